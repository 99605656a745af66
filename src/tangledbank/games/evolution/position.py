"""Reading a position of Evolution."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tangledbank.core.action import HIDDEN
from tangledbank.core.flow import Frame
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.ids import TRAIT_NAMES
from tangledbank.games.evolution.rules import MARKER_LIMIT
from tangledbank.games.evolution.state import NOBODY, Species, Table
from tangledbank.games.evolution.writer import FIELDS, PHASES, frames_at
from tangledbank.notation.position import Reader
from tangledbank.notation.words import Line, being_name, located

TRAIT_PART = re.compile(r"([a-z?][a-z-]*)(?::(-?\d+(?::[+-]\d+)?))?(?:\s*\((\d+)\))?( face down)?")


class EvolutionReader(Reader[Table]):
    """A position being read."""

    words: Sequence[str] = ("phase", "hole", "deck", "discard", "out", "food cards")
    phase_names: Sequence[str] = PHASES
    moments: Sequence[str] = ("last round", "next round last")
    fields = FIELDS

    def __init__(self, s: Table) -> None:
        piles = {"deck": s.deck, "discard": s.discard, "out": s.out}
        super().__init__(s, s.book.cards.names, piles)
        self.phase = "deal"
        self.worn: list[tuple[Line, Species, bool, int]] = []
        self.food: list[tuple[int, list[int]]] = []

    def read_moment(self, line: Line, part: str) -> bool:
        if part == "last round":
            self.s.last = True
        elif part == "next round last":
            self.s.next_last = True
        return part in self.moments

    def read_hole(self, line: Line, text: str) -> None:
        self.s.hole = self.number(line, text, 0, 999, "hole")

    def read_food_cards(self, line: Line, text: str) -> None:
        for part in text.split(","):
            words = part.split()
            if len(words) != 2:
                raise located(line, "expected: food cards A CARD, B CARD …")
            place: list[int] = []
            self.cards(line, words[1], place)
            self.food.append((self.seat(line, words[0]), place))

    def read_player(self, line: Line, seat: int, part: str) -> None:
        player = self.s.players[seat]
        word, _, value = part.partition(" ")
        if word == "bag":
            player.bag = self.number(line, value, 0, 999, "bag")
        elif word == "made":
            player.made = self.number(line, value, 0, 499, "made")
        elif word == "hand":
            self.cards(line, value, player.hand)
        else:
            raise located(line, f"expected bag, hand or made, not {part!r}")

    def read_being(self, line: Line, id: int, parts: Sequence[str]) -> None:
        if id < len(self.s.species) and self.s.species[id] is not NOBODY:
            raise located(line, "this species is already described")
        sp = Species(id, (id - 1) % int(self.s.seats), [], [], [])
        self.s.place(sp)
        player = self.s.players[sp.owner]
        player.row.append(id)
        player.made = max(int(player.made), int(being_name(self.s, id)[1:]))
        for part in parts:
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
        if match is None or match[1] not in TRAIT_NAMES:
            raise located(line, f"expected body, population, food or a trait, not {part!r}")
        name = match[1] + (f":{match[2]}" if match[2] else "")
        down = match[4] is not None
        if down and match[3]:
            raise located(line, "a trait face down has no food on it")
        self.cards(line, name, sp.fresh if down else sp.cards)
        if not down:
            sp.tokens.append(int(match[3] or 0))
        self.worn.append((line, sp, down, len(sp.fresh if down else sp.cards) - 1))

    def finish(self) -> None:
        s = self.s
        s.round = self.round
        s.first = self.first
        free = self.deal(s.book.cards.deck)
        for seat, place in self.food:
            s.players[seat].food_card = place[0]
        (s.deck if "deck" in self.rests else s.out).extend(free)
        s.deck.reverse()
        for line, sp, down, slot in self.worn:
            self.wear(line, sp, down, slot)

    def wear(self, line: Line, sp: Species, down: bool, slot: int) -> None:
        """Set the masks from the cards, and refuse what no table can have."""
        card = (sp.fresh if down else sp.cards)[slot]
        bit = 1 << self.s.book.cards.trait[card] if card != HIDDEN else 0
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
        turn = self.turn if self.turn >= 0 else int(self.s.first)
        if self.phase == "deal":
            self.s.round -= 1  # dealing begins the round
        return frames_at(self.new_round(), self.s, self.phase_names.index(self.phase), turn)

    def new_round(self) -> phases.Round:
        return phases.Round()
