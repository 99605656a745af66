"""Somebody at a browser, who sees what is lit and clicks it."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import TimeoutError

from tangledbank.core.rng import seeded
from tangledbank.server.protocol.client import Client
from tests.server.playing import CLIENT_SEED, call, play_seat

# What may be chosen now: everything on the table that is lit, and the buttons of the bar.
LIT = """() => {
  const shown = (e) => e.offsetParent && !e.closest('[aria-disabled=true]');
  const lit = (e) => e.closest('.bar') || e.closest('.can, .aim, .picked, .place');
  const covered = (e) => e.matches('.face') && e.parentElement.querySelector('.places');
  return [...document.querySelectorAll('[data-handle]')]
    .filter((e) => shown(e) && lit(e) && !covered(e) && !e.matches('.placed'))
    .map((e) => e.dataset.handle);
}"""
CAPS = """() => [...document.querySelectorAll('kbd')]
  .filter((e) => e.offsetParent && !e.closest('[aria-disabled=true], :disabled'))
  .map((e) => e.textContent)"""
ASKED = ".bar.ask"
OVER = ".laurels"
PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
MOST_CLICKS = 3000
MOST_MISSES = 20


class Visitor:
    """A browser of its own with one page, in a language and a size."""

    def __init__(self, chromium, server, lang="en", width=1440, height=900, **settings):
        self.server = server
        self.faults = []
        self.missed = 0
        self.alone = False  # there is no server now
        self.rng = random.Random(7)
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        self.context.set_default_timeout(PATIENCE)
        given = json.dumps({"lang": lang, "speed": "off", **settings})
        self.context.add_init_script(
            f"localStorage.getItem('tangledbank.settings') ||"
            f" localStorage.setItem('tangledbank.settings', {json.dumps(given)})"
        )
        self.context.on("request", self.note_request)
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{error}"))
        page.on("console", self.note_console)
        return page

    def note_request(self, request):
        if not request.url.startswith((self.server.base, self.server.base.replace("http", "ws"))):
            if not request.url.startswith(("data:", "blob:")):
                self.faults.append(f"calls {request.url}")

    def note_console(self, message):
        """Errors; while a server is gone, that it cannot be reached is not the page's fault."""
        unreached = "WebSocket" in message.text or "net::ERR_" in message.text
        if message.type == "error" and not (self.alone and unreached):
            self.faults.append(message.text)

    def leave(self):
        self.context.close()

    # Coming to a table

    def open(self, path="/"):
        self.page.goto(self.server.base + path)

    def sit_down(self, game, players=2, bots=None, **settings):
        """A table made by its HTTP call, with bots that do not tarry, and a seat at it."""
        bots = ["random"] * (players - 1) if bots is None else bots
        given = {"game": game, "players": players, "bots": bots, "pace": False, **settings}
        status, made = call(
            f"{self.server.base}/api/tables", {"settings": given, "name": "Anna"}, {}
        )
        assert status == 201, made
        self.take_seat(game, made)
        return made

    def take_seat(self, game, made):
        seat = {"seat": 0, "token": made["token"], "name": "Anna"}
        kept = [
            {
                "id": made["table"],
                "game": game,
                "seats": [seat],
                "door": made["join_secret"],
                "when": 1,
            }
        ]
        self.open("/settings")
        self.page.evaluate(
            "kept => localStorage.setItem('tangledbank.seats', kept)", json.dumps(kept)
        )
        self.open(f"/t/{made['table']}")

    # Playing

    def wait_to_be_asked(self):
        """Whether something is asked; otherwise the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")
        return self.page.locator(OVER).count() == 0

    def lit(self):
        """What may be clicked to answer; nothing where nothing is asked any more."""
        self.page.wait_for_function(f"() => ({LIT})().length || !document.querySelector('{ASKED}')")
        return [handle for handle in self.page.evaluate(LIT) if handle != "!!back"]

    def play(self, until=lambda: False):
        """Click what is lit, a little at random, until the game is over or something holds."""
        for _ in range(MOST_CLICKS):
            if not self.wait_to_be_asked() or until():
                return
            self.answer()
        raise AssertionError("the game does not come to its end")

    def answer(self):
        """Click something of what is lit, if anything is."""
        found = self.lit()
        if found:
            self.click(self.preferred(found))

    def preferred(self, lit):
        """The button that does it, mostly; otherwise something on the table, or an answer."""
        things = [handle for handle in lit if not handle.startswith("!")]
        if "!!go" in lit and (self.rng.random() < 0.8 or not things):
            return "!!go"
        if things and self.rng.random() < 0.8:
            return self.rng.choice(things)
        return self.rng.choice(lit)

    def click(self, handle):
        """A click on something that may be gone before it arrives, since bots play on."""
        place = self.page.locator(f'[data-handle="{handle}"]:visible').first
        try:
            place.click(timeout=10_000)
        except TimeoutError:
            self.missed += 1
            assert self.missed < MOST_MISSES, f"{handle} cannot be clicked"

    def sideways(self):
        """How far the page could be scrolled sideways."""
        return self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")


FINISHED = {}


def finished_game(server, game="evolution"):
    """The id of a finished game of somebody who plays by chance against a bot that does, too."""
    return finished_table(server, game)["table"]


def finished_table(server, game="evolution"):
    """The same game as its making was answered, with the right to the seat."""
    if (server.port, game) not in FINISHED:
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as pool:
            FINISHED[server.port, game] = pool.submit(asyncio.run, play_out(server, game)).result()
    return FINISHED[server.port, game]


async def play_out(server, game):
    given = {"game": game, "players": 2, "bots": ["random"], "pace": False}
    status, made = call(f"{server.base}/api/tables", {"settings": given, "name": "Anna"}, {})
    assert status == 201, made
    client = await Client.open(server.socket)
    await client.hello(made["table"], token=made["token"], client_seed=CLIENT_SEED)
    await play_seat(client, seeded(1))
    await client.close()
    return made
