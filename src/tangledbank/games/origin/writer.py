"""Positions of The Origin of Species in words: writing them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.flow import Frame
from tangledbank.core.language import seat_name
from tangledbank.core.options import Value, spell
from tangledbank.games.origin import phases
from tangledbank.games.origin.feeding import Feeding
from tangledbank.games.origin.ids import TRAIT_NAMES, USED
from tangledbank.games.origin.state import UNTIED, Animal, Pair, Table
from tangledbank.games.origin.traits.base import HOOKS
from tangledbank.games.origin.words import animal_name, mark_word, trait_word

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PHASES = {
    "development": phases.DEVELOPMENT,
    "food": phases.FOOD,
    "feeding": phases.FEEDING,
    "extinction": phases.EXTINCTION,
}


def frames_at(phase: int, turn: int) -> list[Frame[Any]]:
    """What is to be done when play stands in this phase with this seat to act."""
    if phase == phases.DEVELOPMENT:
        return [phases.Turn(phases.FOOD), phases.Development(turn)]
    if phase == phases.FEEDING:
        return [phases.Turn(phases.EXTINCTION), Feeding(turn)]
    return [phases.Turn(phase)]


def worn_cards(s: Table) -> list[int]:
    """The cards of all traits in play, in the order in which positions name them."""
    animals = [s.animals[aid] for player in s.players for aid in player.row]
    singles = [card for a in animals for card in a.cards]
    return singles + [int(pair.card) for pair in s.pairs if pair is not UNTIED]


class Writer:
    """A position being written."""

    def __init__(self, game: Game, options: Mapping[str, Value], s: Table) -> None:
        self.game = game
        self.options = options
        self.s = s

    def cards(self, cards: Sequence[int]) -> str:
        return " ".join(self.s.book.cards.names[card] for card in cards)

    def lines(self) -> list[str]:
        s = self.s
        lines = [self.game_line(), self.phase_line(), f"bank {s.bank}"]
        lines.append(f"deck {self.cards(s.deck[::-1])}".strip())
        lines += [f"center {self.cards(s.center)}"] if s.center else []
        lines += [f"out {self.cards(s.out)}"] if s.out else []
        for seat in range(s.seats):
            lines += self.player_lines(seat)
        lines += [self.pair_line(pair) for pair in s.pairs if pair is not UNTIED]
        doing = self.doing()
        return lines + ([f"doing {doing}"] if doing else [])

    def game_line(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        given = [f", {k} {spell(v)}" for k, v in self.options.items() if v != defaults[k]]
        return f"game {self.game.key}, {self.s.seats} players" + "".join(given)

    def place(self) -> tuple[str, int]:
        """The phase and whose turn it is."""
        bottom = self.s.stack[0] if self.s.stack else phases.Turn(phases.EXTINCTION + 1)
        assert isinstance(bottom, phases.Turn)
        top = self.s.stack[-1] if self.s.stack else bottom
        turn = int(self.s.first)
        if isinstance(top, phases.Development | Feeding):
            turn = int(top.seat)
            return list(PHASES)[bottom.phase - 2], turn
        return list(PHASES)[max(min(int(bottom.phase) - 1, 3), 0)], turn

    def phase_line(self) -> str:
        phase, turn = self.place()
        parts = [f"phase {phase}", f"round {self.s.turn}"]
        parts += [] if self.s.deck else ["last round"]
        return ", ".join([*parts, f"first {seat_name(self.s.first)}", f"turn {seat_name(turn)}"])

    def player_lines(self, seat: int) -> list[str]:
        player = self.s.players[seat]
        parts = [f"hand {self.cards(player.hand)}"] if player.hand else []
        parts += [f"discard {self.cards(player.discard)}"] if player.discard else []
        parts += [f"shown {self.cards(player.shown)}"] if player.shown else []
        newest = max([(aid - 1) // int(self.s.seats) + 1 for aid in player.row], default=0)
        parts += [f"made {player.made}"] if player.made != newest else []
        parts += [f"luck {player.luck}"] if player.luck else []
        lines = [f"{seat_name(seat)}: {', '.join(parts)}"] if parts else []
        return lines + [self.animal_line(self.s.animals[aid]) for aid in player.row]

    def animal_line(self, a: Animal) -> str:
        names = self.s.book.cards.names
        parts = [f"card {names[a.card]}", f"food {a.food}"]
        parts += ["poisoned"] if a.poisoned else []
        for card, trait, mark in zip(a.cards, a.traits, a.marks, strict=True):
            if card == a.card:
                parts.append("revealed" + (f" {mark_word(trait, mark)}" if mark else ""))
            else:
                parts.append(self.trait_part(trait, mark) + f" from {names[card]}")
        return f"{animal_name(self.s, int(a.aid))}: {', '.join(parts)}"

    def trait_part(self, trait: int, mark: int) -> str:
        name = TRAIT_NAMES[trait]
        if not mark:
            return name
        if HOOKS.outwits >> trait & 1 and mark > USED:
            return name + self.ignoring(mark)
        return f"{name}(1)" if HOOKS.room >> trait & 1 else f"{name} {mark_word(trait, mark)}"

    def ignoring(self, card: int) -> str:
        """Whose trait is ignored; one that is gone does not matter any more."""
        for player in self.s.players:
            for aid in player.row:
                word = trait_word(self.s, self.s.animals[aid], card)
                if word != "?":
                    return f" ignoring {word} of {animal_name(self.s, aid)}"
        return " used"

    def pair_line(self, pair: Pair) -> str:
        both = f"{animal_name(self.s, int(pair.a))}+{animal_name(self.s, int(pair.b))}"
        name = self.s.book.cards.names[pair.card]
        return f"{both}: {TRAIT_NAMES[pair.trait]}{' used' if pair.used else ''} from {name}"

    def doing(self) -> str:
        """The frames, where phase and turn do not say it all."""
        if not self.s.stack:
            return self.frames([])
        phase, turn = self.place()
        stack = self.game.codec.encode(self.s.stack)
        at = self.game.codec.encode(frames_at(PHASES[phase], turn))
        return "" if stack == at else self.frames(stack)

    def frames(self, stack: list[Any]) -> str:
        whole = {"stack": stack}
        for name in ("prompts", "asked"):
            whole[name] = self.game.codec.encode(getattr(self.s, name))
        whole["worn"] = worn_cards(self.s)  # frames name cards, and alike ones differ
        return json.dumps(whole)
