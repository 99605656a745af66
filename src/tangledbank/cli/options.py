"""Options and arguments that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from tangledbank.cli.localized_click import texts_for
from tangledbank.games import RECOMMENDED
from tangledbank.texts import languages

F = TypeVar("F", bound=Callable[..., Any])

HELP = texts_for().say
FILE: Final = click.Path(path_type=Path)
AT_LEAST_ONE: Final = click.IntRange(min=1)


def together(work: F, *decorators: Callable[[Any], Any]) -> F:
    """Apply several decorators, so that the help lists their options in this order."""
    for decorator in reversed(decorators):
        work = decorator(work)
    return work


game = click.argument("game", metavar=HELP("metavar-game"), help=HELP("help-game"))
any_game = click.argument(
    "game", metavar=HELP("metavar-game"), default=RECOMMENDED, help=HELP("help-game")
)
record = click.argument(
    "record", metavar=HELP("metavar-record"), default="", help=HELP("help-record")
)
lang = click.option(
    "--lang", metavar=HELP("metavar-lang"), help=HELP("help-lang", known=", ".join(languages()))
)
option = click.option(
    "--option", multiple=True, metavar=HELP("metavar-option"), help=HELP("help-option")
)
data = click.option("--data", type=FILE, metavar=HELP("metavar-file"), help=HELP("help-data"))
added = click.option(
    "--with", "added", multiple=True, metavar=HELP("metavar-set"), help=HELP("help-with")
)
seed = click.option("--seed", type=int, metavar=HELP("metavar-seed"), help=HELP("help-seed"))
save = click.option("--save", type=FILE, metavar=HELP("metavar-file"), help=HELP("help-save"))
json = click.option("--json", is_flag=True, help=HELP("help-json"))
plain = click.option("--plain", is_flag=True, help=HELP("help-plain"))
players = click.option(
    "--players",
    "-p",
    type=int,
    default=4,
    metavar=HELP("metavar-number"),
    help=HELP("help-players"),
)
jobs = click.option(
    "--jobs",
    type=AT_LEAST_ONE,
    default=1,
    metavar=HELP("metavar-number"),
    help=HELP("help-jobs"),
)
database = click.option(
    "--database", default="", metavar=HELP("metavar-url"), help=HELP("help-database")
)
control = click.option(
    "--control", default="", metavar=HELP("metavar-file"), help=HELP("help-control")
)
