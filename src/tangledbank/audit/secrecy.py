"""A search for leaks: worlds that agree with a seat's view must look the same to that seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tangledbank.audit.candidate_actions import candidate_actions
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.refusal import Refusal
from tangledbank.core.rng import Rng, seeded
from tangledbank.games import kit_of

REFUSED = 60  # the most candidate actions that are tried


class SeatKnowledge(NamedTuple):
    """Everything that a seat can learn from a state."""

    view: Any
    asked: list[tuple[int, int]]
    options: list[int]
    refusals: list[Refusal | None]


class Leak(AssertionError):
    """Raised when worlds that must look the same to a seat differ."""


def positions(game: Game, variant: Variant, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Yield some decisions of a random game, each with the seat that is asked."""
    s = variant.start(game, seed)
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    for i, (seat, _) in enumerate(moves(game, s, seeded(seed), policy)):
        if i % every == seed % every:
            yield s.clone(), seat


def check_secrecy(game: Game, s: State, seat: int, worlds: int, rng: Rng) -> None:
    """Raise `Leak` if one of `worlds` imagined worlds looks different to `seat`."""
    view = game.view(s, seat)
    asked = candidate_actions(game, s, seat, rng)[:REFUSED]
    options = s.legal_actions(seat)
    action = options[rng.below(len(options))] if options else None
    true = knowledge_of(game, s, seat, asked)
    told = events_heard(game, s, seat, action)
    for _ in range(worlds):
        world = game.imagine(view, seat, rng)
        game.check(world)
        compare(true, knowledge_of(game, world, seat, asked))
        compare_news(told, events_heard(game, world, seat, action))


def knowledge_of(game: Game, s: State, seat: int, asked: list[int]) -> SeatKnowledge:
    view = game.view(s, seat)
    questions = [(int(d.number), int(d.prompt)) for d in s.open if d.seat == seat]
    refusals = [game.refusal(view, seat, action) for action in asked]
    options = s.legal_actions(seat)
    if [action for action, refusal in zip(asked, refusals, strict=True) if refusal is None] != [
        action for action in asked if action in options
    ]:
        raise Leak("refusals and legal actions disagree")
    return SeatKnowledge(game.codec.encode(view), questions, options, refusals)


def compare(true: SeatKnowledge, seen: SeatKnowledge) -> None:
    for what, here, there in zip(SeatKnowledge._fields, true, seen, strict=True):
        if here != there:
            raise Leak(f"{what}: {here!r:.300} in one world, {there!r:.300} in another")


def events_heard(game: Game, s: State, seat: int, action: int | None) -> tuple[list[Any], bool]:
    """Return the events that `seat` hears after its move, and whether a reveal ended them."""
    if action is None:
        return [], False
    world = s.clone()
    world.news = []
    world.apply(seat, action)
    heard: list[Any] = []
    for event in world.news or []:
        seen = event.seen_by(seat)
        if seen is not None:
            if reveals(game, seen):
                return heard, True
            heard.append((int(seen.kind), int(seen.seat), *map(int, seen.ids()), int(seen.by)))
    return heard, False


def reveals(game: Game, event: Event) -> bool:
    """Return whether an event was held back earlier or shows a card."""
    held_back = not event.audience >> event.seat & 1
    return held_back or game.language.events[event.kind] in kit_of(game.key).reveals


def compare_news(true: tuple[list[Any], bool], seen: tuple[list[Any], bool]) -> None:
    """Compare the events up to the first reveal in either world."""
    here, there = true[0], seen[0]
    length = min(len(here), len(there))
    same = here[:length] == there[:length]
    whole = len(here) == len(there) or true[1] or seen[1]
    if not same or not whole:
        raise Leak(f"events: {here!r:.300} in one world, {there!r:.300} in another")
