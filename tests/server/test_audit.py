"""Every action of an operator leaves an entry in the audit trail."""

import asyncio
import os

import pytest
from sqlalchemy import insert

from tangledbank.server.ops import audit_trail
from tangledbank.server.storage.backup import back_up, restore
from tangledbank.server.storage.schema import AUDIT
from tests.server.playing import running
from tests.server.support import engine_in
from tests.server.test_operating import operate


@pytest.fixture
def operators(monkeypatch):
    monkeypatch.setattr(audit_trail, "user_name", lambda: "olga")


def trail(where):
    """The entries of the audit trail, the first one first, without their times."""
    lines = operate(where, "audit").splitlines()
    return [tuple(line.split("  ")[1:]) for line in reversed(lines)]


@pytest.mark.usefixtures("operators")
def test_orders_to_a_running_server_are_recorded(database, tmp_path):
    async def run():
        async with running(database) as server:
            made = await server.create()
            for words in (("drain",), ("resume",), ("close", made["table"])):
                await asyncio.to_thread(operate, database, *words)
            return made["table"]

    id = asyncio.run(run())
    copy = tmp_path / "copy.db"
    operate(database, "backup", "--to", copy)
    assert trail(database) == [
        ("olga", "drain"),
        ("olga", "resume"),
        ("olga", "close", id),
        ("olga", "backup", str(copy)),
    ]
    assert trail(f"sqlite:///{copy}") == trail(database)[:3], "a copy has what was done before it"


@pytest.mark.usefixtures("operators")
def test_what_failed_is_not_recorded(tmp_path):
    engine_in(tmp_path)
    for words in (("close", "nowhere"), ("drain",), ("backup", "--to", tmp_path / "bank.db")):
        with pytest.raises(Exception, match="tangledbank: "):
            operate(tmp_path, *words)
    assert "No operator" in operate(tmp_path, "audit")


def test_the_trail_is_shortened_after_a_year(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            now = server.registry.runtime.now()
            words = {"who": "olga", "about": "", "detail": ""}
            rows = [
                {"id": f"{days}", "at": now - days * 86_400, "action": f"{days} days", **words}
                for days in (400, 2)
            ]
            await server.registry.database.write(lambda c: c.execute(insert(AUDIT), rows))
            await server.registry.purge()
            return [row["action"] for row in await server.registry.read(audit_trail.latest_entries)]

    assert asyncio.run(run()) == ["2 days"]


def test_a_user_is_named_by_the_system_and_not_by_a_variable(monkeypatch):
    for name in ("LOGNAME", "USER", "USERNAME"):
        monkeypatch.setenv(name, "mallory")
    assert audit_trail.user_name() != "mallory"
    monkeypatch.setattr(os, "geteuid", lambda: 123_456)
    assert audit_trail.user_name() == "123456"


def test_a_back_up_brings_the_trail_into_another_database(database, tmp_path):
    engine_in(tmp_path)
    back_up(f"sqlite:///{tmp_path / 'bank.db'}", tmp_path / "copy.db")
    with engine_in(tmp_path, "copy.db").begin() as connection:
        audit_trail.add_entry(connection, "dance", "table", "slowly")
    url = database if "postgres" in database else f"sqlite:///{tmp_path / 'other.db'}"
    restore(tmp_path / "copy.db", url)
    assert trail(url)[0][1:] == ("dance", "table", "slowly")
