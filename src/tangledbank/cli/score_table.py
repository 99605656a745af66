"""The score table: points by category, the winner, and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.cli.display import TableDisplay
from tangledbank.core.score import Score, winners


def score_lines(display: TableDisplay, scores: Sequence[Score]) -> list[str]:
    """Return the final score table, best first, and a sentence about the winner."""
    ranked = rank(scores)
    title = display.style.rule(display.words.say("score-title"))
    gap = [] if display.style.plain else [""]
    return [title, *points_table(display, ranked), *gap, *verdict(display, ranked)]


def standing(display: TableDisplay, scores: Sequence[Score]) -> list[str]:
    """Return the score table of a game in progress."""
    title = display.style.rule(display.words.say("score-now"))
    return [title, *points_table(display, rank(scores))]


def rank(scores: Sequence[Score]) -> list[Score]:
    return sorted(scores, key=lambda score: score.rank_key(), reverse=True)


def points_table(display: TableDisplay, ranked: Sequence[Score]) -> list[str]:
    if display.style.plain:
        return [spoken(display, score) for score in ranked]
    parts = [display.words.part(name) for name, _ in ranked[0].parts]
    heads = [*parts, display.words.say("score-total")]
    widths = [max(len(head), 5) for head in heads]
    lines = [" " * 27 + "  ".join(f"{h:>{w}}" for h, w in zip(heads, widths, strict=True))]
    for score in ranked:
        points = [*(points for _, points in score.parts), score.total]
        row = "  ".join(f"{n:>{w}}" for n, w in zip(points, widths, strict=True))
        lines.append(f" {display.player(score.seat):<26.26}{row}")
    return lines


def spoken(display: TableDisplay, score: Score) -> str:
    parts = ", ".join(f"{display.words.part(name)} {points}" for name, points in score.parts)
    return (
        f"{display.player(score.seat)}: {parts}, {display.words.say('score-total')} {score.total}."
    )


def verdict(display: TableDisplay, ranked: Sequence[Score]) -> list[str]:
    """Return a sentence saying who won and what broke a tie."""
    words = display.words
    best = winners(list(ranked))
    names = words.say("list-and").join(display.player(seat) for seat in best)
    if len(best) > 1:
        return display.style.hang(
            "", words.say("score-shared", names=names, points=ranked[0].total)
        )
    lines = display.style.hang("", words.say("score-winner", name=names, points=ranked[0].total))
    level = [score for score in ranked if score.total == ranked[0].total]
    if len(level) > 1 and words.ties:
        lines += display.style.hang("", tie_sentence(display, level))
    return lines


def tie_sentence(display: TableDisplay, level: Sequence[Score]) -> str:
    """Name the first tie-breaker in which the winner is ahead of the runner-up."""
    first, second = level[0], level[1]
    place = next(i for i, (a, b) in enumerate(zip(first.ties, second.ties, strict=True)) if a != b)
    return display.words.say(
        "score-tie",
        names=display.words.say("list-and").join(display.player(score.seat) for score in level),
        tie=display.words.tie(place),
        mine=first.ties[place],
        theirs=second.ties[place],
    )
