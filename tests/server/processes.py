"""Servers as processes of their own, which can be killed."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time

from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.ops.launch import ServerConfig, run
from tests.server.playing import FREE, call


def environment():
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Serving:
    """A server on a database; what it prints goes to a file in a folder.

    It is `tangledbank serve` with these words, or, where limits are given, the same without the
    command line.
    """

    def __init__(self, folder, database, *words, limits=None):
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.socket = f"ws://127.0.0.1:{self.port}/api/play"
        self.process = None
        if limits is None:
            command = ["tangledbank.cli.main", "serve", "--port", str(self.port)]
            self.command = [*command, "--database", database, *words]
        else:
            given = json.dumps({**FREE, **limits})
            self.command = ["tests.server.processes", database, str(self.port), given]

    def start(self):
        self.spawn()
        self.wait()

    def spawn(self):
        with open(self.path, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self.command],
                env=environment(),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait(self):
        until = time.monotonic() + 90
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if call(f"{self.base}/api/ready", None, {})[0] == 200:
                    return
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError("the server does not start: " + self.log())

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait(30)

    def end(self):
        """Whatever is left of it is gone."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    @property
    def path(self):
        return self.folder / f"log-{self.port}.txt"

    def log(self):
        return self.path.read_text()


@contextlib.contextmanager
def serving(folder, database, *words, **more):
    server = Serving(folder, database, *words, **more)
    try:
        server.start()
        yield server
    finally:
        server.end()


def create(server, game, players, **more):
    given = {"game": game, "players": players, "pace": False, **more}
    status, made = call(f"{server.base}/api/tables", {"settings": given, "name": "Anna"}, {})
    assert status == 201, made
    return made


def children_of(process):
    """Those that serve: the helper of multiprocessing is none."""
    with open(f"/proc/{process}/task/{process}/children") as file:
        found = [int(word) for word in file.read().split()]
    return [child for child in found if b"spawn_main" in command_of(child)]


def command_of(process):
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return file.read()
    except (FileNotFoundError, ProcessLookupError):  # it has just ended
        return b""


def is_gone(process):
    """Return whether a process has ended, even if its status was not read yet."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def until(condition, seconds=60):
    """Wait for something that must happen, and return it."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
    return found


if __name__ == "__main__":
    url, port, limits = sys.argv[1:]
    run(ServerConfig(url, port=int(port), limits=Limits(**json.loads(limits))))
