"""A real server on the loopback interface, in the loop of the test, and clients of it."""

import asyncio
import contextlib
import json
import urllib.request

from tangledbank.core.rng import seeded
from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.ops.launch import ServerConfig, make_registry, make_server
from tangledbank.server.protocol.client import Client
from tangledbank.server.tables.runtime import Runtime
from tests.server.support import database_in

CLIENT_SEED = "ab" * 16
PATIENCE = 300.0  # seconds, for a busy machine
FREE = {
    "lease": 5.0,
    "creations": 1e6,
    "creation_burst": 1e6,
    "lessons": 1e6,
    "lesson_burst": 1e6,
    "rate": 1e6,
    "burst": 1e6,
    "sweep": 0.05,
    "address_scale": 0.0,
}


class Quick(Runtime):
    """The real runtime without delays."""

    def answer_delay(self):
        return 0.01


class Running:
    """A running server."""

    def __init__(self, registry, server):
        self.registry = registry
        self.server = server
        self.port = server.servers[0].sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.socket = f"ws://127.0.0.1:{self.port}/api/play"

    async def http(self, path, body=None, **headers):
        return await asyncio.to_thread(call, self.base + path, body, headers)

    async def create(self, game="evolution", players=2, name="Anna", **more):
        given = {"game": game, "players": players, "pace": False, **more}
        status, made = await self.http("/api/tables", {"settings": given, "name": name})
        assert status == 201, made
        return made

    async def client(self, table, **hello):
        client = await Client.open(self.socket)
        client.answer = await client.hello(table, **hello)
        return client

    async def party(self, game="evolution", players=2, **more):
        """A table with all its people connected; the game has begun."""
        return await party([self], game, players, **more)


async def party(servers, game="evolution", players=2, **more):
    """A table with its people at servers that share it, in turn; the game has begun."""
    made = await servers[0].create(game, players, **more)
    clients = []
    for seat in range(players - len(more.get("bots", []))):
        secret = {"secret": made["join_secret"], "name": f"Guest {seat}"}
        right = secret if seat else {"token": made["token"]}
        client = await servers[seat % len(servers)].client(
            made["table"], client_seed=CLIENT_SEED, **right
        )
        client.token = client.token or made["token"]
        clients.append(client)
    for client in clients:
        await reach(client, lambda c: c.state)
    return made, clients


def call(url, body, headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, read(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, read(error)


def read(answer):
    text = answer.read().decode()
    return json.loads(text) if text.startswith(("{", "[")) else text


async def reach(client, wanted):
    """Receive messages until the condition holds for the client."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(client):
            await client.receive()


@contextlib.asynccontextmanager
async def running(where, runtime=None, bot_processes=1, proxies="", **limits):
    """Run a server with its database in a folder or at a URL; stop it at the end."""
    config = ServerConfig(
        database_in(where),
        port=0,
        proxies=proxies,
        bot_processes=bot_processes,
        limits=Limits(**{**FREE, **limits}),
    )
    registry = make_registry(config, runtime or Quick())
    server = make_server(config, registry)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.result()
        await asyncio.sleep(0.01)
    try:
        yield Running(registry, server)
    finally:
        server.should_exit = True
        await task


async def play_seat(client, rng, choices=10_000):
    """Answer questions at random until the game is over."""
    while choices:
        question = client.question
        if client.state and client.state["results"]:
            return client.state["results"]
        if question is None:
            await client.receive()
            continue
        place = rng.below(len(question["options"]))
        answer = await client.ask("choose", number=question["number"], choice=int(place))
        assert answer["type"] == "done" or answer["code"] in ("stale-question", "not-asked"), answer
        choices -= 1
        if answer["type"] == "done":
            await change(client, question)
    return None


async def play_some(clients, choices, seed=1):
    """Let all clients play at random until they have made a number of choices together."""
    left = [choices]

    async def play(client, rng):
        while left[0] > 0:
            left[0] -= 1
            if await play_seat(client, rng, 1):
                return

    tasks = [asyncio.create_task(play(c, seeded(seed + i))) for i, c in enumerate(clients)]
    while left[0] > 0 and not all(task.done() for task in tasks):
        await asyncio.sleep(0.01)
    await asyncio.wait(tasks, timeout=0.3)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def change(client, question):
    await reach(client, lambda c: c.question != question)


async def watch(client):
    """Watch until the game is over."""
    await reach(client, lambda c: c.state and c.state["results"])
    return client.state["results"]


async def play_out(clients, *watchers, seed=1):
    """Let all clients play at random to the end; return the results that each received."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(
            *[play_seat(client, seeded(seed + i)) for i, client in enumerate(clients)],
            *[watch(watcher) for watcher in watchers],
        )


async def close(*clients):
    for client in clients:
        await client.close()
