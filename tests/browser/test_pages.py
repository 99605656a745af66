"""Every page: in three languages, on a phone, for those who do not see it, and what it loads."""

import gzip
import re
from pathlib import Path

import pytest

import tangledbank
from tests.browser.visiting import finished_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}"""
MOST_BYTES = 150_000
ASKS = {"en": "Choose your food card", "fr": "carte", "ru": "карт"}
PHONE = {"width": 360, "height": 740}


def pages(server):
    """The address of every kind of page, but for tables."""
    return [
        "/",
        "/settings",
        "/nowhere",
        "/replay",
        f"/replay/{finished_game(server)}?step=9",
        *[f"/lesson/{key}" for key in tangledbank.games()],
    ]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_pages_have_no_serious_faults_for_those_who_do_not_see_them(visit, house, theme):
    anna = visit(theme=theme)
    found = {}
    for path in pages(house):
        anna.open(path)
        found[path] = faults(anna)
    for key in ("evolution", "climate", "origin", "oceans"):
        anna.sit_down(key, players=3)
        anna.wait_to_be_asked()
        found[key] = faults(anna)
    assert "\n".join(f"{path}: {fault}" for path in found for fault in found[path]) == ""


def faults(visitor):
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(AXE.read_text())
    return visitor.page.evaluate(SERIOUS)


def test_nothing_is_wider_than_a_phone(visit, house):
    anna = visit(**PHONE)
    wide = {}
    for path in pages(house):
        anna.open(path)
        anna.page.wait_for_load_state("networkidle")
        wide[path] = anna.sideways()
    for key in tangledbank.games():
        anna.sit_down(key, players=4)
        anna.wait_to_be_asked()
        wide[key] = anna.sideways()
    assert {path: each for path, each in wide.items() if each > 0} == {}


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_table_speaks_the_language_of_its_guest(visit, lang):
    anna = visit(lang=lang)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()

    assert anna.page.evaluate("document.documentElement.lang") == lang
    assert ASKS[lang] in anna.page.locator(".bar h2").inner_text()


def test_a_round_can_be_heard(visit):
    anna = visit()
    anna.context.add_init_script(
        """window.heard = [];
        new MutationObserver(() => {
          for (const live of document.querySelectorAll('[data-live]')) {
            const said = live.textContent.trim();
            if (said && window.heard.at(-1) !== said) window.heard.push(said);
          }
        }).observe(document, { subtree: true, childList: true, characterData: true });"""
    )
    anna.sit_down("evolution", players=2)
    anna.play(until=lambda: "round 2" in anna.page.locator("header").first.inner_text())

    heard = "\n".join(anna.page.evaluate("window.heard"))
    assert re.search(r"You put .* on the watering hole, face down\.", heard)
    assert "Your turn. Choose your food card" in heard and "Round 2 begins" in heard


def test_the_first_load_is_small_and_stays_at_home(visit, house):
    anna = visit()
    loaded = []
    anna.page.on("response", lambda response: loaded.append(response))
    anna.open("/")
    anna.page.wait_for_load_state("networkidle")

    bodies = [each for each in loaded if "/api/" not in each.url]
    assert sum(len(gzip.compress(each.body(), 6)) for each in bodies) < MOST_BYTES
    policy = loaded[0].headers["content-security-policy"]
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe-inline" not in policy.split("script-src")[-1].split(";")[0]
    assert "unsafe-eval" not in policy
