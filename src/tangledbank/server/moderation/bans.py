"""Bans: networks from which the server accepts no requests.

Operators store bans in the database. Every worker rereads them every two seconds and closes the
connections that a new ban covers.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, RowMapping, delete, insert, select
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tangledbank.core.errors import BadOptions
from tangledbank.server.errors import Refused
from tangledbank.server.ops.logs import log_event
from tangledbank.server.protocol import responses, wire
from tangledbank.server.storage.database import StorageFailed
from tangledbank.server.storage.schema import BANS
from tangledbank.server.texts import say_refused
from tangledbank.texts import detect_language

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
SUBSCRIBER_BITS: Final = 64  # bits of the network that one subscriber has of IPv6
BANNED: Final = "banned"
CLOSE_TIMEOUT: Final = 5.0  # seconds to close a connection


# Addresses


class BadNetwork(BadOptions):
    """A network that can't be banned, because it is invalid or includes this machine."""

    def __init__(self, given: str, why: str, local: bool = False) -> None:
        super().__init__(why)
        self.given = given
        self.local = local


def read_network(text: str) -> Network:
    """Parse the network that an operator names; an IPv6 address means its /64 network."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadNetwork(text, f"{text[:60]!r} is not an address or a network") from None
    if network.version == 6:
        network = plain_network(network)
    if network.overlaps(ipaddress.ip_network("127.0.0.0/8" if network.version == 4 else "::1")):
        raise BadNetwork(text, f"{network} includes this machine", local=True)
    return network


def plain_network(network: ipaddress.IPv6Network) -> Network:
    """Return the IPv4 network that is mapped, or an IPv6 network of /64 or larger."""
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return ipaddress.ip_network(f"{mapped}/{network.prefixlen - 96}")
    if network.prefixlen > SUBSCRIBER_BITS and not network.network_address.is_loopback:
        return network.supernet(new_prefix=SUBSCRIBER_BITS)
    return network


def read_address(text: str) -> Address | None:
    """Return a client's IP address, or None if it has none, as on a Unix socket."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


# The database


def add_ban(connection: Connection, network: Network, until: float, why: str, now: float) -> None:
    """Ban a network until a given time, or forever if that is 0; replace any earlier ban of it."""
    remove_ban(connection, network)
    row = {"network": str(network), "made": now, "until": until, "why": why}
    connection.execute(insert(BANS).values(**row))


def remove_ban(connection: Connection, network: Network) -> bool:
    """Lift a network's ban; return whether there was one."""
    return connection.execute(delete(BANS).where(BANS.c.network == str(network))).rowcount > 0


def bans_in_force(connection: Connection, now: float) -> list[RowMapping]:
    """Return all bans that have not expired, oldest first."""
    lasting = (BANS.c.until == 0) | (BANS.c.until > now)
    asked = select(BANS).where(lasting).order_by(BANS.c.made, BANS.c.network)
    return list(connection.execute(asked).mappings())


def remove_expired(connection: Connection, now: float) -> None:
    """Delete bans that have expired, including the addresses they contain."""
    connection.execute(delete(BANS).where((BANS.c.until > 0) & (BANS.c.until <= now)))


def covering(rows: Sequence[RowMapping], network: Network) -> list[str]:
    """Return the banned networks that contain another network."""
    known = [ipaddress.ip_network(row["network"]) for row in rows]
    return [str(each) for each in known if each.version == network.version and holds(each, network)]


def holds(wide: Network, narrow: Network) -> bool:
    first, last = int(wide.network_address), int(wide.broadcast_address)
    return first <= int(narrow.network_address) and int(narrow.broadcast_address) <= last


# A worker


class OpenSocket:
    """A WebSocket that can be closed from outside its session."""

    def __init__(self, address: str, send: Send, refusal: str) -> None:
        self.address = address
        self.send = send
        self.refusal = refusal  # the error message, in the client's language
        self.task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Start closing the socket, unless that has already begun."""
        if self.task is None:
            self.task = asyncio.create_task(self._close())

    async def _close(self) -> None:
        messages: list[Message] = [
            {"type": "websocket.send", "text": self.refusal},
            {"type": "websocket.close", "code": wire.CLOSE_POLICY, "reason": BANNED},
        ]
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):  # it is gone already
            async with asyncio.timeout(CLOSE_TIMEOUT):
                for message in messages:
                    await self.send(message)


class BanList:
    """The bans known to a worker, and the open sockets that a new ban may close."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.known: dict[tuple[int, int], dict[int, float]] = {}  # see `index_networks`
        self.count = 0
        self.open: set[OpenSocket] = set()

    def index_networks(self, rows: Sequence[RowMapping]) -> None:
        """Index networks by IP version and prefix length, so that lookups need no search."""
        self.known = {}
        self.count = 0
        for row in rows:
            network = ipaddress.ip_network(row["network"])
            alike = self.known.setdefault((network.version, network.prefixlen), {})
            alike[int(network.network_address)] = float(row["until"])
            self.count += 1

    def covers(self, client: str) -> bool:
        """Return whether a client's address is banned now."""
        address = read_address(client) if self.known else None
        if address is None:
            return False
        now = self.registry.runtime.now()
        for (version, length), networks in self.known.items():
            if version == address.version:
                rest = address.max_prefixlen - length
                until = networks.get(int(address) >> rest << rest)
                if until is not None and (not until or now < until):
                    return True
        return False

    def refuses(self, client: str) -> bool:
        """Return whether a client's request is refused, and count the refusal if so."""
        refused = self.covers(client)
        if refused:
            self.registry.counters.refusals[BANNED] += 1
        return refused

    @contextmanager
    def tracking(self, client: str, send: Send, refusal: str) -> Iterator[None]:
        """Track a socket while it is open."""
        socket = OpenSocket(client, send, refusal)
        self.open.add(socket)
        try:
            yield
        finally:
            self.open.discard(socket)

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Read the bans on entry, and keep rereading them until exit."""
        await self.refresh()
        task = asyncio.create_task(self._refresh_forever())
        try:
            yield
        finally:
            task.cancel()

    async def _refresh_forever(self) -> None:
        while True:
            await asyncio.sleep(self.registry.limits.bans)
            with contextlib.suppress(StorageFailed):  # the bans that are known stay in force
                await self.refresh()

    async def refresh(self) -> None:
        """Read the bans again, and close the connections that they cover."""
        now, before = self.registry.runtime.now(), self.count
        self.index_networks(
            await self.registry.database.read(lambda connection: bans_in_force(connection, now))
        )
        closed = [socket for socket in self.open if self.covers(socket.address)]
        for socket in closed:
            socket.close()
        if self.count != before:
            log_event("bans", count=self.count, closed=len(closed))


class BanGate:
    """A gate that refuses banned clients' requests, and tracks the sockets of all others."""

    def __init__(self, app: ASGIApp, bans: BanList) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = str(scope["client"][0]) if scope.get("client") else ""
        refused = self.bans.refuses(client)
        if scope["type"] == "http" and refused:
            response = Response(refusal_for(scope), 403, media_type="application/json")
            await response(scope, receive, send)
        elif refused:
            await WebSocket(scope, receive, send).close(wire.CLOSE_POLICY, BANNED)
        elif scope["type"] == "websocket":
            with self.bans.tracking(client, send, refusal_for(scope)):
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def refusal_for(scope: Scope) -> str:
    """Return the error for a banned client, in its browser's language."""
    lang = detect_language(Headers(scope=scope).get("accept-language", "en")[:20], {})
    refusal = responses.ErrorResponse(BANNED, say_refused(Refused(BANNED), lang), "")
    return wire.write(refusal).decode()
