"""The host names and origins that the server accepts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit


class HostCheck:
    """A check of requests' Host and Origin headers."""

    def __init__(self, hosts: Iterable[str]) -> None:
        self.hosts = {host.lower() for host in hosts}

    def accepts_host(self, headers: Mapping[str, str]) -> bool:
        """Return whether the Host header is one of our names; any other may be DNS rebinding."""
        return host_name(headers.get("host", "")) in self.hosts

    def accepts_origin(self, headers: Mapping[str, str]) -> bool:
        """Return whether a request comes from our own page, or has no Origin header."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        same = parts.netloc.lower() == headers.get("host", "").lower()
        return parts.scheme in ("http", "https") and same


def host_name(host: str) -> str:
    """Return the name in a Host header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.rpartition(":")[0] if ":" in host else host
