"""Admission to a table: players by token or link, and a limited number of spectators."""

from __future__ import annotations

from collections.abc import Iterable

from tangledbank.core.event import WATCHER
from tangledbank.server.errors import Refused
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol import requests
from tangledbank.server.tables.access_keys import WATCH
from tangledbank.server.tables.runtime import digest_of
from tangledbank.server.tables.table import Table


def assign_seat(table: Table, subscriber: Subscriber, hello: requests.Hello) -> str:
    """Seat a client or admit it as a spectator; return its new token, or an empty string."""
    token = ""
    if hello.token:
        subscriber.viewer = table.seat_of_token(hello.token)
    elif hello.secret and not hello.watch and not table.keys.opens(hello.secret, WATCH):
        subscriber.viewer, token = table.exchange(hello.secret, hello.name)
    elif hello.join:
        if not table.settings.public:
            raise Refused("invalid-secret")
        subscriber.viewer, token = table.join(hello.name)
    else:
        table.check_spectator(hello.secret)
        subscriber.viewer = WATCHER
    if subscriber.seat is not None:
        subscriber.digest = digest_of(token or hello.token)
        table.return_to_seat(subscriber.seat)
    return token


def check_spectators(subscribers: Iterable[Subscriber], most: int) -> None:
    """Refuse a spectator if the table has reached its spectator limit."""
    if sum(subscriber.seat is None for subscriber in subscribers) >= most:
        raise Refused("too-many")
