"""Starting a server from its configuration, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy import make_url
from starlette.types import ASGIApp

from tangledbank import __version__
from tangledbank.core.errors import BadOptions
from tangledbank.games.user_sets import find_set
from tangledbank.server.bots.pool import BotPool
from tangledbank.server.http.app import Service, make_app
from tangledbank.server.http.host_check import HostCheck
from tangledbank.server.http.timeouts import TimedHttpProtocol
from tangledbank.server.limits.rate_limit import Proxies
from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.moderation.name_filter import load_filter
from tangledbank.server.ops.control import Control, default_control
from tangledbank.server.ops.logs import LogFormat, configure_logging, log_event
from tangledbank.server.ops.metrics import serve_metrics
from tangledbank.server.ops.supervisor import ParentWatch, Supervisor
from tangledbank.server.protocol.wire import MAX_MESSAGE
from tangledbank.server.sockets.frames import CountedWebSocket
from tangledbank.server.storage.database import Database, open_engine
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.runtime import Runtime

LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")
MAX_SOCKET_PATH: Final = 100  # of a socket file, as systems allow
BACKLOG: Final = 256  # connections that are accepted at once, at most
# Few objects per collection, and no full ones: those stop thousands of tables for a second.
GC_THRESHOLDS: Final = (500, 4, 10_000_000)


@dataclass(frozen=True)
class ServerConfig:
    """The configuration of a server."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    names: tuple[str, ...] = ()  # under which it is called, beside those of this machine
    proxies: str = ""  # addresses whose word about their clients is believed
    sets: tuple[str, ...] = ()  # from outside the package
    bot_processes: int = 1
    log: LogFormat = "plain"
    metrics: int = 0  # a port of this machine, or 0 for none
    control: str = ""  # a socket file for operators, or beside the database
    names_filter: str = ""  # the operator's function that judges names
    limits: Limits = field(default_factory=Limits)

    def is_local(self) -> bool:
        """Return whether only this machine can reach the server."""
        return f"[{self.host}]" in LOCAL_NAMES or self.host in LOCAL_NAMES

    def is_private(self) -> bool:
        """Return whether the server is local and has no proxy and no other host name."""
        return self.is_local() and not self.names and not self.proxies

    def all_names(self) -> tuple[str, ...]:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (*LOCAL_NAMES, host, *self.names)

    def is_shared(self) -> bool:
        """Return whether several workers can share the database."""
        return make_url(self.database).get_backend_name() == "postgresql"

    def shown_database(self) -> str:
        """Return the database URL without its password."""
        return make_url(self.database).render_as_string(hide_password=True)


def lan_address() -> str:
    """Return this machine's address on its local network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            raise BadOptions(
                "this machine is in no network. Connect it to one, or use --host"
            ) from None
        found = str(probe.getsockname()[0])
    if not ipaddress.ip_address(found).is_private:
        raise BadOptions(f"{found} is not an address of a home network: use --host")
    return found


def make_registry(config: ServerConfig, runtime: Runtime | None = None) -> TableRegistry:
    """Return the registry of a configured server."""
    names = load_filter(config.names_filter)
    database = Database(open_engine(config.database))
    catalog = GameCatalog({name: find_set(name) for name in config.sets})
    bot_pool = BotPool(config.bot_processes, sets=config.sets)
    registry = TableRegistry(database, catalog, runtime or Runtime(), bot_pool, config.limits)
    registry.names = names
    registry.admission.proxies = Proxies(config.proxies)
    return registry


def uvicorn_config(config: ServerConfig, app: ASGIApp) -> uvicorn.Config:
    """Return the settings for uvicorn."""
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        backlog=BACKLOG,
        http=partial(TimedHttpProtocol, config.limits.silence),  # type: ignore[arg-type]
        ws=CountedWebSocket,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=config.limits.heartbeat,
        ws_ping_timeout=config.limits.pong,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )


def build_app(config: ServerConfig, registry: TableRegistry) -> ASGIApp:
    return make_app(registry, HostCheck(config.all_names()), side_services(config, registry))


def side_services(config: ServerConfig, registry: TableRegistry) -> list[Service]:
    """Return the additional services: metrics and the control socket."""
    found: list[Service] = []
    if config.metrics:
        found.append(lambda: serving_metrics(registry, config.metrics))
    path = Path(config.control) if config.control else default_control(config.database)
    if (
        path is not None
        and hasattr(asyncio, "start_unix_server")
        and len(str(path)) <= MAX_SOCKET_PATH
    ):
        found.append(lambda: serving_control(registry, path))
    return found


@asynccontextmanager
async def serving_metrics(registry: TableRegistry, port: int) -> AsyncIterator[None]:
    async with await serve_metrics(registry, port):
        yield


@asynccontextmanager
async def serving_control(registry: TableRegistry, path: Path) -> AsyncIterator[None]:
    control = Control(registry, path)
    await control.open()
    try:
        yield
    finally:
        await control.close()


def make_server(config: ServerConfig, registry: TableRegistry) -> uvicorn.Server:
    """Return a server for a registry's tables, without starting it."""
    return uvicorn.Server(uvicorn_config(config, build_app(config, registry)))


def serve_worker(config: ServerConfig, listener: socket.socket, watch: ParentWatch) -> None:
    """Serve as one of several workers, in a separate process."""
    prepare_process(config)
    server = make_server(config, make_registry(config))
    watch.is_serving = lambda: server.started
    server.run([listener])


def prepare_process(config: ServerConfig) -> None:
    """Configure logging and garbage collection for a serving process."""
    configure_logging(config.log)
    log_event("started", version=__version__)
    gc.set_threshold(*GC_THRESHOLDS)
    gc.freeze()


def run(config: ServerConfig, workers: int = 1) -> None:
    """Serve until a signal arrives, in this process or in several that share the port."""
    if workers == 1:
        server = make_server(config, make_registry(config))
        prepare_process(config)
        server.run()
        return
    if not config.is_shared():
        raise BadOptions(
            "more than one worker needs PostgreSQL. Pass --database postgresql://USER@HOST/NAME"
        )
    configure_logging(config.log)
    status = Supervisor(partial(serve_worker, config), bind(config), workers).run()
    if status:
        sys.exit(status)


def bind(config: ServerConfig) -> socket.socket:
    """Bind the port that all workers share; clients can connect once a worker is ready."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        raise BadOptions(
            f"{config.host} port {config.port} can't be used: {error.strerror}. "
            "Choose another one with --host or --port"
        ) from None
    return listener
