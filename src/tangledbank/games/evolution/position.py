"""Positions and facts of Evolution in words."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import FIRST, HIDDEN, NONE
from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import Frame
from tangledbank.core.language import Line, located, seat_name, squeeze
from tangledbank.core.options import Value, spell
from tangledbank.core.rng import seeded
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.ids import TRAIT_NAMES
from tangledbank.games.evolution.playing import PlayInTurn
from tangledbank.games.evolution.rules import MARKER_LIMIT, hunger
from tangledbank.games.evolution.state import NOBODY, Species, Table

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PHASES = ("deal", "food", "play", "reveal", "feeding")
REST = ("…", "...")
SPECIES_LINE = re.compile(r"([a-h])(\d+)\s*:\s*(.*)")
PLAYER_LINE = re.compile(r"([a-h])\s*:\s*(.*)")
TRAIT_PART = re.compile(r"([a-z?][a-z-]*)(?::(-?\d+(?::[+-]\d+)?))?(?:\s*\((\d+)\))?( face down)?")


def fits(name: str, text: str) -> bool:
    """Is this the card's name, or the beginning of it?"""
    return name == text or name.startswith(text + ":")


class Request:
    """A card a position names, and the list it goes to."""

    def __init__(self, line: Line, text: str, place: list[int], index: int) -> None:
        self.line = line
        self.text = text
        self.place = place
        self.index = index


class Reader:
    """A position being read."""

    phase_names: Sequence[str] = PHASES
    words: Sequence[str] = ("phase", "hole", "deck", "discard", "out", "food")

    def __init__(self, names: list[str], s: Table) -> None:
        self.names = names
        self.s = s
        self.requests: list[Request] = []
        self.rest = True
        self.phase = "deal"
        self.turn = -1
        self.worn: list[tuple[Line, Species, bool, int]] = []
        self.food: list[tuple[int, list[int]]] = []
        self.doing: Line | None = None

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
            self.requests.append(Request(line, word, place, len(place) - 1))

    def read(self, line: Line) -> None:
        text = squeeze(line.text)
        species = SPECIES_LINE.fullmatch(text)
        player = PLAYER_LINE.fullmatch(text)
        if species:
            self.read_species(line, species)
        elif player:
            self.read_player(line, self.seat(line, player.group(1)), player.group(2))
        elif text.startswith("doing "):
            self.doing = line
        else:
            word, _, rest = text.partition(" ")
            if word not in self.words:
                raise located(line, f"expected {', '.join(self.words)}, A: or A1:")
            getattr(self, f"read_{word}")(line, rest)

    def read_phase(self, line: Line, text: str) -> None:
        name, *parts = [part.strip() for part in text.split(",")]
        if name not in self.phase_names:
            known = ", ".join(self.phase_names)
            raise located(line, f"there is no phase {name!r}: phases are {known}")
        self.phase = name
        for part in parts:
            word, _, value = part.partition(" ")
            if part == "last round":
                self.s.last = True
            elif part == "next round last":
                self.s.next_last = True
            elif word == "round":
                self.s.round = self.number(line, value, 1, 999, "round")
            elif word == "first":
                self.s.first = self.seat(line, value)
            elif word == "turn":
                self.turn = self.seat(line, value)
            else:
                raise located(line, f"expected round, last round, first or turn, not {part!r}")

    def read_hole(self, line: Line, text: str) -> None:
        self.s.hole = self.number(line, text, 0, 999, "hole")

    def read_deck(self, line: Line, text: str) -> None:
        words = text.split()
        self.rest = bool(words) and words[-1] in REST
        self.cards(line, " ".join(words[:-1] if self.rest else words), self.s.deck)

    def read_discard(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.discard)

    def read_out(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.out)

    def read_food(self, line: Line, text: str) -> None:
        if not text.startswith("cards "):
            raise located(line, "expected: food cards A CARD, B CARD …")
        for part in text[len("cards ") :].split(","):
            words = part.split()
            if len(words) != 2:
                raise located(line, "expected: food cards A CARD, B CARD …")
            place: list[int] = []
            self.cards(line, words[1], place)
            self.food.append((self.seat(line, words[0]), place))

    def read_player(self, line: Line, seat: int, text: str) -> None:
        player = self.s.players[seat]
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            word, _, value = part.partition(" ")
            if word == "bag":
                player.bag = self.number(line, value, 0, 999, "bag")
            elif word == "made":
                player.made = self.number(line, value, 0, 499, "made")
            elif word == "hand":
                self.cards(line, value, player.hand)
            else:
                raise located(line, f"expected bag, hand or made, not {part!r}")

    def read_species(self, line: Line, match: re.Match[str]) -> None:
        seat = self.seat(line, match.group(1))
        ordinal = self.number(line, match.group(2), 1, 499, "the number of a species")
        sid = 1 + (ordinal - 1) * int(self.s.seats) + seat
        if sid < len(self.s.species) and self.s.species[sid] is not NOBODY:
            raise located(line, "this species is already described")
        sp = Species(sid, seat)
        self.s.place(sp)
        player = self.s.players[seat]
        player.row.append(sid)
        player.made = max(int(player.made), ordinal)
        for part in filter(None, (piece.strip() for piece in match.group(3).split(","))):
            self.read_property(line, sp, part)
        if sp.food > sp.population:
            raise located(line, "a species has at most as much food as population")

    def read_property(self, line: Line, sp: Species, part: str) -> None:
        word, _, value = part.partition(" ")
        if word == "body":
            sp.body = self.number(line, value, 1, MARKER_LIMIT, "body")
        elif word == "population":
            sp.population = self.number(line, value, 1, MARKER_LIMIT, "population")
        elif word == "food":
            sp.food = self.number(line, value, 0, MARKER_LIMIT, "food")
        else:
            self.read_trait(line, sp, part)

    def read_trait(self, line: Line, sp: Species, part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        if match is None or (match.group(1) not in TRAIT_NAMES):
            raise located(line, f"expected body, population, food or a trait, not {part!r}")
        name = match.group(1) + (f":{match.group(2)}" if match.group(2) else "")
        down = match.group(4) is not None
        if down and match.group(3):
            raise located(line, "a trait face down has no food on it")
        self.cards(line, name, sp.fresh if down else sp.cards)
        if not down:
            sp.tokens.append(int(match.group(3) or 0))
        self.worn.append((line, sp, down, len(sp.fresh if down else sp.cards) - 1))

    def deal(self) -> None:
        """Find a card for every request, numbered ones first; the rest is the deck, or out."""
        free = self.s.book.cards.deck[:]
        if self.doing is not None:
            self.rest = False
            free = self.recall(self.doing)
        for request in sorted(self.requests, key=lambda request: -request.text.count(":")):
            request.place[request.index] = self.choose(request, free)
        for seat, place in self.food:
            self.s.players[seat].food_card = place[0]
        self.s.deck.extend(free if self.rest else [])
        self.s.out.extend([] if self.rest else free)
        self.s.deck.reverse()

    def recall(self, line: Line) -> list[int]:
        """The cards of a table in the middle of something, which knows them one from another."""
        try:
            cards = json.loads(line.text.split(None, 1)[1])["cards"]
            pairs = list(zip(self.requests, cards, strict=True))
            known = all(self.names[card] == request.text for request, card in pairs)
        except (ValueError, KeyError, TypeError, IndexError, RecursionError):
            raise located(line, "expected doing with what the program wrote") from None
        if not known:
            raise located(line, "this is about other cards than the position")
        for request, card in pairs:
            request.place[request.index] = card
        self.requests = []
        return []

    def choose(self, request: Request, free: list[int]) -> int:
        if request.text == "?":
            return HIDDEN
        for card in free:
            name = self.names[card]
            if fits(name, request.text):
                free.remove(card)
                return card
        known = any(fits(name, request.text) for name in self.names[FIRST:])
        what = "is named more often than it is printed" if known else "is not a card of this game"
        raise located(request.line, f"{request.text!r} {what}")

    def wear(self) -> None:
        """Set the masks from the cards, and refuse what no table can have."""
        traits = self.s.book.cards.trait
        for line, sp, down, slot in self.worn:
            card = (sp.fresh if down else sp.cards)[slot]
            bit = 1 << traits[card] if card != HIDDEN else 0
            if (sp.mask | sp.down) & bit:
                raise located(line, "a species has no trait twice")
            if down:
                sp.down |= bit
            else:
                sp.mask |= bit
                if sp.tokens[slot] > sp.body:
                    raise located(line, "a card stores at most as much food as the body size")
            if len(sp.cards) + len(sp.fresh) > self.s.book.trait_limit:
                raise located(line, f"a species has at most {self.s.book.trait_limit} traits here")

    def stack(self) -> list[Frame[Any]]:
        """The frames that the phase and turn stand for."""
        turn = self.turn if self.turn >= 0 else int(self.s.first)
        if self.phase == "deal":
            self.s.round -= 1  # dealing begins the round
        return frames_at(self.new_round(), self.s, self.phase_names.index(self.phase), turn)

    def new_round(self) -> phases.Round:
        return phases.Round()


def frames_at(bottom: phases.Round, s: Table, phase: int, turn: int) -> list[Frame[Any]]:
    """What is to be done when play stands in this phase with this seat to act."""
    bottom.phase = phase + 1 if phase else 0
    frames: list[Frame[Any]] = [bottom]
    if phase == phases.FOOD:
        frames.append(phases.SelectFood())
    elif phase == phases.PLAY:
        frames.append(bottom.playing(s, turn))
    elif phase == phases.REVEAL:
        frames.append(bottom.reveal(s))
    elif phase == phases.FEEDING:
        frames.append(bottom.feeding(s, turn))
    return frames


class Positions:
    """Reading and writing positions, and judging facts."""

    def read_position(
        self, game: Game, players: int, options: Mapping[str, Value], lines: Sequence[Line]
    ) -> Table:
        s = game.blank(players, options, seeded(0))
        assert isinstance(s, Table)
        s.round = 1
        reader = self.reader(s)
        for line in lines:
            reader.read(line)
        reader.deal()
        reader.wear()
        if reader.doing:
            resume(game, s, reader.doing)
        else:
            s.stack = reader.stack()
        return s

    def write_position(self, game: Game, options: Mapping[str, Value], s: Table) -> list[str]:
        return self.writer(game, options, s).lines()

    def reader(self, s: Table) -> Reader:
        return Reader(s.book.cards.names, s)

    def writer(self, game: Game, options: Mapping[str, Value], s: Table) -> Writer:
        return Writer(game, options, s)

    def fact(self, s: Table, text: str) -> str:
        return judge(s, squeeze(text))


def resume(game: Game, s: Table, line: Line) -> None:
    """Go on in the middle of something."""
    try:
        plain = json.loads(line.text.split(None, 1)[1])
        s.stack = game.codec.decode(plain["stack"])
        s.prompts = game.codec.decode(plain["prompts"])
        s.waiting = sum(1 for prompt in s.prompts if prompt)
        s.asked = game.codec.decode(plain["asked"])
        s.screens = game.codec.decode(plain["screens"])
    except (ValueError, KeyError, TypeError) as error:
        raise located(line, f"expected doing with what the program wrote: {error}") from None


class Writer:
    """A position being written."""

    phase_names: Sequence[str] = PHASES

    def __init__(self, game: Game, options: Mapping[str, Value], s: Table) -> None:
        self.game = game
        self.options = options
        self.s = s

    def cards(self, cards: Sequence[int]) -> str:
        return " ".join(self.s.book.cards.names[card] for card in cards)

    def lines(self) -> list[str]:
        s = self.s
        lines = [self.game_line(), self.phase_line(), f"hole {s.hole}"]
        lines.append("deck " + self.cards(s.deck[::-1]))
        lines += [f"discard {self.cards(s.discard)}"] if s.discard else []
        lines += [f"out {self.cards(s.out)}"] if s.out else []
        chosen = [(i, p.food_card) for i, p in enumerate(s.players) if p.food_card != NONE]
        if chosen:
            parts = [f"{seat_name(i)} {s.book.cards.names[card]}" for i, card in chosen]
            lines.append("food cards " + ", ".join(parts))
        for seat in range(s.seats):
            lines += self.player_lines(seat)
        doing = self.doing()
        return lines + ([f"doing {doing}"] if doing else [])

    def game_line(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        given = [f", {k} {spell(v)}" for k, v in self.options.items() if v != defaults[k]]
        return f"game {self.game.key}, {self.s.seats} players" + "".join(given)

    def place(self) -> tuple[int, int]:
        """The phase and whose turn it is."""
        bottom = self.s.stack[0] if self.s.stack else phases.Round(phases.END)
        assert isinstance(bottom, phases.Round)
        phase = max(int(bottom.phase) - 1, 0)
        top = self.s.stack[-1] if self.s.stack else bottom
        turn = int(top.seat) if isinstance(top, PlayInTurn | Feeding) else int(self.s.first)
        return min(phase, phases.FEEDING), turn

    def phase_line(self) -> str:
        phase, turn = self.place()
        parts = [f"phase {self.phase_names[phase]}", f"round {self.s.round}"]
        parts += ["last round"] if self.s.last else []
        parts += ["next round last"] if self.s.next_last else []
        return ", ".join([*parts, f"first {seat_name(self.s.first)}", f"turn {seat_name(turn)}"])

    def player_lines(self, seat: int) -> list[str]:
        player = self.s.players[seat]
        parts = [f"bag {player.bag}"] + ([f"hand {self.cards(player.hand)}"] if player.hand else [])
        newest = max([(sid - 1) // int(self.s.seats) + 1 for sid in player.row], default=0)
        parts += [f"made {player.made}"] if player.made != newest else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"]
        return lines + [self.species_line(self.s.species[sid]) for sid in player.row]

    def species_line(self, sp: Species) -> str:
        names = self.s.book.cards.names
        parts = [f"body {sp.body}", f"population {sp.population}", f"food {sp.food}"]
        for card, stored in zip(sp.cards, sp.tokens, strict=True):
            parts.append(names[card] + (f"({stored})" if stored else ""))
        parts += [f"{names[card]} face down" for card in sp.fresh]
        seats = int(self.s.seats)
        return f"{seat_name(sp.owner)}{(sp.sid - 1) // seats + 1}: {', '.join(parts)}"

    def named(self) -> list[int]:
        """Every card in the order in which the lines name them."""
        s = self.s
        cards = [*s.deck[::-1], *s.discard, *s.out]
        cards += [int(player.food_card) for player in s.players if player.food_card != NONE]
        for player in s.players:
            cards += player.hand
            for sid in player.row:
                cards += s.species[sid].cards + s.species[sid].fresh
        return cards

    def doing(self) -> str:
        """The frames, where phase and turn do not say it all."""
        codec = self.game.codec
        stack = codec.encode(self.s.stack)
        at = codec.encode(frames_at(self.new_round(), self.s, *self.place()))
        whole = {"stack": stack, "cards": self.named()}
        for name in ("prompts", "asked", "screens"):
            whole[name] = codec.encode(getattr(self.s, name))
        return "" if stack == at and not self.s.screens else json.dumps(whole)

    def new_round(self) -> phases.Round:
        return phases.Round()


# Facts


def judge(s: Table, text: str) -> str:
    """Nothing if the fact holds, otherwise what is so instead."""
    seen = re.fullmatch(r"(.+) in ([a-h]) hand", text)
    if seen:
        text = f"{seen.group(2)} hand is {seen.group(1)}"
    subject, _, rest = text.partition(" ")
    if re.fullmatch(r"[a-h]\d{1,4}", subject):
        return judge_species(s, subject, rest)
    if re.fullmatch(r"[a-h]", subject):
        seat = "abcdefgh".index(subject)
        if seat >= s.seats:
            raise BadNotation(f"there is no seat {subject.upper()} at this table")
        return judge_player(s, seat, rest)
    return judge_table(s, subject, rest)


def judge_species(s: Table, name: str, rest: str) -> str:
    sid = 1 + (int(name[1:]) - 1) * int(s.seats) + "abcdefgh".index(name[0])
    sp = s.species[sid] if sid < len(s.species) else NOBODY
    if rest == "extinct":
        return "" if sp is NOBODY else "it lives"
    if sp is NOBODY:
        return "it is extinct"
    for part in rest.split(","):
        trouble = judge_property(s, sp, part.strip())
        if trouble:
            return trouble
    return ""


def judge_property(s: Table, sp: Species, part: str) -> str:
    word, _, value = part.partition(" ")
    numbers = {
        "body": int(sp.body),
        "population": int(sp.population),
        "food": int(sp.food),
        "fat": sum(sp.tokens),
        "traits": len(sp.cards) + len(sp.fresh),
    }
    if word in numbers:
        return "" if value == str(numbers[word]) else f"{word} is {numbers[word]}"
    if part in ("hungry", "not hungry"):
        hungry = hunger(s, sp) > 0
        return "" if hungry == (part == "hungry") else f"hungry is {hungry}"
    if word in ("has", "lacks"):
        held = {TRAIT_NAMES[s.book.cards.trait[card]] for card in sp.cards + sp.fresh}
        if value not in TRAIT_NAMES:
            raise BadNotation(f"there is no trait {value!r}")
        return (
            "" if (value in held) == (word == "has") else f"traits are {' '.join(held) or 'none'}"
        )
    raise BadNotation(f"a species has no property {part!r}")


def judge_player(s: Table, seat: int, rest: str) -> str:
    player = s.players[seat]
    for part in rest.split(","):
        word, _, value = part.strip().partition(" ")
        if word == "hand":
            trouble = judge_cards(s, player.hand, value)
        elif word == "bag":
            trouble = "" if value == str(player.bag) else f"bag is {player.bag}"
        elif word == "species":
            trouble = "" if value == str(len(player.row)) else f"species are {len(player.row)}"
        elif word == "row":
            seats = int(s.seats)
            row = [f"{'abcdefgh'[seat]}{(sid - 1) // seats + 1}" for sid in player.row]
            trouble = "" if value.split() == row else f"the row is {' '.join(row)}"
        else:
            raise BadNotation(f"a player has no property {part.strip()!r}")
        if trouble:
            return trouble
    return ""


def judge_cards(s: Table, cards: list[int], value: str) -> str:
    """`3`, `is CARDS` or `has CARDS`."""
    names = [s.book.cards.names[card] for card in cards]
    if re.fullmatch(r"\d{1,4}", value):
        return "" if int(value) == len(cards) else f"there are {len(cards)}: {' '.join(names)}"
    word, _, rest = value.partition(" ")
    if word not in ("is", "has"):
        raise BadNotation("expected a number, is CARDS or has CARDS")
    left = list(names)
    for text in sorted(rest.split(), key=lambda text: -text.count(":")):
        fit = next((n for n in left if fits(n, text)), None)
        if fit is None:
            return f"the cards are {' '.join(names) or 'none'}"
        left.remove(fit)
    return f"the cards are {' '.join(names)}" if word == "is" and left else ""


def judge_table(s: Table, word: str, value: str) -> str:
    piles = {"deck": s.deck[::-1], "discard": s.discard, "out": s.out}
    if word in piles:
        return judge_cards(s, piles[word], value)
    if f"{word} {value}" in ("last round", "not last"):
        return "" if s.last == (word == "last") else f"last round is {s.last}"
    facts = {"hole": str(s.hole), "round": str(s.round), "first": seat_name(s.first).lower()}
    if word not in facts:
        raise BadNotation(f"{word!r} is not something a fact can be about")
    return "" if value == facts[word] else f"{word} is {facts[word]}"
