"""A study beside another: what has changed, and whether more than by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from tangledbank.lab.asking import Answers
from tangledbank.lab.figures import (
    Figure,
    by_seat_column,
    of_games,
    rows_per_game,
    settings,
    survival_of_all,
    trait_lifts,
)
from tangledbank.lab.tables import ATTACKS, SPECIES, TRAITS
from tangledbank.lab.wording import Wording, bracket, percent, plain, signed

Row = list[str]
Measured = dict[str, tuple[Figure, Callable[[float], str]]]

TIED: Final = "CASE WHEN decided = 'points' THEN 0 ELSE 1 END"


def changes(now: Answers, before: Answers, words: Wording) -> Iterator[tuple[str, list[Row]]]:
    """For each pair of settings: its name, and a row for each measure."""
    then = Wording(words.texts, before.note)
    for old, new in pairs(before, now) if before is not now else beside(now):
        title = new if new == old else f"{old} → {new}"
        first, second = measured(before, old, then), measured(now, new, words)
        both = [label for label in second if label in first]
        yield title, [row(label, first[label][0], *second[label]) for label in both]


def pairs(before: Answers, now: Answers) -> list[tuple[str, str]]:
    """Settings of the same name; if there are none, as they stand in the two studies."""
    old, new = settings(before), settings(now)
    same = [(name, name) for name in new if name in old]
    return same or list(zip(old, new, strict=False))


def beside(answers: Answers) -> list[tuple[str, str]]:
    """Within one study: the first setting of a game and its line-up, and each other one."""
    first: dict[tuple[object, ...], str] = {}
    found = []
    for name in settings(answers):
        given = answers.note["settings"][name]
        known = first.setdefault((given["game"], *given["agents"]), name)
        if known != name:
            found.append((known, name))
    return found


def measured(answers: Answers, setting: str, words: Wording) -> Measured:
    """All that is compared, by what it is called."""
    say = words.texts.say
    found: Measured = {
        say("report-rounds"): (of_games(answers, setting, "", "rounds"), plain),
        say("report-decisions"): (of_games(answers, setting, "", "decisions"), plain),
        say("report-tied"): (of_games(answers, setting, "", TIED), percent),
    }
    for each in by_seat_column(answers, setting, "agent", "points"):
        found[say("report-points-of", agent=each.label)] = (each, plain)
    for each in by_seat_column(answers, setting, "turn_order", "share")[:1]:
        found[say("report-share-first")] = (each, percent)
    if answers.has(SPECIES):
        born = rows_per_game(answers, setting, "", SPECIES)
        found[say("report-species")] = (born, plain)
        found[say("report-survived")] = (survival_of_all(answers, setting), percent)
    if answers.has(ATTACKS):
        found[say("report-attacks")] = (rows_per_game(answers, setting, "", ATTACKS), plain)
        kills = rows_per_game(answers, setting, "", ATTACKS, "killed")
        found[say("report-kills")] = (kills, plain)
    if answers.has(TRAITS):
        for each in trait_lifts(answers, setting):
            name = words.trait(setting, each.label)
            found[say("report-lift-of", trait=name)] = (each, signed)
    return found


def row(label: str, before: Figure, now: Figure, form: Callable[[float], str]) -> Row:
    """The difference in bold where chance would hardly make it."""
    change = now.minus(before)
    shown = signed if form is percent else form
    said = f'<strong class="clear">{shown(change.mean)}</strong>'
    if not change.clear:
        said = shown(change.mean)
    return [escape(label), form(before.mean), form(now.mean), said, bracket(change, shown)]
