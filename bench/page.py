"""Measure the page: from click to drawn answer, and scrolling a table of 60 species.

python bench/page.py --seconds 40

A server and a headless Chromium run on this machine, with the built page (`make web`). A script
plays Evolution by clicking highlighted elements. A click is answered when the next question, or the
next highlight, is drawn: picks need no server; choices do, and are stored before the answer. The
work of the page is given in processor time per click, which other work on the machine hardly
affects; it includes everything between two clicks, such as moves of others.
Then a table of six with 60 species is scrolled up and down at the widths of a phone and a tablet,
and tasks that block the page for more than 50 ms are counted.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import CDPSession, Page

from tangledbank._compat import build_info
from tangledbank.cli.progress import bar, show
from tests.browser.conftest import at_ease, browsing
from tests.browser.leading import led
from tests.browser.visiting import ASKED, Visitor
from tests.server.processes import Serving

SPECIES = 60
SIZES = {360: 740, 820: 1180}
SCROLLS = 60  # steps of the wheel, in each direction
LETTERS = "ABCDEF"
# Metrics of the page's main thread, in seconds.
WORK = {
    "TaskDuration": "all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}

# Records clicks and when their answers are drawn. `drawn` runs after the frame.
WATCH = """() => {
  const seen = (globalThis.bench = { picks: [], choices: [], waits: [], tasks: [] });
  let clicked = 0, sent = 0;
  const drawn = (work) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(0);
  });
  const note = (list, since) => drawn(() => list.push(performance.now() - since));
  addEventListener("click", (event) => {
    if (sent) return; // the answer to the last one is on its way
    [clicked, sent] = [event.timeStamp, 0];
    const since = clicked;
    setTimeout(() => { if (!sent) note(seen.picks, since); });
  }, true);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (clicked && text.includes('"choose"')) sent = performance.now();
    send.call(this, text);
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!sent || !data.startsWith('{"type":"state"')) return;
        seen.waits.push(performance.now() - sent);
        note(seen.choices, clicked);
        [clicked, sent] = [0, 0];
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
  }).observe({ entryTypes: ["longtask"] });
}"""


def main(words: list[str]) -> int:
    given = parser().parse_args(words)
    with browsing() as browser, at_ease() as server:
        print(build_info())
        found, work = click(Visitor(browser, server), given.seconds)
        report_clicks(found)
        report_work(work, len(found["picks"]) + len(found["choices"]))
        report_tasks(scroll(Visitor(browser, server), server))
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        "page", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--seconds", type=float, default=40.0, help="of clicking (40)")
    return made


# Clicks


def click(visitor: Visitor, seconds: float) -> tuple[dict[str, list[float]], Counter[str]]:
    """Play games by clicking until the time is over."""
    visitor.context.add_init_script(f"({WATCH})()")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    work: Counter[str] = Counter()
    found: dict[str, list[float]] = {"picks": [], "choices": [], "waits": []}
    until = time.monotonic() + seconds
    with bar("Clicking", seconds) as shown:

        def over() -> bool:
            show(shown, round(seconds - max(0.0, until - time.monotonic())), seconds)
            return time.monotonic() > until

        while not over():
            visitor.sit_down("evolution", 2)
            visitor.wait_to_be_asked()
            work.subtract(spent(session))
            visitor.play(until=over)
            work.update(spent(session))
            seen = visitor.page.evaluate("bench")
            for kind, times in found.items():
                times += seen[kind]
    return found, work


def spent(session: CDPSession) -> dict[str, float]:
    """Return the processor time of the page's main thread so far, by metric."""
    told = session.send("Performance.getMetrics")["metrics"]
    return {WORK[each["name"]]: each["value"] for each in told if each["name"] in WORK}


def report_clicks(found: dict[str, list[float]]) -> None:
    """Print the latencies. Waits are the server's part of choices, with the round trip."""
    for kind, times in found.items():
        ordered = sorted(times)
        p95, p99 = (ordered[int((len(ordered) - 1) * share)] for share in (0.95, 0.99))
        print(
            f"{len(times):5} {kind:8} {statistics.median(ordered):6.1f} ms (p50), {p95:6.1f} ms"
            f" (p95), {p99:6.1f} ms (p99), {sum(each > 100 for each in times)} over 100 ms"
        )


def report_work(work: Counter[str], clicks: int) -> None:
    parts = (f"{kind} {1000 * work[kind] / clicks:.1f} ms" for kind in WORK.values())
    print("Processor time of the page for a click:", ", ".join(parts))


# Scrolling


def scroll(visitor: Visitor, server: Serving) -> dict[int, tuple[int, list[float]]]:
    """Return the number of species and the durations of long tasks, by width."""
    made, _ = led(server, "evolution", 6, lambda question, view: view["round"] >= 2)
    visitor.context.add_init_script(f"({WATCH})()")
    visitor.page.route_web_socket("**/api/play", fill_up)
    visitor.take_seat("evolution", made)
    visitor.page.wait_for_selector(ASKED)
    return {width: scrolled(visitor.page, width, height) for width, height in SIZES.items()}


def scrolled(page: Page, width: int, height: int) -> tuple[int, list[float]]:
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(width / 2, height / 3)
    page.wait_for_timeout(1000)
    page.evaluate("bench.tasks.length = 0")
    for way in (1, -1):
        for _ in range(SCROLLS):
            page.mouse.wheel(0, way * 120)
            page.wait_for_timeout(25)
    return page.locator("main [data-being]").count(), page.evaluate("bench.tasks")


def fill_up(route: Any) -> None:
    """Rewrite messages between server and page, so that every table has 60 species."""
    server = route.connect_to_server()
    server.on_message(lambda text: route.send(filled(text)))


def filled(text: str) -> str:
    message = json.loads(text)
    if message["type"] == "state":
        players = message["view"].get("table", {})
        for seat, player in players.items() if message["partial"] else enumerate(players):
            grow(player["species"], LETTERS[int(seat)])
    return json.dumps(message)


def grow(species: list[dict[str, Any]], letter: str) -> None:
    """Add copies of the species with new names."""
    for nth in range(SPECIES // len(LETTERS) - len(species) if species else 0):
        species.append({**species[nth % len(species)], "name": f"{letter}{90 + nth}"})


def report_tasks(found: dict[int, tuple[int, list[float]]]) -> None:
    for width, (species, tasks) in found.items():
        worst = f", the longest {max(tasks):.0f} ms" if tasks else ""
        print(f"{width} px, {species} species: {len(tasks)} tasks over 50 ms{worst}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
