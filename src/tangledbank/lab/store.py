"""A study's results: a folder with the study's description and the finished chunks."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.core.errors import BadOptions
from tangledbank.lab.chunks import game_hashes, game_of
from tangledbank.lab.study import Study

FORMAT: Final = 1
NOTE: Final = "study.json"
CHUNKS: Final = "chunks"


def results_of(path: Path) -> Path:
    """Return the folder beside a study file that holds its results."""
    return path.with_name(path.stem + ".results")


def note_of(study: Study) -> dict[str, Any]:
    """Return everything that determines a study's results."""
    settings = {}
    for setting in study.settings:
        settings[setting.name] = {
            "game": setting.game,
            "agents": list(setting.agents),
            "deals": setting.deals,
            "options": setting.options,
            "deck": setting.deck,
            "sets": [source.name for source in setting.sets],
            "edition": game_hashes(game_of(setting)),
            "chunk": study.chunk_of(setting),
        }
    return {
        "format": FORMAT,
        "tangledbank": tangledbank.__version__,
        "title": study.title,
        "question": study.question,
        "seed": study.seed,
        "duplicate": study.duplicate,
        "measure": list(study.measure),
        "settings": settings,
    }


UNIMPORTANT: Final = ("title", "question")


class Store:
    """One study's results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks = folder / CHUNKS

    def note(self) -> dict[str, Any]:
        """Return the stored description of the study."""
        try:
            found: dict[str, Any] = json.loads((self.folder / NOTE).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadOptions(
                f"{self.folder} has no results: run the study first with lab run STUDY"
            ) from None
        return found

    def open(self, note: Mapping[str, Any]) -> None:
        """Prepare the folder for this study, or raise `BadOptions` if another study owns it."""
        self.chunks.mkdir(parents=True, exist_ok=True)
        if (self.folder / NOTE).exists():
            known = self.note()
            other = [key for key in note if key not in UNIMPORTANT and known.get(key) != note[key]]
            if other:
                raise BadOptions(
                    f"{self.folder} has results of another study or version "
                    f"(different: {', '.join(other)}): remove it, or pass another folder with --out"
                )
        write_atomically(self.folder / NOTE, json.dumps(note, indent=1).encode())
        for path in self.chunks.glob(".*"):  # from a run that was killed
            shutil.rmtree(path)

    def done(self) -> set[int]:
        """Return the numbers of the finished chunks."""
        return {int(path.name) for path in self.chunks.glob("[0-9]*")}

    def keep(self, number: int, tables: Mapping[str, bytes]) -> None:
        """Store a finished chunk atomically."""
        draft = self.chunks / f".{number:06}"
        draft.mkdir()
        for name, content in tables.items():
            write(draft / f"{name}.parquet", content)
        draft.rename(self.chunks / f"{number:06}")

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the folder's lock. The system releases it if the process is killed."""
        try:
            import fcntl
        except ImportError:  # no such locks on this system
            yield
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / ".lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadOptions(
                    f"another run is using {self.folder}: wait until it ends"
                ) from None
            yield


def write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def write_atomically(path: Path, content: bytes) -> None:
    draft = path.with_name(f".{path.name}")
    write(draft, content)
    draft.replace(path)
