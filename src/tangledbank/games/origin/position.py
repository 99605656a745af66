"""Positions of The Origin of Species in words: reading them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import HIDDEN, NONE
from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import Frame
from tangledbank.core.language import Line, located, squeeze
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.games.origin.changes import attach, join, reveal
from tangledbank.games.origin.facts import judge
from tangledbank.games.origin.ids import TRAIT_NAMES
from tangledbank.games.origin.rules import pair_bar
from tangledbank.games.origin.state import NOBODY, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS
from tangledbank.games.origin.words import animal_id, read_mark, trait_word
from tangledbank.games.origin.writer import PHASES, Writer, frames_at, worn_cards

if TYPE_CHECKING:
    from tangledbank.core.game import Game

REST = ("…", "...")
ANIMAL_LINE = re.compile(r"([a-h]\d+)\s*:\s*(.*)")
PAIR_LINE = re.compile(r"([a-h]\d+)\s*\+\s*([a-h]\d+)\s*:\s*(.*)")
PLAYER_LINE = re.compile(r"([a-h])\s*:\s*(.*)")
TRAIT_PART = re.compile(
    r"([a-z][a-z-]*)(\(1\))?"
    r"(?: ignoring (\S+(?: with \S+)?) of ([a-h]\d+)| (?!from\b)([a-z]+))?(?: from (\S+))?"
)
WORDS = ("phase", "bank", "deck", "center", "out")


class Worn:
    """A trait that a position puts on an animal or on a pair."""

    def __init__(self, line: Line, match: re.Match[str], holders: list[Animal]) -> None:
        self.line = line
        self.trait = TRAIT_NAMES.index(match[1])
        self.state = "used" if match[2] or match[3] else match[5] or "ready"
        self.ignoring = (match[3], match[4])  # a trait, and whose
        self.source = match[6] or ""  # the card it is printed on
        self.holders = holders
        self.card = NONE


class Reader:
    """A position being read: first the words, then a card for each."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.names = s.book.cards.names
        self.free = s.book.deck[:]
        self.lists: list[tuple[Line, str, list[int], int]] = []
        self.bodies: list[tuple[Line, Animal, str]] = []
        self.worn: list[Worn] = []
        self.shown: list[tuple[Line, Animal, str]] = []
        self.rest = True
        self.phase = "development"
        self.turn = -1
        self.doing = ""

    # Words

    def number(self, line: Line, text: str, low: int, high: int, what: str) -> int:
        if not re.fullmatch(r"\d{1,4}", text) or not low <= int(text) <= high:
            raise located(line, f"{what} is a number from {low} to {high}, not {text!r}")
        return int(text)

    def seat(self, line: Line, text: str) -> int:
        seat = "abcdefgh".find(text) if len(text) == 1 else -1
        if not 0 <= seat < self.s.seats:
            raise located(line, f"{text!r} is not a seat at this table")
        return seat

    def cards(self, line: Line, text: str, place: list[int]) -> None:
        for word in text.split():
            place.append(NONE)
            self.lists.append((line, word, place, len(place) - 1))

    def read(self, line: Line) -> None:
        text = squeeze(line.text)
        word, _, rest = text.partition(" ")
        if match := ANIMAL_LINE.fullmatch(text):
            self.read_animal(line, match[1], match[2])
        elif match := PAIR_LINE.fullmatch(text):
            self.read_pair(line, match)
        elif match := PLAYER_LINE.fullmatch(text):
            self.read_player(line, self.seat(line, match[1]), match[2])
        elif word == "doing":
            self.doing = line.text.split(None, 1)[1]
        elif word in WORDS:
            getattr(self, f"read_{word}")(line, rest)
        else:
            raise located(line, f"expected {', '.join(WORDS)}, A:, A1: or A1+A2:")

    def read_phase(self, line: Line, text: str) -> None:
        name, *parts = [part.strip() for part in text.split(",")]
        if name not in PHASES:
            raise located(line, f"there is no phase {name!r}: phases are {', '.join(PHASES)}")
        self.phase = name
        for part in parts:
            word, _, value = part.partition(" ")
            if part == "last round":
                self.rest = False
            elif word == "round":
                self.s.turn = self.number(line, value, 1, 999, "round")
            elif word == "first":
                self.s.first = self.seat(line, value)
            elif word == "turn":
                self.turn = self.seat(line, value)
            else:
                raise located(line, f"expected round, last round, first or turn, not {part!r}")

    def read_bank(self, line: Line, text: str) -> None:
        self.s.bank = self.number(line, text, 0, 99, "bank")

    def read_deck(self, line: Line, text: str) -> None:
        words = text.split()
        self.rest = bool(words) and words[-1] in REST
        self.cards(line, " ".join(words[:-1] if self.rest else words), self.s.deck)

    def read_center(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.center)

    def read_out(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.out)

    def read_player(self, line: Line, seat: int, text: str) -> None:
        player = self.s.players[seat]
        places = {"hand": player.hand, "discard": player.discard}
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            word, _, value = part.partition(" ")
            if word in places:
                self.cards(line, value, places[word])
            elif word == "made":
                player.made = self.number(line, value, 0, 499, "made")
            elif word == "luck":
                player.luck = self.number(line, value, 0, 1, "luck")
            elif word == "shown":
                self.read_shown(line, player.shown, value)
            else:
                raise located(line, f"expected hand or discard, not {part!r}")

    def read_shown(self, line: Line, shown: list[int], text: str) -> None:
        """Revealed cards of a discard pile: the same cards as in the pile."""
        for word in text.split():
            self.lists.append((line, f"={word}", shown, len(shown)))
            shown.append(NONE)

    def read_animal(self, line: Line, name: str, text: str) -> None:
        aid = self.aid(line, name)
        if self.s.living(aid) is not NOBODY:
            raise located(line, "this animal is already described")
        seats = int(self.s.seats)
        a = Animal(aid, (aid - 1) % seats, NONE)
        self.s.place(a)
        player = self.s.players[a.owner]
        player.row.append(aid)
        player.made = max(int(player.made), (aid - 1) // seats + 1)
        card = ""
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            word, _, value = part.partition(" ")
            if word == "food":
                a.food = self.number(line, value, 0, 99, "food")
            elif word == "card":
                card = value
            elif word == "revealed":
                self.shown.append((line, a, value or "ready"))
            elif word == "poisoned":
                a.poisoned = True
            else:
                self.read_trait(line, [a], part)
        self.bodies.append((line, a, card))

    def aid(self, line: Line, name: str) -> int:
        try:
            return animal_id(name, int(self.s.seats))
        except BadNotation as error:
            raise located(line, str(error)) from None

    def read_pair(self, line: Line, match: re.Match[str]) -> None:
        both = [self.s.living(self.aid(line, match[i])) for i in (1, 2)]
        if NOBODY in both:
            raise located(line, "describe both animals before their pair cards")
        for part in match[3].split(","):
            self.read_trait(line, both, part.strip())

    def read_trait(self, line: Line, holders: list[Animal], part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        if match is None or match[1] not in TRAIT_NAMES:
            raise located(line, f"expected card, food, revealed, poisoned or a trait, not {part!r}")
        self.worn.append(Worn(line, match, holders))

    # Cards

    def deal(self) -> None:
        """Find a card for everything: cards that are named first, then any that will do."""
        for line, word, place, index in self.lists:
            if not word.startswith("="):
                place[index] = self.named(line, word)
        for line, a, card in self.bodies:
            a.card = self.named(line, card) if card else NONE
        for worn in self.worn:
            worn.card = self.named(worn.line, worn.source) if worn.source else NONE
        for worn in self.worn:
            worn.card = worn.card or self.with_face(worn)
        for line, a, _ in self.bodies:
            a.card = a.card or self.plain(line)
        for _, word, place, index in self.lists:
            if word.startswith("="):
                place[index] = self.in_pile(word[1:], place)
        self.s.deck.extend(self.free if self.rest else [])
        self.s.out.extend([] if self.rest else self.free)
        self.s.deck.reverse()

    def named(self, line: Line, name: str) -> int:
        if name == "?":
            return HIDDEN
        for card in self.free:
            if self.names[card] == name:
                self.free.remove(card)
                return card
        known = name in self.names[HIDDEN + 1 :]
        what = (
            "is named more often than this deck has it" if known else "is not a card of this game"
        )
        raise located(line, f"{name!r} {what}")

    def with_face(self, worn: Worn) -> int:
        for card in self.free:
            if worn.trait in self.s.book.cards.faces(card):
                self.free.remove(card)
                return card
        raise located(worn.line, f"no card is left with {TRAIT_NAMES[worn.trait]}")

    def plain(self, line: Line) -> int:
        """A card for an animal of which nothing is said: the last that cannot lie in wait."""
        for card in reversed(self.free):
            if not HOOKS.lurks >> self.s.book.cards.face[card] & 1:
                self.free.remove(card)
                return card
        raise located(line, "no card is left for this animal")

    def in_pile(self, name: str, shown: list[int]) -> int:
        player = next(p for p in self.s.players if p.shown is shown)
        return next(c for c in player.discard if self.names[c] == name and c not in shown)

    def wear(self) -> None:
        """Put the traits on, and refuse what no table can have."""
        self.s.lurkers -= sum(len(player.shown) for player in self.s.players)
        for line, a, state in self.shown:
            reveal(self.s, a)
            a.marks[0] = read_mark(a.traits[0], state)
            if a.marks[0] < 0:
                raise located(line, f"a revealed animal is never {state}")
        for worn in self.worn:
            mark = read_mark(worn.trait, worn.state)
            pair = self.s.book.cards.pairs >> worn.trait & 1 != 0
            if pair != (len(worn.holders) == 2):
                raise located(worn.line, f"{TRAIT_NAMES[worn.trait]} lies on {1 + pair} animals")
            if mark < 0:
                raise located(worn.line, f"{TRAIT_NAMES[worn.trait]} is never {worn.state}")
            if pair:
                self.wear_pair(worn, mark)
            else:
                self.wear_single(worn, mark)

    def wear_single(self, worn: Worn, mark: int) -> None:
        a = worn.holders[0]
        cards = self.s.book.cards
        bit = 1 << worn.trait
        if cards.animals & bit or (a.mask & bit and not cards.several & bit):
            raise located(worn.line, "no animal has that trait, or not twice")
        if a.mask & cards.bars[worn.trait]:
            raise located(
                worn.line, f"{TRAIT_NAMES[worn.trait]} does not go with another trait here"
            )
        attach(self.s, a, worn.card, worn.trait)
        a.marks[-1] = mark

    def remember(self) -> None:
        """Which traits are ignored until the end of the turn."""
        for worn in self.worn:
            trait, owner = worn.ignoring
            if trait:
                prey = self.s.living(self.aid(worn.line, owner))
                held = [*prey.cards, *[int(self.s.pairs[pid].card) for pid in prey.pairs]]
                fits = [card for card in held if trait_word(self.s, prey, card).lower() == trait]
                if not fits:
                    raise located(worn.line, f"{owner.upper()} has no {trait}")
                holder = worn.holders[0]
                holder.marks[holder.cards.index(worn.card)] = fits[0]

    def wear_pair(self, worn: Worn, mark: int) -> None:
        a, b = worn.holders
        hostile = self.s.book.cards.others >> worn.trait & 1
        seat = (int(a.owner) + hostile) % int(self.s.seats)
        if pair_bar(self.s, seat, a, b, worn.trait):
            raise located(worn.line, f"{TRAIT_NAMES[worn.trait]} cannot lie on these two")
        join(self.s, a, b, worn.card, worn.trait).used = mark > 0

    def stack(self) -> list[Frame[Any]]:
        """The frames that the phase and turn stand for."""
        turn = self.turn if self.turn >= 0 else int(self.s.first)
        return frames_at(PHASES[self.phase], turn)


class Positions:
    """Reading and writing positions, and judging facts."""

    def read_position(
        self, game: Game, players: int, options: Mapping[str, Value], lines: Sequence[Line]
    ) -> Table:
        s = game.blank(players, options, seeded(0))
        assert isinstance(s, Table)
        s.turn = 1
        reader = Reader(s)
        for line in lines:
            reader.read(line)
        reader.deal()
        reader.wear()
        reader.remember()
        s.seals = 0
        if reader.doing:
            resume(game, s, reader.doing)
        else:
            s.stack = reader.stack()
        return s

    def write_position(self, game: Game, options: Mapping[str, Value], s: Table) -> list[str]:
        return Writer(game, options, s).lines()

    def fact(self, s: Table, text: str) -> str:
        return judge(s, squeeze(text))


def exchange(s: Table, wanted: dict[int, int]) -> None:
    """Put other cards of the same names where `wanted` says, and the old ones in their place."""
    swap = dict(wanted)
    for new in wanted.values():
        if new not in swap:
            old = next(card for card, other in wanted.items() if other == new)
            while old in wanted.values():
                old = next(card for card, other in wanted.items() if other == old)
            swap[new] = old
    places = [s.deck, s.center, s.out]
    places += [cards for p in s.players for cards in (p.hand, p.discard, p.shown)]
    for a in s.animals:
        a.card = swap.get(int(a.card), int(a.card))
        places.append(a.cards)
        for slot, trait in enumerate(a.traits):
            if HOOKS.outwits >> trait & 1:  # its mark is the card that it ignores
                a.marks[slot] = swap.get(a.marks[slot], a.marks[slot])
    for cards in places:
        cards[:] = [swap.get(card, card) for card in cards]
    for pair in s.pairs:
        pair.card = swap.get(int(pair.card), int(pair.card))


def resume(game: Game, s: Table, text: str) -> None:
    """Go on in the middle of something."""
    try:
        plain = json.loads(text)
        game.codec.resume(s, plain, ("stack", "prompts", "asked"))
        exchange(s, dict(zip(worn_cards(s), plain["worn"], strict=True)))
    except (ValueError, KeyError, TypeError) as error:
        raise BadNotation(f"the line 'doing' cannot be read: {error}") from None
