"""Workers of one port: replaced when they die, whenever that is, and gone with their parent."""

import contextlib
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time

import pytest
from sqlalchemy import create_engine, text

from tangledbank.core.errors import BadOptions
from tangledbank.server.ops.launch import ServerConfig, bind
from tangledbank.server.ops.supervisor import SERVING, SILENCE_TIMEOUT, Worker
from tangledbank.server.storage.migrations import LOCK
from tests.server.processes import (
    Serving,
    children_of,
    environment,
    free_port,
    is_gone,
    until,
)

SOON = 40  # seconds; a supervisor that waits for a dead worker waits for 60


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
            probe.listen()
        except OSError:
            return False
        return True


@contextlib.contextmanager
def spawned(folder, database, *words):
    """A server with two workers that may still be starting; all of it is gone at the end."""
    server = Serving(folder, database, "--workers", "2", *words)
    server.spawn()
    try:
        yield server
    finally:
        for each in [*children_of_living(server.process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        server.end()


def children_of_living(process):
    try:
        return children_of(process)
    except FileNotFoundError:
        return []


def both(process):
    """The two workers of a server, once they are there."""
    return until(lambda: found if len(found := children_of_living(process)) == 2 else None)


def signal_all(processes, number):
    for process in processes:
        os.kill(process, number)


def test_workers_killed_while_they_start_are_replaced_at_once(tmp_path, shared):
    with spawned(tmp_path, shared) as server:
        first = both(server.process.pid)
        signal_all(first, signal.SIGSTOP)  # in the midst of their imports
        time.sleep(1.5)  # the parent has begun to wait for a sign of life
        signal_all(first, signal.SIGKILL)
        until(lambda: len(set(children_of(server.process.pid)) - set(first)) == 2, SOON)
        server.wait()
        assert server.stop() == 0, server.log()
        assert "Traceback" not in server.log()


def test_workers_of_a_parent_that_is_killed_while_they_start_are_gone(tmp_path, shared):
    with spawned(tmp_path, shared) as server:
        workers = both(server.process.pid)
        signal_all(workers, signal.SIGSTOP)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        signal_all(workers, signal.SIGCONT)
        until(lambda: all(map(is_gone, workers)))
        assert is_free(server.port)


def test_workers_of_a_killed_parent_do_not_wait_for_the_database(tmp_path, shared):
    engine = create_engine(shared)
    with engine.connect() as connection, spawned(tmp_path, shared) as server:
        lock, unlock = [
            text(f"SELECT {work}(:lock)").bindparams(lock=LOCK)
            for work in ("pg_advisory_lock", "pg_advisory_unlock")
        ]
        waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        connection.execute(lock)
        until(lambda: connection.execute(waiting).scalar() == 1)
        connection.execute(unlock)  # the parent has its turn, and then the lock is ours again
        connection.execute(lock)
        workers = both(server.process.pid)
        until(lambda: connection.execute(waiting).scalar() == 2)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: all(map(is_gone, workers)))
        assert is_free(server.port)
    engine.dispose()


def test_workers_that_serve_end_with_their_parent(tmp_path, shared):
    with spawned(tmp_path, shared) as server:
        server.wait()
        workers = both(server.process.pid)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until(lambda: all(map(is_gone, workers)))
        assert is_free(server.port)


def test_a_server_whose_database_is_missing_says_so_and_ends(tmp_path):
    with spawned(tmp_path, f"postgresql://nobody@/none?host={tmp_path}") as server:
        assert server.process.wait(60) > 0
        assert "Check its address" in server.log()


class Supervised:
    """A supervisor of workers that follow a script."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        with open(folder / "log.txt", "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.supervised", str(folder), str(self.port)],
                env=environment(),
                stderr=log,
                start_new_session=True,
            )

    def pids(self, kind):
        return {int(path.name.partition("-")[2]) for path in self.folder.glob(f"{kind}-*")}

    def log(self):
        return (self.folder / "log.txt").read_text()


@contextlib.contextmanager
def supervised(folder):
    made = Supervised(folder)
    try:
        yield made
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(made.process.pid, signal.SIGKILL)
        made.process.wait()


def test_a_worker_that_cannot_start_is_tried_again_if_others_serve(tmp_path):
    with supervised(tmp_path) as server:
        until(lambda: server.log().count("worker-serving") == 2)
        first = server.pids("serving")
        (tmp_path / "fail").touch()
        signal_all(first, signal.SIGKILL)
        until(lambda: len(server.pids("pid")) >= 7)  # two that served, and five that failed
        (tmp_path / "fail").unlink()
        until(lambda: len(server.pids("serving")) == 4)
        server.process.terminate()
        assert server.process.wait(30) == 0
        assert all(map(is_gone, server.pids("pid")))


def test_a_server_ends_if_its_first_workers_cannot_start(tmp_path):
    (tmp_path / "fail").touch()
    with supervised(tmp_path) as server:
        assert server.process.wait(60) == 7
        assert "no worker can start" in server.log()


def test_a_server_is_stopped_while_its_workers_start(tmp_path):
    (tmp_path / "hang").touch()
    with supervised(tmp_path) as server:
        until(lambda: len(server.pids("pid")) == 2)
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(30) == 0
        assert all(map(is_gone, server.pids("pid"))) and is_free(server.port)


class Silent:
    """A process that lives, and says nothing."""

    pid = 1
    alive = True

    def is_alive(self):
        return self.alive

    def kill(self):
        self.alive = False

    def join(self):
        assert not self.alive


@pytest.mark.parametrize(
    ("ago", "dead"), [(SILENCE_TIMEOUT - 5, False), (SILENCE_TIMEOUT + 5, True)]
)
def test_a_worker_without_a_sign_of_life_is_killed(ago, dead):
    hears, beats = multiprocessing.Pipe(duplex=False)
    worker = Worker(Silent(), hears, time.monotonic() - ago)

    assert worker.is_dead() is dead
    if not dead:
        beats.send_bytes(SERVING)
        worker.last_heard -= SILENCE_TIMEOUT
        worker.read_beats()
        assert worker.serving and not worker.is_dead()
    hears.close()
    beats.close()


def test_a_port_that_is_taken_is_refused_with_a_reason():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(BadOptions, match="--port"):
            bind(ServerConfig("sqlite://", port=other.getsockname()[1]))
