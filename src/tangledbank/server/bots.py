"""Bots think in processes of their own: a hard limit of time, and a legal move when it is over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from typing import Any, Final

from tangledbank.core.errors import BadData
from tangledbank.server.seating import AHEAD, Duty
from tangledbank.server.table import Table

BUDGET: Final = AHEAD  # seconds for one answer
FIRST: Final = 20.0  # for the first one of a process, which has to start
LINE: Final = 1 << 22


class Thinkers:
    """A few processes, each of which answers one question at a time."""

    def __init__(self, count: int = 1, budget: float = BUDGET) -> None:
        self.budget = budget
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.all = [Thinker() for _ in range(count)]
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.troubles = 0

    async def choose(self, table: Table, duty: Duty, seed: int) -> int:
        """A move for a bot. One that fails or takes too long plays the move that chance picks."""
        assert table.play is not None, "bots play games"
        state = table.play.match.state
        actions = state.legal_actions(duty.seat)
        if len(actions) == 1:
            return actions[0]
        question = make_question(table, duty, actions, seed)
        thinker = await self.free.get()
        try:
            place = await thinker.ask(question, self.budget)
        except (TimeoutError, OSError, ValueError, EOFError):
            self.troubles += 1
            place = seed % len(actions)
            await thinker.stop()
        finally:
            self.free.put_nowait(thinker)
        return actions[place] if 0 <= place < len(actions) else actions[seed % len(actions)]

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.stop()


def make_question(table: Table, duty: Duty, actions: list[int], seed: int) -> dict[str, Any]:
    """All that a bot gets to know: the view of its seat, and what is offered."""
    assert table.play is not None, "bots play games"
    match = table.play.match
    return {
        "game": table.game.key,
        "sets": table.settings.sets,
        "players": table.settings.players,
        "options": match.record.options,
        "view": table.game.codec.encode(match.view(duty.seat)),
        "seat": duty.seat,
        "number": duty.number,
        "actions": actions,
        "agent": duty.agent,
        "seed": seed,
    }


class Thinker:
    """One process, started when it is first needed and again whenever it was stopped."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], budget: float) -> int:
        patience = budget
        if self.process is None:
            self.process = await start()
            patience += FIRST
        assert self.process.stdin is not None and self.process.stdout is not None, "pipes"
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        async with asyncio.timeout(patience):
            line = await self.process.stdout.readline()
        answer = json.loads(line) if line else None
        if type(answer) is not int:
            raise BadData("a thinker answers with a number")
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def start() -> asyncio.subprocess.Process:
    """A process of its own session, so that an interrupt from the keyboard is not for it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tangledbank.server.thinker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
        limit=LINE,
    )
