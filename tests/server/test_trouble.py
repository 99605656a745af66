"""What goes wrong under a server: a full disk, rules that changed, bots that hang, old tables."""

import asyncio
import json
import sys

import pytest
from sqlalchemy import event, text

from tangledbank.core.rng import seeded
from tangledbank.server import bots
from tangledbank.server.seating import Duty
from tests.server.playing import close, play_out, play_seat, play_some, reach, running
from tests.server.support import Scripted, full_table, settings


def test_a_full_disk_refuses_choices_and_loses_none(tmp_path, caplog):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_some(clients, 10)
            limit = [1]  # as soon as it is below what there is, nothing can be added

            def set_limit(raw, *_):
                raw.execute(f"PRAGMA max_page_count={limit[0]}")

            event.listen(server.hall.ledger.engine, "checkout", set_limit)
            refused = {}
            async with asyncio.timeout(20):
                while not refused:
                    for client in clients:
                        await client.ask("ping")
                        if client.question:
                            question = client.question
                            answer = await client.ask("choose", number=question["number"], choice=0)
                            refused = answer if answer["type"] == "error" else refused
            table = server.hall.rooms[made["table"]].table
            stored = await server.hall.choices(made["table"])
            in_memory = [list(choice) for choice in table.play.match.record.choices]
            limit[0] = 1_000_000
            results = await play_out(clients)
            await close(*clients)
            return refused, [row.choice for row in stored], in_memory, results

    refused, stored, in_memory, results = asyncio.run(run())
    assert "full" in caplog.text and refused["code"] == "storage" and stored == in_memory
    assert results[0] == results[1]


def test_a_game_of_other_rules_is_not_touched(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await close(*clients)
            room = server.hall.rooms.pop(made["table"])
            room.close("draining")
            changed = text("UPDATE tables SET rules = rules + 1")
            await server.hall.ledger.write(lambda c: c.execute(changed).rowcount)
            back = await server.client(made["table"], token=clients[0].token)
            stored = text("SELECT status FROM tables")
            kept = await server.hall.ledger.read(lambda c: c.execute(stored).scalar())
            return back.answer, kept

    answer, kept = asyncio.run(run())
    assert (answer["code"], kept) == ("rules-changed", "playing")


def test_old_tables_are_forgotten(tmp_path):
    async def run():
        async with running(tmp_path, keep_open=-1.0) as server:
            made = await server.create()
            old = await server.hall.purge()
            gone = await server.client(made["table"], token=made["token"])
            return made["table"], old, gone.answer, server.hall.unfinished

    table, old, gone, left = asyncio.run(run())
    assert old == [table] and gone["code"] == "no-table" and left == 0


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
    async def start():
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    monkeypatch.setattr(bots, "start", start)
    monkeypatch.setattr(bots, "FIRST", 0.3)
    table, _ = full_table(Scripted(), settings("evolution", 2, bots=["random"]))
    duty = next(duty for duty in table.duties() if duty.agent)

    async def run():
        thinkers = bots.Thinkers(1, 0.2)
        chosen = [await thinkers.choose(table, duty, seed) for seed in (1, 2)]
        await thinkers.close()
        return chosen

    chosen = asyncio.run(run())
    assert set(chosen) <= set(table.play.match.state.legal_actions(duty.seat))


@pytest.mark.parametrize("key", ["evolution", "climate", "origin", "oceans"])
def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(key):
    table, _ = full_table(Scripted(), settings(key, 2, bots=["steady"]))
    duty = Duty(1, table.play.match.open[0].number, 0.0, "steady")
    question = bots.make_question(table, duty, [], 1)
    text = json.dumps(question)
    state = table.play.match.state
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
            return server.hall.thinkers.troubles

    assert asyncio.run(run()) == 0
