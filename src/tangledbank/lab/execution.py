"""Run a study on this machine's cores or on a cluster, with the same results."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from tangledbank.isolation import SAFE_PATH, after_safe_start, safe_starts
from tangledbank.lab.chunks import Chunk, chunks, game_hashes, game_of, play_chunk
from tangledbank.lab.store import Store, deals_of, note_of, results_of
from tangledbank.lab.study import Study

AHEAD: Final = 2  # chunks queued per process, so that none is idle
LOOK: Final = 1.0  # seconds between checks that the parent process is alive

Finished = Iterator[tuple[Chunk, dict[str, bytes]]]
Player = Callable[[Sequence[Chunk]], Finished]


class IncompleteStudy(RuntimeError):
    """Raised when a run has to stop. Finished chunks are stored."""


def plan(study: Study, stages: Sequence[Mapping[str, int]] = ()) -> list[Chunk]:
    """Return the chunks of a study, in the stages in which its deals were added."""
    hashes = {each.name: game_hashes(game_of(each)) for each in study.settings}
    return chunks(study, hashes, stages or [deals_of(study)])


def run_study(
    study: Study, player: Player, out: Path | None = None, tell: Callable[[int, int], None] = print
) -> Store:
    """Play the chunks that are not stored yet. Deals that were added since are played, too.

    `tell` is called with the number of finished games and the total number of games.
    """
    store = Store(out or results_of(study.path))
    with store.locked():
        stages = store.open(note_of(study))
        done = store.done()
        todo = [chunk for chunk in plan(study, stages) if chunk.number not in done]
        count = study.games - sum(len(chunk.places) for chunk in todo)
        tell(count, study.games)
        for chunk, tables in player(todo):
            store.keep(chunk.number, tables)
            count += len(chunk.places)
            tell(count, study.games)
    return store


def on_cores(jobs: int) -> Player:
    """Return a player that uses `jobs` processes on this machine."""

    def play(todo: Sequence[Chunk]) -> Finished:
        if jobs == 1 or len(todo) < 2:
            return ((chunk, play_chunk(chunk)) for chunk in todo)
        return in_processes(todo, min(jobs, len(todo)))

    return play


def in_processes(todo: Sequence[Chunk], jobs: int) -> Finished:
    """Play chunks in spawned processes, because a forked one could inherit a held lock."""
    given = (os.getpid(), SAFE_PATH in os.environ)
    with safe_starts():
        pool = ProcessPoolExecutor(
            jobs, get_context("spawn"), initializer=initialize_worker, initargs=given
        )
    waiting: dict[Future[dict[str, bytes]], Chunk] = {}
    rest = iter(todo)
    try:
        while True:
            while len(waiting) < jobs * AHEAD and (chunk := next(rest, None)) is not None:
                with safe_starts():
                    waiting[pool.submit(play_chunk, chunk)] = chunk
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    except BrokenProcessPool:
        raise IncompleteStudy(
            "a process was killed; finished games are stored: run the study again to continue"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def initialize_worker(parent: int, keep_safe_path: bool) -> None:
    """Initialize a worker process that plays chunks."""
    after_safe_start(keep_safe_path)
    exit_with_parent(parent)


def exit_with_parent(parent: int) -> None:
    """Exit when the parent process is gone, even if it was killed."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


def on_ray(address: str, jobs: int) -> Player:
    """Return a player that uses a Ray cluster; `local` starts a temporary cluster here."""

    def play(todo: Sequence[Chunk]) -> Finished:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            import ray
        except ImportError:
            raise IncompleteStudy("Ray is not installed: pip install 'tangledbank[ray]'") from None
        start_ray(ray, address, jobs)
        try:
            yield from in_tasks(ray, todo)
        finally:
            ray.shutdown()

    return play


def start_ray(ray: Any, address: str, jobs: int) -> None:
    """Connect to a cluster, or start a cluster that only this machine can reach."""
    quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    try:
        if address == "local":
            ray.init(
                "local",
                num_cpus=jobs,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",
                **quiet,
            )
        else:
            ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise IncompleteStudy(f"the cluster {address!r:.80} can't be reached: {error}") from None


def in_tasks(ray: Any, todo: Sequence[Chunk]) -> Finished:
    task = ray.remote(play_chunk)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: dict[Any, Chunk] = {}
    rest = iter(todo)
    while True:
        while len(waiting) < ahead and (chunk := next(rest, None)) is not None:
            waiting[task.remote(chunk)] = chunk
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for each in ready:
            yield waiting.pop(each), ray.get(each)
