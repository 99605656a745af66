"""The commands of the server: `serve`, `join`, `verify`, `server`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank.cli.faults import guarded
from tangledbank.cli.screen import Screen
from tangledbank.cli.usage import speak
from tangledbank.texts import languages

HELP = speak().say

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar=HELP("metavar-lang"), help=HELP("help-lang", known=", ".join(languages()))
    ),
]


Command = Callable[[str], Callable[[Any], Any]]


def add_commands(command: Command) -> None:
    """Add them to the program; `command` makes a command of a function."""
    add_serve(command)
    add_join(command)
    add_verify(command)
    add_server(command)


def add_serve(command: Command) -> None:
    @command("serve")
    @guarded
    def serve(
        host: Annotated[
            str, typer.Option(metavar=HELP("metavar-host"), help=HELP("help-host"))
        ] = "127.0.0.1",
        port: Annotated[
            int,
            typer.Option(metavar=HELP("metavar-number"), min=0, max=65535, help=HELP("help-port")),
        ] = 8000,
        database: Annotated[
            str, typer.Option(metavar=HELP("metavar-url"), help=HELP("help-database"))
        ] = "",
        lan: Annotated[bool, typer.Option("--lan", help=HELP("help-lan"))] = False,
        name: Annotated[
            list[str] | None, typer.Option(metavar=HELP("metavar-host"), help=HELP("help-name"))
        ] = None,
        proxies: Annotated[
            str, typer.Option(metavar=HELP("metavar-host"), help=HELP("help-proxies"))
        ] = "",
        set: Annotated[
            list[str] | None, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-set"))
        ] = None,
        thinkers: Annotated[
            int, typer.Option(metavar=HELP("metavar-number"), min=1, help=HELP("help-thinkers"))
        ] = 1,
        workers: Annotated[
            int, typer.Option(metavar=HELP("metavar-number"), min=1, help=HELP("help-workers"))
        ] = 1,
        log: Annotated[
            str, typer.Option(metavar="plain|json", help=HELP("help-log-form"))
        ] = "plain",
        metrics: Annotated[
            int,
            typer.Option(
                metavar=HELP("metavar-number"), min=0, max=65535, help=HELP("help-metrics")
            ),
        ] = 0,
        control: Annotated[
            str, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-control"))
        ] = "",
        open: Annotated[bool, typer.Option("--open/--no-open", help=HELP("help-open"))] = False,
        lang: Lang = None,
    ) -> None:
        from tangledbank.cli import serving

        given: serving.Given = {
            "host": host,
            "port": port,
            "database": database or serving.default_database(),
            "names": tuple(name or ()),
            "proxies": proxies,
            "sets": tuple(set or ()),
            "thinkers": thinkers,
            "log": "json" if log == "json" else "plain",
            "metrics": metrics,
            "control": control,
        }
        serving.serve(speak(lang), given, lan, workers, open)


def add_join(command: Command) -> None:
    @command("join")
    @guarded
    def join(
        link: Annotated[str, typer.Argument(metavar=HELP("metavar-url"), help=HELP("help-link"))],
        name: Annotated[
            str, typer.Option(metavar=HELP("metavar-name"), help=HELP("help-guest"))
        ] = "Guest",
        lang: Lang = None,
    ) -> None:
        from tangledbank.cli.joining import join as work

        work(speak(lang), link, name, Screen(True))


def add_verify(command: Command) -> None:
    @command("verify")
    @guarded
    def verify(
        record: Annotated[
            Path, typer.Argument(metavar=HELP("metavar-record"), help=HELP("help-verified"))
        ],
        lang: Lang = None,
    ) -> None:
        from tangledbank.cli.serving import verify as work

        work(speak(lang), record, Screen())


def add_server(command: Command) -> None:
    @command("server")
    @guarded
    def server(
        action: Annotated[
            str, typer.Argument(metavar=HELP("metavar-action"), help=HELP("help-action"))
        ],
        table: Annotated[
            str, typer.Argument(metavar=HELP("metavar-table"), help=HELP("help-table"))
        ] = "",
        to: Annotated[
            Path | None, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-to"))
        ] = None,
        database: Annotated[
            str, typer.Option(metavar=HELP("metavar-url"), help=HELP("help-database"))
        ] = "",
        control: Annotated[
            str, typer.Option(metavar=HELP("metavar-file"), help=HELP("help-control"))
        ] = "",
        lang: Lang = None,
    ) -> None:
        from tangledbank.cli.operating import Operator

        Operator(speak(lang), Screen(), database, control).run(action, table, to)
