"""Games on disk: records that also say who sits where."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from tangledbank import Match, Record
from tangledbank.cli.faults import Fault
from tangledbank.cli.inputs import load_record
from tangledbank.texts import Texts

TABLE = "table"


def default_path(record: Record) -> Path:
    """A new file in the user's data directory."""
    folder = user_data_path("tangledbank", appauthor=False) / "saves"
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{record.game}-{stamp}.json"


def save(texts: Texts, match: Match, players: list[str], path: Path) -> None:
    """Write the record, and who sits at its seats, without ever leaving half a file."""
    plain = match.record.to_json().rstrip().removesuffix("}")
    text = f'{plain}, "{TABLE}": {json.dumps({"players": players})}}}\n'
    new = make_room(texts, path)
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise refusal(texts, path, error) from None


def make_room(texts: Texts, path: Path) -> Path:
    """Where a file can be written before it takes its place; a fault if it cannot be there."""
    new = path.with_name(path.name + ".new") if path.name else path
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        path.parent.mkdir(parents=True, exist_ok=True)
        new.touch()
        new.unlink()
    except OSError as error:
        raise refusal(texts, path, error) from None
    return new


def refusal(texts: Texts, path: Path, error: OSError) -> Fault:
    return Fault(texts.say("error-write", path=str(path), why=str(error.strerror)))


def load(texts: Texts, path: Path) -> tuple[Record, list[str]]:
    """A record and who sits where, as far as the file says."""
    record, text = load_record(texts, path)
    table: Any = json.loads(text).get(TABLE)
    players = table.get("players") if isinstance(table, dict) else None
    if isinstance(players, list) and len(players) == record.players:
        names = [str(name).strip() for name in players]
        return record, names if all(names) else []
    return record, []
