"""A report's labels and number formats, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import tangledbank
from tangledbank.core.options import spell
from tangledbank.lab.charts import Form
from tangledbank.lab.estimates import Statistic
from tangledbank.texts import GameTexts, Texts
from tangledbank.texts.catalogue import Catalogue


def percent(value: float) -> str:
    return f"{value:.1%}"


def plain(value: float) -> str:
    """Format a number with up to two decimals, fewer for large numbers."""
    digits = 2 if abs(value) < 100 else 1 if abs(value) < 1000 else 0
    return f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "−")


def signed(value: float) -> str:
    """Format a difference of shares in percentage points."""
    return f"{round(100 * value, 1) + 0.0:+.1f}".replace("-", "−")


def bracket(each: Statistic, form: Form) -> str:
    if math.isnan(each.low):
        return "–"
    return f"{form(each.low)} … {form(each.high)}"


def p_value(value: float) -> str:
    if math.isnan(value):
        return "–"
    return "< 0.001" if value < 0.001 else f"{value:.3f}"


class ReportLabels:
    """Labels for a study's settings, traits and agents."""

    def __init__(self, texts: Catalogue, note: Mapping[str, Any]) -> None:
        self.texts = texts
        self.note = note
        self.games: dict[str, GameTexts] = {}

    def of(self, setting: str) -> GameTexts:
        key = self.note["settings"][setting]["game"]
        if key not in self.games:
            self.games[key] = Texts(self.texts.lang).of(tangledbank.game(key))
        return self.games[key]

    def trait(self, setting: str, key: str) -> str:
        """Return a trait's name, or its key if the trait belongs to a user set."""
        if not key:
            return self.texts.say("report-bare")
        words = self.of(setting).catalogue
        return words.say(f"trait-{key}") if words.has(f"trait-{key}") else key

    def traits(self, setting: str, figures: Sequence[Statistic]) -> list[Statistic]:
        return [self.relabel(each, self.trait(setting, each.label)) for each in figures]

    def part(self, setting: str, key: str) -> str:
        return self.of(setting).part(key)

    def turn(self, place: str) -> str:
        """Return the label for a place in the first round's turn order."""
        if place == "0":
            return self.texts.say("report-first")
        return self.texts.say("report-later", place=int(place) + 1)

    def relabel(self, each: Statistic, label: str) -> Statistic:
        return replace(each, label=label)

    def line_up(self, agents: Sequence[str]) -> str:
        if len(set(agents)) == 1:
            return f"{len(agents)} × {agents[0]}"
        return ", ".join(agents)

    def options(self, setting: str) -> str:
        """Return the options that differ from the game's defaults."""
        given = self.note["settings"][setting]
        usual = {option.key: option.default for option in tangledbank.game(given["game"]).options}
        other = {key: v for key, v in given["options"].items() if usual.get(key) != v}
        return ", ".join(f"{key}={spell(value)}" for key, value in other.items()) or "–"

    def deck(self, deck: Mapping[str, int]) -> str:
        return ", ".join(f"{key} {more:+d}" for key, more in deck.items()) or "–"
