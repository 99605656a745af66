"""The commands for operators, such as `server list` and `server close`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from tangledbank.cli.server_admin import ServerAdmin

CATALOGUES = ("common", "operators")
HELP = Catalogue(detect_language(requested_language(sys.argv[1:])), CATALOGUES).say

server = CommandGroup(
    "server",
    options_metavar=HELP("metavar-options"),
    subcommand_metavar=HELP("metavar-command"),
    help=HELP("help-server") + "\n\n\b\n" + HELP("help-server.examples"),
)
table = click.argument("table", metavar=HELP("metavar-table"), help=HELP("help-table"))
to = click.option(
    "--to", type=options.FILE, required=True, metavar=HELP("metavar-file"), help=HELP("help-to")
)

yes = click.option("--yes", is_flag=True, help=HELP("help-yes"))

address = click.argument("address", metavar=HELP("metavar-network"), help=HELP("help-banned"))


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Add a subcommand whose help text is in the catalogues."""
    said = HELP(f"help-server-{name}") + "\n\n\b\n" + HELP(f"help-server-{name}.examples")
    return server.command(
        name, cls=LocalizedCommand, help=said, options_metavar=HELP("metavar-options")
    )


def located(work: Callable[..., None]) -> Callable[..., None]:
    """Add the options that select the server."""
    return options.together(handle_errors(work), options.database, options.control, options.lang)


def operator(database: str, control: str, lang: str | None) -> ServerAdmin:
    from tangledbank.cli.server_admin import ServerAdmin

    return ServerAdmin(Catalogue(texts_for(lang).lang, CATALOGUES), Terminal(), database, control)


@command("list")
@located
def show_all(**where: Any) -> None:
    operator(**where).show_all()


@command("show")
@table
@located
def show(table: str, **where: Any) -> None:
    operator(**where).show(table)


@command("find")
@click.argument("name", metavar=HELP("metavar-name"), help=HELP("help-found"))
@located
def find(name: str, **where: Any) -> None:
    operator(**where).find(name)


@command("close")
@table
@located
def close(table: str, **where: Any) -> None:
    operator(**where).close(table)


@command("delete")
@table
@yes
@located
def delete(table: str, yes: bool, **where: Any) -> None:
    operator(**where).delete(table, yes)


@command("erase")
@table
@click.argument(
    "seat", type=click.IntRange(min=0), metavar=HELP("metavar-seat"), help=HELP("help-erased")
)
@yes
@located
def erase(table: str, seat: int, yes: bool, **where: Any) -> None:
    operator(**where).erase(table, seat, yes)


@command("export")
@table
@to
@located
def export(table: str, to: Path, **where: Any) -> None:
    operator(**where).export(table, to)


@command("drain")
@located
def drain(**where: Any) -> None:
    operator(**where).order("drain")


@command("resume")
@located
def resume(**where: Any) -> None:
    operator(**where).order("resume")


@command("status")
@located
def status(**where: Any) -> None:
    operator(**where).show_status()


@command("backup")
@to
@located
def backup(to: Path, **where: Any) -> None:
    operator(**where).backup(to)


@command("restore")
@click.argument("file", type=options.FILE, metavar=HELP("metavar-file"), help=HELP("help-restored"))
@located
def restore(file: Path, **where: Any) -> None:
    operator(**where).restore(file)


@command("ban")
@address
@click.option("--for", "duration", default="", metavar="7d", help=HELP("help-ban-for"))
@click.option("--why", default="", metavar=HELP("metavar-text"), help=HELP("help-ban-why"))
@located
def ban(address: str, duration: str, why: str, **where: Any) -> None:
    from tangledbank.cli import moderation

    moderation.ban(operator(**where), address, duration, why)


@command("unban")
@address
@located
def unban(address: str, **where: Any) -> None:
    from tangledbank.cli import moderation

    moderation.unban(operator(**where), address)


@command("bans")
@located
def bans(**where: Any) -> None:
    from tangledbank.cli import moderation

    moderation.show_bans(operator(**where))


@command("reports")
@click.option("--all", "resolved", is_flag=True, help=HELP("help-reports-all"))
@located
def reports(resolved: bool, **where: Any) -> None:
    from tangledbank.cli import moderation

    moderation.show_reports(operator(**where), resolved)


@command("resolve")
@click.argument("report", metavar=HELP("metavar-report"), help=HELP("help-resolved"))
@click.option("--note", default="", metavar=HELP("metavar-text"), help=HELP("help-resolve-note"))
@located
def resolve(report: str, note: str, **where: Any) -> None:
    from tangledbank.cli import moderation

    moderation.resolve(operator(**where), report, note)


@command("audit")
@located
def audit(**where: Any) -> None:
    operator(**where).audit()
