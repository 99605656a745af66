"""Simple random policies: uniform, or preferring growth and attacks."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate

from tangledbank.core.action import verb_of
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng

Chooser = Callable[[Sequence[int], Rng], int]
Policy = Callable[[Game], Chooser]

USUAL = 20
# The builder's weight for each verb; other verbs have the usual weight.
TASTES = {
    "attack": 400,
    "discard": 2,
    "done": 30,
    "evolve": 200,
    "forage": 60,
    "grow-body": 35,
    "grow-population": 40,
    "migrate": 3,
    "new-left": 10,
    "new-right": 10,
    "pass": 5,
    "play-trait": 60,
    "remove": 1,
    "remove-trait": 1,
    "take-pool": 60,
    "wait": 5,
}


def uniform(game: Game) -> Chooser:
    """Choose every option with the same probability."""

    def choose(options: Sequence[int], rng: Rng) -> int:
        return options[rng.below(len(options))]

    return choose


def builder(game: Game) -> Chooser:
    """Prefer growth, traits and, above all, attacks."""
    liking = {number: TASTES.get(verb, USUAL) for number, verb in game.language.verbs.items()}

    def choose(options: Sequence[int], rng: Rng) -> int:
        bounds = list(accumulate([liking[int(verb_of(action))] for action in options]))
        return options[bisect(bounds, rng.below(bounds[-1]))]

    return choose


POLICIES: dict[str, Policy] = {"uniform": uniform, "builder": builder}


def moves(game: Game, s: State, rng: Rng, policy: Policy) -> Iterator[tuple[int, int]]:
    """Play `s` to its end, yielding each seat and action just before it is applied.

    If several seats are asked, a random one of them answers next.
    """
    choose = policy(game)
    while s.asking:
        asked = s.open
        seat = int(asked[rng.below(len(asked))].seat)
        action = choose(s.legal_actions(seat), rng)
        yield seat, action
        s.apply(seat, action)
