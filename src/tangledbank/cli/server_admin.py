"""`tangledbank server`: operators' commands for a server's tables and database."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from tangledbank.cli.errors import CommandError
from tangledbank.cli.progress import bar, show
from tangledbank.cli.serve import database_error, default_database, need_server
from tangledbank.cli.terminal import Terminal
from tangledbank.core.errors import BadOptions
from tangledbank.private_files import open_private
from tangledbank.texts.catalogue import Catalogue

AtTable = Callable[[Any, str], None]  # works on a database connection and a table's id


class ServerAdmin:
    """An operator's access to a server's database, and to its control socket while it runs."""

    def __init__(self, texts: Catalogue, terminal: Terminal, database: str, control: str) -> None:
        need_server(texts)  # before importing any server module
        from tangledbank.server.ops.control import default_control

        self.texts = texts
        self.terminal = terminal
        self.database = database or default_database()
        self.control = Path(control) if control else default_control(self.database)

    # The database

    def read(self, work: Callable[[Any], Any]) -> Any:
        from tangledbank.server.storage.database import (
            DatabaseFailed,
            file_of,
            open_engine,
            read_url,
        )

        url = read_url(self.database)
        path = file_of(url) if url.get_backend_name() == "sqlite" else None
        if path is not None and not path.exists():
            raise CommandError(self.texts.say("server-no-database", path=str(path)))
        try:
            engine = open_engine(self.database)
        except DatabaseFailed as failed:
            raise database_error(self.texts, failed) from None
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()

    def whole(self, start: str) -> str:
        """Return the full id of the table whose id starts with `start`."""
        from tangledbank.server.storage import table_store

        rows = self.read(table_store.latest_tables)
        found = [str(row["id"]) for row in rows if str(row["id"]).startswith(start)]
        if len(found) > 1 and start not in found:
            raise CommandError(self.texts.say("server-several", table=start[:40], count=len(found)))
        return start if start in found or not found else found[0]

    def stored(self, id: str, known: int | None = None) -> Any:
        from tangledbank.server.storage import table_store

        found = self.read(lambda connection: table_store.load(connection, id, known))
        if found is None:
            raise CommandError(self.texts.say("server-unknown", table=id[:40]))
        return found

    # Looking

    def show_all(self) -> None:
        """List the latest tables, one per line."""
        from tangledbank.server.storage import table_store

        rows = self.read(table_store.latest_tables)
        seats = self.read(lambda c: table_store.seats_of(c, [str(row["id"]) for row in rows]))
        if not rows:
            self.terminal.say(self.texts.say("server-none"))
        for row in rows:
            self.terminal.say(self.line(row, seats[str(row["id"])]))

    def find(self, name: str) -> None:
        """List the tables and seats of people who have exactly this name."""
        from tangledbank.server.storage import table_store

        rows = self.read(lambda connection: table_store.tables_of_person(connection, name))
        if not rows:
            self.terminal.say(self.texts.say("server-no-name", name=name[:40]))
        for row in rows:
            self.terminal.say(
                f"{row['id']} {row['seat']}  {row['status']:<8}{when(row['touched'])}"
            )

    def line(self, row: Mapping[str, Any], seats: list[Mapping[str, Any]]) -> str:
        game = json.loads(row["settings"])["game"]
        names = ", ".join(str(seat["name"]) or "…" for seat in seats)
        return f"{row['id']}  {row['status']:<8}{game:<12} {when(row['touched'])}  {names}"

    def show(self, table: str) -> None:
        """Show a table without revealing its secrets."""
        stored = self.stored(self.whole(table))
        self.terminal.say(self.line(stored.row, stored.seats))
        for text in self.details(stored):
            self.terminal.say(f"  {text}")

    def details(self, stored: Any) -> Iterator[str]:
        row = stored.row
        number = stored.choices[-1].number if stored.choices else 0
        number = max(number, stored.snapshot[0] if stored.snapshot else 0)
        yield self.texts.say("server-made", made=when(row["created"]), choices=number)
        for seat in stored.seats:
            yield f"{seat['seat']}: {seat['kind']} {seat['name']} {seat['agent']}".rstrip()
        yield f"settings {row['settings']}"

    # Doing

    def close(self, table: str) -> None:
        """Close a table."""
        from tangledbank.server.ops.control import close_stored

        id = self.whole(table)
        self.at_table("close", id, close_stored)
        self.terminal.say(self.texts.say("server-closed", table=id))

    def delete(self, table: str, sure: bool) -> None:
        """Delete a table with its game, names and links."""
        from tangledbank.server.moderation.erasure import delete_stored

        id = self.whole(table)
        names = ", ".join(str(seat["name"]) or "…" for seat in self.stored(id).seats)
        self.confirm(self.texts.say("server-delete-sure", table=id, names=names), sure)
        self.at_table("delete", id, delete_stored)
        self.terminal.say(self.texts.say("server-deleted", table=id))

    def erase(self, table: str, seat: int, sure: bool) -> None:
        """Replace a person's name at a table that stays available to the others."""
        from tangledbank.server.moderation.erasure import ERASED_NAME, erase_stored

        id = self.whole(table)
        person = next((row for row in self.stored(id).seats if row["seat"] == seat), None)
        if person is None or person["kind"] != "person":
            raise CommandError(self.texts.say("server-no-person", table=id, seat=seat))
        name = str(person["name"])
        self.confirm(self.texts.say("server-erase-sure", name=name, erased=ERASED_NAME), sure)
        self.at_table("erase", id, lambda c, id: erase_stored(c, id, seat), seat=seat)
        self.terminal.say(self.texts.say("server-erased", table=id, seat=seat, erased=ERASED_NAME))

    def confirm(self, question: str, sure: bool) -> None:
        """Ask for confirmation unless `sure`; raise if the answer is not yes."""
        if sure:
            return
        with contextlib.suppress(EOFError):
            if self.terminal.ask(f"{question} ").lower() in ("yes", self.texts.say("server-yes")):
                return
        raise CommandError(self.texts.say("server-unchanged"))

    def at_table(self, action: str, id: str, work: AtTable, **about: int) -> None:
        """Act through the running server, which notifies the players, or else in the database."""
        answer = self.ask(action, table=id, **about)
        if answer is None:
            self.stored(id)
            self.read(lambda connection: work(connection, id))
        elif "error" in answer:
            raise CommandError(self.texts.say("server-refused", code=str(answer["error"])))
        self.note(action, id, ", ".join(f"{key} {value}" for key, value in about.items()))

    def export(self, start: str, to: Path) -> None:
        """Write a finished game's record, rebuilt from its choices."""
        from tangledbank.server.errors import Refused
        from tangledbank.server.replay.record_export import export
        from tangledbank.server.storage import table_store
        from tangledbank.server.storage.persistence import restore_table
        from tangledbank.server.tables.game_catalog import GameCatalog
        from tangledbank.server.tables.runtime import Runtime

        id = self.whole(start)
        try:
            table = restore_table(GameCatalog(), self.stored(id, 0), Runtime())
            choices = self.read(lambda connection: table_store.choices_after(connection, id))
            record = export(table, choices)
        except Refused as refused:
            raise CommandError(self.texts.say("server-refused", code=refused.code)) from None
        self.write(to, json.dumps(record))

    def write(self, to: Path, text: str) -> None:
        try:
            with open_private(to) as file:
                file.write(text)
        except OSError as error:
            raise CommandError(
                self.texts.say("server-write", path=str(to), why=str(error))
            ) from None
        self.terminal.say(self.texts.say("server-written", path=str(to)))

    def backup(self, to: Path) -> None:
        """Write a copy of the database, even while the server is running."""
        from tangledbank.server.storage.backup import back_up
        from tangledbank.server.storage.database import DatabaseFailed

        try:
            with bar(self.texts.say("server-copying")) as shown:
                back_up(self.database, to, partial(show, shown))
        except DatabaseFailed as failed:
            raise database_error(self.texts, failed) from None
        except (BadOptions, OSError) as error:
            raise CommandError(
                self.texts.say("server-write", path=str(to), why=str(error))
            ) from None
        self.note("backup", str(to))
        self.terminal.say(self.texts.say("server-written", path=str(to)))

    def restore(self, path: Path) -> None:
        """Load a backup into an empty database that no server is using."""
        from tangledbank.server.storage import backup
        from tangledbank.server.storage.database import DatabaseFailed

        if not path.is_file():
            raise CommandError(self.texts.say("server-no-file", path=str(path)))
        if self.ask("status") is not None:
            raise CommandError(self.texts.say("server-running"))
        try:
            with bar(self.texts.say("server-copying")) as shown:
                count = backup.restore(path, self.database, partial(show, shown))
        except DatabaseFailed as failed:
            raise database_error(self.texts, failed) from None
        except backup.NotBackup as error:
            said = self.texts.say("server-no-backup", path=str(path), why=error.why)
            raise CommandError(said) from None
        except backup.NotEmpty:
            raise CommandError(self.texts.say("server-not-empty", database=self.shown())) from None
        self.note("restore", str(path))
        self.terminal.say(self.texts.say("server-restored", count=count))

    def note(self, action: str, about: str = "", detail: str = "") -> None:
        """Add an entry to the audit trail."""
        from tangledbank.server.ops.audit_trail import add_entry

        self.read(lambda connection: add_entry(connection, action, about, detail))

    def audit(self) -> None:
        """List the operators' actions, one per line."""
        from tangledbank.server.ops.audit_trail import latest_entries

        entries = self.read(latest_entries)
        if not entries:
            self.terminal.say(self.texts.say("server-no-audit"))
        for entry in entries:
            words = (entry["who"], entry["action"], entry["about"], entry["detail"])
            self.terminal.say("  ".join([when(entry["at"]), *filter(None, words)]))

    def order(self, order: str) -> None:
        answer = self.ask_running(order)
        self.note(order)
        self.say_crowd("server-drained" if answer["draining"] else "server-resumed", answer)

    def show_status(self) -> None:
        """Show a running server's load, and how far its workers' clocks differ."""
        answer = self.ask_running("status")
        self.say_crowd("server-closing" if answer["draining"] else "server-open", answer)
        if "clock_skew" in answer:
            seconds = f"{float(answer['clock_skew']):.2f}"
            self.terminal.say(self.texts.say("server-clocks", seconds=seconds))

    def say_crowd(self, sentence: str, answer: Mapping[str, Any]) -> None:
        tables, sockets = int(answer["tables"]), int(answer["sockets"])
        self.terminal.say(self.texts.say(sentence, tables=tables, sockets=sockets))

    def ask_running(self, order: str) -> dict[str, Any]:
        """Return the running server's answer, or raise if there is none."""
        answer = self.ask(order)
        if answer is None:
            raise CommandError(
                self.texts.say("server-silent", path=str(self.control or self.shown()))
            )
        return answer

    def ask(self, order: str, **about: str | int) -> dict[str, Any] | None:
        """Send an order to the running server, and return its answer or None."""
        from tangledbank.server.ops.control import order_stored, send_order

        if self.database.startswith("postgresql"):
            return self.read(lambda c: order_stored(c, order, time.time())) if not about else None
        return send_order(self.control, order, **about) if self.control is not None else None

    def shown(self) -> str:
        """Return the database URL without its password."""
        from tangledbank.server.ops.launch import ServerConfig

        return ServerConfig(self.database).shown_database()


def when(at: float) -> str:
    return f"{datetime.fromtimestamp(float(at), UTC):%Y-%m-%d %H:%M}"
