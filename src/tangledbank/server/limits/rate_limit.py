"""Rate limits: token buckets per address and per network, and counts of open connections."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from tangledbank.server.errors import Refused
from tangledbank.server.limits.turn_queue import AddressLocks, TurnQueue

MAX_KNOWN: Final = 10_000  # addresses, and as many networks, whose buckets are remembered
UNKNOWN: Final = "unknown"  # the network of a client that names no address
ADMISSION_RETRY_DELAY: Final = 0.05  # seconds until work that may wait is tried again

Rate = Literal[
    "requests", "hellos", "frames", "work", "connects", "creations", "replays", "lessons"
]
Open = Literal["sockets", "connections"]


class Peer(NamedTuple):
    """The address and the network that a limit applies to."""

    address: str
    network: str


@lru_cache(maxsize=4096)
def peer_of(host: str) -> Peer:
    """Return the address and network that a host counts towards.

    An IPv4 address counts by itself and as part of its /24. An IPv6 subscriber has a whole /64,
    so the /64 counts as the address and its /48 as the network.
    """
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return Peer(host[:64], UNKNOWN)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            bits = int(found)
            return Peer(f"{bits >> 64:x}/64", f"{bits >> 80:x}/48")
        found = found.ipv4_mapped
    return Peer(str(found), f"{int(found) >> 8:x}/24")


class Bucket:
    """A token bucket, which refills at a steady rate and allows bursts."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def has(self, now: float, cost: float = 1.0) -> bool:
        """Refill the bucket, and return whether it covers the cost."""
        passed = max(0.0, now - self.at)  # clocks are set back at times
        self.left = min(self.burst, self.left + passed * self.rate)
        self.at = now
        return self.left >= cost

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Spend the cost if the bucket covers it; return whether it did."""
        if not self.has(now, cost):
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket per key.

    A bucket is dropped only once it has refilled, so nobody can reset a limit by using many keys.
    If no bucket can be dropped to make room, new keys share a single bucket.
    """

    def __init__(self, rate: float, burst: float, most: int = MAX_KNOWN) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: dict[str, Bucket] = {}  # the least recently used first
        self.shared = Bucket(rate, burst, 0.0)

    def bucket(self, key: str, now: float) -> Bucket:
        """Return a key's bucket, and mark it as the most recently used."""
        found = self.known.pop(key, None)
        if found is None:
            self._forget(now)
            if len(self.known) >= self.most:
                return self.shared
            found = Bucket(self.rate, self.burst, now)
        self.known[key] = found
        return found

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        return self.bucket(key, now).take(now, cost)

    def _forget(self, now: float) -> None:
        """If room is needed, drop the least recently used buckets that have refilled."""
        while len(self.known) >= self.most:
            oldest = next(iter(self.known))
            if (now - self.known[oldest].at) * self.rate < self.burst:
                return
            del self.known[oldest]


class RateLimit:
    """Buckets per address, and larger ones per network."""

    def __init__(self, rate: float, burst: float, network: float) -> None:
        self.addresses = Buckets(rate, burst)
        self.networks = Buckets(rate * network, burst * network)

    def take(self, peer: Peer, now: float, cost: float = 1.0) -> bool:
        """Spend the cost from both the address's and the network's bucket, or from neither."""
        own = self.addresses.bucket(peer.address, now)
        shared = self.networks.bucket(peer.network, now)
        if not (own.has(now, cost) and shared.has(now, cost)):
            return False
        own.left -= cost
        shared.left -= cost
        return True


class OpenLimit:
    """A limit on open connections per address and network."""

    def __init__(self, most: float, network: float) -> None:
        self.most = most
        self.network = network
        self.addresses: Counter[str] = Counter()
        self.networks: Counter[str] = Counter()

    def enter(self, peer: Peer) -> bool:
        """Count one more connection, unless the address or the network has reached its limit."""
        full = self.addresses[peer.address] >= self.most
        if full or self.networks[peer.network] >= self.most * self.network:
            self._tidy(peer)
            return False
        self.addresses[peer.address] += 1
        self.networks[peer.network] += 1
        return True

    def leave(self, peer: Peer) -> None:
        self.addresses[peer.address] -= 1
        self.networks[peer.network] -= 1
        self._tidy(peer)

    def _tidy(self, peer: Peer) -> None:
        """Drop the counts of an address and network that have no open connections."""
        for counts, key in ((self.addresses, peer.address), (self.networks, peer.network)):
            if counts[key] <= 0:
                del counts[key]


class Proxies:
    """The addresses of reverse proxies, as `--proxies` lists them."""

    def __init__(self, listed: str) -> None:
        parts = [part.strip() for part in listed.split(",")]
        self.every = parts == ["*"]
        self.networks = [network for part in parts if (network := network_in(part)) is not None]

    def __contains__(self, host: str) -> bool:
        if self.every or not self.networks:
            return self.every
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)


def network_in(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """Return an address or a network as a network, or None if the text is neither."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        return None


@dataclass(frozen=True)
class AddressLimits:
    """Limits per address; a network may use `network` times as much.

    The defaults admit a school class behind one address: 40 people with two sockets each, their
    pages and their tables, all within seconds.
    """

    network: float = 4.0
    connects: float = 30.0  # TCP connections a second, of clients that are not proxies
    connect_burst: float = 600.0
    connections: int = 600  # open TCP connections, of clients that are not proxies
    sockets: int = 200  # open WebSockets
    requests: float = 30.0  # HTTP requests a second, WebSocket handshakes among them
    request_burst: float = 1500.0
    hellos: float = 8.0  # a second
    hello_burst: float = 200.0
    frames: float = 300.0  # WebSocket frames a second, of all sockets together
    frame_burst: float = 3000.0
    work: float = 250.0  # milliseconds of declared processor time a second
    work_burst: float = 8000.0
    tables: int = 100  # unfinished tables made within two days


PER_ADDRESS: Final = AddressLimits()


class Admission:
    """The limits per address and network, as applied by this process."""

    def __init__(self, limits: AddressLimits, scale: float, now: Callable[[], float]) -> None:
        self.limits = limits
        self.scale = scale
        self.now = now
        self.refused: Counter[str] = Counter()  # by limit
        self.proxies = Proxies("")
        self.rates: dict[str, RateLimit] = {}
        self.open: dict[str, OpenLimit] = {}
        self.queue = TurnQueue()
        self.address_locks = AddressLocks()
        if scale:
            self._limit(limits)

    def _limit(self, limits: AddressLimits) -> None:
        self.add("connects", limits.connects, limits.connect_burst)
        self.add("requests", limits.requests, limits.request_burst)
        self.add("hellos", limits.hellos, limits.hello_burst)
        self.add("frames", limits.frames, limits.frame_burst)
        self.add("work", limits.work, limits.work_burst)
        self.open["sockets"] = OpenLimit(limits.sockets * self.scale, limits.network)
        self.open["connections"] = OpenLimit(limits.connections * self.scale, limits.network)

    def add(self, limit: Rate, rate: float, burst: float) -> None:
        """Add a rate limit, scaled unless the scale is 0."""
        scale = self.scale or 1.0
        self.rates[limit] = RateLimit(rate * scale, burst * scale, self.limits.network)

    @property
    def on(self) -> bool:
        """Whether the limits per address are turned on."""
        return self.scale > 0

    @property
    def tables(self) -> tuple[float, float]:
        """The limits on unfinished tables per address and per network."""
        most = self.limits.tables * self.scale if self.on else float("inf")
        return most, most * self.limits.network

    def take(self, limit: Rate, peer: Peer, cost: float = 1.0) -> bool:
        """Spend from a rate limit; if it is exhausted, count the refusal and return False."""
        rate = self.rates.get(limit)
        if rate is None or rate.take(peer, self.now(), cost):
            return True
        self.refused[limit] += 1
        return False

    def spend(self, limit: Rate, peer: Peer, cost: float = 1.0) -> None:
        """Spend from a rate limit; refuse if it is exhausted."""
        if not self.take(limit, peer, cost):
            raise Refused("rate-limited")

    # Turns

    async def turn(self, peer: Peer) -> None:
        """Wait until the address may do one piece of costly work."""
        if self.on:
            await self.queue.turn(peer.address)

    async def pay(self, peer: Peer, cost: float) -> None:
        """Spend processor time, or refuse if none is left; then wait for a turn."""
        self.spend("work", peer, cost)
        await self.turn(peer)

    async def save_up(self, peer: Peer, cost: float) -> None:
        """Wait until the address can pay the processor time, spend it, and wait for a turn."""
        rate = self.rates.get("work")
        while rate is not None and not rate.take(peer, self.now(), cost):
            await asyncio.sleep(ADMISSION_RETRY_DELAY)
        await self.turn(peer)

    def address_lock(self, peer: Peer) -> AbstractAsyncContextManager[None]:
        """Return a context manager that allows the address one change at a time."""
        return self.address_locks.address_lock(peer.address) if self.on else nullcontext()

    # What is open

    def enter(self, kind: Open, peer: Peer) -> bool:
        """Count an open socket or connection, unless its peer has reached a limit."""
        limit = self.open.get(kind)
        if limit is None or limit.enter(peer):
            return True
        self.refused[kind] += 1
        return False

    def leave(self, kind: Open, peer: Peer) -> None:
        if kind in self.open:
            self.open[kind].leave(peer)

    # TCP connections: behind a proxy they are all the proxy's, and say nothing of clients.

    def connect(self, host: str) -> bool:
        """Count a new TCP connection, unless its peer has reached a limit."""
        if not self.on or host in self.proxies:
            return True
        peer = peer_of(host)
        return self.take("connects", peer) and self.enter("connections", peer)

    def disconnect(self, host: str) -> None:
        if self.on and host not in self.proxies:
            self.leave("connections", peer_of(host))
