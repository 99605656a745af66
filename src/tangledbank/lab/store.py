"""A study's results: a folder with the study's description and the finished chunks."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import tangledbank
from tangledbank.agents.external_program import is_program
from tangledbank.agents.policy import PREFIX, is_policy
from tangledbank.core.errors import BadOptions
from tangledbank.lab.chunks import game_hashes, game_of
from tangledbank.lab.study import Study

FORMAT: Final = 2
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
            "cards": setting.size.cards,
            "printed": setting.size.printed,
            "sets": [source.name for source in setting.sets],
            "files": file_hashes(setting.agents),
            "edition": game_hashes(game_of(setting)),
            "chunk": study.chunk_of(setting),
        }
    return {
        "format": FORMAT,
        "tangledbank": tangledbank.__version__,
        "file": study.path.name,
        "title": study.title,
        "question": study.question,
        "seed": study.seed,
        "duplicate": study.duplicate,
        "measure": list(study.measure),
        "settings": settings,
    }


def file_hashes(agents: Sequence[str]) -> dict[str, str]:
    """Return the hash of each policy file or program among the agents."""
    found = {}
    for name in sorted(set(agents)):
        path = Path(name.removeprefix(PREFIX))
        if (is_policy(name) or is_program(name)) and path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    return found


Stage = dict[str, int]  # a number of deals for each setting

UNIMPORTANT: Final = {"file", "title", "question"}
EXTENSIBLE: Final = {"settings", "stages"}


def deals_of(study: Study) -> Stage:
    return {setting.name: setting.deals for setting in study.settings}


def differences(known: Mapping[str, Any], note: Mapping[str, Any]) -> list[str]:
    """Return what keeps a study from continuing stored results. Settings may be added."""
    other = [key for key in note.keys() - UNIMPORTANT - EXTENSIBLE if known.get(key) != note[key]]
    for name, setting in known["settings"].items():
        new = note["settings"].get(name, {})
        keys = [key for key in setting if key != "deals" and setting[key] != new.get(key)]
        other += [f"{key} of setting {name!r}" for key in keys] if new else [f"setting {name!r}"]
    return sorted(other)


def extended(stages: Sequence[Stage], now: Stage) -> list[Stage]:
    """Return the stages, with another for added deals; raise `BadOptions` if there are fewer."""
    last = stages[-1]
    for name, deals in last.items():
        if now[name] < deals:
            raise BadOptions(
                f"setting {name!r} already has {deals:,} deals, and the study asks for "
                f"{now[name]:,}: deals can be added, but not removed. Raise deals, or pass "
                "another folder with --out"
            )
    return [*stages, now] if now != last else [*stages]


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
        if found.get("format") != FORMAT:
            raise BadOptions(
                f"{self.folder} has results of another version of Tangled Bank: run the study "
                "again in another folder with --out"
            )
        return found

    def open(self, note: Mapping[str, Any]) -> list[Stage]:
        """Prepare the folder and return the study's stages.

        Raises `BadOptions` if another study owns the folder.
        """
        self.chunks.mkdir(parents=True, exist_ok=True)
        stages = self.stages(note)
        write_atomically(
            self.folder / NOTE, json.dumps({**note, "stages": stages}, indent=1).encode()
        )
        for path in self.chunks.glob(".*"):  # from a run that was killed
            shutil.rmtree(path)
        return stages

    def stages(self, note: Mapping[str, Any]) -> list[Stage]:
        """Return the stored stages and, if the study has more deals, the stage that adds them."""
        now = {name: setting["deals"] for name, setting in note["settings"].items()}
        if not (self.folder / NOTE).exists():
            return [now]
        known = self.note()
        other = differences(known, note)
        if other:
            raise BadOptions(
                f"{self.folder} has results of another study or version "
                f"(different: {', '.join(other)}): remove it, or pass another folder with --out"
            )
        return extended(known["stages"], now)

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
