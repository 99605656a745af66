"""`pickle` and `copy` for matches, views, scores and events, compiled or not.

Compiled objects cannot be pickled by default, so states are written by their game's codec.
"""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tangledbank.core.errors import BadData
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.rng import seeded
from tangledbank.core.score import Score
from tangledbank.core.sets import Set

Parts = tuple[Any, ...]
_origins: dict[int, tuple[str, Path | None, tuple[Set, ...]]] = {}  # by game


def enroll(game: Game, key: str, data: Path | None, sets: Sequence[Set]) -> None:
    """Make a game picklable, with its states, events and scores."""
    _origins[id(game)] = (key, data, tuple(sets))
    _register(type(game), _of_game)
    _register(Event, _of_event)
    _register(Score, _of_score)
    for cls in game.codec.classes.values():
        if issubclass(cls, State):
            _register(cls, _of_state)


def _register(cls: Any, reducer: Any) -> None:
    copyreg.pickle(cls, reducer)


def _of_game(game: Game) -> Parts:
    return _find_game, _origins[id(game)]


def _find_game(key: str, data: Path | None, sets: Sequence[Set]) -> Game:
    import tangledbank  # the API caches games

    return tangledbank.game(key, data, sets)


def _of_event(event: Event) -> Parts:
    return Event, (event.kind, event.seat, event.ids(), event.audience, event.secret, event.by)


def _of_score(score: Score) -> Parts:
    return Score, (score.seat, score.parts, score.ties)


def _of_state(s: State) -> Parts:
    if not isinstance(s.context, TableContext):
        raise BadData("this state belongs to no match and cannot be pickled: copy it with clone()")
    return _state, (s.context.game, int(s.seats), s.context.options, s.context.game.codec.save(s))


def _state(game: Game, players: int, options: dict[str, Any], plain: dict[str, Any]) -> State:
    s = game.empty_state(players, options, seeded(0))
    game.codec.load(plain, s)
    s.refresh()
    s.context = TableContext(game, options)
    return s
