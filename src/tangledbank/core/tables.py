"""Many tables that are played at once, for programs that learn: each stops where it is to decide.

What is forced is done at once, and so is what bots decide. All that can be seen of the tables is in
rows of numbers, one after the other, which are written in place: arrays look right into them.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from tangledbank.core.encoder import Encoder, WrittenColumns, clear
from tangledbank.core.errors import IllegalAction
from tangledbank.core.flow import State, apply, buffer, next_seat
from tangledbank.core.option_encoder import ROWS, WIDTH, OptionEncoder
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.rows import zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player inside, at one table. It is asked wherever it has a choice."""

    def begin(self, seed: i64) -> None:
        """A game begins; `seed` is for what the bot leaves to chance."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        """The place of the chosen option. `rng` is the table's."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays every option with the same chance."""

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        return rng.below(count)


class Tables:
    """So many tables of one game. With bots, one seat of each is left for whoever plays."""

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
        self.bots = bots  # table by table, clockwise from whoever plays; none if all seats do
        self.own: i64 = -1  # the seat that bots leave; -1: another one at each table and game
        self.again = True  # a new game follows one that is over
        self.others: i64 = self.encoder.seats - 1
        self.options: vec[i64] = buffer()
        self.games: list[State] = []
        self.played: vec[i64] = zeros(count)  # games begun at each table
        self.rngs: list[Rng] = []
        self.seed(seed)
        seats: i64 = self.encoder.seats
        self.written = [WrittenColumns(self.encoder) for _ in range(count)]
        self.seen: vec[i16] = vec[i16]([0] * (count * self.encoder.width))
        self.rows: vec[i16] = vec[i16]([0] * (count * ROWS * WIDTH))
        self.mask: vec[u8] = vec[u8]([0] * (count * ROWS))
        self.counts: vec[i32] = vec[i32]([0] * count)  # rows that count
        self.seats: vec[i32] = vec[i32]([0] * count)  # who is asked
        self.ended: vec[u8] = vec[u8]([0] * count)  # a game ended in the last step
        self.returns: vec[float] = vec[float]([0.0] * (count * seats))  # of that game, by seat
        self.points: vec[i32] = vec[i32]([0] * (count * seats))
        self.lengths: vec[i32] = vec[i32]([0] * count)  # decisions of the last game
        self.steps: vec[i32] = vec[i32]([0] * count)  # and of this one
        self.actions: vec[i64] = zeros(count * ROWS)
        self.chosen: vec[i64] = zeros(count)  # the rows of the step that is being made

    def seed(self, seed: int) -> None:
        """Deal other games from now on. Each table has chances of its own."""
        base = seeded(seed)
        self.rngs = [base.branch() for _ in range(self.count)]

    def reset(self) -> None:
        """A new game at every table."""
        self.games = []
        for place in range(self.count):
            self.forget(place)
            self.played[place] = 0
            self.games.append(self.deal(place))
            self.go_on(place)

    def deal(self, place: i64) -> State:
        """A new game at one table."""
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
        """Choose a row at every table. A row that is not offered is refused; nothing changes."""
        self.check(choices)
        for place in range(self.count):
            if self.ended[place]:
                self.forget(place)
            self.steps[place] += 1
            action: i64 = self.actions[place * ROWS + self.chosen[place]]
            apply(self.games[place], i64(self.seats[place]), action)
            self.go_on(place)

    def forget(self, place: i64) -> None:
        """What the last game brought is known by now."""
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

    def go_on(self, place: i64) -> None:
        """Do what is forced and what bots decide, up to a decision or, if that is all, the end."""
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
        """The seat that bots leave."""
        if self.own >= 0:
            return self.own
        return (place + self.played[place] - 1) % self.encoder.seats

    def ask_bot(self, place: i64, s: State, seat: i64, count: i64) -> i64:
        seats: i64 = self.encoder.seats
        turn: i64 = (seat - self.own_seat(place) - 1 + seats) % seats
        bot = self.bots[place * self.others + turn]
        return bot.pick(s, seat, self.options, count, self.rngs[place])

    def offered(self, place: i64, s: State, seat: i64, count: i64) -> bool:
        """Put a decision before whoever plays; if all options look alike, the first is taken."""
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
        """So many rows count from now on; those that no longer do are cleared."""
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
        """Note how a game ended. What a seat gains is 1 for a win; all gains add up to 0."""
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
