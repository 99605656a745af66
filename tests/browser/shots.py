"""Pictures of every page and of a table of each game, in all sizes, by day and by night.

make screenshots, or: python -m tests.browser.shots [--only NAME] [--check] [FOLDER]

Tables are shown with 2, 4 and the most seats, and with hands of 4, 7 and 12 cards. In each of
them a script looks for what overlaps, is cut, or reaches out of the page.
"""

import argparse
import itertools
import json
import sys
from pathlib import Path

import tangledbank
from tangledbank.cli.progress import bar
from tests.browser.conftest import at_ease, browsing
from tests.browser.leading import answers, hoards, hunts, led, plays, prey_of
from tests.browser.visiting import ASKED, Visitor, finished_game, finished_table

SIZES = {1440: 900, 1920: 1080, 820: 1180, 360: 740}
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
HANDS = (4, 7, 12)
MOST_HELD = {"oceans": 6}  # no hand there is larger for long

# What a reader could not read: texts that are cut, that reach out of the page, or that cover
# each other, by their classes and words.
UNREADABLE = """() => {
  const seen = (e) => e.offsetParent && e.getClientRects().length;
  const name = (e) => `${e.className || e.tagName} ${e.textContent.trim().slice(0, 40)}`;
  const texts = [...document.querySelectorAll(
    '.card .text, .card .title b, .board li span, header h2, .bar h2, .bar p, .note, .pile, .what',
  )].filter((e) => seen(e) && !e.closest('[aria-hidden=true].visually-hidden'));
  const cut = texts.filter((e) => {
    const style = getComputedStyle(e);
    const hides = style.overflow !== 'visible' && style.display !== 'inline';
    return hides && (e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 2);
  });
  const out = texts.filter((e) => {
    const box = e.getBoundingClientRect();
    return box.right > innerWidth + 1 && !e.closest('[data-row], .hand, ul');
  });
  const over = [];
  const cards = [...document.querySelectorAll('.hand .card')].filter(seen);
  for (const card of cards) {
    const frame = card.getBoundingClientRect();
    for (const e of card.querySelectorAll('.text, .title b')) {
      const box = e.getBoundingClientRect();
      if (seen(e) && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1)) over.push(e);
    }
  }
  const boards = [...document.querySelectorAll('.board')].filter(seen);
  for (const board of boards) {
    const frame = board.getBoundingClientRect();
    for (const e of board.querySelectorAll('li span')) {
      const box = e.getBoundingClientRect();
      if (seen(e) && box.width && box.right > frame.right + 2) over.push(e);
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...cut.map((e) => `cut: ${name(e)}`),
    ...out.map((e) => `out of the page: ${name(e)}`),
    ...over.map((e) => `out of its frame: ${name(e)}`),
    ...(wide > 0 ? [`the page scrolls sideways by ${wide}`] : []),
  ];
}"""


def main(words: list[str]) -> int:
    given = parser().parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    with browsing() as browser, at_ease() as server:
        found = picture(browser, server, given)
    print(f"The pictures are in {given.folder}.")
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found and given.check else 0


def parser():
    made = argparse.ArgumentParser("shots", description=__doc__)
    made.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"))
    made.add_argument("--only", default="", help="what the names of the pictures begin with")
    made.add_argument("--lang", default="en", choices=["en", "fr", "ru"])
    made.add_argument("--check", action="store_true", help="fail if something can't be read")
    return made


def picture(browser, server, given):
    """Come to each scene, and take it in all sizes by day and by night: what can't be read."""
    found = {name: come for name, come in scenes(server).items() if name.startswith(given.only)}
    visitor = Visitor(browser, server, lang=given.lang, theme="system")
    unreadable = []
    with bar("Pictures", len(found) * len(SIZES) * len(THEMES)) as shown:
        for name, come in found.items():
            shown.set_description_str(name)
            whole = come(visitor)
            for file in taken(visitor, name):
                visitor.page.screenshot(path=given.folder / f"{file}.png", full_page=whole)
                if file.endswith(THEMES[0]):
                    unreadable += [f"{file}: {each}" for each in visitor.page.evaluate(UNREADABLE)]
                shown.update()
    (given.folder / "unreadable.json").write_text(json.dumps(unreadable, indent=1))
    return [*visitor.faults, *unreadable]


def scenes(server):
    """What is shown by its name, and how one comes there; whether it is a page that scrolls."""

    def at(path):
        def come(visitor):
            visitor.open(path(server) if callable(path) else path)
            return True

        return come

    lessons = {f"lesson-{key}": f"/lesson/{key}" for key in tangledbank.games()}
    pages = {"front": "/", "settings": "/settings", "missing": "/nowhere", "record": "/replay"}
    tables = {"end": ended, "replay": replayed, "lobby": lobby}
    for name, place in lessons.items():
        tables[name] = lambda visitor, place=place: visitor.open(place)
    for name, table in TABLES.items():
        tables[name] = lambda visitor, table=table: play_on(visitor, *table)
    for name, table in crowded().items():
        tables[name] = lambda visitor, table=table: hold(visitor, *table)
    return {**{name: at(path) for name, path in pages.items()}, **tables}


def crowded():
    """Each game with few, four and the most seats, and with small, middling and large hands."""
    found = {}
    for key in tangledbank.games():
        most = tangledbank.game(key).seats.stop - 1
        for players, held in itertools.product(sorted({2, min(4, most), most}), HANDS):
            held = min(held, MOST_HELD.get(key, held))
            found[f"{key}-{players}p-{held}"] = (key, players, held)
    return found


def ended(visitor):
    """Show the end of a game to a player; strangers have no link to it."""
    visitor.take_seat("evolution", finished_table(visitor.server))
    visitor.page.wait_for_selector(".laurels")
    return True


def replayed(visitor):
    visitor.open(f"/replay/{finished_game(visitor.server)}?step=60&open=1")


def lobby(visitor):
    visitor.sit_down("evolution", 4, bots=["steady"])


def hold(visitor, game, players, held):
    """Go to a table with this number of cards in hand."""
    made, _ = led(visitor.server, game, players, hoards(held), hoarding=held > 4)
    visitor.take_seat(game, made)
    visitor.page.wait_for_selector(ASKED)


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
