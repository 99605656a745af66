"""A game's variants: player counts and options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tangledbank.core.errors import BadOptions
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Value, spell

BUNDLED = 12  # with this many option values or more, several change at once


@dataclass(frozen=True)
class Variant:
    """A number of players, and the options that differ from their defaults."""

    players: int
    given: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        options = [f"{key} {spell(value)}" for key, value in self.given.items()]
        return ", ".join([f"{self.players} players", *options])

    def start(self, game: Game, seed: int) -> State:
        """Return a new state that records events, at its first decision."""
        s = game.setup(self.players, game.resolve_options(self.players, self.given), seed)
        s.news = []
        s.advance()
        return s


def variants(game: Game) -> list[Variant]:
    """Return variants for every player count, for every option value, and for all options changed.

    An option that makes others meaningless is changed alone, at every player count.
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
        found += [Variant(players, _all_changed(game, players)) for players in counts]
    return found


def _bundles(game: Game) -> list[dict[str, Value]]:
    """Return every non-default option value once; if there are many, several change together."""
    singles = list(_singles(_combinable(game)))
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
    """Return whether any player count allows these options."""
    return any(is_allowed(game, Variant(players, given)) for players in game.seats)


def is_allowed(game: Game, variant: Variant) -> bool:
    """Return whether this player count allows these options."""
    try:
        game.resolve_options(variant.players, variant.given)
    except BadOptions:
        return False
    return True


def _all_changed(game: Game, players: int) -> dict[str, Value]:
    """Return a different value for every option that allows one at this player count."""
    given: dict[str, Value] = {}
    for option in _combinable(game):
        for value in reversed(_others(option)):
            if is_allowed(game, Variant(players, {**given, option.key: value})):
                given[option.key] = value
                break
    return given


def _combinable(game: Game) -> list[Option]:
    """Return the options that can be changed together."""
    return [option for option in game.options if option.key not in game.alone]


def _singles(options: Iterable[Option]) -> Iterator[tuple[str, Value]]:
    for option in options:
        for value in _others(option):
            yield option.key, value


def _others(option: Option) -> list[Value]:
    return [value for value in option.values if value != option.default]
