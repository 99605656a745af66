"""A review as one self-contained HTML page, without scripts or other files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tangledbank import Game
from tangledbank.agents.review import JudgedChoice, ResultBreakdown, Review
from tangledbank.cli.review_sentences import account_sentence, choice_sentence
from tangledbank.texts import Texts

WIDE: Final = 860
HIGH: Final = 300
LEFT: Final = 52
FOOT: Final = 34
SHORT: Final = 14  # letters of a name beside a line
COLORS: Final = (
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#5b4bb7", "#56707f", "#7a1f1f",
)  # fmt: skip
DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "5 5", "1 4", "12 4", "4 2 1 2")
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
svg text { font-size: 14px; fill: currentColor; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
li { margin: .6rem 0; }
.why { display: block; opacity: .85; }
"""


def page(texts: Texts, game: Game, found: Review, names: Sequence[str]) -> str:
    """Return the whole HTML page."""
    title = escape(texts.say("review-title", game=game.title))
    body = [
        f"<h1>{title}</h1>",
        f"<p>{escape(results(texts, found, names))}</p>",
        f"<h2>{escape(texts.say('review-chart'))}</h2>",
        chart(texts, found, names),
        *(part for each in found.accounts for part in section(texts, found, each, names)),
        f"<p>{escape(texts.say('review-how'))}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title>\n<style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def results(texts: Texts, found: Review, names: Sequence[str]) -> str:
    order = sorted(range(found.players), key=lambda seat: -found.totals[seat])
    listed = ", ".join(f"{names[seat]} {found.totals[seat]}" for seat in order)
    return texts.say("review-results", results=listed)


# The chart


def chart(texts: Texts, found: Review, names: Sequence[str]) -> str:
    """Draw each seat's chance of winning after every choice, with costly choices marked."""
    last = max((each.place for each in found.judged), default=1)
    parts = [*axes(texts, last)]
    for seat in found.seats:
        parts += line(found, seat, last, names[seat])
    described = escape(texts.say("review-chart-about"))
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-labelledby="course about">'
        f'<title id="course">{escape(texts.say("review-chart"))}</title>'
        f'<desc id="about">{described}</desc>{"".join(parts)}</svg>'
    )


def across(place: float, last: int) -> float:
    return round(LEFT + (WIDE - LEFT - 120) * place / max(1, last), 1)


def up(chance: float) -> float:
    return round(12 + (HIGH - FOOT - 12) * (1 - chance), 1)


def axes(texts: Texts, last: int) -> Iterator[str]:
    right = across(last, last)
    for percent in (0, 25, 50, 75, 100):
        y = up(percent / 100)
        yield (
            f'<line x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}" stroke="currentColor" '
            f'stroke-opacity=".2"/><text x="{LEFT - 6}" y="{y + 5}" text-anchor="end">'
            f"{percent} %</text>"
        )
    label = escape(texts.say("review-axis"))
    yield f'<text x="{(LEFT + right) / 2}" y="{HIGH - 6}" text-anchor="middle">{label}</text>'


def line(found: Review, seat: int, last: int, name: str) -> Iterator[str]:
    """Draw one seat's line, with its name and marks at its costliest choices."""
    mine = [each for each in found.judged if each.seat == seat]
    points = [(across(each.place, last), up(each.chance - each.chance_lost)) for each in mine]
    color, dash = COLORS[seat % len(COLORS)], DASHES[seat % len(DASHES)]
    path = " ".join(f"{x},{y}" for x, y in points)
    yield (
        f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2.5" '
        f'stroke-dasharray="{dash}"/>'
    )
    for number, each in enumerate(found.worst(seat), 1):
        x, y = across(each.place, last), up(each.chance - each.chance_lost)
        yield (
            f'<circle cx="{x}" cy="{y}" r="9" fill="{color}"/><text x="{x}" y="{y + 5}" '
            f'text-anchor="middle" style="fill:#fff">{number}</text>'
        )
    if points:
        x, y = points[-1]
        short = escape(name.partition(" (")[0][:SHORT])
        yield f'<text x="{x + 8}" y="{y + 5}" style="fill:{color}">{short}</text>'


# Text


def section(
    texts: Texts, found: Review, each: ResultBreakdown, names: Sequence[str]
) -> Iterator[str]:
    """Describe one seat: its result, its costliest choices, and all its choices."""
    worst = found.worst(each.seat)
    yield f"<h2>{escape(names[each.seat])}</h2>"
    yield f"<p>{escape(account_sentence(texts, found, each))}</p>"
    yield f"<h3>{escape(texts.say('review-worst' if worst else 'review-none'))}</h3>"
    yield "<ol>" + "".join(item(texts, choice) for choice in worst) + "</ol>"
    mine = [choice for choice in found.judged if choice.seat == each.seat]
    yield f"<details><summary>{escape(texts.say('review-all'))}</summary>"
    yield table(texts, mine) + "</details>"


def item(texts: Texts, choice: JudgedChoice) -> str:
    why = "".join(f'<span class="why">{escape(each)}</span>' for each in choice.why)
    return f"<li>{escape(choice_sentence(texts, choice))}{why}</li>"


def table(texts: Texts, choices: Sequence[JudgedChoice]) -> str:
    heads = ("place", "round", "move", "better", "cost", "chance")
    head = "".join(f'<th scope="col">{escape(texts.say(f"review-head-{h}"))}</th>' for h in heads)
    rows = "".join(f"<tr>{row(choice)}</tr>" for choice in choices)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def row(choice: JudgedChoice) -> str:
    better = choice.better if choice.better != choice.move else "–"
    chance = choice.chance - choice.chance_lost
    words = (str(choice.place), str(choice.round), choice.move, better)
    figures = (f"{choice.cost:.1f}", f"{100 * chance:.0f} %")
    plain = "".join(f"<td>{escape(each)}</td>" for each in words)
    return plain + "".join(f'<td class="number">{each}</td>' for each in figures)
