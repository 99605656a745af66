"""Random games by the thousand, with every invariant looked at after every choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tangledbank.audit.audits import audit
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.racks import Rack
from tangledbank.audit.variants import Variant
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded


@dataclass
class Tally:
    """What a campaign saw."""

    games: int = 0
    choices: int = 0
    traits: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.choices += other.choices
        self.traits.update(other.traits)
        self.events.update(other.events)


class Fault(AssertionError):
    """An invariant broke, or the rules did, and in which game."""


def run(
    game: Game, variant: Variant, seeds: Iterable[int], ticked: Callable[[], None] | None = None
) -> Tally:
    """Play a game for each seed; policies take turns. Raises Fault when something is wrong."""
    tally = Tally()
    rack = Rack(game)
    rack.install(rack.counting(tally.traits))
    try:
        for seed in seeds:
            watch(game, variant, seed, tally, rack)
            if ticked is not None:
                ticked()
    finally:
        rack.restore()
    return tally


def watch(game: Game, variant: Variant, seed: int, tally: Tally, rack: Rack) -> None:
    """One game, checked after every choice."""
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    s = variant.start(game, seed)
    books = audit(game, s)
    try:
        for _ in moves(game, s, seeded(seed), policy):
            settle(game, s, books.note, books.compare, tally, rack)
            tally.choices += 1
        settle(game, s, books.note, books.compare, tally, rack)
        tally.traits.update(books.acted())
        assert s.over, "the game ends"
        assert all(abs(score.total) < 10_000 for score in game.scores(s)), "scores are finite"
    except Exception as error:  # whatever it is, its game must be named
        what = str(error) if isinstance(error, AssertionError) else repr(error)
        raise Fault(f"{game.key}, {variant}, seed {seed}: {what}") from error
    tally.games += 1


def settle(
    game: Game,
    s: State,
    note: Callable[..., None],
    compare: Callable[[State], None],
    tally: Tally,
    rack: Rack,
) -> None:
    """Enter what happened since the last time, then look at everything."""
    for event in s.news or []:
        tally.events[rack.events[event.kind]] += 1
        finer = game.language.finer(event)
        if finer:
            tally.events[finer] += 1
        note(event)
    s.news = []
    compare(s)
    game.check(s)
