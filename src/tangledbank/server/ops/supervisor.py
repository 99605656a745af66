"""Workers that share a port, are replaced when they die, and end with their parent process.

This module imports little, so that a worker can watch its parent before it imports the rest.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from socket import socket
from typing import Final

from tangledbank.isolation import SAFE_PATH, after_safe_start, safe_starts
from tangledbank.server.ops.logs import LOG, log_event

SPAWN: Final = multiprocessing.get_context("spawn")
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
BEAT_INTERVAL: Final = 1.0  # seconds between two signs of life of a worker
SILENCE_TIMEOUT: Final = (
    60.0  # seconds without one after which a worker is killed: machines can be busy
)
CHECK_INTERVAL: Final = 1.0  # seconds between two looks for workers that are silent
RESTART_DELAY: Final = 1.0  # seconds before a worker is replaced that keeps dying before it serves
ORPHAN_TIMEOUT: Final = 10.0  # seconds in which a worker ends that has lost its parent
STOP_TIMEOUT: Final = 30.0  # seconds that workers have to end
STARTING, SERVING = b"starting", b"serving"

Serve = Callable[[socket, "ParentWatch"], None]


# In a worker


class ParentWatch(threading.Thread):
    """A thread that sends heartbeats to the parent, and ends the process if the parent is gone."""

    def __init__(self, beats: Connection) -> None:
        super().__init__(daemon=True)
        self.beats = beats
        self.is_serving: Callable[[], bool] = lambda: False

    def run(self) -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None, "a worker has a parent"
        while parent.is_alive():
            with contextlib.suppress(OSError):  # the parent is ending
                self.beats.send_bytes(SERVING if self.is_serving() else STARTING)
            parent.join(BEAT_INTERVAL)
        self.end()

    def end(self) -> None:
        """Stop the process gracefully if it is serving, or immediately if it is not."""
        if self.is_serving():
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(ORPHAN_TIMEOUT)
        os._exit(1)


def run_worker(work: bytes, listener: socket, beats: Connection, keep_safe_path: bool) -> None:
    """Serve in a new process.

    `work` arrives pickled, because loading it imports the server.
    """
    after_safe_start(keep_safe_path)
    watch = ParentWatch(beats)
    watch.start()
    with contextlib.suppress(KeyboardInterrupt):  # the parent got it too
        serve: Serve = pickle.loads(work)
        serve(listener, watch)


# In their parent


@dataclass
class Worker:
    """A worker process, as seen by its parent."""

    process: SpawnProcess
    beats: Connection
    last_heard: float
    serving: bool = False

    def read_beats(self) -> None:
        """Read the worker's pending heartbeats."""
        with contextlib.suppress(EOFError, OSError):
            while self.beats.poll():
                sign = self.beats.recv_bytes()
                self.last_heard = time.monotonic()
                if sign == SERVING and not self.serving:
                    self.serving = True
                    log_event("worker-serving", process=self.process.pid)

    def is_dead(self) -> bool:
        """Return whether the worker has ended; kill it first if it was silent for too long."""
        if self.process.is_alive() and time.monotonic() - self.last_heard > SILENCE_TIMEOUT:
            log_event("worker-silent", process=self.process.pid)
            self.process.kill()
            self.process.join()
        return not self.process.is_alive()


class Supervisor:
    """A supervisor that keeps a number of workers running until a signal stops it."""

    def __init__(self, serve: Serve, listener: socket, count: int) -> None:
        self.work = pickle.dumps(serve)
        self.listener = listener
        self.count = count
        self.workers: list[Worker] = []
        self.served = False  # whether any worker ever did
        self.failures = 0  # workers in a row that died before they served
        self.not_before = 0.0  # when the next worker may start
        self.stop_reader, self.stop_writer = multiprocessing.Pipe(duplex=False)

    def run(self) -> int:
        """Run until a signal arrives or no worker can start; return the exit status."""
        for number in SIGNALS:
            signal.signal(number, self.stop)
        try:
            return self._run()
        finally:
            self._end_all()

    def stop(self, *_: object) -> None:
        self.stop_writer.send_bytes(b"stop")

    def _run(self) -> int:
        while not self.stop_reader.poll():
            self._start_missing()
            wait(self._events(), CHECK_INTERVAL)
            for worker in self.workers:
                worker.read_beats()
                self.served = self.served or worker.serving
            for worker in [each for each in self.workers if each.is_dead()]:
                status = self._remove(worker)
                if status > 0 and not self.served:
                    LOG.error(
                        "no worker can start: one ended with status %d. Its messages above say why",
                        status,
                    )
                    return status
        return 0

    def _events(self) -> list[Connection | int]:
        """Return the events to wait for: an order to stop, ended workers, and heartbeats."""
        ends = [worker.process.sentinel for worker in self.workers]
        return [self.stop_reader, *ends, *(worker.beats for worker in self.workers)]

    def _start_missing(self) -> None:
        """Start the workers that are missing."""
        while len(self.workers) < self.count and time.monotonic() >= self.not_before:
            try:
                self.workers.append(self._start())
            except OSError as error:
                LOG.error("a worker cannot be started: %s", error)
                self.not_before = time.monotonic() + RESTART_DELAY

    def _start(self) -> Worker:
        hears, beats = multiprocessing.Pipe(duplex=False)
        given = (self.work, self.listener, beats, SAFE_PATH in os.environ)
        process = SPAWN.Process(target=run_worker, args=given)
        with safe_starts():
            process.start()
        beats.close()
        return Worker(process, hears, time.monotonic())

    def _remove(self, worker: Worker) -> int:
        """Remove a dead worker and return its exit status.

        Replacements start at once, unless many workers died before they served.
        """
        self.workers.remove(worker)
        status = worker.process.exitcode or 0
        log_event("worker-died", process=worker.process.pid, status=status)
        self.failures = 0 if worker.serving else self.failures + 1
        if self.failures > self.count:
            self.not_before = time.monotonic() + RESTART_DELAY
        worker.beats.close()
        worker.process.close()
        return status

    def _end_all(self) -> None:
        """Stop all workers gracefully; kill those that take too long."""
        for worker in self.workers:
            worker.process.terminate()
        until = time.monotonic() + STOP_TIMEOUT
        for worker in self.workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
