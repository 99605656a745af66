"""The public functions of `tangledbank`, loaded on first use."""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from tangledbank.core.data import set_hash
from tangledbank.core.errors import BadData, BadNotation, BadOptions, IllegalAction
from tangledbank.core.game import Game as Game
from tangledbank.core.match import Action as Action
from tangledbank.core.match import Match as Match
from tangledbank.core.match import Question as Question
from tangledbank.core.match import replay as _replay
from tangledbank.core.record import Record as Record
from tangledbank.core.record import read_record
from tangledbank.core.sets import Set
from tangledbank.games import KITS, make_game
from tangledbank.notation.scene_parser import open_match, read_position
from tangledbank.pickling import enroll

if TYPE_CHECKING:
    from tangledbank.agents.advice import Advice

_loaded: dict[tuple[object, ...], Game] = {}


def game(key: str, data: Path | None = None, sets: Sequence[Set] = ()) -> Game:
    """Return a game by its key; `games()` lists the keys.

    `data` is the path of a corrected card data file; `sets` are added to the game's box.
    """
    if key not in KITS:
        raise BadOptions(f"there is no game {key!r}; the games are {', '.join(KITS)}")
    known = (key, data, _digest(data), *[_edition(each) for each in sets])
    if known not in _loaded:
        _loaded[known] = made = make_game(key, data, sets)
        enroll(made, key, data, sets)
    return _loaded[known]


def _digest(data: Path | None) -> str:
    """Return a hash of a data file, or an empty string if there is no such file."""
    return hashlib.sha256(data.read_bytes()).hexdigest() if data and data.is_file() else ""


def _edition(each: Set) -> tuple[str, str, str]:
    """Return the values that identify a set's content, so that a changed set makes a new game."""
    classes = [(name, kind.__qualname__) for name, kind in each.traits.items()]
    return each.key, set_hash(each), repr((each.texts, each.words, classes))


_game = game


def new(
    game: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    data: Path | None = None,
    sets: Sequence[Set] = (),
) -> Match:
    """Start a game and return its `Match`.

    `options` names only what differs from the defaults. `seed` has up to 128 bits and is random by
    default. `data` is the path of a corrected card data file; `sets` are added to the game's box.
    """
    rules = _game(game, data, sets)
    players = _whole("players", players)
    if not isinstance(options, Mapping | None):
        raise BadOptions(f"options must map keys to values, not be {options!r:.80}")
    settled = rules.resolve_options(players, options or {})
    number = secrets.randbits(128) if seed is None else _whole("seed", seed)
    if not 0 <= number < 1 << 128:
        raise BadOptions("a seed must be from 0 to 2 ** 128 - 1")
    return Match(rules, Record.of(rules, players, settled, number))


def _whole(name: str, given: SupportsIndex) -> int:
    try:
        return operator.index(given)
    except TypeError:
        raise BadOptions(f"{name} must be a whole number, not {given!r:.80}") from None


def replay(record: Record | str, data: Path | None = None, sets: Sequence[Set] = ()) -> Match:
    """Replay a record and return the match at its end.

    `record` is a `Record` or its JSON text. Raises BadRecord if the record was played with other
    rules or card data, or holds an illegal choice.
    """
    read = read_record(record) if isinstance(record, str) else record
    if not isinstance(read, Record):
        raise BadData(f"a record must be a Record or its JSON text, not {type(record).__name__}")
    return _replay(_game(read.game, data, sets), read)


def position(text: str, data: Path | None = None, sets: Sequence[Set] = ()) -> Match:
    """Return a match that continues from a position in notation.

    The first line is the game line, such as `game evolution, 3 players`. The match can be saved,
    but its record lacks everything before the position and cannot be replayed.
    """
    if not isinstance(text, str):
        raise BadNotation(f"a position must be a text, not {type(text).__name__}")
    return open_match(*read_position(text), _GamesByKey(data, sets))


class _GamesByKey(Mapping[str, Game]):
    """A mapping of all games by key, each created on first use."""

    def __init__(self, data: Path | None, sets: Sequence[Set]) -> None:
        self.data = data
        self.sets = sets

    def __getitem__(self, key: str) -> Game:
        if key not in KITS:
            raise KeyError(key)
        return game(key, self.data, self.sets)

    def __iter__(self) -> Iterator[str]:
        return iter(KITS)

    def __len__(self) -> int:
        return len(KITS)


def explain(match: Match, seat: int, action: Action | str | int, lang: str = "en") -> str:
    """Return a sentence that says why `seat` cannot make a move, and cites the rule.

    Returns an empty string if the move is legal. `lang` is `en`, `fr` or `ru`.
    """
    from tangledbank.texts import Texts  # loads catalogues only if needed

    _, code = match.meaning(seat, action)
    if not match.game.language.is_move(match.view(seat), code):
        raise IllegalAction(f"{action!s:.80} is not a move of {match.game.title}")
    refusal = match.why_not(seat, action)
    if refusal is None:
        return ""
    return Texts(lang).of(match.game).reason(match.view(seat), refusal)


def advise(match: Match, seat: int, lang: str = "en") -> Advice:
    """Return a strong player's advice for `seat`, based only on what that seat may know.

    `suggestions` are moves with win chances and margins, best first. `str(advice)` is the full
    advice as text.
    """
    from tangledbank.agents.advice import advise as think_about  # loads agents only if needed

    return think_about(match, seat, lang)
