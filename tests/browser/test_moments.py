"""Key moments are shown over the table, long enough to read; a click skips them."""

import pytest

from tests.browser.visiting import ASKED

MOMENTS = """() => {
  window.staged = [];
  const note = () => document.querySelectorAll('[data-moment]').forEach((e) => {
    if (!e.noted) window.staged.push([e.dataset.moment, e.innerText]);
    e.noted = true;
  });
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
EXPECTED = {
    "evolution": {"food", "round"},
    "climate": {"food", "round"},
    "origin": {"food", "round"},
    "oceans": {"round"},
}


def skip_moments(page):
    """Skip all moments, so that none is dropped because the player chooses."""
    button = page.locator("[data-moment] button")
    while button.count():
        button.click()
        page.wait_for_timeout(50)


@pytest.mark.parametrize("game", sorted(EXPECTED))
def test_the_moments_of_a_game_are_staged(visit, game):
    visitor = visit(speed="double")
    visitor.sit_down(game, 2)
    visitor.page.wait_for_selector(ASKED)
    visitor.page.evaluate(MOMENTS)
    rounds = "() => window.staged.filter(([kind]) => kind === 'round').length >= 2"

    def two_rounds_are_over():
        skip_moments(visitor.page)
        return visitor.page.evaluate(rounds)

    visitor.play(until=two_rounds_are_over)
    staged = visitor.page.evaluate("window.staged")
    assert EXPECTED[game] <= {kind for kind, _ in staged}
    assert all(words.strip() for _, words in staged)
    over = next(words for kind, words in staged if kind == "round")
    assert "Round 1 is over" in over and "Anna" not in over
    if game != "oceans":  # where a player may begin without feeding
        assert "You" in over


def test_a_moment_is_held_and_a_click_skips_it(visit):
    visitor = visit(speed="normal")
    visitor.sit_down("evolution", 2)
    visitor.page.wait_for_selector(ASKED)
    staged = visitor.page.locator("[data-moment]")
    visitor.play(until=lambda: staged.count() > 0)
    first = staged.inner_text()
    beside = visitor.page.locator("aside").first.bounding_box()["x"]
    assert visitor.page.locator("main.table").bounding_box()["x"] < beside  # nothing moved
    visitor.page.wait_for_timeout(500)
    assert staged.inner_text() == first
    staged.get_by_role("button", include_hidden=True).click()
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-moment]')?.innerText !== before", arg=first
    )
