"""Saved games: records that include the seating and whether the game is over."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from tangledbank import Match, Record
from tangledbank.cli.arguments import game_key, load_record
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.core.record import MAX_BYTES
from tangledbank.private_files import make_private_file, make_private_folder, open_private
from tangledbank.texts import Texts

TABLE = "table"
YOU = "you"
SUFFIX = ".json"


@dataclass
class Seating:
    """The players by seat, each YOU or an agent's name, and the names of people."""

    players: list[str]
    names: list[str] = field(default_factory=list)

    def called(self, seat: int) -> str:
        """Return the name given to a seat, or an empty string."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if name == YOU]

    @property
    def bots(self) -> dict[int, str]:
        return {seat: name for seat, name in enumerate(self.players) if name != YOU}


# Where games are


def folder() -> Path:
    return user_data_path("tangledbank", appauthor=False) / "saves"


def default_path(record: Record) -> Path:
    """Return a new file name in the folder of saved games."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{record.game}-{stamp}{more}{SUFFIX}" for more in ("", *(f"-{i}" for i in range(99))))
    return next(path for path in (folder() / name for name in names) if not path.exists())


@dataclass(frozen=True)
class SavedGame:
    """A saved game as its file describes it, read without replaying the game."""

    path: Path
    game: str
    when: datetime
    choices: int
    over: bool
    seating: Seating


def saved_games() -> Iterator[SavedGame]:
    """Yield the saved games, newest first, skipping other files."""
    for stat, path in sorted(files(), key=lambda each: each[0].st_mtime_ns, reverse=True):
        if stat.st_size <= MAX_BYTES:
            with contextlib.suppress(ValueError, OSError, LookupError, TypeError, RecursionError):
                yield sum_up(path, stat.st_mtime)


def files() -> Iterator[tuple[os.stat_result, Path]]:
    """Yield the accessible files in the folder of saved games, with their status."""
    with contextlib.suppress(OSError):
        for path in folder().glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):  # a broken link
                yield path.stat(), path


def sum_up(path: Path, when: float) -> SavedGame:
    plain = json.loads(path.read_text(encoding="utf-8"))
    game = str(plain["game"])
    table = read_table(plain)
    return SavedGame(
        path,
        game,
        datetime.fromtimestamp(when).astimezone(),
        len(plain["choices"]),
        bool(table.get("over")),
        Seating(strings(table.get("players")), strings(table.get("names"))),
    )


def find_saved(texts: Texts, name: str, unfinished: bool) -> Path:
    """Find a saved game by path or name; a game's key or an empty name finds the newest."""
    if name and (Path(name).exists() or not name.strip()):
        return Path(name)
    for known in (folder() / name, folder() / (name + SUFFIX)):
        if name and known.is_file():
            return known
    wanted = game_key(name)
    if name and not wanted:
        return Path(name)  # the reader reports that it is missing
    for saved in saved_games():
        if wanted in ("", saved.game) and not (unfinished and saved.over):
            return saved.path
    raise CommandError(texts.say("error-no-saves", folder=str(folder())), USAGE)


# Writing


def save(texts: Texts, match: Match, seating: Seating, path: Path) -> None:
    """Write the record and its seating; a crash leaves either the old or the new file intact."""
    plain = match.record.to_json().rstrip().removesuffix("}")
    table = {"players": seating.players, "names": seating.names, "over": match.over}
    new = make_room(texts, path)
    try:
        with open_private(new) as file:
            file.write(f'{plain}, "{TABLE}": {json.dumps(table)}}}\n')
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise refusal(texts, path, error) from None


def sync_folder(path: Path) -> None:
    """Sync a folder, so that a renamed file survives a crash."""
    with contextlib.suppress(OSError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def make_room(texts: Texts, path: Path) -> Path:
    """Return the temporary file for `path`, or raise if `path` can't be written."""
    new = path.with_name(path.name + ".new") if path.name else path
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        make_private_folder(path.parent)
        make_private_file(new)
        new.unlink()
    except OSError as error:
        raise refusal(texts, path, error) from None
    return new


def refusal(texts: Texts, path: Path, error: OSError) -> CommandError:
    return CommandError(texts.say("error-write", path=str(path), why=str(error.strerror)))


# Reading


def load(texts: Texts, path: Path) -> tuple[Record, Seating]:
    """Return a record and its seating, which is empty if the file has none."""
    record, text = load_record(texts, path)
    table = read_table(json.loads(text))
    players, names = strings(table.get("players")), strings(table.get("names"))
    if len(players) != record.players or not all(players):
        return record, Seating([])
    return record, Seating(players, names if len(names) == record.players else [])


def read_table(plain: Mapping[str, Any]) -> dict[str, Any]:
    table = plain.get(TABLE)
    return table if isinstance(table, dict) else {}


def strings(value: object) -> list[str]:
    """Return a list of strings from untrusted JSON."""
    return [str(name).strip() for name in value] if isinstance(value, list) else []
