"""Hints over a real server: a budget for each address, one at a time for each seat."""

import asyncio
import contextlib

from tangledbank.server.bots.pool import HINTS
from tests.server.playing import close, reach, running
from tests.server.scripted import end


@contextlib.asynccontextmanager
async def pairs(folder, tables=1, bot_processes=1, **limits):
    """A server with tables for two people who may ask for hints; all are asked something."""
    async with running(folder, bot_processes=bot_processes, **limits) as server:
        made = [await server.party("evolution", 2, hints=True) for _ in range(tables)]
        clients = [pair for _, pair in made]
        assert all(client.question for pair in clients for client in pair)
        yield server, clients
        await close(*(client for pair in clients for client in pair))


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def ask_hint(client, request_id=9):
    await client.send("hint", number=client.question["number"], request_id=request_id)


async def asked_next(clients, old):
    """The first client who gets a question that is not among the old ones."""

    async def wait(client):
        await reach(client, lambda c: c.question and c.question["number"] not in old)
        return client

    tasks = [asyncio.create_task(wait(client)) for client in clients]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    await end(*rest)
    return done.pop().result()


def test_an_address_has_a_budget_for_hints(script, tmp_path):
    async def run():
        async with pairs(tmp_path, 3, hints=0.0, hint_burst=2.0) as (server, clients):
            queue = server.registry.bot_pool.scheduler.queues[HINTS]
            for place, (client, _) in enumerate(clients[:2]):
                await ask_hint(client)
                await until(lambda place=place: queue.running + len(queue) == place + 1)
            await ask_hint(clients[2][0])
            refused = await clients[2][0].until("error")
            return refused["code"], queue.running, len(queue)

    assert asyncio.run(run()) == ("rate-limited", 1, 1)


def test_a_player_who_waits_for_a_hint_can_choose(script, tmp_path):
    async def run():
        async with pairs(tmp_path) as (_, [(client, _)]):
            number = client.question["number"]
            await ask_hint(client)
            done = await client.ask("choose", number=number, choice=0)
            await script.answer()
            hint = await client.until("hint")
            return done["type"], hint["request_id"]

    assert asyncio.run(run()) == ("done", 9)


def test_a_seat_has_one_hint_at_a_time(script, tmp_path):
    async def run():
        async with pairs(tmp_path) as (server, [(client, _)]):
            link = await client.ask("device-link")
            phone = await server.client(
                next(iter(server.registry.live_tables)), secret=link["secret"]
            )
            await reach(phone, lambda c: c.question)
            await ask_hint(client, request_id=99)
            number = client.question["number"]
            refused = [await each.ask("hint", number=number) for each in (client, phone)]
            await script.answer()
            hint = await client.until("hint")
            await close(phone)
            return [each["code"] for each in refused], hint["request_id"]

    assert asyncio.run(run()) == (["rate-limited", "rate-limited"], 99)
    assert len(script.given) == 1


def test_a_hint_to_a_newer_question_replaces_the_older(script, tmp_path):
    async def run():
        async with pairs(tmp_path, bot_processes=4) as (_, [pair]):
            old = {client.question["number"] for client in pair}
            for client in pair:
                await ask_hint(client, request_id=98)
                await client.ask("choose", number=client.question["number"], choice=0)
            asked = await asked_next(pair, old)
            await ask_hint(asked, request_id=99)
            refused = await asked.until("error")
            await until(lambda: len(script.open) == 3)
            await script.answer(-1)
            hint = await asked.until("hint")
            return refused["code"], refused["request_id"], hint["request_id"]

    assert asyncio.run(run()) == ("stale-question", 98, 99)


def test_a_hint_leaves_the_queue_with_its_connection(script, tmp_path):
    async def run():
        async with pairs(tmp_path, 2) as (server, [(first, _), (second, _)]):
            queue = server.registry.bot_pool.scheduler.queues[HINTS]
            await ask_hint(first)
            await until(lambda: queue.running == 1)
            await ask_hint(second)
            await until(lambda: len(queue) == 1)
            second.socket.transport.abort()
            await until(lambda: len(queue) == 0)
            return len(server.registry.hints.pending)

    assert asyncio.run(run()) == 1


def test_a_hint_that_fails_is_refused_as_busy(script, tmp_path):
    async def run():
        async with pairs(tmp_path) as (server, [(client, _)]):
            await ask_hint(client)
            await until(lambda: script.open)
            script.open.pop().set_exception(TimeoutError())
            refused = await client.until("error")
            return refused["code"], server.registry.bot_pool.failures

    assert asyncio.run(run()) == ("busy", 1)
