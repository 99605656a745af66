"""Final scores and who won."""

from __future__ import annotations


class Score:
    """One seat's result: named parts that add up, then tie-breakers, most important first."""

    def __init__(self, seat: int, parts: list[tuple[str, int]], ties: list[int]) -> None:
        self.seat = seat
        self.parts = parts
        self.ties = ties
        self.total = sum([points for _, points in parts])

    def rank_key(self) -> list[int]:
        return [self.total, *self.ties]


def winners(scores: list[Score]) -> list[int]:
    """The seats with the best total; ties broken in order; what is still equal shares the win."""
    best = max([score.rank_key() for score in scores])
    return [score.seat for score in scores if score.rank_key() == best]
