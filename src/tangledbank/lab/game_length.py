"""Measure how a changed deck changes the length of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

import tangledbank
from tangledbank.agents.arena import play_out, seat_seed
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.rng import seeded
from tangledbank.lab.chunks import game_of
from tangledbank.lab.estimates import Statistic, mean_of_deals
from tangledbank.lab.study import Setting

DEALS: Final = 100


@dataclass(frozen=True)
class LengthChange:
    """The rounds of random games with a setting's deck and with the printed deck."""

    now: Statistic
    before: Statistic


def length_change(setting: Setting, seed: int) -> LengthChange | None:
    """Play random games with both decks; return None if a round limit stops most of them."""
    printed = tangledbank.game(setting.game)
    now = rounds_at_random(game_of(setting), setting, seed)
    before = rounds_at_random(printed, setting, seed)
    return LengthChange(now, before) if now and before else None


def rounds_at_random(game: Game, setting: Setting, seed: int) -> Statistic | None:
    known = {option.key for option in game.options}
    options: Mapping[str, Value] = {k: v for k, v in setting.options.items() if k in known}
    rounds = {}
    for deal in range(seed, seed + DEALS):
        s = game.setup(len(setting.agents), options, deal)
        s.advance()
        play_out(s, seeded(seat_seed(deal, 0)))
        if not s.is_cut_short():
            rounds[deal] = int(s.round_number())
    if len(rounds) < DEALS // 2:
        return None
    return mean_of_deals("", np.array(list(rounds)), np.array(list(rounds.values()), float))
