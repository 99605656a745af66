"""Reading a position of Evolution."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import FIRST, HIDDEN, NONE
from tangledbank.core.flow import Frame
from tangledbank.core.language import Line, located, squeeze
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.facts import fits, judge
from tangledbank.games.evolution.ids import TRAIT_NAMES
from tangledbank.games.evolution.rules import MARKER_LIMIT
from tangledbank.games.evolution.state import NOBODY, Species, Table
from tangledbank.games.evolution.writer import PHASES, Writer, frames_at

if TYPE_CHECKING:
    from tangledbank.core.game import Game

REST = ("…", "...")
SPECIES_LINE = re.compile(r"([a-h])(\d+)\s*:\s*(.*)")
PLAYER_LINE = re.compile(r"([a-h])\s*:\s*(.*)")
TRAIT_PART = re.compile(r"([a-z?][a-z-]*)(?::(-?\d+(?::[+-]\d+)?))?(?:\s*\((\d+)\))?( face down)?")


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
        self.given: set[str] = set()
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
            if word in self.given and word in Reader.words:
                raise located(line, f"{word} is given twice")
            self.given.add(word)
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
        sp = Species(sid, seat, [], [], [])
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
        game.codec.resume(s, plain, ("stack", "prompts", "asked", "screens"))
    except (ValueError, KeyError, TypeError) as error:
        raise located(line, f"expected doing with what the program wrote: {error}") from None
