"""People at a table over real sockets: they come back, take back, leave, run late, play again."""

import asyncio

from tangledbank.core.rng import seeded
from tangledbank.server.storage.schema import SNAPSHOTS, TABLES
from tangledbank.server.storage.table_store import MAX_LISTED
from tests.server.playing import CLIENT_SEED, close, play_out, play_seat, play_some, reach, running

SOON = 0.3


def test_a_client_that_comes_back_in_mid_decision_gets_the_rest(database):
    async def run():
        async with running(database) as server:
            made, clients = await server.party("evolution", 3)
            await play_some(clients, 18)
            lost = clients[1]
            number, seen, view = lost.question, lost.seen, lost.state["view"]
            await lost.close()
            back = await server.client(made["table"], token=lost.token, seen=seen)
            await reach(back, lambda c: c.state)
            assert not back.state["reset"]
            assert all(news["number"] > seen for news in back.state["news"])
            assert back.answer["seat"] == 1 and back.answer["token"] == ""
            if back.seen == seen:
                assert (back.question, back.state["view"]) == (number, view)
            results = await play_out([clients[0], back, clients[2]])
            await close(clients[0], back, clients[2])
            return results

    results = asyncio.run(run())
    assert results[0] == results[1] == results[2]


def test_a_simultaneous_answer_can_be_changed_by_who_came_back(database):
    async def run():
        async with running(database) as server:
            made, (one, two) = await server.party("evolution", 2)
            first = one.question
            assert first["prompt"] == "choose food"
            await one.ask("choose", number=first["number"], choice=0)
            await one.close()
            back = await server.client(made["table"], token=one.token, seen=one.seen)
            await reach(back, lambda c: c.state)
            assert back.state["can_undo"] and back.question is None
            assert (await back.ask("undo"))["type"] == "done"
            await reach(back, lambda c: c.question)
            assert back.question["number"] != first["number"]
            last = back.state["news"][-1]
            assert last["event"] == "undone"
            results = await play_out([back, two])
            await close(back, two)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_the_words_of_options_and_reasons_come_in_the_readers_language(database):
    async def run():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            french = await server.client(
                made["table"], token=clients[0].token, lang="fr", log=True, seen=0
            )
            await reach(french, lambda c: c.question)
            number = french.question["number"]
            words = await french.ask("options", number=number)
            english = await clients[0].ask("options", number=number)
            stale = await french.ask("options", number=number + 2)
            why = await french.ask("why-not", move="A1 attacks B1")
            odd = await french.ask("why-not", move="nonsense")
            await close(french, *clients)
            return french, words, english, stale, why, odd

    french, words, english, stale, why, odd = asyncio.run(run())
    assert len(words["texts"]) == len(french.question["options"])
    assert not set(words["texts"]) & set(english["texts"])
    assert french.state["log"] and all(line["text"] for line in french.state["log"])
    assert (stale["type"], stale["code"]) == ("error", "stale-question")
    assert why["reason"] == "now" and why["short"] and why["text"]
    assert odd["code"] == "invalid-notation" and odd["text"].startswith(
        "« nonsense » n’est pas un coup."
    )


def test_a_rematch_turns_the_seats_and_old_tokens_open_the_new_ones(database):
    async def run():
        async with running(database) as server:
            _, clients = await server.party("time-to-fly", 2)
            early = await clients[0].ask("rematch")
            await play_out(clients)
            both = await asyncio.gather(*[client.ask("rematch") for client in clients])
            await reach(clients[1], lambda c: c.table["rematch"])
            table = clients[1].table["rematch"]
            again = [
                await server.client(table, token=c.token, client_seed=CLIENT_SEED) for c in clients
            ]
            for client in again:
                await reach(client, lambda c: c.state)
            results = await play_out(again)
            await close(*clients, *again)
            return early, both, [client.seat for client in again], results

    early, both, seats, results = asyncio.run(run())
    assert early["code"] == "not-over" and [each["type"] for each in both] == ["done", "done"]
    assert seats == [1, 0] and results[0] == results[1]


def test_presence_is_shown_and_a_bot_plays_for_who_is_away(database):
    async def run():
        async with running(database) as server:
            _, (one, two) = await server.party("evolution", 2, absence_policy="bot", grace=SOON)
            await two.close()
            await reach(one, lambda c: not c.table["seats"][1]["present"])
            await reach(one, lambda c: c.table["seats"][1]["replaced"])
            results = await play_seat(one, seeded(3))
            await close(one)
            return results, server.registry.bot_pool.failures

    results, troubles = asyncio.run(run())
    assert results and troubles == 0


def test_who_is_away_can_be_replaced_by_a_bot_and_comes_back(database):
    async def run():
        async with running(database) as server:
            made, (one, two, three) = await server.party(
                "evolution", 3, absence_policy="remove", grace=SOON
            )
            await three.close()
            early = await one.ask("remove", seat=2)
            not_host = await two.ask("remove", seat=2)
            await asyncio.sleep(SOON + 0.1)
            assert (await one.ask("remove", seat=2))["type"] == "done"
            await reach(one, lambda c: c.table["seats"][2]["replaced"])
            back = await server.client(made["table"], token=three.token)
            await reach(one, lambda c: not c.table["seats"][2]["replaced"])
            results = await play_out([one, two, back])
            await close(one, two, back)
            return early, not_host, back.answer["seat"], one.table["changes"], results

    early, not_host, seat, changes, results = asyncio.run(run())
    assert (early["code"], not_host["code"]) == ("not-away", "not-host")
    assert seat == 2 and [each["kind"] for each in changes] == ["replaced", "returned"]
    assert results[0] == results[2]


def test_a_table_that_waits_waits(database):
    async def run():
        async with running(database) as server:
            made, (one, two) = await server.party("evolution", 2, absence_policy="wait", grace=0.1)
            await two.close()
            await play_seat(one, seeded(1), 1)
            await asyncio.sleep(0.4)
            table = server.registry.live_tables[made["table"]].table
            assert table.running_game.asked() == [1] and table.scheduled_moves() == []
            back = await server.client(made["table"], token=two.token)
            results = await play_out([one, back])
            await close(one, back)
            return results

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_a_host_who_leaves_is_followed_and_an_empty_seat_is_taken(database):
    async def run():
        async with running(database) as server:
            made = await server.create("evolution", 3)
            one = await server.client(made["table"], token=made["token"], client_seed=CLIENT_SEED)
            two = await server.client(
                made["table"], secret=made["join_secret"], name="Ben", client_seed=CLIENT_SEED
            )
            assert (await one.ask("leave"))["type"] == "done"
            await reach(two, lambda c: c.table["host"] == 1)
            assert two.table["seats"][0]["kind"] == "free"
            assert (await two.ask("add-bots", agent="random"))["type"] == "done"
            results = await play_seat(two, seeded(2))
            await close(two)
            return results

    assert asyncio.run(run())


def test_a_clock_that_runs_out_is_answered_even_where_nobody_is(database):
    async def run():
        clock = {"kind": "move", "seconds": 1.0}
        async with running(database, idle=0.05) as server:
            made, clients = await server.party("evolution", 2, clock=clock)
            await reach(clients[0], lambda c: c.state["deadlines"][1] > 0)
            await close(*clients)
            await asyncio.sleep(0.1)
            before = choices = await server.registry.choices(made["table"])
            async with asyncio.timeout(20):
                while len(choices) <= len(before):
                    await asyncio.sleep(0.1)
                    choices = await server.registry.choices(made["table"])
            return before, choices

    before, choices = asyncio.run(run())
    assert len(choices) > len(before) and choices[: len(before)] == before


def test_another_device_and_my_games_and_the_feed(database):
    async def run():
        async with running(database) as server:
            made, (one, two) = await server.party("evolution", 2)
            link = await one.ask("device-link")
            phone = await server.client(made["table"], secret=link["secret"])
            await reach(phone, lambda c: c.state)
            assert phone.seat == 0 and phone.state["view"] == one.state["view"]
            feed = (await one.ask("feed-link"))["secret"]
            _, mine = await server.http("/api/my-games", [one.token, two.token, "nonsense"])
            first = await server.http("/api/feed", Authorization=f"Bearer {feed}")
            await phone.ask("choose", number=phone.question["number"], choice=0)
            second = await server.http("/api/feed", Authorization=f"Bearer {feed}")
            wrong = await server.http("/api/feed", Authorization=f"Bearer {one.token}")
            enter = await server.client(made["table"], token=feed)
            await close(one, two, phone)
            return mine, first, second, wrong, enter.answer

    mine, first, second, wrong, enter = asyncio.run(run())
    assert sorted((game["seat"], game["your_turn"]) for game in mine) == [(0, True), (1, True)]
    assert all((g["round"], g["to_move"], len(g["names"])) == (1, [0, 1], 2) for g in mine)
    assert "<entry>" in first[1] and "<entry>" not in second[1]
    assert wrong[0] == 403 and enter["code"] == "invalid-secret"


def test_public_tables_are_listed_and_joined_without_a_link(database):
    async def run():
        async with running(database) as server:
            hidden = await server.create("evolution", 2)
            made = await server.create("oceans", 2, public=True)
            _, listed = await server.http("/api/tables")
            one = await server.client(made["table"], token=made["token"], client_seed=CLIENT_SEED)
            two = await server.client(made["table"], join=True, name="Ben", client_seed=CLIENT_SEED)
            refused = await server.client(hidden["table"], join=True, name="Eve")
            results = await play_out([one, two])
            await close(one, two)
            return made, listed, refused.answer, results

    made, listed, refused, results = asyncio.run(run())
    assert [(each["id"], each["free_seats"]) for each in listed] == [(made["table"], 1)]
    assert refused["code"] == "invalid-secret" and results[0] == results[1]


async def come_back(server, game, meanwhile=None):
    """All leave a table in mid-game, it leaves memory, and they play it to its end."""
    made, clients = await server.party(game, 2)
    await play_some(clients, 60)
    before = server.registry.live_tables[made["table"]].table.running_game.match.save()
    await close(*clients)
    async with asyncio.timeout(10):
        while made["table"] in server.registry.live_tables:
            await asyncio.sleep(0.05)
    if meanwhile is not None:
        await server.registry.database.write(lambda c: c.execute(meanwhile), made["table"])
    again = [await server.client(made["table"], token=c.token) for c in clients]
    assert server.registry.live_tables[made["table"]].table.running_game.match.save() == before
    results = await play_out(again)
    await close(*again)
    return results


def test_idle_tables_leave_memory_and_come_back(database):
    async def run():
        async with running(database, idle=0.05) as server:
            return await come_back(server, "climate")

    results = asyncio.run(run())
    assert results[0] == results[1]


def test_a_table_whose_snapshot_cannot_be_read_comes_back_by_its_choices(database, caplog):
    spoil = SNAPSHOTS.update().values(saved='{"match": {}, "clock": {}}')

    async def run():
        async with running(database, idle=0.05) as server:
            return await come_back(server, "evolution", spoil)

    results = asyncio.run(run())
    assert results[0] == results[1] and "a table cannot be read" in caplog.text


def test_public_tables_are_listed_as_long_as_one_can_come(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            waiting = await server.create(public=True)
            closed = await server.create(public=True, spectators=False, bots=["random"])
            client = await server.client(
                closed["table"], token=closed["token"], client_seed=CLIENT_SEED
            )
            await reach(client, lambda c: c.state)
            await server.registry.database.write(lambda c: add_finished(c, waiting["table"]))
            _, listed = await server.http("/api/tables")
            await close(client)
            return [each["id"] for each in listed], waiting["table"]

    listed, waiting = asyncio.run(run())
    assert listed == [waiting]


def add_finished(connection, id):
    """Store enough finished games to fill a list of the latest ones."""
    row = dict(connection.execute(TABLES.select().where(TABLES.c.id == id)).mappings().one())
    over = {**row, "status": "over", "touched": row["touched"] + 10}
    connection.execute(TABLES.insert(), [{**over, "id": f"over-{i}"} for i in range(MAX_LISTED)])


def test_a_feed_does_not_tell_when_others_choose(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            _, (anna, berta) = await server.party("evolution", 2)
            secret = (await anna.ask("feed-link"))["secret"]
            before = await server.http("/api/feed", Authorization=f"Bearer {secret}")
            await asyncio.sleep(1.1)
            assert berta.question and anna.question
            await berta.ask("choose", number=berta.question["number"], choice=0)
            after = await server.http("/api/feed", Authorization=f"Bearer {secret}")
            await close(anna, berta)
            return before, after

    before, after = asyncio.run(run())
    assert before == after and before[0] == 200


def test_a_phrase_is_told_to_all_at_the_table_and_to_those_who_watch(database):
    async def run():
        async with running(database) as server:
            made, (anna, berta) = await server.party("evolution", 2)
            watcher = await server.client(made["table"], secret=made["spectator_secret"])
            assert (await anna.ask("react", reaction="well-played"))["type"] == "done"
            heard = [await each.until("reaction") for each in (berta, watcher)]
            refused = await watcher.ask("react", reaction="hello")
            many = [await anna.ask("react", reaction="wow") for _ in range(8)]
            assert (await anna.ask("ping"))["type"] == "pong", "the conversation goes on"
            seen = berta.seen
            await close(anna, berta, watcher)
            return heard, refused, many, seen, berta.seen

    heard, refused, many, before, after = asyncio.run(run())
    assert heard == [{"type": "reaction", "seat": 0, "reaction": "well-played"}] * 2
    assert refused["code"] == "spectator"
    assert [answer["type"] for answer in many[:3]] == ["done"] * 3
    assert many[-1]["code"] == "rate-limited"
    assert before == after, "no news of the game"


def test_what_is_no_phrase_is_no_message(database):
    async def run():
        async with running(database) as server:
            _, (anna, berta) = await server.party("evolution", 2)
            await anna.send("react", reaction="you are all going to lose")
            refused = await anna.until("error")
            await close(anna, berta)
            return refused

    assert asyncio.run(run())["code"] == "invalid-message"
