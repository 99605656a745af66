"""Those who return to a table see the whole story of its game, however long nobody was there."""

import pytest

from tests.browser.conftest import AT_EASE
from tests.server.processes import serving

IDLE = {**AT_EASE, "idle": 0.3}


@pytest.fixture(scope="module")
def forgetful(chromium, tmp_path_factory):
    """A server that unloads a table as soon as nobody is there."""
    home = tmp_path_factory.mktemp("home")
    with serving(home, f"sqlite:///{home}/bank.db", limits=IDLE) as server:
        yield server


def lines(visitor):
    return visitor.page.locator("aside .log li:not(.head)").all_inner_texts()


@pytest.mark.parametrize("game", ["evolution", "oceans"])
def test_the_log_and_the_steps_are_there_after_the_table_was_unloaded(visit, forgetful, game):
    anna = visit(server=forgetful)
    made = anna.sit_down(game, players=2)
    anna.wait_to_be_asked()
    count = iter(range(1000))
    anna.play(until=lambda: next(count) >= 60)
    before = lines(anna)
    anna.open("/settings")
    anna.page.wait_for_timeout(1500)

    anna.open(f"/t/{made['table']}")
    anna.wait_to_be_asked()
    earlier = anna.page.get_by_role("button", name="Show earlier")
    while earlier.count():
        known = len(lines(anna))
        earlier.click()
        anna.page.wait_for_function(
            f"() => document.querySelectorAll('aside .log li:not(.head)').length > {known}"
        )
    after = lines(anna)
    assert after[0] == before[0] and len(after) > 25
    anna.page.locator("body").press("[")
    anna.page.get_by_text("Viewing an earlier position.").wait_for()
    for _ in range(3):
        anna.page.locator("body").press("[")
    anna.page.locator("[data-handle='!!earlier']").click()
    anna.page.wait_for_timeout(200)
    assert len(lines(anna)) < len(after)
    anna.page.locator("aside .log li button:not(.earlier)").first.click()
    anna.page.wait_for_function("() => !document.querySelector('.bar.ask')")
    anna.page.locator("body").press("Escape")
    anna.wait_to_be_asked()
