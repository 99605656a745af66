"""The tables at which a game can be played: player counts and options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Value, spell

BUNDLED = 12  # from so many option values on, several are changed at once


@dataclass(frozen=True)
class Variant:
    """A number of players, and the options that differ from their defaults."""

    players: int
    given: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        options = [f"{key} {spell(value)}" for key, value in self.given.items()]
        return ", ".join([f"{self.players} players", *options])

    def start(self, game: Game, seed: int) -> State:
        """A table of this kind, at its first decision, with somebody listening."""
        s = game.setup(self.players, game.resolve_options(self.players, self.given), seed)
        s.news = []
        s.advance()
        return s


def variants(game: Game) -> list[Variant]:
    """Every player count as it comes, every option value once, and all options changed together.

    An option by which others lose their meaning is left out of that, and tried at every count.
    """
    counts = list(game.seats)
    found = [Variant(players) for players in counts]
    for i, given in enumerate(_bundles(game)):
        tables = [Variant(counts[(i + k) % len(counts)], given) for k in range(len(counts))]
        found += [table for table in tables if is_allowed(game, table)][:1]
    for key, value in _singles(option for option in game.options if option.key in game.alone):
        tables = [Variant(players, {key: value}) for players in counts]
        found += [table for table in tables if is_allowed(game, table)]
    if len(game.options) > 1:
        found += [Variant(players, _together(game, players)) for players in counts]
    return found


def _bundles(game: Game) -> list[dict[str, Value]]:
    """Every other option value once; where there are many, several options change together."""
    singles = list(_singles(_joining(game)))
    size = 1 + len(singles) // BUNDLED
    found: list[dict[str, Value]] = []
    for key, value in singles:
        last = found[-1] if found else {}
        wider = {**last, key: value}
        if not found or len(last) >= size or key in last or not is_seated(game, wider):
            found.append({key: value})
        else:
            found[-1] = wider
    return found


def is_seated(game: Game, given: dict[str, Value]) -> bool:
    """Can these options be played by some number of players?"""
    return any(is_allowed(game, Variant(players, given)) for players in game.seats)


def is_allowed(game: Game, variant: Variant) -> bool:
    """Not every option goes with every number of players."""
    try:
        game.resolve_options(variant.players, variant.given)
    except BadOptions:
        return False
    return True


def _together(game: Game, players: int) -> dict[str, Value]:
    """Another value for every option that has one at a table of this size."""
    given: dict[str, Value] = {}
    for option in _joining(game):
        for value in reversed(_others(option)):
            if is_allowed(game, Variant(players, {**given, option.key: value})):
                given[option.key] = value
                break
    return given


def _joining(game: Game) -> list[Option]:
    """The options that can be changed together."""
    return [option for option in game.options if option.key not in game.alone]


def _singles(options: Iterable[Option]) -> Iterator[tuple[str, Value]]:
    for option in options:
        for value in _others(option):
            yield option.key, value


def _others(option: Option) -> list[Value]:
    return [value for value in option.values if value != option.default]
