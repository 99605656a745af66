"""Final scores and winners."""

from __future__ import annotations

from mypy_extensions import i64


class Score:
    """A seat's result: named parts that add up to the total, then tie-breakers in order."""

    def __init__(self, seat: int, parts: list[tuple[str, int]], ties: list[int]) -> None:
        self.seat = seat
        self.parts = parts
        self.ties = ties
        self.total = sum([points for _, points in parts])

    def __repr__(self) -> str:
        parts = ", ".join([f"{name} {points}" for name, points in self.parts])
        return f"<Score of seat {self.seat}: {self.total} ({parts})>"

    def rank_key(self) -> list[int]:
        return [self.total, *self.ties]


def ranked(points: i64, tie: i64 = 0, last: i64 = 0) -> i64:
    """Pack points and two tie-breakers into one number, where larger is better."""
    return (points << 16 | tie) << 16 | last


def points_of(rank: i64) -> i64:
    return rank >> 32


def ties_of(rank: i64) -> list[int]:
    """Return a rank's tie-breakers, most important first."""
    return [int(rank >> 16 & 0xFFFF), int(rank & 0xFFFF)]


def best_seats(ranks: list[int]) -> list[int]:
    """Return the seats with the best rank."""
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]


def winners(scores: list[Score]) -> list[int]:
    """Return the seats with the best total after tie-breakers, which share the win."""
    best = max([score.rank_key() for score in scores])
    return [score.seat for score in scores if score.rank_key() == best]
