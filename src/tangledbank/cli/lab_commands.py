"""The commands `lab check`, `lab run`, `lab query` and `lab report`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from tangledbank.cli import options
from tangledbank.cli.errors import handle_errors
from tangledbank.cli.localized_click import (
    CommandGroup,
    LocalizedCommand,
    requested_language,
    texts_for,
)
from tangledbank.cli.terminal import Terminal
from tangledbank.texts.catalogue import Catalogue, detect_language


def words(lang: str | None = None) -> Catalogue:
    """Return the lab's messages in the requested language."""
    return Catalogue(texts_for(lang).lang, ("common", "lab"))


def help_words() -> Catalogue:
    return Catalogue(detect_language(requested_language(sys.argv[1:])), ("common", "lab"))


HELP = help_words().say


lab = CommandGroup(
    "lab",
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    help=HELP("help-lab") + "\n\n\b\n" + HELP("help-lab.examples"),
)
study = click.argument(
    "study", type=options.FILE, metavar=HELP("metavar-study"), help=HELP("help-lab-study")
)
out = click.option(
    "--out", type=options.FILE, metavar=HELP("metavar-folder"), help=HELP("help-lab-out")
)
allowed = click.option(
    "--with", "allowed", multiple=True, metavar=HELP("metavar-set"), help=HELP("help-lab-with")
)


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Add a subcommand whose help text is in the catalogues."""
    said = HELP(f"help-lab-{name}") + "\n\n\b\n" + HELP(f"help-lab-{name}.examples")
    return lab.command(
        name, cls=LocalizedCommand, help=said, options_metavar=HELP("metavar-options")
    )


@command("check")
@study
@allowed
@out
@options.lang
@handle_errors
def check(study: Path, allowed: tuple[str, ...], out: Path | None, lang: str | None) -> None:
    from tangledbank.cli.lab_study import check as work

    work(words(lang), study, allowed, out, Terminal())


@command("run")
@study
@click.option(
    "--jobs",
    type=options.AT_LEAST_ONE,
    default=os.cpu_count() or 1,
    metavar=HELP("metavar-number"),
    help=HELP("help-lab-jobs"),
)
@click.option("--ray", default="", metavar=HELP("metavar-address"), help=HELP("help-lab-ray"))
@allowed
@out
@options.lang
@handle_errors
def run(
    study: Path,
    jobs: int,
    ray: str,
    allowed: tuple[str, ...],
    out: Path | None,
    lang: str | None,
) -> None:
    from tangledbank.cli.lab_study import run as work

    work(words(lang), study, allowed, out, address=ray, jobs=jobs)


@command("query")
@study
@click.argument("question", metavar=HELP("metavar-question"), help=HELP("help-lab-question"))
@click.option("--csv", is_flag=True, help=HELP("help-lab-csv"))
@out
@options.lang
@handle_errors
def query(study: Path, question: str, csv: bool, out: Path | None, lang: str | None) -> None:
    from tangledbank.cli.lab_study import query as work

    work(words(lang), out or study, question, csv)


@command("report")
@study
@click.option(
    "--baseline",
    type=options.FILE,
    metavar=HELP("metavar-study"),
    help=HELP("help-lab-baseline"),
)
@click.option("--page", type=options.FILE, metavar=HELP("metavar-file"), help=HELP("help-lab-page"))
@out
@options.lang
@handle_errors
def report(
    study: Path,
    baseline: Path | None,
    page: Path | None,
    out: Path | None,
    lang: str | None,
) -> None:
    from tangledbank.cli.lab_study import report as work

    work(words(lang), out or study, baseline, page)
