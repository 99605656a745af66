"""`tangledbank server ban`, `unban`, `bans`, `reports` and `resolve`."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.server_admin import ServerAdmin, when
from tangledbank.texts.catalogue import Catalogue

DURATION: Final = re.compile(r"(\d{1,5})([mhdw])")
SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
WHY: Final = 200  # characters kept of a reason or note


def read_duration(texts: Catalogue, text: str) -> int:
    """Return the number of seconds in a duration such as 12h or 7d."""
    found = DURATION.fullmatch(text.strip())
    if found is None or not int(found[1]):
        raise CommandError(texts.say("server-duration", given=text[:40]), USAGE)
    return int(found[1]) * SECONDS[found[2]]


def network_of(texts: Catalogue, address: str) -> Any:
    """Return the network that an operator's address names, or raise if it is invalid."""
    from tangledbank.server.moderation.bans import BadNetwork, read_network

    try:
        return read_network(address)
    except BadNetwork as bad:
        message = "server-local-network" if bad.local else "server-no-network"
        raise CommandError(texts.say(message, given=address[:60]), USAGE) from None


def ban(operator: ServerAdmin, address: str, duration: str, why: str) -> None:
    """Refuse connections from a network from now on."""
    from tangledbank.server.moderation.bans import add_ban
    from tangledbank.server.ops.audit_trail import add_entry

    texts, now = operator.texts, time.time()
    network = network_of(texts, address)
    until = now + read_duration(texts, duration) if duration else 0.0
    why = " ".join(why.split())[:WHY]

    def work(connection: Any) -> None:
        add_ban(connection, network, until, why, now)
        add_entry(
            connection, "ban", str(network), "; ".join(filter(None, [ends(texts, until), why]))
        )

    operator.read(work)
    said = texts.say("server-banned", network=str(network), until=ends(texts, until))
    operator.terminal.say(said)


def unban(operator: ServerAdmin, address: str) -> None:
    """Accept connections from a network again."""
    from tangledbank.server.moderation.bans import bans_in_force, covering, remove_ban
    from tangledbank.server.ops.audit_trail import add_entry

    network = network_of(operator.texts, address)

    def work(connection: Any) -> bool:
        found = remove_ban(connection, network)
        if found:
            add_entry(connection, "unban", str(network))
        return found

    if not operator.read(work):
        wider = covering(operator.read(lambda c: bans_in_force(c, time.time())), network)
        message = "server-banned-wider" if wider else "server-not-banned"
        said = operator.texts.say(message, network=str(network), wider=", ".join(wider))
        raise CommandError(said)
    operator.terminal.say(operator.texts.say("server-unbanned", network=str(network)))


def show_bans(operator: ServerAdmin) -> None:
    """List the bans in force."""
    from tangledbank.server.moderation.bans import bans_in_force

    rows = operator.read(lambda connection: bans_in_force(connection, time.time()))
    if not rows:
        operator.terminal.say(operator.texts.say("server-no-bans"))
    for row in rows:
        words = (when(row["made"]), row["network"], ends(operator.texts, row["until"]), row["why"])
        operator.terminal.say("  ".join(filter(None, words)))


def ends(texts: Catalogue, until: float) -> str:
    """Say when a ban ends."""
    return texts.say("server-until", when=when(until)) if until else texts.say("server-for-ever")


def show_reports(operator: ServerAdmin, resolved: bool) -> None:
    """List the open reports, or all reports."""
    from tangledbank.server.moderation.reports import SPECTATOR, list_reports

    texts = operator.texts
    rows = operator.read(lambda connection: list_reports(connection, resolved))
    if not rows:
        operator.terminal.say(texts.say("server-no-reports"))
    for row in rows:
        spectator = row["reporter"] == SPECTATOR
        by = texts.say(
            "server-by-spectator" if spectator else "server-by-seat", seat=row["reporter"]
        )
        said = f"{row['id']}  {when(row['at'])}  {row['reason']:<9} {row['table_id']} {row['seat']}"
        operator.terminal.say(f"{said} {row['name']}  {by}  {row['text']}".rstrip())
        if row["resolved"]:
            done = texts.say("server-report-done", when=when(row["resolved"]), note=row["note"])
            operator.terminal.say(f"  {done}".rstrip())


def resolve(operator: ServerAdmin, id: str, note: str) -> None:
    """Close a report."""
    from tangledbank.server.moderation.reports import resolve_report
    from tangledbank.server.ops.audit_trail import add_entry

    def work(connection: Any) -> bool:
        found = resolve_report(connection, id, note, time.time())
        if found:
            add_entry(connection, "resolve", id, " ".join(note.split())[:WHY])
        return found

    if not operator.read(work):
        raise CommandError(operator.texts.say("server-no-report", id=id[:40]))
    operator.terminal.say(operator.texts.say("server-resolved", id=id))
