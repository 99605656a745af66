"""Take the pictures of docs/pictures: the client for browsers, before a server of its own.

The tables are moments of games that steady players play, the same every time. Needs Chromium.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import URLError

from playwright.sync_api import Page, ViewportSize, sync_playwright

import tangledbank
from tangledbank.agents import make_agent

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = ViewportSize(width=1280, height=800)
PATIENCE: Final = 120  # seconds for the server to come up
MOMENTS: Final = {"evolution": 235}  # choices before the picture
PLAYERS: Final = 3
SEED: Final = 9


def main() -> int:
    PICTURES.mkdir(exist_ok=True)
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        print("There is no Chromium: install it (Debian: the package chromium).")
        return 1
    with TemporaryDirectory() as name, serving(Path(name)) as address, sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
        page.goto(address)
        take(page, "front")
        for game, step in MOMENTS.items():
            show(page, address, played(game, Path(name)), step)
            take(page, game)
        browser.close()
    return 0


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tangledbank", "serve", "--port", str(port)]
    server = subprocess.Popen([*command, f"--database=sqlite:///{folder / 'games.db'}"])
    try:
        address = f"http://127.0.0.1:{port}/"
        wait_for(address + "api/health")
        yield address
    finally:
        server.terminate()
        server.wait()


def wait_for(address: str) -> None:
    for _ in range(PATIENCE):
        with suppress(URLError), urllib.request.urlopen(address):
            return
        time.sleep(1)
    raise TimeoutError(f"{address} does not answer")


def played(game: str, folder: Path) -> Path:
    """The record of a game among steady players."""
    match = tangledbank.new(game, PLAYERS, SEED)
    agents = [make_agent("steady", match.game, seat) for seat in range(PLAYERS)]
    while not match.over:
        question = match.open[0]
        codes = [action.code for action in match.legal(question.seat)]
        view = match.view(question.seat)
        choice = agents[question.seat].choose(view, question.seat, question.number, codes)
        match.play(question.seat, question.number, codes[choice])
    path = folder / f"{game}.json"
    path.write_text(match.record.to_json(), encoding="utf-8")
    return path


def show(page: Page, address: str, record: Path, step: int) -> None:
    """A moment of a game, as the first seat saw it."""
    page.goto(f"{address}replay?step={step}&seat=0")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("input[type=file]").wait_for(state="detached")


def take(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(4000)  # pictures are drawn when there is time
    page.screenshot(path=PICTURES / f"{name}.png")


if __name__ == "__main__":
    sys.exit(main())
