"""Operators delete tables, and erase people from tables that the others keep."""

import asyncio
import contextlib

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tangledbank.server.storage.backup import BACKED_UP
from tangledbank.server.storage.schema import AUDIT, BANS, METADATA, PRESENCE
from tangledbank.server.tables.runtime import Runtime
from tests.cli.commands import refused, run
from tests.server.playing import close, party, play_out, play_some, reach, running
from tests.server.support import database_in, engine_in
from tests.server.test_operating import operate

LEFT = {table.name for table in METADATA.tables.values() if "table_id" in table.c} | {"tables"}


def rows_left(where, id):
    """The rows of all tables of the database that still belong to a table."""
    with engine_in(where).connect() as connection:
        return {
            table.name: len(found)
            for table in METADATA.tables.values()
            if table.name in LEFT
            and (
                found := connection.execute(
                    select(table).where(
                        table.c["id" if table.name == "tables" else "table_id"] == id
                    )
                ).all()
            )
        }


async def act(where, *words):
    return await asyncio.to_thread(operate, where, *words)


async def reason_of_end(client):
    """Why a connection was closed."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                await client.receive()
    return client.socket.close_reason


def test_a_deleted_table_leaves_nothing_and_everybody_there_is_told(database):
    async def play():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            other, others = await server.party("evolution", 2)
            await play_some(clients, 12)
            said = await act(database, "delete", made["table"][:8], "--yes")
            reasons = [await reason_of_end(client) for client in clients]
            gone = await server.http(f"/api/tables/{made['table']}/record")
            await play_some(others, 4)
            await close(*others)
            return made["table"], other["table"], said, reasons, gone

    id, other, said, reasons, gone = asyncio.run(play())
    assert id in said and reasons == ["unknown-table"] * 2 and gone[1]["code"] == "unknown-table"
    assert rows_left(database, id) == {} and rows_left(database, other)["seats"] == 2


def test_a_table_of_a_stopped_server_is_deleted(database):
    async def play():
        async with running(database) as server:
            made, clients = await server.party("origin", 2)
            await play_out(clients)
            await close(*clients)
            return made["table"]

    id = asyncio.run(play())
    assert rows_left(database, id)["choices"] > 10
    operate(database, "delete", id, "--yes")
    assert rows_left(database, id) == {}
    assert "There are no tables." in operate(database, "list")
    assert f"delete  {id}" in operate(database, "audit")


@pytest.mark.parametrize(("answer", "deleted"), [("yes\n", True), ("no\n", False), ("", False)])
def test_a_table_is_deleted_only_if_somebody_says_yes(tmp_path, answer, deleted):
    async def make():
        async with running(tmp_path) as server:
            return (await server.create(name="Anna"))["table"]

    id = asyncio.run(make())
    words = ("server", "delete", id, "--database", database_in(tmp_path))
    result = run(*words, input=answer)
    assert "Anna" in result.stdout and (result.exit_code == 0) is deleted
    assert (rows_left(tmp_path, id) == {}) is deleted


def test_an_erased_person_is_called_player_and_the_others_play_on(database):
    async def play():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 6)
            code = (await clients[1].ask("recovery-code"))["secret"]
            clients[1] = await server.client(made["table"], secret=code)
            await reach(clients[0], lambda c: c.table["changes"])
            found = await act(database, "find", "Guest 1")
            said = await act(database, "erase", made["table"], "1", "--yes")
            for client in clients:
                await reach(client, lambda c: c.table["seats"][1]["name"] == "Player")
                assert "Guest 1" not in str(client.table["changes"])
            results = await play_out(clients)
            record = await server.http(f"/api/tables/{made['table']}/record")
            await close(*clients)
            return made["table"], found, said, results, record

    id, found, said, results, (status, record) = asyncio.run(play())
    assert f"{id} 1 " in found and "Player" in said
    assert results[0] == results[1] and status == 200
    assert record["names"] == ["Anna", "Player"]
    assert "No one" in operate(database, "find", "Guest 1")
    assert f"erase  {id}  seat 1" in operate(database, "audit")


def test_a_person_is_erased_at_the_worker_where_others_are(shared):
    async def play():
        async with running(shared) as one, running(shared) as other:
            made, clients = await party([one, other], "evolution", 2)
            await act(shared, "erase", made["table"], "0", "--yes")
            for client in clients:
                await reach(client, lambda c: c.table["seats"][0]["name"] == "Player")
            await close(*clients)
            return [client.table["seats"][0]["name"] for client in clients]

    assert asyncio.run(play()) == ["Player", "Player"]


@pytest.mark.parametrize("closed", [False, True], ids=["over", "closed"])
def test_a_person_is_erased_from_a_table_of_the_past(database, closed):
    """While the server runs and after it, also at a table that cannot be opened."""

    async def play():
        async with running(database) as server:
            made, clients = await server.party("origin", 2)
            if closed:
                await act(database, "close", made["table"])
            else:
                await play_out(clients)
                await close(*clients)
            await act(database, "erase", made["table"], "0", "--yes")
            return made["table"]

    id = asyncio.run(play())
    operate(database, "erase", id, "1", "--yes")
    shown = operate(database, "show", id)
    assert "0: person Player" in shown and "1: person Player" in shown


def test_only_a_person_can_be_erased(tmp_path):
    async def make():
        async with running(tmp_path) as server:
            made = await server.create(players=3, bots=["random"])
            for seat in ("1", "2", "3"):
                result = await asyncio.to_thread(
                    run, "server", "erase", made["table"], seat, "--yes", "--database", url
                )
                assert refused(result, "No person", seat)

    url = database_in(tmp_path)
    asyncio.run(make())


@pytest.mark.parametrize("words", [("delete",), ("erase",)])
def test_no_byte_of_a_name_is_left_in_the_file(tmp_path, words):
    name = "Wilhelmina"

    async def make():
        async with running(tmp_path) as server:
            made = await server.create(name=name)
            more = ["0"] if words == ("erase",) else []
            await act(tmp_path, *words, made["table"], *more, "--yes")

    asyncio.run(make())
    engine_in(tmp_path).dispose()
    assert not (tmp_path / "bank.db-wal").exists()
    assert name.encode() not in (tmp_path / "bank.db").read_bytes()


def test_ids_of_tables_are_not_read_as_options():
    assert not [id for id in (Runtime().secret() for _ in range(1000)) if id.startswith("-")]


def test_everything_about_a_table_is_backed_up_or_only_of_the_moment():
    """Every kind of row is listed here, so that deletion covers new ones, too."""
    kept = {table.name for table in BACKED_UP if table not in (AUDIT, BANS)}
    assert kept | {PRESENCE.name} == LEFT
