"""Reporting a player in the browser: by mouse, by keyboard, as a player and as a spectator."""

import re
import sqlite3

import pytest

from tests.browser.test_pages import faults
from tests.server.processes import serving


@pytest.fixture
def server(chromium, tmp_path):
    with serving(tmp_path, f"sqlite:///{tmp_path / 'bank.db'}", limits={}) as found:
        found.database = tmp_path / "bank.db"
        yield found


def stored(server):
    """The reports that the server has stored."""
    raw = sqlite3.connect(server.database)
    rows = raw.execute(
        "SELECT seat, name, reason, text, reporter FROM reports ORDER BY at"
    ).fetchall()
    raw.close()
    return rows


def join(visitor, made, name):
    visitor.open(f"/t/{made['table']}#{made['join_secret']}")
    visitor.page.get_by_role("textbox").first.fill(name)
    visitor.page.keyboard.press("Enter")


def test_a_player_reports_another_and_is_thanked(visit, server):
    anna, bert = visit(server=server), visit(server=server)
    made = anna.sit_down("evolution", players=2, bots=[])
    join(bert, made, "Bert")
    anna.wait_to_be_asked()
    page = anna.page
    page.get_by_role("button", name="Report a player").click()
    dialog = page.get_by_role("dialog", name="Report a player")
    assert faults(anna) == []
    dialog.get_by_label("Player").select_option(label="Bert")
    dialog.get_by_label("Reason").select_option(label="Insults or spam")
    dialog.get_by_label("What happened?").fill("Says ouch all the time, undo u 1")
    dialog.get_by_role("button", name="Send report").click()
    dialog.get_by_role("status").get_by_text("Thank you").wait_for()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")

    assert stored(server) == [(1, "Bert", "conduct", "Says ouch all the time, undo u 1", 0)]
    assert bert.page.get_by_text("Says ouch").count() == 0
    anna.wait_to_be_asked()
    for each in (anna, bert):
        each.leave()


def test_a_report_is_written_with_the_keyboard_alone(visit, server):
    anna, bert = visit(server=server), visit(server=server)
    made = anna.sit_down("evolution", players=2, bots=[])
    join(bert, made, "Bert")
    anna.wait_to_be_asked()
    page = anna.page
    lit = anna.lit()
    opener = page.get_by_role("button", name="Report a player")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Report a player")
    dialog.wait_for()
    for key in ("Tab", "1", "u", "q"):  # the table's own keys do nothing here
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert anna.lit() == lit and stored(server) == []
    assert opener.evaluate("e => e === document.activeElement")

    page.keyboard.press("Enter")
    dialog.get_by_label("What happened?").focus()
    page.keyboard.type("Cheats, I think")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    dialog.get_by_text("Thank you").wait_for()
    assert stored(server) == [(1, "Bert", "name", "Cheats, I think", 0)]
    for each in (anna, bert):
        each.leave()


@pytest.mark.parametrize(
    ("lang", "opener", "sent", "thanks"),
    [
        ("fr", "Signaler un joueur", "Envoyer", "Merci"),
        ("ru", "Пожаловаться на игрока", "Отправить", "Спасибо"),
    ],
)
def test_a_spectator_reports_in_other_languages(visit, server, lang, opener, sent, thanks):
    anna, carl = visit(server=server), visit(server=server, lang=lang, width=390, height=844)
    made = anna.sit_down("evolution", players=2, bots=["random"])
    anna.wait_to_be_asked()
    carl.open(f"/t/{made['table']}?watch#{made['spectator_secret']}")
    carl.page.wait_for_selector(".bar")
    carl.page.locator("button.log").click()
    carl.page.get_by_role("button", name=opener).click()
    carl.page.get_by_role("button", name=sent).click()
    carl.page.get_by_text(thanks).wait_for()

    assert stored(server) == [(0, "Anna", "name", "", -1)]
    assert carl.sideways() <= 0
    assert anna.page.get_by_role("button", name="Report a player").count() == 0, (
        "a bot is no person"
    )
    for each in (anna, carl):
        each.leave()


def test_what_the_server_refuses_is_said_in_the_dialog(visit, server):
    anna, bert = visit(server=server), visit(server=server)
    made = anna.sit_down("evolution", players=3, bots=[])
    join(bert, made, "Bert")
    page = anna.page  # in the lobby: a third is missing
    for _ in range(4):
        page.get_by_role("button", name="Report a player").click()
        page.get_by_role("button", name="Send report").click()
        page.locator("dialog :is([role=status], [role=alert])").wait_for()
        refused = page.locator("dialog [role=alert]")
        if refused.count():
            break
        page.get_by_role("button", name="Close", exact=True).click()
    assert re.search("enough reports|Too many requests", refused.inner_text())
    assert len(stored(server)) == 3
    for each in (anna, bert):
        each.leave()
