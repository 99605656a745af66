"""`/api/ready` fails while nothing can be stored, and cannot be used to load the disk."""

import asyncio

import pytest
from sqlalchemy import create_engine, event, text

from tangledbank.server.storage import readiness
from tests.server.disks import fill, small_disk
from tests.server.playing import running


@pytest.fixture(autouse=True)
def _no_reuse(monkeypatch):
    """Every check writes, unless a test says otherwise."""
    monkeypatch.setattr(readiness, "REUSE_SECONDS", 0.0)


def make_read_only(server, on):
    """Let the database of a server accept no writes, as a standby or a read-only file does."""
    engine = server.registry.database.engine
    if engine.dialect.name == "postgresql":
        set_default(engine.url, "on" if on else "off")
    elif on:
        event.listen(engine, "checkout", forbid_writes)
        forbid_writes(server.registry.database.writer.connection.driver_connection)
    else:
        event.remove(engine, "checkout", forbid_writes)
        engine.dispose()


def set_default(url, value):
    """Make the transactions of a PostgreSQL database read-only, or no longer."""
    admin = create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        for statement in (
            "SET default_transaction_read_only = off",
            f'ALTER DATABASE "{url.database}" SET default_transaction_read_only = {value}',
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        ):
            connection.execute(text(statement))
    admin.dispose()


def forbid_writes(raw, *_):
    raw.execute("PRAGMA query_only = ON")


def test_a_database_that_becomes_read_only_is_not_ready(database, caplog):
    async def run():
        async with running(database) as server:
            before = await server.http("/api/ready")
            make_read_only(server, True)
            during = await server.http("/api/ready")
            health = await server.http("/api/health")
            make_read_only(server, False)
            return before, during, health, await server.http("/api/ready")

    before, during, health, after = asyncio.run(run())
    assert before == after == (200, {"status": "ready"}) and health[0] == 200
    assert during[0] == 503 and during[1]["code"] == "storage-failed"
    assert "accepts no writes" in caplog.text and "read" in caplog.text


def test_a_full_disk_is_not_ready(tmp_path):
    async def run(disk):
        async with running(disk) as server:
            filler = fill(disk)
            async with asyncio.timeout(60):  # the journal has some room left
                while (await server.http("/api/ready"))[0] == 200:
                    pass
            filler.unlink()
            return await server.http("/api/ready")

    with small_disk(tmp_path / "disk", 8) as mounted:
        if not mounted:
            pytest.skip("no disk can be mounted here")
        assert asyncio.run(run(tmp_path / "disk"))[0] == 200


def test_a_database_that_does_not_answer_is_not_ready(tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "WRITE_TIMEOUT", 0.2)

    async def run():
        async with running(tmp_path) as server:
            other = create_engine(f"sqlite:///{tmp_path / 'bank.db'}")
            with other.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                answer = await server.http("/api/ready")
            other.dispose()
            return answer

    assert asyncio.run(run())[0] == 503


def test_checks_share_a_write(database, monkeypatch):
    monkeypatch.setattr(readiness, "REUSE_SECONDS", 1e6)
    writes = []
    note = readiness.write_check_row
    monkeypatch.setattr(readiness, "write_check_row", lambda c: writes.append(1) or note(c))

    async def run():
        async with running(database) as server:
            answers = await asyncio.gather(*[server.http("/api/ready") for _ in range(20)])
            answers.append(await server.http("/api/ready"))
            return answers

    assert {status for status, _ in asyncio.run(run())} == {200}
    assert len(writes) == 1
