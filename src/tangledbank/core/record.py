"""A game as data: rules version, data hash, options, seed, choices. Append-only."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tangledbank.core.action import ID_LIMIT, pack
from tangledbank.core.errors import BadData
from tangledbank.core.options import Value

FORMAT = 1
MAX_BYTES = 8_000_000  # the longest real games stay under one hundredth of this
UNDO = "undo"
SEED = re.compile(r"[0-9a-f]{1,32}")
Choice = list[int | str]


class BadRecord(BadData):
    """A record that cannot be used: what is wrong as a name with values, and in a sentence."""

    def __init__(self, fault: str, sentence: str, **values: object) -> None:
        super().__init__(sentence.format(**values))
        self.fault = fault
        self.values = values


@dataclass
class Record:
    """What is needed to play a game again, choice by choice."""

    game: str
    rules: int
    data: str
    players: int
    options: dict[str, Value]
    seed: int
    choices: list[Choice] = field(default_factory=list)

    def to_json(self) -> str:
        head = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "options": self.options,
            "seed": f"{self.seed:032x}",
        }
        lines = ",\n".join(json.dumps(choice) for choice in self.choices)
        return json.dumps(head)[:-1] + ', "choices": [\n' + lines + "\n]}\n"


def read_record(text: str) -> Record:
    """A record from its text; anything odd is refused with what was expected."""
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
    if not isinstance(plain, dict) or _field(plain, "format", int) != FORMAT:
        raise BadRecord("format", "this is not a record of format {format}", format=FORMAT)
    seed = _field(plain, "seed", str)
    if not SEED.fullmatch(seed):
        raise BadRecord(
            "seed", "the record's seed is not a hexadecimal number of at most 32 digits"
        )
    return Record(
        game=_field(plain, "game", str),
        rules=_field(plain, "rules", int),
        data=_field(plain, "data", str),
        players=_field(plain, "players", int),
        options=_field(plain, "options", dict),
        seed=int(seed, 16),
        choices=[_choice(i, choice) for i, choice in enumerate(_field(plain, "choices", list))],
    )


def _field(plain: Mapping[str, Any], name: str, kind: type) -> Any:
    value = plain.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(
            "field",
            "the record's '{name}' is missing or not a {kind}",
            name=name,
            kind=kind.__name__,
        )
    return value


def _choice(i: int, choice: object) -> Choice:
    if not isinstance(choice, list) or not 2 <= len(choice) <= 6:
        raise _odd_choice(i)
    numbers = [choice[0], *choice[2:]]
    if not isinstance(choice[1], str) or not all(type(n) is int for n in numbers):
        raise _odd_choice(i)
    if not all(0 <= n < ID_LIMIT for n in numbers):
        raise BadRecord(
            "range", "choice {place} of the record has a number out of range", place=i + 1
        )
    return choice


def _odd_choice(i: int) -> BadRecord:
    sentence = "choice {place} of the record is not [seat, verb, ids …]"
    return BadRecord("choice", sentence, place=i + 1)


def action_of(verbs: Mapping[int, str], choice: Choice) -> int:
    """The action of a recorded choice."""
    verb = str(choice[1])
    number = next((number for number, name in verbs.items() if name == verb), 0)
    if not number:
        raise BadData(f"there is no verb {verb!r} in this game")
    return int(pack(number, *[int(n) for n in choice[2:]]))
