"""Evaluate a player in the arena, on duplicate deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack

from tangledbank.agents.arena import play_game, seat_seed
from tangledbank.agents.contest import Deal, PlayedGame, by_place, fill_seats
from tangledbank.agents.league import Estimate, margin, mean_of, samples_of, share_of, win_share
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.envs.policies import Player, as_agent, listed
from tangledbank.envs.setup import Added, make_game

PLAYER = "player"


@dataclass(frozen=True)
class Evaluation:
    """A player's results, with 95 % confidence intervals."""

    win_share: Estimate  # a shared win counts in part
    margin: Estimate  # points ahead of the best opponent
    games: list[PlayedGame]


def evaluate(
    player: Player,
    game: str,
    against: Player | Sequence[Player] = "steady",
    players: int = 2,
    deals: int = 50,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    **added: Unpack[Added],
) -> Evaluation:
    """Play every deal once from each seat, so that the player gets the cards of all seats.

    The deals are those of the seeds from `seed` on. The last opponent takes all remaining seats.
    """
    rules = make_game(game, **added)
    resolved = rules.resolve_options(players, options or {})
    others = listed(against)
    lineup = [player, *others, *[others[-1]] * (players - 1 - len(others))]
    names = fill_seats([PLAYER, *(f"opponent {i + 1}" for i in range(len(others)))], players)
    rows = [
        play_rotation(rules, resolved, lineup, Deal(game, names, seed + number), by)
        for number in range(deals)
        for by in range(players)
    ]
    shares, margins = (samples_of(rows, PLAYER, each) for each in (win_share, margin))
    return Evaluation(share_of(shares), mean_of(margins), rows)


def play_rotation(
    game: Game, options: Mapping[str, Value], lineup: Sequence[Player], deal: Deal, by: int
) -> PlayedGame:
    """Play one game with the first player of the line-up at seat `by`."""
    count = len(lineup)
    places = [(seat - by) % count for seat in range(count)]
    agents = [as_agent(lineup[i], game, seat_seed(deal.seed, i)) for i in places]
    return by_place(deal, by, play_game(game, options, deal.seed, agents))
