"""Who may talk to the server, and how fast."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

MOST_KNOWN: Final = 10_000  # addresses that are remembered


class Bucket:
    """So much a second, and a little more at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is so much left; if not, nothing is taken."""
        passed = max(0.0, now - self.at)  # clocks are set back at times
        self.left = min(self.burst, self.left + passed * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst, now)
        self.known[address] = bucket
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return bucket.take(now)


def household(address: str) -> str:
    """Whom a limit is for: an address, or the network that one subscriber has of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network(f"{found}/64", strict=False))


class Doorman:
    """Checks the names under which the server is called, and pages that call it."""

    def __init__(self, hosts: Iterable[str]) -> None:
        self.hosts = {host.lower() for host in hosts}

    def knows_host(self, headers: Mapping[str, str]) -> bool:
        """Is the server called by one of its own names? Others may be rebound to us."""
        return name_of(headers.get("host", "")) in self.hosts

    def knows_origin(self, headers: Mapping[str, str]) -> bool:
        """Does a page of our own ask, or a program, which names none?"""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        same = parts.netloc.lower() == headers.get("host", "").lower()
        return parts.scheme in ("http", "https") and same


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.rpartition(":")[0] if ":" in host else host
