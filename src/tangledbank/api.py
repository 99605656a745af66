"""The front door: what `import tangledbank` offers, loaded when it is first used."""

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
    """A game by its key; `data` is a corrected file of card facts, `sets` are added to its box."""
    if key not in KITS:
        raise BadOptions(f"there is no game {key!r}: the games are {', '.join(KITS)}")
    known = (key, data, _digest(data), *[_edition(each) for each in sets])
    if known not in _loaded:
        _loaded[known] = made = make_game(key, data, sets)
        enroll(made, key, data, sets)
    return _loaded[known]


def _digest(data: Path | None) -> str:
    """What is in a data file now; of one that cannot be read, the game will say so."""
    return hashlib.sha256(data.read_bytes()).hexdigest() if data and data.is_file() else ""


def _edition(each: Set) -> tuple[str, str, str]:
    """A set as it is now: one that was changed in the meantime makes another game."""
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
    """Start a game. Without a seed, one of 128 bits is drawn."""
    rules = _game(game, data, sets)
    players = _whole("players", players)
    if not isinstance(options, Mapping | None):
        raise BadOptions(f"options are keys with their values, not {options!r:.80}")
    settled = rules.resolve_options(players, options or {})
    number = secrets.randbits(128) if seed is None else _whole("seed", seed)
    if not 0 <= number < 1 << 128:
        raise BadOptions("a seed is a number of at most 128 bits, not below 0")
    return Match(rules, Record.of(rules, players, settled, number))


def _whole(name: str, given: SupportsIndex) -> int:
    try:
        return operator.index(given)
    except TypeError:
        raise BadOptions(f"{name} is a whole number, not {given!r:.80}") from None


def replay(record: Record | str, data: Path | None = None, sets: Sequence[Set] = ()) -> Match:
    """Play a record again, to its end."""
    read = read_record(record) if isinstance(record, str) else record
    if not isinstance(read, Record):
        raise BadData(f"a record is a Record or its text, not {type(record).__name__}")
    return _replay(_game(read.game, data, sets), read)


def position(text: str, data: Path | None = None, sets: Sequence[Set] = ()) -> Match:
    """The match that goes on from a position in notation; its first line is `game …`.

    It can be saved, but its record holds only what was chosen since and does not replay.
    """
    if not isinstance(text, str):
        raise BadNotation(f"a position is a text, not {type(text).__name__}")
    return open_match(*read_position(text), _Shelf(data, sets))


class _Shelf(Mapping[str, Game]):
    """All games, each taken off when it is wanted."""

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
    """Why `seat` cannot do this, as a sentence with the rule cited; nothing if it can."""
    from tangledbank.texts import Texts  # catalogues are only for those who ask

    _, code = match.meaning(seat, action)
    if not match.game.language.is_move(match.view(seat), code):
        raise IllegalAction(f"{action!s:.80} is no move of {match.game.title}")
    refusal = match.why_not(seat, action)
    if refusal is None:
        return ""
    return Texts(lang).of(match.game).reason(match.view(seat), refusal)


def advise(match: Match, seat: int, lang: str = "en") -> Advice:
    """What a strong player would do for `seat` here, and why, from what the seat may know.

    `suggestions` are moves with chances and margins, the best first; `str()` says it all in words.
    """
    from tangledbank.agents.advice import advise as think_about  # only for those who ask

    return think_about(match, seat, lang)
