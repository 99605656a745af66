"""Figures for Prometheus, on a port of this machine alone, where the operator wants them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tangledbank.server.hall import Hall

LOOPBACK: Final = "127.0.0.1"
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)  # seconds
PATIENCE: Final = 5.0
WORKERS: Final = 64
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Tally:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.messages: Counter[str] = Counter()  # by type
        self.refusals: Counter[str] = Counter()  # by code
        self.times: Counter[float] = Counter()  # of choices, by the step they fit in
        self.total = 0.0

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """A choice, from the request to everybody having been told."""
        start = time.perf_counter()
        yield
        spent = time.perf_counter() - start
        self.total += spent
        self.times[next((step for step in STEPS if spent <= step), float("inf"))] += 1


def exposition(hall: Hall) -> str:
    """All figures, in the text format of Prometheus."""
    tally = hall.tally
    gauges = {
        "sockets": ("open connections", hall.sockets),
        "tables": ("tables in memory", len(hall.rooms)),
        "unfinished_tables": ("tables that are not over, in the database", hall.unfinished),
        "draining": ("whether new tables are refused", int(hall.draining)),
    }
    counters = {
        "choices_total": ("choices stored", hall.stored),
        "bot_troubles_total": ("bots that failed or took too long", hall.thinkers.troubles),
    }
    lines: list[str] = []
    for kind, figures in (("gauge", gauges), ("counter", counters)):
        for name, (text, value) in figures.items():
            lines += [*head(name, text, kind), f"tangledbank_{name} {value}"]
    lines += labelled("messages_total", "messages of clients", "type", tally.messages)
    lines += labelled("refusals_total", "requests that were refused", "code", tally.refusals)
    limited = hall.admission.refused
    lines += labelled("limited_total", "what an address was refused", "limit", limited)
    return "\n".join([*lines, *histogram(tally), ""])


def head(name: str, text: str, kind: str) -> list[str]:
    return [f"# HELP tangledbank_{name} {text}", f"# TYPE tangledbank_{name} {kind}"]


def labelled(name: str, text: str, label: str, counts: Counter[str]) -> list[str]:
    rows = [f'tangledbank_{name}{{{label}="{key}"}} {n}' for key, n in sorted(counts.items())]
    return [*head(name, text, "counter"), *rows]


def histogram(tally: Tally) -> list[str]:
    name, count = "choice_seconds", 0
    lines = head(name, "from a choice to everybody having been told", "histogram")
    for step in (*STEPS, float("inf")):
        count += tally.times[step]
        edge = "+Inf" if step == float("inf") else str(step)
        lines.append(f'tangledbank_{name}_bucket{{le="{edge}"}} {count}')
    return [
        *lines,
        f"tangledbank_{name}_sum {tally.total:.6f}",
        f"tangledbank_{name}_count {count}",
    ]


async def serve_metrics(hall: Hall, port: int) -> asyncio.Server:
    """Answer `GET /metrics`, to this machine alone."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError):
            async with asyncio.timeout(PATIENCE):
                asked = await reader.readline()
                found = asked.startswith(b"GET /metrics ")
                body = exposition(hall).encode() if found else b""
                status = "200 OK" if found else "404 Not Found"
                heads = f"HTTP/1.1 {status}\r\nContent-Type: {TYPE}\r\nConnection: close\r\n"
                writer.write(f"{heads}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    for place in range(port, port + WORKERS):  # each worker takes the next that is free
        with contextlib.suppress(OSError):
            return await asyncio.start_server(answer, LOOPBACK, place)
    raise OSError(f"no port is free from {port} on")
