"""Bots come before hints, and tables take turns: the order in which processes get questions."""

import asyncio
from collections import Counter

import pytest

from tangledbank.server.bots.pool import BOTS, HINTS, BotAnswer, BotPool
from tangledbank.server.bots.queues import QueueRule
from tangledbank.server.errors import Refused
from tests.server.scripted import end, settle

TABLES = [f"table-{i}" for i in range(20)]


def ask(pool, queue, table):
    return asyncio.create_task(
        pool.ask({"name": (queue, table), "actions": [1, 2]}, queue, table), name=table
    )


async def ask_again_and_again(pool, queue, table):
    while True:
        await ask(pool, queue, table)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_bots_come_before_twenty_tables_that_ask_for_hints_without_end(script, count):
    async def run():
        pool = BotPool(count)
        crowd = [asyncio.create_task(ask_again_and_again(pool, HINTS, each)) for each in TABLES]
        await settle()
        hints_before = len(script.given)
        for i in range(10):  # three bots come while hints are being thought about
            start = len(script.given)
            waiting = [ask(pool, BOTS, f"bot-{i}-{k}") for k in range(3)]
            await settle()
            while not all(task.done() for task in waiting):
                await script.answer()
            assert [queue for queue, _ in script.given[start : start + 3]] == [BOTS] * 3
        await end(*crowd)
        await pool.close()
        return hints_before

    assert asyncio.run(run()) == max(1, count - 1)


def test_hints_of_all_tables_have_equal_shares(script):
    async def run():
        pool = BotPool(1)
        tables = TABLES + ["greedy"] * 9
        crowd = [asyncio.create_task(ask_again_and_again(pool, HINTS, each)) for each in tables]
        await settle()
        for _ in range(21 * 5 - 1):
            await script.answer()
        await end(*crowd)
        await pool.close()

    asyncio.run(run())
    shares = Counter(table for _, table in script.given)
    assert len(shares) == 21 and set(shares.values()) == {5}


def test_a_table_with_many_bots_takes_turns_with_the_others(script):
    async def run():
        pool = BotPool(1)
        tables = ("first",) + ("many",) * 4 + ("one", "other")
        tasks = [ask(pool, BOTS, table) for table in tables]
        await settle()
        while script.open:
            await script.answer()
        await asyncio.gather(*tasks)
        await pool.close()

    asyncio.run(run())
    order = [table for _, table in script.given]
    assert order == ["first", "many", "one", "other", "many", "many", "many"]


def test_hints_leave_a_process_to_bots_if_there_are_several(script):
    async def run():
        pool = BotPool(3)
        tasks = [ask(pool, HINTS, table) for table in TABLES]
        await settle()
        before = list(script.given)
        tasks.append(ask(pool, BOTS, "bot"))
        await settle()
        given = list(script.given)
        await end(*tasks)
        await pool.close()
        return before, given

    before, given = asyncio.run(run())
    assert [queue for queue, _ in before] == [HINTS, HINTS]
    assert given[2:] == [(BOTS, "bot")]


def test_a_queue_that_is_full_refuses(script):
    async def run():
        pool = BotPool(1, rules=[QueueRule(BOTS), QueueRule(HINTS, max_waiting=2)])
        tasks = [ask(pool, HINTS, table) for table in TABLES[:3]]
        await settle()
        with pytest.raises(Refused) as refused:
            await ask(pool, HINTS, "late")
        bot = ask(pool, BOTS, "bot")
        await settle()
        lengths = {name: len(queue) for name, queue in pool.scheduler.queues.items()}
        while script.open:
            await script.answer()
        await asyncio.gather(*tasks, bot)
        await pool.close()
        return refused.value.code, lengths

    assert asyncio.run(run()) == ("busy", {BOTS: 1, HINTS: 2})
    assert ("hints", "late") not in script.given


def test_a_hint_that_waits_too_long_is_refused_and_leaves_the_queue(script):
    async def run():
        pool = BotPool(1, rules=[QueueRule(BOTS), QueueRule(HINTS, max_wait=0.0)])
        bot = ask(pool, BOTS, "bot")
        await settle()
        with pytest.raises(Refused) as refused:
            await ask(pool, HINTS, "table")
        waiting = len(pool.scheduler.queues[HINTS])
        await script.answer()
        await bot
        again = ask(pool, BOTS, "bot")
        await settle()
        await script.answer()
        await again
        await pool.close()
        return refused.value.code, waiting

    assert asyncio.run(run()) == ("busy", 0)
    assert script.given == [(BOTS, "bot"), (BOTS, "bot")]


def test_who_gives_up_leaves_the_queue(script):
    async def run():
        pool = BotPool(1)
        first, second, third = [ask(pool, HINTS, table) for table in TABLES[:3]]
        await settle()
        await end(second)
        waiting = len(pool.scheduler.queues[HINTS])
        await script.answer()
        await script.answer()
        await asyncio.gather(first, third)
        await pool.close()
        return waiting

    assert asyncio.run(run()) == 1
    assert [table for _, table in script.given] == ["table-0", "table-2"]


def test_who_gives_up_in_the_moment_of_their_turn_takes_no_process_along(script):
    async def run():
        pool = BotPool(1)
        first, second, third = [ask(pool, HINTS, table) for table in TABLES[:3]]
        await settle()
        script.open.pop().set_result(BotAnswer(0, ""))
        second.cancel()  # before the loop gives it the process
        await settle()
        await script.answer()
        await asyncio.gather(first, third)
        await pool.close()

    asyncio.run(run())
    assert [table for _, table in script.given] == ["table-0", "table-2"]


def test_a_process_finishes_a_question_that_nobody_waits_for_and_is_not_restarted(script):
    async def run():
        pool = BotPool(1)
        hint = ask(pool, HINTS, "table")
        await settle()
        await end(hint)
        bot = ask(pool, BOTS, "bot")
        await settle()
        before = list(script.given)
        await script.answer()
        await script.answer()
        stopped = script.stopped
        await bot
        await pool.close()
        return before, stopped

    before, stopped = asyncio.run(run())
    assert before == [(HINTS, "table")] and stopped == 0
    assert script.given == [(HINTS, "table"), (BOTS, "bot")]


def test_a_pool_that_closes_refuses_those_who_wait(script):
    async def run():
        pool = BotPool(1)
        tasks = [ask(pool, HINTS, table) for table in TABLES[:2]]
        await settle()
        await pool.close()
        ended = await asyncio.gather(*tasks, ask(pool, BOTS, "bot"), return_exceptions=True)
        return [getattr(each, "code", type(each)) for each in ended]

    assert asyncio.run(run()) == [asyncio.CancelledError, "draining", "draining"]
    assert len(script.given) == 1


def test_a_third_queue_is_a_rule_and_no_code(script):
    async def run():
        rules = [QueueRule(BOTS), QueueRule(HINTS), QueueRule("reviews")]
        pool = BotPool(1, rules=rules)
        busy = ask(pool, BOTS, "first")
        await settle()
        tasks = [ask(pool, queue, "table") for queue in ("reviews", HINTS, BOTS)]
        await settle()
        while script.open:
            await script.answer()
        await asyncio.gather(busy, *tasks)
        await pool.close()

    asyncio.run(run())
    assert [queue for queue, _ in script.given[1:]] == [BOTS, HINTS, "reviews"]
