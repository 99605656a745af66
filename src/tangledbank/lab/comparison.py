"""Compare two studies, or the settings of one, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from tangledbank.lab.labels import ReportLabels, bracket, percent, plain, signed
from tangledbank.lab.parquet_tables import ATTACKS, SPECIES, TRAITS
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.statistics import (
    Statistic,
    by_seat_column,
    of_games,
    rows_per_game,
    settings,
    survival_of_all,
    trait_lifts,
)

Row = list[str]
Measured = dict[str, tuple[Statistic, Callable[[float], str]]]

TIED: Final = "CASE WHEN decided = 'points' THEN 0 ELSE 1 END"


def changes(
    now: StudyResults, before: StudyResults, words: ReportLabels
) -> Iterator[tuple[str, list[Row]]]:
    """Yield a title and a row for each measure, for each pair of settings."""
    then = ReportLabels(words.texts, before.note)
    for old, new in pairs(before, now) if before is not now else pairs_within(now):
        title = new if new == old else f"{old} → {new}"
        first, second = measured(before, old, then), measured(now, new, words)
        both = [label for label in second if label in first]
        yield title, [row(label, first[label][0], *second[label]) for label in both]


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


def measured(results: StudyResults, setting: str, words: ReportLabels) -> Measured:
    """Return all of a setting's measures, by label."""
    say = words.texts.say
    found: Measured = {
        say("report-rounds"): (of_games(results, setting, "", "rounds"), plain),
        say("report-decisions"): (of_games(results, setting, "", "decisions"), plain),
        say("report-tied"): (of_games(results, setting, "", TIED), percent),
    }
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


def row(label: str, before: Statistic, now: Statistic, form: Callable[[float], str]) -> Row:
    """Return a table row; a difference whose interval excludes zero is bold."""
    change = now.minus(before)
    shown = signed if form is percent else form
    said = f'<strong class="clear">{shown(change.mean)}</strong>'
    if not change.clear:
        said = shown(change.mean)
    return [escape(label), form(before.mean), form(now.mean), said, bracket(change, shown)]
