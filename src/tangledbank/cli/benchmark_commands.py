"""The commands `benchmark list`, `benchmark run` and `benchmark show`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from tangledbank.cli import options
from tangledbank.cli.errors import handle_errors
from tangledbank.cli.localized_click import CommandGroup, LocalizedCommand, texts_for
from tangledbank.cli.terminal import Terminal

HELP = texts_for().say
FILE = HELP("metavar-file")

benchmark = CommandGroup(
    "benchmark",
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    help=HELP("help-benchmark") + "\n\n\b\n" + HELP("help-benchmark.examples"),
)


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Add a subcommand whose help text is in the catalogues."""
    said = HELP(f"help-benchmark-{name}") + "\n\n\b\n" + HELP(f"help-benchmark-{name}.examples")
    return benchmark.command(
        name, cls=LocalizedCommand, help=said, options_metavar=HELP("metavar-options")
    )


@command("list")
@options.json
@options.lang
@handle_errors
def list_tasks(json: bool, lang: str | None) -> None:
    from tangledbank.cli.benchmark_report import report_tasks

    report_tasks(texts_for(lang), Terminal(), json)


@command("run")
@click.argument("task", metavar=HELP("metavar-task"), help=HELP("help-benchmark-task"))
@click.option(
    "--agent", required=True, metavar=HELP("metavar-agent"), help=HELP("help-benchmark-agent")
)
@click.option(
    "-n",
    "deals",
    type=options.AT_LEAST_ONE,
    metavar=HELP("metavar-number"),
    help=HELP("help-benchmark-deals"),
)
@click.option(
    "--trained-on",
    type=click.IntRange(min=0),
    metavar=HELP("metavar-number"),
    help=HELP("help-benchmark-trained"),
)
@options.jobs
@click.option("--fresh", is_flag=True, help=HELP("help-fresh"))
@click.option("--out", type=options.FILE, metavar=FILE, help=HELP("help-benchmark-out"))
@options.lang
@handle_errors
def run(
    task: str,
    agent: str,
    deals: int | None,
    trained_on: int | None,
    jobs: int,
    fresh: bool,
    out: Path | None,
    lang: str | None,
) -> None:
    from tangledbank.cli import benchmark_run as work
    from tangledbank.cli.benchmark_report import report_result, write_result

    texts = texts_for(lang)
    chosen = work.check_run(texts, task, agent, trained_on)
    found = work.run(texts, chosen, agent, deals, trained_on, jobs=jobs, fresh=fresh)
    path = out or Path(f"{task}-{work.file_name(agent)}.json")
    write_result(texts, found, path)
    report_result(texts, Terminal(), found, path)


@command("show")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=options.FILE,
    metavar=FILE,
    help=HELP("help-benchmark-files"),
)
@options.lang
@handle_errors
def show(files: tuple[Path, ...], lang: str | None) -> None:
    from tangledbank.cli.benchmark_report import compare_results

    compare_results(texts_for(lang), Terminal(), files)
