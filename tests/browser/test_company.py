"""Several browsers at one table, tabs that are closed, and servers that die."""

import re
import signal

from tests.browser.visiting import ASKED
from tests.server.processes import serving


def test_two_people_and_a_watcher_see_the_same_game(visit):
    anna, bert, carl = visit(), visit(), visit()
    made = anna.sit_down("evolution", players=2, bots=[])
    bert.open(f"/t/{made['table']}#{made['door']}")
    bert.page.get_by_role("textbox").first.fill("Bert")
    bert.page.get_by_role("button", name=re.compile("sit down|join|play", re.I)).first.click()
    anna.wait_to_be_asked()
    carl.open(f"/t/{made['table']}")
    carl.page.wait_for_selector(".bar")

    for _ in range(8):
        anna.page.wait_for_timeout(100)
        for each in (anna, bert):
            if each.page.locator(ASKED).count():
                each.answer()

    for each in (anna, bert, carl):
        each.page.wait_for_selector("[data-being=A1]")
        each.page.wait_for_selector("[data-being=B1]")
    anna.page.get_by_role("button", name="Say something").click()
    anna.page.get_by_role("button", name="Well played!").click()
    for each in (anna, bert, carl):
        each.page.locator(".says", has_text="Well played!").wait_for()
    assert carl.page.locator(ASKED).count() == 0
    assert "#" not in bert.page.url, "the secret is gone from the address"


def test_a_tab_closed_in_mid_decision_is_asked_the_same_again(visit):
    anna = visit()
    made = anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    hand = anna.lit()
    anna.page.close()

    anna.page = anna.new_page()
    anna.open(f"/t/{made['table']}")
    anna.wait_to_be_asked()

    assert anna.lit() == hand


def test_an_open_page_outlives_its_server(visit, chromium, tmp_path):
    with serving(
        tmp_path, f"sqlite:///{tmp_path / 'bank.db'}", limits={"replays": 1e6, "replay_burst": 1e6}
    ) as server:
        anna = visit(server=server)
        anna.sit_down("evolution", players=2)
        anna.wait_to_be_asked()
        anna.click(anna.lit()[0])
        anna.page.locator(".bar h2", has_text="Play cards").wait_for()
        hand = anna.lit()
        anna.alone = True
        server.stop(signal.SIGKILL)
        anna.page.get_by_text("onnection lost").first.wait_for()
        server.start()

        anna.page.get_by_text("onnection lost").first.wait_for(state="detached")
        anna.alone = False
        anna.wait_to_be_asked()
        assert anna.lit() == hand
        anna.click(hand[0])
        anna.leave()  # before the server does
