"""The pages around the table: front page, lobby, several people at one screen, settings."""

import json
import re

import pytest

from tests.browser.visiting import ASKED

LINK = "input[readonly]"
WIDTHS = (1440, 820, 360)


def at_front(visitor):
    visitor.open("/")
    visitor.page.get_by_role("button", name="Play now", exact=True).wait_for()
    return visitor.page


def at_new_table(visitor):
    """Somebody with a free seat beside them, in the lobby."""
    page = at_front(visitor)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_text("Waiting for one more player").wait_for()
    return page


def test_one_click_plays(visit):
    anna = visit()
    page = at_front(anna)
    page.get_by_role("button", name="Play Evolution now").click()
    anna.wait_to_be_asked()
    assert re.search(r"/t/[\w-]{20,}$", page.url)
    assert page.title().startswith("● Evolution")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"

    page = at_front(anna)
    page.get_by_text("Your turn").wait_for()
    page.wait_for_function("document.title.startsWith('● One game is waiting for you')")


def test_a_table_as_one_wants_it(visit):
    anna = visit()
    page = at_front(anna)
    page.get_by_role("button", name=re.compile("^Climate")).click()
    page.get_by_label("Who plays at seat B").select_option("bot predator")
    page.get_by_label("Who plays at seat C").select_option("bot random")
    page.get_by_role("button", name="Remove seat D").click()
    page.get_by_label("Climate events").uncheck()
    page.get_by_text("Clock, privacy, hints").click()
    page.get_by_text("1 day per move").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play now", exact=True).click()
    settings = json.loads(asked.value.post_data)["settings"]
    assert (settings["game"], settings["players"]) == ("climate", 3)
    assert settings["bots"] == ["predator", "random"]
    assert settings["options"] == {"events": False}
    assert settings["clock"] == {"kind": "move", "seconds": 86400}
    anna.wait_to_be_asked()


def test_links_open_seats(visit):
    anna, bert, carl = visit(), visit(lang="fr", width=360), visit()
    page = at_new_table(anna)
    everybody = page.locator(LINK).input_value()
    assert page.get_by_role("img", name="QR code: Any seat").is_visible()
    page.get_by_role("button", name="Spectators").click()
    page.wait_for_function(f"() => document.querySelector('{LINK}')?.value.includes('?watch#')")
    page.get_by_role("button", name="Seat B").click()
    page.wait_for_function(f"() => document.querySelector('{LINK}')?.value.match(/^[^?]*#/)")

    carl.page.goto(page.locator(LINK).input_value())  # never sits down, so the seat stays free
    carl.page.get_by_role("button", name="Take a seat").wait_for()
    bert.page.goto(everybody)
    bert.page.get_by_label("Votre nom").fill("Bert")
    bert.page.get_by_role("button", name="Prendre place").click()
    bert.wait_to_be_asked()
    assert "#" not in bert.page.url and "#" not in carl.page.url
    anna.wait_to_be_asked()
    assert page.get_by_text("Bert").first.is_visible()


def test_a_seat_is_not_taken_twice_by_the_same_link(visit):
    anna = visit()
    page = at_new_table(anna)
    page.goto(page.locator(LINK).input_value())
    page.get_by_text("You’re already at this table, as Anna").wait_for()
    page.get_by_role("button", name="Go to my seat").click()
    page.get_by_text("Waiting for one more player").wait_for()
    assert page.get_by_text("Anna").count() == 1, "one seat, and the other still free"


def test_who_comes_too_late_may_watch(visit):
    anna, bert = visit(), visit()
    page = at_new_table(anna)
    link = page.locator(LINK).input_value()
    page.get_by_role("button", name="Fill with bots").click()
    anna.wait_to_be_asked()
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Take a seat").click()
    bert.page.get_by_text("The game has already begun.").wait_for()
    bert.page.get_by_role("button", name="Watch the game").click()
    bert.page.locator("[data-being=A1]").wait_for()
    assert bert.page.locator(ASKED).count() == 0


def test_two_people_at_one_screen_see_their_own_cards_only(visit):
    anna = visit()
    page = at_front(anna)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Who plays at seat B").select_option("here")
    page.get_by_label("Name at seat B").fill("Ben")
    page.get_by_role("button", name="Play now", exact=True).click()
    anna.wait_to_be_asked()
    cards = anna.lit()
    passing = page.get_by_role("heading", name="Pass the device to Ben")
    while not passing.count():
        anna.answer()
        page.locator(ASKED).or_(passing).first.wait_for()
    assert page.locator("[data-handle]").count() == 0, "nothing of the table is left in the page"

    page.get_by_role("button", name="Not yet: back to Anna").click()
    page.locator("[data-being=A1]").wait_for()
    page.reload()
    page.get_by_role("button", name="I’m Ben").click()
    anna.wait_to_be_asked()
    assert anna.lit() and not set(anna.lit()) & set(cards)


def test_public_tables_are_found_and_joined(visit):
    anna, bert = visit(), visit()
    page = at_front(anna)
    page.get_by_text("Clock, privacy, hints").click()
    page.get_by_label("Public table").check()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_text("Waiting for one more player").wait_for()

    page = at_front(bert)
    page.get_by_role("link", name="Join: 1 seat").first.click()
    page.get_by_placeholder("Name").fill("Bert")
    page.get_by_role("button", name="Take a seat").click()
    bert.wait_to_be_asked()
    anna.wait_to_be_asked()


def test_who_does_not_want_to_wait_fills_the_table_with_bots_or_leaves(visit):
    anna = visit()
    page = at_new_table(anna)
    page.get_by_role("button", name="Leave table").click()
    page.get_by_text("Games you play in this browser").wait_for()
    page = at_new_table(anna)
    page.get_by_role("button", name="Fill with bots").click()
    assert anna.wait_to_be_asked()


def test_settings_are_kept(visit):
    anna = visit()
    anna.open("/settings")
    page = anna.page
    page.get_by_text("Русский", exact=True).last.click()
    page.get_by_role("heading", name="Настройки").wait_for()
    page.get_by_text("Ночь", exact=True).click()
    page.reload()
    page.get_by_role("heading", name="Настройки").wait_for()
    assert page.evaluate(
        "[document.documentElement.lang, document.documentElement.dataset.theme]"
    ) == [
        "ru",
        "dark",
    ]


def test_a_browser_that_keeps_nothing_can_play(visit):
    anna = visit()
    anna.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden') }})"
    )
    page = anna.new_page()
    page.goto(anna.server.base)
    page.get_by_role("button", name="Play Evolution now").click()
    page.wait_for_selector(ASKED)
    others = [fault for fault in anna.faults if fault != "forbidden"]
    assert others == [], "only the script that gives visitors their settings missed the storage"
    anna.faults.clear()


def test_addresses_that_lead_nowhere_say_so(visit):
    anna = visit()
    anna.open("/nowhere/at/all")
    anna.page.get_by_role("heading", name="Nothing grows here").wait_for()
    anna.page.get_by_role("link", name="Go to the front page").click()
    anna.page.get_by_role("button", name="Play now", exact=True).wait_for()
    anna.open("/t/there-is-no-such-table")
    anna.page.get_by_role("alert").get_by_text("There’s no such table.").wait_for()
    assert anna.page.locator("[data-being]").count() == 0


def test_a_file_that_is_no_record_is_told(visit, tmp_path):
    anna = visit()
    page = at_front(anna)
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    page.set_input_files("input[type=file]", broken)
    page.get_by_text("broken.json isn’t a recorded game").wait_for()
    assert page.url.rstrip("/") == anna.server.base, "nothing was opened"


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_is_wider_than_its_window(visit, width):
    for lang in ("en", "fr", "ru"):
        anna = visit(lang=lang, width=width)
        for path in ("/", "/settings", "/nowhere"):
            anna.open(path)
            anna.page.locator("h1").wait_for()
            anna.page.wait_for_timeout(200)
            more = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            assert anna.page.evaluate(more) <= 0, (lang, path)
