"""Positions of a running game as one viewer saw them, rebuilt from its choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tangledbank.core.event import WATCHER
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.server.protocol import responses
from tangledbank.server.replay.record_replay import view_changes
from tangledbank.server.tables.earlier_news import replayed


@dataclass(frozen=True)
class PositionQuery:
    """A part of one viewer's news, and how its numbers differ from those of a replay."""

    viewer: int
    numbers: frozenset[int]  # of the news items
    shift: int = 0


def past_positions(
    game: Game, record: Record, times: Sequence[float], query: PositionQuery
) -> list[responses.PastPosition]:
    """Return the positions that the viewer was shown after these news items.

    `times` begins with the start of the game. Choices made at the same time were published
    together, so positions between them are left out: nobody was shown those.
    """
    if not query.numbers:
        return []
    found: dict[int, Mapping[str, Any]] = {}
    latest = max(query.numbers)
    for step, match in enumerate(replayed(game, record, len(times) - 1)):
        last = last_number(match, query.viewer) + query.shift
        if last > latest:
            break
        published = step + 1 == len(times) or times[step + 1] != times[step]
        if published and last in query.numbers:
            found[last] = game.see(game.view(match.state, query.viewer), query.viewer)
    return as_changes(found)


def last_number(match: Match, viewer: int) -> int:
    return match.watched.last if viewer == WATCHER else match.news[viewer].last


def as_changes(views: Mapping[int, Mapping[str, Any]]) -> list[responses.PastPosition]:
    """Return positions in order, each as the changes since the one before."""
    found: list[responses.PastPosition] = []
    before: Mapping[str, Any] = {}
    for number in sorted(views):
        found.append(responses.PastPosition(number, view_changes(before, views[number])))
        before = views[number]
    return found
