"""Tables are counted and listed by who made them, and nothing stored leads to an address."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import select

from tangledbank.server.errors import Refused
from tangledbank.server.limits.rate_limit import AddressLimits, Peer
from tangledbank.server.limits.table_creators import DAY, current_keys, marks_of
from tangledbank.server.storage import table_store
from tangledbank.server.storage.backup import back_up
from tangledbank.server.storage.schema import ADDRESS_KEYS, TABLES
from tests.server.playing import close, play_out, running
from tests.server.support import Scripted, database_in, engine_in, full_table, settings
from tests.server.test_limits import Halted
from tests.server.test_storage import keep

ANN, BEN = Peer("192.0.2.1", "net"), Peer("192.0.2.2", "net")
NOW = 20_000 * DAY + 5.0


def limited(where, tables):
    limits = AddressLimits(tables=tables, network=2.0)
    return running(where, Halted(), address_scale=1.0, per_address=limits)


async def ask(server, host="127.0.0.1", **more):
    """A request for a table, as from an address."""
    made = await server.registry.create(settings("evolution", 2, **more), "Ann", Peer(host, "net"))
    return made.table


def test_unfinished_tables_of_an_address_and_its_network_are_limited(database):
    async def run():
        async with limited(database, 2) as server:
            codes = []
            for host in ("a", "a", "a", "b", "b", "c"):
                try:
                    await ask(server, host)
                    codes.append("")
                except Refused as refused:
                    codes.append(refused.code)
            elsewhere = await server.registry.create(settings(), "Ann", Peer("d", "other"))
            return codes, elsewhere, server.registry.admission.refused

    codes, elsewhere, refused = asyncio.run(run())
    assert codes == ["", "", "too-many", "", "", "too-many"] and elsewhere.table
    assert refused == {"tables": 2}


def test_tables_asked_for_at_once_are_counted_one_after_another(tmp_path):
    async def run():
        async with limited(tmp_path, 3) as server:
            asked = [ask(server) for _ in range(10)]
            return await asyncio.gather(*asked, return_exceptions=True)

    made = asyncio.run(run())
    assert sum(isinstance(each, str) for each in made) == 3


def test_a_finished_game_no_longer_counts_and_its_marks_are_erased(tmp_path):
    async def run():
        async with limited(tmp_path, 1) as server:
            _, clients = await server.party("evolution", 2)
            full = await server.http(
                "/api/tables", {"settings": {"game": "evolution"}, "name": "A"}
            )
            await play_out(clients)
            again = await clients[0].ask("rematch")
            rows = await server.registry.read(
                lambda c: c.execute(select(TABLES.c.status, TABLES.c.creator)).all()
            )
            await close(*clients)
            return full, again, dict(rows)

    full, again, marks = asyncio.run(run())
    assert (full[0], full[1]["code"]) == (503, "too-many") and again["type"] == "done"
    assert marks["over"] == "" and len(marks["open"]) == 32


def test_workers_share_the_count(shared):
    async def run():
        async with limited(shared, 2) as one, limited(shared, 2) as two:
            await ask(one)
            await ask(two)
            with pytest.raises(Refused, match="too-many"):
                await ask(one)
            with pytest.raises(Refused, match="too-many"):
                await ask(two)

    asyncio.run(run())


def test_without_limits_per_address_nothing_is_marked(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            await ask(server)
            return await server.registry.read(
                lambda c: c.execute(select(TABLES.c.creator)).scalars().all()
            )

    assert asyncio.run(run()) == [""]


def test_keys_are_drawn_every_day_and_forgotten_with_the_next_but_one(database):
    with engine_in(database).begin() as connection:
        first = current_keys(connection, NOW)
        same = current_keys(connection, NOW + 60)
        second = current_keys(connection, NOW + DAY)
        third = current_keys(connection, NOW + 2 * DAY)
        stored = connection.execute(select(ADDRESS_KEYS.c.key)).scalars().all()

    assert len(first) == 1 and same == first
    assert second[1:] == first and second[0] != first[0]
    assert third[1] == second[0] and set(stored) == set(third) and len(third) == 2


def test_old_keys_are_deleted_also_where_nobody_makes_tables(tmp_path):
    async def run():
        async with limited(tmp_path, 5) as server:
            await ask(server)
            server.registry.runtime.time += 2 * DAY
            await server.registry.purge()
            return await server.registry.read(
                lambda c: c.execute(select(ADDRESS_KEYS.c.key)).scalars().all()
            )

    assert asyncio.run(run()) == []


def test_tables_of_yesterday_count_and_older_ones_do_not(database):
    engine = engine_in(database)
    runtime = Scripted()
    with engine.begin() as connection:
        marks = marks_of(connection, ANN, NOW, (1, 9))
    table, _ = full_table(runtime, settings())
    table.creator = marks
    keep(engine, table)
    with engine.begin() as connection:
        with pytest.raises(Refused):
            marks_of(connection, ANN, NOW + DAY, (1, 9))
        assert marks_of(connection, BEN, NOW + DAY, (1, 2)) != marks
        with pytest.raises(Refused):
            marks_of(connection, BEN, NOW + DAY, (1, 1))
        assert marks_of(connection, ANN, NOW + 2 * DAY, (1, 1)) != marks


def test_addresses_are_stored_nowhere_and_backups_have_no_marks(tmp_path):
    async def run():
        async with limited(tmp_path, 5) as server:
            await ask(server, "198.51.100.77")
            return await server.registry.read(lambda c: c.execute(select(TABLES)).mappings().one())

    row = dict(asyncio.run(run()))
    assert len(row["creator"]) == len(row["creator_network"]) == 32
    assert row["creator"] != row["creator_network"]
    assert b"198.51.100.77" not in (tmp_path / "bank.db").read_bytes()
    back_up(database_in(tmp_path), tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT creator, creator_network FROM tables").fetchall() == [("", "")]
        assert copy.execute("SELECT * FROM address_keys").fetchall() == []
    copy.close()


def test_one_address_cannot_fill_the_list_of_public_tables(database, monkeypatch):
    monkeypatch.setattr(table_store, "MAX_LISTED", 8)
    monkeypatch.setattr(table_store, "MAX_LISTED_PER_ADDRESS", 2)
    monkeypatch.setattr(table_store, "MAX_LISTED_PER_NETWORK", 3)

    async def run():
        async with limited(database, 100) as server:
            made = {}
            for maker in ("quiet", "loud", "loud", "loud", "near", "near", "other", "loud"):
                peer = Peer(maker, "far" if maker in ("quiet", "other") else "close")
                table = await server.registry.create(settings(public=True), maker, peer)
                made[table.table] = maker
                server.registry.runtime.time += 1.0
            return [made[each.id] for each in await server.registry.list_public()]

    listed = asyncio.run(run())
    assert sorted(listed) == ["loud", "near", "near", "other", "quiet"]


def test_tables_without_marks_are_listed_as_if_each_had_its_own_creator(database, monkeypatch):
    monkeypatch.setattr(table_store, "MAX_LISTED_PER_ADDRESS", 1)

    async def run():
        async with running(database) as server:
            made = [await ask(server, public=True) for _ in range(3)]
            return set(made) == {each.id for each in await server.registry.list_public()}

    assert asyncio.run(run())
