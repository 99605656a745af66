"""Failures of a server: a full disk, changed rules, hanging bots, old tables."""

import asyncio
import json
import sys
from types import SimpleNamespace

import pytest
from sqlalchemy import event, select, text
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from tangledbank.core.rng import seeded
from tangledbank.server.bots import pool
from tangledbank.server.bots.pool import BOTS
from tangledbank.server.errors import Refused
from tangledbank.server.live.live_table import LiveTable
from tangledbank.server.protocol.client import Client
from tangledbank.server.protocol.wire import PROTOCOL
from tangledbank.server.replay.record_export import verify
from tangledbank.server.storage.database import StorageFailed
from tangledbank.server.storage.schema import CHOICES, TABLES
from tangledbank.server.tables.seats import ScheduledMove
from tests.server.playing import close, play_out, play_seat, play_some, reach, running
from tests.server.support import CATALOG, Scripted, full_table, settings


def test_a_full_disk_refuses_choices_and_loses_none(tmp_path, caplog):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 10)
            limit = [1]  # as soon as it is below what there is, nothing can be added

            def set_limit(connection):
                connection.exec_driver_sql(f"PRAGMA max_page_count={limit[0]}")

            event.listen(server.registry.database.engine, "begin", set_limit)
            refused = {}
            async with asyncio.timeout(20):
                while not refused:
                    for client in clients:
                        await client.ask("ping")
                        if client.question:
                            question = client.question
                            answer = await client.ask("choose", number=question["number"], choice=0)
                            refused = answer if answer["type"] == "error" else refused
            table = server.registry.live_tables[made["table"]].table
            stored = await server.registry.choices(made["table"])
            in_memory = [list(choice) for choice in table.running_game.match.record.choices]
            limit[0] = 1_000_000
            results = await play_out(clients)
            await close(*clients)
            return refused, [row.choice for row in stored], in_memory, results

    refused, stored, in_memory, results = asyncio.run(run())
    assert "full" in caplog.text and refused["code"] == "storage-failed" and stored == in_memory
    assert results[0] == results[1]


def test_a_game_of_other_rules_is_not_touched(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await close(*clients)
            live_table = server.registry.live_tables.pop(made["table"])
            live_table.close("draining")
            changed = text("UPDATE tables SET rules = rules + 1")
            await server.registry.database.write(lambda c: c.execute(changed).rowcount)
            back = await server.client(made["table"], token=clients[0].token)
            stored = text("SELECT status FROM tables")
            kept = await server.registry.database.read(lambda c: c.execute(stored).scalar())
            return back.answer, kept

    answer, kept = asyncio.run(run())
    assert (answer["code"], kept) == ("rules-changed", "playing")


def test_old_tables_are_forgotten(tmp_path):
    async def run():
        async with running(tmp_path, keep_open=-1.0) as server:
            made = await server.create()
            old = await server.registry.purge()
            gone = await server.client(made["table"], token=made["token"])
            return made["table"], old, gone.answer, server.registry.unfinished

    table, old, gone, left = asyncio.run(run())
    assert old == [table] and gone["code"] == "unknown-table" and left == 0


@pytest.mark.parametrize(
    "program",
    [
        "import time; input(); time.sleep(60)",
        "input(); print('nonsense')",
        "input(); print(999)",
        'input(); print(\'{"choice": 999, "reason": ""}\')',
        "import sys; sys.exit(1)",
    ],
)
def test_a_bot_that_fails_plays_a_legal_move_in_time(program, monkeypatch):
    async def start(*_):
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    monkeypatch.setattr(pool, "start_process", start)
    monkeypatch.setattr(pool, "STARTUP_TIME", 0.3)
    table, _ = full_table(Scripted(), settings("evolution", 2, bots=["random"]))
    scheduled = next(scheduled for scheduled in table.scheduled_moves() if scheduled.agent)

    async def run():
        bot_pool = pool.BotPool(1, 0.2)
        chosen = [await bot_pool.choose(table, scheduled, seed) for seed in (1, 2)]
        await bot_pool.close()
        return chosen

    chosen = asyncio.run(run())
    assert set(chosen) <= set(table.running_game.match.state.legal_actions(scheduled.seat))


@pytest.mark.parametrize("key", ["evolution", "climate", "origin", "oceans"])
def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(key):
    table, _ = full_table(Scripted(), settings(key, 2, bots=["steady"]))
    scheduled = ScheduledMove(1, table.running_game.match.open[0].number, 0.0, "steady")
    question = pool.make_question(table, scheduled, [], 1)
    text = json.dumps(question)
    state = table.running_game.match.state
    keys = table.game.language.keys["card"]

    assert f"{table.seed:032x}" not in text and f"{table.seed}" not in text
    assert not [card for card in state.deck if card > 1 and f'"{keys.key(card)}"' in text]


def test_bots_of_every_game_answer_in_their_process(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            for key in ("climate", "time-to-fly", "oceans"):
                _, clients = await server.party(key, 2, bots=["steady"])
                await asyncio.wait_for(play_seat(clients[0], seeded(1), 4), 30)
                await reach(clients[0], lambda c: c.question or c.state["results"])
                await close(*clients)
            return server.registry.bot_pool.failures

    assert asyncio.run(run()) == 0


def test_a_fault_in_the_rules_changes_nothing_and_ends_no_conversation(
    tmp_path, monkeypatch, caplog
):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 6)
            match = server.registry.live_tables[made["table"]].table.running_game.match
            asked = clients[match.open[0].seat]
            await reach(asked, lambda c: c.question)
            state_of = type(match.state)
            whole, faults = state_of.apply, ["a rule is broken"]

            def broken(self, seat, code):
                whole(self, seat, code)
                if faults:
                    raise AssertionError(faults.pop())

            monkeypatch.setattr(state_of, "apply", broken)
            number = asked.question["number"]
            refused = await asked.ask("choose", number=number, choice=0)
            monkeypatch.undo()
            play = server.registry.live_tables[made["table"]].table.running_game
            stored = await server.registry.choices(made["table"])
            same = [row.choice for row in stored] == [list(c) for c in play.match.record.choices]
            results = await play_out(clients)
            _, record = await server.http(f"/api/tables/{made['table']}/record")
            await close(*clients)
            return refused, same, results, verify(json.dumps(record), CATALOG)

    refused, same, results, match = asyncio.run(run())
    assert refused["code"] == "internal-error" and same and "a rule is broken" in caplog.text
    assert results[0] == results[1] and match.over


def test_an_answer_that_nobody_waits_for_any_more_is_not_given_to_the_next_question(monkeypatch):
    echo = (
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    time.sleep(0.5)\n"
        "    print(json.dumps({'choice': asked['seat'], 'reason': ''}), flush=True)\n"
    )

    async def start(*_):
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-c", echo)
        return await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)

    monkeypatch.setattr(pool, "start_process", start)

    async def run():
        bot_pool = pool.BotPool(1)
        question = {"seat": 1, "actions": [5, 6]}
        first = asyncio.create_task(bot_pool.ask(question, BOTS, "table"))
        await asyncio.sleep(0.2)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        second = await bot_pool.ask({"seat": 0, "actions": [5, 6]}, BOTS, "table")
        await bot_pool.close()
        return second.choice

    assert asyncio.run(run()) == 0


def test_a_table_that_cannot_be_judged_keeps_no_other_from_it(tmp_path, monkeypatch):
    async def run():
        async with running(tmp_path, sweep=1000.0, idle=0.0) as server:
            for _ in range(2):
                await server.create()
            first = next(iter(server.registry.live_tables.values()))
            first.table.present, first.table.away = {0: 1}, {0: 0.0}

            async def broken(live_table):
                raise Refused("storage-failed")

            monkeypatch.setattr(server.registry, "_judge_absence", broken)
            await server.registry.sweep()
            return len(server.registry.live_tables)

    assert asyncio.run(run()) == 0


async def fails(*_):
    raise StorageFailed("disk")


def test_nobody_is_let_into_a_table_that_has_just_left_memory(tmp_path, monkeypatch):
    async def run():
        async with running(tmp_path) as server:
            made, (anna, berta) = await server.party("evolution", 2)
            database, gate = server.registry.database, asyncio.Event()

            async def fails_in_time(*_):
                await gate.wait()
                raise StorageFailed("disk")

            monkeypatch.setattr(database, "write", fails_in_time)
            await anna.send("choose", number=anna.question["number"], choice=0, request_id=9)
            await asyncio.sleep(0.2)
            again = await Client.open(server.socket)
            hello = {"protocol": PROTOCOL, "table": made["table"], "token": berta.token}
            await again.send("hello", **hello)
            await asyncio.sleep(0.2)
            monkeypatch.setattr(database, "read", fails)
            gate.set()
            with pytest.raises(ConnectionClosedError) as closed:
                await reach(again, lambda c: c.state)
            monkeypatch.undo()
            clients = [await server.client(made["table"], token=c.token) for c in (anna, berta)]
            results = await play_out(clients)
            await close(*clients)
            return closed.value.rcvd.reason, results

    reason, results = asyncio.run(run())
    assert reason == "storage-failed" and results[0] == results[1]


def test_nothing_is_told_of_a_last_choice_before_it_is_stored(tmp_path, monkeypatch):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            keep, early = server.registry.store, []

            async def slowly(*tables):
                if tables[0].status == "over" and not early:
                    path = f"/api/tables/{made['table']}/record"
                    early.append(asyncio.create_task(server.http(path)))
                    early.append(asyncio.create_task(server.http("/api/my-games", [made["token"]])))
                    done, _ = await asyncio.wait(early, timeout=0.5)
                    assert not done, "who asks now waits"
                return await keep(*tables)

            monkeypatch.setattr(server.registry, "store", slowly)
            await play_out(clients)
            told = [await task for task in early]
            await close(*clients)
            return told

    (status, _), (_, mine) = asyncio.run(run())
    assert status == 200 and mine[0]["results"]


def test_a_table_that_cannot_be_read_does_not_keep_others_from_their_due(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made = [await server.party() for _ in range(2)]
            bad, good = [m["table"] for m, _ in made]
            await close(*[client for _, clients in made for client in clients])
            for id in (bad, good):
                server.registry.unload(server.registry.live_tables[id])
            await server.registry.database.write(lambda c: spoil(c, bad, good))
            async with asyncio.timeout(10):
                while good not in server.registry.live_tables:
                    await asyncio.sleep(0.05)
            tokens = [m["token"] for m, _ in made]
            _, mine = await server.http("/api/my-games", tokens)
            due = await server.registry.read(
                lambda c: c.execute(select(TABLES.c.due).where(TABLES.c.id == bad)).scalar()
            )
            return [each["id"] for each in mine] == [good], due

    found, due = asyncio.run(run())
    assert found
    assert due > 1000, "it is tried again, but not at once"


def spoil(connection, bad, good):
    row = {"table_id": bad, "number": 100_000, "choice": '[0, "dance"]', "at": 1.0}
    connection.execute(CHOICES.insert(), [row])
    connection.execute(TABLES.update().where(TABLES.c.id == bad).values(due=1.0))
    connection.execute(TABLES.update().where(TABLES.c.id == good).values(due=2.0))


def test_the_grace_of_who_was_at_a_dead_worker_begins_with_its_end():
    runtime = Scripted()
    table, _ = full_table(runtime, settings(absence_policy="bot", grace=60.0))
    live_table = LiveTable(SimpleNamespace(cluster=SimpleNamespace(id="me")), table)
    runtime.time = 10_000.0
    lost = {"seat": 1, "worker": "dead", "devices": 1, "since": 1000.0, "until": 9_999.0}
    live_table.update_presence([lost])

    assert table.away[1] == 9_999.0 and table.overdue() == [0]


def test_a_table_at_which_nothing_is_owed_any_more_sleeps(tmp_path):
    async def run():
        async with running(tmp_path, idle=0.05) as server:
            made, clients = await server.party("evolution", 2, absence_policy="bot", grace=0.1)
            await close(*clients)
            id, loaded = made["table"], []
            put_due = TABLES.update().where(TABLES.c.id == id).values(due=1.0)
            server.registry.unload(server.registry.live_tables[id])
            await server.registry.database.write(lambda c: c.execute(put_due))
            load_table = server.registry.load_table

            async def count(*given):
                loaded.append(given)
                return await load_table(*given)

            server.registry.load_table = count
            await asyncio.sleep(1.0)
            return len(loaded)

    assert asyncio.run(run()) == 1


def test_who_comes_while_a_server_stops_is_sent_away(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            server.registry.stopping = True
            server.registry.live_tables[made["table"]].close("draining")
            late = await Client.open(server.socket)
            await late.send("hello", protocol=PROTOCOL, table=made["table"], token=made["token"])
            with pytest.raises(ConnectionClosed) as closed:
                await reach(late, lambda c: c.state)
            await close(*clients)
            return closed.value.rcvd.reason

    assert asyncio.run(run()) == "draining"
