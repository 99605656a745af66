"""Databases for the tests of the server: SQLite in a folder, or a real PostgreSQL."""

import os
import secrets

import pytest

from tangledbank.server.bots import pool
from tests.server import postgres
from tests.server.scripted import Script
from tests.server.support import ENGINES

SKIPPED = os.environ.get("TANGLEDBANK_SKIP", "").split(",")


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    """The address of the session's PostgreSQL. Without one the tests fail, unless it is skipped."""
    if "postgres" in SKIPPED:
        pytest.skip("left out: SKIP=postgres")
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    try:
        return postgres.session_server(shared)
    except postgres.NoPostgres as missing:
        pytest.fail(str(missing))


@pytest.fixture
def shared(postgres_server):
    """A PostgreSQL database for one test."""
    with postgres.database(postgres_server, f"test_{secrets.token_hex(6)}") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """A database for one test, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bank.db'}"
    return request.getfixturevalue("shared")


@pytest.fixture(autouse=True)
def _close_engines():
    yield
    while ENGINES:
        ENGINES.pop().dispose()


@pytest.fixture
def script(monkeypatch):
    """The bots' processes of every pool that the test makes, as one script."""
    made = Script()
    monkeypatch.setattr(pool, "BotProcess", lambda *_: made)
    return made
