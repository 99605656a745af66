"""Writes positions of The Origin of Species."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tangledbank.core.flow import Frame
from tangledbank.core.options import Value
from tangledbank.games.origin import phases
from tangledbank.games.origin.feeding import Feeding
from tangledbank.games.origin.questions import CAN_STORE
from tangledbank.games.origin.state import NO_PAIR, Animal, OriginState, Pair, trait_at, trait_of
from tangledbank.games.origin.trait_marks import noted
from tangledbank.games.origin.trait_notation import mark_word, trait_word
from tangledbank.games.origin.traits.base import Trait
from tangledbank.notation.names import being_name, newest_being, seat_name
from tangledbank.notation.position import PositionWriter

if TYPE_CHECKING:
    from tangledbank.core.game import Game


def frames_at(phase: int, turn: int) -> list[Frame[Any]]:
    """Return the frames for a phase in which this seat must act."""
    if phase == phases.DEVELOPMENT:
        return [phases.Turn(phases.FOOD), phases.Development(turn)]
    if phase == phases.FEEDING:
        return [phases.Turn(phases.EXTINCTION), Feeding(turn)]
    return [phases.Turn(phase)]


class OriginWriter(PositionWriter[OriginState]):
    """Writes a state as the text of a position."""

    def __init__(self, game: Game, options: Mapping[str, Value], s: OriginState) -> None:
        super().__init__(game, options, s, s.book.cards.names)

    def table_lines(self) -> list[str]:
        s = self.s
        lines = [f"bank {s.bank}", f"deck {self.cards([*s.deck][::-1])}".strip()]
        lines += self.pile("center", [*s.center]) + self.pile("out", [*s.out])
        return lines

    def shared_lines(self) -> list[str]:
        return [self.pair_line(pair) for pair in self.s.pairs if pair is not NO_PAIR]

    def phase_parts(self) -> list[str]:
        s = self.s
        parts = [] if len(s.deck) else ["last round"]
        parts += [f"first {seat_name(s.first)}", f"turn {seat_name(s.turn_seat())}"]
        return parts

    def player_lines(self, seat: int) -> list[str]:
        player = self.s.players[seat]
        parts = self.pile("hand", [*player.hand]) + self.pile("discard", [*player.discard])
        parts += self.pile("shown", [*player.shown])
        newest = newest_being(self.s, seat, [*player.row])
        parts += [f"made {player.made}"] if player.made != newest else []
        parts += [f"luck {player.luck}"] if player.luck else []
        parts += ["attacked"] if player.hunted else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"] if parts else []
        return lines + [self.animal_line(self.s.animals[aid]) for aid in player.row]

    def animal_line(self, a: Animal) -> str:
        parts = [f"card {self.cards([a.card])}", f"food {a.food}"]
        parts += ["poisoned"] if a.poisoned else []
        for slot, (card, mark) in enumerate(zip(a.cards, a.marks, strict=True)):
            trait = trait_at(self.s, a, slot)
            if card == a.card:
                parts.append("revealed" + (f" {mark_word(trait, mark)}" if mark else ""))
            else:
                parts.append(self.trait_part(trait, mark) + f" from {self.cards([card])}")
        return f"{being_name(self.s, int(a.aid))}: {', '.join(parts)}"

    def trait_part(self, trait: Trait, mark: int) -> str:
        if not mark:
            return trait.key
        if noted(mark):
            return trait.key + self.ignoring(int(noted(mark)))
        filled = trait.hooks & CAN_STORE
        return trait.key + ("(1)" if filled else f" {mark_word(trait, mark)}")

    def ignoring(self, card: int) -> str:
        """Return the words for an ignored trait and its animal, or ` used` if the trait is gone."""
        for player in self.s.players:
            for aid in player.row:
                word = trait_word(self.s, self.s.animals[aid], card)
                if word != "?":
                    return f" ignoring {word} of {being_name(self.s, aid)}"
        return " used"

    def pair_line(self, pair: Pair) -> str:
        both = f"{being_name(self.s, int(pair.a))}+{being_name(self.s, int(pair.b))}"
        used = " used" if pair.used else ""
        return f"{both}: {trait_of(self.s, pair).key}{used} from {self.cards([pair.card])}"

    def frames(self) -> list[Frame[Any]]:
        return frames_at(phases.PHASES[self.s.phase_key()], int(self.s.turn_seat()))
