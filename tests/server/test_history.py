"""History comes in parts: the newest with the state, earlier ones for those who ask."""

import asyncio

import pytest

from tangledbank.core.event import WATCHER
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.views import news
from tangledbank.server.views.position import PositionView
from tests.server.playing import close, play_some, reach, running
from tests.server.support import Scripted, full_table, play_on, settings
from tests.support import REGISTERED


def reader_at(viewer, seen=0, **more):
    subscriber = Subscriber(None, None)
    subscriber.viewer, subscriber.seen = viewer, seen
    for name, value in {"log": True, "trace": True, **more}.items():
        setattr(subscriber, name, value)
    return subscriber


def parts_of(table, reader):
    """The newest part of a state, and all earlier ones, each as the server makes it."""
    position = PositionView(table, table.running_game)
    state = position.state(reader)
    found = [state]
    more, before = state.earlier, state.news[0].number
    while more:
        found.append(position.earlier_news(reader, before, 0))
        more, before = found[-1].earlier, found[-1].first
    return found


@pytest.mark.parametrize("key", REGISTERED)
@pytest.mark.parametrize("viewer", [0, WATCHER])
def test_all_parts_together_are_the_whole_history(key, viewer, monkeypatch):
    table, _ = full_table(Scripted(), settings(key, 3))
    play_on(table, 120)
    monkeypatch.setattr(news, "EVENTS_PER_MESSAGE", 10_000)
    monkeypatch.setattr("tangledbank.server.views.match_view.EVENTS_PER_MESSAGE", 10_000)
    (whole,) = parts_of(table, reader_at(viewer))
    monkeypatch.setattr(news, "EVENTS_PER_MESSAGE", 40)
    monkeypatch.setattr("tangledbank.server.views.match_view.EVENTS_PER_MESSAGE", 40)
    parts = parts_of(table, reader_at(viewer))

    assert len(parts) > 2 and all(0 < len(part.news) <= 40 for part in parts)
    assert [each for part in reversed(parts) for each in part.news] == whole.news
    assert not whole.earlier and parts[0].earlier
    told = [line.last for part in reversed(parts) for line in part.log]
    assert told == sorted(told) and set(told) >= {line.last for line in whole.log}


def test_a_state_has_the_newest_news_after_those_that_were_seen():
    table, _ = full_table(Scripted(), settings("evolution", 2, undo=False))
    play_on(table, 10_000)
    last = table.running_game.match.news[0].last
    far, near = (
        PositionView(table, table.running_game).state(reader_at(0, seen)) for seen in (0, last - 5)
    )

    assert len(far.news) == news.EVENTS_PER_MESSAGE and far.earlier and not far.reset
    assert far.news[-1].number == last
    assert [each.number for each in near.news] == list(range(last - 4, last + 1))
    assert not near.earlier


def test_readers_who_see_the_same_share_one_message():
    table, _ = full_table(Scripted(), settings("evolution", 3))
    position = PositionView(table, table.running_game)
    one, two = (position.message(reader_at(WATCHER)) for _ in range(2))
    others = {id(position.message(reader_at(viewer, lang="fr"))) for viewer in (WATCHER, 0, 1)}

    assert one is two and len(others | {id(one)}) == 4


def test_clients_ask_for_earlier_parts_until_there_are_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(news, "EVENTS_PER_MESSAGE", 15)
    monkeypatch.setattr("tangledbank.server.views.match_view.EVENTS_PER_MESSAGE", 15)

    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 30)
            spectator = await server.client(
                made["table"], secret=made["spectator_secret"], seen=0, log=True, trace=True
            )
            await reach(spectator, lambda c: c.state)
            state, parts = spectator.state, []
            before, more = state["news"][0]["number"], state["earlier"]
            while more:
                parts.append(await spectator.ask("history", before=before))
                before, more = parts[-1]["first"], parts[-1]["earlier"]
            nothing = await spectator.ask("history", before=-5)
            plain = await server.client(made["table"], secret=made["spectator_secret"], seen=0)
            bare = await plain.ask("history", before=before + 3)
            match = server.registry.live_tables[made["table"]].table.running_game.match
            numbers = [number for number, _ in match.watched.since(-1)]
            await close(*clients, spectator, plain)
            return state, parts, nothing, bare, numbers

    state, parts, nothing, bare, numbers = asyncio.run(run())
    told = [each for part in (*reversed(parts), state) for each in part["news"]]
    assert len(parts) > 1 and [each["number"] for each in told] == numbers
    assert any(part["log"] for part in parts) and any(each["trace"] for each in told)
    assert (nothing["news"], nothing["first"], nothing["earlier"]) == ([], 0, False)
    assert bare["news"] and not bare["log"] and bare["news"][0]["trace"] is None


def test_there_is_no_history_before_the_game(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made = await server.create("evolution", 2)
            spectator = await server.client(made["table"], secret=made["spectator_secret"])
            answer = await spectator.ask("history", before=10)
            await close(spectator)
            return answer

    assert asyncio.run(run())["code"] == "not-playing"
