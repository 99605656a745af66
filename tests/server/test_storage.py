"""Storage: schema, migrations, restored tables, choices stored before they are published."""

import asyncio
import json
import sqlite3

import pytest
from sqlalchemy import create_engine, inspect, text

from tangledbank.core.errors import BadData
from tangledbank.server.errors import Refused
from tangledbank.server.storage import table_store
from tangledbank.server.storage.choice_writer import only_adds_choices
from tangledbank.server.storage.database import Database, StorageFailed
from tangledbank.server.storage.migrations import STEPS, migrate
from tangledbank.server.storage.persistence import collect_draft, restore_table
from tangledbank.server.storage.schema import METADATA
from tangledbank.server.tables.settings import ClockSettings, read_settings, write_settings
from tests.server.support import (
    CATALOG,
    CLIENT_SEED,
    Scripted,
    engine_in,
    full_table,
    play_on,
    settings,
)
from tests.support import REGISTERED
from tools.compiling import ROOT


def test_the_steps_make_the_schema_of_today(database):
    found = inspect(engine_in(database))
    for table in METADATA.tables.values():
        columns = {column["name"] for column in found.get_columns(table.name)}
        assert columns == {column.name for column in table.columns}


@pytest.mark.parametrize("before", range(len(STEPS)))
def test_a_database_of_any_earlier_version_opens(database, before):
    old = create_engine(database)
    with old.begin() as connection:
        migrate(connection, STEPS[:before])
        if before:
            names = "id, status, public, settings, host, commitment, server_part, seed, rules, sets"
            names += ", version, began, due, created, touched, next"
            row = "'t','open',0,'{}',0,'','','',1,'{}',1,0,0,0,0,''"
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({row})"))
    old.dispose()
    with engine_in(database).connect() as connection:
        assert len(table_store.latest_tables(connection)) == (1 if before else 0)


def test_a_database_of_a_newer_program_is_left_alone(database):
    engine = engine_in(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET number = 99"))

    with pytest.raises(BadData, match="newer"):
        engine_in(database)


def test_choices_are_written_to_the_disk_before_they_count(tmp_path):
    with engine_in(tmp_path).connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def keep(engine, table):
    draft = collect_draft(table)
    with engine.begin() as connection:
        table_store.write_draft(connection, draft)
    return draft


def fetch(engine, id, runtime):
    with engine.connect() as connection:
        return restore_table(CATALOG, table_store.load(connection, id), runtime)


@pytest.mark.parametrize("key", REGISTERED)
def test_a_table_comes_back_at_every_choice(key, database):
    engine, runtime = engine_in(database), Scripted()
    table, tokens = full_table(runtime, settings(key, 3, pace=False))
    keep(engine, table)
    for _ in range(12):
        runtime.time += 7
        play_on(table, 11)
        if table.status == "playing":
            keep(engine, table)
            back = fetch(engine, table.id, runtime)
            assert back.running_game.match.save() == table.running_game.match.save()
            assert back.running_game.clock.save() == table.running_game.clock.save()
            assert [news.last for news in back.running_game.match.news] == [
                news.last for news in table.running_game.match.news
            ]
            assert back.seat_of_token(tokens[1]) == 1


OLD_SETTINGS = {
    "game": "evolution",
    "players": 2,
    "watchers": False,
    "policy": "bot",
    "clock": {"kind": "game", "seconds": 600.0, "more": 5.0},
}
OLD_TABLE = {
    **dict.fromkeys(("public", "host", "began", "due", "created", "touched"), 0),
    "id": "old",
    "status": "open",
    "settings": json.dumps(OLD_SETTINGS),
    "commitment": "c",
    "server_part": "cd" * 32,
    "seed": "",
    "rules": 1,
    "sets": "{}",
    "version": 3,
    "next": "new",
}
OLD_SEAT = {"table_id": "old", "kind": "person", "agent": "", "part": CLIENT_SEED}


def insert_row(connection, table, row):
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def test_a_table_stored_under_the_names_of_version_1_loads(database):
    engine, runtime = engine_in(database), Scripted()
    with engine.begin() as connection:
        insert_row(connection, "tables", OLD_TABLE)
        insert_row(connection, "seats", {**OLD_SEAT, "seat": 0, "name": "Anna"})
        insert_row(connection, "seats", {**OLD_SEAT, "seat": 1, "name": "Ben"})

    table = fetch(engine, "old", runtime)

    assert table.settings == settings(
        spectators=False,
        absence_policy="bot",
        clock=ClockSettings("game", seconds=600.0, increment=5.0),
    )
    assert (table.rematch_id, table.server_seed) == ("new", "cd" * 32)
    assert [seat.client_seed for seat in table.seats] == [CLIENT_SEED, CLIENT_SEED]
    assert json.loads(write_settings(table.settings)).items() >= OLD_SETTINGS.items()


def test_an_undo_before_and_after_a_snapshot_comes_back(database):
    engine, runtime = engine_in(database), Scripted()
    table, _ = full_table(runtime, settings("evolution", 2, pace=False))
    undone = 0
    for _ in range(250):
        play_on(table, 1)
        for seat in (0, 1):
            if undone < 60 and table.running_game.can_undo(seat):
                table.undo(seat)
                undone += 1
                play_on(table, 1, seed=undone)
                break
        keep(engine, table)
        if table.status != "playing":
            break
    back = fetch(engine, table.id, runtime)
    assert undone > 10 and table.running_game.saved > 0
    assert back.running_game.match.record == table.running_game.match.record
    assert back.running_game.match.save() == table.running_game.match.save()


def test_two_who_write_the_same_number_are_told_apart(database):
    engine, runtime = engine_in(database), Scripted()
    table, _ = full_table(runtime, settings(pace=False))
    keep(engine, table)
    twin = fetch(engine, table.id, runtime)
    play_on(table, 1)
    play_on(twin, 1)
    keep(engine, table)

    with pytest.raises(table_store.Conflict):
        keep(engine, twin)
    table.link_device(0)
    table.close()
    keep(engine, table)
    twin = fetch(engine, table.id, runtime)
    table.changed = True
    keep(engine, table)
    twin.changed = True
    with pytest.raises(table_store.Conflict):
        keep(engine, twin)


def test_only_digests_of_secrets_are_stored(tmp_path):
    engine, runtime = engine_in(tmp_path), Scripted()
    table, tokens = full_table(runtime, settings())
    keep(engine, table)
    raw = sqlite3.connect(tmp_path / "bank.db")
    stored = "\n".join(raw.iterdump())
    raw.close()

    assert table.id in stored
    assert not any(f"'{token}'" in stored for token in tokens.values())


def test_what_is_old_is_forgotten(database):
    engine, runtime = engine_in(database), Scripted()
    table, _ = full_table(runtime, settings())
    keep(engine, table)
    with engine.begin() as connection:
        assert table_store.remove_older(connection, ["over"], 1e12) == []
        assert table_store.remove_older(connection, ["playing"], 1e12) == [table.id]
        assert table_store.load(connection, table.id) is None


def test_writes_that_wait_are_committed_together_and_fail_alone(database):
    database = Database(engine_in(database))

    def bad(connection):
        raise KeyError("mine")

    async def run():
        add = text("INSERT INTO schema_version VALUES (7)")
        jobs = [database.write(lambda c: c.execute(add).rowcount) for _ in range(50)]
        done = await asyncio.gather(*jobs, database.write(bad), return_exceptions=True)
        count = text("SELECT count(*) FROM schema_version")
        return done, await database.read(lambda c: c.execute(count).scalar())

    done, count = asyncio.run(run())
    database.close()
    assert done[:50] == [1] * 50 and isinstance(done[50], KeyError)
    assert count == 51


def test_choices_of_many_tables_are_written_together_and_conflicts_alone(database):
    engine = engine_in(database)
    database, runtime = Database(engine), Scripted()
    tables = [full_table(runtime, settings())[0] for _ in range(5)]
    for table in tables:
        keep(engine, table)
        play_on(table, 40)
    drafts = sorted(filter(None, map(collect_draft, tables)), key=lambda draft: draft.id)
    assert all(map(only_adds_choices, drafts))
    drafts[0].snapshot = (40, "{}")
    drafts[2].version += 1  # as if another worker had changed it meanwhile

    async def run():
        jobs = [
            database.write(lambda c, d=draft: table_store.write_draft(c, d), draft.id, draft)
            for draft in drafts
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    done = asyncio.run(run())
    database.close()
    assert [type(each) for each in done].count(table_store.Conflict) == 1
    assert isinstance(done[2], table_store.Conflict)
    for draft in drafts:
        with engine.connect() as connection:
            stored = table_store.load(connection, draft.id, 0)
        kept = [] if draft is drafts[2] else draft.choices
        assert stored.choices == kept
        assert stored.saved == (draft.snapshot[0] if kept and draft.snapshot else 0)


def test_choices_are_written_without_the_work_unless_they_conflict(database):
    engine = engine_in(database)
    database, runtime = Database(engine), Scripted()
    table, _ = full_table(runtime, settings())
    keep(engine, table)
    play_on(table, 40)
    draft = collect_draft(table)

    def unused(connection):
        raise AssertionError("the driver writes these choices")

    async def run():
        await database.write(unused, draft.id, draft)

    asyncio.run(run())
    database.close()
    restored = fetch(engine, table.id, runtime)
    assert restored.version == table.version and restored.count == table.count


def test_a_database_that_takes_nothing_says_so(database):
    engine = engine_in(database)
    database = Database(engine)

    async def run():
        await database.write(lambda c: c.execute(text("SELECT * FROM nowhere")).all())

    with pytest.raises(StorageFailed, match="nowhere"):
        asyncio.run(run())
    database.close()


# A database that version 2 of the schema has written, as SQL of each engine: an open table, two
# under way, one that is over, one that is closed. Secrets are counted: secret-5 is a seat's token.
def old_database(url):
    kind = url.partition("+")[0].partition(":")[0].removesuffix("ql")
    sql = (ROOT / "tests" / "frozen" / f"server-2-{kind}.sql").read_text()
    engine = create_engine(url)
    raw = engine.raw_connection()
    run = raw.cursor().execute if kind == "postgres" else raw.driver_connection.executescript
    run(sql)
    raw.commit()
    raw.close()
    engine.dispose()


def test_games_of_an_older_schema_are_all_there_and_go_on(database):
    old_database(database)
    engine, runtime = engine_in(database), Scripted()
    with engine.connect() as connection:
        rows = {row["id"]: row for row in table_store.latest_tables(connection)}
    assert sorted(row["status"] for row in rows.values()) == [
        "closed",
        "open",
        "over",
        "playing",
        "playing",
    ]
    for id, count in (("secret-4", 81), ("secret-8", 111), ("secret-12", 213)):
        with engine.connect() as connection:
            assert len(table_store.choices_after(connection, id)) == count
        if is_playable(rows[id]):
            table = fetch(engine, id, runtime)
            assert table.count == count
            if table.status == "playing":
                assert table.seat_of_token("secret-5" if id == "secret-4" else "secret-9") == 0
                play_on(table, 3)
                keep(engine, table)
                assert fetch(engine, id, runtime).count > count
        else:
            with pytest.raises(Refused, match="rules-changed"):
                fetch(engine, id, runtime)
    assert fetch(engine, "secret-1", runtime).exchange("secret-3", "Ben")[0] == 1


def is_playable(row):
    """Return whether the rules and cards are still those of the database."""
    game = CATALOG.game(read_settings(row["settings"]).game, [])
    return (row["rules"], json.loads(row["sets"])) == (game.rules_version, dict(game.hashes))
