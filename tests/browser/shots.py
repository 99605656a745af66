"""Pictures of every page and of a table of each game, at three widths, by day and by night.

make screenshots, or: python -m tests.browser.shots [--only NAME] [FOLDER]
"""

import argparse
import sys
from pathlib import Path

import tangledbank
from tangledbank.cli.progress import bar
from tests.browser.conftest import at_ease, browsing
from tests.browser.leading import answers, hunts, led, plays, prey_of
from tests.browser.visiting import ASKED, Visitor, finished_game

SIZES = {1440: 900, 820: 1180, 360: 740}
THEMES = ("light", "dark")
# A game, how many play, and the moment at which it is shown.
TABLES = {
    "evolution": ("evolution", 4, hunts(4, round=4)),
    "climate": ("climate", 4, plays(3, round=4)),
    "origin": ("origin", 3, hunts(2)),
    "attacked": ("origin", 3, answers(2)),
    "time-to-fly": ("time-to-fly", 4, hunts(2)),
    "oceans": ("oceans", 4, hunts(3, round=5)),
    "six": ("evolution", 6, hunts(3, round=2)),
}


def main(words: list[str]) -> int:
    given = parser().parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    with browsing() as browser, at_ease() as server:
        picture(browser, server, given)
    print(f"The pictures are in {given.folder}.")
    return 0


def parser():
    made = argparse.ArgumentParser("shots", description=__doc__)
    made.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"))
    made.add_argument("--only", default="", help="what the names of the pictures begin with")
    made.add_argument("--lang", default="en", choices=["en", "fr", "ru"])
    return made


def picture(browser, server, given):
    """Come to each scene, and take it in all sizes by day and by night."""
    found = {name: come for name, come in scenes(server).items() if name.startswith(given.only)}
    visitor = Visitor(browser, server, lang=given.lang, theme="system")
    with bar("Pictures", len(found) * len(SIZES) * len(THEMES)) as shown:
        for name, come in found.items():
            shown.set_description_str(name)
            whole = come(visitor)
            for file in taken(visitor, name):
                visitor.page.screenshot(path=given.folder / f"{file}.png", full_page=whole)
                shown.update()
    for fault in visitor.faults:
        print(fault)


def scenes(server):
    """What is shown by its name, and how one comes there; whether it is a page that scrolls."""

    def at(path):
        def come(visitor):
            visitor.open(path(server) if callable(path) else path)
            return True

        return come

    lessons = {f"lesson-{key}": f"/lesson/{key}" for key in tangledbank.games()}
    pages = {
        "front": "/",
        "settings": "/settings",
        "missing": "/nowhere",
        "record": "/replay",
        "end": lambda server: f"/t/{finished_game(server)}",
    }
    tables = {"replay": replayed, "lobby": lobby}
    for name, place in lessons.items():
        tables[name] = lambda visitor, place=place: visitor.open(place)
    for name, table in TABLES.items():
        tables[name] = lambda visitor, table=table: play_on(visitor, *table)
    return {**{name: at(path) for name, path in pages.items()}, **tables}


def replayed(visitor):
    visitor.open(f"/replay/{finished_game(visitor.server)}?step=60&open=1")


def lobby(visitor):
    visitor.sit_down("evolution", 4, bots=["steady"])


def play_on(visitor, game, players, wanted):
    """At the table in the middle of a game, with something picked up."""
    made, question = led(visitor.server, game, players, wanted)
    visitor.take_seat(game, made)
    visitor.page.wait_for_selector(ASKED)
    preys = prey_of(question)
    if preys and question["prompt"] != "react":
        hunter = max(preys, key=lambda each: len(preys[each]))
        visitor.click(hunter)
        visitor.click(max(preys[hunter], key=lambda prey: prey[0] != hunter[0]))  # not one's own
    elif question["prompt"] == "play cards":
        cards = [handle for handle in visitor.lit() if not handle.startswith(("!", "+"))]
        visitor.click(cards[0])


def taken(visitor, name):
    """The names of the pictures, each when it can be taken."""
    visitor.page.wait_for_load_state("networkidle")
    for width, height in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.wait_for_timeout(300)
            yield f"{name}-{width}-{theme}"
    visitor.page.set_viewport_size({"width": 1440, "height": 900})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
