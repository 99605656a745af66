"""A table's seats, its status, and the moves that the server schedules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
# Bots are named after naturalists, one for each seat.
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
THINKING_TIME: Final = 2.0  # seconds that a bot may think before its answer is due


@dataclass
class Seat:
    """A seat, which is free, a person's or a bot's."""

    kind: str = "free"
    name: str = ""
    agent: str = ""
    client_seed: str = ""
    gone: bool = False  # left by the person, who may return
    replaced: bool = False  # a bot plays until the person returns


def bot_seat(seat: int, agent: str) -> Seat:
    return Seat("bot", BOT_NAMES[seat % len(BOT_NAMES)], agent)


@dataclass(frozen=True)
class ScheduledMove:
    """A question that the server will answer: the time, and the bot if there is a choice."""

    seat: int
    number: int
    at: float
    agent: str
    timeout: bool = False  # whether it is due because the person's time runs out
