"""Contest statistics: shares, margins and ratings, with 95 % confidence intervals.

Games of the same deal are not independent, so the intervals count deals. A share of wins has the
Wilson interval for the number of independent games that would give the observed variance between
deals; a margin's interval is its mean ± 1.96 standard errors over deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance
from typing import TYPE_CHECKING

from tangledbank.agents.contest import PlayedGame
from tangledbank.agents.statistics import wilson

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 1.96  # standard errors on either side of a 95 % interval


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % confidence interval."""

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
    """A player's strength and its uncertainty."""

    mu: float
    sigma: float


@dataclass
class Standing:
    """A player's results in one game with one number of seats."""

    name: str
    share: Estimate  # of wins, per seat held
    margin: Estimate
    rating: Rating | None  # None without OpenSkill
    by_seat: list[float]
    decisions: int
    seconds: float
    longest: float
    faults: dict[str, int] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """The average number of seconds per decision."""
        return self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class Cell:
    """One player's share of wins and margin against copies of another player."""

    share: Estimate
    margin: Estimate


Sample = tuple[int, float]  # a deal and a value from one of its games


def names_of(rows: Sequence[PlayedGame]) -> list[str]:
    """Return the names of the players in some games, in order of appearance."""
    return list(dict.fromkeys(name for row in rows for name in row.lineup))


def share_of(samples: Sequence[Sample]) -> Estimate:
    """Estimate a share, with the Wilson interval for the effective number of games."""
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
    """Return a sample for each place that a player held in these games."""
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
    """Compare pairs of players at tables where the first sits alone among copies of the second."""
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
    """Rank all players of one game and number of seats by rating, or by share if unrated."""
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
    """Return a player's share of wins at each seat."""
    seats = len(places[0][0].lineup)
    won: list[list[float]] = [[] for _ in range(seats)]
    for row, i in places:
        won[row.seat(i)].append(row.shares[i])
    return [round(fmean(shares), 4) if shares else 0.0 for shares in won]


def ratings(rows: Sequence[PlayedGame]) -> dict[str, Rating]:
    """Rate the players with OpenSkill (Plackett-Luce); return nothing if it is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return {}
    model = PlackettLuce()
    rated = {name: Rating(model.mu, model.sigma) for name in names_of(rows)}
    for row in sorted(rows, key=lambda row: (row.deal, row.rotation, row.lineup)):
        update_ratings(model, rated, row)
    return rated


def update_ratings(model: PlackettLuce, rated: dict[str, Rating], row: PlayedGame) -> None:
    """Update the ratings with one game, averaging the results of a player at several seats."""
    teams = [[model.rating(mu=rated[n].mu, sigma=rated[n].sigma)] for n in row.lineup]
    order = sorted(zip(row.shares, row.totals, strict=True), reverse=True)
    ranks = [float(order.index(each)) for each in zip(row.shares, row.totals, strict=True)]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    for name in set(row.lineup):
        mine = [new for new, held in zip(after, row.lineup, strict=True) if held == name]
        rated[name] = Rating(fmean(new.mu for new in mine), fmean(new.sigma for new in mine))
