"""What went wrong on the command line: one sentence and an exit code."""

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
    """A sentence for the user, and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def handle_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Turn whatever goes wrong in a command into a sentence and an exit code."""

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
    """One line on standard error, whatever the sentence quotes."""
    shown = "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in sentence
    )
    print(f"tangledbank: {shown[:500]}", file=sys.stderr)


def flush_output(code: int) -> int:
    """Write out what is still buffered; the exit code, which a full disk changes.

    What cannot be written is dropped, or the interpreter would try and complain once more.
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
    """Nobody reads our output any more: let the interpreter end without complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
