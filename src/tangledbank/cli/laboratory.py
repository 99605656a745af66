"""The commands of the lab: `lab check`, `lab run`, `lab query`, `lab report`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

from tangledbank.cli.faults import USAGE, guarded
from tangledbank.cli.screen import Screen
from tangledbank.cli.usage import Commands, Words, asked_language, speak
from tangledbank.texts import languages
from tangledbank.texts.catalogue import Catalogue, detect_language

if TYPE_CHECKING:
    from typer._click import Context

P = ParamSpec("P")


def words(lang: str | None = None) -> Catalogue:
    """What the lab says, in the language that was asked for."""
    return Catalogue(speak(lang).lang, ("common", "lab"))


def help_words() -> Catalogue:
    return Catalogue(detect_language(asked_language(sys.argv[1:])), ("common", "lab"))


HELP = help_words().say


class Lab(Commands):
    """The commands of the lab; alone, it shows them."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not args:
            typer.echo(ctx.get_help())
            raise typer.Exit(USAGE)
        return super().parse_args(ctx, args)


lab = typer.Typer(
    name="lab",
    cls=Lab,
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    no_args_is_help=True,
    rich_markup_mode=None,
    help=HELP("help-lab") + "\n\n\b\n" + HELP("help-lab.examples"),
)

StudyFile = Annotated[
    Path, typer.Argument(metavar=HELP("metavar-study"), help=HELP("help-lab-study"))
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar=HELP("metavar-folder"), help=HELP("help-lab-out"))
]
Allowed = Annotated[
    list[str] | None,
    typer.Option("--with", metavar=HELP("metavar-set"), help=HELP("help-lab-with")),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar=HELP("metavar-lang"), help=HELP("help-lang", known=", ".join(languages()))
    ),
]


def command(name: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Add a command whose help is in the catalogues."""
    said = HELP(f"help-lab-{name}") + "\n\n\b\n" + HELP(f"help-lab-{name}.examples")
    return lab.command(name, cls=Words, help=said, options_metavar=HELP("metavar-options"))


@command("check")
@guarded
def check(study: StudyFile, allowed: Allowed = None, lang: Lang = None) -> None:
    from tangledbank.cli.studying import check as work

    work(words(lang), study, allowed or (), Screen())


@command("run")
@guarded
def run(
    study: StudyFile,
    jobs: Annotated[
        int, typer.Option(metavar=HELP("metavar-number"), min=1, help=HELP("help-lab-jobs"))
    ] = os.cpu_count() or 1,
    ray: Annotated[
        str, typer.Option("--ray", metavar=HELP("metavar-address"), help=HELP("help-lab-ray"))
    ] = "",
    allowed: Allowed = None,
    out: Out = None,
    lang: Lang = None,
) -> None:
    from tangledbank.cli.studying import run as work

    work(words(lang), study, allowed or (), out, (ray, jobs))


@command("query")
@guarded
def query(
    study: StudyFile,
    question: Annotated[
        str, typer.Argument(metavar=HELP("metavar-question"), help=HELP("help-lab-question"))
    ],
    csv: Annotated[bool, typer.Option("--csv", help=HELP("help-lab-csv"))] = False,
    out: Out = None,
    lang: Lang = None,
) -> None:
    from tangledbank.cli.studying import query as work

    work(words(lang), out or study, question, csv)


@command("report")
@guarded
def report(
    study: StudyFile,
    baseline: Annotated[
        Path | None,
        typer.Option("--baseline", metavar=HELP("metavar-study"), help=HELP("help-lab-baseline")),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar=HELP("metavar-file"), help=HELP("help-lab-page")),
    ] = None,
    out: Out = None,
    lang: Lang = None,
) -> None:
    from tangledbank.cli.studying import report as work

    work(words(lang), out or study, baseline, page)
