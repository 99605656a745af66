"""What the games of a contest are worth: shares, margins, ratings, with their intervals.

Games of one deal are not independent, so deals are counted, not games. A share of wins has Wilson's
interval for as many independent games as the spread from deal to deal is worth; a margin has the
mean ± 1.96 standard errors over deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance
from typing import TYPE_CHECKING

from tangledbank.agents.arena import wilson
from tangledbank.agents.contest import PlayedGame

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 1.96  # standard errors on either side that hold the truth 19 times out of 20


@dataclass(frozen=True)
class Estimate:
    """A mean and the interval that holds the truth, 19 times out of 20."""

    mean: float
    low: float
    high: float
    games: int

    def plain(self) -> dict[str, float]:
        return {
            "mean": round(self.mean, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "games": self.games,
        }


@dataclass(frozen=True)
class Rating:
    """How strong a player is, and the doubt about it."""

    mu: float
    sigma: float


@dataclass
class Standing:
    """One player in one game for so many."""

    name: str
    share: Estimate  # of the win, for each seat that it held
    margin: Estimate
    rating: Rating | None  # where it is known
    by_seat: list[float]
    decisions: int
    seconds: float
    longest: float
    faults: dict[str, int] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """Seconds for a decision."""
        return self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class Cell:
    """One player alone among twins of another: its share of the win and its margin."""

    share: Estimate
    margin: Estimate


Sample = tuple[int, float]  # a deal and what came of it


def names_of(rows: Sequence[PlayedGame]) -> list[str]:
    """The players of some games, in the order in which they come."""
    return list(dict.fromkeys(name for row in rows for name in row.lineup))


def share_of(samples: Sequence[Sample]) -> Estimate:
    """A share, with Wilson's interval for the games that the deals are worth."""
    means = deal_means(samples)
    mean = fmean(means) if means else 0.0
    spread = variance(means) / len(means) if len(means) > 1 else 0.0
    worth = mean * (1 - mean) / spread if spread else math.inf
    count = min(float(len(samples)), max(float(len(means)), worth))
    low, high = wilson(mean * count, count)
    return Estimate(mean, low, high, len(samples))


def mean_of(samples: Sequence[Sample]) -> Estimate:
    means = deal_means(samples)
    mean = fmean(means) if means else 0.0
    error = math.sqrt(variance(means) / len(means)) if len(means) > 1 else math.inf
    return Estimate(mean, mean - SURE * error, mean + SURE * error, len(samples))


def deal_means(samples: Sequence[Sample]) -> list[float]:
    by_deal: dict[int, list[float]] = {}
    for deal, value in sorted(samples):
        by_deal.setdefault(deal, []).append(value)
    return [fmean(values) for values in by_deal.values()]


def samples_of(
    rows: Iterable[PlayedGame], name: str, value: Callable[[PlayedGame, int], float]
) -> list[Sample]:
    """A value for each place that a player held."""
    return [
        (row.deal, value(row, place))
        for row in rows
        for place, held in enumerate(row.lineup)
        if held == name
    ]


def win_share(row: PlayedGame, place: int) -> float:
    return row.shares[place]


def margin(row: PlayedGame, place: int) -> float:
    return float(row.margin(place))


def cross_table(rows: Sequence[PlayedGame]) -> dict[tuple[str, str], Cell]:
    """By player and others: tables at which the one sits alone among twins of the other."""
    cells: dict[tuple[str, str], list[tuple[PlayedGame, int]]] = {}
    for row in rows:
        for place, name in enumerate(row.lineup):
            others = {other for i, other in enumerate(row.lineup) if i != place}
            if len(others) == 1 and name not in others:
                cells.setdefault((name, others.pop()), []).append((row, place))
    return {pair: cell_of(held) for pair, held in cells.items()}


def cell_of(held: Sequence[tuple[PlayedGame, int]]) -> Cell:
    return Cell(
        share_of([(row.deal, win_share(row, place)) for row, place in held]),
        mean_of([(row.deal, margin(row, place)) for row, place in held]),
    )


def standings(rows: Sequence[PlayedGame]) -> list[Standing]:
    """All players of one game for so many, the best first: by rating, else by share."""
    rated = ratings(rows)
    found = [standing(rows, name, rated.get(name)) for name in names_of(rows)]
    return sorted(found, key=lambda each: (-strength(each), each.name))


def strength(each: Standing) -> float:
    return each.rating.mu if each.rating else each.share.mean


def standing(rows: Sequence[PlayedGame], name: str, rated: Rating | None) -> Standing:
    places = [(row, i) for row in rows for i, held in enumerate(row.lineup) if held == name]
    faults: dict[str, int] = {}
    for row, i in places:
        for kind, times in row.faults[i].items():
            faults[kind] = faults.get(kind, 0) + times
    return Standing(
        name,
        share_of(samples_of(rows, name, win_share)),
        mean_of(samples_of(rows, name, margin)),
        rated,
        by_seat(places),
        sum(row.decisions[i] for row, i in places),
        sum(row.seconds[i] for row, i in places),
        max((row.longest[i] for row, i in places), default=0.0),
        faults,
    )


def by_seat(places: Sequence[tuple[PlayedGame, int]]) -> list[float]:
    """The share of the win at each seat."""
    seats = len(places[0][0].lineup)
    won: list[list[float]] = [[] for _ in range(seats)]
    for row, i in places:
        won[row.seat(i)].append(row.shares[i])
    return [round(fmean(shares), 4) if shares else 0.0 for shares in won]


def ratings(rows: Sequence[PlayedGame]) -> dict[str, Rating]:
    """OpenSkill ratings (Plackett-Luce), after all games in a fixed order; none without it."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return {}
    model = PlackettLuce()
    rated = {name: Rating(model.mu, model.sigma) for name in names_of(rows)}
    for row in sorted(rows, key=lambda row: (row.deal, row.rotation, row.lineup)):
        learn(model, rated, row)
    return rated


def learn(model: PlackettLuce, rated: dict[str, Rating], row: PlayedGame) -> None:
    """One game. A player who holds several seats learns the mean of what they teach."""
    teams = [[model.rating(mu=rated[n].mu, sigma=rated[n].sigma)] for n in row.lineup]
    order = sorted(zip(row.shares, row.totals, strict=True), reverse=True)
    ranks = [float(order.index(each)) for each in zip(row.shares, row.totals, strict=True)]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    for name in set(row.lineup):
        mine = [new for new, held in zip(after, row.lineup, strict=True) if held == name]
        rated[name] = Rating(fmean(new.mu for new in mine), fmean(new.sigma for new in mine))
