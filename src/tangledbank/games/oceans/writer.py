"""Positions of Oceans in words: writing."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.flow import Frame
from tangledbank.core.language import seat_name
from tangledbank.core.options import Value, spell
from tangledbank.games.oceans import phases
from tangledbank.games.oceans.facts import species_name
from tangledbank.games.oceans.feeding import Feeding
from tangledbank.games.oceans.ids import SCENARIO_NAMES
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.state import NOBODY, Species, Table

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PHASES = {
    "setup": phases.BEGIN,
    "play": phases.PLAY,
    "before feeding": phases.BEFORE,
    "feeding": phases.FEED,
    "aging": phases.AGE,
    "draw": phases.DRAW,
}
DOING = ("stack", "prompts", "asked", "climate", "gained", "burst", "pace")


def frames_at(s: Table, phase: int) -> list[Frame[Any]]:
    """What is to be done when play stands in this phase."""
    if phase == phases.BEGIN:
        return [phases.Setup()]
    if phase == phases.PLAY:
        return [phases.Turn(phases.BEFORE), PlayCards(s.turn)]
    if phase == phases.FEED:
        return [phases.Turn(phases.AGE), Feeding(s.turn)]
    if phase == phases.DRAW:
        return [phases.Turn(phases.AFTER), phases.Draw(s.turn)]
    return [phases.Turn(phase)]


class Writer:
    """A position being written."""

    def __init__(self, game: Game, options: Mapping[str, Value], s: Table) -> None:
        self.game = game
        self.options = options
        self.s = s
        self.named: list[int] = []  # all cards in the order in which they are written

    def cards(self, cards: Sequence[int]) -> str:
        self.named += cards
        return " ".join(self.s.book.cards.names[card] for card in cards)

    def lines(self) -> list[str]:
        s = self.s
        lines = [self.game_line(), self.phase_line(), f"reef {s.places[0]}"]
        lines.append("zones " + " ".join(str(n) for n in s.places[1:]))
        lines.append(f"reserve {s.reserve}")
        lines.append("scenarios " + ", ".join(SCENARIO_NAMES[card] for card in s.scenarios[:2]))
        lines += [f"gene pool {self.cards(s.pool)}"] if s.pool else []
        lines.append("deck " + self.cards(s.deck[::-1]))
        lines.append("deep deck " + self.cards(s.deep[::-1]))
        lines += [f"discard {self.cards(s.discard)}"] if s.discard else []
        lines += [f"out {self.cards(s.out)}"] if s.out else []
        for seat in range(s.seats):
            lines += self.player_lines(seat)
        doing = self.doing()
        return lines + ([f"doing {doing}"] if doing else [])

    def game_line(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        given = [f", {k} {spell(v)}" for k, v in self.options.items() if v != defaults[k]]
        return f"game {self.game.key}, {self.s.seats} players" + "".join(given)

    def phase(self) -> str:
        """The last phase that has begun and has a name."""
        bottom = self.s.stack[0] if self.s.stack else phases.Turn(phases.AFTER)
        begun = int(bottom.phase) if isinstance(bottom, phases.Turn) else 1
        return [name for name, phase in PHASES.items() if phase < max(begun, 1)][-1]

    def phase_line(self) -> str:
        s = self.s
        parts = [f"phase {self.phase()}", f"round {s.round}", f"first {seat_name(s.first)}"]
        parts.append(f"turn {seat_name(s.turn)}")
        parts += ["cambrian"] if s.cambrian else []
        parts += ["slow"] if s.cambrian and not s.pace else []
        parts += [f"ending {s.ending}"] if s.ending else []
        parts += [f"spent {s.climate.spent}"] if s.climate.spent else []
        return ", ".join(parts)

    def player_lines(self, seat: int) -> list[str]:
        s = self.s
        player = s.players[seat]
        hand = player.hand + player.deep
        parts = [f"score {player.score}", f"bonus {player.bonus}"]
        parts += [f"hand {self.cards(hand)}"] if hand else []
        seats = int(s.seats)
        homes = [(sp.sid - 1) // seats + 1 for sp in s.species if sp is not NOBODY and
                 (sp.sid - 1) % seats == seat]  # fmt: skip
        parts += [f"made {player.made}"] if player.made != max(homes, default=0) else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"]
        return lines + [self.species_line(s.species[sid]) for sid in player.row]

    def species_line(self, sp: Species) -> str:
        names = self.s.book.cards.names
        self.named += sp.cards
        parts = [f"population {sp.population}"]
        if (sp.sid - 1) % int(self.s.seats) != sp.owner:
            parts.append(f"owner {seat_name(sp.owner)}")
        for card, mark in zip(sp.cards, sp.marks, strict=True):
            parts.append(names[card] + (f"({mark})" if mark else ""))
        return f"{species_name(self.s, sp.sid)}: {', '.join(parts)}"

    def doing(self) -> str:
        """The frames, where the phase does not say it all."""
        codec = self.game.codec
        s = self.s
        stack = codec.encode(s.stack)
        at = codec.encode(frames_at(s, PHASES[self.phase()]))
        if stack == at and not s.climate.shift and not s.gained and not s.burst:
            return ""
        whole = {name: codec.encode(getattr(s, name)) for name in DOING}
        return json.dumps({**whole, "cards": [int(card) for card in self.named]})
