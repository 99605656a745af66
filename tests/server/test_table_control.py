"""An absent player does not freeze a table: bots step in, and the people present decide."""

import asyncio

import pytest

from tangledbank.core.rng import seeded
from tangledbank.server.errors import Refused
from tangledbank.server.storage import table_store
from tangledbank.server.storage.persistence import restore_table
from tangledbank.server.tables.settings import ClockSettings
from tangledbank.server.tables.table import Table
from tests.server.playing import close, play_seat, reach, running
from tests.server.support import CATALOG, Scripted, engine_in, full_table, settings
from tests.server.test_storage import keep


@pytest.fixture
def runtime():
    return Scripted()


def seated(runtime, people=3, **more):
    """Return a table in a game at which everybody is present, and their tokens."""
    table, tokens = full_table(runtime, settings("evolution", people, **more))
    for seat in range(people):
        table.arrive(seat)
    return table, tokens


def refused(code, work, *values):
    with pytest.raises(Refused) as found:
        work(*values)
    return found.value.code == code


def bots(table):
    return {scheduled.seat for scheduled in table.scheduled_moves() if scheduled.agent}


def test_with_the_defaults_a_player_who_leaves_is_replaced_until_they_return(runtime):
    table, tokens = seated(runtime)
    table.leave(1)
    table.depart(1)

    assert bots(table) == {1} and table.changes[-1].kind == "left"
    assert table.seat_of_token(tokens[1]) == 1
    table.return_to_seat(1)
    assert bots(table) == set() and table.changes[-1].kind == "returned"


def test_the_host_replaces_an_absent_player_after_the_grace_period(runtime):
    table, _ = seated(runtime)
    table.depart(2)
    assert refused("not-away", table.request_act, 0, "replace", 2, True)
    runtime.time += 61
    table.request_act(0, "replace", 2, True)

    assert bots(table) == {2} and table.changes[-1].kind == "replaced"
    assert refused("not-away", table.request_act, 0, "replace", 1, True)


def test_others_replace_an_absent_player_if_everyone_present_agrees(runtime):
    table, _ = seated(runtime, people=4)
    table.depart(3)
    runtime.time += 61
    table.request_act(1, "replace", 3, True)
    assert bots(table) == set() and table.proposals[0].agreed == [1]
    table.request_act(2, "replace", 3, False)
    assert table.proposals == []
    for seat in (1, 2):
        table.request_act(seat, "replace", 3, True)
    table.depart(0)
    table.request_act(2, "replace", 3, True)

    assert bots(table) == {3} and table.proposals == []


def test_a_pause_stops_moves_and_clocks(runtime):
    table, _ = seated(runtime, 2, clock=ClockSettings("move", 60))
    runtime.time += 10
    deadline = table.running_game.deadline(0)
    table.request_act(0, "pause", -1, True)
    runtime.time += 1000
    question = table.running_game.question_of(0)
    assert table.scheduled_moves() == [] and table.running_game.deadline(0) == 0.0
    assert refused("paused", table.choose, 0, question.number, 0)
    assert refused("paused", table.undo, 0)
    assert refused("paused", table.request_act, 0, "pause", -1, True)
    table.request_act(0, "resume", -1, True)

    assert table.running_game.deadline(0) == deadline + 1000
    assert [change.kind for change in table.changes] == ["paused", "resumed"]
    table.choose(0, question.number, 0)


def test_pauses_are_stored_with_the_clocks_and_proposals(runtime, tmp_path):
    table, _ = seated(runtime, 3, clock=ClockSettings("game", 600, 5))
    engine = engine_in(tmp_path)
    keep(engine, table)
    runtime.time += 10
    table.request_act(0, "pause", -1, True)
    runtime.time += 500
    table.request_act(0, "resume", -1, True)
    runtime.time += 7
    for seat in (0, 1, 2):
        table.choose(seat, table.running_game.question_of(seat).number, 0)
    table.request_act(2, "pause", -1, True)
    keep(engine, table)
    with engine.connect() as connection:
        loaded = restore_table(CATALOG, table_store.load(connection, table.id), runtime)

    assert loaded.running_game.clock.save() == table.running_game.clock.save()
    assert loaded.pauses == table.pauses and loaded.proposals == table.proposals
    assert loaded.running_game.clock.left[0] == 600 - 17 + 5


def test_a_player_hands_their_seat_to_a_bot_and_takes_it_back(runtime):
    table, _ = seated(runtime, 2)
    table.substitute_self(1, True)
    assert bots(table) == {1} and table.deciders() == [0]
    table.substitute_self(1, False)
    assert bots(table) == set()
    table.substitute_self(1, True)
    table.choose(1, table.running_game.question_of(1).number, 0)
    assert not table.seats[1].replaced


def test_a_seat_that_was_resigned_is_a_bots_for_good(runtime):
    table, tokens = seated(runtime)
    table.resign(0)

    assert table.seats[0].kind == "bot" and table.seats[0].name == "Anna"
    assert table.host == 1 and bots(table) == {0}
    assert refused("invalid-secret", table.seat_of_token, tokens[0])
    table.resign(1)
    table.resign(2)
    assert table.status == "closed"


def test_everyone_present_must_agree_to_close(runtime):
    table, _ = seated(runtime)
    table.request_act(0, "close", -1, True)
    assert table.status == "playing"
    table.request_act(1, "close", -1, True)
    table.depart(2)
    table.request_act(1, "close", -1, True)

    assert table.status == "closed"


def test_a_game_ends_although_a_player_left(database):
    async def run():
        async with running(database, idle=1e6) as server:
            _, (one, two, three) = await server.party("evolution", 3)
            assert (await two.ask("leave"))["type"] == "done"
            assert (await three.ask("substitute"))["type"] == "done"
            answer = await three.ask("act", act="pause")
            assert answer["type"] == "done"
            await reach(one, lambda c: c.table["proposals"])
            assert one.table["proposals"][0] == {
                "act": "pause",
                "seat": -1,
                "agreed": [2],
                "needed": [0],
            }
            assert (await one.ask("act", act="pause"))["type"] == "done"
            await reach(one, lambda c: c.table["paused"])
            refusal = await one.ask("choose", number=one.question["number"], choice=0)
            assert refusal["code"] == "paused"
            assert (await one.ask("act", act="resume"))["type"] == "done"
            results = await play_seat(one, seeded(1))
            await close(one, two, three)
            return results, one.table["changes"]

    results, changes = asyncio.run(run())
    assert results
    assert [change["kind"] for change in changes] == ["left", "handed-to-bot", "paused", "resumed"]


def test_a_closed_table_disconnects_everyone(database):
    async def run():
        async with running(database) as server:
            made, (one, two) = await server.party("evolution", 2)
            await one.ask("act", act="close")
            await two.ask("act", act="close")
            again = await server.client(made["table"], token=one.token)
            await close(one, two, again)
            return again.answer

    assert asyncio.run(run())["code"] == "table-closed"


def test_the_host_changes_single_seats_before_the_game(runtime):
    table = Table.make(CATALOG, settings("evolution", 4, bots=["random"]), runtime)
    _, door = table.seat_creator("Anna")
    table.exchange(door, "Ben")
    table.fill(0, "steady", 2)
    assert [seat.kind for seat in table.seats] == ["person", "person", "bot", "bot"]
    table.remove(0, 3)
    table.remove(0, 1)
    assert [seat.kind for seat in table.seats] == ["person", "free", "bot", "free"]
    assert refused("seat-unavailable", table.fill, 0, "steady", 2)
    assert refused("seat-unavailable", table.remove, 0, 3)
    assert refused("not-host", table.fill, 1, "steady", 1)
    table.fill(0, "steady", 1)
    table.fill(0, "steady", 3)
    table.contribute(0, "ab" * 16)
    assert table.status == "playing" and refused("seat-unavailable", table.remove, 0, 1)
