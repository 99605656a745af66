"""Decisions, frames and states: how rules stop to ask a player, and how they resume."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.event import EVERYBODY, Event
from tangledbank.core.rng import NoRng, Rng
from tangledbank.core.rows import row_of, zeros
from tangledbank.core.score import ranked

REFEREE: Final = -1  # the viewer who sees everything

S = TypeVar("S", bound="State")


class Decision:
    """A question to one seat. It holds no options: `State.legal` writes them on demand."""

    def __init__(self, number: i64, seat: i64, prompt: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.prompt: i64 = prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A procedure of the rules that can stop to ask a player. It holds ids, never state objects.

    Frames form a stack. The top frame is stepped until it asks a question, pushes another frame or
    pops itself; the answer to its question goes to its `answer` method.
    """

    FIELDS: ClassVar = ""
    OPTIONAL: ClassVar = "by:cause"
    below: Frame[Any]  # resumes when this frame is popped
    by: i64 = 0  # the cause of everything that this frame does

    def step(self, s: S) -> None:
        """Run until this frame asks a question, pushes a frame, or is done and pops itself."""
        raise NotImplementedError

    def fill_legal(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the options of `seat` in a fixed order; return the number of options."""
        raise NotImplementedError

    def answer(self, s: S, seat: i64, action: i64) -> None:
        """Handle the answer of `seat`, whose decision is already closed."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        """Return the reason against an action, or 0 if it is allowed. `s` is the view of `seat`."""
        raise NotImplementedError

    def retract(self, s: S, seat: i64) -> bool:
        """Take back the answer of `seat` to a simultaneous decision; return whether it had one."""
        return False

    def imagine(self, s: S, rng: Rng) -> None:
        """Replace this frame's hidden cards at random; the rest of the state is already filled."""

    def phase_key(self) -> str:
        """Return the key of the phase that this frame plays, or an empty string."""
        return ""

    def turn_seat(self) -> i64:
        """Return the seat whose turn this frame plays, or -1."""
        return -1

    def clone(self, seat: i64) -> Frame[S]:
        """Return a copy; for a seat, include only what that seat may know."""
        raise NotImplementedError


NOTHING: Final[Frame[Any]] = Frame()  # below the last frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """An observer of everything that happens in a game, for statistics. It changes nothing."""

    def watch(self, s: State) -> None:
        """Observe a state's changes directly from now on; no `Event` objects are created."""
        s.news = []
        s.observer = self

    def leave(self, s: State) -> None:
        s.news = None
        s.observer = None

    def note(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Handle an event, given the arguments of an `Event` with nothing hidden.

        The cause is `by` of the observed state.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base class of all game states: a stack of frames, and the open decisions.

    Games add their cards, players and beings. `clone` copies a state or makes a seat's view of it;
    `apply` answers a decision without checking it (`Match.play` checks).
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.top: Frame[Any] = NOTHING  # the frame that runs now; the others are below it
        self.asking: i64 = 0  # the prompt of each seat, one byte per seat; 0 if nobody is asked
        self.asked: vec[i64] = zeros(seats)  # how many questions each seat was asked
        self.latest: i64 = 0  # the seat that was asked last
        self.undo_barriers: i64 = 0  # draws, dice and reveals so far: undo cannot go back past one
        self.by: i64 = 0  # the current cause, packed by `core.cause`
        self.news: list[Event] | None = None
        self.observer: Observer | None = None  # replaces `news`; clones have none
        self.skip_forced = False  # inside a playout: questions with one answer may be skipped
        self.context: object = None  # the TableContext of the game, if known

    def __repr__(self) -> str:
        doing = " > ".join([type(frame).__name__ for frame in self.stack])
        return f"<{type(self).__name__} of {self.seats} seats: {doing or 'over'}>"

    @property
    def stack(self) -> list[Frame[Any]]:
        """The frames from the outermost to the current one; assigning a list replaces them."""
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
        """Open a decision. Its number reveals nothing about questions to other seats."""
        self.asked[seat] += 1
        self.asking |= prompt << 8 * seat
        self.latest = seat

    def advance(self) -> None:
        advance(self)

    def prompt_of(self, seat: i64) -> i64:
        """Return a seat's prompt, or 0 if the seat is not asked."""
        return self.asking >> 8 * seat & 255

    @property
    def prompts(self) -> vec[i64]:
        """The prompt of each seat, or 0 for a seat that is not asked."""
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
        """The number of seats with an open decision."""
        return sum(1 for prompt in self.prompts if prompt)

    @property
    def open(self) -> list[Decision]:
        """The open decisions, ordered by seat."""
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
        """Write the options of a seat that is asked into `out`; return the number of options."""
        return self.top.fill_legal(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """Return the options of `seat` in a fixed order, or an empty list if it is not asked."""
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
        """Take back the answer of `seat` while others still choose; return whether it had one."""
        return self.asking != 0 and self.top.retract(self, seat)

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report an event that everybody may know of, if there are listeners."""
        if self.news is not None:
            self.emit(kind, seat, (a, b, c, d), 0)

    def tell_hiding_card(
        self, kind: i64, seat: i64, card: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Report an event whose card only `seat` may know."""
        if self.news is not None:
            self.emit(kind, seat, (card, b, c, d), 1)

    def emit(self, kind: i64, seat: i64, ids: tuple[i64, i64, i64, i64], secret: i64) -> None:
        """Report an event. This is not part of `tell`, which must be small enough to inline."""
        if self.observer is not None:
            self.observer.note(kind, seat, ids[0], ids[1], ids[2], ids[3])
            return
        self.report(Event(kind, seat, ids, EVERYBODY, secret, self.by))

    def report(self, event: Event) -> None:
        """Add an event to the news."""
        assert self.news is not None, "there are no listeners"
        self.news.append(event)

    def forbid_undo(self) -> None:
        """Mark a draw, a roll or a reveal, so that earlier choices cannot be undone."""
        self.undo_barriers += 1

    def copy_flow(self, new: State, seat: i64) -> None:
        """Copy the fields of this base class into `new`; for a seat, only what it may know."""
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
        """Continue counting questions from `asked`, so that no number is used twice."""
        self.asked = asked[:]
        for seat in range(self.seats):
            if self.prompt_of(seat):
                self.asked[seat] += 1

    def clone(self, seat: i64 = -1) -> State:
        """Return a copy; for a seat, return its view, which has only what that seat may know."""
        raise NotImplementedError

    def phase_key(self) -> str:
        """Return the key of the current phase, or an empty string if no frame names one."""
        frame = self.top
        while frame is not NOTHING and frame.phase_key() == "":
            frame = frame.below
        return frame.phase_key()

    def round_number(self) -> i64:
        """Return the number of the current round, or 0 before the first one."""
        raise NotImplementedError

    def turn_seat(self) -> i64:
        """Return the seat whose turn it is, or -1 if no frame says so."""
        frame = self.top
        while frame is not NOTHING and frame.turn_seat() < 0:
            frame = frame.below
        return frame.turn_seat()

    def lives(self, being: i64) -> bool:
        """Return whether a being with this id is alive."""
        raise NotImplementedError

    def is_cut_short(self) -> bool:
        """Return whether a round limit stopped the game before its end."""
        return False

    def points(self, seat: i64) -> i64:
        """Return the points that a seat would have if the game ended now."""
        raise NotImplementedError

    def score_parts(self, seat: i64) -> vec[i64]:
        """Return the parts of a seat's points, in the order of the game's `score_parts`."""
        return row_of([self.points(seat)])

    def rank(self, seat: i64) -> i64:
        """Return a seat's points and tie-breakers as one number, where larger is better."""
        return ranked(self.points(seat))

    def returns(self) -> list[float]:
        """Return each seat's share of the win if the game ended now."""
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
        """Return a full state that fits this view of `seat`, with hidden cards drawn at random."""
        raise NotImplementedError

    def detach(self) -> None:
        """Copy everything shared with clones, so that changes affect only this state."""

    def refresh(self) -> None:
        """Recompute derived fields after other fields were set."""


def clone_down(frame: Frame[Any], seat: i64) -> Frame[Any]:
    """Return a copy of a frame and all frames below it."""
    if frame is NOTHING:
        return NOTHING
    new = frame.clone(seat)
    new.below = clone_down(frame.below, seat)
    new.by = frame.by
    return new


# The hot path of playouts, as functions that the compiler can inline.


def advance(s: State) -> None:
    """Run frames until a seat must decide, or until the game is over."""
    while s.asking == 0 and s.top is not NOTHING:
        s.by = s.top.by
        s.top.step(s)


def next_seat(s: State) -> i64:
    """Return the seat asked last if it is still asked, or else the next asked seat clockwise."""
    seat: i64 = s.latest
    return seat if s.asking >> 8 * seat & 255 else next_after(s, seat)


def next_after(s: State, seat: i64) -> i64:
    while s.asking >> 8 * seat & 255 == 0:
        seat = (seat + 1) % s.seats
    return seat


def close(s: State, seat: i64) -> None:
    """Close a seat's open decision, if it has one."""
    prompt: i64 = s.asking >> 8 * seat & 255
    s.asking ^= prompt << 8 * seat


def apply(s: State, seat: i64, action: i64) -> None:
    close(s, seat)
    s.by = s.top.by
    s.top.answer(s, seat, action)
    advance(s)
