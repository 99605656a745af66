"""Contests between players: line-ups, deals and games.

Every deal is played once for each rotation of its line-up, so that each player gets each seat with
the same cards. The result of a game depends on its deal and rotation alone, unless a player has a
budget in seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from typing import Any

from tangledbank.agents import make_agent
from tangledbank.agents.arena import GameResult, play_game, seat_seed
from tangledbank.core.game import Game
from tangledbank.core.options import Value


@dataclass(frozen=True, order=True)
class Deal:
    """A line-up of players, and the seed that deals their cards."""

    game: str
    lineup: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class PlayedGame:
    """A finished game; its lists are indexed by place. Place 0 sits at seat `rotation`."""

    game: str
    lineup: tuple[str, ...]
    deal: int
    rotation: int
    totals: list[int]
    shares: list[float]  # of the win
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    faults: list[dict[str, int]]

    @property
    def key(self) -> tuple[str, tuple[str, ...], int, int]:
        return self.game, self.lineup, self.deal, self.rotation

    @property
    def source(self) -> Deal:
        return Deal(self.game, self.lineup, self.deal)

    def seat(self, place: int) -> int:
        return (place + self.rotation) % len(self.lineup)

    def margin(self, place: int) -> int:
        """Return the number of points by which a place leads its best opponent."""
        return self.totals[place] - max(t for i, t in enumerate(self.totals) if i != place)

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def played_game_from(plain: Mapping[str, Any]) -> PlayedGame:
    return PlayedGame(**{**plain, "lineup": tuple(plain["lineup"])})


@dataclass(frozen=True)
class Contest:
    """The players, games and number of deals of a contest."""

    games: tuple[tuple[str, int], ...]  # keys and numbers of seats
    players: tuple[str, ...]
    deals: int
    first: int = 0  # the seed of the first deal
    against: str = ""  # if set, each other player sits alone among copies of this one
    together: bool = False  # all at one table, instead of in pairs
    options: dict[str, dict[str, Value]] = field(default_factory=dict)  # by game

    def lineups(self, seats: int) -> list[tuple[str, ...]]:
        """Return the line-ups for a table with this number of seats."""
        if self.together:
            return [fill_seats(self.players, seats)]
        pairs: Iterator[tuple[str, ...]]
        if self.against:
            pairs = ((name, self.against) for name in self.players if name != self.against)
        elif seats == 2:
            pairs = combinations(self.players, 2)
        else:
            pairs = permutations(self.players, 2)
        return [fill_seats(pair, seats) for pair in pairs]

    def all_deals(self) -> list[Deal]:
        """Return every deal, in playing order."""
        return [
            Deal(game, lineup, self.first + number)
            for number in range(self.deals)
            for game, seats in self.games
            for lineup in self.lineups(seats)
        ]


def fill_seats(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the names, with the last one repeated to fill the remaining seats."""
    return (*names, *[names[-1]] * (seats - len(names)))


def play_deal(game: Game, options: Mapping[str, Value], deal: Deal) -> list[PlayedGame]:
    """Play all rotations of a deal."""
    return [play_rotation(game, options, deal, by) for by in range(len(deal.lineup))]


def play_rotation(game: Game, options: Mapping[str, Value], deal: Deal, by: int) -> PlayedGame:
    """Play one game. An agent's seed depends on its place in the line-up, not on its seat."""
    count = len(deal.lineup)
    places = [(seat - by) % count for seat in range(count)]
    agents = [make_agent(deal.lineup[place], game, seat_seed(deal.seed, place)) for place in places]
    return by_place(deal, by, play_game(game, options, deal.seed, agents))


def by_place(deal: Deal, by: int, result: GameResult) -> PlayedGame:
    count = len(deal.lineup)
    seats = [(place + by) % count for place in range(count)]
    share = 1 / len(result.winners)
    faults: list[dict[str, int]] = [{} for _ in seats]
    for seat, trouble in result.troubles:
        found = faults[(seat - by) % count]
        found[trouble.kind] = found.get(trouble.kind, 0) + 1
    return PlayedGame(
        deal.game,
        deal.lineup,
        deal.seed,
        by,
        [result.totals[seat] for seat in seats],
        [share if seat in result.winners else 0.0 for seat in seats],
        [result.thinking[seat].decisions for seat in seats],
        [round(result.thinking[seat].seconds, 6) for seat in seats],
        [round(result.thinking[seat].longest, 6) for seat in seats],
        faults,
    )
