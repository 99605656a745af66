"""The tables at which a game can be played: player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Value, spell

LONG = frozenset({"oceans"})  # games so long that their tables change several options at once


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
        s = game.setup(self.players, game.settle(self.players, self.given), seed)
        s.news = []
        s.advance()
        return s


def variants(game: Game) -> list[Variant]:
    """Every player count as it comes, every option value once, and all options changed together."""
    counts = list(game.seats)
    found = [Variant(players) for players in counts]
    size = 5 if game.key in LONG else 1
    for i, given in enumerate(_bundles(list(_singles(game.options)), size)):
        found.append(Variant(counts[i % len(counts)], given))
    together = {option.key: _others(option)[-1] for option in game.options if _others(option)}
    if len(together) > 1:
        found += [Variant(players, together) for players in counts]
    return found


def _bundles(singles: list[tuple[str, Value]], size: int) -> list[dict[str, Value]]:
    """Changed options, up to `size` different ones together."""
    found: list[dict[str, Value]] = []
    for key, value in singles:
        if not found or len(found[-1]) >= size or key in found[-1]:
            found.append({})
        found[-1][key] = value
    return found


def _singles(options: tuple[Option, ...]) -> Iterator[tuple[str, Value]]:
    for option in options:
        for value in _others(option):
            yield option.key, value


def _others(option: Option) -> list[Value]:
    return [value for value in option.values if value != option.default]
