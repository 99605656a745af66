"""The interface of agents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tangledbank.core.flow import State
from tangledbank.core.game import Game


def total(values: Iterable[float]) -> float:
    """Add values one by one.

    `sum` rounds differently since Python 3.12, which would change the choices of agents.
    """
    added = 0.0
    for value in values:
        added += value
    return added


@dataclass(frozen=True)
class Trouble:
    """An error of an agent: the end of a message id `bot-…`, and its detail."""

    kind: str
    detail: str = ""


class Agent:
    """A player that knows only the view of its seat and the legal actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        """Return the index of the chosen action in `actions`, which is never empty.

        `number` is the number of the question. Answer within about a second.
        """
        raise NotImplementedError

    def troubles(self) -> list[Trouble]:
        """Return the errors since the last call. The game continued with other moves."""
        return []

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the agent that the game is over, with its result."""

    def close(self) -> None:
        """Release resources after the game, or when it is abandoned."""


Factory = Callable[[Game, int], Agent]
