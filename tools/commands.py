"""Write, or check, docs/reference/cli.md: every command with its arguments and options.

python -m tools.commands          check that the page is up to date
python -m tools.commands --write  write it
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from click import Argument, Command, Context, Group, Option, Parameter

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "reference" / "cli.md"
ENGLISH: Final = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
EVERYWHERE: Final = ("lang", "help")  # described once, above all commands
MACHINE: Final = ("jobs",)  # the default depends on the machine
HEAD: Final = """# The command line

<!-- written by make format from the commands themselves -->

Every command takes `--lang LANG` (`en`, `fr` or `ru`; by default the language of your environment)
and `--help`. The exit status is 0 on success, 1 on failure, and 2 for a command line that the
program can't read.
"""


def page(app: Group) -> str:
    """Return the expected page."""
    parts = [HEAD]
    for words, command in commands(app, ("tangledbank",)):
        parts.append(section(words, command))
    return "\n".join(parts)


def commands(group: Group, words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Command]]:
    """Yield every command with its words, groups before their members."""
    for name, command in sorted(group.commands.items()):
        if not command.hidden:
            yield (*words, name), command
        if isinstance(command, Group):
            yield from commands(command, (*words, name))


def section(words: tuple[str, ...], command: Command) -> str:
    """Return the section of a command: purpose, examples, arguments and options."""
    purpose, *examples = [line.strip(" \b") for line in (command.help or "").splitlines()]
    lines = [f"## `{' '.join(words)}`", "", purpose, ""]
    shown = [line for line in examples if line]
    if shown:
        lines += ["```text", *shown, "```", ""]
    rows = [row(each) for each in command.params if each.name not in EVERYWHERE]
    if rows:
        lines += ["| argument or option | meaning | default |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def row(parameter: Parameter) -> str:
    about = str(getattr(parameter, "help", "") or "").replace("|", "\\|")
    return f"| {written(parameter)} | {about} | {default(parameter)} |"


def written(parameter: Parameter) -> str:
    """Return a parameter as a person types it."""
    kind = parameter.make_metavar(Context(Command(None)))
    if isinstance(parameter, Argument):
        return f"`{kind}`"
    flag = isinstance(parameter, Option) and (parameter.is_flag or parameter.count)
    names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    return names if flag else f"{names} `{kind}`".replace("|", "\\|")


def default(parameter: Parameter) -> str:
    """Return the default, or "" if it depends on the machine or says nothing."""
    value = parameter.default
    plain = isinstance(value, str | int | float) and not isinstance(value, bool)
    if not plain or value == "" or parameter.name in MACHINE:
        return ""
    return f"`{value}`"


def main() -> int:
    os.environ.update(ENGLISH)
    text = page(import_module("tangledbank.cli.main").app)
    if "--write" in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.relative_to(ROOT)} is not as the commands want it: run make format")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
