"""Reads positions of Oceans."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from librt.vecs import append

from tangledbank.core.action import FIRST
from tangledbank.core.flow import Frame
from tangledbank.core.game import Game
from tangledbank.core.rows import row_of
from tangledbank.games.oceans.ids import DEEP
from tangledbank.games.oceans.phases import PHASES
from tangledbank.games.oceans.position_writer import FIELDS, frames_at
from tangledbank.games.oceans.scenario import ZONES
from tangledbank.games.oceans.scenario_questions import IS_EVENT
from tangledbank.games.oceans.state import OceansState, Species
from tangledbank.notation.names import Line, being_name, located, parts_of
from tangledbank.notation.position import PositionReader

PILES = ("deck", "deep deck", "gene pool", "discard", "out")
SURFACE = ("deck", "discard")  # piles of Surface cards
TRAIT_PART = re.compile(r"([a-z?][a-z-]*(?::\d+)?)(?:\s*\(([a-h]|\d+)\))?")


class OceansReader(PositionReader[OceansState]):
    """Reads the text of a position into a state."""

    words = ("phase", "reef", "zones", "reserve", "scenarios", "gene pool", "deep deck", "deck",
             "discard", "out")  # fmt: skip
    open_piles = ("deck", "discard", "deep deck")
    phase_names = tuple(PHASES)
    moments = ("cambrian", "slow", "last round", "ending", "spent")
    player_words = ("score", "bonus", "hand", "made")
    being_words = ("population", "owner")
    fields = FIELDS

    def __init__(self, game: Game, s: OceansState) -> None:
        super().__init__(game, s, s.book.cards.names, {pile: [] for pile in PILES})
        s.places = row_of([20, 20, 20, 20])
        s.reserve = s.book.reserve
        self.phase = "play"
        self.last = False
        self.hands: list[list[int]] = [[] for _ in s.players]
        self.worn: dict[int, list[int]] = {}  # by species

    def read_moment(self, line: Line, part: str) -> bool:
        s = self.s
        word, _, value = part.partition(" ")
        if part == "cambrian":
            s.cambrian = s.cambrian_this_turn = True
        elif part == "slow":
            s.cambrian_this_turn = False
        elif part == "last round":
            self.last = True
        elif word == "ending":
            s.ending = self.number(line, value, 0, 999, word)
        elif word == "spent":
            s.conditions.spent = self.number(line, value, 0, 7, word)
        else:
            return False
        return True

    def read_reef(self, line: Line, text: str) -> None:
        self.s.places[0] = self.number(line, text, 0, 999, "reef")

    def read_zones(self, line: Line, text: str) -> None:
        words = text.split()
        if len(words) != ZONES:
            raise located(line, "expected: zones N N N")
        for i, word in enumerate(words):
            self.s.places[i + 1] = self.number(line, word, 0, 999, "a zone")

    def read_reserve(self, line: Line, text: str) -> None:
        self.s.reserve = self.number(line, text, -999, 999, "reserve")

    def read_scenarios(self, line: Line, text: str) -> None:
        names, known = parts_of(text), self.s.book.cards.scenario_names
        if len(names) != 2 or not set(names) <= set(known):
            raise located(line, "expected: scenarios ONE, TWO (or none)")
        self.s.scenarios = row_of([*[known.index(name) for name in names], 0])

    def read_player(self, line: Line, seat: int, part: str) -> None:
        player = self.s.players[seat]
        word, _, value = part.partition(" ")
        if word == "score":
            player.score = self.number(line, value, 0, 999, word)
        elif word == "bonus":
            player.bonus = self.number(line, value, 0, 99, word)
        elif word == "made":
            player.made = self.number(line, value, 0, 499, word)
        else:
            self.cards(line, value, self.hands[seat])

    def read_being(self, line: Line, id: int, parts: Sequence[str]) -> None:
        sp = Species(id, (id - 1) % int(self.s.seats))
        self.s.place(sp)
        self.worn[id] = []
        home = self.s.players[sp.owner]
        home.made = max(int(home.made), int(being_name(self.s, id)[1:]))
        for part in parts:
            word, _, value = part.partition(" ")
            if word not in self.being_words:
                self.read_trait(line, sp, part)
            elif word == "population":
                sp.population = self.number(line, value, 0, 99, word)
            else:
                sp.owner = self.seat(line, value)
        owner = self.s.players[sp.owner]
        owner.row = append(owner.row, id)

    def read_trait(self, line: Line, sp: Species, part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        name = match[1].split(":")[0] if match else ""
        if match is None or (name != "?" and self.s.book.cards.trait_of(name) is None):
            raise located(line, f"expected population or a trait, not {part!r}")
        self.cards(line, match[1], self.worn[int(sp.sid)])
        mark = match[2] or "0"
        number = int(mark) if mark.isdecimal() else self.seat(line, mark) + 1
        sp.marks = append(sp.marks, number)

    def finish(self) -> None:
        s = self.s
        s.round = self.round
        s.first = self.first
        s.turn = self.turn if self.turn >= 0 else self.first
        if self.last:
            s.ending = s.round
        self.spread(self.deal(range(FIRST, len(self.names))))
        for sid, worn in self.worn.items():
            s.species[sid].cards = row_of(worn)
        if self.phase != "setup":
            self.begin_scenarios()
        s.refresh()

    def spread(self, free: Sequence[int]) -> None:
        """Put unnamed cards into their decks or out of the game; sort the hands."""
        s, piles = self.s, self.piles
        surface = next((piles[word] for word in SURFACE if word in self.rests), piles["out"])
        for card in free:
            if not self.is_deep(card):
                surface.append(card)
            elif not s.book.reef_variant:
                piles["deep deck" if "deep deck" in self.rests else "out"].append(card)
        s.deck, s.deep = row_of(piles["deck"][::-1]), row_of(piles["deep deck"][::-1])
        s.pool, s.out = row_of(piles["gene pool"]), row_of(piles["out"])
        s.discard = row_of(piles["discard"])
        for player, hand in zip(s.players, self.hands, strict=True):
            player.hand = row_of([card for card in hand if not self.is_deep(card)])
            player.deep = row_of([card for card in hand if self.is_deep(card)])

    def belongs(self, word: str, card: int) -> bool:
        return self.is_deep(card) == (word not in SURFACE)

    def are_rivals(self, one: str, other: str) -> bool:
        return one in SURFACE and other in SURFACE

    def is_deep(self, card: int) -> bool:
        return bool(self.s.book.cards.trait_by_card[card].face.deck == DEEP)

    def begin_scenarios(self) -> None:
        """Mark Scenarios of empty zones as begun: their effects happened before the position."""
        s = self.s
        for zone in range(ZONES):
            if s.places[zone + 1] == 0 and s.scenarios[zone]:
                s.conditions.active |= 1 << zone
                if s.book.cards.scenarios[s.scenarios[zone]].hooks & IS_EVENT:
                    s.conditions.spent |= 1 << zone
        if s.places[1] == 0 and not s.cambrian:
            s.cambrian = s.cambrian_this_turn = True
        if s.ocean() == 0 and not s.ending:
            s.ending = s.round

    def stack(self) -> list[Frame[Any]]:
        return frames_at(self.s, PHASES[self.phase])
