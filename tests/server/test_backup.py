"""Backups, and what is deleted."""

import asyncio
import gc
import weakref

import pytest
from sqlalchemy import select

from tangledbank.core.errors import BadOptions
from tangledbank.server.limits.rate_limit import peer_of
from tangledbank.server.storage import table_store
from tangledbank.server.storage.backup import BACKED_UP, back_up, restore
from tests.server.playing import close, play_out, play_some, running
from tests.server.support import Scripted, database_in, engine_in, full_table, settings
from tests.server.test_storage import keep


def content(engine):
    """Everything that a backup must hold."""
    with engine.connect() as connection:
        return {
            table.name: sorted(tuple(row)[: len(table.columns) - 2] for row in rows)
            for table in BACKED_UP
            if (rows := connection.execute(select(table)).all()) is not None
        }


def test_a_backup_is_made_while_people_play_and_brought_back(database, tmp_path):
    path = tmp_path / "backup.db"

    async def play():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            playing = asyncio.create_task(play_some(clients, 40))
            await asyncio.sleep(0.2)
            told = []
            count = await asyncio.to_thread(
                back_up, database, path, lambda done, all: told.append((done, all))
            )
            await playing
            await close(*clients)
            return made["table"], [client.token for client in clients], count, told

    table, tokens, count, told = asyncio.run(play())
    assert count == 1 and told[-1][0] == told[-1][1]

    async def go_on():
        async with running(database_in(tmp_path, "backup.db")) as server:
            clients = [await server.client(table, token=token) for token in tokens]
            results = await play_out(clients)
            await close(*clients)
            return results

    results = asyncio.run(go_on())
    assert results[0] == results[1]


def test_games_move_to_the_other_kind_of_database_and_back(tmp_path, shared):
    first = engine_in(tmp_path)
    runtime = Scripted()
    for key in ("evolution", "oceans"):
        keep(first, full_table(runtime, settings(key, 2, pace=False))[0])
    assert restore(tmp_path / "bank.db", shared) == 2
    assert back_up(shared, tmp_path / "again.db") == 2
    assert content(engine_in(tmp_path, "again.db")) == content(first) == content(engine_in(shared))
    with pytest.raises(BadOptions, match="already"):
        restore(tmp_path / "bank.db", shared)
    with pytest.raises(BadOptions, match="already"):
        back_up(shared, tmp_path / "again.db")
    with pytest.raises(BadOptions, match="does not exist"):
        restore(tmp_path / "none.db", shared)


def test_what_nobody_needs_is_forgotten_and_the_rest_kept(database):
    async def run():
        limits = {"keep_open": -1.0, "keep_playing": 1e6, "keep_over": 1e6}
        async with running(database, **limits) as server:
            made, clients = await server.party("evolution", 2)
            open_one = await server.create()
            old = await server.registry.purge()
            await server.registry.delete(made["table"])
            with pytest.raises(Exception, match="unknown-table"):
                await server.registry.find(made["table"])
            gone = await server.client(made["table"], token=clients[0].token)
            await close(*clients)
            stored = await server.registry.database.read(table_store.count_unfinished)
            return open_one["table"], old, gone.answer["code"], stored

    table, old, gone, stored = asyncio.run(run())
    assert (old, gone, stored) == ([table], "unknown-table", 0)


def test_a_deleted_table_is_gone_at_the_other_worker(shared):
    async def run():
        async with running(shared) as one, running(shared) as other:
            made = await one.create()
            client = await other.client(made["table"], token=made["token"])
            await one.registry.delete(made["table"])
            async with asyncio.timeout(20):
                while made["table"] in other.registry.live_tables:
                    await asyncio.sleep(0.02)
            await close(client)
            return await other.http(f"/api/tables/{made['table']}/record")

    status, said = asyncio.run(run())
    assert (status, said["code"]) == (404, "unknown-table")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("unix:", "unix:", True),
    ],
)
def test_limits_are_for_a_household(one, other, same):
    assert (peer_of(one).address == peer_of(other).address) is same


def test_a_table_leaves_memory_without_waiting_for_the_collector(tmp_path):
    async def run():
        async with running(tmp_path, idle=0.1, sweep=0.05) as server:
            _, clients = await server.party("evolution", 2)
            held = [
                weakref.ref(live_table.table.running_game.match)
                for live_table in server.registry.live_tables.values()
            ]
            await play_some(clients, 20)
            await close(*clients)
            async with asyncio.timeout(30):
                while any(match() for match in held):
                    await asyncio.sleep(0.05)
            return len(held)

    gc.disable()
    try:
        assert asyncio.run(run()) == 1
    finally:
        gc.enable()


def test_a_database_that_is_not_there_is_not_backed_up(tmp_path):
    with pytest.raises(BadOptions, match="does not exist"):
        back_up(f"sqlite:///{tmp_path / 'bnak.db'}", tmp_path / "copy.db")
    assert not list(tmp_path.iterdir())
