"""The interface that every agent implements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tangledbank.core.flow import State
from tangledbank.core.game import Game


def total(values: Iterable[float]) -> float:
    """Add values from left to right.

    Since Python 3.12, `sum` rounds differently, which would change the agents' choices.
    """
    added = 0.0
    for value in values:
        added += value
    return added


@dataclass(frozen=True)
class Trouble:
    """An agent's error: the suffix of a message id `bot-…`, and a detail."""

    kind: str
    detail: str = ""


class Agent:
    """A player that knows only its seat's view and the legal actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        """Return the index of the chosen action in `actions`, which is never empty.

        `number` identifies the question. Agents should answer within about a second.
        """
        raise NotImplementedError

    def troubles(self) -> list[Trouble]:
        """Return the errors since the last call. Errors don't stop the game."""
        return []

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the agent that the game is over, and pass it the result."""

    def close(self) -> None:
        """Release resources when the game has ended or is abandoned."""


Factory = Callable[[Game, int], Agent]
