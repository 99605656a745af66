"""A table's settings, which never change after its creation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tangledbank.agents import agent_names
from tangledbank.core.game import Game

DAY: Final = 86_400.0
MAX_SECONDS: Final = 30 * DAY
Policy = Literal["wait", "bot", "remove"]
Kind = Literal["none", "move", "game"]
# Stored names of fields that have another name in the protocol.
STORED_NAMES: Final = {"spectators": "watchers", "absence_policy": "policy"}
STORED_CLOCK_NAMES: Final = {"increment": "more"}


class ClockSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """The clock's settings: its kind, and the time per move or per game."""

    kind: Kind = "none"  # no clock, a clock per move or a clock per game
    seconds: float = 0.0  # seconds per move or per game
    increment: float = 0.0  # seconds added per move of a game clock


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """A table's settings: its game, seats, privacy, clock, and policy for absent players."""

    game: str
    players: int = 2
    options: dict[str, str | int | bool] = {}  # the options of the game, by key
    sets: list[str] = []  # external sets that the operator allows
    bots: list[str] = []  # names of bots, which take the last seats
    public: bool = False  # whether the table is listed and open to everyone
    spectators: bool = True  # whether people may watch
    bot_seats: bool = False  # whether an invitation can open a bot's seat during the game
    undo: bool = True  # whether players may undo
    hints: bool | None = None  # whether hints are allowed; null: only if one person plays alone
    clock: ClockSettings = ClockSettings()
    absence_policy: Policy = "wait"  # how the table handles a player who is away
    grace: float = 60.0  # the grace period in seconds
    pace: bool = True  # whether the server delays bots' moves and forced answers


def substitute_agent(game: Game) -> str:
    """Return the bot that plays for people who are away or out of time."""
    return "steady" if "steady" in agent_names(game) else "random"


def read_settings(text: str) -> Settings:
    """Decode stored settings."""
    fields = msgspec.json.decode(text)
    clock = renamed(fields.get("clock", {}), {old: new for new, old in STORED_CLOCK_NAMES.items()})
    fields = renamed(fields, {old: new for new, old in STORED_NAMES.items()})
    return msgspec.convert({**fields, "clock": clock}, Settings)


def write_settings(settings: Settings) -> str:
    """Encode settings for the database, with the field names of its first version."""
    fields = renamed(msgspec.to_builtins(settings), STORED_NAMES)
    fields["clock"] = renamed(fields["clock"], STORED_CLOCK_NAMES)
    return msgspec.json.encode(fields).decode()


def renamed(fields: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in fields.items()}
