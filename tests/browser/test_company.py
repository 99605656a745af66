"""Several browsers at one table, tabs that are closed, and servers that die."""

import asyncio
import re
import signal
from concurrent.futures import ThreadPoolExecutor

from tangledbank.server.protocol.client import Client
from tests.browser.visiting import ASKED
from tests.server.processes import serving


def test_two_people_and_a_watcher_see_the_same_game(visit):
    anna, bert, carl = visit(), visit(), visit()
    made = anna.sit_down("evolution", players=2, bots=[])
    bert.open(f"/t/{made['table']}#{made['join_secret']}")
    bert.page.get_by_role("textbox").first.fill("Bert")
    bert.page.get_by_role("button", name=re.compile("take a seat|join|play", re.I)).first.click()
    anna.wait_to_be_asked()
    carl.open(f"/t/{made['table']}?watch#{made['spectator_secret']}")
    carl.page.wait_for_selector(".bar")
    carl.page.reload()
    carl.page.wait_for_selector(".bar")

    for _ in range(8):
        anna.page.wait_for_timeout(100)
        for each in (anna, bert):
            if each.page.locator(ASKED).count():
                each.answer()

    for each in (anna, bert, carl):
        each.page.wait_for_selector("[data-being=A1]")
        each.page.wait_for_selector("[data-being=B1]")
    anna.page.get_by_role("button", name="Say something").click()
    anna.page.get_by_role("button", name="Well played!").click()
    for each in (anna, bert, carl):
        each.page.locator(".says", has_text="Well played!").wait_for()
    assert carl.page.locator(ASKED).count() == 0
    assert "#" not in bert.page.url, "the secret is gone from the address"


def test_a_tab_closed_in_mid_decision_is_asked_the_same_again(visit):
    anna = visit()
    made = anna.sit_down("evolution", players=2)
    anna.wait_to_be_asked()
    hand = anna.lit()
    anna.page.close()

    anna.page = anna.new_page()
    anna.open(f"/t/{made['table']}")
    anna.wait_to_be_asked()

    assert anna.lit() == hand


def test_an_open_page_outlives_its_server(visit, chromium, tmp_path):
    with serving(
        tmp_path, f"sqlite:///{tmp_path / 'bank.db'}", limits={"replays": 1e6, "replay_burst": 1e6}
    ) as server:
        anna = visit(server=server)
        anna.sit_down("evolution", players=2)
        anna.wait_to_be_asked()
        anna.click(anna.lit()[0])
        anna.page.locator(".bar h2", has_text="Play cards").wait_for()
        hand = anna.lit()
        anna.alone = True
        server.stop(signal.SIGKILL)
        anna.page.get_by_text("onnection lost").first.wait_for()
        server.start()

        anna.page.get_by_text("onnection lost").first.wait_for(state="detached")
        anna.alone = False
        anna.wait_to_be_asked()
        assert anna.lit() == hand
        anna.click(hand[0])
        anna.leave()  # before the server does


def test_a_recovery_code_brings_back_a_seat_and_everybody_is_told(visit):
    anna, bert, other = visit(), visit(), visit()
    made = anna.sit_down("evolution", players=2, bots=[])
    come_by_door(bert, made, "Bert")
    bert.page.get_by_role("button", name="Shortcuts and help").first.click()
    bert.page.get_by_role("button", name="Show my code").click()
    code = bert.page.locator("output", has_text="-").inner_text()

    other.open(f"/t/{made['table']}")
    other.page.get_by_text("This table is private.").wait_for()
    other.page.get_by_label("Recovery code").fill(code.lower())
    other.page.get_by_role("button", name="Return to my seat").click()
    other.wait_to_be_asked()

    anna.page.get_by_text("Bert came back with a recovery code.").wait_for()
    bert.page.get_by_role("alert").wait_for()


def test_an_abandoned_seat_goes_to_somebody_new_once_the_others_agree(visit):
    anna, bert, cleo = visit(), visit(), visit()
    made = anna.sit_down("evolution", players=3, bots=[], absence_policy="bot")
    come_by_door(bert, made, "Bert", asked=False)
    come_by_door(cleo, made, "Cleo")
    ask_as(cleo, made["table"], "leave")
    cleo.page.close()
    link = ask_as(anna, made["table"], "invite", seat=2)

    bert.page.get_by_text("Give Cleo’s seat to someone new?").wait_for()
    bert.page.get_by_role("button", name="Agree").click()
    bert.page.get_by_text("Give Cleo’s seat").wait_for(state="detached")
    dora = visit()
    dora.open(f"/t/{made['table']}#{link}")
    dora.page.get_by_label("Your name").fill("Dora")
    dora.page.get_by_role("button", name="Take a seat").click()

    for each in (anna, bert):
        each.page.get_by_text("Dora took over Cleo’s seat.").wait_for()


def come_by_door(visitor, made, name, asked=True):
    visitor.open(f"/t/{made['table']}#{made['join_secret']}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").click()
    if asked:
        visitor.wait_to_be_asked()
    else:
        visitor.page.get_by_text(name).first.wait_for()


def ask_as(visitor, table, type, **fields):
    """Send a request with a visitor's own token; the secret of the answer, if it has one."""
    token = visitor.page.evaluate(
        "() => JSON.parse(localStorage.getItem('tangledbank.seats'))[0].seats[0].token"
    )

    async def ask():
        client = await Client.open(visitor.server.socket)
        await client.hello(table, token=token)
        answer = await client.ask(type, **fields)
        await client.close()
        return answer.get("secret", "")

    with ThreadPoolExecutor(1) as pool:  # Playwright has a loop of its own here
        return pool.submit(asyncio.run, ask()).result()
