"""Reads positions of The Origin of Species."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from librt.vecs import append

from tangledbank.core.action import NONE
from tangledbank.core.flow import Frame
from tangledbank.core.game import Game
from tangledbank.core.rows import place_of, row_of
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.phases import PHASES
from tangledbank.games.origin.position_writer import frames_at
from tangledbank.games.origin.questions import LURKS
from tangledbank.games.origin.rules import pair_reason
from tangledbank.games.origin.state import NOBODY, Animal, OriginState, trait_at
from tangledbank.games.origin.state_changes import attach_pair, attach_trait, reveal
from tangledbank.games.origin.trait_marks import note
from tangledbank.games.origin.trait_notation import read_mark, trait_word
from tangledbank.games.origin.traits.base import Trait
from tangledbank.notation.names import (
    Line,
    being_name,
    cards_in,
    located,
    parts_of,
    seat_name,
    squeeze,
)
from tangledbank.notation.position import CardRequest, PositionReader

PAIR_LINE = re.compile(r"([a-h]\d+)\s*\+\s*([a-h]\d+)\s*:\s*(.*)")
TRAIT_PART = re.compile(
    r"([a-z][a-z-]*)(\(1\))?"
    r"(?: ignoring (\S+(?: with \S+)?) of ([a-h]\d+)| (?!from\b)([a-z]+))?(?: from (\S+))?"
)


class Worn:
    """A trait that a position puts on an animal or a pair."""

    def __init__(
        self, line: Line, trait: Trait, match: re.Match[str], holders: list[Animal]
    ) -> None:
        self.line = line
        self.trait = trait
        self.state = "used" if match[2] or match[3] else match[5] or "ready"
        self.ignoring = (match[3], match[4])  # a trait, and its animal
        self.holders = holders
        self.place: list[int] = []  # its card

    @property
    def card(self) -> int:
        return self.place[0]


class AnyWithFace(CardRequest):
    """A request for any card with this trait."""

    rank = 2

    def __init__(self, worn: Worn, cards: Cards) -> None:
        super().__init__(worn.line, worn.trait.key, worn.place)
        self.trait = worn.trait
        self.printed = cards

    def choose(self, names: Sequence[str], free: list[int]) -> int:
        for card in free:
            if self.trait in self.printed.faces(card):
                free.remove(card)
                return card
        raise located(self.line, f"no card is left with {self.text}")


class AnyAnimal(CardRequest):
    """A request for an animal's card: the last one that is not a hidden hunter."""

    rank = 3

    def __init__(self, line: Line, place: list[int], cards: Cards) -> None:
        super().__init__(line, "", place)
        self.printed = cards

    def choose(self, names: Sequence[str], free: list[int]) -> int:
        for card in reversed(free):
            if not self.printed.trait_on(card, 0).hooks & LURKS:
                free.remove(card)
                return card
        raise located(self.line, "no card is left for this animal")


class FromPile(CardRequest):
    """A request for a revealed card in a discard pile."""

    rank = 4

    def __init__(self, line: Line, text: str, shown: list[int], pile: list[int]) -> None:
        super().__init__(line, text, shown)
        self.pile = pile

    def choose(self, names: Sequence[str], free: list[int]) -> int:
        for card in self.pile:
            if names[card] == self.text and card not in self.place:
                return card
        raise located(self.line, f"there is no {self.text!r} in this discard pile")


class OriginReader(PositionReader[OriginState]):
    """Reads the text of a position into a state."""

    words = ("phase", "bank", "deck", "center", "out")
    phase_names = tuple(PHASES)
    player_words = ("hand", "discard", "shown", "made", "luck", "attacked")
    being_words = ("card", "food", "revealed", "poisoned")
    being = "animal"

    def __init__(self, game: Game, s: OriginState) -> None:
        self.held: list[dict[str, list[int]]] = [
            {"hand": [], "discard": [], "shown": []} for _ in s.players
        ]
        own = {f"discard of {seat_name(i)}": held["discard"] for i, held in enumerate(self.held)}
        piles: dict[str, list[int]] = {"deck": [], "center": [], "out": []}
        super().__init__(game, s, s.book.cards.names, {**piles, **own})
        self.open_piles = ("deck", *own)
        self.phase = "development"
        self.bodies: list[tuple[Animal, list[int]]] = []
        self.worn: list[Worn] = []
        self.shown: list[tuple[Line, Animal, str]] = []

    # Lines

    def read(self, line: Line) -> None:
        pair = PAIR_LINE.fullmatch(squeeze(line.text))
        if pair:
            self.read_pair(line, pair)
        else:
            super().read(line)

    def read_moment(self, line: Line, part: str) -> bool:
        if part == "last round":
            self.rests.discard("deck")
        return part in self.moments

    def read_bank(self, line: Line, text: str) -> None:
        self.s.bank = self.number(line, text, 0, 99, "bank")

    def read_player(self, line: Line, seat: int, part: str) -> None:
        player = self.s.players[seat]
        held = self.held[seat]
        word, _, value = part.partition(" ")
        if word == "hand":
            self.cards(line, value, held[word])
        elif word == "discard":
            self.read_pile(line, f"discard of {seat_name(seat)}", value)
        elif word == "made":
            player.made = self.number(line, value, 0, 499, "made")
        elif word == "luck":
            player.luck = self.number(line, value, 0, 1, "luck")
        elif part == "attacked":
            player.hunted = bool(self.s.book.one_attack_per_round)
        else:
            pile, shown = held["discard"], held["shown"]
            self.requests += [FromPile(line, name, shown, pile) for name in cards_in(value)]

    def read_being(self, line: Line, id: int, parts: Sequence[str]) -> None:
        a = Animal(id, (id - 1) % int(self.s.seats), NONE)
        self.s.place(a)
        player = self.s.players[a.owner]
        player.row = append(player.row, id)
        player.made = max(int(player.made), int(being_name(self.s, id)[1:]))
        place: list[int] = []
        for part in parts:
            self.read_property(line, a, place, part)
        if not place:
            self.requests.append(AnyAnimal(line, place, self.s.book.cards))
        self.bodies.append((a, place))

    def read_property(self, line: Line, a: Animal, place: list[int], part: str) -> None:
        word, _, value = part.partition(" ")
        if word not in self.being_words:
            self.read_trait(line, [a], part)
        elif word == "food":
            a.food = self.number(line, value, 0, 99, "food")
        elif word == "card":
            if place or len(value.split()) != 1:
                raise located(line, "an animal has only one card")
            self.cards(line, value, place)
        elif word == "revealed":
            self.shown.append((line, a, value or "ready"))
        else:
            a.poisoned = True

    def read_pair(self, line: Line, match: re.Match[str]) -> None:
        both = [self.s.living(self.being_id(line, match[i])) for i in (1, 2)]
        if NOBODY in both:
            raise located(line, "describe both animals before their pair cards")
        for part in parts_of(match[3]):
            self.read_trait(line, both, part)

    def read_trait(self, line: Line, holders: list[Animal], part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        trait = self.s.book.cards.trait_of(match[1]) if match else None
        if match is None or trait is None:
            raise located(line, f"expected card, food, revealed, poisoned or a trait, not {part!r}")
        worn = Worn(line, trait, match, holders)
        self.worn.append(worn)
        if match[6]:
            self.cards(line, match[6], worn.place)
        else:
            self.requests.append(AnyWithFace(worn, self.s.book.cards))

    # Cards

    def finish(self) -> None:
        s = self.s
        s.turn = self.round
        s.first = self.first
        free = self.deal([int(card) for card in s.book.deck])
        self.rest_pile().extend(free)
        s.deck = row_of(self.piles["deck"][::-1])
        s.center = row_of(self.piles["center"])
        s.out = row_of(self.piles["out"])
        for player, held in zip(s.players, self.held, strict=True):
            player.hand = row_of(held["hand"])
            player.discard = row_of(held["discard"])
            player.shown = row_of(held["shown"])
        for a, place in self.bodies:
            a.card = place[0]
        self.show()
        for worn in self.worn:
            self.wear(worn)
        for worn in self.worn:
            self.remember(worn)
        s.undo_barriers = 0

    def show(self) -> None:
        """Reveal the animals that the position shows."""
        self.s.lurkers -= sum(len(player.shown) for player in self.s.players)
        for line, a, state in self.shown:
            if not self.s.book.cards.trait_on(a.card, 0).hooks & LURKS:
                raise located(line, "only an animal that can be a hidden hunter is revealed")
            reveal(self.s, a)
            mark = read_mark(trait_at(self.s, a, 0), state)
            if mark < 0:
                raise located(line, f"a revealed animal cannot be {state}")
            a.mark(0, mark)

    def wear(self, worn: Worn) -> None:
        """Put a trait on its animals; refuse combinations that cannot occur in a game."""
        trait = worn.trait
        mark = read_mark(trait, worn.state)
        if trait.pair != (len(worn.holders) == 2):
            raise located(worn.line, f"{trait.key} needs {1 + trait.pair} animals")
        if mark < 0:
            raise located(worn.line, f"{trait.key} cannot be {worn.state}")
        if trait.pair:
            self.wear_pair(worn, mark)
        else:
            self.wear_single(worn, mark)

    def wear_single(self, worn: Worn, mark: int) -> None:
        a, trait = worn.holders[0], worn.trait
        if trait.animal or a.mask & trait.bit & trait.excludes:
            raise located(worn.line, "an animal cannot have this trait, or not twice")
        if a.mask & trait.excludes:
            raise located(worn.line, f"{trait.key} does not go with another trait here")
        attach_trait(self.s, a, worn.card, trait)
        a.mark(len(a.marks) - 1, mark)

    def wear_pair(self, worn: Worn, mark: int) -> None:
        a, b = worn.holders
        seat = (int(a.owner) + worn.trait.others) % int(self.s.seats)
        if pair_reason(self.s, seat, a, b, worn.trait):
            raise located(worn.line, f"{worn.trait.key} cannot lie on these two")
        attach_pair(self.s, a, b, worn.card, worn.trait).used = mark > 0

    def remember(self, worn: Worn) -> None:
        """Restore which trait an animal ignores until the end of the turn."""
        trait, owner = worn.ignoring
        if trait:
            prey = self.s.living(self.being_id(worn.line, owner))
            held = [*prey.cards, *[int(self.s.pairs[pid].card) for pid in prey.pairs]]
            fitting = [card for card in held if trait_word(self.s, prey, card).lower() == trait]
            if not fitting:
                raise located(worn.line, f"{owner.upper()} has no {trait}")
            holder = worn.holders[0]
            holder.mark(place_of(holder.cards, worn.card), note(fitting[0]))

    def stack(self) -> list[Frame[Any]]:
        turn = self.turn if self.turn >= 0 else int(self.s.first)
        return frames_at(PHASES[self.phase], turn)
