"""The terminal: lines out, lines in, colours only where they are seen."""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tangledbank.cli.faces.look import Look

LEAST_ROWS = 12
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it
NARROWEST, WIDEST = 40, 160


class Screen:
    """Where a player reads and types."""

    def __init__(self, plain: bool = False, covered: bool = True) -> None:
        from tangledbank.cli.colours import Marks, open_console  # rich takes its time to load

        self.console = open_console()
        self.marks = Marks()
        self.plain = plain
        self.covered = covered
        self.typed = sys.stdin.isatty()
        self.seen = self.console.is_terminal
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (editing and history for input())

    def look(self, names: list[str]) -> Look:
        """What faces need to know of this terminal."""
        from tangledbank.cli.faces.look import Look  # with all faces

        width = min(WIDEST, max(NARROWEST, self.size()[0])) if self.seen else 80
        encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
        return Look(width, self.plain, encoding.startswith("utf"), names, self.covered)

    def say(self, *lines: str) -> None:
        """Print lines; colours where the terminal has them."""
        for line in lines:
            self.console.print(self.marks(line) if self.seen and not self.plain else line)

    def ask(self, prompt: str) -> str:
        """A line from the player. EOFError at the end of input, or when the terminal is gone."""
        try:
            self.console.file.flush()
            answer = input(prompt)
        except BrokenPipeError:
            raise
        except EOFError:
            self.say("")  # what comes next does not stand behind the question
            raise
        except OSError as error:
            raise EOFError from error
        if not self.typed:
            self.console.print(answer)
        return answer.strip()

    def clear(self) -> None:
        """Leave nothing of what was shown or typed to whoever looks next."""
        if self.seen:
            plain = "\n" * self.rows
            self.console.file.write(plain if self.console.is_dumb_terminal else CLEAR)
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def wait(self, seconds: float) -> str | None:
        """Let somebody read for a while; what they type meanwhile, or None."""
        self.console.file.flush()
        if not self.typed:
            time.sleep(seconds)
            return None
        try:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
        except (OSError, ValueError):  # no such thing for terminals of this system
            time.sleep(seconds)
            return None
        return sys.stdin.readline().strip().lower() if ready else None

    def size(self) -> tuple[int, int]:
        """Columns and lines of the window as it is now, whatever the environment says of it."""
        try:
            window = os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return self.console.width, self.console.height
        return window.columns or self.console.width, window.lines or self.console.height

    @property
    def rows(self) -> int:
        """How many lines are seen at once; without end where nobody looks at a screen."""
        return max(LEAST_ROWS, self.size()[1]) if self.seen else sys.maxsize

    def show(self, lines: list[str], prompt: str) -> None:
        """Print many lines, a screen at a time if somebody is there to turn pages."""
        page = self.rows - 1 if self.typed else len(lines) or 1
        for start in range(0, len(lines), page):
            if start and self.ask(prompt):
                return
            self.say(*lines[start : start + page])
