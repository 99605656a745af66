"""Prove that environments offer every legal option and show every being, over many decisions.

make check-environments                                          a million decisions for each
python scripts/check_environments.py --games climate -n 20000    a part of it

Random players, breeders (which found species whenever they can) and steady players play through
`Batch`. The engine counts what it leaves out in every decision. Apart from that count, this script
compares the pages with the legal options of the rules: at every decision with several pages, and at
every hundredth of the others.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tangledbank
from tangledbank.core.flow import State
from tangledbank.core.game import TableContext
from tangledbank.core.option_encoder import OptionEncoder, turns_page
from tangledbank.core.rng import seeded
from tangledbank.core.rows import row_of
from tangledbank.envs import Batch
from tangledbank.envs.bots import BotMaker

Array = Any  # of NumPy
TABLES = 64
EVERY = 100
FOUNDS = {"new-left", "new-right", "play-animal", "evolve-new", "evolve-left", "evolve-right"}
SPENDS = {"play-trait", "play-pair", "grow-body", "grow-population", "done", "pass", "wait"}


@dataclass
class Tally:
    """The figures of one run."""

    decisions: int = 0
    paged: int = 0  # decisions with several pages
    compared: int = 0  # decisions whose pages were compared with the rules
    most_options: int = 0
    most_pages: int = 0
    left_out: int = 0
    unseen: int = 0

    def add(self, batch: Batch) -> None:
        first = batch.page == 0
        self.decisions += int(first.sum())
        self.paged += int((first & (batch.pages > 1)).sum())
        self.most_options = max(self.most_options, int(batch.legal.max()))
        self.most_pages = max(self.most_pages, int(batch.pages.max()))
        self.left_out += int(batch.left_out.sum())
        self.unseen += int(batch.unseen.sum())


class Witness:
    """Compares the pages of a decision with the legal options and the beings at the table."""

    def __init__(self, batch: Batch) -> None:
        scheme = batch.scheme
        self.offer: OptionEncoder = scheme.game.option_encoder(
            scheme.players, scheme.offer.wide != scheme.rows
        )
        self.kinds = self.offer.encoder.figures.kind

    def look(self, action: int) -> int:
        """The action with kinds in place of cards: equal for options that look alike."""
        cards = int(self.offer.cards[action & 255])
        for i in range(4):
            if cards >> i & 1:
                shift = 8 + 12 * i
                card = action >> shift & 4095
                action += (int(self.kinds[card]) - card) << shift
        return action

    def compare(self, s: State, seat: int) -> tuple[int, int]:
        """How many options and how many beings the pages lack."""
        legal = s.legal_actions(seat)
        offered: set[int] = set()
        seen: set[tuple[int, int]] = set()
        page, pages = 0, 1
        while page < pages:
            rows = int(self.offer.open_page(s, seat, row_of(legal), len(legal), page))
            actions = [int(self.offer.actions[row]) for row in range(rows)]
            offered |= {self.look(action) for action in actions if not turns_page(action)}
            seen |= self.beings(s, seat)
            page, pages = page + 1, int(self.offer.pages)
        beings = sum(len(self.offer.encoder.beings_of(s, seat, who)) for who in range(self.players))
        lacking = {self.look(action) for action in legal} - offered
        return len(lacking), beings - len(seen)

    @property
    def players(self) -> int:
        return int(self.offer.encoder.seats)

    def beings(self, s: State, seat: int) -> set[tuple[int, int]]:
        """The beings in the columns of the open page, by block and place."""
        encoder = self.offer.encoder
        row = encoder.row(s, seat, self.offer.window)
        found = set()
        for block in range(self.players):
            at = int(encoder.blocks + block * encoder.block)
            for slot in range(int(encoder.slots)):
                if row[at + int(encoder.seat) + slot * int(encoder.being)]:
                    found.add((block, int(row[at + 1]) + slot))
        return found


Chooser = Callable[[Batch], Array]


def random_player(batch: Batch, seed: int) -> Chooser:
    chance = np.random.default_rng(seed)
    return lambda batch: (chance.random(batch.count) * batch.counts).astype(int)


def breeder(batch: Batch, seed: int) -> Chooser:
    """Founds species whenever it can, and keeps its cards for more of them."""
    chance = np.random.default_rng(seed)
    verbs = batch.scheme.verbs
    liking = np.array([3.0 if v in FOUNDS else 1.0 if v in SPENDS else 2.0 for v in verbs])
    liking[0] = 0.0  # rows that are not offered

    def choose(batch: Batch) -> Array:
        most = int(batch.counts.max())
        likes = liking[batch.options[:, :most, 0]]
        return (likes + chance.random(likes.shape) * (likes > 0)).argmax(axis=1)

    return choose


def steady(batch: Batch, seed: int) -> Chooser:
    """Steady players, who choose among all legal options; their choice is looked for on pages."""
    scheme, witness = batch.scheme, Witness(batch)
    maker = BotMaker(TableContext(scheme.game, scheme.options), scheme.players)
    bots = [maker.make("steady") for _ in range(scheme.players)]
    for seat, bot in enumerate(bots):
        bot.begin(seed + seat)
    luck = seeded(seed)

    def choose_at(place: int) -> int:
        s, seat = batch.tables.games[place], int(batch.seats[place])
        legal = s.legal_actions(seat)
        chosen = legal[bots[seat].pick(s, seat, row_of(legal), len(legal), luck)]
        start = place * scheme.rows
        rows = [int(batch.tables.actions[start + i]) for i in range(int(batch.counts[place]))]
        if chosen in rows:
            return rows.index(chosen)
        wanted = witness.look(chosen)
        found = [row for row, action in enumerate(rows) if witness.look(action) == wanted]
        if not found and not turns_page(rows[-1]):
            raise AssertionError(f"no page offers {chosen}")
        return found[0] if found else len(rows) - 1

    return lambda batch: np.array([choose_at(place) for place in range(batch.count)])


PLAYERS: dict[str, Callable[[Batch, int], Chooser]] = {
    "random": random_player,
    "breeder": breeder,
    "steady": steady,
}


def run(key: str, players: int, name: str, decisions: int, seed: int = 1) -> Tally:
    """Play some decisions, and count what is left out."""
    tables = min(TABLES, 1 + decisions // 1000)
    batch = Batch(key, tables, players, seed=seed)
    batch.reset()
    witness, tally = Witness(batch), Tally()
    choose = PLAYERS[name](batch, seed)
    while tally.decisions < decisions:
        tally.add(batch)
        for place in range(tables):
            due = (tally.decisions + place) % EVERY == 0 or batch.pages[place] > 1
            if due and batch.page[place] == 0:
                s, seat = batch.tables.games[place], int(batch.seats[place])
                options, beings = witness.compare(s, seat)
                tally.compared += 1
                tally.left_out += options
                tally.unseen += beings
        batch.step(choose(batch))
    return tally


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--games", default=",".join(tangledbank.games()))
    options.add_argument("--players", default=",".join(PLAYERS), help="random, breeder, steady")
    options.add_argument("-n", type=int, default=1_000_000, help="decisions of each run")
    given = options.parse_args()
    failed = False
    print(
        "| game | seats | player | decisions | with pages | compared | most options | most pages |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for key in given.games.split(","):
        seats = tangledbank.game(key).seats
        counts = (seats.start, seats.stop - 1)
        for name in given.players.split(","):
            for players in counts:
                start = time.monotonic()
                tally = run(key, players, name, given.n // len(counts))
                print(
                    f"| {key} | {players} | {name} | {tally.decisions:,} | {tally.paged:,} "
                    f"| {tally.compared:,} | {tally.most_options:,} | {tally.most_pages} |",
                    flush=True,
                )
                if tally.left_out or tally.unseen:
                    failed = True
                    print(f"{tally.left_out} options and {tally.unseen} beings are on no page")
                print(f"{time.monotonic() - start:.0f} s", file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
