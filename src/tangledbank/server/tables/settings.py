"""What is settled when a table is made, and never changes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from tangledbank.agents import agent_names
from tangledbank.core.game import Game

DAY: Final = 86_400.0
LONGEST: Final = 30 * DAY
Policy = Literal["wait", "bot", "remove"]
Kind = Literal["none", "move", "game"]


class ClockSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """Time to think: none, so many seconds for each move, or for the whole game and more a move."""

    kind: Kind = "none"
    seconds: float = 0.0
    more: float = 0.0


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """A table: its game, who may come, how long they may think, what happens when they leave."""

    game: str
    players: int = 2
    options: dict[str, str | int | bool] = {}
    sets: list[str] = []  # of those that the operator allows
    bots: list[str] = []  # for the last seats, by their names
    public: bool = False  # whether it is listed, and may be joined without a link
    watchers: bool = True
    bot_seats: bool = False  # whether an invitation may open a bot's seat during the game
    undo: bool = True
    hints: bool | None = None  # whether they are given; if not said, to those who play alone
    clock: ClockSettings = ClockSettings()
    policy: Policy = "wait"  # when somebody was away for the grace period
    grace: float = 60.0  # seconds
    pace: bool = True  # whether answers of the server take their time


def substitute_agent(game: Game) -> str:
    """Return the bot that plays for people who are away or out of time."""
    return "steady" if "steady" in agent_names(game) else "random"


def read_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)


def write_settings(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()
