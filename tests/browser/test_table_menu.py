"""The table's menu: a bot for my seat, a pause, an absent player, leaving."""

import re

from tests.server.playing import call


def two(visit, **settings):
    """Anna, who is the host, and Bert at a table with its game begun."""
    anna, bert = visit(), visit()
    made = anna.sit_down("evolution", players=2, bots=[], **settings)
    bert.open(f"/t/{made['table']}#{made['join_secret']}")
    bert.page.get_by_role("textbox").first.fill("Bert")
    bert.page.get_by_role("button", name=re.compile("take a seat|join|play", re.I)).first.click()
    for each in (anna, bert):
        each.wait_to_be_asked()
    return anna, bert, made


def choose(visitor, name):
    visitor.page.get_by_role("button", name="Table menu").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def close(visitor):
    visitor.page.keyboard.press("Escape")


def test_a_game_is_paused_and_resumed(visit):
    anna, bert, _ = two(visit)
    choose(anna, "Pause the game")
    close(anna)
    bert.page.get_by_text("The game is paused.").wait_for()
    bert.page.get_by_text("Anna paused the game.").wait_for()

    bert.page.get_by_role("button", name="Resume the game").first.click()
    anna.page.get_by_text("Resume the game?").wait_for()
    anna.page.get_by_role("button", name="Agree").click()
    bert.page.get_by_text("The game is paused.").wait_for(state="detached")
    assert anna.page.get_by_text("The game is paused.").count() == 0


def test_an_absent_player_is_replaced_until_they_return(visit):
    anna, bert, made = two(visit, grace=1.0)
    bert.open("/settings")
    anna.page.wait_for_timeout(2500)
    choose(anna, "Let a bot play for Bert")
    close(anna)
    anna.page.get_by_text("A bot is playing for Bert until they return.").wait_for()
    anna.play(until=lambda: anna.page.locator("aside .log li").count() > 8)

    bert.open(f"/t/{made['table']}")
    anna.page.get_by_text("Bert is back.").wait_for()
    bert.page.wait_for_selector("[data-player]")
    assert bert.page.locator("[data-player]").count() == 2


def test_the_game_goes_on_when_a_player_leaves(visit):
    anna, bert, made = two(visit)
    choose(bert, "Leave the table")
    bert.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    anna.page.get_by_text("Bert left. A bot is playing until they return.").wait_for()
    anna.play(until=lambda: anna.page.locator("aside .log li").count() > 8)
    assert call(f"{anna.server.base}/api/health", None, {})[0] == 200
    assert made["table"] in anna.page.url


def test_the_menu_fits_a_phone_and_has_my_links(visit):
    anna = visit(width=360, height=740)
    anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    anna.page.get_by_role("button", name="Table menu").click()
    menu = anna.page.get_by_role("dialog")
    menu.get_by_role("button", name="My phone").click()
    menu.get_by_role("button", name="Copy link").wait_for()
    menu.get_by_role("button", name="Recovery code").click()
    menu.locator("output").wait_for()
    assert anna.sideways() == 0
