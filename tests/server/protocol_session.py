"""A short game over the protocol, recorded for docs/reference/protocol.md."""

import asyncio
import hashlib
import json
import urllib.request
from dataclasses import dataclass, field

from tangledbank.core.rng import seeded
from tangledbank.server.protocol.client import Client
from tests.server.playing import PATIENCE, Quick, close, running

CLIENT_SEEDS = {"Anna": "3f" * 16, "Ben": "a7" * 16, "Cleo": "5c" * 16}
NOON = 1_790_000_000.0  # in place of the server's time
CHOICES_BEFORE_QUERIES = 20  # so that there are species to ask about
FLUSH = 1_000_000  # the request id of pings that are not recorded
GETS = {
    "/api/games": "GameOffer[]",
    "/api/games/evolution": "Lexicon",
    "/api/lessons": "LessonOffer[]",
}


class CountedSecrets(Quick):
    """A runtime whose secrets and seeds are the same in every recording."""

    def __init__(self):
        self.count = 0

    def secret(self):
        return self._digest()[:24]

    def code(self):
        digits = self._digest()[:16].upper()
        return "-".join(digits[i : i + 4] for i in range(0, 16, 4))

    def seed(self):
        return self._digest()

    def bot_seed(self):
        return 7

    def _digest(self):
        self.count += 1
        return hashlib.sha256(b"secret %d" % self.count).hexdigest()


@dataclass
class Recording:
    """All messages in order: who sent or received them, and the message."""

    messages: list[tuple[str, str, dict]] = field(default_factory=list)
    bodies: dict[str, object] = field(default_factory=dict)  # of HTTP calls, by struct

    def first(self, verb, type):
        """Return the first message of a type that was sent or received."""
        found = (m for _, how, m in self.messages if how == verb and m["type"] == type)
        return next(found, None)


class RecordedClient(Client):
    """A client whose messages are recorded, except pings that only wait for older messages."""

    recording: Recording
    name: str
    silent = False

    def note(self, message):
        super().note(message)
        if not self.silent:
            self.recording.messages.append((self.name, "receives", timeless(message)))

    async def send(self, type, **fields):
        if not self.silent:
            self.recording.messages.append((self.name, "sends", {"type": type, **fields}))
        await super().send(type, **fields)

    async def flush(self):
        """Receive every message that the server has sent so far."""
        await Client.send(self, "ping", request_id=FLUSH)
        while (message := json.loads(await self.socket.recv()))["type"] != "pong":
            self.note(message)


def timeless(message):
    return {**message, "now": NOON} if message["type"] == "pong" else message


class Session:
    """The recorded game: a server, its table and two players."""

    def __init__(self, server):
        self.server = server
        self.recording = Recording()
        self.clients = {}

    async def http(self, path, body=None, sent="", got=""):
        _, answer = await self.server.http(path, body)
        if sent:
            self.recording.bodies.setdefault(sent, body)
        if got:
            self.recording.bodies.setdefault(got, answer)
        return answer

    async def create(self, **settings):
        body = {"settings": {"game": "evolution", **settings}, "name": "Anna"}
        return await self.http("/api/tables", body, "CreateTable", "CreatedTable")

    async def join(self, who, table, **hello):
        client = await RecordedClient.open(self.server.socket)
        client.recording, client.name = self.recording, who
        self.clients[who] = client
        await client.hello(table, lang="en", log=True, **hello)
        await self.flush(first=who)
        return client

    async def flush(self, first=""):
        """Record all messages so far, player by player, so that timing doesn't matter."""
        for live_table in [*self.server.registry.live_tables.values()]:
            async with live_table.lock:  # until a choice that is being stored has been sent
                pass
        before, heard = len(self.recording.messages), -1
        while heard != len(self.recording.messages):
            heard = len(self.recording.messages)
            for client in [*self.clients.values()]:
                await client.flush()
        names = sorted(self.clients, key=lambda name: name != first)
        self.recording.messages[before:] = sorted(
            self.recording.messages[before:], key=lambda message: names.index(message[0])
        )

    def match(self, table):
        return self.server.registry.live_tables[table].table.running_game.match

    async def asked(self, table):
        """Wait for a question that has several options; return its seat."""
        async with asyncio.timeout(PATIENCE):
            while True:
                match = self.match(table)
                for question in match.open:
                    if len(match.state.legal_actions(question.seat)) > 1:
                        await self.flush()
                        return [*self.clients.values()][question.seat]
                if match.over:
                    return None
                await asyncio.sleep(0.005)

    async def play(self, table, choices):
        """Play by chance, unrecorded."""
        rng = seeded(3)
        before = {name: client.requests for name, client in self.clients.items()}
        self.silence(True)
        while choices and (client := await self.asked(table)):
            question = client.question
            place = int(rng.below(len(question["options"])))
            await client.ask("choose", number=question["number"], choice=place)
            choices -= 1
        await self.flush()
        self.silence(False)
        for name, client in self.clients.items():
            client.requests = before[name]

    def silence(self, silent):
        for client in self.clients.values():
            client.silent = silent


async def record(where):
    """Play the session; return the recordings of the short session and of all other messages."""
    async with running(where, CountedSecrets()) as server:
        session = Session(server)
        made = await short_session(session)
        short, session.recording.messages = session.recording.messages, []
        await after_the_game(session, made)
        await other_requests(session)
        return short, session.recording


async def short_session(session):
    """Create a table, join, choose, undo, ask for a hint, and play to the end."""
    made = await session.create(players=2, hints=True, pace=False)
    table = made["table"]
    await session.join("Anna", table, token=made["token"], client_seed=CLIENT_SEEDS["Anna"])
    await session.join(
        "Ben", table, secret=made["join_secret"], name="Ben", client_seed=CLIENT_SEEDS["Ben"]
    )
    client = await session.asked(table)
    question = client.question
    await client.ask("choose", number=question["number"], choice=0)
    await session.flush()
    await client.ask("undo")
    await session.flush()
    await client.ask("hint", number=client.question["number"])
    await client.ask("choose", number=client.question["number"], choice=1)
    await session.play(table, 10_000)
    session.recording.messages += [
        (name, "receives", client.state) for name, client in session.clients.items()
    ]
    return made


async def after_the_game(session, made):
    """Request everything that HTTP offers about a finished game, and a rematch."""
    table, anna = made["table"], session.clients["Anna"]
    await session.http("/api/my-games", [made["token"]], got="OwnGame[]")
    record = await session.http(f"/api/tables/{table}/record")
    body = {"record": record, "seat": 0, "lang": "en"}
    header, *frames = await asyncio.to_thread(post_lines, session.server.base + "/api/replay", body)
    session.recording.bodies |= {"ReplayRequest": body, "ReplayHeader": header}
    session.recording.bodies["ReplayFrame"] = frames[1]
    await session.http("/api/summary", body, got="GameSummary")
    await anna.ask("rematch")
    await session.flush()


async def other_requests(session):
    """Send every request that the short session doesn't have."""
    await close(*session.clients.values())
    session.clients.clear()
    await in_the_lobby(session)
    await in_the_game(session)
    for path, got in GETS.items():
        await session.http(path, got=got)
    lesson = {"path": [""], "lang": "en", "seen": 0}
    await session.http("/api/lessons/evolution", lesson, "LessonRequest", "LessonStep")
    query = {"query": {"type": "explain", "about": "horns"}, "path": [], "lang": "en"}
    await session.http("/api/lessons/evolution/query", query, "LessonQuery")
    await close(*session.clients.values())


async def in_the_lobby(session):
    """Fill a public table, remove a player, watch one leave, and let bots play."""
    made = await session.create(players=3, public=True)
    table = made["table"]
    await session.http("/api/tables", got="PublicTable[]")
    anna = await session.join("Anna", table, token=made["token"])
    ben = await session.join("Ben", table, secret=made["join_secret"], name="Ben")
    await ben.ask("client-seed", client_seed=CLIENT_SEEDS["Ben"])
    cleo = await session.join("Cleo", table, join=True, name="Cleo")
    await cleo.ask("leave")
    await close(session.clients.pop("Cleo"))
    await anna.ask("remove", seat=1)
    await close(session.clients.pop("Ben"))
    await anna.ask("invite", seat=1)
    await anna.ask("add-bots", agent="steady")
    await close(session.clients.pop("Anna"))


async def in_the_game(session):
    """Ask about moves and cards, send phrases, and make links."""
    made = await session.create(players=2, pace=False)
    table = made["table"]
    await session.join("Anna", table, token=made["token"], client_seed=CLIENT_SEEDS["Anna"])
    await session.join(
        "Ben", table, secret=made["join_secret"], name="Ben", client_seed=CLIENT_SEEDS["Ben"]
    )
    await session.play(table, CHOICES_BEFORE_QUERIES)
    client = await session.asked(table)
    other = next(each for each in session.clients.values() if each is not client)
    question = client.question
    number, verb = question["number"], question["options"][0]["verb"]
    await client.ask("options", number=number)
    await client.ask("why-not", move="A1 attacks B1")
    await client.ask("preview", number=number, choices=[0])
    await client.ask("illegal-moves", number=number, verb=verb)
    await client.ask("explain", about="horns")
    await client.ask("history", before=client.state["last"], positions=True)
    await client.ask("react", reaction="nice")
    await client.ask("report", seat=other.seat, reason="stalling", text="Takes minutes to move.")
    for link in ("recovery-code", "device-link", "spectator-link", "feed-link"):
        await client.ask(link)
    await client.ask("vote", seat=1, agree=True)
    host = session.clients["Anna"]
    await host.ask("act", act="pause")
    await host.ask("act", act="resume")
    await other.ask("substitute", on=True)
    await other.ask("substitute", on=False)
    await client.ask("ping")
    await other.ask("resign")


def post_lines(url, body):
    """Return the lines of JSON that answer a request."""
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return [json.loads(line) for line in answer]
