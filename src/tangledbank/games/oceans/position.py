"""Positions of Oceans in words: reading."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import FIRST, HIDDEN, NONE
from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import Frame
from tangledbank.core.language import Line, located, squeeze
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.games.oceans.facts import judge
from tangledbank.games.oceans.ids import DEEP, SCENARIO_NAMES, TRAIT_NAMES
from tangledbank.games.oceans.ring import form_ring
from tangledbank.games.oceans.rules import refresh
from tangledbank.games.oceans.scenario import SCENARIOS, ZONES, sum_up
from tangledbank.games.oceans.state import NOBODY, Species, Table
from tangledbank.games.oceans.writer import DOING, PHASES, Writer, frames_at

if TYPE_CHECKING:
    from tangledbank.core.game import Game

REST = ("…", "...")
SPECIES_LINE = re.compile(r"([a-h])(\d+)\s*:\s*(.*)")
PLAYER_LINE = re.compile(r"([a-h])\s*:\s*(.*)")
TRAIT_PART = re.compile(r"([a-z?][a-z-]*(?::\d+)?)(?:\s*\(([a-h]|\d+)\))?")
WORDS = ("phase", "reef", "zones", "reserve", "scenarios", "gene pool", "deep deck", "deck",
         "discard", "out")  # fmt: skip


class Request:
    """A card a position names, and the list it goes to."""

    def __init__(self, line: Line, text: str, place: list[int], index: int) -> None:
        self.line = line
        self.text = text
        self.place = place
        self.index = index


class Reader:
    """A position being read."""

    def __init__(self, s: Table) -> None:
        self.names = s.book.cards.names
        self.s = s
        self.requests: list[Request] = []
        self.rest = True  # the Surface deck holds what is named nowhere
        self.deep_rest = False
        self.phase = "play"
        self.turn = -1
        self.hands: list[list[int]] = [[] for _ in s.players]
        self.doing = ""

    def number(self, line: Line, text: str, low: int, high: int) -> int:
        if not re.fullmatch(r"-?\d{1,4}", text) or not low <= int(text) <= high:
            raise located(line, f"expected a number from {low} to {high}, not {text!r}")
        return int(text)

    def seat(self, line: Line, text: str) -> int:
        seat = "abcdefgh".find(text) if len(text) == 1 else -1
        if not 0 <= seat < self.s.seats:
            raise located(line, f"{text!r} is not a seat at this table")
        return seat

    def cards(self, line: Line, text: str, place: list[int]) -> None:
        for word in text.replace(",", " ").split():
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
            self.doing = line.text.split(None, 1)[1]
        else:
            word = next((w for w in WORDS if text == w or text.startswith(w + " ")), "")
            if not word:
                raise located(line, f"expected {', '.join(WORDS)}, A: or A1:")
            getattr(self, f"read_{word.replace(' ', '_')}")(line, text[len(word) :].strip())

    def read_phase(self, line: Line, text: str) -> None:
        name, *parts = [part.strip() for part in text.split(",")]
        if name not in PHASES:
            raise located(line, f"there is no phase {name!r}: phases are {', '.join(PHASES)}")
        self.phase = name
        s = self.s
        for part in parts:
            word, _, value = part.partition(" ")
            if part == "cambrian":
                s.cambrian = s.pace = True
            elif part == "last round":
                s.ending = max(int(s.round), 1)
            elif word == "round":
                s.round = self.number(line, value, 1, 999)
            elif word == "first":
                s.first = self.seat(line, value)
            elif word == "turn":
                self.turn = self.seat(line, value)
            elif word == "ending":
                s.ending = self.number(line, value, 0, 999)
            elif part == "slow":
                s.pace = False
            elif word == "spent":
                s.climate.spent = self.number(line, value, 0, 7)
            else:
                raise located(
                    line, f"expected round, first, turn, cambrian or last round, not {part!r}"
                )

    def read_reef(self, line: Line, text: str) -> None:
        self.s.places[0] = self.number(line, text, 0, 999)

    def read_zones(self, line: Line, text: str) -> None:
        words = text.split()
        if len(words) != ZONES:
            raise located(line, "expected: zones N N N")
        for i, word in enumerate(words):
            self.s.places[i + 1] = self.number(line, word, 0, 999)

    def read_reserve(self, line: Line, text: str) -> None:
        self.s.reserve = self.number(line, text, -999, 999)

    def read_scenarios(self, line: Line, text: str) -> None:
        names = [part.strip() for part in text.split(",")]
        if len(names) != 2 or not set(names) <= set(SCENARIO_NAMES):
            raise located(line, "expected: scenarios ONE, TWO (or none)")
        self.s.scenarios = [*[SCENARIO_NAMES.index(name) for name in names], 0]

    def read_gene_pool(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.pool)

    def read_deck(self, line: Line, text: str) -> None:
        words = text.split()
        self.rest = bool(words) and words[-1] in REST
        self.cards(line, " ".join(words[:-1] if self.rest else words), self.s.deck)

    def read_deep_deck(self, line: Line, text: str) -> None:
        words = text.split()
        self.deep_rest = bool(words) and words[-1] in REST
        self.cards(line, " ".join(words[:-1] if self.deep_rest else words), self.s.deep)

    def read_discard(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.discard)

    def read_out(self, line: Line, text: str) -> None:
        self.cards(line, text, self.s.out)

    def read_player(self, line: Line, seat: int, text: str) -> None:
        player = self.s.players[seat]
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            word, _, value = part.partition(" ")
            if word == "score":
                player.score = self.number(line, value, 0, 999)
            elif word == "bonus":
                player.bonus = self.number(line, value, 0, 99)
            elif word == "made":
                player.made = self.number(line, value, 0, 499)
            elif word == "hand":
                self.cards(line, value, self.hands[seat])
            else:
                raise located(line, f"expected score, bonus, hand or made, not {part!r}")

    def read_species(self, line: Line, match: re.Match[str]) -> None:
        seat = self.seat(line, match.group(1))
        ordinal = self.number(line, match.group(2), 1, 499)
        sid = 1 + (ordinal - 1) * int(self.s.seats) + seat
        if sid < len(self.s.species) and self.s.species[sid] is not NOBODY:
            raise located(line, "this species is already described")
        sp = Species(sid, seat)
        self.s.place(sp)
        home = self.s.players[seat]
        home.made = max(int(home.made), ordinal)
        for part in filter(None, (piece.strip() for piece in match.group(3).split(","))):
            word, _, value = part.partition(" ")
            if word == "population":
                sp.population = self.number(line, value, 0, 99)
            elif word == "owner":
                sp.owner = self.seat(line, value)
            else:
                self.read_trait(line, sp, part)
        self.s.players[sp.owner].row.append(sid)

    def read_trait(self, line: Line, sp: Species, part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        if match is None or match.group(1).split(":")[0] not in TRAIT_NAMES:
            raise located(line, f"expected population or a trait, not {part!r}")
        self.cards(line, match.group(1), sp.cards)
        mark = match.group(2) or "0"
        sp.marks.append(int(mark) if mark.isdecimal() else self.seat(line, mark) + 1)

    def deal(self) -> None:
        """Find a card for every request, numbered ones first; the rest is in the decks, or out."""
        cards = self.s.book.cards
        free = list(range(FIRST, len(self.names)))
        for request, card in zip(self.requests, self.known_ids(), strict=False):
            if card in free and self.names[card] == request.text:
                request.place[request.index] = card
                free.remove(card)
        for plain in (False, True):
            for request in self.requests:
                wanted = request.place[request.index] == NONE
                if wanted and (":" not in request.text) is plain:
                    request.place[request.index] = self.choose(request, free)
        deep = [card for card in free if cards.face(card).deck == DEEP]
        surface = [card for card in free if cards.face(card).deck != DEEP]
        if self.s.book.reef_variant:
            deep = []
        (self.s.deck if self.rest else self.s.out).extend(surface)
        (self.s.deep if self.deep_rest else self.s.out).extend(deep)
        self.s.deck.reverse()
        self.s.deep.reverse()
        for player, hand in zip(self.s.players, self.hands, strict=True):
            player.hand = [card for card in hand if cards.face(card).deck != DEEP]
            player.deep = [card for card in hand if cards.face(card).deck == DEEP]

    def known_ids(self) -> list[int]:
        """The very cards, where frames speak of them: copies that look alike are not the same."""
        try:
            known = json.loads(self.doing or "{}").get("cards", [])
        except (ValueError, AttributeError):
            raise BadNotation("the line 'doing' cannot be read: it is not JSON") from None
        return known if len(known) == len(self.requests) else []

    def choose(self, request: Request, free: list[int]) -> int:
        if request.text == "?":
            return HIDDEN
        for card in free:
            name = self.names[card]
            if request.text in (name, name.split(":")[0]):
                free.remove(card)
                return card
        known = any(request.text in (name, name.split(":")[0]) for name in self.names[FIRST:])
        what = "is named more often than it is printed" if known else "is not a card of this game"
        raise located(request.line, f"{request.text!r} {what}")

    def finish(self) -> None:
        """Bring sums, ring and Scenarios in line with what was read."""
        s = self.s
        s.turn = self.turn if self.turn >= 0 else s.first
        form_ring(s)
        if self.phase == "setup":
            return
        for zone in range(ZONES):
            if s.places[zone + 1] == 0 and s.scenarios[zone]:
                s.climate.active |= 1 << zone
                if SCENARIOS.cards[s.scenarios[zone]].event:
                    s.climate.spent |= 1 << zone
        sum_up(s)
        for sp in s.species:
            if sp is not NOBODY:
                refresh(s, sp)
        if s.places[1] == 0 and not s.cambrian:
            s.cambrian = s.pace = True
        if sum(s.places[1:]) == 0 and not s.ending:
            s.ending = s.round

    def stack(self) -> list[Frame[Any]]:
        return frames_at(self.s, PHASES[self.phase])


class Positions:
    """Reading and writing positions, and judging facts."""

    def read_position(
        self, game: Game, players: int, options: Mapping[str, Value], lines: Sequence[Line]
    ) -> Table:
        s = game.blank(players, options, seeded(0))
        assert isinstance(s, Table)
        s.round = 1
        s.places = [20, 20, 20, 20]
        s.reserve = s.book.reserve
        reader = Reader(s)
        for line in lines:
            reader.read(line)
        reader.deal()
        reader.finish()
        if reader.doing:
            resume(game, s, reader.doing)
        else:
            s.stack = reader.stack()
        return s

    def write_position(self, game: Game, options: Mapping[str, Value], s: Table) -> list[str]:
        return Writer(game, options, s).lines()

    def fact(self, s: Table, text: str) -> str:
        return judge(s, squeeze(text))


def resume(game: Game, s: Table, text: str) -> None:
    """Go on in the middle of something."""
    try:
        game.codec.resume(s, json.loads(text), DOING)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadNotation(f"the line 'doing' cannot be read: {error}") from None
