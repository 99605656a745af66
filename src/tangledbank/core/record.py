"""Records: a game's rules version, set hashes, options, seed and choices."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tangledbank.core.action import ID_LIMIT
from tangledbank.core.errors import BadData
from tangledbank.core.game import Game
from tangledbank.core.options import Value

FORMAT = 2
FORMATS = (1, 2)  # readable formats; choices of format 1 have ids instead of keys
MAX_BYTES = 8_000_000  # the longest real games stay below one hundredth of this
UNDO = "undo"
SEED = re.compile(r"[0-9a-f]{1,32}")
Choice = list[int | str]


class BadRecord(BadData):
    """A record that cannot be used. `fault` names the problem, for translated messages."""

    def __init__(self, fault: str, sentence: str, **values: object) -> None:
        super().__init__(sentence.format(**values))
        self.fault = fault
        self.values = values


@dataclass
class Record:
    """Everything needed to replay a game. Choices are only ever appended."""

    game: str
    rules: int
    sets: dict[str, str]  # hashes of the card data of the box and of each added set
    players: int
    options: dict[str, Value]
    seed: int
    choices: list[Choice] = field(default_factory=list)
    format: int = FORMAT

    @classmethod
    def of(cls, game: Game, players: int, options: dict[str, Value], seed: int) -> Record:
        """Return the record of a game before its first choice."""
        return cls(game.key, game.rules_version, dict(game.hashes), players, options, seed)

    def to_json(self) -> str:
        plain = plain_record(self)
        lines = ",\n".join(json.dumps(choice) for choice in plain.pop("choices"))
        return json.dumps(plain)[:-1] + ', "choices": [\n' + lines + "\n]}\n"


def plain_record(record: Record) -> dict[str, Any]:
    return {
        "format": record.format,
        "game": record.game,
        "rules": record.rules,
        "sets": record.sets,
        "players": record.players,
        "options": record.options,
        "seed": f"{record.seed:032x}",
        "choices": record.choices,
    }


def read_record(text: str) -> Record:
    """Read a record from JSON; raise BadRecord if it is invalid."""
    if len(text) > MAX_BYTES:
        raise BadRecord(
            "long",
            "a record has at most {most} characters, this has {size}",
            most=MAX_BYTES,
            size=len(text),
        )
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("json", "this is not a record: {detail}", detail=str(error)) from None
    return record_from(plain)


def record_from(plain: object) -> Record:
    """Read a record from plain data."""
    if not isinstance(plain, dict) or _field(plain, "format", int) not in FORMATS:
        raise BadRecord("format", "this is not a record of format {format}", format=FORMAT)
    seed = _field(plain, "seed", str)
    if not SEED.fullmatch(seed):
        raise BadRecord(
            "seed", "the record's seed is not a hexadecimal number of at most 32 digits"
        )
    return Record(
        game=_field(plain, "game", str),
        rules=_field(plain, "rules", int),
        sets=_sets(plain),
        players=_field(plain, "players", int),
        options=_field(plain, "options", dict),
        seed=int(seed, 16),
        choices=[_choice(i, choice) for i, choice in enumerate(_field(plain, "choices", list))],
        format=plain["format"],
    )


def _sets(plain: Mapping[str, Any]) -> dict[str, str]:
    """Return the hashes of a record's sets. Format 1 has only the box's hash."""
    if plain["format"] == 1:
        return {_field(plain, "game", str): _field(plain, "data", str)}
    found = _field(plain, "sets", dict)
    return {str(key): _field(found, key, str) for key in found}


def _field(plain: Mapping[str, Any], name: str, kind: type) -> Any:
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(
            "field",
            "the record's '{name}' is missing or no {kind}",
            name=name,
            kind=kind.__name__,
        )
    return value


def _choice(i: int, choice: object) -> Choice:
    if not isinstance(choice, list) or not 2 <= len(choice) <= 6:
        raise _odd_choice(i)
    seat, verb, *rest = choice
    if type(seat) is not int or not isinstance(verb, str):
        raise _odd_choice(i)
    if not all(type(part) is int or isinstance(part, str) for part in rest):
        raise _odd_choice(i)
    if not all(0 <= part < ID_LIMIT for part in (seat, *rest) if isinstance(part, int)):
        raise BadRecord(
            "range", "choice {place} of the record has a number out of range", place=i + 1
        )
    return choice


def _odd_choice(i: int) -> BadRecord:
    sentence = "choice {place} of the record is not [seat, verb, ids …]"
    return BadRecord("choice", sentence, place=i + 1)


def check_compatible(game: Game, record: Record) -> None:
    """Refuse a record of another game, rules version or card data."""
    if record.game != game.key:
        raise BadRecord(
            "game",
            "this is a record of '{game}', not of '{wanted}'",
            game=record.game,
            wanted=game.key,
        )
    if record.rules != game.rules_version:
        raise BadRecord(
            "rules",
            "the record was played under rules version {rules}; this program has version {here}",
            rules=record.rules,
            here=game.rules_version,
        )
    for key in {**record.sets, **game.hashes}:
        there, here = record.sets.get(key, "none"), game.hashes.get(key, "none")
        if key not in game.hashes:
            raise BadRecord(
                "set",
                "the game was played with the set '{set}', which isn't here: pass it in `sets`",
                set=key,
            )
        if there != here:
            raise BadRecord(
                "data",
                "the record was played with card data {data} of '{set}'; the data here is {here}",
                set=key,
                data=there,
                here=here,
            )
