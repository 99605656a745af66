"""Many tables played at once, for learning programs.

The engine makes forced moves and bots' moves by itself, and stops each table at its next decision.
Everything that a program needs is in rows of numbers, written in place: NumPy arrays share their
memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from tangledbank.core.buffers import buffer
from tangledbank.core.encoder import Encoder, WrittenColumns, clear, put
from tangledbank.core.errors import IllegalAction
from tangledbank.core.flat import FlatOptionEncoder
from tangledbank.core.flow import State, apply, next_seat
from tangledbank.core.option_encoder import ROWS, WIDTH, OptionEncoder, turns_page
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.rows import zeros

REWARDS: Final = ("win", "rank", "margin")  # the rules for `Tables.reward`, by number
RANK: Final = 1
MARGIN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent at one table. The engine asks it whenever it has a choice."""

    def begin(self, seed: i64) -> None:
        """Start a game; `seed` is for the bot's random choices."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """Return the index of the chosen option. `rng` belongs to the table."""
        raise NotImplementedError


class RandomBot(Bot):
    """A bot that chooses each option with equal probability."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        return rng.below(count)


class Tables:
    """`count` tables of one game. With bots, the caller plays one seat of each table."""

    def __init__(
        self,
        start: Callable[[int], State],
        offer: OptionEncoder,
        count: i64,
        seed: int,
        bots: list[Bot],
    ) -> None:
        self.start = start
        self.offer = offer
        self.encoder: Encoder = offer.encoder
        self.count: i64 = count
        self.flat = isinstance(offer, FlatOptionEncoder)
        self.bots = bots  # table by table, clockwise from the caller's seat; empty without bots
        self.own: i64 = -1  # the caller's seat; -1: the next one in each game
        self.again = True  # start a new game after one that ended
        self.reward: i64 = 0  # the rule for rewards, as an index into REWARDS
        self.others: i64 = self.encoder.seats - 1
        self.options: vec[i64] = buffer()
        self.games: list[State] = []
        self.played: vec[i64] = zeros(count)  # games begun at each table
        self.rngs: list[Rng] = [seeded(0) for _ in range(count)]
        self.seed(seed)
        seats: i64 = self.encoder.seats
        self.written = [
            WrittenColumns(self.encoder) for _ in range(count)
        ]  # notes on the rows of `seen`
        self.seen: vec[i16] = vec[i16]([0] * (count * self.encoder.width))
        self.rows: vec[i16] = vec[i16]([0] * (count * ROWS * WIDTH))
        self.mask: vec[u8] = vec[u8]([0] * (count * offer.wide))
        self.counts: vec[i32] = vec[i32]([0] * count)  # rows on the page
        self.seats: vec[i32] = vec[i32]([0] * count)  # the seat to decide
        self.page: vec[i32] = vec[i32]([0] * count)  # the page that is shown, from 0
        self.pages: vec[i32] = vec[i32]([0] * count)  # pages of the decision
        self.legal: vec[i32] = vec[i32]([0] * count)  # legal options, counting each copy of a card
        self.left_out: vec[i32] = vec[i32]([0] * count)  # of these, options on no page
        self.unseen: vec[i32] = vec[i32]([0] * count)  # beings on no page
        self.ended: vec[u8] = vec[u8]([0] * count)  # a game ended in the last step
        self.truncated: vec[u8] = vec[u8]([0] * count)  # a round limit stopped it
        self.finals: vec[i16] = vec[i16]([0] * (count * self.encoder.width))  # its last row
        self.final_written = [WrittenColumns(self.encoder) for _ in range(count)]
        self.returns: vec[float] = vec[float]([0.0] * (count * seats))  # of that game, by seat
        self.points: vec[i32] = vec[i32]([0] * (count * seats))
        self.lengths: vec[i32] = vec[i32]([0] * count)  # steps of the last game
        self.steps: vec[i32] = vec[i32]([0] * count)  # and of this one
        self.actions: vec[i64] = zeros(count * ROWS)
        self.numbers: vec[i64] = zeros(count * ROWS if self.flat else 0)  # by row, its flat number
        self.chosen: vec[i64] = zeros(count)  # the rows of the current step

    def seed(self, seed: int) -> None:
        """Restart the series of games from a seed. Each table has its own random numbers."""
        base = seeded(seed)
        self.rngs = [base.branch() for _ in range(self.count)]
        self.played = zeros(self.count)

    def seed_table(self, place: i64, seed: int) -> None:
        """Restart a single table's series of games from a seed."""
        self.rngs[place] = seeded(seed).branch()
        self.played[place] = 0

    def reset(self) -> None:
        """Start a new game at every table."""
        self.games = []
        for place in range(self.count):
            self.forget(place)
            self.games.append(self.deal(place))
            self.run_to_decision(place)

    def deal(self, place: i64) -> State:
        """Start a new game at one table."""
        rng = self.rngs[place]
        seed: i64 = rng.next32() << 30 ^ rng.next32()
        if self.bots:
            for i in range(self.others):
                self.bots[place * self.others + i].begin(seed ^ i + 1)
        s = self.start(seed)
        s.skip_forced = True
        s.advance()
        self.played[place] += 1
        self.steps[place] = 0
        self.page[place] = 0
        return s

    def step(self, choices: list[int]) -> None:
        """Play an action at every table; if one is not offered, raise and change nothing."""
        self.check(choices)
        for place in range(self.count):
            if self.ended[place]:
                self.forget(place)
            self.steps[place] += 1
            action: i64 = self.actions[place * ROWS + self.chosen[place]]
            if turns_page(action):
                self.page[place] += 1
            else:
                self.page[place] = 0
                apply(self.games[place], i64(self.seats[place]), action)
            self.run_to_decision(place)

    def forget(self, place: i64) -> None:
        """Clear the results of a table's last game."""
        self.ended[place] = 0
        self.truncated[place] = 0
        at: i64 = place * self.encoder.seats
        for i in range(at, at + self.encoder.seats):
            self.returns[i] = 0.0

    def check(self, choices: list[int]) -> None:
        """Look up the rows of the chosen actions; raise IllegalAction if one is not offered."""
        if len(choices) != self.count:
            raise IllegalAction(f"{self.count} tables need as many choices, not {len(choices)}")
        place: i64 = 0
        for choice in choices:
            row: i64 = self.row_of(place, choice)
            rows: i64 = i64(self.counts[place])
            if row < 0 or row >= rows:
                name = "action" if self.flat else "row"
                raise IllegalAction(
                    f"{name} {choice} is not offered at table {place}, which offers {rows}"
                )
            self.chosen[place] = row
            place += 1

    def row_of(self, place: i64, choice: i64) -> i64:
        """Return the row that an action chooses, or -1 if a flat action is not on the page."""
        if not self.flat:
            return choice
        row: i64 = i64(self.counts[place]) - 1
        while row >= 0 and self.numbers[place * ROWS + row] != choice:
            row -= 1
        return row

    def run_to_decision(self, place: i64) -> None:
        """Make forced moves and bots' moves until the caller must choose, or until play ends."""
        s = self.games[place]
        while True:
            if s.asking == 0:
                self.finish(place, s)
                if not self.again:
                    self.show_rows(place, 0)
                    return
                s = self.deal(place)
                self.games[place] = s
                continue
            seat: i64 = next_seat(s)
            count: i64 = s.top.fill_legal(s, seat, self.options)
            if count == 1:
                apply(s, seat, self.options[0])
            elif self.bots and seat != self.own_seat(place):
                apply(s, seat, self.options[self.ask_bot(place, s, seat, count)])
            elif self.offered(place, s, seat, count):
                return

    def own_seat(self, place: i64) -> i64:
        """Return the caller's seat."""
        if self.own >= 0:
            return self.own
        return (place + self.played[place] - 1) % self.encoder.seats

    def ask_bot(self, place: i64, s: State, seat: i64, count: i64) -> i64:
        seats: i64 = self.encoder.seats
        turn: i64 = (seat - self.own_seat(place) - 1 + seats) % seats
        bot = self.bots[place * self.others + turn]
        return bot.pick(s, seat, self.options, count, self.rngs[place])

    def offered(self, place: i64, s: State, seat: i64, count: i64) -> bool:
        """Show a page of a decision; if it has a single row, play that row and return False."""
        offer = self.offer
        encoder = self.encoder
        page: i64 = i64(self.page[place])
        rows: i64 = offer.open_page(s, seat, self.options, count, page)
        if rows == 1:
            self.page[place] = 0
            apply(s, seat, offer.actions[0])
            return False
        start: i64 = place * encoder.width
        encoder.write(s, seat, offer.window, self.seen, start, self.written[place])
        put(self.seen, start, page)
        offer.write(s, seat, rows, self.rows, place * ROWS * WIDTH)
        self.show_rows(place, rows)
        self.seats[place] = i32(seat)
        self.pages[place] = i32(offer.pages)
        self.legal[place] = i32(count)
        self.left_out[place] = i32(offer.left_out)
        self.unseen[place] = i32(encoder.unseen(s, seat, offer.windows))
        return True

    def show_rows(self, place: i64, rows: i64) -> None:
        """Offer the rows of a page, and clear the rows that were offered before."""
        before: i64 = i64(self.counts[place])
        at: i64 = place * ROWS
        if self.flat:
            self.mask_numbers(place, before, rows)
        else:
            self.mask_rows(at, before, rows)
        actions = self.actions
        gathered = self.offer.actions
        for row in range(rows):
            actions[at + row] = gathered[row]
        clear(self.rows, (at + rows) * WIDTH, (at + before) * WIDTH)
        self.counts[place] = i32(rows)

    def mask_rows(self, at: i64, before: i64, rows: i64) -> None:
        yes: u8 = 1
        no: u8 = 0
        mask = self.mask
        for row in range(before, rows):
            mask[at + row] = yes
        for row in range(rows, before):
            mask[at + row] = no

    def mask_numbers(self, place: i64, before: i64, rows: i64) -> None:
        yes: u8 = 1
        no: u8 = 0
        mask = self.mask
        numbers = self.numbers
        at: i64 = place * ROWS
        start: i64 = place * self.offer.wide
        for row in range(before):
            mask[start + numbers[at + row]] = no
        for row in range(rows):
            number: i64 = self.offer.number(row)
            numbers[at + row] = number
            mask[start + number] = yes

    def finish(self, place: i64, s: State) -> None:
        """Record a game's result. The rewards of all seats add up to 0."""
        self.ended[place] = 1
        self.truncated[place] = 1 if s.is_cut_short() else 0
        self.lengths[place] = self.steps[place]
        seats: i64 = self.encoder.seats
        start: i64 = place * self.encoder.width
        seat: i64 = self.own_seat(place) if self.bots else i64(self.seats[place])
        self.encoder.write(s, seat, 0, self.finals, start, self.final_written[place])
        at: i64 = place * seats
        for who in range(seats):
            self.points[at + who] = i32(s.points(who))
        if self.reward == RANK:
            self.reward_ranks(s, at)
        elif self.reward == MARGIN:
            self.reward_margins(at)
        else:
            self.reward_wins(s, at)

    def reward_wins(self, s: State, at: i64) -> None:
        """Give 1 for a sole win, and an equal loss to all others."""
        seats = float(self.encoder.seats)
        for share in s.returns():
            self.returns[at] = (share * seats - 1.0) / (seats - 1.0)
            at += 1

    def reward_ranks(self, s: State, at: i64) -> None:
        """Give 1 for the first place and -1 for the last, with equal steps between them."""
        others = float(self.others)
        for seat in range(self.encoder.seats):
            beaten: i64 = 0
            for other in range(self.encoder.seats):
                if s.rank(other) < s.rank(seat):
                    beaten += 1
                elif s.rank(other) > s.rank(seat):
                    beaten -= 1
            self.returns[at + seat] = float(beaten) / others

    def reward_margins(self, at: i64) -> None:
        """Give the lead over the others' mean points, as a share of the best seat's points."""
        total: i64 = 0
        best: i64 = 1
        for i in range(at, at + self.encoder.seats):
            points: i64 = i64(self.points[i])
            total += points
            if points > best:
                best = points
        others = float(self.others)
        for i in range(at, at + self.encoder.seats):
            own: i64 = i64(self.points[i])
            lead: float = float(own) - float(total - own) / others
            self.returns[i] = lead / float(best)
