"""Clocks: at each seat, on a phone, in the lobby, and in the list of one's games."""

import re

MINUTE = {"kind": "move", "seconds": 60}
TIME = re.compile(r"^[01]:\d\d$")


def seconds(locator):
    minutes, rest = locator.inner_text().strip().split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_of_a_seat_that_is_asked_ticks(visit):
    anna = visit()
    anna.sit_down("evolution", players=2, clock=MINUTE)
    anna.wait_to_be_asked()

    clock = anna.page.locator("[data-player='0'] header [role=timer]")
    clock.wait_for()
    before = seconds(clock)
    wide = clock.bounding_box()["width"]
    anna.page.wait_for_timeout(2200)

    assert 55 < before <= 60
    assert before - 4 <= seconds(clock) <= before - 2
    assert clock.bounding_box()["width"] == wide, "nothing moves when it ticks"


def test_little_time_is_amber_and_said_once(visit):
    anna = visit()
    anna.page.clock.install()
    anna.sit_down("evolution", players=2, clock=MINUTE)
    anna.wait_to_be_asked()
    clock = anna.page.locator("[data-player='0'] header [role=timer]")
    clock.wait_for()
    assert not clock.evaluate("e => e.classList.contains('low')")

    anna.page.clock.fast_forward(31_000)
    said = anna.page.locator("[aria-live=assertive]")
    said.filter(has_text="30 seconds left").wait_for(state="attached")
    anna.page.clock.fast_forward(20_000)

    said.filter(has_text="10 seconds left").wait_for(state="attached")
    anna.page.locator("[data-player='0'] header [role=timer].low").wait_for()


def test_on_a_phone_the_bar_has_my_clock(visit):
    anna = visit(width=360, height=740)
    anna.sit_down("evolution", players=2, clock=MINUTE)
    anna.wait_to_be_asked()

    clock = anna.page.locator("#asked [role=timer]")
    clock.wait_for()
    assert TIME.match(clock.inner_text().strip())
    assert anna.sideways() == 0


def test_a_clock_for_the_game_is_shown_also_while_it_rests(visit):
    anna, bert = visit(), visit()
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    made = anna.sit_down("oceans", players=2, bots=[], clock=clock)
    bert.open(f"/t/{made['table']}#{made['join_secret']}")
    bert.page.get_by_role("textbox").first.fill("Bert")
    bert.page.get_by_role("button", name=re.compile("take a seat|join|play", re.I)).first.click()
    anna.page.wait_for_selector(".bar")

    clocks = [anna.page.locator(f"[data-player='{seat}'] header [role=timer]") for seat in (0, 1)]
    for clock in clocks:
        clock.wait_for()
    assert all(re.search(r"\d+:\d\d", clock.inner_text()) for clock in clocks)


def test_the_lobby_and_my_games_tell_of_the_clock(visit):
    anna = visit()
    made = anna.sit_down("evolution", players=2, bots=[], clock=MINUTE)
    anna.page.get_by_text("Clock: 1:00 per move").wait_for()

    anna.page.get_by_role("button", name=re.compile("fill", re.I)).first.click()
    anna.wait_to_be_asked()
    anna.open("/")
    mine = anna.page.locator(f"section:has(#mine) a[href='/t/{made['table']}']").locator("xpath=..")

    mine.locator("[role=timer]").wait_for()
    assert re.search(r"[01]:\d\d left", mine.inner_text())
