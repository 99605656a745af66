"""A study's report: one HTML page that needs no network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

import tangledbank
from tangledbank.lab import charts
from tangledbank.lab.charts import ChartText
from tangledbank.lab.comparison import changes
from tangledbank.lab.labels import ReportLabels, bracket, percent, plain, signed
from tangledbank.lab.parquet_tables import ATTACKS, DECIDED, SPECIES, TRAITS
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.statistics import (
    Statistic,
    best,
    by_seat_column,
    counts,
    of_games,
    parts_of_points,
    settings,
    survival,
    survival_of_all,
    trait_lifts,
    trait_worths,
    who_eats_whom,
)
from tangledbank.texts.catalogue import Catalogue

MOST: Final = 14  # the most traits in the table of who eats whom

Section = tuple[str, Callable[["Report"], Iterator[str]]]


def make_page(results: StudyResults, baseline: StudyResults | None, texts: Catalogue) -> str:
    """Return the report as HTML."""
    return Report(results, baseline, texts).page()


def style() -> str:
    """Return the page's style sheet, for light and dark screens and print."""
    return files("tangledbank.lab").joinpath("report.css").read_text(encoding="utf-8")


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    name = f"<caption>{escape(caption)}</caption>"
    return f"<table{style}>{name}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def pair(chart: str, beside: str) -> str:
    return f'<div class="pair"><figure>{chart}</figure><div>{beside}</div></div>'


class Report:
    """The sections of a report."""

    def __init__(
        self, results: StudyResults, baseline: StudyResults | None, texts: Catalogue
    ) -> None:
        self.results = results
        self.baseline = baseline
        self.words = ReportLabels(texts, results.note)
        self.say = texts.say
        self.lang = texts.lang
        self.settings = settings(results)

    def page(self) -> str:
        note = self.results.note
        shown = [(key, "".join(make(self))) for key, make in SECTIONS]
        shown = [(key, body) for key, body in shown if body]
        links = "".join(
            f'<li><a href="#{key}">{escape(self.say(f"report-{key}"))}</a></li>' for key, _ in shown
        )
        sections = "".join(self.section(key, body) for key, body in shown)
        return (
            f'<!DOCTYPE html><html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(note['title'])}</title><style>{style()}</style></head><body><header>"
            f'<h1>{escape(note["title"])}</h1><p class="lead">{escape(note["question"])}</p>'
            f"<p>{escape(self.say('report-about', games=self.games(), seed=note['seed']))}</p>"
            f"</header><nav><ul>{links}</ul></nav><main>{sections}</main>"
            f"<footer>{escape(self.foot())}</footer></body></html>"
        )

    def games(self) -> int:
        return int(self.results.query("SELECT count(*) FROM games").rows[0][0])

    def games_of(self, setting: str) -> int:
        rows = self.results.query("SELECT count(*) FROM games WHERE setting = ?", [setting]).rows
        return int(rows[0][0])

    def foot(self) -> str:
        return self.say("report-foot", version=tangledbank.__version__)

    def section(self, key: str, body: str) -> str:
        head = escape(self.say(f"report-{key}"))
        about = escape(self.say(f"report-{key}.about"))
        return f'<section id="{key}"><h2>{head}</h2><p class="note">{about}</p>{body}</section>'

    def title(self, setting: str) -> str:
        return f"<h3>{escape(setting)}</h3>"

    def about(self, key: str, setting: str, figures: Sequence[Statistic]) -> str:
        """Return a chart's description for screen readers."""
        said = "; ".join(f"{each.label} {each.mean:.3g}" for each in figures[:12])
        return f"{self.say(f'report-{key}')}, {setting}: {said}"

    def dots(
        self, key: str, setting: str, figures: Sequence[Statistic], form: charts.Form,
        mark: float | None = None,
    ) -> str:  # fmt: skip
        """Return a chart of statistics beside a table of them."""
        if not figures:
            return ""
        axis = self.say(f"report-{key}.axis")
        words = ChartText(
            f"{self.say(f'report-{key}')}: {setting}", self.about(key, setting, figures), axis
        )
        rows = [
            [escape(each.label), form(each.mean), bracket(each, form), f"{each.count:,}"]
            for each in figures
        ]
        head = ["", axis, self.say("report-interval"), self.say(f"report-{key}.count")]
        return pair(charts.dots(words, figures, form, mark), table(head, rows, words.title))

    # Sections

    def overview(self) -> Iterator[str]:
        rows = []
        for name in self.settings:
            given = self.results.note["settings"][name]
            length = of_games(self.results, name, "", "rounds")
            rows.append(
                [
                    escape(name),
                    escape(given["game"]),
                    escape(self.words.line_up(given["agents"])),
                    escape(self.words.deck(given["deck"])),
                    f"{self.games_of(name):,}",
                    plain(length.mean),
                ]
            )
        head = [self.say(f"report-col-{key}") for key in OVERVIEW]
        yield f'<div class="wide">{table(head, rows, self.say("report-overview"), "words")}</div>'

    def agents(self) -> Iterator[str]:
        for name in self.settings:
            agents = self.results.note["settings"][name]["agents"]
            if len(set(agents)) > 1:
                found = by_seat_column(self.results, name, "agent", "share")
                even = 1 / len(agents)
                yield self.title(name) + self.dots("agents", name, best(found), percent, even)

    def order(self) -> Iterator[str]:
        for name in self.settings:
            found = by_seat_column(self.results, name, "turn_order", "share")
            figures = [self.words.relabel(each, self.words.turn(each.label)) for each in found]
            even = 1 / max(1, len(figures))
            yield self.title(name) + self.dots("order", name, figures, percent, even)

    def points(self) -> Iterator[str]:
        for name in self.settings:
            found = by_seat_column(self.results, name, "agent", "points")
            winner = by_seat_column(self.results, name, "place", "points")[:1]
            won = [self.words.relabel(each, self.say("report-winner")) for each in winner]
            yield self.title(name) + self.dots("points", name, [*found, *won], plain)
            parts = parts_of_points(self.results, name)
            said = ", ".join(f"{self.words.part(name, key)} {mean:.1f}" for key, mean in parts)
            if said:
                yield f"<p>{escape(self.say('report-parts', parts=said))}</p>"

    def length(self) -> Iterator[str]:
        for name in self.settings:
            rounds = counts(self.results, name, "rounds")
            bars = [(str(value), count) for value, count in rounds]
            said = ", ".join(f"{value}: {count}" for value, count in bars)
            title = f"{self.say('report-length')}: {name}"
            words = ChartText(title, said, self.say("report-length.axis"))
            figures = [
                of_games(self.results, name, self.say(f"report-{key}"), key)
                for key in ("rounds", "decisions")
            ]
            rows = [[escape(f.label), plain(f.mean), bracket(f, plain)] for f in figures]
            head = ["", self.say("report-mean"), self.say("report-interval")]
            yield self.title(name) + pair(charts.columns(words, bars), table(head, rows, title))

    def decided(self) -> Iterator[str]:
        names = [self.say(f"report-decided-{key.replace(' ', '-')}") for key in DECIDED]
        rows = []
        for name in self.settings:
            found = dict(counts(self.results, name, "decided"))
            whole = sum(found.values())
            rows.append((name, [found.get(key, 0) / whole for key in DECIDED]))
        yield self.parts("decided", rows, names)

    def parts(self, key: str, rows: list[Any], names: list[str]) -> str:
        """Return each setting's parts of a whole, as a chart and a table."""
        said = "; ".join(
            f"{name}: " + ", ".join(f"{n} {p:.1%}" for n, p in zip(names, parts, strict=True))
            for name, parts in rows
        )
        words = ChartText(self.say(f"report-{key}"), said)
        cells = [[escape(name), *[percent(part) for part in parts]] for name, parts in rows]
        head = [self.say("report-col-setting"), *names]
        chart = f"<figure>{charts.stacks(words, rows, names)}</figure>"
        return f'<div class="stack">{chart}{table(head, cells, words.title)}</div>'

    def traits(self) -> Iterator[str]:
        if self.results.has(TRAITS):
            for name in self.settings:
                found = self.words.traits(name, best(trait_lifts(self.results, name)))
                yield self.title(name) + self.dots("traits", name, found, signed, 0.0)

    def worths(self) -> Iterator[str]:
        if self.results.has(TRAITS):
            for name in self.settings:
                found = self.words.traits(name, best(trait_worths(self.results, name)))
                yield self.title(name) + self.dots("worths", name, found, signed, 0.0)

    def eating(self) -> Iterator[str]:
        if self.results.has(ATTACKS):
            for name in self.settings:
                found = who_eats_whom(self.results, name)
                if found:
                    yield self.title(name) + self.field(name, found)

    def field(self, setting: str, found: list[tuple[str, str, int, int]]) -> str:
        """Return a chart and a table of attacks per hundred games, by both sides' traits."""
        games = self.games_of(setting)
        named = [(self.words.trait(setting, h), self.words.trait(setting, p), n, k)
                 for h, p, n, k in found]  # fmt: skip
        rows, across = commonest(named, 0), commonest(named, 1)
        cells = {(h, p): 100 * n / games for h, p, n, _ in named if h in rows and p in across}
        title = f"{self.say('report-eating')}: {setting}"
        words = ChartText(title, self.say("report-eating.about"))
        top = sorted(named, key=lambda row: -row[2])[:MOST]
        lines = [
            [f"{escape(h)} → {escape(p)}", plain(100 * n / games), percent(k / n)]
            for h, p, n, k in top
        ]
        head = ["", self.say("report-eating.axis"), self.say("report-killed")]
        return pair(charts.heat(words, rows, across, cells), table(head, lines, title))

    def survival(self) -> Iterator[str]:
        if self.results.has(SPECIES):
            for name in self.settings:
                found = self.words.traits(name, best(survival(self.results, name)))
                whole = survival_of_all(self.results, name)
                yield self.title(name) + self.dots("survival", name, found, percent, whole.mean)

    def causes(self) -> Iterator[str]:
        if not self.results.has(SPECIES):
            return
        found = {n: dict(counts(self.results, n, "cause", SPECIES)) for n in self.settings}
        keys = list(dict.fromkeys(key for of in found.values() for key in of))
        rows = []
        for name, of in found.items():
            whole = max(1, sum(of.values()))
            rows.append((name, [of.get(key, 0) / whole for key in keys]))
        if keys:
            yield self.parts("causes", rows, [self.say(f"report-cause-{key}") for key in keys])

    def changes(self) -> Iterator[str]:
        before = self.baseline or self.results
        for title, rows in changes(self.results, before, self.words):
            head = [self.say(f"report-col-{key}") for key in CHANGES]
            yield f"<h3>{escape(title)}</h3>"
            yield f'<div class="wide">{table(head, rows, title)}</div>'


OVERVIEW: Final = ("setting", "game", "agents", "deck", "games", "rounds")
CHANGES: Final = ("measure", "before", "now", "change", "interval")

SECTIONS: Final[tuple[Section, ...]] = (
    ("overview", Report.overview),
    ("changes", Report.changes),
    ("agents", Report.agents),
    ("order", Report.order),
    ("points", Report.points),
    ("length", Report.length),
    ("decided", Report.decided),
    ("traits", Report.traits),
    ("worths", Report.worths),
    ("eating", Report.eating),
    ("survival", Report.survival),
    ("causes", Report.causes),
)


def commonest(rows: Sequence[tuple[str, str, int, int]], side: int) -> list[str]:
    """Return one side's most common traits, in alphabetical order."""
    total: dict[str, int] = {}
    for row in rows:
        name = str(row[side])
        total[name] = total.get(name, 0) + row[2]
    return sorted(sorted(total, key=lambda name: -total[name])[:MOST])
