"""The database schema: tables, seats, digests of secrets, and every choice as a row.

Workers that share a database also store their leases and the connected seats.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("public", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("host", Integer, nullable=False),
    Column("commitment", String, nullable=False),
    Column("server_part", String, nullable=False),  # secret until the game is over
    Column("seed", String, nullable=False),  # empty until the game begins
    Column("rules", Integer, nullable=False),
    Column("sets", Text, nullable=False),  # JSON: hashes of the card sets
    Column("version", Integer, nullable=False),  # raised with every change of the table
    Column("began", Float, nullable=False),  # 0 until the game begins
    Column("due", Float, nullable=False),  # when the server's next move is due; 0 for never
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next", String, nullable=False),  # the table of the rematch
    Column("worker", String, nullable=False, server_default=""),  # that makes its scheduled moves
    Column("lease", Float, nullable=False, server_default="0"),  # when other workers may take over
    Column("changes", Text, nullable=False, server_default="[]"),  # JSON: seats that changed hands
    Column("handovers", Text, nullable=False, server_default="[]"),  # JSON: seats that are offered
    Column("timeouts", Text, nullable=False, server_default="[]"),  # JSON: numbers of choices
    Column("pauses", Text, nullable=False, server_default="[]"),  # JSON: from when until when
    Column("proposals", Text, nullable=False, server_default="[]"),  # JSON: acts people agree on
    Column("creator", String, nullable=False, server_default=""),  # a mark of the address
    Column("creator_network", String, nullable=False, server_default=""),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("agent", String, nullable=False),
    Column("part", String, nullable=False),  # the client seed
    Column("gone", Integer, nullable=False, server_default="0"),  # left by the person
    Column("replaced", Integer, nullable=False, server_default="0"),  # by a bot, until they return
)

KEYS: Final = Table(
    "secrets",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("digest", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("expires", Float, nullable=False),  # 0 for never
)

CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("choice", Text, nullable=False),  # JSON, as in a record
    Column("at", Float, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, nullable=False),  # of choices in it
    Column("saved", Text, nullable=False),  # JSON
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String, nullable=False),  # the operating system's user
    Column("action", String, nullable=False),
    Column("about", String, nullable=False),  # a table, a network, a file
    Column("detail", Text, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("network", String, primary_key=True),  # such as 203.0.113.0/24
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),  # 0 for ever
    Column("why", Text, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),  # of the reported player
    Column("name", String, nullable=False),  # of that player, as it was shown then
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", Integer, nullable=False),  # a seat, or -1 for a spectator
    Column("at", Float, nullable=False),
    Column("resolved", Float, nullable=False),  # 0 while it waits for an operator
    Column("note", Text, nullable=False),  # of the operator who resolved it
)

# Written to by readiness checks; it has one row.
WRITE_CHECKS: Final = Table(
    "write_checks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

ADDRESS_KEYS: Final = Table(
    "address_keys",
    METADATA,
    Column("day", Integer, primary_key=True),  # since 1970
    Column("key", String, nullable=False),  # of the marks made on that day
)

# Where several workers share a database:

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String, primary_key=True),
    Column("until", Float, nullable=False),  # when its lease ends
    Column("draining", Integer, nullable=False),  # whether it refuses new tables
    Column("clock_offset", Float, nullable=False, server_default="0"),  # ahead of the database's
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String, primary_key=True),
    Column("devices", Integer, nullable=False),  # connections of this seat to this worker
    Column("since", Float, nullable=False),
)
