"""Terminal input and output, with colours if the terminal supports them."""

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
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and its scrollback
NARROWEST, WIDEST = 40, 160
USUAL = (80, 25)  # columns and lines if the size is unknown
DUMB = ("dumb", "unknown")  # values of TERM without cursor movement or colours

# Control characters except line ends: names and files from others may contain them.
CONTROLS = dict.fromkeys([*range(10), *range(11, 32), *range(127, 160)])


def is_seen() -> bool:
    """Return whether to treat the output as a terminal; FORCE_COLOR overrides the check."""
    forced = os.environ.get("FORCE_COLOR")
    return sys.stdout.isatty() if forced is None else forced != ""


class Terminal:
    """The player's terminal."""

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
        """Return the text style that suits this terminal."""
        from tangledbank.cli.display.style import TextStyle  # slow to import

        width = min(WIDEST, max(NARROWEST, self.size()[0])) if self.seen else 80
        encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
        return TextStyle(width, self.plain, encoding.startswith("utf"), names, self.covered)

    def say(self, *lines: str) -> None:
        """Print lines, coloured if the terminal supports it."""
        marked = self.seen and not self.plain and not self.dumb
        for line in lines:
            clean = line.expandtabs().translate(CONTROLS)
            shown = painted(clean, self.coloured) if marked else clean
            click.echo(shown, sys.stdout, color=marked)

    def ask(self, prompt: str) -> str:
        """Return a line from the player; raise EOFError if input ends or the terminal closes."""
        try:
            sys.stdout.flush()
            answer = input(prompt)
        except BrokenPipeError:
            raise
        except EOFError:
            self.say("")  # end the line of the prompt
            raise
        except OSError as error:
            raise EOFError from error
        if not self.typed:
            print(answer, flush=True)
        return answer.strip()

    def clear(self) -> None:
        """Clear the screen, its scrollback and the input history for the next player."""
        if self.seen:
            sys.stdout.write("\n" * self.rows if self.dumb else CLEAR)
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def wait(self, seconds: float) -> str | None:
        """Wait for some seconds, and return a line typed meanwhile, or None."""
        sys.stdout.flush()
        if not self.typed:
            time.sleep(seconds)
            return None
        try:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
        except (OSError, ValueError):  # this system can't select on terminals
            time.sleep(seconds)
            return None
        return sys.stdin.readline().strip().lower() if ready else None

    def size(self) -> tuple[int, int]:
        """Return the window's current columns and lines, or those given by the environment."""
        usual = shutil.get_terminal_size(USUAL)
        try:
            window = os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return usual
        return window.columns or usual.columns, window.lines or usual.lines

    @property
    def rows(self) -> int:
        """The number of lines in the window; unlimited if the output is not a terminal."""
        return max(LEAST_ROWS, self.size()[1]) if self.seen else sys.maxsize

    def show(self, lines: list[str], prompt: str) -> None:
        """Print lines, pausing after each screenful if a person is typing."""
        page = self.rows - 1 if self.typed else len(lines) or 1
        for start in range(0, len(lines), page):
            if start and self.ask(prompt):
                return
            self.say(*lines[start : start + page])
