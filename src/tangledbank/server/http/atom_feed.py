"""An Atom feed of "your turn", under a secret that reads this and nothing else."""

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


async def atom(registry: TableRegistry, secret: str) -> str:
    """The feed of a seat: an entry while it is asked something."""
    found = await registry.read(lambda c: table_store.tables_of(c, [digest_of(secret)]))
    keys = [key for key in found if key["kind"] == FEED]
    if not keys:
        raise Refused("secret")
    key = keys[0]
    live_table = await registry.find(key["table_id"])
    async with live_table.lock:  # nothing is told of a choice that is being stored
        return written(live_table.table, int(key["seat"]))


def written(table: Table, seat: int) -> str:
    """Nothing in it tells when somebody else has chosen."""
    play = table.play
    question = play.question_of(seat) if play is not None else None
    asked = play.clock.since if play is not None else {}
    since = asked.get(seat, table.began or table.created)
    title = escape(f"{table.game.title}: {table.seats[seat].name}")
    parts = [HEAD, f"<id>urn:tangledbank:{table.id}:{seat}</id>", f"<title>{title}</title>"]
    parts.append(f"<updated>{moment(since)}</updated>")
    if question is not None:
        parts.append(
            f"<entry><id>urn:tangledbank:{table.id}:{seat}:{question.number}</id>"
            f"<title>{escape(question.prompt)}</title><updated>{moment(since)}</updated>"
            f'<link href="/t/{table.id}"/></entry>'
        )
    return "\n".join([*parts, "</feed>\n"])


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
