"""What an agent is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tangledbank.core.flow import State
from tangledbank.core.game import Game


def total(values: Iterable[float]) -> float:
    """Their sum, added one by one: `sum` rounds otherwise since Python 3.12, and with it a player
    would choose otherwise."""
    added = 0.0
    for value in values:
        added += value
    return added


@dataclass(frozen=True)
class Trouble:
    """Something an agent did wrong: the end of a message id `bot-…`, and its values."""

    kind: str
    detail: str = ""


class Agent:
    """A player. It knows the view of its seat and what is offered to it, nothing else."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        """The place of the chosen action in `actions`, which are never empty.

        `number` is that of the question. The answer comes within a second or so.
        """
        raise NotImplementedError

    def troubles(self) -> list[Trouble]:
        """What went wrong since this was last asked; moves were made all the same."""
        return []

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """The game has come to its end like this."""

    def close(self) -> None:
        """The game is over, or given up."""


Factory = Callable[[Game, int], Agent]
