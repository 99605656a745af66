"""Command-line errors: one sentence and an exit code."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from typing import Final, NoReturn, ParamSpec

from click.exceptions import Exit

from tangledbank.core.errors import BadOptions

P = ParamSpec("P")

FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class CommandError(Exception):
    """An error with a sentence for the user and an exit code."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def handle_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Decorate a command so that any expected error exits with one sentence and a code."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except CommandError as fault:
            fail(str(fault), fault.code)
        except BadOptions as error:
            fail(str(error), USAGE)
        except BrokenPipeError:
            discard_output()
            raise Exit(BROKEN_PIPE) from None
        except (ValueError, OSError, RecursionError) as error:
            fail(str(error), FAILED)
        except KeyboardInterrupt:
            print(file=sys.stderr)
            raise Exit(INTERRUPTED) from None

    return run


def fail(sentence: str, code: int) -> NoReturn:
    print_error(sentence)
    raise Exit(code)


def print_error(sentence: str) -> None:
    """Print one line to standard error, without control characters."""
    shown = "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in sentence
    )
    print(f"tangledbank: {shown[:500]}", file=sys.stderr)


def flush_output(code: int) -> int:
    """Flush standard output and return the exit code, which a write error can change.

    Output that can't be written is discarded; the interpreter would report it again at exit.
    """
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    except OSError as error:
        discard_output()
        if code == 0:
            print_error(str(error))
        return code or FAILED
    return code


def discard_output() -> None:
    """Redirect further output to the null device, so that the interpreter exits quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
