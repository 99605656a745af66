"""Questions that a card asks a player. The card supplies the prompt, options and effects."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import Frame, State
from tangledbank.core.refusal import Slots

S = TypeVar("S", bound=State)

NO_SEAT: Final = -1


def count_options(s: State, frame: Frame[Any]) -> i64:
    """Return the number of options that a frame offers."""
    out = acquire_buffer()
    count: i64 = frame.fill_legal(s, 0, out)
    release_buffer(out)
    return count


def offers(s: State, frame: Frame[Any], action: i64) -> bool:
    """Return whether a frame offers an action."""
    out = acquire_buffer()
    left: i64 = frame.fill_legal(s, 0, out)
    while left > 0 and out[left - 1] != action:
        left -= 1
    release_buffer(out)
    return left > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CardQuestion(Frame[S]):
    """A frame in which a card asks one player until the card is done or has no options.

    A game's subclass finds the card, forwards `fill_legal` and the methods below to it, and saves
    `done` and `notes`, where the card keeps values between two answers.
    """

    def __init__(self) -> None:
        self.notes: vec[i64] = vec[i64]()
        self.done = False

    def asked_seat(self, s: S) -> i64:
        """Return the seat to ask, or NO_SEAT if the question no longer applies."""
        raise NotImplementedError

    def prompt(self, s: S) -> i64:
        """Return the card's prompt."""
        raise NotImplementedError

    def refuse(self, s: S, action: i64) -> i64:
        """Return the reason why the card does not offer an action."""
        raise NotImplementedError

    def choose(self, s: S, action: i64) -> bool:
        """Carry out an answer; return whether the card is done."""
        raise NotImplementedError

    def fill_reason(self, s: S, action: i64, reason: i64, slots: Slots) -> None:
        """Fill the slots of a reason that the card's own vocabulary declares."""

    def step(self, s: S) -> None:
        seat: i64 = NO_SEAT if self.done else self.asked_seat(s)
        if seat == NO_SEAT or count_options(s, self) == 0:
            s.pop()
            return
        prompt: i64 = self.prompt(s)
        assert prompt, "a card that asks has a prompt"
        s.ask(seat, prompt)

    def why_not(self, s: S, seat: i64, action: i64) -> i64:
        return 0 if offers(s, self, action) else self.refuse(s, action)

    def answer(self, s: S, seat: i64, action: i64) -> None:
        self.done = self.choose(s, action)
