"""`server restore` brings a back-up into an empty database and changes nothing else."""

import asyncio
import hashlib
import sqlite3
import subprocess

import pytest

from tangledbank.server.storage.backup import back_up
from tangledbank.server.storage.migrations import STEPS
from tests.cli.commands import refused, run
from tests.server.disks import small_disk
from tests.server.playing import close, play_out, play_some, running
from tests.server.support import Scripted, engine_in, full_table, settings
from tests.server.test_backup import content
from tests.server.test_storage import keep, old_database


@pytest.fixture
def copy(tmp_path):
    """A back-up of two games."""
    first, runtime = engine_in(tmp_path), Scripted()
    for key in ("evolution", "oceans"):
        keep(first, full_table(runtime, settings(key, 2, pace=False))[0])
    back_up(f"sqlite:///{tmp_path / 'bank.db'}", tmp_path / "copy.db")
    return tmp_path / "copy.db"


@pytest.fixture
def empty(database, tmp_path):
    """An empty database of either kind."""
    return database if "postgres" in database else f"sqlite:///{tmp_path / 'empty' / 'new.db'}"


def restored(path, url, **more):
    return run("server", "restore", path, "--database", url, **more)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_back_up_is_restored_and_stays_as_it_was(copy, empty, tmp_path):
    before = digest(copy)
    result = restored(copy, empty)

    assert result.exit_code == 0 and result.output == "Restored 2 tables.\n"
    assert digest(copy) == before and not copy.with_name("copy.db-wal").exists()
    found, wanted = content(engine_in(empty)), content(engine_in(tmp_path))
    assert found.pop("audit") and not wanted.pop("audit")
    assert found == wanted


def test_a_restored_game_goes_on(empty, tmp_path):
    async def begin():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 20)
            await close(*clients)
            return made["table"], [client.token for client in clients]

    async def go_on(table, tokens):
        async with running(empty) as server:
            clients = [await server.client(table, token=token) for token in tokens]
            results = await play_out(clients)
            await close(*clients)
            return results

    table, tokens = asyncio.run(begin())
    back_up(f"sqlite:///{tmp_path / 'bank.db'}", tmp_path / "copy.db")
    restored(tmp_path / "copy.db", empty)
    results = asyncio.run(go_on(table, tokens))
    assert results[0] == results[1]


def test_a_database_with_games_is_refused_and_left_as_it_is(copy, empty):
    restored(copy, empty)
    before = content(engine_in(empty))

    assert refused(restored(copy, empty), "already has games", "--database")
    assert content(engine_in(empty)) == before


def test_a_database_with_bans_is_refused(copy, empty):
    engine_in(empty)
    run("server", "ban", "203.0.113.9", "--database", empty)

    assert refused(restored(copy, empty), "already has games or bans")


def test_a_back_up_of_an_older_version_is_restored_and_stays_as_it_was(empty, tmp_path):
    old_database(f"sqlite:///{tmp_path / 'old.db'}")
    before = digest(tmp_path / "old.db")

    assert restored(tmp_path / "old.db", empty).output == "Restored 5 tables.\n"
    assert digest(tmp_path / "old.db") == before


def test_a_back_up_is_read_from_a_disk_that_cannot_be_written(copy, tmp_path):
    with small_disk(tmp_path / "disk", 8) as mounted:
        if not mounted:
            pytest.skip("no disk can be mounted here")
        (tmp_path / "disk" / "copy.db").write_bytes(copy.read_bytes())
        subprocess.run(["mount", "-o", "remount,ro", str(tmp_path / "disk")], check=True)
        result = restored(tmp_path / "disk" / "copy.db", f"sqlite:///{tmp_path / 'new.db'}")

    assert result.output == "Restored 2 tables.\n"


def test_what_is_no_back_up_is_refused_and_makes_no_database(copy, tmp_path):
    letter, other, newer = (tmp_path / name for name in ("letter.db", "other.db", "newer.db"))
    letter.write_text("This is a letter." * 100)
    for path, script in ((other, "CREATE TABLE t (id)"), (newer, "")):
        if path == newer:
            path.write_bytes(copy.read_bytes())
            script = f"UPDATE schema_version SET number = {len(STEPS) + 1}"
        raw = sqlite3.connect(path)
        raw.execute(script)
        raw.commit()
        raw.close()
    url = f"sqlite:///{tmp_path / 'new.db'}"

    assert refused(restored(tmp_path / "none.db", url), "no file", "none.db")
    assert refused(restored(letter, url), "isn’t a backup", "server backup")
    assert refused(restored(other, url), "isn’t a backup")
    assert refused(restored(newer, url), "newer")
    assert not (tmp_path / "new.db").exists()
    assert sorted(path.name for path in tmp_path.glob("other.db*")) == ["other.db"]


def test_nothing_is_restored_under_a_running_server(copy, empty):
    async def serve():
        async with running(empty):
            return await asyncio.to_thread(restored, copy, empty)

    assert refused(asyncio.run(serve()), "Stop it")


def test_progress_is_told(copy, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(
        "tangledbank.cli.server_admin.show", lambda bar, *figures: told.append(figures)
    )
    restored(copy, f"sqlite:///{tmp_path / 'new.db'}")

    assert told and told[-1][0] == told[-1][1] > 0
