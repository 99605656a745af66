"""A real browser before a real server: Debian's Chromium, driven by Playwright."""

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.visiting import Visitor
from tests.server.processes import serving

SKIPPED = os.environ.get("TANGLEDBANK_SKIP", "").split(",")
NAMES = ("chromium", "chromium-browser", "google-chrome")
AT_EASE = {"replays": 1e6, "replay_burst": 1e6}
QUIETLY = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "There is no Chromium. Install it (Debian: the package chromium), "
    "or leave out what needs it: make test SKIP=browser"
)


@contextlib.contextmanager
def browsing():
    """Chromium, while it is needed."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise SystemExit(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIETLY))
        yield browser
        browser.close()


@contextlib.contextmanager
def at_ease():
    """A server that refuses nobody for asking often, its database in a folder of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), f"sqlite:///{home}/bank.db", limits=AT_EASE) as server,
    ):
        yield server


@pytest.fixture(scope="module")
def chromium():
    """Gone after each module: Playwright keeps a loop running, which other tests would meet."""
    if "browser" in SKIPPED:
        pytest.skip("left out: SKIP=browser")
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="module")
def house(chromium):
    """A server for all tests of a module that do not harm it."""
    with at_ease() as server:
        yield server


@pytest.fixture
def visit(chromium, house):
    """Makes visitors; at the end none of them may have seen an error or called another host."""
    visitors = []

    def visitor(**given):
        made = Visitor(chromium, given.pop("server", house), **given)
        visitors.append(made)
        return made

    yield visitor
    for each in visitors:
        each.leave()
    assert [fault for each in visitors for fault in each.faults] == []
