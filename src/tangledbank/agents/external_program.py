"""External programs as players: JSON lines over standard input and output.

A program that is silent, exits, floods or sends nonsense never stops the game: the agent makes a
legal move in its place and reports the trouble. All input from a program is limited. See
docs/reference/programs.md.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, Any, Final

from tangledbank.agents.base import Agent, Trouble
from tangledbank.agents.random import RandomAgent
from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.options import Value
from tangledbank.notation.names import seat_name, squeeze

PROTOCOL: Final = 2
SECONDS: Final = 2.0  # for one answer
FIRST_SECONDS: Final = 10.0  # for the first answer, including the start
MAX_LINE: Final = 65_536  # bytes of one answer
MAX_LINES: Final = 32  # lines read, or queued, per answer
STRIKES: Final = 3  # faults before a program is dismissed
SHOWN: Final = 120  # characters of a program's output that are shown
KEPT: Final = 20  # lines of standard error to keep


def is_program(name: str) -> bool:
    """Return whether a name is a path to a program."""
    return os.sep in name or "/" in name or " " in name


class ProcessAgent(Agent):
    """A player that is an external program."""

    def __init__(self, command: str, game: Game, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(game, seed)
        self.words = shlex.split(command)
        if not self.words or shutil.which(self.words[0]) is None:
            raise BadOptions(
                f"the program {command!r} can't be started: there is no such executable file"
            )
        self.seconds = seconds
        self.fallback = RandomAgent(game, seed)
        self.pipes: ProgramPipes | None = None
        self.strikes = 0
        self.dismissed = False
        self.found: list[Trouble] = []
        self.result: dict[str, Any] = {}

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        options = [self.game.language.write_action(view, seat, action) for action in actions]
        patience = self.seconds
        if self.pipes is None and not self.dismissed:
            self._start(view, seat)
            patience = max(FIRST_SECONDS, self.seconds)
        if not self.dismissed and self.pipes is not None:
            self._send(self._question(view, seat, number, options))
            answer = self._await(number, options, patience)
            if answer is not None:
                return answer
        return self.fallback.choose(view, seat, number, actions)

    def troubles(self) -> list[Trouble]:
        found, self.found = self.found, []
        return found

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        self.result = {"scores": list(totals), "winners": [seat_name(seat) for seat in winners]}

    def close(self) -> None:
        if self.pipes is not None:
            self.pipes.send({"type": "over", **self.result})
            self.pipes.close()
            self.pipes = None
        self.dismissed = True

    def _start(self, view: State, seat: int) -> None:
        try:
            self.pipes = ProgramPipes(self.words)
        except OSError as error:
            self._dismiss(Trouble("start", str(error.strerror)))
            return
        hello = {
            "type": "game",
            "protocol": PROTOCOL,
            "game": self.game.key,
            "players": int(view.seats),
            "seat": seat_name(seat),
            "options": self._settled(view),
            "cards": self.game.legend(),
        }
        self._send(hello)

    def _question(
        self, view: State, seat: int, number: int, options: Sequence[str]
    ) -> dict[str, Any]:
        language = self.game.language
        decision = view.decision_of(seat)
        lines = language.write_position(self.game, self._settled(view), view)
        return {
            "type": "choose",
            "number": number,
            "seat": seat_name(seat),
            "prompt": language.prompts[decision.prompt] if decision else "",
            "options": list(options),
            "table": [line for line in lines if not line.startswith(("game ", "doing "))],
            "view": self.game.see(view, seat),
        }

    def _settled(self, view: State) -> dict[str, Value]:
        """Return the table's options."""
        context = view.context
        return (
            context.options
            if isinstance(context, TableContext)
            else self.game.resolve_options(int(view.seats), {})
        )

    def _send(self, message: dict[str, Any]) -> None:
        if self.pipes is not None and not self.pipes.send(message):
            self._dismiss(Trouble("deaf"))

    def _await(self, number: int, options: Sequence[str], patience: float) -> int | None:
        """Return the answer to question `number`, or record a trouble and return None."""
        deadline = time.monotonic() + patience
        for _ in range(MAX_LINES):
            if self.pipes is None:
                return None
            text = self.pipes.read(deadline - time.monotonic())
            if text is None:
                self._strike(Trouble("silent", f"{patience:g}"))
                return None
            if text == b"":
                self._dismiss(Trouble("died", self.pipes.last_words()))
                return None
            if len(text) > MAX_LINE:
                break
            verdict = self._judge(text, number, options)
            if isinstance(verdict, int):
                return verdict
            if verdict is not None:
                self._strike(verdict)
                return None
        self._dismiss(Trouble("flood"))
        return None

    def _judge(self, text: bytes, number: int, options: Sequence[str]) -> int | Trouble | None:
        """Return the chosen index, a trouble, or None for an answer to another question."""
        shown = text[:SHOWN].decode(errors="replace").strip()
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            return Trouble("nonsense", shown)
        if not isinstance(answer, dict) or type(answer.get("number")) is not int:
            return Trouble("nonsense", shown)
        if answer["number"] != number:
            return None
        choice = answer.get("choice")
        written = [squeeze(option) for option in options]
        if isinstance(choice, str) and squeeze(choice) in written:
            alone = written.count(squeeze(choice)) == 1
            return written.index(squeeze(choice)) if alone else Trouble("ambiguous", shown)
        if type(choice) is int and 0 <= choice < len(options):
            return choice
        return Trouble("illegal", shown)

    def _strike(self, trouble: Trouble) -> None:
        self.found.append(trouble)
        self.strikes += 1
        if self.strikes >= STRIKES:
            self._dismiss(Trouble("dismissed"))

    def _dismiss(self, trouble: Trouble) -> None:
        self.found.append(trouble)
        self.dismissed = True
        if self.pipes is not None:
            self.pipes.close()
            self.pipes = None


class ProgramPipes:
    """A program's pipes, each served by a thread; messages wait in bounded queues."""

    def __init__(self, words: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.outbox: queue.Queue[bytes | None] = queue.Queue(MAX_LINES)
        self.inbox: queue.Queue[bytes] = queue.Queue(MAX_LINES)
        self.complaints: deque[bytes] = deque(maxlen=KEPT)
        self.closing = False
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        for work, pipe in zip((self._write, self._read, self._hear), pipes, strict=True):
            threading.Thread(target=work, args=(pipe,), daemon=True).start()

    def send(self, message: dict[str, Any]) -> bool:
        """Queue a message; return False if the queue is full."""
        try:
            self.outbox.put_nowait(json.dumps(message).encode() + b"\n")
        except queue.Full:
            return False
        return True

    def read(self, seconds: float) -> bytes | None:
        """Return the next line, b"" at the end of the output, or None on a timeout."""
        try:
            return self.inbox.get(timeout=max(seconds, 0.001))
        except queue.Empty:
            return None

    def last_words(self) -> str:
        """Give the program a moment to exit, and return the last line of its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0.3)
        time.sleep(0.05)
        lines = [line.decode(errors="replace").strip() for line in self.complaints]
        return next((f" ({line[:SHOWN]})" for line in reversed(lines) if line), "")

    def close(self) -> None:
        """Give the program time to read its messages, then kill it and its children."""
        with contextlib.suppress(queue.Full):
            self.outbox.put_nowait(None)
        self.closing = True
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0.3)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(2)
        with contextlib.suppress(queue.Empty):
            while True:
                self.inbox.get_nowait()

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (text := self.outbox.get()) is not None:
                pipe.write(text)
                pipe.flush()
        with contextlib.suppress(OSError, ValueError):
            pipe.close()

    def _hear(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while text := pipe.readline(MAX_LINE + 1):
                self.complaints.append(text)
        pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while text := pipe.readline(MAX_LINE + 1):
                while not self.closing:
                    try:
                        self.inbox.put(text, timeout=0.5)
                        break
                    except queue.Full:
                        continue
                if self.closing:
                    break
        with contextlib.suppress(queue.Full):
            self.inbox.put(b"", timeout=0.5)
        pipe.close()
