"""The server as a process of its own: killed at any moment, joined from the terminal, by a bot."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time

from tangledbank.core.rng import seeded
from tangledbank.server.client import LOST, Client
from tangledbank.server.export import verify
from tests.server.playing import PART, call, close, play_seat
from tests.server.support import HOUSE
from tools.compiling import ROOT

KILLS = 10


def environment():
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Serving:
    """`tangledbank serve` on a database; what it prints goes to a file beside it."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.socket = f"ws://127.0.0.1:{self.port}/api/play"
        self.process = None

    def start(self):
        database = f"sqlite:///{self.folder / 'bank.db'}"
        words = ["serve", "--port", str(self.port), "--database", database]
        with open(self.folder / "log.txt", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tangledbank.cli.main", *words],
                env=environment(),
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if call(f"{self.base}/api/ready", None, {})[0] == 200:
                    return
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError("the server does not start: " + self.log())

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait(15)

    def log(self):
        return (self.folder / "log.txt").read_text()


@contextlib.contextmanager
def serving(folder):
    server = Serving(folder)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


def create(server, game, players, **more):
    given = {"game": game, "players": players, "pace": False, **more}
    status, made = call(f"{server.base}/api/tables", {"settings": given, "name": "Anna"}, {})
    assert status == 201, made
    return made


async def enter(server, table, **hello):
    client = await Client.open(server.socket)
    await client.hello(table, part=PART, **hello)
    return client


async def play_until_lost(client, rng, acknowledged):
    """Play by chance; every choice that was acknowledged is counted."""
    with contextlib.suppress(*LOST):
        while not (client.state and client.state["results"]):
            if await play_seat(client, rng, 1) is None:
                acknowledged[client.seat] += 1


async def one_life(server, table, tokens, acknowledged, seconds):
    clients = [await enter(server, table, token=token) for token in tokens]
    tasks = [
        asyncio.create_task(play_until_lost(client, seeded(random.getrandbits(30)), acknowledged))
        for client in clients
    ]
    await asyncio.wait(tasks, timeout=seconds)
    server.stop(signal.SIGKILL)
    await asyncio.wait(tasks, timeout=5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await close(*clients)


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    with serving(tmp_path) as server:
        made = create(server, "oceans", 3)

        async def sit():
            first = await enter(server, made["table"], token=made["token"])
            others = [
                await enter(server, made["table"], secret=made["door"], name=f"Guest {i}")
                for i in (1, 2)
            ]
            await close(first, *others)
            return [made["token"], *[client.token for client in others]]

        tokens = asyncio.run(sit())
        acknowledged = [0, 0, 0]
        for _ in range(KILLS):
            seconds = random.uniform(0.02, 0.25)
            asyncio.run(one_life(server, made["table"], tokens, acknowledged, seconds))
            server.start()

        async def finish():
            clients = [await enter(server, made["table"], token=token) for token in tokens]
            results = await asyncio.gather(
                *[play_seat(client, seeded(i)) for i, client in enumerate(clients)]
            )
            await close(*clients)
            return results

        results = asyncio.run(finish())
        _, record = call(f"{server.base}/api/tables/{made['table']}/record", None, {})
        assert server.stop() in (0, -signal.SIGTERM), server.log()
        assert "Traceback" not in server.log()
        assert made["token"] not in server.log() and made["table"] not in server.log()
    assert sum(acknowledged) > KILLS and results[0] == results[1] == results[2]
    for seat in range(3):
        assert sum(choice[0] == seat for choice in record["choices"]) >= acknowledged[seat]
    verify(json.dumps(record), HOUSE)


def test_the_terminal_and_the_example_bot_play_a_game(tmp_path):
    with serving(tmp_path) as server:
        made = create(server, "evolution", 3, bots=["steady"])
        link = f"{server.base}/t/{made['table']}"
        first = subprocess.Popen(
            [sys.executable, "-m", "tangledbank.cli.main", "join", link],
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        bot = subprocess.Popen(
            [sys.executable, ROOT / "examples" / "bot.py", link],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        bot.stdin.write(made["door"] + "\n")
        bot.stdin.flush()
        said, _ = first.communicate(made["token"] + "\n" + "0\n" + "1\n" * 5000, timeout=60)
        assert first.returncode == 0, said[-3000:]
        try:
            told, faults = bot.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            bot.kill()
            told, faults = bot.communicate()
            raise AssertionError(f"{said[-2000:]}\n{told}\n{faults}") from None
        _, record = call(f"{server.base}/api/tables/{made['table']}/record", None, {})
    (tmp_path / "record.json").write_text(json.dumps(record))
    checked = subprocess.run(
        [sys.executable, "-m", "tangledbank.cli.main", "verify", tmp_path / "record.json"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert first.returncode == 0 and "You are A." in said and "A number from 1 to" in said
    assert "total" in told and faults == ""
    assert checked.returncode == 0 and "committed" in checked.stdout, checked.stderr


def test_a_secret_in_the_address_is_not_taken():
    words = ["join", "http://127.0.0.1:1/t/table#secret"]
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank.cli.main", *words],
        env=environment(),
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and "#" in done.stderr


def test_the_example_bot_is_short():
    lines = (ROOT / "examples" / "bot.py").read_text().splitlines()
    assert len(lines) <= 40
