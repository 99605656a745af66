"""Whole games by clicking, and a round by the keyboard alone."""

import json

import pytest

import tangledbank
from tangledbank.server.protocol.wire import PROTOCOL
from tests.browser.leading import led
from tests.browser.visiting import CAPS, LIT, OVER

# Whether something on the table that can be chosen is neither under the top bar nor the dock.
IN_VIEW = """() => {
  const edge = (e, side) => document.querySelector(e).getBoundingClientRect()[side];
  return [...document.querySelectorAll('main .can > [data-handle]')].some((e) => {
    const { top, bottom } = e.getBoundingClientRect();
    return top >= edge('header', 'bottom') && bottom <= edge('#asked', 'top');
  });
}"""
SHORT = {"climate": 2, "evolution": 2, "oceans": 2, "origin": 2, "time-to-fly": 2}


def test_from_the_front_page_to_a_table_in_two_clicks(visit):
    anna = visit()
    anna.open("/")
    anna.page.get_by_role("button", name="Play Evolution now").click()

    assert anna.wait_to_be_asked()
    assert "/t/" in anna.page.url
    assert anna.page.title().startswith("●"), "the title says that it is my turn"


@pytest.mark.parametrize("key", tangledbank.games())
def test_a_whole_game_can_be_played_by_clicking(visit, key):
    anna = visit()
    anna.sit_down(key, players=SHORT[key])

    anna.play()

    assert anna.page.locator(OVER).count() == 1


def test_on_a_phone_what_can_be_chosen_is_in_view(visit, house):
    made, _ = led(house, "evolution", 4, lambda question, view: question["prompt"] == "feed")
    anna = visit(width=360, height=740)
    anna.take_seat("evolution", made)
    anna.wait_to_be_asked()

    anna.page.wait_for_function(IN_VIEW)
    assert anna.page.evaluate("scrollX") == 0, "nothing is brought into view sideways"


def test_on_a_phone_one_takes_back_where_one_chose(visit):
    anna = visit(width=360, height=740)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.click(anna.lit()[0])
    anna.page.locator(".bar h2", has_text="Play cards").wait_for()
    [card, *_] = [handle for handle in anna.lit() if not handle.startswith("!")]

    anna.click(card)
    anna.click("A1.play-trait")
    held = anna.page.locator(f'#asked [data-card="{card}"]')
    held.wait_for(state="detached")
    anna.page.locator("#asked").get_by_role("button", name="Undo").click()

    held.wait_for()
    assert card in anna.lit(), "it can be played again"


def test_a_hint_can_be_followed(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()

    anna.page.get_by_role("button", name="Hint").click()
    anna.page.get_by_role("button", name="Confirm").click()

    asked = anna.page.locator(".bar h2", has_text="Choose your food card")
    asked.wait_for(state="detached")
    assert anna.page.get_by_role("button", name="Confirm").count() == 0, "it is done"


def test_one_can_look_back_while_a_game_goes_on(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.click(anna.lit()[0])
    asked = anna.page.locator(".bar h2", has_text="Play cards")
    asked.wait_for()

    anna.page.keyboard.press("[")
    anna.page.get_by_role("button", name="Back to the game").wait_for()
    assert anna.page.evaluate(LIT) == ["!!earlier", "!!later", "!!now"], "nothing can be chosen"

    anna.page.keyboard.press("Escape")
    asked.wait_for()


def test_what_the_server_refuses_is_said_in_the_bar(visit):
    anna = visit(lang="fr")
    anna.page.route_web_socket("**/api/play", choose_what_is_not_offered)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()

    anna.click(anna.lit()[0])

    said = anna.page.locator(".bar [role=alert]")
    said.wait_for()
    assert said.inner_text().startswith("Ce coup n’a pas été accepté")
    assert anna.lit(), "one can choose again"


def choose_what_is_not_offered(route):
    """Between the page and the server: every choice becomes one that nobody has."""
    server = route.connect_to_server()

    def pass_on(text):
        said = json.loads(text)
        server.send(json.dumps({**said, "choice": 9999} if said["type"] == "choose" else said))

    route.on_message(pass_on)


def test_an_outdated_page_offers_to_reload(visit):
    anna = visit()
    versions = [PROTOCOL - 1]
    anna.page.route_web_socket("**/api/play", lambda route: say_hello_as(route, versions))
    anna.sit_down("evolution", players=2)
    reload = anna.page.get_by_role("button", name="Reload the page")
    reload.wait_for()
    assert "Reload the page" in anna.page.locator("[role=alert]").inner_text()

    reload.click()

    assert anna.wait_to_be_asked()


def say_hello_as(route, versions):
    """Between the page and the server: the first hellos have other versions of the protocol."""
    server = route.connect_to_server()

    def pass_on(text):
        said = json.loads(text)
        if said["type"] == "hello" and versions:
            said["protocol"] = versions.pop()
        server.send(json.dumps(said))

    route.on_message(pass_on)


def test_a_whole_round_can_be_played_by_keys_alone(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    pressed = 0
    while "round 2" not in anna.page.locator("header").first.inner_text():
        assert pressed < 400, "the round does not end"
        anna.wait_to_be_asked()
        caps = [cap for cap in anna.page.evaluate(CAPS) if cap not in ("Esc", "U", "?")]
        if caps:
            anna.page.keyboard.press("Enter" if "↵" in caps else anna.rng.choice(caps))
            pressed += 1
        anna.page.wait_for_timeout(30)
    assert pressed > 0
