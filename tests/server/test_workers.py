"""Two workers at one PostgreSQL, and the players of one table spread over both."""

import asyncio
import contextlib
import json
import logging
import re

import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from tangledbank.cli.errors import CommandError
from tangledbank.core.rng import seeded
from tangledbank.server.cluster.worker_registry import (
    CHANNEL,
    DATABASE_NOW,
    ROUND_TRIP,
    clock_offset,
)
from tangledbank.server.ops.metrics import exposition
from tangledbank.server.replay.record_export import verify
from tests.server.playing import (
    CLIENT_SEED,
    Quick,
    close,
    party,
    play_out,
    play_seat,
    play_some,
    reach,
    running,
    watch,
)
from tests.server.support import CATALOG, engine_in
from tests.server.test_operating import operate
from tests.support import REGISTERED

SOON = 0.3


@contextlib.asynccontextmanager
async def two(url, **limits):
    async with running(url, **limits) as one, running(url, **limits) as other:
        yield one, other


async def record_of(server, made):
    status, record = await server.http(f"/api/tables/{made['table']}/record")
    assert status == 200, record
    return verify(json.dumps(record), CATALOG)


@pytest.mark.parametrize("key", REGISTERED)
def test_a_whole_game_is_played_at_both(key, shared):
    async def run():
        async with two(shared) as (one, other):
            made, clients = await party([one, other], key, 2 if key == "oceans" else 3)
            watcher = await other.client(made["table"], secret=made["spectator_secret"], log=True)
            results = await play_out(clients, watcher)
            match = await record_of(other, made)
            await close(watcher, *clients)
            return results, match.winners()

    results, winners = asyncio.run(run())
    assert all(result == results[0] for result in results)
    assert [result["seat"] for result in results[0] if result["won"]] == winners


def test_who_comes_back_to_the_other_worker_in_mid_decision_gets_the_rest(shared):
    async def run():
        async with two(shared) as (one, other):
            made, clients = await party([one, other], "evolution", 3)
            await play_some(clients, 18)
            lost = clients[1]
            await lost.ask("ping")
            seen = lost.seen
            await lost.close()
            back = await one.client(made["table"], token=lost.token, seen=seen)
            await reach(back, lambda c: c.state)
            assert not back.state["reset"] and back.answer["seat"] == 1
            assert all(news["number"] > seen for news in back.state["news"])
            results = await play_out([clients[0], back, clients[2]])
            await close(clients[0], back, clients[2])
            return results

    results = asyncio.run(run())
    assert results[0] == results[1] == results[2]


def test_a_simultaneous_answer_is_taken_back_at_the_other_worker(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (first, second) = await party([one, other])
            assert first.question["prompt"] == second.question["prompt"] == "choose food"
            await first.ask("choose", number=first.question["number"], choice=0)
            await first.close()
            back = await other.client(made["table"], token=first.token, seen=first.seen)
            await reach(back, lambda c: c.state)
            assert back.state["can_undo"] and back.question is None
            assert (await back.ask("undo"))["type"] == "done"
            await reach(back, lambda c: c.question)
            both = [(back, back.question), (second, second.question)]
            answers = await asyncio.gather(
                *[client.ask("choose", number=q["number"], choice=0) for client, q in both]
            )
            assert [answer["type"] for answer in answers] == ["done", "done"]
            results = await play_out([back, second])
            await close(back, second)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_all_see_the_same_after_choices_at_the_same_moment(shared):
    """Conflicting choices are judged again, and only stored ones are published."""

    async def run():
        async with two(shared) as (one, other):
            made, clients = await party([one, other], "evolution", 4)
            for _ in range(6):
                asked = [client for client in clients if client.question]
                answers = await asyncio.gather(
                    *[c.ask("choose", number=c.question["number"], choice=0) for c in asked]
                )
                kinds = [answer.get("code", "done") for answer in answers]
                assert set(kinds) <= {"done", "stale-question", "not-asked"} and "done" in kinds
                await settle(clients)
            watchers = [
                await server.client(made["table"], secret=made["spectator_secret"])
                for server in (one, other)
            ]
            for watcher in watchers:
                await reach(watcher, lambda c: c.state)
            stored = len(await one.registry.choices(made["table"]))
            counts = [s.registry.live_tables[made["table"]].table.count for s in (one, other)]
            await close(*clients, *watchers)
            return [watcher.state["view"] for watcher in watchers], stored, counts

    views, stored, counts = asyncio.run(run())
    assert views[0] == views[1] and counts == [stored, stored]


async def settle(clients):
    """Read until nothing more comes."""
    for client in clients:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.25):
                while True:
                    await client.receive()


def test_a_rematch_that_both_ask_for_is_one(shared):
    async def run():
        async with two(shared) as (one, other):
            _, clients = await party([one, other], "time-to-fly", 2)
            await play_out(clients)
            both = await asyncio.gather(*[client.ask("rematch") for client in clients])
            for client in clients:
                await reach(client, lambda c: c.table["rematch"])
            tables = {client.table["rematch"] for client in clients}
            again = [
                await server.client(
                    clients[0].table["rematch"], token=c.token, client_seed=CLIENT_SEED
                )
                for server, c in zip((other, one), clients, strict=True)
            ]
            for client in again:
                await reach(client, lambda c: c.state)
            count = text("SELECT count(*) FROM tables")
            stored = await one.registry.database.read(lambda c: c.execute(count).scalar())
            await close(*clients, *again)
            return both, tables, stored, [client.seat for client in again]

    both, tables, stored, seats = asyncio.run(run())
    assert [each["type"] for each in both] == ["done", "done"]
    assert len(tables) == 1 and stored == 2 and seats == [1, 0]


def test_a_bot_plays_for_who_left_the_other_worker_until_they_return(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (first, second) = await party([one, other], absence_policy="bot", grace=SOON)
            await reach(first, lambda c: c.table["seats"][1]["present"])
            await second.close()
            await reach(first, lambda c: c.table["seats"][1]["replaced"])
            assert await play_seat(first, seeded(3), 4) is None
            back = await other.client(made["table"], token=second.token)
            await reach(first, lambda c: c.table["seats"][1]["present"])
            assert not first.table["seats"][1]["replaced"]
            results = await play_out([first, back])
            await close(first, back)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_who_gives_a_seat_up_is_gone_at_once_at_every_worker(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (first, second) = await party([one, other], absence_policy="bot", grace=60.0)
            link = await second.ask("device-link")
            phone = await one.client(made["table"], secret=link["secret"])
            assert phone.seat == 1
            assert (await second.ask("leave"))["type"] == "done"
            with pytest.raises(ConnectionClosed):
                await reach(phone, lambda c: False)
            await reach(first, lambda c: c.table["seats"][1]["replaced"])
            back = await one.client(made["table"], token=second.token)
            await reach(first, lambda c: not c.table["seats"][1]["replaced"])
            await close(first, back)

    asyncio.run(run())


def test_who_is_away_is_replaced_by_a_bot_at_both_workers_and_comes_back(shared):
    async def run():
        async with two(shared) as (one, other):
            made, clients = await party(
                [one, other], players=3, absence_policy="remove", grace=SOON
            )
            await clients[1].close()
            early = await clients[0].ask("remove", seat=1)
            await reach(clients[0], lambda c: not c.table["seats"][1]["present"])
            await asyncio.sleep(SOON + 0.1)
            done = await clients[0].ask("remove", seat=1)
            watcher = await other.client(made["table"], secret=made["spectator_secret"])
            await reach(watcher, lambda c: c.table["seats"][1]["replaced"])
            back = await other.client(made["table"], token=clients[1].token)
            await reach(clients[0], lambda c: not c.table["seats"][1]["replaced"])
            changes = clients[0].table["changes"]
            results = await play_out([clients[0], back, clients[2]])
            await close(clients[0], back, clients[2], watcher)
            return early, done, back.answer["seat"], changes, results

    early, done, seat, changes, results = asyncio.run(run())
    assert early["code"] == "not-away" and done["type"] == "done"
    assert seat == 1 and [each["kind"] for each in changes] == ["replaced", "returned"]
    assert results[0] == results[2]


def test_a_table_that_waits_waits_at_both(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (first, second) = await party([one, other], absence_policy="wait", grace=0.1)
            await second.close()
            await play_seat(first, seeded(1), 1)
            await asyncio.sleep(0.5)
            table = one.registry.live_tables[made["table"]].table
            assert table.running_game.asked() == [1] and table.scheduled_moves() == []
            back = await one.client(made["table"], token=second.token)
            results = await play_out([first, back])
            await close(first, back)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_a_clock_that_runs_out_is_answered_once_by_either(shared):
    async def run():
        clock = {"kind": "move", "seconds": 1.0}
        async with two(shared, idle=0.05) as (one, other):
            made, clients = await party([one, other], clock=clock)
            await close(*clients)
            before = len(await one.registry.choices(made["table"]))
            async with asyncio.timeout(20):
                while len(await one.registry.choices(made["table"])) < before + 4:
                    await asyncio.sleep(0.1)
            back = await other.client(made["table"], token=clients[0].token)
            await reach(back, lambda c: c.state)
            await close(back)
            return [row.number for row in await one.registry.choices(made["table"])]

    numbers = asyncio.run(run())
    assert len(numbers) >= 4 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_bots_are_asked_by_whoever_claims_the_table_first(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (client,) = await party([one, other], "climate", 3, bots=["steady", "random"])
            elsewhere = await other.client(made["table"], secret=made["spectator_secret"])
            results = await asyncio.gather(play_seat(client, seeded(5)), watch(elsewhere))
            match = await record_of(one, made)
            await close(client, elsewhere)
            return results, match.winners()

    results, winners = asyncio.run(run())
    assert results[0] == results[1]
    assert [result["seat"] for result in results[0] if result["won"]] == winners


def test_a_worker_that_ends_in_good_order_takes_its_presence_with_it(shared):
    async def run():
        async with running(shared) as one:
            async with running(shared) as other:
                made, (first, second) = await party([one, other], absence_policy="bot", grace=SOON)
                await reach(first, lambda c: c.table["seats"][1]["present"])
            await reach(first, lambda c: not c.table["seats"][1]["present"])
            back = await one.client(made["table"], token=second.token)
            results = await play_out([first, back])
            await close(first, back)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


async def ready(*servers):
    return [(await server.http("/api/ready"))[0] for server in servers]


async def until(wanted, *servers):
    async with asyncio.timeout(30):
        while await ready(*servers) != [wanted] * len(servers):
            await asyncio.sleep(0.05)


def test_an_order_to_drain_reaches_all_workers_and_those_who_come_later(shared):
    async def run():
        async with two(shared) as servers:
            made, clients = await party(servers)
            drained = await asyncio.to_thread(operate, shared, "drain")
            await until(503, *servers)
            async with running(shared) as third:
                assert await ready(third) == [503]
                resumed = await asyncio.to_thread(operate, shared, "resume")
                await until(200, third, *servers)
            closed = await asyncio.to_thread(operate, shared, "close", made["table"])
            for client in clients:
                with pytest.raises(ConnectionClosed):
                    await reach(client, lambda c: False)
            return made["table"], drained, resumed, closed

    table, drained, resumed, closed = asyncio.run(run())
    assert "refuses" in drained and "again" in resumed and table in closed
    with pytest.raises(CommandError):
        operate(shared, "drain")


def test_a_phrase_is_heard_at_the_other_worker(shared):
    async def run():
        async with two(shared) as (one, other):
            _, (anna, berta) = await party([one, other], "evolution", 2)
            await anna.ask("react", reaction="thanks")
            heard = await asyncio.wait_for(berta.until("reaction"), 60)
            await close(anna, berta)
            return heard

    assert asyncio.run(run()) == {"type": "reaction", "seat": 0, "reaction": "thanks"}


def test_a_worker_listens_on_whatever_it_was_told(shared):
    async def run():
        async with two(shared) as (one, other):
            made, (anna, berta) = await party([one, other], "evolution", 2)
            notes = ["", "x", f"x {made['table']} 0 new-phrase", f"x {made['table']} 0", "x y z"]
            with one.registry.database.engine.begin() as connection:
                for note in notes:
                    told = {"channel": CHANNEL, "note": note}
                    connection.execute(text("SELECT pg_notify(:channel, :note)"), told)
            await anna.ask("react", reaction="thanks")
            heard = await asyncio.wait_for(berta.until("reaction"), 20)
            await close(anna, berta)
            return heard["reaction"]

    assert asyncio.run(run()) == "thanks"


class Ahead(Quick):
    """A clock that is wrong by a number of seconds."""

    def __init__(self, seconds):
        self.seconds = seconds

    def now(self):
        return super().now() + self.seconds


async def beat(*servers):
    """Let all workers send two heartbeats, so that each knows the others' clocks."""
    for server in servers * 2:
        await server.registry.cluster._beat()


def test_clocks_that_differ_are_measured_and_reported_once(shared, caplog):
    caplog.set_level(logging.INFO, "tangledbank.server")

    def told(event):
        return [record.levelname for record in caplog.records if record.message == event]

    async def run():
        fast = Ahead(3.0)
        async with running(shared, fast, lease=1000.0) as one, running(shared, lease=1000.0) as two:
            await beat(one, two)
            await beat(one, two)
            assert [round(each.registry.cluster.skew) for each in (one, two)] == [3, 3]
            assert [round(each.registry.cluster.offset) for each in (one, two)] == [3, 0]
            assert told("clocks-differ") == ["WARNING", "WARNING"] and not told("clocks-agree")
            status = await asyncio.to_thread(operate, shared, "status")
            figures = exposition(two.registry)
            fast.seconds = 0.0
            await beat(one, two)
            assert [round(each.registry.cluster.skew) for each in (one, two)] == [0, 0]
            assert told("clocks-agree") == ["INFO", "INFO"] and len(told("clocks-differ")) == 2
            return status, figures

    status, figures = asyncio.run(run())
    shown = re.findall(r"at most ([\d.]+)|skew_seconds ([\d.]+)", status + figures)
    assert [round(float("".join(each))) for each in shown] == [3, 3] and "accepts" in status


def test_a_fast_clock_removes_no_living_worker(shared):
    async def run():
        fast = Ahead(600.0)
        async with running(shared, lease=100.0) as one, running(shared, fast, lease=100.0) as two:
            await beat(one, two)
            rows = await one.registry.database.read(
                lambda c: c.execute(text("SELECT count(*) FROM workers")).scalar()
            )
            return rows, round(two.registry.cluster.skew)

    assert asyncio.run(run()) == (2, 600)


def test_a_slow_answer_of_the_database_says_nothing_about_clocks(shared):
    engine = engine_in(shared)
    times = iter([1000.0, 1000.0 + 2 * ROUND_TRIP, 1000.0, 1000.2])
    with engine.connect() as connection:
        assert clock_offset(connection, lambda: next(times)) is None
        found = clock_offset(connection, lambda: next(times))
        stored = connection.execute(select(DATABASE_NOW)).scalar_one()

    assert round(found + stored) == 1000
