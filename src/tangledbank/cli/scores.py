"""The end of a game: points by part, who won, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.cli.faces import Face
from tangledbank.core.score import Score, winners


def score_lines(face: Face, scores: Sequence[Score]) -> list[str]:
    """A table of points, best first, and a sentence about the winner."""
    ranked = rank(scores)
    title = face.look.rule(face.words.say("score-title"))
    gap = [] if face.look.plain else [""]
    return [title, *points_table(face, ranked), *gap, *verdict(face, ranked)]


def standing(face: Face, scores: Sequence[Score]) -> list[str]:
    """The points in the middle of a game."""
    title = face.look.rule(face.words.say("score-now"))
    return [title, *points_table(face, rank(scores))]


def rank(scores: Sequence[Score]) -> list[Score]:
    return sorted(scores, key=lambda score: score.rank_key(), reverse=True)


def points_table(face: Face, ranked: Sequence[Score]) -> list[str]:
    if face.look.plain:
        return [spoken(face, score) for score in ranked]
    parts = [face.words.part(name) for name, _ in ranked[0].parts]
    heads = [*parts, face.words.say("score-total")]
    widths = [max(len(head), 5) for head in heads]
    lines = [" " * 27 + "  ".join(f"{h:>{w}}" for h, w in zip(heads, widths, strict=True))]
    for score in ranked:
        points = [*(points for _, points in score.parts), score.total]
        row = "  ".join(f"{n:>{w}}" for n, w in zip(points, widths, strict=True))
        lines.append(f" {face.player(score.seat):<26.26}{row}")
    return lines


def spoken(face: Face, score: Score) -> str:
    parts = ", ".join(f"{face.words.part(name)} {points}" for name, points in score.parts)
    return f"{face.player(score.seat)}: {parts}, {face.words.say('score-total')} {score.total}."


def verdict(face: Face, ranked: Sequence[Score]) -> list[str]:
    """Who won, and what broke the tie if there was one."""
    words = face.words
    best = winners(list(ranked))
    names = words.say("list-and").join(face.player(seat) for seat in best)
    if len(best) > 1:
        return face.look.hang("", words.say("score-shared", names=names, points=ranked[0].total))
    lines = face.look.hang("", words.say("score-winner", name=names, points=ranked[0].total))
    level = [score for score in ranked if score.total == ranked[0].total]
    if len(level) > 1 and words.ties:
        lines += face.look.hang("", tie_sentence(face, level))
    return lines


def tie_sentence(face: Face, level: Sequence[Score]) -> str:
    """The first tie-breaker in which the winner is ahead of the next."""
    first, second = level[0], level[1]
    place = next(i for i, (a, b) in enumerate(zip(first.ties, second.ties, strict=True)) if a != b)
    return face.words.say(
        "score-tie",
        names=face.words.say("list-and").join(face.player(score.seat) for score in level),
        tie=face.words.tie(place),
        mine=first.ties[place],
        theirs=second.ties[place],
    )
