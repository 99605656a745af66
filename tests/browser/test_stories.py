"""Replays from a link at a turn, and first lessons."""

import json

import pytest

import tangledbank
from tests.browser.visiting import finished_game
from tests.server.playing import call


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
    assert "seat=1" in anna.page.url


def test_arrows_step_through_a_replay_wherever_the_focus_is(visit, house):
    anna = visit()
    anna.open(f"/replay/{finished_game(house)}?step=12")
    anna.page.wait_for_selector("[data-being]")
    for place in ("main [data-handle][tabindex='0']", "input[type=range]", ".steps button"):
        anna.page.locator(place).first.focus()
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_url("**step=13**")
        anna.page.keyboard.press("ArrowLeft")
        anna.page.wait_for_url("**step=12**")
    assert "to read" not in anna.page.locator("#asked").inner_text(), "nothing is to be planned"


def test_a_record_from_a_file_survives_a_reload(visit, house, tmp_path):
    anna = visit()
    status, record = call(f"{house.base}/api/tables/{finished_game(house)}/record", None, {})
    assert status == 200
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    anna.open("/replay")
    anna.page.set_input_files("input[type=file]", file)
    anna.page.wait_for_selector("[data-being]")
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_url("**step=1**")

    anna.page.reload()

    anna.page.wait_for_selector("[data-being]")
    assert "step=1" in anna.page.url


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
