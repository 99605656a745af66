"""Writing a position of Evolution."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tangledbank.core.action import NONE
from tangledbank.core.flow import Frame
from tangledbank.core.language import seat_name
from tangledbank.core.options import Value, spell
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.playing import PlayInTurn
from tangledbank.games.evolution.state import Species, Table

if TYPE_CHECKING:
    from tangledbank.core.game import Game

PHASES = ("deal", "food", "play", "reveal", "feeding")


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
