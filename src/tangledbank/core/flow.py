"""How rules stop to ask, and how play resumes: decisions, frames, and the state that holds them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import MAX_OPTIONS
from tangledbank.core.event import EVERYBODY, Event
from tangledbank.core.rng import NoRng, Rng
from tangledbank.core.rows import row_of, zeros
from tangledbank.core.score import ranked

REFEREE: Final = -1  # the viewer who may know everything

S = TypeVar("S", bound="State")


def buffer() -> vec[i64]:
    """Room for the options of any one decision. It belongs to the caller."""
    return zeros(MAX_OPTIONS)


_SPARE: Final[list[vec[i64]]] = []


def acquire_buffer() -> vec[i64]:
    """A buffer for a while: nobody else has it until it is given back."""
    try:
        return _SPARE.pop()
    except IndexError:  # others may take the last one between a look and a grasp
        return buffer()


def release_buffer(out: vec[i64]) -> None:
    _SPARE.append(out)


class Decision:
    """A question put to one seat. It holds no options: the frame on top writes them when asked."""

    def __init__(self, number: i64, seat: i64, prompt: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.prompt: i64 = prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A rules procedure that may stop to ask. Holds ids and ints, never objects of the state."""

    FIELDS: ClassVar = ""
    OPTIONAL: ClassVar = "by:cause"
    below: Frame[Any]  # what goes on when this is done
    by: i64 = 0  # why it was begun: what it does has the same cause

    def step(self, s: S) -> None:
        """Work until a decision is asked, a frame is pushed, or all is done (then pop self)."""
        raise NotImplementedError

    def fill_legal(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the options of `seat` in their fixed order; return how many."""
        raise NotImplementedError

    def answer(self, s: S, seat: i64, action: i64) -> None:
        """Receive the answer of `seat`. Its decision is already closed."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """A reason number, 0 if the action is allowed. `s` is the view of `seat`."""
        raise NotImplementedError

    def retract(self, s: S, seat: i64) -> bool:
        """Take back the answer of `seat` to a simultaneous decision, if there is one."""
        return False

    def imagine(self, s: S, rng: Rng) -> None:
        """Fill what a view of this frame cannot know, once everything else is filled."""

    def phase_key(self) -> str:
        """The key of the phase that this frame plays, or an empty string."""
        return ""

    def turn_seat(self) -> i64:
        """The seat whose turn this frame plays, or -1."""
        return -1

    def clone(self, seat: i64) -> Frame[S]:
        """A copy; given a seat, only with what that seat may know."""
        raise NotImplementedError


NOTHING: Final[Frame[Any]] = Frame()  # below the last frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Sees all that happens at a table, for those who count. It changes nothing there."""

    def watch(self, s: State) -> None:
        """Be told what happens from now on. No events are made, and there are no news."""
        s.news = []
        s.observer = self

    def leave(self, s: State) -> None:
        s.news = None
        s.observer = None

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something happened, as in an Event; what play keeps from others is told at once.

        Its cause is `by` of the table that it watches.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: a stack of frames and the questions now open."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.top: Frame[Any] = NOTHING  # what is being done; what goes on after it lies below
        self.asking: i64 = 0  # what each seat is asked, a byte for each; 0 if nobody is
        self.asked: vec[i64] = zeros(seats)  # how often each seat was asked
        self.latest: i64 = 0  # the seat that was asked last
        self.undo_barriers: i64 = 0  # draws, dice and reveals so far: undo does not reach past one
        self.by: i64 = 0  # why things happen now, as `core.cause` packs it
        self.news: list[Event] | None = None
        self.observer: Observer | None = None  # told in place of the news; clones have none
        self.skip_forced = False  # inside a playout: what has one answer need not be asked
        self.context: object = None  # the game and the options of the table, for those who ask

    def __repr__(self) -> str:
        doing = " > ".join([type(frame).__name__ for frame in self.stack])
        return f"<{type(self).__name__} of {self.seats} seats: {doing or 'over'}>"

    @property
    def stack(self) -> list[Frame[Any]]:
        """What remains to be done, innermost last. Change it by push and pop, or set it whole."""
        found: list[Frame[Any]] = []
        frame = self.top
        while frame is not NOTHING:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    @stack.setter
    def stack(self, frames: list[Frame[Any]]) -> None:
        self.top = NOTHING
        for frame in frames:
            frame.below = self.top
            self.top = frame

    def push(self, frame: Frame[Any]) -> None:
        frame.below = self.top
        frame.by = self.by
        self.top = frame

    def pop(self) -> None:
        self.top = self.top.below

    def ask(self, seat: i64, prompt: i64) -> None:
        """Open a decision. Its number tells nothing about what other seats were asked."""
        self.asked[seat] += 1
        self.asking |= prompt << 8 * seat
        self.latest = seat

    def advance(self) -> None:
        advance(self)

    def prompt_of(self, seat: i64) -> i64:
        """What a seat is asked, 0 for nothing."""
        return self.asking >> 8 * seat & 255

    @property
    def prompts(self) -> vec[i64]:
        """What each seat is asked."""
        row: vec[i64] = zeros(self.seats)
        for seat in range(self.seats):
            row[seat] = self.prompt_of(seat)
        return row

    @prompts.setter
    def prompts(self, row: vec[i64]) -> None:
        self.asking = 0
        for seat in range(len(row)):
            self.asking |= row[seat] << 8 * seat

    @property
    def waiting(self) -> i64:
        """How many seats are asked."""
        return sum(1 for prompt in self.prompts if prompt)

    @property
    def open(self) -> list[Decision]:
        """The decisions waiting for an answer, by seat."""
        found: list[Decision] = []
        for seat in range(self.seats):
            decision = self.decision_of(seat)
            if decision is not None:
                found.append(decision)
        return found

    def next_seat(self) -> i64:
        return next_seat(self)

    @property
    def over(self) -> bool:
        return self.top is NOTHING

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the options of a seat that is asked into the caller's buffer; return how many."""
        return self.top.fill_legal(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """The options of `seat` in their fixed order; empty if it is not asked."""
        if self.decision_of(seat) is None:
            return []
        out = acquire_buffer()
        count = self.legal(seat, out)
        options = [int(out[i]) for i in range(count)]
        release_buffer(out)
        return options

    def decision_of(self, seat: i64) -> Decision | None:
        if seat < 0 or seat >= self.seats or self.prompt_of(seat) == 0:
            return None
        return Decision(self.asked[seat] * self.seats + seat, seat, self.prompt_of(seat))

    def apply(self, seat: i64, action: i64) -> None:
        """Answer the open decision of `seat`. The action is not checked: `Match.play` does that."""
        apply(self, seat, action)

    def retract(self, seat: i64) -> bool:
        """Let `seat` change its answer while others still choose."""
        return self.asking != 0 and self.top.retract(self, seat)

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report an event that everybody may know, if anybody listens."""
        if self.news is not None:
            self.emit(kind, seat, (a, b, c, d), 0)

    def tell_hiding_card(
        self, kind: i64, seat: i64, card: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Report an event of which only `seat` may know the card."""
        if self.news is not None:
            self.emit(kind, seat, (card, b, c, d), 1)

    def emit(self, kind: i64, seat: i64, ids: tuple[i64, i64, i64, i64], secret: i64) -> None:
        """Apart from `tell`, which is then small enough to cost nothing where nobody listens."""
        if self.observer is not None:
            self.observer.note(kind, seat, ids[0], ids[1], ids[2], ids[3])
            return
        self.report(Event(kind, seat, ids, EVERYBODY, secret, self.by))

    def report(self, event: Event) -> None:
        """Tell whoever listens."""
        assert self.news is not None, "nobody listens"
        self.news.append(event)

    def forbid_undo(self) -> None:
        """Something was drawn, rolled or revealed: what came before cannot be taken back."""
        self.undo_barriers += 1

    def copy_flow(self, new: State, seat: i64) -> None:
        """Copy what this class holds into `new`; given a seat, only what it may know."""
        new.top = clone_down(self.top, seat)
        new.asking = self.asking
        new.context = self.context
        if seat == REFEREE:
            new.latest = self.latest
            for i in range(self.seats):
                new.asked[i] = self.asked[i]
            new.undo_barriers = self.undo_barriers
            new.rng = self.rng.clone()
        else:
            if seat < self.seats:
                new.asked[seat] = self.asked[seat]
            new.rng = NoRng()

    def renumber(self, asked: vec[i64]) -> None:
        """Go on counting questions from `asked`, so that no number comes twice."""
        self.asked = asked[:]
        for seat in range(self.seats):
            if self.prompt_of(seat):
                self.asked[seat] += 1

    def clone(self, seat: i64 = -1) -> State:
        """A copy; given a seat, a view: only what that seat may know."""
        raise NotImplementedError

    def phase_key(self) -> str:
        """The key of the phase being played, or an empty string if no frame names one."""
        frame = self.top
        while frame is not NOTHING and frame.phase_key() == "":
            frame = frame.below
        return frame.phase_key()

    def round_number(self) -> i64:
        """The number of the round being played, 0 before the first one."""
        raise NotImplementedError

    def turn_seat(self) -> i64:
        """The seat whose turn it is, or -1 if no frame knows."""
        frame = self.top
        while frame is not NOTHING and frame.turn_seat() < 0:
            frame = frame.below
        return frame.turn_seat()

    def lives(self, being: i64) -> bool:
        """Is there a being of this id?"""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """Points as they would be if the game ended now."""
        raise NotImplementedError

    def score_parts(self, seat: i64) -> vec[i64]:
        """What the points consist of, in the order of the game's `score_parts`."""
        return row_of([self.points(seat)])

    def rank(self, seat: i64) -> i64:
        """Points and then what breaks ties, as one number: the larger is before the smaller."""
        return ranked(self.points(seat))

    def returns(self) -> list[float]:
        """The share of each seat in the win, if the game ended now."""
        ranks: vec[i64] = zeros(self.seats)
        best: i64 = -1
        count: i64 = 0
        for seat in range(self.seats):
            ranks[seat] = self.rank(seat)
            if ranks[seat] > best:
                best = ranks[seat]
                count = 0
            if ranks[seat] == best:
                count += 1
        share: float = 1.0 / float(count)
        return [share if rank == best else 0.0 for rank in ranks]

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A world that looks to `seat` like this, its view: the holes filled at random."""
        raise NotImplementedError

    def detach(self) -> None:
        """Copy whatever clones share, so that nothing done here can be seen elsewhere."""

    def refresh(self) -> None:
        """Make anew whatever only mirrors something else, after all of that was set."""


def clone_down(frame: Frame[Any], seat: i64) -> Frame[Any]:
    """A copy of a frame and of all below it."""
    if frame is NOTHING:
        return NOTHING
    new = frame.clone(seat)
    new.below = clone_down(frame.below, seat)
    new.by = frame.by
    return new


# What playouts do most, as functions that the compiler may inline.


def advance(s: State) -> None:
    """Run frames until somebody must decide, or nothing is left to run."""
    while s.asking == 0 and s.top is not NOTHING:
        s.by = s.top.by
        s.top.step(s)


def next_seat(s: State) -> i64:
    """A seat that is asked: the one asked last, or the first after it that still is."""
    seat: i64 = s.latest
    return seat if s.asking >> 8 * seat & 255 else next_after(s, seat)


def next_after(s: State, seat: i64) -> i64:
    while s.asking >> 8 * seat & 255 == 0:
        seat = (seat + 1) % s.seats
    return seat


def close(s: State, seat: i64) -> None:
    """Whatever this seat is asked, it is asked no longer."""
    prompt: i64 = s.asking >> 8 * seat & 255
    s.asking ^= prompt << 8 * seat


def apply(s: State, seat: i64, action: i64) -> None:
    close(s, seat)
    s.by = s.top.by
    s.top.answer(s, seat, action)
    advance(s)
