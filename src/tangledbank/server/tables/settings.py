"""What is settled when a table is made, and never changes."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from tangledbank import game as find_game
from tangledbank.agents import agent_names
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.games import KITS
from tangledbank.server.errors import Refused

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


class House:
    """The games that this server offers, with the sets that its operator allows."""

    def __init__(self, sets: dict[str, Set] | None = None) -> None:
        self.sets = sets or {}

    def game(self, key: str, names: list[str]) -> Game:
        """A game with sets added to it. However they are listed, it is made and kept once."""
        if key not in KITS:
            raise Refused("no-game", key[:40])
        for name in names:
            if name not in self.sets:
                raise Refused("no-set", name[:40])
        return find_game(key, sets=[self.sets[name] for name in sorted(set(names))])

    def checked(self, given: Settings) -> Settings:
        """Settings with all options filled in; what cannot be played is refused."""
        game = self.game(given.game, given.sets)
        if given.players not in game.seats:
            raise Refused("players", f"{game.seats.start}–{game.seats.stop - 1}")
        options: dict[str, Value] = game.settle(given.players, given.options)
        check_bots(given, game)
        check_times(given)
        return msgspec.structs.replace(given, options=options)


def check_bots(given: Settings, game: Game) -> None:
    """There is a person at every table, and bots are those of the game."""
    unknown = [bot for bot in given.bots if bot not in agent_names(game)]
    if unknown or len(given.bots) >= given.players:
        raise Refused("bots", unknown[0][:40] if unknown else str(len(given.bots)))


def check_times(given: Settings) -> None:
    clock = given.clock
    if clock.kind != "none" and not 1 <= clock.seconds <= LONGEST:
        raise Refused("clock", "seconds")
    if not 0 <= clock.more <= DAY:
        raise Refused("clock", "more")
    if not 0 <= given.grace <= LONGEST:
        raise Refused("clock", "grace")


def stand_in(game: Game) -> str:
    """The bot that plays for whoever is away or out of time."""
    return "steady" if "steady" in agent_names(game) else "random"


def read_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)


def write_settings(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()
