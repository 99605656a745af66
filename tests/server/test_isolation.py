"""Bots' processes import nothing from the working directory, and know nothing of the server's."""

import asyncio
import sys
from pathlib import Path

import pytest

from tangledbank.games.user_sets import find_set
from tangledbank.isolation import KEPT, import_path, isolated_environment
from tangledbank.server.bots.pool import BOTS, BotPool, make_question
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.table import Table
from tests.core.test_hashes import PROGRAM
from tests.server.support import CLIENT_SEED, Scripted, settings

POISON = "open({trace!r}, 'a').write(__name__ + '\\n')\n"
POISONED = ("json.py", "random.py", "sitecustomize.py", "msgspec.py", "tangledbank/__init__.py")


@pytest.fixture
def poisoned(tmp_path, monkeypatch):
    """A working directory with modules that leave a trace when they are imported."""
    folder, trace = tmp_path / "working", tmp_path / "trace.txt"
    for name in POISONED:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(POISON.format(trace=str(trace)))
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", ["", str(folder), *sys.path])
    return trace


def bot_table(catalog, **more):
    """A table whose second seat is a bot that is asked something."""
    table = Table.make(catalog, settings("evolution", 2, bots=["steady"], **more), Scripted())
    table.seat_creator("Anna")
    table.contribute(0, CLIENT_SEED)
    return table, next(scheduled for scheduled in table.scheduled_moves() if scheduled.agent)


def think(table, scheduled, **more):
    """Return the answer of a bot's process."""

    async def run():
        pool = BotPool(1, **more)
        actions = table.running_game.match.state.legal_actions(scheduled.seat)
        try:
            return await pool.ask(make_question(table, scheduled, actions, 1), BOTS, table.id)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_a_bot_imports_nothing_from_the_working_directory(poisoned):
    assert think(*bot_table(GameCatalog())).choice >= 0
    assert not poisoned.exists(), poisoned.read_text()


def test_a_bot_finds_a_set_that_the_operator_named_by_a_relative_path(poisoned):
    Path("spines.py").write_text(PROGRAM)
    catalog = GameCatalog({"spines.py": find_set("spines.py")})
    assert think(*bot_table(catalog, sets=["spines.py"])).choice >= 0
    assert not poisoned.exists(), poisoned.read_text()


def test_a_bot_finds_an_installed_set_that_lies_in_the_working_directory(tmp_path, monkeypatch):
    (tmp_path / "spines_here.py").write_text(PROGRAM)
    known = tmp_path / "spines-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: spines\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[tangledbank.sets]\nspines = spines_here:SET\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    catalog = GameCatalog({"spines": find_set("spines")})

    assert str(tmp_path) not in import_path()
    assert think(*bot_table(catalog, sets=["spines"]), sets=["spines"]).choice >= 0


def test_a_child_process_gets_no_secret_of_the_environment(monkeypatch):
    monkeypatch.setenv("PGPASSWORD", "secret")
    monkeypatch.setenv("PYTHONSTARTUP", "start.py")
    monkeypatch.setenv("TANGLEDBANK_PURE", "1")
    found = isolated_environment()

    assert set(found) <= {*KEPT, "PYTHONPATH"} and found["TANGLEDBANK_PURE"] == "1"


def test_the_import_path_has_no_relative_folder(tmp_path, monkeypatch):
    (tmp_path / "there").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", ".", "there", *sys.path])
    found = import_path()

    assert found[0] == str(tmp_path / "there") and all(Path(each).is_absolute() for each in found)


def test_a_working_directory_that_was_removed_is_no_trouble(tmp_path, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    (tmp_path / "gone").rmdir()

    assert "" not in import_path() and think(*bot_table(GameCatalog())).choice >= 0
