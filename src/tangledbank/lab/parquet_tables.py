"""A study's Parquet tables, made from the rows of a census."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tangledbank.core.census import UNKNOWN, Census, Rows
from tangledbank.core.score import points_of

Columns = dict[str, Any]
Array = Any  # a NumPy array

GAMES, SEATS, SPECIES, ATTACKS, TRAITS, DECISIONS = (
    "games", "seats", "species", "attacks", "traits", "decisions",
)  # fmt: skip
TEXT: Final = pa.dictionary(pa.int32(), pa.string())

# Every column with its type and description, as in `docs/reference/lab-tables.md`.
SCHEMA: Final[dict[str, dict[str, tuple[Any, str]]]] = {
    GAMES: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game in the study, from 0"),
        "deal": (pa.int32(), "number of the deal, from 0; the same in all settings"),
        "turn": (pa.int8(), "number of seats by which the agents were rotated"),
        "rounds": (pa.int16(), "rounds played; in Origin, turns"),
        "decisions": (pa.int32(), "choices among at least two options"),
        "winners": (pa.int8(), "number of players who share the win"),
        "decided": (TEXT, "the deciding step: points, first tie-break, second tie-break, shared"),
        "truncated": (pa.bool_(), "whether a round limit stopped the game before its end"),
    },
    SEATS: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game"),
        "seat": (pa.int8(), "seat, from 0"),
        "turn_order": (pa.int8(), "place in the first round's turn order, from 0; null if unknown"),
        "agent": (TEXT, "name of the agent in this seat"),
        "points": (pa.int32(), "points at the end"),
        "place": (pa.int8(), "1 for the best, after tie-breaks"),
        "share": (pa.float64(), "share of the win: 1, a fraction if the win is shared, or 0"),
        "troubles": (pa.int16(), "number of errors that the agent made"),
    },
    SPECIES: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game"),
        "seat": (pa.int8(), "owner"),
        "species": (pa.int16(), "number of the species or animal in its game"),
        "born": (pa.int16(), "round in which it appeared"),
        "died": (pa.int16(), "round in which it died; null if it lived to the end"),
        "cause": (TEXT, "cause of its death; null if it lived to the end"),
        "eaten": (pa.int16(), "food it took; in Oceans, population it gained"),
        "attacks": (pa.int16(), "attacks it made"),
        "attacked": (pa.int16(), "attacks made on it"),
        "body": (pa.int16(), "body size at the end; null in games without body size"),
        "population": (pa.int16(), "population at the end; null in games without population"),
        "traits": (TEXT, "keys of its traits at the end, in order, separated by spaces"),
    },
    ATTACKS: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game"),
        "round": (pa.int16(), "round"),
        "seat": (pa.int8(), "owner of the attacker"),
        "species": (pa.int16(), "the attacker"),
        "prey_seat": (pa.int8(), "owner of the prey"),
        "prey": (pa.int16(), "the prey"),
        "traits": (TEXT, "the attacker's traits, in the same form as in `species`"),
        "prey_traits": (TEXT, "the prey's traits"),
        "killed": (pa.bool_(), "whether the attack wiped out the prey"),
    },
    TRAITS: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game"),
        "seat": (pa.int8(), "seat that played the trait"),
        "trait": (TEXT, "key of the trait"),
        "played": (pa.int16(), "how often this seat played the trait in this game"),
        "kept": (pa.int16(), "number of copies of the trait that the seat has in play at the end"),
    },
    DECISIONS: {
        "setting": (TEXT, "name of the setting"),
        "game": (pa.int64(), "number of the game"),
        "number": (pa.int32(), "number of the choice in the game, from 0"),
        "seat": (pa.int8(), "seat that chose"),
        "prompt": (TEXT, "name of the question"),
        "options": (pa.int16(), "number of options, at least two"),
        "verb": (TEXT, "kind of move that was chosen"),
        "option": (pa.int16(), "index of the chosen option, from 0"),
    },
}  # fmt: skip

DECIDED: Final = ("points", "first tie-break", "second tie-break", "shared")
# Columns that have other names in a census.
RENAMED: Final = {
    SPECIES: {"being": "species", "strikes": "attacks", "struck": "attacked", "size": "body"},
    ATTACKS: {"being": "species", "to_seat": "prey_seat", "to_being": "prey"},
    TRAITS: {},
}


@dataclass
class PlayedGames:
    """Values of a chunk's games that the census does not include."""

    setting: str
    decision_log: Columns  # the columns of `decisions`, empty if they are not measured
    turns: list[int] = field(default_factory=list)
    deals: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    truncated: list[bool] = field(default_factory=list)
    agents: list[str] = field(default_factory=list)  # by game and seat
    troubles: list[int] = field(default_factory=list)  # by game and seat

    def add(
        self,
        deal: int,
        turn: int,
        decisions: int,
        truncated: bool,
        agents: Sequence[str],
        troubles: Sequence[int],
    ) -> None:
        """Add a game."""
        self.deals.append(deal)
        self.turns.append(turn)
        self.decisions.append(decisions)
        self.truncated.append(truncated)
        self.agents.extend(agents)
        self.troubles.extend(troubles)


def files(census: Census, played: PlayedGames, measure: Sequence[str]) -> dict[str, bytes]:
    """Return a chunk's tables as Parquet files, by name."""
    of_games, ranks = matrix(census.of_games), matrix(census.of_seats)
    tables = {
        GAMES: games(of_games, ranks["rank"], played),
        SEATS: seats(ranks, of_games["first"], played),
        SPECIES: species(census),
        ATTACKS: attacks(census),
        TRAITS: traits(census),
        DECISIONS: played.decision_log,
    }
    wanted = [GAMES, SEATS, *measure]
    return {name: to_parquet(name, tables[name], played.setting) for name in wanted}


def matrix(rows: Rows) -> Columns:
    """Return a census's rows as columns, by name."""
    whole = np.frombuffer(rows.take(), "<i8").reshape(-1, len(rows.names))
    return {name: whole[:, place] for place, name in enumerate(rows.names)}


def games(of_games: Columns, ranks: Array, played: PlayedGames) -> Columns:
    count = len(of_games["game"])
    by_game = ranks.reshape(count, -1)
    return {
        "game": of_games["game"],
        "deal": played.deals,
        "turn": played.turns,
        "rounds": of_games["rounds"],
        "decisions": played.decisions,
        "winners": (by_game == by_game.max(axis=1, keepdims=True)).sum(axis=1),
        "decided": encode_names(decided(by_game), DECIDED),
        "truncated": played.truncated,
    }


def decided(ranks: Array) -> Array:
    """Return how each game was decided, as an index into `DECIDED`."""
    step = np.full(len(ranks), len(DECIDED) - 1)
    for place, bits in reversed(list(enumerate((32, 16, 0)))):
        parts = ranks >> bits
        alone = (parts == parts.max(axis=1, keepdims=True)).sum(axis=1) == 1
        step = np.where(alone, place, step)
    return step


def seats(of_seats: Columns, first: Array, played: PlayedGames) -> Columns:
    count = len(played.turns)
    ranks = of_seats["rank"].reshape(count, -1)
    best = ranks == ranks.max(axis=1, keepdims=True)
    parts = {name: of_seats[name] for name in of_seats if name not in ("game", "seat", "rank")}
    return {
        "game": of_seats["game"],
        "seat": of_seats["seat"],
        "turn_order": turn_order(of_seats["seat"].reshape(count, -1), first[:, None]).reshape(-1),
        "agent": pa.array(played.agents).dictionary_encode(),
        "points": points_of_all(of_seats["rank"]),
        "place": ((ranks[:, None, :] > ranks[:, :, None]).sum(axis=2) + 1).reshape(-1),
        "share": np.where(best, 1.0 / best.sum(axis=1, keepdims=True), 0.0).reshape(-1),
        "troubles": played.troubles,
        **parts,
    }


def turn_order(seats: Array, first: Array) -> Array:
    """Return each seat's distance from the starting seat, or UNKNOWN."""
    return np.where(first == UNKNOWN, UNKNOWN, (seats - first) % seats.shape[1])


def points_of_all(ranks: Array) -> Array:
    assert len(ranks) == 0 or int(points_of(int(ranks[0]))) == int(ranks[0] >> 32), "see core.score"
    return ranks >> 32


def species(census: Census) -> Columns:
    columns = renamed(SPECIES, matrix(census.of_beings))
    columns["cause"] = encode_names(columns["cause"], census.causes)
    columns["traits"] = encode_traits(census, columns.pop("makeup"))
    return columns


def attacks(census: Census) -> Columns:
    columns = renamed(ATTACKS, matrix(census.of_strikes))
    columns["traits"] = encode_traits(census, columns.pop("makeup"))
    columns["prey_traits"] = encode_traits(census, columns.pop("to_makeup"))
    columns["killed"] = columns["killed"] != 0
    return columns


def traits(census: Census) -> Columns:
    columns = renamed(TRAITS, matrix(census.of_kinds))
    columns["trait"] = encode_names(columns.pop("kind"), census.kinds)
    return columns


def renamed(table: str, columns: Columns) -> Columns:
    names: Mapping[str, str] = RENAMED[table]
    return {names.get(name, name): column for name, column in columns.items()}


def encode_names(numbers: Array, names: Sequence[str]) -> Any:
    """Encode numbers as names; unknown numbers become nulls."""
    indices = pa.array(np.asarray(numbers, "i4"), mask=np.asarray(numbers) == UNKNOWN)
    return pa.DictionaryArray.from_arrays(indices, pa.array(list(names), pa.string()))


def encode_traits(census: Census, makeups: Array) -> Any:
    """Encode each set of traits as the traits' keys."""
    known, places = np.unique(makeups, return_inverse=True)
    names = [census.describe(int(makeup)) for makeup in known]
    return encode_names(places.reshape(-1), names)


def to_parquet(name: str, columns: Columns, setting: str) -> bytes:
    """Return a table as a file: its schema's columns, then its game's, such as `food`."""
    count = len(next(iter(columns.values())))
    columns = {"setting": encode_names(np.zeros(count, "i4"), [setting]), **columns}
    known = SCHEMA[name]
    order = [*known, *[column for column in columns if column not in known]]
    arrays = [to_arrow(columns[each], known[each][0] if each in known else None) for each in order]
    out = BytesIO()
    pq.write_table(pa.table(arrays, order), out, compression="zstd", compression_level=1)
    return out.getvalue()


def to_arrow(column: Any, kind: Any) -> Any:
    """Return a column with its declared type; unknown numbers become nulls."""
    if isinstance(column, pa.DictionaryArray):
        return column
    kind = pa.int32() if kind is None else kind
    if kind == TEXT:
        return pa.array(column, pa.string()).dictionary_encode()
    values = np.asarray(column, kind.to_pandas_dtype())
    if not pa.types.is_integer(kind):
        return pa.array(values, kind)
    return pa.array(values, kind, mask=values == UNKNOWN)
