"""Seats of a table, its status, and the moves that the server makes for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
# Those who looked closely at living things: bots have their names, one for each seat.
BOT_NAMES: Final = (
    "Anning",
    "Bates",
    "Cuvier",
    "Darwin",
    "Humboldt",
    "Lamarck",
    "Merian",
    "Wallace",
)
THINKING_TIME: Final = 2.0  # seconds before an answer is due in which a bot may think of it


@dataclass
class Seat:
    """A seat: free, a person's, or a bot's."""

    kind: str = "free"
    name: str = ""
    agent: str = ""
    client_seed: str = ""
    gone: bool = False  # given up by the person, who may still come back
    replaced: bool = False  # a bot plays until the person returns


def bot_seat(seat: int, agent: str) -> Seat:
    return Seat("bot", BOT_NAMES[seat % len(BOT_NAMES)], agent)


@dataclass(frozen=True)
class ScheduledMove:
    """A question that the server will answer: when, and by which bot if there is a choice."""

    seat: int
    number: int
    at: float
    agent: str
