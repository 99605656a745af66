"""A server's limits, each of which the operator can change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tangledbank.server.limits.rate_limit import PER_ADDRESS, AddressLimits

DAY: Final = 86_400.0


@dataclass(frozen=True)
class Limits:
    """The rates, counts and times that limit the load clients can put on a server."""

    tables: int = 20_000  # unfinished ones
    sockets: int = 40_000
    rate: float = 200.0  # messages a second and connection: programs may play fast
    burst: float = 400.0
    silence: float = 30.0  # seconds for an HTTP request
    heartbeat: float = 25.0  # seconds between two heartbeats of a WebSocket
    pong: float = 20.0  # seconds after a heartbeat in which a client must answer its ping
    spectators: int = 50  # of one table, at one worker
    per_address: AddressLimits = PER_ADDRESS
    address_scale: float = 1.0  # multiplies the limits per address; 0 turns them off
    creations: float = 0.2  # tables a second and address
    creation_burst: float = 40.0
    replays: float = 0.5  # a second and address
    replay_burst: float = 20.0
    lessons: float = 10.0  # steps and questions of lessons, a second and address
    lesson_burst: float = 120.0
    hints: float = 0.5  # a second and address
    hint_burst: float = 40.0
    idle: float = 120.0  # seconds after which a table without subscribers is unloaded
    keep_open: float = 2 * DAY  # tables that never began
    keep_playing: float = 365 * DAY  # abandoned games
    keep_over: float = 365 * DAY
    keep_audit: float = 365 * DAY  # entries of the audit trail
    keep_reports: float = 90 * DAY  # about players
    sweep: float = 1.0  # seconds between two checks of all tables
    purge: float = 3600.0  # seconds between two deletions of old rows
    count: float = 30.0  # seconds between two counts of the tables
    bans: float = 2.0  # seconds between two reads of the bans
    lease: float = 15.0  # seconds after which others take over from a worker that died
