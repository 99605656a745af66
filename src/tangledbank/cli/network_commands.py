"""The commands `serve`, `join` and `verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from tangledbank.cli import options
from tangledbank.cli.errors import handle_errors
from tangledbank.cli.localized_click import texts_for
from tangledbank.cli.terminal import Terminal

HELP = texts_for().say
PORT = click.IntRange(0, 65535)
FACTOR = click.IntRange(0, 1000)
NUMBER = HELP("metavar-number")

Command = Callable[[str], Callable[[Any], Any]]


def add_commands(command: Command) -> None:
    """Add the commands; `command(name)` is the decorator that registers one."""
    add_serve(command)
    add_join(command)
    add_verify(command)


def processes(name: str) -> Callable[[Any], Any]:
    """Return a command-line option for a number of processes."""
    return click.option(
        f"--{name}",
        type=options.AT_LEAST_ONE,
        default=1,
        metavar=NUMBER,
        help=HELP(f"help-{name}"),
    )


def add_serve(command: Command) -> None:
    @command("serve")
    @click.option(
        "--host", default="127.0.0.1", metavar=HELP("metavar-host"), help=HELP("help-host")
    )
    @click.option("--port", type=PORT, default=8000, metavar=NUMBER, help=HELP("help-port"))
    @options.database
    @click.option("--lan", is_flag=True, help=HELP("help-lan"))
    @click.option("--name", multiple=True, metavar=HELP("metavar-host"), help=HELP("help-name"))
    @click.option("--proxies", default="", metavar=HELP("metavar-host"), help=HELP("help-proxies"))
    @click.option("--address-limits", type=FACTOR, metavar=NUMBER, help=HELP("help-address-limits"))
    @click.option("--set", multiple=True, metavar=HELP("metavar-file"), help=HELP("help-set"))
    @processes("bot-processes")
    @processes("workers")
    @click.option("--log", default="plain", metavar="plain|json", help=HELP("help-log-form"))
    @click.option("--metrics", type=PORT, default=0, metavar=NUMBER, help=HELP("help-metrics"))
    @options.control
    @click.option(
        "--names-filter", default="", metavar="MODULE:NAME", help=HELP("help-names-filter")
    )
    @click.option("--open/--no-open", help=HELP("help-open"))
    @options.lang
    @handle_errors
    def serve(
        host: str,
        port: int,
        database: str,
        lan: bool,
        name: tuple[str, ...],
        proxies: str,
        address_limits: int | None,
        set: tuple[str, ...],
        bot_processes: int,
        workers: int,
        log: str,
        metrics: int,
        control: str,
        names_filter: str,
        open: bool,
        lang: str | None,
    ) -> None:
        from tangledbank.cli import serve as work

        given: work.ServeOptions = {
            "host": host,
            "port": port,
            "database": database or work.default_database(),
            "names": name,
            "proxies": proxies,
            "sets": set,
            "bot_processes": bot_processes,
            "log": "json" if log == "json" else "plain",
            "metrics": metrics,
            "control": control,
            "names_filter": names_filter,
        }
        work.serve(texts_for(lang), given, lan, workers, open, address_limits)


def add_join(command: Command) -> None:
    @command("join")
    @click.argument("link", metavar=HELP("metavar-url"), help=HELP("help-link"))
    @click.option("--name", default="Guest", metavar=HELP("metavar-name"), help=HELP("help-guest"))
    @options.lang
    @handle_errors
    def join(link: str, name: str, lang: str | None) -> None:
        from tangledbank.cli.join import join as work

        work(texts_for(lang), link, name, Terminal(True))


def add_verify(command: Command) -> None:
    @command("verify")
    @click.argument(
        "record", type=options.FILE, metavar=HELP("metavar-record"), help=HELP("help-verified")
    )
    @options.lang
    @handle_errors
    def verify(record: Path, lang: str | None) -> None:
        from tangledbank.cli.serve import verify as work

        work(texts_for(lang), record, Terminal())
