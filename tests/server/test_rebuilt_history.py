"""A table that was unloaded tells the whole story of its game, as each viewer was told it live."""

import asyncio
import json

import pytest

from tangledbank.core.event import WATCHER
from tangledbank.core.record import UNDO
from tangledbank.core.rng import seeded
from tangledbank.server.protocol.client import merge_view
from tangledbank.server.replay.past_positions import PositionQuery, past_positions
from tangledbank.server.storage import table_store
from tangledbank.server.storage.persistence import restore_table
from tangledbank.server.tables.earlier_news import rebuild_news
from tangledbank.server.views.position import PositionView
from tests.server.playing import close, play_some, reach, running
from tests.server.support import CATALOG, Scripted, engine_in, full_table, settings
from tests.server.test_history import reader_at
from tests.server.test_storage import is_playable, keep, old_database
from tests.support import REGISTERED


def play_with_undo(table, choices, seed=1):
    """Make random choices for every seat, and take some of them back."""
    rng = seeded(seed)
    for _ in range(choices):
        if table.status != "playing":
            return
        table.runtime.time += 1
        question = table.running_game.match.open[0]
        options = table.running_game.match.state.legal_actions(question.seat)
        table.choose(question.seat, question.number, int(rng.below(len(options))))
        if table.status == "playing" and rng.below(4) == 0:
            if table.running_game.can_undo(question.seat):
                table.undo(question.seat)
        yield table


def loaded_again(engine, table):
    """Load a stored table as a server would after it was unloaded."""
    with engine.connect() as connection:
        stored = table_store.load(connection, table.id)
    loaded = restore_table(CATALOG, stored, table.runtime)
    running_game = loaded.running_game
    running_game.earlier_news = rebuild_news(loaded.game, running_game.match, running_game.loaded)
    return loaded


def told(table, viewer):
    """All news that a viewer would get who has seen nothing, as the server sends them."""
    position = PositionView(table, table.running_game)
    reader = reader_at(viewer)
    state = position.state(reader)
    parts, before, more = [state], state.news[0].number, state.earlier
    while more:
        parts.append(position.earlier_news(reader, before, 0))
        before, more = parts[-1].first, parts[-1].earlier
    assert not state.reset
    return [each for part in reversed(parts) for each in part.news]


@pytest.mark.parametrize("key", REGISTERED)
def test_the_rebuilt_news_are_those_that_were_told(key, tmp_path):
    table, _ = full_table(Scripted(), settings(key, 3))
    engine = engine_in(tmp_path)
    for _ in play_with_undo(table, 150):
        keep(engine, table)
    loaded = loaded_again(engine, table)

    choices = table.running_game.match.record.choices
    assert any(choice[1] == UNDO for choice in choices)
    assert loaded.running_game.loaded > 24
    for viewer in (0, 1, 2, WATCHER):
        assert told(loaded, viewer) == told(table, viewer)


def shown_live(table, viewer, shown):
    """Note the view that a viewer is shown, by the number of the last news."""
    position = PositionView(table, table.running_game)
    shown[position.news_of(viewer).last] = json.loads(json.dumps(position.document(viewer)))


@pytest.mark.parametrize("key", REGISTERED)
def test_the_rebuilt_positions_are_those_that_were_shown(key, tmp_path):
    table, _ = full_table(Scripted(), settings(key, 3, pace=False))
    engine, viewers = engine_in(tmp_path), (0, 2, WATCHER)
    shown = {viewer: {} for viewer in viewers}
    for viewer in viewers:
        shown_live(table, viewer, shown[viewer])
    for _ in play_with_undo(table, 100):
        keep(engine, table)
        for viewer in viewers:
            shown_live(table, viewer, shown[viewer])
    with engine.connect() as connection:
        rows = table_store.choices_after(connection, table.id)
    times = [table.began, *(row.at for row in rows)]

    for viewer in viewers:
        numbers = frozenset(each.number for each in told(table, viewer))
        query = PositionQuery(viewer, numbers)
        found = past_positions(table.game, table.running_game.match.record, times, query)
        view = {}
        assert len(found) > 40
        for position in json.loads(json.dumps([[each.last, each.view] for each in found])):
            last, changes = position
            view = merge_view(view, changes) if view else changes
            assert view == shown[viewer][last]


def test_numbers_of_an_earlier_version_end_where_those_in_memory_begin(tmp_path):
    table, _ = full_table(Scripted(), settings("evolution", 2))
    engine = engine_in(tmp_path)
    for _ in play_with_undo(table, 120):
        keep(engine, table)
    with engine.connect() as connection:
        stored = table_store.load(connection, table.id)
    for shift in (-1000, 7):
        plain = json.loads(stored.snapshot[1])
        plain["match"]["told"] = [number + shift for number in plain["match"]["told"]]
        plain["match"]["told"] = [max(0, number) for number in plain["match"]["told"]]
        snapshot = (stored.snapshot[0], json.dumps(plain))
        other = table_store.StoredTable(
            stored.row, stored.seats, stored.keys, stored.choices, snapshot, stored.saved, []
        )
        loaded = restore_table(CATALOG, other, table.runtime)
        running_game = loaded.running_game
        running_game.earlier_news = rebuild_news(
            loaded.game, running_game.match, running_game.loaded
        )
        found, wanted = told(loaded, 0), told(table, 0)
        assert [(each.event, each.values) for each in found if each.event != "undone"] == [
            (each.event, each.values) for each in wanted if each.event != "undone"
        ]
        numbers = [each.number for each in found]
        assert numbers == sorted(set(numbers))


def test_tables_of_an_older_schema_have_a_log(database):
    old_database(database)
    engine, runtime = engine_in(database), Scripted()
    with engine.connect() as connection:
        rows = [dict(row) for row in table_store.latest_tables(connection)]
        playable = [row["id"] for row in rows if row["began"] and is_playable(row)]
        stored = [table_store.load(connection, id) for id in playable]
    tables = [restore_table(CATALOG, each, runtime) for each in stored]
    assert any(table.running_game.loaded for table in tables)
    for table in tables:
        running_game = table.running_game
        running_game.earlier_news = rebuild_news(
            table.game, running_game.match, running_game.loaded
        )
        for viewer in (0, 1, WATCHER):
            numbers = [each.number for each in told(table, viewer)]
            assert len(numbers) > 60 and numbers == sorted(set(numbers))


def test_clients_who_return_to_an_unloaded_table_have_the_whole_story(database):
    async def run():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2, undo=False)
            await play_some(clients, 70)
            live_table = server.registry.live_tables[made["table"]]
            before = [(news.last, len(news)) for news in live_table.table.running_game.match.news]
            tokens = [client.token for client in clients]
            await close(*clients)
            await asyncio.sleep(0.2)
            server.registry.unload(live_table)
            found = []
            for token in tokens:
                client = await server.client(
                    made["table"], token=token, seen=0, log=True, trace=True
                )
                await reach(client, lambda c: c.state)
                state, parts = client.state, []
                first, more = state["news"][0]["number"], state["earlier"]
                parts.append(await client.ask("history", before=state["last"] + 1, positions=True))
                while more:
                    parts.append(await client.ask("history", before=first))
                    first, more = parts[-1]["first"], parts[-1]["earlier"]
                found.append((state, parts, first))
                await close(client)
            stranger = await server.client(made["table"], secret="guess", seen=0)
            await close(stranger)
            return before, found, stranger.answer

    before, found, stranger = asyncio.run(run())
    for (last, _), (state, parts, first) in zip(before, found, strict=True):
        assert not state["reset"] and state["last"] >= last
        assert first == 1 and state["log"]
        assert parts[0]["positions"] and parts[0]["positions"][0]["view"]["table"]
    assert stranger["type"] == "error"
