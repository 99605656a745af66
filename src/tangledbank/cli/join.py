"""`tangledbank join`: play or watch a table on a server, as plain lines in the terminal."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.serve import need_server
from tangledbank.cli.terminal import Terminal
from tangledbank.notation.names import seat_name
from tangledbank.texts import Texts


def join(texts: Texts, link: str, name: str, terminal: Terminal) -> None:
    """Play at a table until the game is over or the input ends."""
    need_server(texts)
    from tangledbank.server.protocol.client import socket_address

    address, table, fragment = socket_address(link)
    if fragment:
        raise CommandError(texts.say("join-fragment"), USAGE)
    terminal.say(texts.say("join-secret"))
    secret = sys.stdin.readline().strip()
    asyncio.run(RemotePlayer(texts, terminal).run(address, table, secret, name))


class RemotePlayer:
    """A seat or spectator at a server's table."""

    def __init__(self, texts: Texts, terminal: Terminal) -> None:
        self.texts = texts
        self.terminal = terminal
        self.names: list[str] = []

    async def run(self, address: str, table: str, secret: str, name: str) -> None:
        from tangledbank.server.protocol.client import LOST

        try:
            client = await self.enter(address, table, secret, name)
            await self.play(client)
            await client.close()
        except LOST as error:
            raise CommandError(self.texts.say("join-lost", why=str(error))) from None

    async def enter(self, address: str, table: str, secret: str, name: str) -> Any:
        """Connect with a token or recovery code, or else with a link's secret."""
        from tangledbank.server.protocol.client import Client, new_client_seed

        answer: dict[str, Any] = {}
        for given in ({"token": secret}, {"secret": secret, "name": name}):
            client = await Client.open(address)
            hello = {
                **given,
                "client_seed": new_client_seed(),
                "lang": self.texts.lang,
                "log": True,
            }
            answer = await client.hello(table, seen=0, **hello)
            if answer["type"] == "welcome":
                self.greet(answer["seat"])
                if client.token:
                    self.terminal.say(self.texts.say("join-token", token=client.token))
                return client
            await client.close()
        raise CommandError(answer["text"])

    def greet(self, seat: int | None) -> None:
        if seat is None:
            self.terminal.say(self.texts.say("join-watch"))
        else:
            self.terminal.say(self.texts.say("join-seat", seat=seat_name(seat)))

    async def play(self, client: Any) -> None:
        asked = -1
        async for message in client:
            if message["type"] == "table":
                self.show_people(message["table"])
            elif message["type"] == "state":
                self.terminal.say(*[line["text"] for line in message["log"]])
                if message["results"]:
                    self.terminal.say(*self.score_lines(message["results"]))
                    return
                question = message["question"]
                if question and question["number"] != asked:
                    asked = question["number"]
                    await client.send("options", number=asked)
            elif message["type"] == "options" and still_asked(client, message["number"]):
                if not await self.decide(client, message["texts"]):
                    return
            elif message["type"] == "error":
                self.terminal.say(f"! {message['text']}")
                asked = -1 if message["code"] == "no-undo" else asked

    async def decide(self, client: Any, options: list[str]) -> bool:
        """Show the view and the options, and send a choice; return False if the player leaves."""
        self.terminal.say(*view_lines(client.state["view"]))
        self.terminal.say("", client.question["text"])
        self.terminal.say(*[f"{i}) {text}" for i, text in enumerate(options, 1)])
        while True:
            typed = (await asyncio.to_thread(sys.stdin.readline)).strip()
            if typed in ("", "quit"):
                return False
            if typed == "undo":
                await client.send("undo")
                return True
            if typed.isdecimal() and 1 <= int(typed) <= len(options):
                number = client.question["number"]
                await client.send("choose", number=number, choice=int(typed) - 1)
                return True
            self.terminal.say(self.texts.say("join-number", most=len(options)))

    def show_people(self, table: Mapping[str, Any]) -> None:
        names = []
        for i, seat in enumerate(table["seats"]):
            away = "" if seat["present"] or seat["agent"] else " –"
            names.append(f"{seat_name(i)} {seat['name'] or '…'}{away}")
        if names != self.names:
            self.names = names
            self.terminal.say(", ".join(names))

    def score_lines(self, results: list[dict[str, Any]]) -> Iterator[str]:
        for each in results:
            mark = " *" if each["won"] else ""
            yield f"{seat_name(each['seat'])}: {each['total']}{mark}"


def still_asked(client: Any, number: int) -> bool:
    """Return whether this question is still open for the client."""
    return client.question is not None and client.question["number"] == number


def view_lines(value: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """Yield a document as lines: simple values on one line, nested ones indented below."""
    indent = "  " * depth
    simple = [
        f"{key} {' '.join(map(str, each)) if isinstance(each, list) else each}"
        for key, each in value.items()
        if not is_nested(each) and each not in ("", None, [])
    ]
    yield indent + ", ".join(simple)
    for key, each in value.items():
        if is_nested(each):
            yield f"{indent}{key}:"
            for item in each if isinstance(each, list) else [each]:
                yield from view_lines(item, depth + 1)


def is_nested(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )
