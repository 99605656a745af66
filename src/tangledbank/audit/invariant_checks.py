"""Random games in which every invariant is checked after every choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tangledbank.audit.event_audit import EventAudit, start_audit
from tangledbank.audit.instrumentation import InstrumentedTraits
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded


@dataclass
class Coverage:
    """The games, choices, traits and events that a check covered."""

    games: int = 0
    choices: int = 0
    traits: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: Coverage) -> None:
        self.games += other.games
        self.choices += other.choices
        self.traits.update(other.traits)
        self.events.update(other.events)


class InvariantBroken(AssertionError):
    """Raised when an invariant or a rule fails; the message names the game."""


def check_games(
    game: Game, variant: Variant, seeds: Iterable[int], ticked: Callable[[], None] | None = None
) -> Coverage:
    """Play a game for each seed, alternating policies; raise `InvariantBroken` at a failure."""
    coverage = Coverage()
    instrumented = InstrumentedTraits(game)
    instrumented.install(instrumented.counting(coverage.traits))
    try:
        for seed in seeds:
            check_game(game, variant, seed, coverage, instrumented)
            if ticked is not None:
                ticked()
    finally:
        instrumented.restore()
    return coverage


def check_game(
    game: Game, variant: Variant, seed: int, coverage: Coverage, instrumented: InstrumentedTraits
) -> None:
    """Play one game and check it after every choice."""
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    s = variant.start(game, seed)
    audit_state = start_audit(game, s)
    try:
        for _ in moves(game, s, seeded(seed), policy):
            check_position(game, s, audit_state, coverage, instrumented)
            coverage.choices += 1
        check_position(game, s, audit_state, coverage, instrumented)
        coverage.traits.update(audit_state.acted())
        assert s.over, "the game ends"
        assert all(abs(score.total) < 10_000 for score in game.scores(s)), "scores are finite"
    except Exception as error:  # any failure must name its game
        what = str(error) if isinstance(error, AssertionError) else repr(error)
        raise InvariantBroken(f"{game.key}, {variant}, seed {seed}: {what}") from error
    coverage.games += 1


def check_position(
    game: Game,
    s: State,
    audit_state: EventAudit,
    coverage: Coverage,
    instrumented: InstrumentedTraits,
) -> None:
    """Add the events since the last check to the audit, then check the state."""
    for event in s.news or []:
        coverage.events[instrumented.events[event.kind]] += 1
        finer = game.language.finer(event)
        if finer:
            coverage.events[finer] += 1
        audit_state.note(event)
    s.news = []
    audit_state.compare(s)
    game.check(s)
