"""The choices that an undo takes back, or the reason that the undo is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

Origin = Literal["own", "forced", "bot", "timeout"]
# Nothing to undo; something was revealed; another player chose; a limit since the last reveal or
# for the game.
UndoRefusal = Literal[
    "", "off", "over", "nothing", "revealed", "player", "timeout", "reveal", "game"
]


@dataclass(frozen=True)
class ChoiceMark:
    """How a choice that may be undone came about."""

    origin: Origin
    kept: int = 0  # the number of the seat's last news item before it


@dataclass(frozen=True)
class UndoPath:
    """The seats whose choices an undo takes back, latest first, or why it is refused."""

    seats: list[int] = field(default_factory=list)
    kept: int = 0  # the number of the last news item that remains
    refusal: UndoRefusal = ""  # empty if undo is possible

    def __bool__(self) -> bool:
        return bool(self.seats)


def path_to(
    seat: int, seats: Sequence[int], marks: Sequence[ChoiceMark], pass_bots: bool
) -> UndoPath:
    """Return the path from now to the seat's own last choice.

    `seats` and `marks` describe the choices since the last reveal. The path passes answers that
    were forced and, for a player alone among bots, the choices of bots.
    """
    passed = {"forced", "bot"} if pass_bots else {"forced"}
    path: list[int] = []
    for chose, mark in zip(reversed(seats), reversed(marks), strict=False):
        path.append(chose)
        if mark.origin in passed:
            continue
        if mark.origin == "timeout" and chose == seat:
            return UndoPath(refusal="timeout")
        return UndoPath(path, mark.kept) if chose == seat else UndoPath(refusal="player")
    return UndoPath(refusal="revealed")
