"""Replays from a link at a turn, and first lessons."""

import pytest

import tangledbank
from tests.browser.visiting import finished_game


def test_a_replay_opens_at_the_turn_that_its_link_names(visit, house):
    anna = visit()
    table = finished_game(house)
    anna.open(f"/replay/{table}?step=12&seat=1")
    anna.page.get_by_text("12", exact=False).first.wait_for()
    anna.page.wait_for_selector("[data-being]")
    anna.page.keyboard.press("]")
    anna.page.wait_for_url("**step=13**")
    anna.page.keyboard.press("[")
    anna.page.keyboard.press("[")
    anna.page.wait_for_url("**step=11**")


@pytest.mark.parametrize("key", tangledbank.games())
def test_a_newcomer_is_led_through_the_first_lesson(visit, key):
    anna = visit()
    anna.open(f"/lesson/{key}")
    on = anna.page.locator(".tutor .acts > :last-child")
    for _ in range(80):
        on.wait_for()
        if anna.page.locator(".tutor a.go").count():
            break
        before = anna.page.locator(".tutor").inner_text()
        on.click()
        anna.page.wait_for_function(
            "before => document.querySelector('.tutor').innerText !== before", arg=before
        )

    assert anna.page.locator(".tutor a.go").count() == 1
