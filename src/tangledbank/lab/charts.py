"""Accessible SVG charts with titles and descriptions, for light and dark pages."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap as wrapped
from typing import Final

from tangledbank.lab.estimates import Statistic

WIDTH: Final = 480  # a unit is a pixel on a page of about 500 pixels
ROW: Final = 24
TOP: Final = 8
LINE: Final = 14  # the height of a line of text
LETTER: Final = 7.2  # the width of an average Latin letter, rounded up,
WIDE_LETTER: Final = 8.4  # and of a letter of another script
NAMES: Final = 150  # the most room for names; longer ones are wrapped
RIGHT: Final = 54  # the margin for numbers
WIDEST: Final = 48.0  # the widest column
COLORS: Final = 6  # CSS variables from `--c0`
SHADES: Final = 5  # in the key of a heat map

Form = Callable[[float], str]


@dataclass(frozen=True)
class ChartText:
    """A chart's title, description and axis label."""

    title: str
    about: str
    axis: str = ""


def svg(words: ChartText, height: float, body: str) -> str:
    """Return an SVG element with its title and description."""
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:g}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(words.title)}</title><desc>{escape(words.about)}</desc>{body}</svg>"
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def rect(x: float, y: float, wide: float, high: float, style: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, wide):.1f}" height="{high:.1f}"'
    return f"<rect {size} {style}/>"


def dot(x: float, y: float, filled: bool) -> str:
    kind = "dot" if filled else "dot open"
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>'


Span = tuple[float, float]


class Scale:
    """An axis with round steps that maps values to positions."""

    def __init__(self, span: Span, left: float, form: Form) -> None:
        low, high = span
        if high - low < 1e-9:
            low, high = low - abs(low) / 20 - 1e-3, high + abs(high) / 20 + 1e-3
        self.left = left
        self.step = (high - low) / 5
        while True:
            self.step = round_step(self.step)
            self.low = math.floor(low / self.step + 1e-9) * self.step
            self.high = math.ceil(high / self.step - 1e-9) * self.step
            if len({form(tick) for tick in self.ticks()}) == len(self.ticks()):
                return
            self.step *= 1.5  # equal labels on different ticks would be untrue

    def x(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.left + part * (WIDTH - RIGHT - self.left)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + i * self.step for i in range(count + 1)]


def round_step(wanted: float) -> float:
    """Return the smallest of 1, 2, 5 or 10 times a power of ten that is at least `wanted`."""
    power = 10.0 ** math.floor(math.log10(wanted))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= wanted * (1 - 1e-9))


def width_of(said: str) -> float:
    """Estimate the width of a text, rather too wide than too narrow."""
    return sum(LETTER if ord(letter) < 0x250 else WIDE_LETTER for letter in said)


def wrap(label: str, room: float) -> list[str]:
    """Break a label into lines that fit; only words that are too long are broken."""
    letters = max(4, int(room * len(label) / max(1.0, width_of(label))))
    return wrapped(label, letters, break_on_hyphens=True) or [""]


class Names:
    """The names of a chart's rows, wrapped to the room at its left."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.lines = [wrap(label, NAMES) for label in labels]
        self.left = 14 + max((width_of(line) for lines in self.lines for line in lines), default=0)
        self.heights = [max(ROW, LINE * len(lines) + 6) for lines in self.lines]

    def foot(self, top: float) -> float:
        return top + sum(self.heights)

    def place(self, top: float) -> Iterator[tuple[float, str]]:
        """Yield the middle of every row, and its name as SVG text."""
        for lines, high in zip(self.lines, self.heights, strict=True):
            y = top + high / 2
            first = y + 4 - LINE * (len(lines) - 1) / 2
            rows = enumerate(lines)
            yield (
                y,
                "".join(
                    text(self.left - 8, first + LINE * i, said, anchor="end") for i, said in rows
                ),
            )
            top += high


def ends(each: Statistic) -> Span:
    """Return the interval's ends, or the mean twice if there is no interval."""
    if math.isnan(each.low):
        return each.mean, each.mean
    return each.low, each.high


def span_of(figures: Sequence[Statistic], mark: float | None = None) -> Span:
    """Return the range of values that a chart must show."""
    places = [end for each in figures for end in ends(each)] + ([] if mark is None else [mark])
    return min(places), max(places)


def join_spans(spans: Sequence[Span]) -> Span:
    """Return the range of several charts, so that they have the same scale."""
    return min(low for low, _ in spans), max(high for _, high in spans)


@dataclass(frozen=True)
class Panel:
    """A chart of statistics: a mark to compare them with, a scale, and the significant rows."""

    figures: Sequence[Statistic]
    mark: float | None
    span: Span
    filled: Sequence[bool]


def dots(words: ChartText, panel: Panel, form: Form) -> str:
    """Draw a row for each statistic: a dot with its interval, and a line at the mark."""
    names = Names([each.label for each in panel.figures])
    scale = Scale(panel.span, names.left, form)
    foot = names.foot(TOP)
    body = list(axis(scale, foot, form, words.axis))
    if panel.mark is not None:
        body.append(line(scale.x(panel.mark), TOP, scale.x(panel.mark), foot, "mark"))
    rows = zip(panel.figures, panel.filled, names.place(TOP), strict=True)
    for each, filled, (y, name) in rows:
        low, high = ends(each)
        body += [
            name,
            line(scale.x(low), y, scale.x(high), y, "whisker"),
            dot(scale.x(each.mean), y, filled),
            text(WIDTH, y + 4, form(each.mean), "number", "end"),
        ]
    return svg(words, foot + 40, "".join(body))


def axis(scale: Scale, foot: float, form: Form, name: str) -> Iterator[str]:
    ticks = scale.ticks()
    room = (scale.x(ticks[-1]) - scale.x(ticks[0])) / max(1, len(ticks) - 1)
    widest = max(width_of(form(tick)) for tick in ticks) + 4
    every = max(1, math.ceil(widest / room))
    for place, tick in enumerate(ticks):
        x = scale.x(tick)
        yield line(x, TOP, x, foot, "grid")
        if place % every == 0:
            yield text(x, foot + 15, form(tick), "small", "middle")
    middle = (scale.left + WIDTH - RIGHT) / 2
    half = width_of(name) / 2  # keep a long name on the page
    yield text(min(middle, WIDTH - half), foot + 33, name, "small", "middle")


def columns(words: ChartText, bars: Mapping[int, float], whole: range, most: float) -> str:
    """Draw a column for every number in `whole`, as high as its share of the games.

    Charts with the same `whole` and `most` have the same axes.
    """
    left, top, foot = 44.0, 12.0, 162.0
    step = round_step(most / 4)
    high = math.ceil(most / step - 1e-9) * step
    wide = min(WIDEST, (WIDTH - left) / max(1, len(whole)))
    right = left + wide * len(whole)
    body = []
    for place in range(round(high / step) + 1):
        y = foot - (foot - top) * place * step / high
        body.append(line(left, y, right, y, "grid"))
        body.append(
            text(left - 6, y + 4, f"{place * step:.3g}".replace("1e+02", "100"), "small", "end")
        )
    every = round_step(math.ceil(30 / wide)) if wide < 30 else 1
    for place, number in enumerate(whole):
        x, tall = left + wide * place, (foot - top) * bars.get(number, 0.0) / high
        body.append(rect(x + wide * 0.1, foot - tall, wide * 0.8, tall, 'class="bar"'))
        if number % every == 0:
            body.append(text(x + wide / 2, foot + 15, str(number), "small", "middle"))
    body.append(
        text(
            max((left + right) / 2, width_of(words.axis) / 2),
            foot + 33,
            words.axis,
            "small",
            "middle",
        )
    )
    return svg(words, foot + 40, "".join(body))


def stacks(
    words: ChartText, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]
) -> str:
    """Draw a stacked bar for each row, with a legend above and an axis below."""
    labels = Names([label for label, _ in rows])
    left = labels.left
    legend, keys = legend_of(names)
    room, foot = WIDTH - left - 16, labels.foot(legend)
    body = [*keys]
    for (_, parts), (y, label) in zip(rows, labels.place(legend), strict=True):
        body.append(label)
        x = left
        for number, part in enumerate(parts):
            wide = part * room
            style = f'style="fill:var(--c{number % COLORS})" class="part"'
            body.append(rect(x, y - 9, wide, 18, style))
            if wide > 34:
                body.append(text(x + wide / 2, y + 4, f"{part:.0%}", "inside", "middle"))
            x += wide
    for quarter in range(5):
        x = left + room * quarter / 4
        body.append(line(x, foot, x, foot + 4, "grid"))
        body.append(text(x, foot + 16, f"{quarter / 4:.0%}", "small", "middle"))
    return svg(words, foot + 22, "".join(body))


def legend_of(names: Sequence[str]) -> tuple[float, list[str]]:
    """Return a legend's height and elements."""
    x, y, keys = 10.0, 8.0, []
    for number, name in enumerate(names):
        wide = 30 + width_of(name)
        if x + wide > WIDTH and x > 10:
            x, y = 10.0, y + 20
        keys.append(rect(x, y, 12, 12, f'style="fill:var(--c{number % COLORS})" class="part"'))
        keys.append(text(x + 18, y + 11, name, "small"))
        x += wide
    return y + 26, keys


@dataclass(frozen=True)
class HeatMap:
    """A value for each pair of names; charts with the same `most` have the same shades."""

    rows: Sequence[str]
    across: Sequence[str]
    cells: Mapping[tuple[str, str], float]
    most: float


def heat(words: ChartText, given: HeatMap) -> str:
    """Draw a cell for each pair, darker for larger values, with a key of the shades below."""
    names = Names(given.rows)
    top = 12 + max(map(width_of, given.across), default=0)
    wide = min(WIDEST, (WIDTH - names.left) / max(1, len(given.across)))
    body = []
    for place, name in enumerate(given.across):
        x, y = names.left + wide * (place + 0.5) + 4, top - 4
        turn = f'transform="rotate(-90 {x:.1f} {y:.1f})"'
        body.append(f'<text x="{x:.1f}" y="{y:.1f}" class="small" {turn}>{escape(name)}</text>')
    for row, (y, label) in zip(given.rows, names.place(top), strict=True):
        body.append(label)
        for place, name in enumerate(given.across):
            value = given.cells.get((row, name), 0.0)
            x, strength = names.left + wide * place, math.sqrt(value / given.most)
            body.append(rect(x + 1, y - 11, wide - 2, ROW - 2, shade(strength)))
            if value > 0 and wide > 20:
                kind = "inside tiny" if strength > 0.55 else "small tiny"
                body.append(text(x + wide / 2, y + 4, short(value), kind, "middle"))
    foot = names.foot(top) + 8
    body += shade_key(given.most, foot, words.axis)
    return svg(words, foot + 44, "".join(body))


def shade(strength: float) -> str:
    return f'class="cell" style="fill-opacity:{strength:.3f}"'


def shade_key(most: float, top: float, name: str) -> Iterator[str]:
    """Yield the key of a heat map: the values of some shades."""
    wide = 44.0
    for place in range(SHADES):
        strength = place / (SHADES - 1)
        yield rect(10 + wide * place, top, wide - 2, 12, shade(strength) + ' stroke="currentColor"')
        value = short(most * strength**2)
        yield text(10 + wide * (place + 0.5), top + 26, value, "small", "middle")
    yield text(18 + wide * SHADES, top + 11, name, "small")


def short(value: float) -> str:
    return f"{value:.0f}" if value >= 10 or value == 0 else f"{value:.1f}"
