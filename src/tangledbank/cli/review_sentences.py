"""The sentences of a review, for the terminal and the HTML page."""

from __future__ import annotations

from tangledbank.agents.advice import signed
from tangledbank.agents.review import JudgedChoice, ResultBreakdown, Review
from tangledbank.texts import Texts


def account_sentence(texts: Texts, found: Review, each: ResultBreakdown) -> str:
    return texts.say(
        "review-account",
        points=found.totals[each.seat],
        choices=each.choices,
        start=signed(each.start, texts.lang),
        cost=round(each.cost, 1),
        dealt=signed(each.dealt, texts.lang),
        others=signed(each.others, texts.lang),
        end=signed(each.end, texts.lang),
    )


def choice_sentence(texts: Texts, choice: JudgedChoice) -> str:
    return texts.say(
        "review-choice",
        place=choice.place,
        round=choice.round,
        move=choice.move,
        better=choice.better,
        cost=round(choice.cost, 1),
        error=round(max(0.1, choice.error), 1),
        chance=round(100 * choice.chance_lost),
    )
