"""Ways to choose among options without thinking: uniformly, or with a taste for a fight."""

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
# How much a builder likes each kind of move; whatever is not named is liked as usual.
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
    """Every option is as likely as any other."""

    def choose(options: Sequence[int], rng: Rng) -> int:
        return options[rng.below(len(options))]

    return choose


def builder(game: Game) -> Chooser:
    """Grows species with traits, and attacks when it can."""
    liking = {number: TASTES.get(verb, USUAL) for number, verb in game.language.verbs.items()}

    def choose(options: Sequence[int], rng: Rng) -> int:
        bounds = list(accumulate([liking[int(verb_of(action))] for action in options]))
        return options[bisect(bounds, rng.below(bounds[-1]))]

    return choose


POLICIES: dict[str, Policy] = {"uniform": uniform, "builder": builder}


def moves(game: Game, s: State, rng: Rng, policy: Policy) -> Iterator[tuple[int, int]]:
    """Play `s` to its end. Yields each seat and action just before it is applied.

    Where several seats are asked, any of them may be the next to answer.
    """
    choose = policy(game)
    while s.asking:
        asked = s.open
        seat = int(asked[rng.below(len(asked))].seat)
        action = choose(s.legal_actions(seat), rng)
        yield seat, action
        s.apply(seat, action)
