"""The terminal: lines out, lines in, colours only where they are seen."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import sys
import time
from typing import TYPE_CHECKING

import click

from tangledbank.cli.colours import painted

if TYPE_CHECKING:
    from tangledbank.cli.display.style import TextStyle

LEAST_ROWS = 12
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it
NARROWEST, WIDEST = 40, 160
USUAL = (80, 25)  # columns and lines where nothing is known of them
DUMB = ("dumb", "unknown")  # terminals that show characters and nothing else

# Characters that move the cursor or ring a bell, but for line ends: texts of others have them too.
CONTROLS = dict.fromkeys([*range(10), *range(11, 32), *range(127, 160)])


def is_seen() -> bool:
    """Whether somebody looks at our output, or wants it as if somebody did."""
    forced = os.environ.get("FORCE_COLOR")
    return sys.stdout.isatty() if forced is None else forced != ""


class Terminal:
    """Where a player reads and types."""

    def __init__(self, plain: bool = False, covered: bool = True) -> None:
        self.plain = plain
        self.covered = covered
        self.typed = sys.stdin.isatty()
        self.seen = is_seen()
        self.dumb = os.environ.get("TERM", "").lower() in DUMB
        self.coloured = not os.environ.get("NO_COLOR")
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (editing and history for input())

    def style(self, names: list[str]) -> TextStyle:
        """What faces need to know of this terminal."""
        from tangledbank.cli.display.style import TextStyle  # with all faces

        width = min(WIDEST, max(NARROWEST, self.size()[0])) if self.seen else 80
        encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
        return TextStyle(width, self.plain, encoding.startswith("utf"), names, self.covered)

    def say(self, *lines: str) -> None:
        """Print lines; colours where the terminal has them."""
        marked = self.seen and not self.plain and not self.dumb
        for line in lines:
            clean = line.expandtabs().translate(CONTROLS)
            shown = painted(clean, self.coloured) if marked else clean
            click.echo(shown, sys.stdout, color=marked)

    def ask(self, prompt: str) -> str:
        """A line from the player. EOFError at the end of input, or when the terminal is gone."""
        try:
            sys.stdout.flush()
            answer = input(prompt)
        except BrokenPipeError:
            raise
        except EOFError:
            self.say("")  # what comes next does not stand behind the question
            raise
        except OSError as error:
            raise EOFError from error
        if not self.typed:
            print(answer, flush=True)
        return answer.strip()

    def clear(self) -> None:
        """Leave nothing of what was shown or typed to whoever looks next."""
        if self.seen:
            sys.stdout.write("\n" * self.rows if self.dumb else CLEAR)
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def wait(self, seconds: float) -> str | None:
        """Let somebody read for a while; what they type meanwhile, or None."""
        sys.stdout.flush()
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
        usual = shutil.get_terminal_size(USUAL)
        try:
            window = os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return usual
        return window.columns or usual.columns, window.lines or usual.lines

    @property
    def rows(self) -> int:
        """How many lines are seen at once; without end where nobody looks at a terminal."""
        return max(LEAST_ROWS, self.size()[1]) if self.seen else sys.maxsize

    def show(self, lines: list[str], prompt: str) -> None:
        """Print many lines, a screen at a time if somebody is there to turn pages."""
        page = self.rows - 1 if self.typed else len(lines) or 1
        for start in range(0, len(lines), page):
            if start and self.ask(prompt):
                return
            self.say(*lines[start : start + page])
