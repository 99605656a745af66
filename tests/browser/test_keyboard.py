"""The keyboard beside the mouse: Enter, the focus, and where it stays."""

import json

import pytest

from tests.browser.leading import hunts, led, prey_of

HUNTS = {"evolution": (3, hunts(2)), "origin": (3, hunts(2, round=2)), "oceans": (3, hunts(2))}
FOCUSED = "() => document.activeElement.closest('[data-handle]')?.dataset.handle ?? ''"


def at_a_hunt(visit, house, game):
    """A visitor at a table whose question has several targets: the hunter and its prey."""
    players, wanted = HUNTS[game]
    made, question = led(house, game, players, wanted)
    anna = visit()
    sent = chosen(anna)
    anna.take_seat(game, made)
    anna.wait_to_be_asked()
    hunter, prey = max(prey_of(question).items(), key=lambda each: len(set(each[1])))
    return anna, question, hunter, list(dict.fromkeys(prey)), sent


def chosen(visitor):
    """The choices that the page sends, as it sends them."""
    sent = []

    def note(text):
        said = json.loads(text)
        if said["type"] == "choose":
            sent.append(said["choice"])

    visitor.page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def aim_at(visitor, hunter, target):
    """Click the hunter, and pick its target by the key that the board shows."""
    visitor.click(hunter)
    face = visitor.page.locator(f'main [data-handle="{target}"]').first
    cap = face.locator("xpath=..").locator("kbd").first
    visitor.page.keyboard.press(cap.inner_text())
    visitor.page.locator(".bar .go kbd", has_text="↵").wait_for()


@pytest.mark.parametrize("game", HUNTS)
def test_enter_does_what_the_bar_says_after_a_click_on_a_board(visit, house, game):
    anna, question, hunter, prey, sent = at_a_hunt(visit, house, game)

    aim_at(anna, hunter, prey[-1])
    assert anna.page.evaluate(FOCUSED) == hunter, "the click left the focus on the hunter"
    anna.page.keyboard.press("Enter")

    anna.page.wait_for_timeout(500)
    assert [question["options"][place]["verb"] for place in sent] == ["attack"]
    assert question["options"][sent[0]]["values"]["target"] == prey[-1]


def test_the_aim_follows_the_focus(visit, house):
    anna, question, hunter, prey, sent = at_a_hunt(visit, house, "evolution")
    aim_at(anna, hunter, prey[0])

    anna.page.locator(f'main [data-handle="{prey[1]}"]').first.focus()
    anna.page.locator(".bar .go", has_text=prey[1]).wait_for()
    ring = "() => getComputedStyle(document.activeElement).outlineStyle"
    assert anna.page.evaluate(ring) != "none", "the focus is visible"
    anna.page.keyboard.press("Enter")

    anna.page.wait_for_timeout(500)
    assert [question["options"][place]["values"]["target"] for place in sent] == [prey[1]]


def test_enter_repeats_no_click_of_the_mouse(visit):
    anna = visit()
    sent = chosen(anna)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.click(anna.lit()[0])
    anna.page.locator(".bar h2", has_text="Play cards").wait_for()
    [card, *_] = [handle for handle in anna.lit() if not handle.startswith("!")]

    anna.click(card)
    picked = anna.page.locator(f'[data-card="{card}"].picked, .picked [data-handle="{card}"]').first
    picked.wait_for()
    anna.page.keyboard.press("Enter")

    anna.page.wait_for_timeout(300)
    assert picked.count() == 1, "the card is still picked"
    assert len(sent) == 1


def test_the_skip_link_leads_to_the_question(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    address = anna.page.url

    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("() => document.activeElement.className").startswith("skip")
    anna.page.keyboard.press("Enter")

    assert anna.page.evaluate("() => document.activeElement.id") == "asked"
    assert anna.page.url == address


def test_done_precedes_remove(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.click(anna.lit()[0])
    anna.page.locator(".bar h2", has_text="Play cards").wait_for()
    [card, *_] = [handle for handle in anna.lit() if not handle.startswith("!")]
    anna.click(card)
    anna.click("A1.play-trait")
    anna.page.locator('.bar [data-handle="!remove-trait"]').wait_for()

    acts = "() => [...document.querySelectorAll('.bar .acts button')].map((e) => e.dataset.handle)"
    assert anna.page.evaluate(acts)[:2] == ["!done", "!remove-trait"]
