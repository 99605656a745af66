"""People at a table report a player; operators read, resolve, and forget."""

import asyncio
import logging

import pytest
from sqlalchemy import update

from tangledbank.server.moderation import reports
from tangledbank.server.ops.logs import FACTS
from tangledbank.server.sockets import handler
from tangledbank.server.storage.schema import REPORTS
from tests.cli.commands import refused, run
from tests.server.playing import close, reach, running
from tests.server.support import database_in
from tests.server.test_operating import operate

WORDS = {"reason": "name", "text": "  It is\nan \x1b[31minsult\u202e. "}


@pytest.fixture
def often(monkeypatch):
    """Connections may report as often as they like."""
    monkeypatch.setattr(handler, "REPORT_BURST", 1e6)


async def stored(server):
    return await server.registry.read(lambda c: reports.list_reports(c, resolved=True))


def test_players_and_spectators_report_and_nobody_else_is_told(database, caplog):
    async def play():
        async with running(database) as server:
            made, (anna, bert) = await server.party("evolution", 2)
            watcher = await server.client(made["table"], secret=made["spectator_secret"])
            answers = [
                await anna.ask("report", seat=1, **WORDS),
                await watcher.ask("report", seat=0, reason="stalling"),
            ]
            await bert.send("ping")
            told = [await bert.receive()]
            while told[-1]["type"] != "pong":
                told.append(await bert.receive())
            rows = await stored(server)
            await close(anna, bert, watcher)
            return made["table"], answers, rows, told

    with caplog.at_level(logging.INFO, "tangledbank.server"):
        id, answers, rows, told = asyncio.run(play())
    assert [answer["type"] for answer in answers] == ["done", "done"]
    assert "report" not in str(told) and "insult" not in str(told)
    found = {row["reporter"]: row for row in rows}
    assert (found[0]["table_id"], found[0]["seat"], found[0]["name"]) == (id, 1, "Guest 1")
    assert (found[0]["reason"], found[0]["text"]) == ("name", "It is an [31minsult.")
    assert (found[-1]["seat"], found[-1]["name"], found[-1]["reason"]) == (0, "Anna", "stalling")
    logged = [record for record in caplog.records if record.getMessage() == "report"]
    assert sorted(getattr(each, FACTS)["reason"] for each in logged) == ["name", "stalling"]
    assert "insult" not in caplog.text and "Guest 1" not in caplog.text


def test_a_report_names_another_person_and_is_short(tmp_path, often):
    async def play():
        async with running(tmp_path) as server:
            made = await server.create(players=4, bots=["random"])
            anna = await server.client(made["table"], token=made["token"])
            bert = await server.client(made["table"], secret=made["join_secret"], name="Bert")
            codes = []
            for seat, more in (
                (0, {}),  # herself
                (2, {}),  # nobody
                (3, {}),  # a bot
                (4, {}),
                (-1, {}),
                (1, {"text": "x" * 201}),
            ):
                answer = await anna.ask("report", seat=seat, reason="other", **more)
                codes.append(answer["code"])
            fine = await anna.ask("report", seat=1, reason="other", text="é" * 200)
            count = len(await stored(server))
            await anna.send("report", seat=1, reason="because")
            told = await anna.until("error")
            await close(anna, bert)
            return codes, fine["type"], count, told["code"]

    codes, fine, count, told = asyncio.run(play())
    assert codes == ["seat-unavailable"] * 5 + ["too-long"]
    assert (fine, count, told) == ("done", 1, "invalid-message")


def test_reports_are_limited_by_connection_player_and_table(tmp_path, monkeypatch):
    async def play():
        async with running(tmp_path) as server:
            made, (anna, bert) = await server.party("evolution", 2)
            fast = [
                (await anna.ask("report", seat=1, reason="other")).get("code") for _ in range(5)
            ]
            monkeypatch.setattr(handler, "REPORT_BURST", 1e6)
            anna_again = await server.client(made["table"], token=anna.token)
            watchers = [
                await server.client(made["table"], secret=made["spectator_secret"])
                for _ in range(2)
            ]
            more = []
            for client, seat in ((anna_again, 1), (bert, 0), (watchers[0], 0), (watchers[1], 1)):
                for _ in range(3):
                    answer = await client.ask("report", seat=seat, reason="conduct")
                    more.append(answer.get("code"))
            await close(anna, bert, anna_again, *watchers)
            return fast, more, await stored(server)

    fast, more, rows = asyncio.run(play())
    assert fast == [None] * 3 + ["rate-limited"] * 2
    assert more == ["too-many-reports"] * 3 + [None] * 3 + [None] * 5 + ["too-many-reports"]
    assert len(rows) == 3 + 3 + 5


def test_the_server_keeps_a_limited_number_of_reports(tmp_path, often, monkeypatch):
    monkeypatch.setattr(reports, "MAX_REPORTS", 2)

    async def play():
        async with running(tmp_path) as server:
            codes = []
            for _ in range(3):
                _, clients = await server.party("evolution", 2)
                codes.append((await clients[0].ask("report", seat=1, reason="name")).get("code"))
                await close(*clients)
            return codes

    assert asyncio.run(play()) == [None, None, "too-many-reports"]


def test_operators_read_and_resolve_reports(database):
    async def play():
        async with running(database) as server:
            made, clients = await server.party("evolution", 2)
            await clients[0].ask("report", seat=1, **WORDS)
            watcher = await server.client(made["table"], secret=made["spectator_secret"])
            await watcher.ask("report", seat=0, reason="cheating")
            await close(*clients, watcher)
            return made["table"], {row["reason"]: row["id"] for row in await stored(server)}

    table, ids = asyncio.run(play())
    listed = operate(database, "reports")
    assert f"{table} 1 Guest 1  by seat 0  It is an [31minsult." in listed
    assert f"{table} 0 Anna  by a spectator" in listed
    assert "resolved" in operate(database, "resolve", ids["name"], "--note", "wrote to them")
    listed = operate(database, "reports")
    assert ids["name"] not in listed and ids["cheating"] in listed
    assert "wrote to them" in operate(database, "reports", "--all")
    for id in (ids["name"], "00000000"):
        result = run("server", "resolve", id, "--database", database_in(database))
        assert refused(result, id, "server reports")
    operate(database, "resolve", ids["cheating"])
    assert "no open reports" in operate(database, "reports")
    assert f"resolve  {ids['name']}  wrote to them" in operate(database, "audit")


def test_reports_are_deleted_with_their_table_or_after_90_days(database, often):
    async def play():
        async with running(database) as server:
            tables = []
            for _ in range(3):
                made, clients = await server.party("evolution", 2)
                await clients[0].ask("report", seat=1, reason="name")
                await close(*clients)
                tables.append(made["table"])
            old = server.registry.runtime.now() - 91 * 86_400
            await server.registry.database.write(
                lambda c: c.execute(
                    update(REPORTS).where(REPORTS.c.table_id == tables[0]).values(at=old)
                )
            )
            await server.registry.purge()
            await server.registry.delete(tables[1])
            return tables, [row["table_id"] for row in await stored(server)]

    tables, left = asyncio.run(play())
    assert left == [tables[2]]


@pytest.mark.parametrize("stopped", [False, True], ids=["running", "stopped"])
def test_an_erased_person_is_erased_from_reports(database, often, stopped):
    async def play():
        async with running(database) as server:
            made, (anna, bert) = await server.party("evolution", 2)
            await anna.ask("report", seat=1, reason="name", text="Guest 1 is rude")
            await bert.ask("report", seat=0, reason="conduct", text="I am Bert")
            if not stopped:
                await asyncio.to_thread(operate, database, "erase", made["table"], "1", "--yes")
                await reach(anna, lambda c: c.table["seats"][1]["name"] == "Player")
            await close(anna, bert)
            return made["table"]

    table = asyncio.run(play())
    if stopped:
        operate(database, "erase", table, "1", "--yes")
    listed = operate(database, "reports")
    assert "Guest 1" not in listed and "Bert" not in listed
    assert f"{table} 1 Player  by seat 0" in listed and f"{table} 0 Anna  by seat 1" in listed


def test_a_report_about_a_deleted_table_is_refused(database, often):
    async def play():
        async with running(database) as server:
            _, (anna, bert) = await server.party("evolution", 2)
            table = (await server.registry.find(anna.table["id"])).table
            await server.registry.delete(table.id)
            said = handler.requests.Report(seat=1, reason="name")
            with pytest.raises(Exception, match="unknown-table"):
                await reports.file_report(server.registry, table, 0, said)
            await close(anna, bert)

    asyncio.run(play())


def test_a_report_that_cannot_be_stored_is_refused(tmp_path):
    async def play():
        async with running(tmp_path) as server:
            _, (anna, bert) = await server.party("evolution", 2)

            async def fail(work, table=""):
                raise reports.StorageFailed("full")

            write, server.registry.database.write = server.registry.database.write, fail
            answer = await anna.ask("report", seat=1, reason="name")
            server.registry.database.write = write
            await close(anna, bert)
            return answer["code"], await stored(server)

    assert asyncio.run(play()) == ("storage-failed", [])
