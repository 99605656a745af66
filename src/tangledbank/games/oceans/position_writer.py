"""Writes positions of Oceans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tangledbank.core.flow import Frame
from tangledbank.core.options import Value
from tangledbank.games.oceans import phases
from tangledbank.games.oceans.feeding import Feeding
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.state import NOBODY, OceansState, Species
from tangledbank.notation.names import being_name, newest_being, seat_name
from tangledbank.notation.position import PositionWriter

if TYPE_CHECKING:
    from tangledbank.core.game import Game

FIELDS = ("stack", "prompts", "asked", "conditions", "gained", "burst", "cambrian_this_turn")


def frames_at(s: OceansState, phase: int) -> list[Frame[Any]]:
    """Return the frames that are on the stack in a phase."""
    if phase == phases.BEGIN:
        return [phases.Setup()]
    if phase == phases.PLAY:
        return [phases.Turn(phases.BEFORE), PlayCards(s.turn)]
    if phase == phases.FEED:
        return [phases.Turn(phases.AGE), Feeding(s.turn)]
    if phase == phases.DRAW:
        return [phases.Turn(phases.AFTER), phases.Draw(s.turn)]
    return [phases.Turn(phase)]


class OceansWriter(PositionWriter[OceansState]):
    """Writes a state as the text of a position."""

    fields = FIELDS

    def __init__(self, game: Game, options: Mapping[str, Value], s: OceansState) -> None:
        super().__init__(game, options, s, s.book.cards.names)

    def table_lines(self) -> list[str]:
        s, names = self.s, self.s.book.cards.scenario_names
        lines = [f"reef {s.places[0]}", "zones " + " ".join(str(n) for n in [*s.places][1:])]
        lines.append(f"reserve {s.reserve}")
        lines.append("scenarios " + ", ".join(names[card] for card in [*s.scenarios][:2]))
        lines += self.pile("gene pool", [*s.pool])
        lines.append(f"deck {self.cards([*s.deck][::-1])}")
        lines.append(f"deep deck {self.cards([*s.deep][::-1])}")
        lines += self.pile("discard", [*s.discard]) + self.pile("out", [*s.out])
        return lines

    def phase_parts(self) -> list[str]:
        s = self.s
        parts = [f"first {seat_name(s.first)}", f"turn {seat_name(s.turn_seat())}"]
        parts += ["cambrian"] if s.cambrian else []
        parts += ["slow"] if s.cambrian and not s.cambrian_this_turn else []
        parts += [f"ending {s.ending}"] if s.ending else []
        parts += [f"spent {s.conditions.spent}"] if s.conditions.spent else []
        return parts

    def player_lines(self, seat: int) -> list[str]:
        s = self.s
        player = s.players[seat]
        parts = [f"score {player.score}", f"bonus {player.bonus}"]
        parts += self.pile("hand", [*player.hand, *player.deep])
        living = [int(sp.sid) for sp in s.species if sp is not NOBODY]
        newest = newest_being(s, seat, living)
        parts += [f"made {player.made}"] if player.made != newest else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"]
        return lines + [self.species_line(s.species[sid]) for sid in player.row]

    def species_line(self, sp: Species) -> str:
        parts = [f"population {sp.population}"]
        if (sp.sid - 1) % int(self.s.seats) != sp.owner:
            parts.append(f"owner {seat_name(sp.owner)}")
        for card, mark in zip(sp.cards, sp.marks, strict=True):
            parts.append(self.cards([card]) + (f"({mark})" if mark else ""))
        return f"{being_name(self.s, int(sp.sid))}: {', '.join(parts)}"

    def frames(self) -> list[Frame[Any]]:
        return frames_at(self.s, phases.PHASES[self.s.phase_key()])

    def is_busy(self) -> bool:
        return bool(self.s.conditions.shifted or [*self.s.gained, *self.s.burst])
