"""Servers are killed at random moments while people play; nothing acknowledged may be lost.

Players choose by place or by notation. Either way the option's verb and slots make its row in the
record, so that a choice which is stored as another counts as lost.
"""

import asyncio
import contextlib
import json
import random
import signal
from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import create_engine

import tangledbank
from tangledbank.core.action import pack
from tangledbank.server.protocol.client import LOST, Client
from tangledbank.server.storage.table_store import choices_after
from tangledbank.server.views.slots import SlotCodec
from tests.server.playing import CLIENT_SEED
from tests.server.processes import create
from tests.support import REGISTERED

PLAYERS = 2
AFTER = 3  # choices of every table after the last kill
TIRED = 15.0  # seconds without a word after which a client connects again


@dataclass
class Besieged:
    """A table, its players' tokens, and the choices acknowledged to each."""

    id: str
    game: str
    tokens: list
    done: list = field(default_factory=list)  # by seat: choices
    over: bool = False
    wanted: int = 0  # of all seats together, once the kills are over

    def count(self):
        return sum(len(choices) for choices in self.done)


class Siege:
    def __init__(self, servers, games, seed=0, tick=lambda: None):
        self.servers = servers
        self.games = games
        self.random = random.Random(seed)
        self.tick = tick
        self.tables = []
        self.ending = False

    async def run(self, trouble):
        """People play while there is trouble, and a little longer."""
        for i in range(self.games):
            self.tables.append(await self.sit(REGISTERED[i % len(REGISTERED)], i))
        players = [
            asyncio.create_task(self.play(table, seat))
            for table in self.tables
            for seat in range(len(table.tokens))
        ]
        try:
            await trouble()
            for table in self.tables:
                table.wanted = table.count() + AFTER
            self.ending = True
            async with asyncio.timeout(300):
                await asyncio.gather(*players)
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    async def sit(self, game, i):
        """A table with two people, or one and a bot; their tokens."""
        server = self.servers[i % len(self.servers)]
        more = {"bots": ["random"]} if i % 3 == 2 else {}
        made = await asyncio.to_thread(create, server, game, PLAYERS, **more)
        first = await self.enter(server, made["table"], token=made["token"])
        await first.close()
        if more:
            return Besieged(made["table"], game, [made["token"]], [[]])
        other = await self.enter(server, made["table"], secret=made["join_secret"], name="Ben")
        await other.close()
        return Besieged(made["table"], game, [made["token"], other.token], [[], []])

    async def enter(self, server, table, **right):
        client = await Client.open(server.socket)
        answer = await client.hello(table, client_seed=CLIENT_SEED, **right)
        if answer["type"] == "error":
            await client.close()
            raise OSError(answer["code"])
        return client

    async def kill(self, times):
        """Kill servers at random moments. They are started again while the others go on."""
        for _ in range(times):
            await asyncio.sleep(self.random.uniform(0.2, 1.2))
            server = self.random.choice(self.servers)
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await asyncio.to_thread(server.start)
            self.tick()

    def enough(self, table):
        return table.over or (self.ending and table.count() >= table.wanted)

    async def play(self, table, seat):
        """Play one seat, reconnecting to any of the servers after every failure."""
        while not self.enough(table):
            server = self.random.choice(self.servers)
            with contextlib.suppress(*LOST, TimeoutError):
                client = await self.enter(server, table.id, token=table.tokens[seat])
                try:
                    await self.go_on(client, table, seat)
                finally:
                    client.socket.transport.abort()
            await asyncio.sleep(0.05)

    async def go_on(self, client, table, seat):
        while not self.enough(table):
            if client.state and client.state["results"]:
                table.over = True
                return
            question = client.question
            if question is None:
                async with asyncio.timeout(2.0 if self.ending else TIRED):
                    await client.receive()
                continue
            place = self.random.randrange(len(question["options"]))
            async with asyncio.timeout(TIRED):
                choice = self.random.choice([place, question["options"][place]["move"]])
                answer = await client.ask("choose", number=question["number"], choice=choice)
                if answer.get("code") == "storage-failed":
                    await asyncio.sleep(0.1)
                    continue
                if answer["type"] == "done":
                    option = question["options"][place]
                    table.done[seat].append(row_of(table.game, seat, option))
                while client.question == question:
                    await client.receive()

    def lost(self, url):
        """Choices that were acknowledged and are not stored in their order."""
        engine = create_engine(url)
        missing = []
        with engine.connect() as connection:
            for table in self.tables:
                stored = [row.choice for row in choices_after(connection, table.id)]
                for choices in table.done:
                    rest = iter(stored)
                    missing += [choice for choice in choices if choice not in rest]
        engine.dispose()
        return missing


def row_of(key, seat, option):
    """Return the row of the record in which an option is stored."""
    game = tangledbank.game(key)
    verbs = game.language.verb_words.values()
    verb = next(word for word in verbs if word.name == option["verb"])
    ids = SlotCodec(game, PLAYERS).first_slots(verb, option["values"])
    return game.language.as_record(seat, pack(verb.number, *ids.values()), PLAYERS)


async def flood(port, wanted, tick=lambda: None):
    """Request a number of tables, a hundred at a time; count the answers by status."""
    body = json.dumps({"settings": {"game": "evolution"}, "name": "Eve"}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    one, seen = head.encode() + body, Counter()
    while sum(seen.values()) < wanted:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):  # idle for too long
            while sum(seen.values()) < wanted:
                writer.write(one * 100)
                for _ in range(100):
                    seen[await status_of(reader)] += 1
                tick()
        writer.close()
    return seen


async def status_of(reader):
    """The status of the next answer, which is read to its end."""
    top = await reader.readuntil(b"\r\n\r\n")
    size = int(top.lower().split(b"content-length: ")[1].split(b"\r")[0])
    await reader.readexactly(size)
    return int(top.split()[1])
