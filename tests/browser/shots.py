"""Pictures of every page and of a table of each game, at three widths, by day and by night.

make shots, or: python -m tests.browser.shots FOLDER
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.progress import track

import tangledbank
from tests.browser.conftest import AT_EASE, NAMES, QUIETLY
from tests.browser.visiting import Visitor, finished_game
from tests.server.processes import serving

SIZES = {1440: 900, 820: 1180, 360: 740}
THEMES = ("light", "dark")
PLAYERS = {"evolution": 4, "climate": 4, "origin": 3, "time-to-fly": 4, "oceans": 4}
CLICKS = 70  # into the game


def main(folder: Path) -> int:
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        print("There is no Chromium.")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), f"sqlite:///{home}/bank.db", limits=AT_EASE) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIETLY))
        visitor = Visitor(browser, server, theme="system")
        for name, come in track(scenes(server), "Pictures"):
            come(visitor)
            take(visitor, folder, name)
        browser.close()
    print(f"The pictures are in {folder}.")
    return 0


def scenes(server):
    """What is shown, and how one comes there."""
    pages = {
        "front": "/",
        "settings": "/settings",
        "missing": "/nowhere",
        "replay": f"/replay/{finished_game(server)}?step=60&open=1",
        "record": "/replay",
        "end": f"/t/{finished_game(server)}",
        **{f"lesson-{key}": f"/lesson/{key}" for key in tangledbank.games()},
    }
    found = [(name, lambda visitor, path=path: visitor.open(path)) for name, path in pages.items()]
    found.append(("lobby", lambda visitor: visitor.sit_down("evolution", 4, bots=["steady"])))
    for key, players in PLAYERS.items():
        found.append((key, lambda visitor, key=key, n=players: play_on(visitor, key, n)))
    found.append(("six", lambda visitor: play_on(visitor, "evolution", 6)))
    return found


def play_on(visitor, key, players):
    """To the middle of a game, and there pick something up."""
    visitor.sit_down(key, players, bots=["steady"] * (players - 1))
    clicks = iter(range(CLICKS))
    visitor.play(until=lambda: next(clicks, None) is None)


def take(visitor, folder, name):
    visitor.page.wait_for_load_state("networkidle")
    for width, height in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.wait_for_timeout(300)
            visitor.page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
    visitor.page.set_viewport_size({"width": 1440, "height": 900})


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")))
