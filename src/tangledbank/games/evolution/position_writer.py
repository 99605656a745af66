"""Writes positions of Evolution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import NONE
from tangledbank.core.flow import Frame
from tangledbank.core.options import Value
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.notation.names import being_name, newest_being, seat_name
from tangledbank.notation.position import PositionWriter

if TYPE_CHECKING:
    from tangledbank.core.game import Game

FIELDS = ("stack", "prompts", "asked", "screens")


def frames_at(bottom: phases.Round, s: EvolutionState, phase: int, turn: int) -> list[Frame[Any]]:
    """Return the frames of a phase in which this seat must act."""
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


class EvolutionWriter(PositionWriter[EvolutionState]):
    """A writer of Evolution positions."""

    phase_names: Sequence[str] = phases.PHASE_KEYS
    fields = FIELDS

    def __init__(self, game: Game, options: Mapping[str, Value], s: EvolutionState) -> None:
        super().__init__(game, options, s, s.book.cards.names)

    def table_lines(self) -> list[str]:
        s = self.s
        lines = [f"hole {s.hole}", f"deck {self.cards([*s.deck][::-1])}"]
        lines += self.pile("discard", [*s.discard]) + self.pile("out", [*s.out])
        chosen = [(i, p.food_card) for i, p in enumerate(s.players) if p.food_card != NONE]
        if chosen:
            parts = [f"{seat_name(i)} {self.cards([card])}" for i, card in chosen]
            lines.append("food cards " + ", ".join(parts))
        return lines

    def phase_parts(self) -> list[str]:
        s = self.s
        parts = ["last round"] if s.last else []
        parts += ["next round last"] if s.next_last else []
        parts += [f"first {seat_name(s.first)}", f"turn {seat_name(s.turn_seat())}"]
        return parts

    def player_lines(self, seat: int) -> list[str]:
        player = self.s.players[seat]
        parts = [f"bag {player.bag}", *self.pile("hand", [*player.hand])]
        newest = newest_being(self.s, seat, [*player.row])
        parts += [f"made {player.made}"] if player.made != newest else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"]
        return lines + [self.species_line(self.s.species[sid]) for sid in player.row]

    def species_line(self, sp: Species) -> str:
        parts = [f"body {sp.body}", f"population {sp.population}", f"food {sp.food}"]
        for card, stored in zip(sp.cards, sp.tokens, strict=True):
            parts.append(self.cards([card]) + (f"({stored})" if stored else ""))
        parts += [f"{self.cards([card])} face down" for card in sp.fresh]
        return f"{being_name(self.s, int(sp.sid))}: {', '.join(parts)}"

    def frames(self) -> list[Frame[Any]]:
        phase = self.phase_names.index(self.s.phase_key())
        return frames_at(self.new_round(), self.s, phase, int(self.s.turn_seat()))

    def is_busy(self) -> bool:
        return bool(self.s.screens)

    def new_round(self) -> phases.Round:
        return phases.Round()
