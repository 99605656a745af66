"""A study's statistics with 95 % confidence intervals, computed from its tables.

Games of the same deal are correlated, so intervals are computed from the deals' means.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from tangledbank.agents.statistics import wilson
from tangledbank.lab.queries import StudyResults

Z: Final = 1.96
MORE: Final = (2.372, 2.823, 2.556)  # Cornish–Fisher terms for small samples


@dataclass(frozen=True)
class Statistic:
    """A mean with its confidence interval and the number of values behind it."""

    label: str
    mean: float
    low: float
    high: float
    count: int

    def minus(self, other: Statistic) -> Statistic:
        """Return this statistic minus another, independent one."""
        spread = math.hypot(self.high - self.mean, other.high - other.mean)
        mean = self.mean - other.mean
        return Statistic(self.label, mean, mean - spread, mean + spread, self.count + other.count)

    @property
    def clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0


def statistic(label: object, mean: float, spread: float | None, count: int) -> Statistic:
    """Make a statistic from a mean and standard deviation; a single value has no interval."""
    wide = math.nan
    if spread is not None:
        reach = Z + sum(more / (count - 1) ** power for power, more in enumerate(MORE, 1))
        wide = reach * spread / math.sqrt(count)
    return Statistic(str(label), mean, mean - wide, mean + wide, count)


def share(label: str, part: int, whole: int) -> Statistic:
    low, high = wilson(part, whole)
    return Statistic(label, part / whole if whole else 0.0, low, high, whole)


def settings(results: StudyResults) -> list[str]:
    """Return the settings that have games, in the study's order."""
    played = {row[0] for row in results.query("SELECT DISTINCT setting FROM games")}
    return [name for name in results.note["settings"] if name in played]


BY_DEAL: Final = """
SELECT {label}, avg(value), stddev_samp(value), count(*) FROM (
    SELECT {label}, deal, avg({value}) AS value
    FROM seats JOIN games USING (setting, game) WHERE setting = ? AND {label} IS NOT NULL
    GROUP BY ALL
) GROUP BY ALL ORDER BY {label}
"""


def by_seat_column(results: StudyResults, setting: str, label: str, value: str) -> list[Statistic]:
    """Return the mean of `value` for each value of a seat column, such as the agent."""
    question = BY_DEAL.format(label=label, value=value)
    found = [statistic(*row) for row in results.query(question, [setting])]
    return [
        with_wilson_interval(each) if value == "share" and each.low == each.high else each
        for each in found
    ]


def with_wilson_interval(each: Statistic) -> Statistic:
    """Give a share of exactly 0 or 1, which has no variance, a Wilson interval."""
    low, high = wilson(round(each.mean * each.count), each.count)
    return Statistic(each.label, each.mean, low, high, each.count)


OF_GAMES: Final = """
SELECT avg(value), stddev_samp(value), count(*) FROM (
    SELECT deal, avg({value}) AS value FROM games WHERE setting = ? GROUP BY deal
)
"""


def of_games(results: StudyResults, setting: str, label: str, value: str) -> Statistic:
    """Return the mean of a per-game value."""
    rows = results.query(OF_GAMES.format(value=value), [setting]).rows
    return statistic(label, *rows[0])


OF_ROWS: Final = """
SELECT avg(value), stddev_samp(value), count(*) FROM (
    SELECT deal, sum(coalesce(n, 0)) / count(*) AS value FROM games
    LEFT JOIN (SELECT game, count(*) AS n FROM {table} WHERE setting = ? AND {where} GROUP BY game)
    USING (game) WHERE setting = ? GROUP BY deal
)
"""


def rows_per_game(
    results: StudyResults, setting: str, label: str, table: str, where: str = "true"
) -> Statistic:
    """Return the mean number of a table's rows per game."""
    question = OF_ROWS.format(table=table, where=where)
    return statistic(label, *results.query(question, [setting, setting]).rows[0])


def parts_of_points(results: StudyResults, setting: str) -> list[tuple[str, float]]:
    """Return the mean of each component of the points."""
    known = {
        "setting", "game", "seat", "turn_order", "agent", "points", "place", "share", "troubles",
    }  # fmt: skip
    names = [row[0] for row in results.query("DESCRIBE seats") if row[0] not in known]
    means = ", ".join(f"avg({name})" for name in names)
    if not names:
        return []
    row = results.query(f"SELECT {means} FROM seats WHERE setting = ?", [setting]).rows[0]
    return [(name, mean) for name, mean in zip(names, row, strict=True) if mean is not None]


def counts(results: StudyResults, setting: str, column: str, table: str = "games") -> list[Any]:
    """Count how often each value of a column occurs, ignoring nulls."""
    return results.query(
        f"SELECT {column}, count(*) FROM {table} WHERE setting = ? AND {column} IS NOT NULL "
        f"GROUP BY ALL ORDER BY {column}",
        [setting],
    ).rows


LIFT: Final = """
WITH rest AS (
    SELECT game, deal, seat, share - avg(share) OVER (PARTITION BY agent) AS beyond
    FROM seats JOIN games USING (setting, game) WHERE setting = $setting
), kinds AS (
    SELECT DISTINCT trait FROM traits WHERE setting = $setting
), worn AS (
    SELECT game, seat, trait FROM traits WHERE setting = $setting
), compared AS (
    SELECT kinds.trait, deal, game,
        avg(beyond) FILTER (worn.seat IS NOT NULL) AS owners,
        avg(beyond) FILTER (worn.seat IS NULL) AS others
    FROM rest CROSS JOIN kinds
    LEFT JOIN worn USING (game, seat, trait) GROUP BY ALL
), of_deals AS (
    SELECT trait, deal, avg(owners - others) AS lift FROM compared
    WHERE owners IS NOT NULL AND others IS NOT NULL GROUP BY ALL
)
SELECT trait, avg(lift), stddev_samp(lift), count(*) FROM of_deals GROUP BY trait ORDER BY trait
"""


def trait_lifts(results: StudyResults, setting: str) -> list[Statistic]:
    """Return how much more often seats that played a trait win than others in their game.

    Shares of the win are relative to the same agent's mean.
    """
    found = results.base.execute(LIFT, {"setting": setting}).fetchall()
    return [statistic(*row) for row in found]


def trait_worths(results: StudyResults, setting: str) -> list[Statistic]:
    """Estimate what one card of each trait adds to the share of the win, other traits being equal.

    The estimate uses least squares over all seats, with standard errors clustered by deal.
    """
    seats = results.query(
        "SELECT game, seat, deal, share - avg(share) OVER (PARTITION BY agent) FROM seats "
        "JOIN games USING (setting, game) WHERE setting = ? ORDER BY game, seat",
        [setting],
    ).rows
    played = results.query(
        "SELECT game, seat, trait, played FROM traits WHERE setting = ?", [setting]
    ).rows
    names = sorted({row[2] for row in played})
    if not names or len(seats) < 2 * len(names):
        return []
    place = {row[:2]: i for i, row in enumerate(seats)}
    column = {name: i for i, name in enumerate(names)}
    cards = np.zeros((len(seats), len(names) + 1))
    cards[:, -1] = 1.0
    for game, seat, trait, times in played:
        cards[place[game, seat], column[trait]] = times
    beyond = np.array([row[3] for row in seats])
    worth, spread = least_squares(cards, beyond, np.array([row[2] for row in seats]))
    used = (cards > 0).sum(axis=0)
    return [
        Statistic(name, float(w), float(w - Z * sd), float(w + Z * sd), int(n))
        for name, w, sd, n in zip(names, worth, spread, used, strict=False)
    ]


def least_squares(x: Any, y: Any, groups: Any) -> tuple[Any, Any]:
    """Return the coefficients and their standard errors, clustered by group."""
    inverse = np.linalg.pinv(x.T @ x)
    found = inverse @ (x.T @ y)
    scores = x * (y - x @ found)[:, None]
    _, places = np.unique(groups, return_inverse=True)
    sums = np.zeros((places.max() + 1, x.shape[1]))
    np.add.at(sums, places.reshape(-1), scores)
    spread = inverse @ (sums.T @ sums) @ inverse
    return found, np.sqrt(np.maximum(np.diag(spread), 0.0))


def survival(results: StudyResults, setting: str) -> list[Statistic]:
    """Return the share of species that survived, for each trait that they had at the end."""
    rows = results.query(
        "SELECT trait, count(*) FILTER (died IS NULL), count(*) FROM (SELECT died, "
        "unnest(string_split(traits, ' ')) AS trait FROM species WHERE setting = ?) "
        "WHERE trait <> '' GROUP BY trait ORDER BY trait",
        [setting],
    )
    return [share(*row) for row in rows]


def survival_of_all(results: StudyResults, setting: str) -> Statistic:
    rows = results.query(
        "SELECT count(*) FILTER (died IS NULL), count(*) FROM species WHERE setting = ?", [setting]
    ).rows
    return share("", *rows[0])


def who_eats_whom(results: StudyResults, setting: str) -> list[tuple[str, str, int, int]]:
    """Count attacks and kills for each pair of an attacker's trait and a prey's trait."""
    rows = results.query(
        "SELECT hunter, prey, count(*), count(*) FILTER (killed) FROM (SELECT killed, "
        "unnest(string_split(traits, ' ')) AS hunter, prey_traits FROM attacks WHERE setting = ?) "
        "CROSS JOIN unnest(string_split(prey_traits, ' ')) AS each(prey) "
        "GROUP BY ALL ORDER BY hunter, prey",
        [setting],
    ).rows
    return [(hunter, prey, n, killed) for hunter, prey, n, killed in rows]


def best(figures: Sequence[Statistic]) -> list[Statistic]:
    """Sort by mean, largest first."""
    return sorted(figures, key=lambda each: -each.mean)
