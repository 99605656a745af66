"""How rules stop to ask, and how play resumes: decisions, frames, and the state that holds them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.action import MAX_OPTIONS
from tangledbank.core.errors import IllegalAction, NotYourDecision, StaleDecision
from tangledbank.core.event import Event
from tangledbank.core.rng import NoRng, Rng

EVERYBODY: Final = 255  # all seats, as an audience
REFEREE: Final = -1  # the viewer who may know everything

S = TypeVar("S", bound="State")


def buffer() -> vec[i64]:
    """Room for the options of any one decision. It belongs to the caller."""
    return vec[i64]([0] * MAX_OPTIONS)


_LISTING: Final[vec[i64]] = buffer()


class Decision:
    """A question put to one seat. It holds no options: the frame on top writes them when asked."""

    FIELDS: ClassVar = "number seat prompt"

    def __init__(self, number: i64, seat: i64, prompt: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.prompt: i64 = prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A rules procedure that may stop to ask. Holds ids and ints, never objects of the state."""

    FIELDS: ClassVar = ""

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

    def clone(self, seat: i64) -> Frame[S]:
        """A copy; given a seat, only with what that seat may know."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: a stack of frames and the questions now open."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.stack: list[Frame[Any]] = []
        self.open: list[Decision] = []
        self.asked: list[int] = [0] * seats
        self.seals: i64 = 0  # draws, dice and reveals so far: undo does not reach past one
        self.news: list[Event] | None = None

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def ask(self, seat: i64, prompt: i64) -> None:
        """Open a decision. Its number tells nothing about what other seats were asked."""
        count: i64 = self.asked[seat] + 1
        self.asked[seat] = count
        self.open.append(Decision(count * self.seats + seat, seat, prompt))

    def advance(self) -> None:
        """Run frames until somebody must decide, or nothing is left to run."""
        stack = self.stack
        while not self.open and stack:
            stack[-1].step(self)

    @property
    def over(self) -> bool:
        return not self.stack

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return self.stack[-1].fill_legal(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """The options of `seat` in their fixed order; empty if it is not asked."""
        if self.decision_of(seat) is None:
            return []
        count = self.fill_legal(seat, _LISTING)
        return [int(_LISTING[i]) for i in range(count)]

    def decision_of(self, seat: i64) -> Decision | None:
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def play(self, seat: i64, number: i64, action: i64) -> None:
        """The door: check seat, number and membership, then apply. Changes nothing on error."""
        decision = self.decision_of(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        if decision.number != number:
            raise StaleDecision(
                f"the answer is to question {number}, but the open question is {decision.number}"
            )
        if action not in self.legal_actions(seat):
            raise IllegalAction(f"action {action} is not offered to seat {seat}")
        self.apply(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Answer the open decision of `seat`, trusting the caller that the action is offered."""
        opened = self.open
        i: i64 = 0
        while opened[i].seat != seat:
            i += 1
        del opened[i]
        self.stack[-1].answer(self, seat, action)
        self.advance()

    def retract(self, seat: i64) -> bool:
        """Let `seat` change its answer while others still choose."""
        if not self.open or not self.stack:
            return False
        return self.stack[-1].retract(self, seat)

    def tell(
        self,
        kind: i64,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        audience: i64 = 255,
        secret: i64 = 0,
    ) -> None:
        """Report an event, if anybody listens."""
        news = self.news
        if news is not None:
            news.append(Event(kind, seat, (a, b, c, d), audience, secret))

    def seal(self) -> None:
        """Something was drawn, rolled or revealed: what came before cannot be taken back."""
        self.seals += 1

    def copy_flow(self, new: State, seat: i64) -> None:
        """Copy what this class holds into `new`; given a seat, only what it may know."""
        new.stack = [frame.clone(seat) for frame in self.stack]
        if seat == REFEREE:
            new.open = self.open[:]
            new.asked = self.asked[:]
            new.seals = self.seals
            new.rng = self.rng.clone()
            return
        for decision in self.open:
            if decision.seat == seat:
                new.open.append(decision)
            else:
                new.open.append(Decision(0, decision.seat, decision.prompt))
        new.asked[seat] = self.asked[seat]
        new.rng = NoRng()

    def clone(self, seat: i64 = -1) -> State:
        """A copy; given a seat, a view: only what that seat may know."""
        raise NotImplementedError
