"""The server tells, explains and foresees, when it is asked to, and only what a seat may know."""

import asyncio

import pytest

from tests.server.playing import close, play_some, reach, running
from tests.support import REGISTERED


@pytest.mark.parametrize("key", REGISTERED)
def test_news_are_traced_and_told_in_words_for_those_who_ask(key, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party(key, 2)
            await play_some(clients, 50)
            asks = [
                {"seen": 0},
                {"seen": 0, "trace": True},
                {"seen": 0, "trace": True, "say": True, "lang": "fr"},
            ]
            states = []
            for hello in asks:
                watcher = await server.client(made["table"], **hello)
                await reach(watcher, lambda c: c.state)
                states.append(watcher.state)
                await watcher.close()
            await close(*clients)
            return states

    plain, traced, told = asyncio.run(run())
    assert plain["news"] and not any(news["trace"] for news in plain["news"])
    assert [n["number"] for n in plain["news"]] == [n["number"] for n in traced["news"]]
    ways = [news["trace"] for news in traced["news"] if news["trace"]]
    assert any("source" in way and "target" in way for way in ways)
    assert not plain["story"] and not traced["story"]
    numbers = [news["number"] for news in told["news"]]
    assert all(line["text"] and line["first"] in numbers for line in told["story"])
    assert [line["first"] for line in told["story"]] == sorted(
        line["first"] for line in told["story"]
    )
