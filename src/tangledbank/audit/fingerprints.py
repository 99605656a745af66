"""Fingerprints of fixed games: counts and hashes of options, choices and final states."""

from __future__ import annotations

import hashlib
from typing import Any

from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.action import ids_of, verb_of
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded


def fingerprint(game: Game, variant: Variant, seed: int, policy: str) -> dict[str, Any]:
    """Play one game, and return counts and hashes of its options, choices and final state."""
    s = variant.start(game, seed)
    s.news = None
    options, choices = hashlib.sha256(), hashlib.sha256()
    decisions = offered = 0
    for seat, action in moves(game, s, seeded(seed), POLICIES[policy]):
        legal = s.legal_actions(seat)
        options.update(repr([named_action(game, seat, each) for each in legal]).encode())
        choices.update(repr(named_action(game, seat, action)).encode())
        decisions += 1
        offered += len(legal)
    given = game.resolve_options(variant.players, variant.given)
    lines = game.language.write_position(game, given, s)
    end = "\n".join(line for line in lines if not line.startswith("doing "))
    return {
        "decisions": decisions,
        "options": offered,
        "options_hash": options.hexdigest()[:16],
        "choices_hash": choices.hexdigest()[:16],
        "end_hash": hashlib.sha256(end.encode()).hexdigest()[:16],
    }


def position_after(game: Game, variant: Variant, seed: int, choices: int) -> State:
    """Return the state after a number of choices in a game played by the builder policy."""
    s = variant.start(game, seed)
    s.news = None
    for place, _ in enumerate(moves(game, s, seeded(seed), POLICIES["builder"])):
        if place == choices:
            break
    return s


def named_action(game: Game, seat: int, action: int) -> tuple[object, ...]:
    """Return an action with its verb's name, because the verb's number can change."""
    return (seat, game.language.verbs[int(verb_of(action))], *ids_of(action))


def perft(s: State, depth: int) -> int:
    """Count the sequences of `depth` choices, each made by the first seat that is asked."""
    if depth == 0 or not s.open:
        return 1
    seat = int(s.open[0].seat)
    options = s.legal_actions(seat)
    if depth == 1:
        return len(options)
    count = 0
    for action in options:
        world = s.clone()
        world.apply(seat, action)
        count += perft(world, depth - 1)
    return count
