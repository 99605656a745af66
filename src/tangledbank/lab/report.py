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
from tangledbank.lab.estimates import Statistic, holm, survives
from tangledbank.lab.front_matter import OVERVIEW, FrontMatter
from tangledbank.lab.labels import ReportLabels, bracket, p_value, percent, plain, signed
from tangledbank.lab.parquet_tables import ATTACKS, DECIDED, SPECIES, TRAITS
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.statistics import (
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

MOST: Final = 12  # the most traits in the table of who eats whom

Figures = tuple[
    str, list[Statistic], float | None
]  # a setting's, with what they are tested against
Attacks = tuple[str, str, float, float]
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
        self.front = FrontMatter(results, self.words)

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
            f"{self.warnings()}</header><nav><ul>{links}</ul></nav><main>{sections}</main>"
            f"<footer>{escape(self.foot())}</footer></body></html>"
        )

    def warnings(self) -> str:
        return "".join(
            f'<p class="warning" role="note">{escape(said)}</p>' for said in self.front.warnings()
        )

    def games(self) -> int:
        return int(self.results.query("SELECT count(*) FROM games").rows[0][0])

    def games_of(self, setting: str) -> int:
        """Return the number of a setting's games that were not truncated."""
        return self.front.played[setting] - self.results.truncated.get(setting, 0)

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

    def panels(
        self, key: str, found: Sequence[Figures], form: charts.Form, *, apart: bool = False
    ) -> Iterator[str]:
        """Yield a chart and a table for each setting, all on the same scale.

        If the figures have marks, they are tested against them as one family. If `apart` is true,
        only settings of the same game share a scale.
        """
        found = [each for each in found if each[1]]
        tested = [f.p_value(mark) for _, fs, mark in found if mark is not None for f in fs]
        adjusted = iter(holm(tested))
        for name, figures, mark in found:
            alike = [each for each in found if not apart or self.game(each[0]) == self.game(name)]
            span = charts.join_spans([charts.span_of(fs, at) for _, fs, at in alike])
            corrected = None if mark is None else [next(adjusted) for _ in figures]
            yield self.title(name) + self.dots(key, name, figures, mark, span, corrected, form)

    def dots(
        self, key: str, setting: str, figures: Sequence[Statistic], mark: float | None,
        span: charts.Span, corrected: Sequence[float] | None, form: charts.Form,
    ) -> str:  # fmt: skip
        """Return a chart of statistics beside a table of them."""
        axis = self.say(f"report-{key}.axis")
        title = f"{self.say(f'report-{key}')}: {setting}"
        words = ChartText(title, self.about(key, setting, figures), axis)
        clear = [corrected is None or survives(p) for p in corrected or [0.0] * len(figures)]
        rows = []
        for place, each in enumerate(figures):
            mean = form(each.mean)
            said = f'<strong class="clear">{mean}</strong>' if corrected and clear[place] else mean
            rows.append([escape(each.label), said, bracket(each, form), f"{each.count:,}"])
            if corrected:
                rows[-1].append(escape(p_value(corrected[place])))
        head = ["", axis, self.say("report-interval"), self.say(f"report-{key}.count")]
        head += [self.say("report-col-p")] if corrected else []
        panel = charts.Panel(figures, mark, span, clear)
        return pair(charts.dots(words, panel, form), table(head, rows, title))

    def game(self, setting: str) -> str:
        return str(self.results.note["settings"][setting]["game"])

    # Sections

    def overview(self) -> Iterator[str]:
        head = [self.say(f"report-col-{key}") for key in OVERVIEW]
        rows = [[escape(cell) for cell in row] for row in self.front.rows()]
        yield f'<div class="wide">{table(head, rows, self.say("report-overview"), "words")}</div>'
        versions = "; ".join(self.front.versions())
        yield f'<p class="versions">{escape(self.say("report-versions", versions=versions))}</p>'

    def agents(self) -> Iterator[str]:
        found: list[Figures] = []
        for name in self.settings:
            agents = self.results.note["settings"][name]["agents"]
            if len(set(agents)) > 1:
                shares = best(by_seat_column(self.results, name, "agent", "share"))
                found.append((name, shares, 1 / len(agents)))
        yield from self.panels("agents", found, percent)

    def order(self) -> Iterator[str]:
        found: list[Figures] = []
        for name in self.settings:
            shares = by_seat_column(self.results, name, "turn_order", "share")
            named = [self.words.relabel(each, self.words.turn(each.label)) for each in shares]
            found.append((name, named, 1 / max(1, len(named))))
        yield from self.panels("order", found, percent)

    def points(self) -> Iterator[str]:
        found: list[Figures] = []
        for name in self.settings:
            winner = by_seat_column(self.results, name, "place", "points")[:1]
            won = [self.words.relabel(each, self.say("report-winner")) for each in winner]
            found.append(
                (name, [*by_seat_column(self.results, name, "agent", "points"), *won], None)
            )
        for name, panel in zip(
            self.settings, self.panels("points", found, plain, apart=True), strict=True
        ):
            yield panel
            parts = parts_of_points(self.results, name)
            said = ", ".join(f"{self.words.part(name, key)} {mean:.1f}" for key, mean in parts)
            if said:
                yield f"<p>{escape(self.say('report-parts', parts=said))}</p>"

    def length(self) -> Iterator[str]:
        found = {name: dict(counts(self.results, name, "rounds")) for name in self.settings}
        shares = {
            name: {n: 100 * count / sum(of.values()) for n, count in of.items()}
            for name, of in found.items()
        }
        for name, bars in shares.items():
            alike = [of for other, of in shares.items() if self.game(other) == self.game(name)]
            lengths = [n for of in alike for n in of]
            whole = range(min(lengths), max(lengths) + 1)
            most = max(share for of in alike for share in of.values())
            said = ", ".join(f"{value}: {count}" for value, count in found[name].items())
            title = f"{self.say('report-length')}: {name}"
            words = ChartText(title, said, self.say("report-length.axis"))
            figures = [
                of_games(self.results, name, self.say(f"report-{key}"), key)
                for key in ("rounds", "decisions")
            ]
            rows = [[escape(f.label), plain(f.mean), bracket(f, plain)] for f in figures]
            head = ["", self.say("report-mean"), self.say("report-interval")]
            chart = charts.columns(words, bars, whole, most)
            yield self.title(name) + pair(chart, table(head, rows, title))

    def decided(self) -> Iterator[str]:
        names = [self.say(f"report-decided-{key.replace(' ', '-')}") for key in DECIDED]
        names += [self.say("report-truncated")] if self.results.truncated else []
        rows = []
        for name, whole in self.front.played.items():
            found = dict(counts(self.results, name, "decided"))
            parts = [found.get(key, 0) / max(1, whole) for key in DECIDED]
            cut = self.results.truncated.get(name, 0) / max(1, whole)
            rows.append((name, [*parts, cut] if self.results.truncated else parts))
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
        yield from self.of_traits("traits", trait_lifts)

    def worths(self) -> Iterator[str]:
        yield from self.of_traits("worths", trait_worths)

    def of_traits(
        self, key: str, measure: Callable[[StudyResults, str], list[Statistic]]
    ) -> Iterator[str]:
        if self.results.has(TRAITS):
            found: list[Figures] = [
                (name, self.words.traits(name, best(measure(self.results, name))), 0.0)
                for name in self.settings
            ]
            yield from self.panels(key, found, signed)

    def eating(self) -> Iterator[str]:
        if not self.results.has(ATTACKS):
            return
        found = {name: self.attacks(name) for name in self.settings}
        for name, rows in found.items():
            alike = [of for other, of in found.items() if self.game(other) == self.game(name)]
            most = max((row[2] for of in alike for row in of), default=1.0)
            if rows:
                yield self.title(name) + self.field(name, rows, most)

    def attacks(self, setting: str) -> list[Attacks]:
        """Return attacks per hundred games and the share that kills, by both sides' traits."""
        games = self.games_of(setting)
        trait = self.words.trait
        return [
            (trait(setting, hunter), trait(setting, prey), 100 * n / games, killed / n)
            for hunter, prey, n, killed in who_eats_whom(self.results, setting)
        ]

    def field(self, setting: str, found: list[Attacks], most: float) -> str:
        """Return a chart and a table of attacks per hundred games, by both sides' traits."""
        rows, across = commonest(found, 0), commonest(found, 1)
        cells = {(h, p): n for h, p, n, _ in found if h in rows and p in across}
        title = f"{self.say('report-eating')}: {setting}"
        words = ChartText(title, self.say("report-eating.about"), self.say("report-eating.axis"))
        top = sorted(found, key=lambda row: -row[2])[:MOST]
        lines = [[f"{escape(h)} → {escape(p)}", plain(n), percent(k)] for h, p, n, k in top]
        head = ["", words.axis, self.say("report-killed")]
        drawn = charts.heat(words, charts.HeatMap(rows, across, cells, most))
        return pair(drawn, table(head, lines, title))

    def survival(self) -> Iterator[str]:
        if not self.results.has(SPECIES):
            return
        for name in self.settings:
            found = self.words.traits(name, best(survival(self.results, name)))
            whole = survival_of_all(self.results, name).mean
            if found:
                args = (found, whole, (0.0, 1.0), None, percent)
                yield self.title(name) + self.dots("survival", name, *args)

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
            cells = [row.cells() for row in rows]
            yield f'<div class="wide">{table(head, cells, title)}</div>'


CHANGES: Final = ("measure", "before", "now", "change", "interval", "p")

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


def commonest(rows: Sequence[Attacks], side: int) -> list[str]:
    """Return one side's most common traits, in alphabetical order."""
    total: dict[str, float] = {}
    for row in rows:
        name = str(row[side])
        total[name] = total.get(name, 0.0) + row[2]
    return sorted(sorted(total, key=lambda name: -total[name])[:MOST])
