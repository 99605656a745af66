"""Ways to choose among options without thinking: uniformly, or with a taste for a fight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tangledbank.core.action import verb_of
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng

Policy = Callable[[Game, Sequence[int], Rng], int]

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


def uniform(game: Game, options: Sequence[int], rng: Rng) -> int:
    """Every option is as likely as any other."""
    return options[rng.below(len(options))]


def builder(game: Game, options: Sequence[int], rng: Rng) -> int:
    """Grows species with traits, and attacks when it can."""
    verbs = game.language.verbs
    weights = [TASTES.get(verbs[verb_of(action)], USUAL) for action in options]
    left = int(rng.below(sum(weights)))
    for action, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights add up")


POLICIES: dict[str, Policy] = {"uniform": uniform, "builder": builder}


def moves(game: Game, s: State, rng: Rng, policy: Policy) -> Iterator[tuple[int, int]]:
    """Play `s` to its end. Yields each seat and action just before it is applied.

    Where several seats are asked, any of them may be the next to answer.
    """
    while s.open:
        decision = s.open[rng.below(len(s.open))]
        seat = int(decision.seat)
        action = policy(game, s.legal_actions(seat), rng)
        yield seat, action
        s.apply(seat, action)
