"""A transcript of one game: questions, options, choices, events and views in words."""

from __future__ import annotations

import textwrap
from collections.abc import Generator, Iterator

from tangledbank.audit.policies import builder
from tangledbank.audit.variants import Variant
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tangledbank.notation.names import seat_name

IN_FULL = 45  # choices with options and views; later ones have only moves and events
VIEW_EVERY = 15
WIDTH = 118


def transcript(game: Game, variant: Variant, seed: int) -> list[str]:
    """Return the lines of one game, played by the builder policy."""
    settled = game.resolve_options(variant.players, variant.given)
    record = Record.of(game, variant.players, settled, seed)
    match = Match(game, record)
    return [f"# {game.title}, {variant}, seed {seed}", *_play(match), *_result(match)]


def _play(match: Match) -> Iterator[str]:
    rng = seeded(match.record.seed)
    choose = builder(match.game)
    told = yield from _news(match, 0)
    count = 0
    while not match.over:
        question = match.open[rng.below(len(match.open))]
        seat = question.seat
        yield ""
        yield f"{count + 1}. {seat_name(seat)} is asked to {question.prompt}"
        if count < IN_FULL:
            if count % VIEW_EVERY == 0:
                yield from _view(match, seat)
            yield from _wrapped("offers: " + "; ".join(map(str, match.legal(seat))))
        code = choose(match.state.legal_actions(seat), rng)
        action = match.action(seat, code)
        match.play(seat, question.number, action)
        yield f"> {action}"
        told = yield from _news(match, told)
        count += 1


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False
    )


def _view(match: Match, seat: int) -> Iterator[str]:
    """Yield a seat's view, without unfinished frames."""
    yield f"  {seat_name(seat)} sees:"
    lines = match.game.language.write_position(match.game, match.record.options, match.view(seat))
    for line in lines[1:]:
        if not line.startswith("doing "):
            yield from _wrapped("  " + line.replace("? ? ? ? ? ? ? ? ? ?", "?…"))


def _news(match: Match, since: int) -> Generator[str, None, int]:
    """Yield events in words, adding how other seats hear them if that differs."""
    for event in match.all_news[since:]:
        whole = match.game.language.write_event(match.state, event)
        others = _heard_by_others(match, event)
        yield f"  {whole}" + (f"   ({others})" if others else "")
    return len(match.all_news)


def _heard_by_others(match: Match, event: Event) -> str:
    seats = range(match.record.players)
    heard = {seat: event.seen_by(seat) for seat in seats}
    deaf = "".join(seat_name(seat) for seat in seats if heard[seat] is None)
    if deaf:
        return f"not told: {deaf}"
    seen = next((told for told in heard.values() if told is not event), None)
    return "" if seen is None else f"others: {match.game.language.write_event(match.state, seen)}"


def _result(match: Match) -> Iterator[str]:
    yield ""
    for score in match.scores():
        parts = ", ".join(f"{name} {points}" for name, points in score.parts)
        yield f"{seat_name(score.seat)}: {score.total} ({parts})"
    yield "won by " + " ".join(seat_name(seat) for seat in match.winners())
