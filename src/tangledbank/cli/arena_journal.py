"""A journal of a contest's finished games, so that an interrupted contest can continue."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any

from platformdirs import user_cache_path

import tangledbank
from tangledbank.agents.contest import PlayedGame, played_game_from
from tangledbank.agents.external_program import is_program
from tangledbank.agents.policy import PREFIX, is_policy
from tangledbank.cli.errors import CommandError
from tangledbank.core.options import Value
from tangledbank.texts import Texts

FORMAT = 1
LOOKERS_ON = ("advice.py", "forecast.py", "league.py", "review.py")
Key = tuple[str, tuple[str, ...], int, int]


def head_of(options: Mapping[str, Mapping[str, Value]], players: Sequence[str]) -> dict[str, Any]:
    """Return everything besides the deals that affects games: rules, options and agents."""
    games = {key: tangledbank.game(key) for key in sorted(options)}
    return {
        "arena": FORMAT,
        "version": tangledbank.__version__,
        "rules": {key: [game.rules_version, game.hashes] for key, game in games.items()},
        "options": {key: dict(options[key]) for key in sorted(options)},
        "agents": {key: digest_of_agents(key) for key in games},
        "programs": {name: digest_of_program(name) for name in players if is_outside(name)},
    }


def digest_of_agents(game: str) -> str:
    """Return a digest of the built-in agents' code and data that affect a game."""
    found = hashlib.sha256()
    for name, text in sorted(walk(files("tangledbank.agents"))):
        if decides(PurePosixPath(name), game):
            found.update(name.encode() + text)
    return found.hexdigest()[:16]


def decides(path: PurePosixPath, game: str) -> bool:
    """Return whether a file can change how agents play a game."""
    if path.parent.name in ("fits", "networks"):
        return path.stem == game
    return path.name not in LOOKERS_ON


def walk(folder: Any, under: str = "") -> Iterable[tuple[str, bytes]]:
    """Yield a package's source and data files with their names."""
    for entry in folder.iterdir():
        name = f"{under}/{entry.name}"
        if entry.is_dir() and entry.name != "__pycache__":
            yield from walk(entry, name)
        elif name.endswith((".py", ".json")):
            yield name, entry.read_bytes()


def is_outside(name: str) -> bool:
    return is_policy(name) or is_program(name)


def digest_of_program(command: str) -> str:
    """Return a digest of all files named in a command or policy."""
    found = hashlib.sha256()
    for word in shlex.split(command.removeprefix(PREFIX)):
        path = Path(shutil.which(word) or word)
        if path.is_file():
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def default_path(head: Mapping[str, Any]) -> Path:
    name = hashlib.sha256(json.dumps(head, sort_keys=True).encode()).hexdigest()[:16]
    return user_cache_path("tangledbank", appauthor=False) / "arena" / f"{name}.jsonl"


class ArenaJournal:
    """A file with one finished game per line, after a first line that describes the contest."""

    def __init__(self, texts: Texts, path: Path, head: Mapping[str, Any], fresh: bool) -> None:
        self.path = path
        self.rows: dict[Key, PlayedGame] = {}
        try:
            if fresh:
                path.unlink(missing_ok=True)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._read(texts, head)
        except OSError as error:
            raise CommandError(
                texts.say("error-write", path=str(path), why=str(error.strerror))
            ) from None

    def _read(self, texts: Texts, head: Mapping[str, Any]) -> None:
        """Read the finished games, and cut off an incomplete last line."""
        text = self.path.read_bytes() if self.path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            self.path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        try:
            first, *lines = [json.loads(line) for line in whole.splitlines()]
            games = [played_game_from(line) for line in lines]
        except (ValueError, TypeError, KeyError):
            raise CommandError(texts.say("arena-damaged", path=str(self.path))) from None
        if first != json.loads(json.dumps(head)):
            raise CommandError(texts.say("arena-other", path=str(self.path)))
        self.rows = {row.key: row for row in games}
        if len(whole) < len(text):
            os.truncate(self.path, len(whole))

    def add(self, rows: Sequence[PlayedGame]) -> None:
        """Append finished games and sync them to disk."""
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(row.plain()) + "\n" for row in rows)
            file.flush()
            os.fsync(file.fileno())
        self.rows.update({row.key: row for row in rows})
