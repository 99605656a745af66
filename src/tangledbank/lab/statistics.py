"""A study's statistics, computed from the tables of its finished games.

Truncated games have no result, so every figure leaves them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tangledbank.lab.estimates import (
    Array,
    Statistic,
    as_share,
    estimate,
    mean_of_deals,
    ratio_of_deals,
)
from tangledbank.lab.parquet_tables import GAMES
from tangledbank.lab.queries import StudyResults

MOST_TRUNCATED: Final = 0.5  # beyond that, the finished games are no fair sample


def settings(results: StudyResults) -> list[str]:
    """Return the settings with results, in the study's order.

    Settings of which most games were truncated have none.
    """
    rows = results.query(
        "SELECT setting FROM games GROUP BY setting HAVING avg(truncated::int) <= ?",
        [MOST_TRUNCATED],
    )
    played = {row[0] for row in rows}
    return [name for name in results.note["settings"] if name in played]


def seeds(results: StudyResults, deals: Array) -> Array:
    """Return the seeds of deals, which identify a deal across studies."""
    return np.asarray(deals, "i8") + (int(results.note["seed"]) & (1 << 62) - 1)


def by_label(
    results: StudyResults, question: str, values: Sequence[object] | dict[str, object]
) -> list[Statistic]:
    """Return the mean over deals for each label of a query for label, deal and value."""
    found = results.arrays(question, values)
    labels, places = np.unique(found["label"], return_inverse=True)
    deals = seeds(results, found["deal"])
    made = []
    for place, label in enumerate(labels):
        at = places == place
        made.append(mean_of_deals(label, deals[at], found["value"][at]))
    return made


BY_SEAT: Final = """
SELECT {label} AS label, deal, avg({value}) AS value
FROM finished_seats JOIN finished_games USING (setting, game)
WHERE setting = ? AND {label} IS NOT NULL GROUP BY ALL ORDER BY ALL
"""


def by_seat_column(results: StudyResults, setting: str, label: str, value: str) -> list[Statistic]:
    """Return the mean of `value` for each value of a seat column, such as the agent."""
    found = by_label(results, BY_SEAT.format(label=label, value=value), [setting])
    return [as_share(each) for each in found] if value == "share" else found


OF_GAMES: Final = """
SELECT deal, avg({value}) AS value FROM {table} WHERE setting = ? GROUP BY deal ORDER BY deal
"""


def of_games(
    results: StudyResults, setting: str, label: str, value: str, table: str = "finished_games"
) -> Statistic:
    """Return the mean of a per-game value."""
    found = results.arrays(OF_GAMES.format(value=value, table=table), [setting])
    return mean_of_deals(label, seeds(results, found["deal"]), found["value"])


OF_ROWS: Final = """
SELECT deal, sum(coalesce(n, 0)) / count(*) AS value FROM finished_games
LEFT JOIN (SELECT game, count(*) AS n FROM {table} WHERE setting = ? AND {where} GROUP BY game)
USING (game) WHERE setting = ? GROUP BY deal ORDER BY deal
"""


def rows_per_game(
    results: StudyResults, setting: str, label: str, table: str, where: str = "true"
) -> Statistic:
    """Return the mean number of a table's rows per game."""
    found = results.arrays(OF_ROWS.format(table=table, where=where), [setting, setting])
    return mean_of_deals(label, seeds(results, found["deal"]), found["value"])


def truncated_share(results: StudyResults, setting: str) -> Statistic:
    """Return the share of all games that a round limit stopped."""
    return as_share(of_games(results, setting, "", "truncated::int", "games"))


def parts_of_points(results: StudyResults, setting: str) -> list[tuple[str, float]]:
    """Return the mean of each component of the points."""
    known = {
        "setting", "game", "seat", "turn_order", "agent", "points", "place", "share", "troubles",
    }  # fmt: skip
    names = [row[0] for row in results.query("DESCRIBE seats") if row[0] not in known]
    means = ", ".join(f"avg({name})" for name in names)
    if not names:
        return []
    row = results.query(f"SELECT {means} FROM finished_seats WHERE setting = ?", [setting]).rows[0]
    return [(name, mean) for name, mean in zip(names, row, strict=True) if mean is not None]


def counts(results: StudyResults, setting: str, column: str, table: str = GAMES) -> list[Any]:
    """Count how often each value of a column occurs, ignoring nulls."""
    return results.query(
        f"SELECT {column}, count(*) FROM finished_{table} "
        f"WHERE setting = ? AND {column} IS NOT NULL GROUP BY ALL ORDER BY {column}",
        [setting],
    ).rows


LIFT: Final = """
WITH rest AS (
    SELECT game, deal, seat, share - avg(share) OVER (PARTITION BY agent) AS beyond
    FROM finished_seats JOIN finished_games USING (setting, game) WHERE setting = $setting
), kinds AS (
    SELECT DISTINCT trait FROM finished_traits WHERE setting = $setting
), worn AS (
    SELECT game, seat, trait FROM finished_traits WHERE setting = $setting
), compared AS (
    SELECT kinds.trait, deal, game,
        avg(beyond) FILTER (worn.seat IS NOT NULL) AS owners,
        avg(beyond) FILTER (worn.seat IS NULL) AS others
    FROM rest CROSS JOIN kinds
    LEFT JOIN worn USING (game, seat, trait) GROUP BY ALL
)
SELECT trait AS label, deal, avg(owners - others) AS value FROM compared
WHERE owners IS NOT NULL AND others IS NOT NULL GROUP BY ALL ORDER BY ALL
"""


def trait_lifts(results: StudyResults, setting: str) -> list[Statistic]:
    """Return how much more often seats that played a trait win than others in their game.

    Shares of the win are relative to the same agent's mean.
    """
    return by_label(results, LIFT, {"setting": setting})


def trait_worths(results: StudyResults, setting: str) -> list[Statistic]:
    """Estimate what one card of each trait adds to the share of the win, other traits being equal.

    The estimate uses least squares over all seats, with standard errors clustered by deal.
    """
    seats = results.query(
        "SELECT game, seat, deal, share - avg(share) OVER (PARTITION BY agent) "
        "FROM finished_seats JOIN finished_games USING (setting, game) "
        "WHERE setting = ? ORDER BY game, seat",
        [setting],
    ).rows
    played = results.query(
        "SELECT game, seat, trait, played FROM finished_traits WHERE setting = ?", [setting]
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
    deals = np.array([row[2] for row in seats])
    worth, errors = least_squares(cards, beyond, deals)
    used, groups = (cards > 0).sum(axis=0), len(np.unique(deals))
    return [
        estimate(name, float(w), float(error), groups, int(n))
        for name, w, error, n in zip(names, worth, errors, used, strict=False)
    ]


def least_squares(x: Any, y: Any, groups: Any) -> tuple[Any, Any]:
    """Return the coefficients and their standard errors, clustered by group."""
    inverse = np.linalg.pinv(x.T @ x)
    found = inverse @ (x.T @ y)
    scores = x * (y - x @ found)[:, None]
    _, places = np.unique(groups, return_inverse=True)
    sums = np.zeros((places.max() + 1, x.shape[1]))
    np.add.at(sums, places.reshape(-1), scores)
    spread = inverse @ (sums.T @ sums) @ inverse * len(sums) / max(1, len(sums) - 1)
    return found, np.sqrt(np.maximum(np.diag(spread), 0.0))


SURVIVED: Final = """
SELECT {label} AS label, deal, count(*) FILTER (died IS NULL) AS part, count(*) AS whole
FROM {species} JOIN finished_games USING (setting, game)
WHERE setting = ? AND label IS NOT NULL GROUP BY ALL ORDER BY ALL
"""
BY_TRAIT: Final = """(
SELECT setting, game, died, nullif(unnest(string_split(traits, ' ')), '') AS trait
FROM finished_species)"""


def survivors(results: StudyResults, question: str, setting: str) -> list[Statistic]:
    found = results.arrays(question, [setting])
    labels, places = np.unique(found["label"], return_inverse=True)
    deals = seeds(results, found["deal"])
    made = []
    for place, label in enumerate(labels):
        at = places == place
        parts, wholes = found["part"][at], found["whole"][at]
        made.append(as_share(ratio_of_deals(label, deals[at], parts, wholes, int(wholes.sum()))))
    return made


def survival(results: StudyResults, setting: str) -> list[Statistic]:
    """Return the share of species that survived, for each trait that they had at the end."""
    return survivors(results, SURVIVED.format(label="trait", species=BY_TRAIT), setting)


def survival_of_all(results: StudyResults, setting: str) -> Statistic:
    question = SURVIVED.format(label="''", species="finished_species")
    return survivors(results, question, setting)[0]


def who_eats_whom(results: StudyResults, setting: str) -> list[tuple[str, str, int, int]]:
    """Count attacks and kills for each pair of an attacker's trait and a prey's trait."""
    rows = results.query(
        "SELECT hunter, prey, count(*), count(*) FILTER (killed) FROM (SELECT killed, "
        "unnest(string_split(traits, ' ')) AS hunter, prey_traits "
        "FROM finished_attacks WHERE setting = ?) "
        "CROSS JOIN unnest(string_split(prey_traits, ' ')) AS each(prey) "
        "GROUP BY ALL ORDER BY hunter, prey",
        [setting],
    ).rows
    return [(hunter, prey, n, killed) for hunter, prey, n, killed in rows]


def best(figures: Sequence[Statistic]) -> list[Statistic]:
    """Sort by mean, largest first."""
    return sorted(figures, key=lambda each: -each.mean)
