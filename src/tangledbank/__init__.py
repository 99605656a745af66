"""Tangled Bank: the Evolution family of board games, for people and programs.

import tangledbank

match = tangledbank.new("evolution", players=3, seed=7)
while not match.over:
    question = match.open[0]
    options = match.legal(question.seat)
    match.play(question.seat, question.number, options[0])
print(match.winners())
"""

from __future__ import annotations

from tangledbank import _compat as _compat  # isort: skip  (chooses the compiled or the pure modules)

import secrets
from collections.abc import Mapping
from pathlib import Path

from tangledbank.core.errors import BadOptions
from tangledbank.core.game import Game
from tangledbank.core.match import Action, Match, Question
from tangledbank.core.match import replay as _replay
from tangledbank.core.record import Record, read_record
from tangledbank.games import GAMES

__version__ = "0.1.0"
__all__ = ["Action", "Game", "Match", "Question", "Record", "game", "games", "new", "replay"]

_loaded: dict[tuple[str, Path | None], Game] = {}


def games() -> list[str]:
    """The keys of all games."""
    return list(GAMES)


def game(key: str, data: Path | None = None) -> Game:
    """A game by its key; `data` is a corrected file of card facts."""
    if key not in GAMES:
        raise BadOptions(f"there is no game {key!r}: the games are {', '.join(GAMES)}")
    if (key, data) not in _loaded:
        _loaded[key, data] = GAMES[key](data)
    return _loaded[key, data]


def new(
    key: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    data: Path | None = None,
) -> Match:
    """Start a game. Without a seed, one of 128 bits is drawn."""
    rules = game(key, data)
    settled = rules.settle(players, options or {})
    number = secrets.randbits(128) if seed is None else seed
    if not 0 <= number < 1 << 128:
        raise BadOptions("a seed is a number of at most 128 bits, not below 0")
    return Match(
        rules,
        Record(rules.key, rules.rules_version, rules.data_hash, players, settled, number),
    )


def replay(record: Record | str, data: Path | None = None) -> Match:
    """Play a record again, to its end."""
    read = read_record(record) if isinstance(record, str) else record
    return _replay(game(read.game, data), read)
