"""The tables at which a game can be played: player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Value, spell

MANY = 10  # option values beyond which tables change several at once


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
    for i, given in enumerate(_bundles(list(_singles(game.options)))):
        found.append(Variant(counts[i % len(counts)], given))
    together = {option.key: _others(option)[-1] for option in game.options if _others(option)}
    if len(together) > 1:
        found += [Variant(players, together) for players in counts]
    return found


def _bundles(singles: list[tuple[str, Value]]) -> list[dict[str, Value]]:
    """Changed options one at a time; where there are very many, several different ones together."""
    size = 1 if len(singles) <= MANY else 5
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
