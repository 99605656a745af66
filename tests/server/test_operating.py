"""Operators: logs without secrets, figures, commands on a server and on its database."""

import asyncio
import json
import logging
import urllib.request

import pytest

from tangledbank.cli.errors import CommandError
from tangledbank.server.ops.control import default_control
from tangledbank.server.ops.logs import (
    FACTS,
    JsonFormatter,
    PlainFormatter,
    hide_secrets,
    log_event,
)
from tangledbank.server.ops.metrics import serve_metrics
from tangledbank.server.storage.schema import SNAPSHOTS
from tests.cli.commands import run
from tests.server.playing import close, play_out, play_some, reach, running
from tests.server.support import database_in, engine_in

TOKEN = "Zk3-x9Q_bT7wLm2RvN8aYc4P"


def operate(where, action, *words):
    """Return the output of an operator's command; fail if the command fails."""
    result = run("server", action, *words, "--database", database_in(where))
    if result.exit_code:
        raise CommandError(result.stderr)
    return result.output


@pytest.mark.parametrize("form", [JsonFormatter(), PlainFormatter("%(levelname)s %(message)s")])
def test_logs_have_one_line_for_each_event_and_no_secret(form, caplog):
    with caplog.at_level(logging.INFO, "tangledbank.server"):
        log_event("table-made", game="evolution", link=f"http://host/t/{TOKEN}#{TOKEN}", seats=3)
        logging.getLogger("tangledbank.server").error("storage failed: %s", TOKEN)
    lines = [form.format(record) for record in caplog.records]

    assert all("\n" not in line and TOKEN not in line for line in lines)
    assert "evolution" in lines[0] and "3" in lines[0]
    if isinstance(form, JsonFormatter):
        first, second = map(json.loads, lines)
        assert first["event"] == "table-made" and first["seats"] == 3 and first["time"]
        assert second["level"] == "error" and "[hidden]" in second["event"]
    assert hide_secrets("ab" * 16) == "[hidden]" and FACTS


def test_figures_are_given_to_this_machine(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            _, clients = await server.party("evolution", 2, hints=True)
            await clients[0].ask("hint", number=clients[0].question["number"])
            await play_some(clients, 8)  # each client may leave its last one unmade
            await clients[0].ask("invite", seat=9)
            metrics = await serve_metrics(server.registry, 0)
            port = metrics.sockets[0].getsockname()[1]
            text = await asyncio.to_thread(fetch, f"http://127.0.0.1:{port}/metrics")
            metrics.close()
            await close(*clients)
            return text

    text = asyncio.run(run())
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert figures["tangledbank_sockets"] == "2" and figures["tangledbank_tables"] == "1"
    assert int(figures["tangledbank_choices_total"]) >= 6
    assert figures['tangledbank_refusals_total{code="seat-unavailable"}'] == "1"
    assert (
        figures["tangledbank_choice_seconds_count"]
        == (figures['tangledbank_choice_seconds_bucket{le="+Inf"}'])
    )
    assert int(figures['tangledbank_messages_total{type="choose"}']) >= 6
    assert figures["tangledbank_clock_skew_seconds"] == "0.0"
    assert figures['tangledbank_queue_length{queue="hints"}'] == "0"
    assert figures['tangledbank_queue_seconds_bucket{queue="hints",le="+Inf"}'] == "1"
    assert figures['tangledbank_queue_seconds_count{queue="bots"}'] == "0"


def test_choices_of_several_tables_are_all_counted(tmp_path):
    async def choose(client):
        return await client.ask("choose", number=client.question["number"], choice=0)

    async def run():
        async with running(tmp_path) as server:
            parties = [await server.party("evolution", 2) for _ in range(6)]
            clients = [client for _, people in parties for client in people]
            await asyncio.gather(*map(choose, clients))
            stored = [await server.registry.choices(made["table"]) for made, _ in parties]
            await close(*clients)
            return server.registry.stored_choices, sum(map(len, stored))

    counted, stored = asyncio.run(run())
    assert counted == stored >= 12


def fetch(url):
    with urllib.request.urlopen(url, timeout=5) as answer:
        return answer.read().decode()


def test_operators_look_after_a_running_server(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            id = made["table"]

            def act(*given):
                return asyncio.to_thread(operate, tmp_path, *given)

            seen = [await act("list"), await act("show", id[:6])]
            assert "draining" not in (await server.http("/api/ready"))[1]
            assert "accepts" in await act("status")
            seen.append(await act("drain"))
            assert "refuses" in await act("status")
            ready = await server.http("/api/ready")
            refused = await server.http(
                "/api/tables", {"settings": {"game": "evolution"}, "name": "E"}
            )
            seen.append(await act("resume"))
            await act("backup", "--to", tmp_path / "copy.db")
            seen.append(await act("close", id))
            for client in clients:
                with pytest.raises(Exception):  # noqa: B017
                    await reach(client, lambda c: False)
            gone = await server.http(f"/api/tables/{id}/record")
            return id, seen, ready, refused, gone

    id, (listed, shown, drained, resumed, closed), ready, refused, gone = asyncio.run(run())
    assert id in listed and "playing" in listed and "Anna" in listed
    assert "0: person Anna" in shown and "server_part" not in shown
    assert "refuses" in drained and ready[0] == 503 and refused[1]["code"] == "draining"
    assert "again" in resumed and id in closed and gone[1]["code"] == "table-closed"
    assert not (tmp_path / "bank.sock").exists(), "a server that stops takes its socket file away"
    with engine_in(tmp_path, "copy.db").connect() as copy:
        assert copy.exec_driver_sql("SELECT status FROM tables").scalar() == "playing"


def test_operators_work_on_the_database_of_a_server_that_is_stopped(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("origin", 2)
            await play_out(clients)
            other = await server.create()
            await close(*clients)
            return made["table"], other["table"]

    over, other = asyncio.run(run())
    operate(tmp_path, "export", over, "--to", tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["shuffle"]
    assert other in operate(tmp_path, "close", other)
    assert "closed" in operate(tmp_path, "show", other)
    for given in (("dance",), ("show",), ("show", "nowhere"), ("export", over), ("drain",)):
        with pytest.raises(CommandError):
            operate(tmp_path, *given)
    with pytest.raises(CommandError):
        operate(tmp_path, "export", other, "--to", tmp_path / "none.json")
    with pytest.raises(CommandError):
        operate(tmp_path, "backup", "--to", tmp_path / "record.json")


def test_a_game_is_exported_though_its_snapshot_cannot_be_read(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            await play_out(clients)
            _, record = await server.http(f"/api/tables/{made['table']}/record")
            await close(*clients)
            return made["table"], record

    table, record = asyncio.run(run())
    with engine_in(tmp_path).begin() as stored:
        assert stored.execute(SNAPSHOTS.update().values(saved="{}")).rowcount == 1
    operate(tmp_path, "export", table, "--to", tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text()) == record


@pytest.mark.parametrize(
    ("database", "name"),
    [
        ("sqlite:////var/lib/bank.db", "bank.sock"),
        ("sqlite:///:memory:", None),
        ("sqlite://", None),
        ("postgresql://bank@/bank", None),
    ],
)
def test_the_socket_file_lies_beside_the_database(database, name):
    path = default_control(database)
    assert (path.name if path else None) == name
