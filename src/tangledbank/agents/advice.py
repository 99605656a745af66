"""Advice in words: the best moves in a position, with reasons and risks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tangledbank.agents.analysis import Analysis, Budget, OptionEstimate, analyze
from tangledbank.agents.forecast import Forecast, ForecastEvents, Harm, forecast
from tangledbank.core.errors import NotYourDecision
from tangledbank.core.flow import State
from tangledbank.core.match import Match
from tangledbank.games import kit_of
from tangledbank.games.kit import load
from tangledbank.notation.names import being_name, seat_name
from tangledbank.texts import GameTexts, Texts

BUDGET: Final = Budget(iterations=400, options=12, cap=2.0)
SHOWN: Final = 3  # the most moves that are named
LIKELY: Final = 0.2  # the share of worlds from which harm is mentioned
TELLING: Final = 0.15  # the least difference between two moves that counts as a reason
MOST_FEARS: Final = 2


def signed(value: float, lang: str) -> str:
    """Format a difference with its sign, in the style of the given language."""
    text = f"{round(value, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")
    return text if lang == "en" else text.replace(".", ",")


@dataclass(frozen=True)
class Suggestion:
    """A suggested move with its estimates."""

    action: int
    move: str  # in the reader's words
    notation: str
    chance: float  # of winning
    doubt: float  # the standard error of `chance`
    ahead: float  # points ahead of the best opponent at the end
    error: float  # the standard error of the value
    worlds: int  # worlds in which it was tried

    def said(self, words: GameTexts, message: str) -> str:
        return words.say(
            message,
            move=self.move,
            chance=round(100 * self.chance),
            doubt=max(1, round(100 * self.doubt)),
            ahead=signed(self.ahead, words.catalogue.lang),
            error=round(max(0.1, self.error), 1),
        )


@dataclass(frozen=True)
class Advice:
    """The moves that a strong player would consider, with reasons and risks."""

    seat: int
    suggestions: list[Suggestion]  # the best first
    why: list[str] = field(default_factory=list)  # sentences
    fears: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)  # all of it, as text

    def __str__(self) -> str:
        return "\n".join(self.lines)


def advise(match: Match, seat: int, lang: str = "en", budget: Budget = BUDGET) -> Advice:
    """Advise a seat on its open question, using only the seat's view. The match stays unchanged."""
    decision = match.state.decision_of(seat)
    if decision is None:
        raise NotYourDecision(f"seat {seat_name(seat)} is not asked anything now")
    view = match.view(seat)
    words = Texts(lang).of(match.game)
    return advice_on(view, seat, words, budget, int(decision.number))


def advice_on(view: State, seat: int, words: GameTexts, budget: Budget, seed: int) -> Advice:
    """Return advice for a seat, based on its view."""
    actions = view.legal_actions(seat)
    if len(actions) == 1:
        only = words.say("advice-only", move=words.move(view, seat, actions[0]))
        return Advice(seat, [], lines=[only])
    analysis = analyze(view, seat, budget, seed)
    found = [
        suggestion(view, seat, words, choice) for choice in distinct_options(view, analysis, words)
    ]
    before = forecast_move(view, seat, words, found[0].action, seed)
    other = (
        forecast_move(view, seat, words, found[1].action, seed) if len(found) > 1 else Forecast()
    )
    why = reasons(words, view, before, other) if len(found) > 1 else []
    fears = [fear(words, view, harm, part) for harm, part in worst(before)]
    return Advice(seat, found, why, fears, lines_of(words, found, why, fears))


def distinct_options(view: State, analysis: Analysis, words: GameTexts) -> list[OptionEstimate]:
    """Return the best options, omitting those worded like a better one."""
    found: dict[str, OptionEstimate] = {}
    for choice in analysis.estimates:
        if choice.visits or not found:
            found.setdefault(words.move(view, analysis.seat, choice.action), choice)
    return list(found.values())[:SHOWN]


def suggestion(view: State, seat: int, words: GameTexts, choice: OptionEstimate) -> Suggestion:
    spread = choice.chance * (1 - choice.chance)
    return Suggestion(
        choice.action,
        words.move(view, seat, choice.action),
        words.language.write_action(view, seat, choice.action),
        choice.chance,
        math.sqrt(spread / max(1, choice.visits)),
        choice.ahead,
        choice.error,
        choice.visits,
    )


def forecast_move(view: State, seat: int, words: GameTexts, action: int, seed: int) -> Forecast:
    """Return a move's forecast, or an empty one if the game lists no events to count."""
    watched: ForecastEvents = load(kit_of(words.game.key).forecast)
    return forecast(view, seat, action, watched, seed) if watched.harms else Forecast()


def worst(found: Forecast) -> list[tuple[Harm, float]]:
    likely = [(harm, part) for harm, part in found.harms.items() if part >= LIKELY]
    return sorted(likely, key=lambda each: -each[1])[:MOST_FEARS]


def reasons(words: GameTexts, view: State, best: Forecast, other: Forecast) -> list[str]:
    """Return sentences about the harm that the best move avoids and the extra food it brings."""
    avoided = [
        (harm, part)
        for harm, part in other.harms.items()
        if part - best.harms.get(harm, 0.0) >= TELLING
    ]
    avoided.sort(key=lambda each: best.harms.get(each[0], 0.0) - each[1])
    found = [
        words.say("why-avoids", harm=fear(words, view, harm, part))
        for harm, part in avoided[:MOST_FEARS]
    ]
    if best.food - other.food >= 0.5:
        found.append(words.say("why-food", more=round(best.food - other.food, 1)))
    return found


def fear(words: GameTexts, view: State, harm: Harm, part: float) -> str:
    """Describe possible harm and its probability."""
    values = {"being": being_name(view, harm.being)}
    if harm.by:
        values["by"] = being_name(view, harm.by)
    return words.say(f"fear-{harm.kind}", chance=round(100 * part), **values)


def lines_of(
    words: GameTexts, found: Sequence[Suggestion], why: Sequence[str], fears: Sequence[str]
) -> list[str]:
    """Return the whole advice as lines of text."""
    best, *others = found
    lines = [best.said(words, "advice-best"), *why]
    lines += [each.said(words, "advice-next") for each in others]
    if fears:
        lines.append(words.say("advice-fears", fears="; ".join(fears)))
    return lines
