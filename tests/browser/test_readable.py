"""Cards are readable, and boards stay in place while a player reads or chooses."""

import pytest

from tests.browser.leading import hoards, led
from tests.browser.visiting import ASKED

# Texts of cards in hand that are cut, or that reach out of their card.
CUT = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  const frame = card.getBoundingClientRect();
  return [...card.querySelectorAll('.text, .title b')].filter((e) => {
    const box = e.getBoundingClientRect();
    const out = box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
    return out || e.scrollHeight > e.clientHeight + 2 && getComputedStyle(e).display !== 'inline';
  }).map((e) => e.textContent);
})"""
SHORT = (
    """() => [...document.querySelectorAll('.hand .card .text')].map((e) => e.textContent.trim())"""
)
BOARDS = """() => Object.fromEntries([...document.querySelectorAll('[data-being]')].map((e) => {
  const box = e.getBoundingClientRect();
  return [e.dataset.being, [Math.round(box.left), Math.round(box.top), Math.round(box.height)]];
}))"""
PLAYING = ("play cards", "play a card")
GAMES = ("evolution", "climate", "origin", "time-to-fly", "oceans")
HANDS = {"evolution": 12, "climate": 12, "origin": 12, "time-to-fly": 12, "oceans": 6}


@pytest.mark.parametrize("game", GAMES)
def test_a_full_hand_shows_every_card_with_its_whole_effect(visit, game):
    visitor = visit()
    made, _ = led(visitor.server, game, 2, hoards(HANDS[game]), hoarding=True)
    visitor.take_seat(game, made)
    visitor.page.wait_for_selector(ASKED)
    for width, height in ((1440, 900), (820, 1180)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(300)
        texts = visitor.page.evaluate(SHORT)
        assert len(texts) >= HANDS[game] and all(texts)
        assert visitor.page.evaluate(CUT) == []
        assert visitor.sideways() <= 0
        last = visitor.page.locator(".hand .card").last.bounding_box()
        assert last["y"] + last["height"] <= height


@pytest.mark.parametrize("game", GAMES)
def test_boards_stand_still_while_a_card_is_read_and_picked(visit, game):
    visitor = visit()
    made, _ = led(visitor.server, game, 3, hoards(4, PLAYING))
    visitor.take_seat(game, made)
    visitor.page.wait_for_selector(ASKED)
    before = settled(visitor)
    cards = [
        handle
        for handle in visitor.lit()
        if visitor.page.locator(f'.hand [data-handle="{handle}"]').count()
    ]
    for card in cards[:3]:
        visitor.page.hover(f'.hand [data-handle="{card}"]')
        visitor.page.wait_for_timeout(200)
        assert visitor.page.evaluate(BOARDS) == before, f"{card} is read"
    for card in cards[:2]:
        visitor.click(card)
        visitor.page.wait_for_timeout(300)
        moved = tops(visitor, before)
        assert moved == {}, f"{card} is picked: {moved}"
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_timeout(200)


def settled(visitor):
    """Return where the boards are once they have stopped moving after the page was opened."""
    before, now = None, visitor.page.evaluate(BOARDS)
    while before != now:
        visitor.page.wait_for_timeout(800)
        before, now = now, visitor.page.evaluate(BOARDS)
    return now


def tops(visitor, before):
    """Boards that moved up or down by more than the lift of a picked one."""
    now = visitor.page.evaluate(BOARDS)
    return {
        being: (before[being], spot)
        for being, spot in now.items()
        if abs(spot[1] - before[being][1]) > 3
    }


def test_the_bar_leaves_the_table_its_room(visit):
    visitor = visit()
    visitor.sit_down("oceans", 2)
    heights = []

    def measured():
        heights.append(visitor.page.locator(".asking").bounding_box()["height"])
        return len(heights) > 30

    visitor.play(until=measured)
    assert max(heights[5:]) < 270
