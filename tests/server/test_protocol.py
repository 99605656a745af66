"""The published schemas and the page about the protocol say what is really sent."""

import asyncio
import json
import re

import jsonschema
import pytest

from tangledbank.server.errors import CODES, REFUSALS
from tangledbank.server.protocol import requests, responses, wire
from tangledbank.server.protocol.client import Client
from tests.server.playing import close, play_some, running
from tools.compiling import ROOT

PAGE = ROOT / "docs" / "reference" / "protocol.md"


def schema(name):
    path = ROOT / "docs" / "schemas" / f"{name}.json"
    return jsonschema.Draft202012Validator(json.loads(path.read_text()))


@pytest.mark.parametrize("key", ["climate", "origin", "oceans"])
def test_what_is_sent_is_of_the_schemas(key, tmp_path, monkeypatch):
    heard, said = [], []
    note, send = Client.note, Client.send

    def hear(self, message):
        heard.append(message)
        note(self, message)

    async def say(self, type, **fields):
        said.append({"type": type, **fields})
        await send(self, type, **fields)

    monkeypatch.setattr(Client, "note", hear)
    monkeypatch.setattr(Client, "send", say)

    async def run():
        async with running(tmp_path) as server:
            _, clients = await server.party(key, 2)
            await play_some(clients, 40)
            first = clients[0]
            for type in ("undo", "device-link", "feed-link", "ping", "rematch"):
                await first.ask(type)
            await first.ask("why-not", move="nonsense")
            await first.ask("invite", seat=1)
            if first.question:
                await first.ask("options", number=first.question["number"])
            state = first.state
            await close(*clients)
            return state

    state = asyncio.run(run())
    server, client = schema("protocol-server"), schema("protocol-client")
    for message in heard:
        server.validate(message)
    for message in said:
        client.validate(message)
    engine = "evolution" if key == "climate" else key
    schema(f"view-{engine}").validate(state["view"])


@pytest.mark.parametrize(
    ("lang", "advice"),
    [("en", "Reload the page"), ("fr", "Rechargez la page"), ("ru", "Перезагрузите страницу")],
)
def test_clients_of_another_version_are_told_what_to_do(lang, advice, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made = await server.create("evolution", 2)
            client = await Client.open(server.socket)
            hello = {"table": made["table"], "token": made["token"], "lang": lang}
            await client.send("hello", protocol=wire.PROTOCOL - 1, **hello)
            return await client.receive()

    answer = asyncio.run(run())
    assert (answer["code"], answer["detail"]) == ("wrong-protocol", str(wire.PROTOCOL))
    assert advice in answer["text"] and str(wire.PROTOCOL) in answer["text"]


def test_page_client_and_example_have_the_version_of_the_server():
    socket = (ROOT / "web" / "src" / "net" / "socket.ts").read_text()
    bot = (ROOT / "examples" / "bot.py").read_text()

    assert f"\nVersion {wire.PROTOCOL}. " in PAGE.read_text()
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in socket
    assert f'"protocol": {wire.PROTOCOL},' in bot


def test_every_message_and_code_is_on_the_page():
    text = PAGE.read_text()
    kinds = [*requests.AnyRequest.__args__, *responses.AnyResponse.__args__]
    named = set(re.findall(r"`([a-z-]+)`", text))

    assert {kind.__struct_config__.tag for kind in kinds} <= named
    assert {*REFUSALS, *CODES.values()} <= named


def test_tokens_are_no_part_of_any_address():
    assert not re.search(r"[?&](token|secret)=", PAGE.read_text())
