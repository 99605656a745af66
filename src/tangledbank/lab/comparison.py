"""Compare two studies, or the settings of one, with confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from tangledbank.lab.charts import Form
from tangledbank.lab.estimates import Statistic, holm, survives
from tangledbank.lab.labels import ReportLabels, bracket, p_value, percent, plain, signed
from tangledbank.lab.parquet_tables import ATTACKS, SPECIES, TRAITS
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.statistics import (
    by_seat_column,
    of_games,
    rows_per_game,
    settings,
    survival_of_all,
    trait_lifts,
    truncated_share,
)

Measured = dict[str, tuple[Statistic, Form]]

TIED: Final = "CASE WHEN decided = 'points' THEN 0 ELSE 1 END"


@dataclass(frozen=True)
class Change:
    """A measure before and now, and the difference with its corrected p-value."""

    label: str
    before: Statistic
    now: Statistic
    form: Form
    adjusted: float = math.nan

    @property
    def difference(self) -> Statistic:
        return self.now.minus(self.before)

    def cells(self) -> list[str]:
        """Return a table row; a difference that survives the correction is bold."""
        shown = signed if self.form is percent else self.form
        said, difference = shown(self.difference.mean), self.difference
        if survives(self.adjusted):
            said = f'<strong class="clear">{said}</strong>'
        before, now = self.form(self.before.mean), self.form(self.now.mean)
        interval, p = bracket(difference, shown), escape(p_value(self.adjusted))
        return [escape(self.label), before, now, said, interval, p]


def changes(
    now: StudyResults, before: StudyResults, words: ReportLabels
) -> list[tuple[str, list[Change]]]:
    """Return a title and the changes of all measures, for each pair of settings.

    All changes of a report are one family of tests.
    """
    then = ReportLabels(words.texts, before.note)
    found = []
    for old, new in pairs(before, now) if before is not now else pairs_within(now):
        title = new if new == old else f"{old} → {new}"
        first, second = measured(before, old, then), measured(now, new, words)
        both = [label for label in second if label in first]
        found.append((title, [Change(each, first[each][0], *second[each]) for each in both]))
    return corrected(found)


def corrected(found: list[tuple[str, list[Change]]]) -> list[tuple[str, list[Change]]]:
    adjusted = iter(holm([each.difference.p_value() for _, rows in found for each in rows]))
    return [
        (title, [replace(row, adjusted=next(adjusted)) for row in rows]) for title, rows in found
    ]


def pairs(before: StudyResults, now: StudyResults) -> list[tuple[str, str]]:
    """Pair settings by name, or by order if no names match."""
    old, new = settings(before), settings(now)
    same = [(name, name) for name in new if name in old]
    return same or list(zip(old, new, strict=False))


def pairs_within(results: StudyResults) -> list[tuple[str, str]]:
    """Pair each of a study's settings with the first that has the same game and line-up."""
    first: dict[tuple[object, ...], str] = {}
    found = []
    for name in settings(results):
        given = results.note["settings"][name]
        known = first.setdefault((given["game"], *given["agents"]), name)
        if known != name:
            found.append((known, name))
    return found


def has_round_limit(results: StudyResults, setting: str) -> bool:
    """Return whether a round limit stopped any game of the setting's kind."""
    game = {name: each["game"] for name, each in results.note["settings"].items()}
    return any(game[name] == game[setting] for name in results.truncated)


def measured(results: StudyResults, setting: str, words: ReportLabels) -> Measured:
    """Return all of a setting's measures, by label."""
    say = words.texts.say
    found: Measured = {
        say("report-rounds"): (of_games(results, setting, "", "rounds"), plain),
        say("report-decisions"): (of_games(results, setting, "", "decisions"), plain),
        say("report-tied"): (of_games(results, setting, "", TIED), percent),
    }
    if has_round_limit(results, setting):
        found[say("report-truncated")] = (truncated_share(results, setting), percent)
    for each in by_seat_column(results, setting, "agent", "points"):
        found[say("report-points-of", agent=each.label)] = (each, plain)
    for each in by_seat_column(results, setting, "turn_order", "share")[:1]:
        found[say("report-share-first")] = (each, percent)
    if results.has(SPECIES):
        born = rows_per_game(results, setting, "", SPECIES)
        found[say("report-species")] = (born, plain)
        found[say("report-survived")] = (survival_of_all(results, setting), percent)
    if results.has(ATTACKS):
        found[say("report-attacks")] = (rows_per_game(results, setting, "", ATTACKS), plain)
        kills = rows_per_game(results, setting, "", ATTACKS, "killed")
        found[say("report-kills")] = (kills, plain)
    if results.has(TRAITS):
        for each in trait_lifts(results, setting):
            name = words.trait(setting, each.label)
            found[say("report-lift-of", trait=name)] = (each, signed)
    return found
