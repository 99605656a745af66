"""Metrics for Prometheus, on an optional port that only this machine can reach."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry

LOOPBACK: Final = "127.0.0.1"
BUCKET_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)  # seconds
REQUEST_TIMEOUT: Final = 5.0
MAX_PORTS: Final = 64
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """A histogram of durations, each counted under the first bound that it does not exceed."""

    def __init__(self, steps: Sequence[float]) -> None:
        self.steps = steps
        self.counts: Counter[float] = Counter()
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.total += seconds
        self.counts[next((step for step in self.steps if seconds <= step), float("inf"))] += 1

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        """Yield the samples in the Prometheus text format; `label` is `name="value"`."""
        count, more = 0, f"{label}," if label else ""
        for step in (*self.steps, float("inf")):
            count += self.counts[step]
            edge = "+Inf" if step == float("inf") else str(step)
            yield f'tangledbank_{name}_bucket{{{more}le="{edge}"}} {count}'
        label = f"{{{label}}}" if label else ""
        yield f"tangledbank_{name}_sum{label} {self.total:.6f}"
        yield f"tangledbank_{name}_count{label} {count}"


class Counters:
    """Counts of messages and refusals, and the durations of choices."""

    def __init__(self) -> None:
        self.messages: Counter[str] = Counter()  # by type
        self.refusals: Counter[str] = Counter()  # by code
        self.times = Histogram(BUCKET_BOUNDS)  # of choices

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Measure a choice's duration, from the request until it is stored and published."""
        start = time.perf_counter()
        yield
        self.times.observe(time.perf_counter() - start)


def exposition(registry: TableRegistry) -> str:
    """Return all metrics in the Prometheus text format."""
    counters, cluster = registry.counters, registry.cluster
    offset, skew = (cluster.offset, cluster.skew) if cluster is not None else (0.0, 0.0)
    gauges: dict[str, tuple[str, float]] = {
        "sockets": ("open connections", registry.sockets),
        "tables": ("tables in memory", len(registry.live_tables)),
        "unfinished_tables": ("tables that are not over, in the database", registry.unfinished),
        "draining": ("whether new tables are refused", int(registry.draining)),
        "clock_offset_seconds": ("clock of this worker ahead of the database's", offset),
        "clock_skew_seconds": ("largest difference between the clocks of workers", skew),
    }
    totals = {
        "choices_total": ("choices stored", registry.stored_choices),
        "bot_troubles_total": ("bots that failed or took too long", registry.bot_pool.failures),
    }
    lines: list[str] = []
    for kind, figures in (("gauge", gauges), ("counter", totals)):
        for name, (text, value) in figures.items():
            lines += [*head(name, text, kind), f"tangledbank_{name} {value}"]
    lines += labelled("messages_total", "messages of clients", "type", counters.messages)
    lines += labelled("refusals_total", "requests that were refused", "code", counters.refusals)
    limited = registry.admission.refused
    lines += labelled("limited_total", "what an address was refused", "limit", limited)
    text = "from a choice to everybody having been told"
    lines += [*head("choice_seconds", text, "histogram"), *counters.times.lines("choice_seconds")]
    return "\n".join([*lines, *queue_lines(registry), ""])


def queue_lines(registry: TableRegistry) -> Iterator[str]:
    """Yield the length of each queue for bot processes, and how long requests waited."""
    queues = registry.bot_pool.scheduler.queues
    yield from head("queue_length", "requests that wait for a process", "gauge")
    for name, queue in queues.items():
        yield f'tangledbank_queue_length{{queue="{name}"}} {len(queue)}'
    yield from head("queue_seconds", "how long requests waited for a process", "histogram")
    for name, queue in queues.items():
        yield from queue.waits.lines("queue_seconds", f'queue="{name}"')


def head(name: str, text: str, kind: str) -> list[str]:
    return [f"# HELP tangledbank_{name} {text}", f"# TYPE tangledbank_{name} {kind}"]


def labelled(name: str, text: str, label: str, counts: Counter[str]) -> list[str]:
    rows = [f'tangledbank_{name}{{{label}="{key}"}} {n}' for key, n in sorted(counts.items())]
    return [*head(name, text, "counter"), *rows]


async def serve_metrics(registry: TableRegistry, port: int) -> asyncio.Server:
    """Start a server that answers `GET /metrics` for this machine only."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(REQUEST_TIMEOUT):
                asked = await reader.readline()
                found = asked.startswith(b"GET /metrics ")
                body = exposition(registry).encode() if found else b""
                status = "200 OK" if found else "404 Not Found"
                heads = f"HTTP/1.1 {status}\r\nContent-Type: {TYPE}\r\nConnection: close\r\n"
                writer.write(f"{heads}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    for port_tried in range(port, port + MAX_PORTS):  # each worker takes the next that is free
        with contextlib.suppress(OSError):
            return await asyncio.start_server(answer, LOOPBACK, port_tried)
    raise OSError(f"no port from {port} on is free")
