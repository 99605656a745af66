"""An Atom feed of "your turn", with a secret that gives access to nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

from tangledbank.server.errors import Refused
from tangledbank.server.live.registry import TableRegistry
from tangledbank.server.storage import table_store
from tangledbank.server.tables.access_keys import FEED
from tangledbank.server.tables.runtime import digest_of
from tangledbank.server.tables.table import Table

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'


async def feed_for_secret(registry: TableRegistry, secret: str) -> str:
    """Return a seat's feed, which has an entry while the seat has an open question."""
    found = await registry.read(lambda c: table_store.keys_by_digest(c, [digest_of(secret)]))
    keys = [key for key in found if key["kind"] == FEED]
    if not keys:
        raise Refused("invalid-secret")
    key = keys[0]
    live_table = await registry.find(key["table_id"])
    async with live_table.lock:  # a choice that is being stored is not shown yet
        return feed_of(live_table.table, int(key["seat"]))


def feed_of(table: Table, seat: int) -> str:
    """Return a seat's feed, which doesn't reveal when other players have chosen."""
    running_game = table.running_game
    question = running_game.question_of(seat) if running_game is not None else None
    asked = running_game.clock.since if running_game is not None else {}
    since = asked.get(seat, table.began or table.created)
    title = escape(f"{table.game.title}: {table.seats[seat].name}")
    parts = [HEAD, f"<id>urn:tangledbank:{table.id}:{seat}</id>", f"<title>{title}</title>"]
    parts.append(f"<updated>{timestamp(since)}</updated>")
    if question is not None:
        parts.append(
            f"<entry><id>urn:tangledbank:{table.id}:{seat}:{question.number}</id>"
            f"<title>{escape(question.prompt)}</title><updated>{timestamp(since)}</updated>"
            f'<link href="/t/{table.id}"/></entry>'
        )
    return "\n".join([*parts, "</feed>\n"])


def timestamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
