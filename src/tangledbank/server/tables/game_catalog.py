"""The games that a server offers, and checks of their settings."""

from __future__ import annotations

import msgspec

from tangledbank import game as find_game
from tangledbank.agents import hosted_names
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.sets import Set
from tangledbank.games import KITS
from tangledbank.server.errors import Refused
from tangledbank.server.tables.settings import DAY, MAX_SECONDS, Settings


class GameCatalog:
    """The games that a server offers, with the sets that its operator allows."""

    def __init__(self, sets: dict[str, Set] | None = None) -> None:
        self.sets = sets or {}

    def game(self, key: str, names: list[str]) -> Game:
        """Return a game with the named sets added; their order does not matter."""
        if key not in KITS:
            raise Refused("unknown-game", key[:40])
        for name in names:
            if name not in self.sets:
                raise Refused("unknown-set", name[:40])
        return find_game(key, sets=[self.sets[name] for name in sorted(set(names))])

    def checked(self, given: Settings) -> Settings:
        """Return settings with all options filled in; refuse invalid ones."""
        game = self.game(given.game, given.sets)
        if given.players not in game.seats:
            raise Refused("invalid-players", f"{game.seats.start}–{game.seats.stop - 1}")
        options: dict[str, Value] = game.resolve_options(given.players, given.options)
        check_bots(given, game)
        check_times(given)
        return msgspec.structs.replace(given, options=options)


def check_bots(given: Settings, game: Game) -> None:
    """Refuse bots that the game does not have, or settings that leave no seat for a person."""
    unknown = [bot for bot in given.bots if bot not in hosted_names(game)]
    if unknown or len(given.bots) >= given.players:
        raise Refused("invalid-bots", unknown[0][:40] if unknown else str(len(given.bots)))


def check_times(given: Settings) -> None:
    clock = given.clock
    if clock.kind != "none" and not 1 <= clock.seconds <= MAX_SECONDS:
        raise Refused("invalid-clock", "seconds")
    if not 0 <= clock.increment <= DAY:
        raise Refused("invalid-clock", "more")
    if not 0 <= given.grace <= MAX_SECONDS:
        raise Refused("invalid-clock", "grace")
