"""Reports: people at a table tell the operator about a player's name or conduct."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tangledbank.server.errors import Refused
from tangledbank.server.ops.logs import log_event
from tangledbank.server.protocol import requests
from tangledbank.server.storage.database import StorageFailed
from tangledbank.server.storage.schema import REPORTS

if TYPE_CHECKING:
    from tangledbank.server.live.registry import TableRegistry
    from tangledbank.server.tables.table import Table

SPECTATOR: Final = -1  # the reporter's seat, if a spectator reports
MAX_PER_SEAT: Final = 3  # reports of one player at one table, at most
MAX_OF_SPECTATORS: Final = 5  # of all spectators of a table together
MAX_REPORTS: Final = 10_000
MAX_LENGTH: Final = 200  # characters of a text
MAX_REPORTS_SHOWN: Final = 200  # reports of one list, at most


@dataclass(frozen=True)
class StoredReport:
    """A stored report about a player."""

    id: str
    table_id: str
    seat: int
    name: str  # as it was shown then
    reason: str
    text: str
    reporter: int  # a seat, or SPECTATOR
    at: float


async def file_report(
    registry: TableRegistry, table: Table, reporter: int | None, request: requests.Report
) -> None:
    """Store a report, without telling anyone at the table."""
    report = make_report(table, reporter, request)
    try:
        await registry.database.write(lambda connection: add_report(connection, report), table.id)
    except StorageFailed:
        raise Refused("storage-failed") from None
    except IntegrityError:  # the table was deleted in between
        raise Refused("unknown-table") from None
    log_event("report", reason=request.reason)


def make_report(table: Table, reporter: int | None, request: requests.Report) -> StoredReport:
    """Return a report about another person at the table, ready to be stored."""
    if not 0 <= request.seat < len(table.seats) or request.seat == reporter:
        raise Refused("seat-unavailable")
    if table.seats[request.seat].kind != "person":
        raise Refused("seat-unavailable")
    if len(request.text) > MAX_LENGTH:
        raise Refused("too-long")
    return StoredReport(
        id=secrets.token_hex(4),
        table_id=table.id,
        seat=request.seat,
        name=table.seats[request.seat].name,
        reason=request.reason,
        text=clean_text(request.text),
        reporter=SPECTATOR if reporter is None else reporter,
        at=table.runtime.now(),
    )


def clean_text(given: str) -> str:
    """Return a text on one line, without control characters."""
    shown = "".join(" " if char.isspace() else char for char in given)
    return " ".join("".join(char for char in shown if unicodedata.category(char)[0] != "C").split())


# The database


def add_report(connection: Connection, report: StoredReport) -> None:
    """Store a report; refuse it if there are too many already."""
    same = (REPORTS.c.table_id == report.table_id) & (REPORTS.c.reporter == report.reporter)
    most = MAX_OF_SPECTATORS if report.reporter == SPECTATOR else MAX_PER_SEAT
    count = select(func.count()).select_from(REPORTS)
    full = connection.execute(count.where(same)).scalar_one() >= most
    if full or connection.execute(count).scalar_one() >= MAX_REPORTS:
        raise Refused("too-many-reports")
    connection.execute(insert(REPORTS).values(**asdict(report), resolved=0.0, note=""))


def list_reports(connection: Connection, resolved: bool) -> list[RowMapping]:
    """Return the latest unresolved reports, or the latest of all, newest first."""
    asked = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(MAX_REPORTS_SHOWN)
    if not resolved:
        asked = asked.where(REPORTS.c.resolved == 0)
    return list(connection.execute(asked).mappings())


def resolve_report(connection: Connection, id: str, text: str, now: float) -> bool:
    """Resolve a report with a note; return whether there was such an unresolved report."""
    waiting = (REPORTS.c.id == id) & (REPORTS.c.resolved == 0)
    done = update(REPORTS).where(waiting).values(resolved=now, note=clean_text(text)[:MAX_LENGTH])
    return connection.execute(done).rowcount > 0


def erase_from_reports(connection: Connection, table: str, seat: int, name: str) -> None:
    """Erase a person from a table's reports, including the text that they wrote."""
    there = REPORTS.c.table_id == table
    about, by = there & (REPORTS.c.seat == seat), there & (REPORTS.c.reporter == seat)
    connection.execute(update(REPORTS).where(about).values(name=name, text="", note=""))
    connection.execute(update(REPORTS).where(by).values(text=""))


def remove_reports(connection: Connection, before: float) -> None:
    """Delete reports older than a given time."""
    connection.execute(delete(REPORTS).where(REPORTS.c.at < before))
