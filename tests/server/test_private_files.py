"""Databases, back-ups, saves and records can be read by their owner alone, whatever the umask."""

import asyncio
import logging
import os
import stat

import pytest
from sqlalchemy import text

from tangledbank import private_files
from tangledbank.private_files import make_private, make_private_folder, open_private
from tangledbank.server.storage.backup import back_up
from tangledbank.server.storage.database import DatabaseFailed, open_engine
from tests.cli.commands import run
from tests.server.playing import running
from tests.server.support import engine_in

pytestmark = pytest.mark.skipif(not private_files.HAS_MODES, reason="Windows has no file modes")


@pytest.fixture(params=[0o000, 0o022, 0o777], ids=oct)
def umask(request):
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode_of(path):
    return oct(stat.S_IMODE(path.stat().st_mode))


def modes_in(folder):
    return {path.name: mode_of(path) for path in folder.iterdir()}


def test_a_database_and_the_files_beside_it_are_private(tmp_path, umask):
    folder = tmp_path / "new" / "data"
    engine = engine_in(folder)
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO schema_version VALUES (1)"))
        found = modes_in(folder)

    assert set(found) == {"bank.db", "bank.db-wal", "bank.db-shm"}
    assert set(found.values()) == {"0o600"}
    assert mode_of(folder) == mode_of(folder.parent) == "0o700"


def test_a_back_up_is_private(tmp_path, umask):
    engine_in(tmp_path)
    back_up(f"sqlite:///{tmp_path / 'bank.db'}", tmp_path / "copies" / "copy.db")

    assert mode_of(tmp_path / "copies") == "0o700"
    assert set(modes_in(tmp_path / "copies").values()) == {"0o600"}


def test_a_saved_game_is_private(tmp_path, umask):
    assert run("play", "--players", 2, "--seed", 5, input="1\n", XDG_DATA_HOME=str(tmp_path))
    saves = tmp_path / "tangledbank" / "saves"

    assert mode_of(saves) == mode_of(saves.parent) == "0o700"
    assert list(modes_in(saves).values()) == ["0o600"]


def test_a_record_is_private_and_a_file_that_was_there_keeps_its_mode(tmp_path, umask):
    old = tmp_path / "old.json"
    old.touch()
    old.chmod(0o644)
    for name in ("old.json", "new.json"):
        with open_private(tmp_path / name) as file:
            file.write("{}")

    assert modes_in(tmp_path) == {"old.json": "0o644", "new.json": "0o600"}


def test_the_control_socket_is_private(tmp_path, umask):
    async def serve():
        async with running(tmp_path):
            return mode_of(tmp_path / "bank.sock")

    assert asyncio.run(serve()) == "0o600"


def test_a_folder_that_was_there_keeps_its_mode(tmp_path):
    tmp_path.chmod(0o755)
    make_private_folder(tmp_path / "a" / "b")
    make_private_folder(tmp_path)

    assert mode_of(tmp_path) == "0o755" and mode_of(tmp_path / "a") == "0o700"
    (tmp_path / "file").touch()
    with pytest.raises(FileExistsError):
        make_private_folder(tmp_path / "file")


def test_a_wider_database_is_tightened_when_it_is_opened(tmp_path):
    engine_in(tmp_path).dispose()
    (tmp_path / "bank.db").chmod(0o664)
    (tmp_path / "bank.db-wal").touch(0o644)
    engine_in(tmp_path)

    assert set(modes_in(tmp_path).values()) == {"0o600"}


def test_a_wider_database_of_another_user_is_left_alone_with_a_warning(
    tmp_path, monkeypatch, caplog
):
    engine_in(tmp_path).dispose()
    (tmp_path / "bank.db").chmod(0o644)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    with caplog.at_level(logging.WARNING):
        engine_in(tmp_path)

    assert mode_of(tmp_path / "bank.db") == "0o644"
    assert "bank.db" in caplog.text and "chmod 600" in caplog.text
    assert make_private(tmp_path / "missing")


def test_files_and_folders_that_are_no_database_keep_their_modes(tmp_path):
    folder, file = tmp_path / "folder", tmp_path / "notes.txt"
    folder.mkdir(mode=0o755)
    file.write_text("some notes\n")
    file.chmod(0o644)
    for path in (folder, file):
        with pytest.raises(DatabaseFailed):
            open_engine(f"sqlite:///{path}")

    assert mode_of(folder) == "0o755" and mode_of(file) == "0o644"
    assert file.read_text() == "some notes\n"
