"""Words and colours at a table: names in the log, another language at once, piles and losses."""

import re

from tests.browser.leading import hunts, led, prey_of


def test_the_log_calls_players_by_name(visit):
    anna = visit()
    anna.sit_down("evolution", players=3)
    anna.wait_to_be_asked()
    top = anna.page.locator("header").first
    anna.play(until=lambda: "round 2" in top.inner_text())

    log = anna.page.locator("aside ol").inner_text()
    assert "Bates" in log or "Cuvier" in log
    assert not re.search(r"\b[BC] (is|plays|draws|puts|passes)\b", log)


def test_open_notes_change_language_at_once(visit):
    anna = visit()
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    [card, *_] = anna.lit()
    anna.page.locator(f'[data-card="{card}"]').hover()
    notes = anna.page.locator("aside .notes")
    notes.get_by_text("Food").first.wait_for()
    before = notes.inner_text()
    anna.page.wait_for_timeout(500)

    anna.page.locator("label.language select").select_option("fr")
    anna.page.locator(".bar h2", has_text="carte").wait_for()
    anna.page.locator(f'[data-card="{card}"]').hover()
    anna.page.wait_for_timeout(1500)

    english = {line for line in before.splitlines() if len(line) > 20}
    assert english
    assert not english & set(notes.inner_text().splitlines())


def test_a_kill_is_not_green(visit, house):
    made, question = led(house, "evolution", 3, hunts(2))
    anna = visit()
    anna.take_seat("evolution", made)
    anna.wait_to_be_asked()
    hunter, prey = max(prey_of(question).items(), key=lambda each: len(set(each[1])))

    anna.click(hunter)
    anna.page.locator(f'main [data-handle="{prey[0]}"]').first.click()
    losses = anna.page.locator("main .chip.gain", has_text=re.compile("^[†−]"))
    losses.first.wait_for()

    for each in losses.all():
        assert each.evaluate("e => e.classList.contains('loss')")
