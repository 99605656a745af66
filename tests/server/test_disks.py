"""A full disk or a database that is gone refuses choices with a clear code, and loses none."""

import asyncio
import contextlib
import resource
import shutil
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosedError

from tests.server import postgres
from tests.server.disks import fill, small_disk
from tests.server.playing import CLIENT_SEED, close, play_out, play_some, running
from tests.server.processes import serving
from tests.server.siege import Siege


async def play_until_refused(clients):
    """Play until the answer is that nothing was stored; or until everybody is sent away for it,
    as happens where the disk is so full that PostgreSQL cannot even read.
    """
    try:
        return await refused_at(clients)
    except ConnectionClosedError as closed:
        return {"code": closed.rcvd.reason}


async def refused_at(clients):
    async with asyncio.timeout(120):
        while True:
            for client in clients:
                await client.ask("ping")
                if client.question is None:
                    continue
                number = client.question["number"]
                answer = await client.ask("choose", number=number, choice=0)
                if answer["type"] == "error" and answer["code"] == "storage-failed":
                    return answer


async def survive(where, begin, end):
    """A game continues after its disk was full, and the stored game equals the one in memory."""
    async with running(where) as server:
        made, clients = await server.party("evolution", 2)
        await play_some(clients, 10)
        begin()
        answer = await play_until_refused(clients)
        end()
        live_table = await server.registry.find(made["table"])
        stored = [row.choice for row in await server.registry.choices(made["table"])]
        known = [list(choice) for choice in live_table.table.running_game.match.record.choices]
        if "text" not in answer:  # everybody was sent away, and comes back
            tokens = [client.token for client in clients]
            clients = [
                await server.client(made["table"], client_seed=CLIENT_SEED, token=t) for t in tokens
            ]
        results = await play_out(clients)
        await close(*clients)
        return answer, stored == known, results


def test_a_full_disk_loses_no_choice(tmp_path, caplog):
    with small_disk(tmp_path / "disk", 24) as mounted:
        if not mounted:
            pytest.skip("no disk can be mounted here: the limit on a file's size stands for it")
        disk, filler = tmp_path / "disk", []
        answer, same, results = asyncio.run(
            survive(disk, lambda: filler.append(fill(disk)), lambda: filler[0].unlink())
        )
    assert answer["code"] == "storage-failed" and answer["text"] and same
    assert results[0] == results[1] and "full" in caplog.text


def test_a_file_that_may_not_grow_loses_no_choice(tmp_path):
    url = f"sqlite:///{tmp_path / 'bank.db'}"
    with serving(tmp_path, url, limits={}) as server:
        siege = Siege([server], 2)

        async def trouble():
            await asyncio.sleep(0.5)
            limit(server, 4096)
            async with asyncio.timeout(60):
                while "storage failed" not in server.log():
                    await asyncio.sleep(0.1)
            limit(server, resource.RLIM_INFINITY)

        asyncio.run(siege.run(trouble))
        assert "storage failed" in server.log()
    assert siege.lost(url) == []
    assert all(table.over or table.count() >= table.wanted for table in siege.tables)


def limit(server, size):
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


@pytest.mark.usefixtures("postgres_server")
def test_a_full_disk_of_postgresql_loses_no_choice():
    with own_postgres() as (home, _):
        folder = Path(home) / "disk"  # where its user may go
        with small_disk(folder, 24) as mounted:
            if not mounted:
                pytest.skip("no disk can be mounted here")
            shutil.chown(folder, postgres.owner())
            answer, same, results = survive_in(home, folder)
    assert answer["code"] == "storage-failed" and same and results[0] == results[1]


@contextlib.contextmanager
def own_postgres():
    """A folder and its server, which other tests do not share: it is treated badly."""
    home = tempfile.mkdtemp(prefix="tangledbank-pg-")
    server = [postgres.start(home)]
    try:
        postgres.wait_for(home)
        yield home, server
    finally:
        postgres.stop(server[0], home)


def survive_in(home, folder):
    """A game in a database of which all files are in a folder."""
    engine = create_engine(postgres.url_of(home), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE TABLESPACE small LOCATION '{folder}'"))
        connection.execute(text("CREATE DATABASE small TABLESPACE small"))
    url = postgres.url_of(home, "small")
    inside = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        return asyncio.run(survive(url, lambda: crowd(inside), lambda: clear(inside)))
    finally:
        inside.dispose()
        with engine.connect() as connection:
            connection.execute(text("DROP DATABASE small WITH (FORCE)"))
            connection.execute(text("DROP TABLESPACE small"))
        engine.dispose()


def crowd(engine):
    """Fill the disk with a table, to the last page."""
    more = text("INSERT INTO filler SELECT repeat('x', 1500) FROM generate_series(1, :n)")
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE filler (line TEXT)"))
        for count in (2000, 500, 100, 20, 4, 1):
            with pytest.raises(OperationalError, match="space"):
                repeat(connection, more, count)


def repeat(connection, statement, count):
    while True:
        connection.execute(statement, {"n": count})


def clear(engine):
    with engine.connect() as connection:
        connection.execute(text("DROP TABLE filler"))


@pytest.mark.usefixtures("postgres_server")
def test_a_postgresql_that_is_gone_for_a_while_loses_no_choice():
    """Connections and notes come back by themselves."""
    with own_postgres() as (home, server), postgres.database(home, "test") as url:
        siege = asyncio.run(outlive(url, home, server))
        assert siege.lost(url) == []


async def outlive(url, home, server):
    async with running(url) as one, running(url) as other:
        siege = Siege([one, other], 4)

        async def trouble():
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.halt, server[0])
            await asyncio.sleep(1.0)
            server[0] = postgres.launch(home)
            await asyncio.to_thread(postgres.wait_for, home)

        await siege.run(trouble)
        return siege
