"""Accessible SVG charts with titles and descriptions, for light and dark pages."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from tangledbank.lab.statistics import Statistic

WIDTH: Final = 620
ROW: Final = 24
TOP: Final = 8
LETTER: Final = 8.0  # the approximate width of a letter
RIGHT: Final = 58  # the margin for numbers
WIDEST: Final = 64.0  # the widest column
SLANT: Final = 60  # the margin for slanted names
COLORS: Final = 6  # CSS variables from `--c0`

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


def dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="dot"/>'


class Scale:
    """An axis with round steps that maps values to positions."""

    def __init__(self, low: float, high: float, left: float) -> None:
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        self.step = round_step((high - low) / 5)
        self.low = math.floor(low / self.step) * self.step
        self.high = math.ceil(high / self.step) * self.step
        self.left = left

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


def label_room(labels: Sequence[str]) -> float:
    return min(240.0, 14 + LETTER * max((len(label) for label in labels), default=0))


def ends(each: Statistic) -> tuple[float, float]:
    """Return the interval's ends, or the mean twice if there is no interval."""
    if math.isnan(each.low):
        return each.mean, each.mean
    return each.low, each.high


def dots(
    words: ChartText, figures: Sequence[Statistic], form: Form, mark: float | None = None
) -> str:
    """Draw a row for each statistic: a dot with its interval, and a line at `mark`."""
    places = [end for each in figures for end in ends(each)] + ([] if mark is None else [mark])
    scale = Scale(min(places), max(places), label_room([each.label for each in figures]))
    foot = TOP + ROW * len(figures)
    body = list(axis(scale, foot, form, words.axis))
    if mark is not None:
        body.append(line(scale.x(mark), TOP, scale.x(mark), foot, "mark"))
    for place, each in enumerate(figures):
        y = TOP + ROW * (place + 0.5)
        low, high = ends(each)
        body += [
            text(scale.left - 8, y + 4, each.label, anchor="end"),
            line(scale.x(low), y, scale.x(high), y, "whisker"),
            dot(scale.x(each.mean), y),
            text(WIDTH, y + 4, form(each.mean), "number", "end"),
        ]
    return svg(words, foot + 40, "".join(body))


def axis(scale: Scale, foot: float, form: Form, name: str) -> Iterator[str]:
    for tick in scale.ticks():
        x = scale.x(tick)
        yield line(x, TOP, x, foot, "grid")
        yield text(x, foot + 15, form(tick), "small", "middle")
    yield text((scale.left + WIDTH - RIGHT) / 2, foot + 33, name, "small", "middle")


def columns(words: ChartText, bars: Sequence[tuple[str, int]]) -> str:
    """Draw a column for each value, as high as its count."""
    high, foot = 140.0, 166.0
    most = max((count for _, count in bars), default=1)
    wide = min(WIDEST, (WIDTH - 20) / max(1, len(bars)))
    every = max(1, math.ceil(34 / wide))
    body = [line(10, foot, WIDTH - 10, foot, "grid")]
    for place, (label, count) in enumerate(bars):
        x, tall = 10 + wide * place, high * count / most
        body.append(rect(x + wide * 0.1, foot - tall, wide * 0.8, tall, 'class="bar"'))
        if place % every == 0:
            body.append(text(x + wide / 2, foot + 15, label, "small", "middle"))
            body.append(text(x + wide / 2, foot - tall - 4, f"{count:,}", "small", "middle"))
    body.append(text(10 + wide * len(bars) / 2, foot + 33, words.axis, "small", "middle"))
    return svg(words, foot + 40, "".join(body))


def stacks(
    words: ChartText, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]
) -> str:
    """Draw a stacked bar for each row, with a legend above."""
    left = label_room([label for label, _ in rows])
    legend, keys = legend_of(names)
    body = [*keys]
    for place, (label, parts) in enumerate(rows):
        y, x = legend + ROW * place, left
        body.append(text(left - 8, y + 16, label, anchor="end"))
        for number, part in enumerate(parts):
            wide = part * (WIDTH - left)
            style = f'style="fill:var(--c{number % COLORS})" class="part"'
            body.append(rect(x, y + 3, wide, ROW - 6, style))
            if wide > 34:
                body.append(text(x + wide / 2, y + 16, f"{part:.0%}", "inside", "middle"))
            x += wide
    return svg(words, legend + ROW * len(rows) + 6, "".join(body))


def legend_of(names: Sequence[str]) -> tuple[float, list[str]]:
    """Return a legend's height and elements."""
    x, y, keys = 10.0, 8.0, []
    for number, name in enumerate(names):
        wide = 30 + LETTER * len(name)
        if x + wide > WIDTH and x > 10:
            x, y = 10.0, y + 20
        keys.append(rect(x, y, 12, 12, f'style="fill:var(--c{number % COLORS})" class="part"'))
        keys.append(text(x + 18, y + 11, name, "small"))
        x += wide
    return y + 26, keys


def heat(
    words: ChartText,
    rows: Sequence[str],
    across: Sequence[str],
    cells: dict[tuple[str, str], float],
) -> str:
    """Draw a cell for each pair, darker for larger values, with numbers if they fit."""
    left = label_room(rows)
    top = label_room(across) * 0.8 + 8
    wide = (WIDTH - left - SLANT) / max(1, len(across))
    most = max(cells.values(), default=0.0) or 1.0
    body = []
    for place, name in enumerate(across):
        x = left + wide * (place + 0.5)
        turn = f'transform="rotate(-50 {x:.1f} {top - 6:.1f})"'
        body.append(
            f'<text x="{x:.1f}" y="{top - 6:.1f}" class="small" {turn}>{escape(name)}</text>'
        )
    for down, row in enumerate(rows):
        y = top + ROW * down
        body.append(text(left - 8, y + 16, row, anchor="end"))
        for place, name in enumerate(across):
            value = cells.get((row, name), 0.0)
            x, strength = left + wide * place, math.sqrt(value / most)
            style = f'class="cell" style="fill-opacity:{strength:.3f}"'
            body.append(rect(x + 1, y + 1, wide - 2, ROW - 2, style))
            if wide > 24 and value > 0:
                kind = "inside" if strength > 0.55 else "small"
                body.append(text(x + wide / 2, y + 16, short(value), kind, "middle"))
    return svg(words, top + ROW * len(rows) + 8, "".join(body))


def short(value: float) -> str:
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}"
