"""A pool of bot processes with a time limit; a bot that exceeds it plays a random legal move."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from tangledbank.core.errors import BadData
from tangledbank.games.user_sets import folder_of, whole_name
from tangledbank.isolation import NEUTRAL, isolated_command, isolated_environment
from tangledbank.server.bots.queues import QueueRule, Scheduler
from tangledbank.server.tables.seats import THINKING_TIME, ScheduledMove
from tangledbank.server.tables.table import Table

BUDGET: Final = THINKING_TIME  # seconds for one answer
STARTUP_TIME: Final = 20.0  # for the first one of a process, which has to start
MAX_BOT_LINE: Final = 1 << 22
BOTS: Final = "bots"
HINTS: Final = "hints"
# By priority. With a single process, a bot waits for at most one hint: up to a second.
QUEUES: Final = (
    QueueRule(BOTS),
    QueueRule(HINTS, max_waiting=50, max_wait=20.0, spare=1),
)
FAILURES: Final = (TimeoutError, OSError, ValueError, EOFError, msgspec.MsgspecError)


class BotAnswer(Struct, forbid_unknown_fields=True):
    """The index of an option, and the reason if advice was requested."""

    choice: int
    reason: str


class BotPool:
    """A few bot processes, each of which answers one question at a time."""

    def __init__(
        self,
        count: int = 1,
        budget: float = BUDGET,
        rules: Sequence[QueueRule] = QUEUES,
        sets: Sequence[str] = (),
    ) -> None:
        self.budget = budget
        self.processes = [BotProcess(sets) for _ in range(count)]
        self.scheduler = Scheduler(self.processes, rules)
        self.running: set[asyncio.Task[BotAnswer]] = set()
        self.failures = 0

    async def choose(self, table: Table, scheduled: ScheduledMove, seed: int) -> int:
        """Return a bot's move, or a random one if the bot fails or takes too long."""
        assert table.running_game is not None, "bots play games"
        running_game = table.running_game
        actions = running_game.match.state.legal_actions(scheduled.seat)
        if len(actions) == 1:
            return actions[0]
        if seed not in running_game.bot_answers:
            try:
                question = make_question(table, scheduled, actions, seed)
                found = actions[(await self.ask(question, BOTS, table.id)).choice]
            except FAILURES:
                found = actions[seed % len(actions)]
            running_game.remember_answer(seed, found)
        return running_game.bot_answers[seed]

    async def ask(self, question: dict[str, Any], queue: str, table: str) -> BotAnswer:
        """Return the answer of the next process that is free to serve this queue and table.

        A cancelled caller leaves the queue. If a process is already working on the question, it is
        allowed to finish, because restarting the process would take longer.
        """
        bot_process = await self.scheduler.acquire(queue, table)
        task = asyncio.create_task(self._answer(bot_process, question, queue))
        self.running.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    async def _answer(
        self, bot_process: BotProcess, question: dict[str, Any], queue: str
    ) -> BotAnswer:
        """Ask a process and then return it to the scheduler; stop the process if it fails."""
        try:
            found = await bot_process.ask(question, self.budget)
            if not 0 <= found.choice < len(question["actions"]):
                raise BadData(f"there is no option {found.choice}")
            return found
        except FAILURES:
            self.failures += 1
            await bot_process.stop()
            raise
        except asyncio.CancelledError:
            bot_process.drop()
            raise
        finally:
            self.scheduler.release(queue, bot_process)

    def _forget(self, task: asyncio.Task[BotAnswer]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be waiting for it any more

    async def close(self) -> None:
        self.scheduler.stop()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        for bot_process in self.processes:
            await bot_process.stop()


def make_question(
    table: Table, scheduled: ScheduledMove, actions: list[int], seed: int, lang: str = ""
) -> dict[str, Any]:
    """Return a question for a bot, which contains only its seat's view and its options.

    If a language is given, the bot also explains its choice.
    """
    assert table.running_game is not None, "bots play games"
    match = table.running_game.match
    return {
        "game": table.game.key,
        "sets": [whole_name(name) for name in table.settings.sets],
        "players": table.settings.players,
        "options": match.record.options,
        "view": table.game.codec.encode(match.view(scheduled.seat)),
        "seat": scheduled.seat,
        "number": scheduled.number,
        "actions": actions,
        "agent": scheduled.agent,
        "seed": seed,
        "lang": lang,
    }


class BotProcess:
    """A bot process, started on first use and restarted after it has been stopped."""

    def __init__(self, sets: Sequence[str] = ()) -> None:
        self.sets = sets  # that the operator allows
        self.process: asyncio.subprocess.Process | None = None
        self.killed: list[asyncio.subprocess.Process] = []

    async def ask(self, question: dict[str, Any], budget: float) -> BotAnswer:
        timeout = budget
        if self.process is None:
            await self.stop()
            self.process = await start_process(self.sets)
            timeout += STARTUP_TIME
        assert self.process.stdin is not None and self.process.stdout is not None, "pipes"
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        async with asyncio.timeout(timeout):
            line = await self.process.stdout.readline()
        return msgspec.json.decode(line, type=BotAnswer)

    def drop(self) -> None:
        """Kill the process without waiting for it to exit."""
        process, self.process = self.process, None
        if process is not None:
            self.killed.append(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def stop(self) -> None:
        """Kill the process, and wait until it and all processes killed earlier have exited."""
        self.drop()
        while self.killed:
            await self.killed.pop().communicate()


async def start_process(sets: Sequence[str] = ()) -> asyncio.subprocess.Process:
    """Start an isolated process that can import the sets the operator allows.

    The process runs in a new session, so a keyboard interrupt does not reach it.
    """
    folders = [folder for name in sets if (folder := folder_of(name)) is not None]
    return await asyncio.create_subprocess_exec(
        *isolated_command("tangledbank.server.bots.bot_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        cwd=NEUTRAL,
        env=isolated_environment(folders),
        start_new_session=True,
        limit=MAX_BOT_LINE,
    )
