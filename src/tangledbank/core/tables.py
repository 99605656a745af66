"""Many tables of a game stepped together, for learning programs.

Forced moves and bots' moves are played at once, so every table stops at a decision of the program.
Everything visible is written in place into rows of numbers, which arrays can share.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from tangledbank.core.buffers import buffer
from tangledbank.core.encoder import Encoder, WrittenColumns, clear
from tangledbank.core.errors import IllegalAction
from tangledbank.core.flow import State, apply, next_seat
from tangledbank.core.option_encoder import ROWS, WIDTH, OptionEncoder
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.rows import zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot at one table. It is asked only where it has a choice."""

    def begin(self, seed: i64) -> None:
        """Begin a game; `seed` is for the bot's own randomness."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """Return the index of the chosen option. `rng` is the table's generator."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays uniformly random options."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        return rng.below(count)


class Tables:
    """Tables of one game. With bots, one seat of each table is left to the program."""

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
        self.bots = bots  # table by table, clockwise from the program; empty without bots
        self.own: i64 = -1  # the program's seat; -1: a different one at each table and game
        self.again = True  # start a new game after one ends
        self.others: i64 = self.encoder.seats - 1
        self.options: vec[i64] = buffer()
        self.games: list[State] = []
        self.played: vec[i64] = zeros(count)  # games started at each table
        self.rngs: list[Rng] = []
        self.seed(seed)
        seats: i64 = self.encoder.seats
        self.written = [WrittenColumns(self.encoder) for _ in range(count)]
        self.seen: vec[i16] = vec[i16]([0] * (count * self.encoder.width))
        self.rows: vec[i16] = vec[i16]([0] * (count * ROWS * WIDTH))
        self.mask: vec[u8] = vec[u8]([0] * (count * ROWS))
        self.counts: vec[i32] = vec[i32]([0] * count)  # number of valid rows
        self.seats: vec[i32] = vec[i32]([0] * count)  # the seat that is asked
        self.ended: vec[u8] = vec[u8]([0] * count)  # 1 if a game ended in the last step
        self.returns: vec[float] = vec[float]([0.0] * (count * seats))  # its results, by seat
        self.points: vec[i32] = vec[i32]([0] * (count * seats))
        self.lengths: vec[i32] = vec[i32]([0] * count)  # decisions of the last game
        self.steps: vec[i32] = vec[i32]([0] * count)  # decisions of this game so far
        self.actions: vec[i64] = zeros(count * ROWS)
        self.chosen: vec[i64] = zeros(count)  # the chosen rows of the current step

    def seed(self, seed: int) -> None:
        """Reseed the generators of all tables."""
        base = seeded(seed)
        self.rngs = [base.branch() for _ in range(self.count)]

    def reset(self) -> None:
        """Start a new game at every table."""
        self.games = []
        for place in range(self.count):
            self.forget(place)
            self.played[place] = 0
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
        return s

    def step(self, choices: list[int]) -> None:
        """Choose a row at every table. If a row is not offered, nothing changes."""
        self.check(choices)
        for place in range(self.count):
            if self.ended[place]:
                self.forget(place)
            self.steps[place] += 1
            action: i64 = self.actions[place * ROWS + self.chosen[place]]
            apply(self.games[place], i64(self.seats[place]), action)
            self.run_to_decision(place)

    def forget(self, place: i64) -> None:
        """Reset the result of the last game."""
        self.ended[place] = 0
        at: i64 = place * self.encoder.seats
        for i in range(at, at + self.encoder.seats):
            self.returns[i] = 0.0

    def check(self, choices: list[int]) -> None:
        if len(choices) != self.count:
            raise IllegalAction(f"{self.count} tables need as many choices, not {len(choices)}")
        place: i64 = 0
        for choice in choices:
            at: i64 = choice
            rows: i64 = i64(self.counts[place])
            if at < 0 or at >= rows:
                raise IllegalAction(f"row {choice} is not offered at table {place}: it has {rows}")
            self.chosen[place] = at
            place += 1

    def run_to_decision(self, place: i64) -> None:
        """Play forced moves and bots' moves up to the program's next decision or the end."""
        s = self.games[place]
        while True:
            if s.asking == 0:
                self.finish(place, s)
                if not self.again:
                    self.bound(place, 0)
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
        """Return the program's seat at a table."""
        if self.own >= 0:
            return self.own
        return (place + self.played[place] - 1) % self.encoder.seats

    def ask_bot(self, place: i64, s: State, seat: i64, count: i64) -> i64:
        seats: i64 = self.encoder.seats
        turn: i64 = (seat - self.own_seat(place) - 1 + seats) % seats
        bot = self.bots[place * self.others + turn]
        return bot.pick(s, seat, self.options, count, self.rngs[place])

    def offered(self, place: i64, s: State, seat: i64, count: i64) -> bool:
        """Offer a decision to the program; if all options are equal, take the first."""
        offer = self.offer
        rows: i64 = offer.gather(self.options, count)
        if rows == 1:
            apply(s, seat, offer.actions[0])
            return False
        start: i64 = place * self.encoder.width
        self.encoder.write(s, seat, self.seen, start, self.written[place])
        at: i64 = place * ROWS
        offer.write(s, seat, rows, self.rows, at * WIDTH)
        actions = self.actions
        gathered = offer.actions
        for row in range(rows):
            actions[at + row] = gathered[row]
        self.bound(place, rows)
        self.seats[place] = i32(seat)
        return True

    def bound(self, place: i64, rows: i64) -> None:
        """Set the number of valid rows, and clear those that no longer are."""
        before: i64 = i64(self.counts[place])
        yes: u8 = 1
        no: u8 = 0
        mask = self.mask
        at: i64 = place * ROWS
        for row in range(before, rows):
            mask[at + row] = yes
        for row in range(rows, before):
            mask[at + row] = no
        clear(self.rows, (at + rows) * WIDTH, (at + before) * WIDTH)
        self.counts[place] = i32(rows)

    def finish(self, place: i64, s: State) -> None:
        """Record how a game ended: the winners' gain is 1, and all gains add up to 0."""
        self.ended[place] = 1
        self.lengths[place] = self.steps[place]
        seats: i64 = self.encoder.seats
        others: float = float(seats - 1)
        at: i64 = place * seats
        for share in s.returns():
            self.returns[at] = (share * float(seats) - 1.0) / others
            at += 1
        for seat in range(seats):
            self.points[place * seats + seat] = i32(s.points(seat))
