"""`tangledbank serve` and `verify`: start a server, or check a record that it exported."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict

from platformdirs import user_data_path

from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.open_browser import is_taken, open_soon
from tangledbank.cli.terminal import Terminal
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.texts import Texts
from tangledbank.texts.catalogue import Catalogue

if TYPE_CHECKING:
    from tangledbank.server.storage.database import DatabaseFailed

PACKAGES = ("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")


def need_server(texts: Texts | Catalogue) -> None:
    """Raise a helpful error if the extra `server` is not installed."""
    try:
        import tangledbank.server.ops.launch  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name in PACKAGES:
            raise CommandError(texts.say("serve-extra", package=str(error.name)), USAGE) from None
        raise


def default_database() -> str:
    """Return the URL of a database in the user's data directory."""
    return f"sqlite:///{user_data_path('tangledbank', appauthor=False) / 'server.db'}"


def database_error(texts: Texts | Catalogue, failed: DatabaseFailed) -> CommandError:
    """Return an error that says why a database can't be used, and what to do about it."""
    message = "database-read-only" if failed.read_only else "database-failed"
    return CommandError(texts.say(message, database=failed.database, why=failed.why))


def check_database(texts: Texts, url: str) -> None:
    """Open the database once, so that errors appear before the server starts."""
    from tangledbank.server.storage.database import DatabaseFailed, open_engine, read_url

    parsed = read_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise BadOptions("games are kept in a file: pass --database sqlite:///FILE")
    try:
        open_engine(url).dispose()
    except DatabaseFailed as failed:
        raise database_error(texts, failed) from None


class ServeOptions(TypedDict):
    """The options of `serve`."""

    database: str
    host: str
    port: int
    names: tuple[str, ...]
    proxies: str
    sets: tuple[str, ...]
    bot_processes: int
    log: Literal["plain", "json"]
    metrics: int
    control: str
    names_filter: str


def serve(
    texts: Texts,
    given: ServeOptions,
    lan: bool,
    workers: int,
    browse: bool = False,
    address_limits: float | None = None,
) -> None:
    """Run the server until it is told to stop."""
    need_server(texts)
    from tangledbank.server.limits.server_limits import Limits
    from tangledbank.server.moderation.name_filter import load_filter
    from tangledbank.server.ops.launch import ServerConfig, lan_address, run
    from tangledbank.server.storage.database import read_url

    read_url(given["database"])
    if lan:
        given["host"] = lan_address()
    config = ServerConfig(**given)
    if address_limits is None:
        address_limits = 0.0 if config.is_private() else 1.0
    config = replace(config, limits=Limits(address_scale=address_limits))
    if workers > 1 and not config.is_shared():
        raise CommandError(texts.say("serve-workers"), USAGE)
    if config.is_shared() and find_spec("psycopg") is None:
        raise CommandError(texts.say("serve-postgres"), USAGE)
    if is_taken(config.host, config.port):
        raise CommandError(texts.say("serve-taken", port=str(config.port)), USAGE)
    load_filter(config.names_filter)
    check_database(texts, config.database)
    address = f"http://{config.host}:{config.port}"
    print(texts.say("serve-address", address=address), flush=True)
    print(texts.say("serve-database", database=config.shown_database()), flush=True)
    if not config.is_local():
        print(texts.say("serve-lan" if lan else "serve-public"), file=sys.stderr, flush=True)
    show_client(texts, config.host, config.port, address, browse)
    run(config, workers)


def show_client(texts: Texts, host: str, port: int, address: str, browse: bool) -> None:
    """Open the page in a browser if requested; report a missing page or screen."""
    from tangledbank.server.http.static_files import is_built

    if not is_built():
        print(texts.say("serve-no-client"), file=sys.stderr, flush=True)
    elif browse and not open_soon(host, port, address):
        print(texts.say("serve-no-screen", address=address), flush=True)


def verify(texts: Texts, path: Path, terminal: Terminal) -> None:
    """Check that a record's shuffle matches its commitment, and replay the game."""
    need_server(texts)
    from tangledbank.server.replay.record_export import verify as check
    from tangledbank.server.tables.game_catalog import GameCatalog

    try:
        match = check(path.read_text(encoding="utf-8"), GameCatalog())
    except (OSError, BadData) as error:
        raise CommandError(texts.say("verify-failed", path=str(path), why=str(error))) from None
    terminal.say(texts.say("verify-good", count=len(match.record.choices)))
