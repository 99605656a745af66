"""Checks that copies of a state are equal, and that undo leaves no trace."""

from __future__ import annotations

import json
from typing import Any

from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import Variant
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, seeded


def check_copies(game: Game, variant: Variant, seed: int, every: int = 1) -> int:
    """Save, load and clone during a random game, and return the number of decisions."""
    s = variant.start(game, seed)
    count = 0
    for seat, action in moves(game, s, seeded(seed), list(POLICIES.values())[seed % 2]):
        if count % every == 0:
            compare_copies(game, variant, s, seat, action)
        count += 1
    return count


def compare_copies(game: Game, variant: Variant, s: State, seat: int, action: int) -> None:
    """Check that a copy is equal, continues identically, and does not affect the original."""
    plain = game.codec.save(s)
    settled = game.resolve_options(variant.players, variant.given)
    loaded = game.load(json.loads(json.dumps(plain)), variant.players, settled)
    assert game.codec.save(loaded) == plain, "a saved state is loaded unchanged"
    clone = s.clone()
    assert game.codec.save(clone) == plain, "a clone is equal"
    assert loaded.legal_actions(seat) == s.legal_actions(seat), "it has the same options"
    for i in range(variant.players):
        game.view(s, i)
    clone.apply(seat, action)
    assert game.codec.save(s) == plain, "neither a view nor play on a clone touches the original"
    loaded.apply(seat, action)
    assert game.codec.save(loaded) == game.codec.save(clone), "a saved state continues equally"


def check_undo(game: Game, variant: Variant, seed: int) -> int:
    """Undo every choice in a random game that can be undone, and return their number."""
    settled = game.resolve_options(variant.players, variant.given)
    match = Match(game, Record.of(game, variant.players, settled, seed))
    rng = seeded(seed)
    count = 0
    while not match.over:
        count += undo_once(match, rng)
    return count


def undo_once(match: Match, rng: Rng) -> bool:
    """Play one choice; if it can be undone, undo it, check the state and play it again."""
    question = match.open[rng.below(len(match.open))]
    options = match.state.legal_actions(question.seat)
    action = options[rng.below(len(options))]
    before, entries = comparable_state(match), len(match.record.choices)
    match.play(question.seat, question.number, action)
    together = match.state.clone().retract(question.seat)  # an undo may take back more
    if together or not match.can_undo(question.seat):
        return False
    match.undo(question.seat)
    again = next(asked for asked in match.open if asked.seat == question.seat)
    assert comparable_state(match) == before, "undo restores the table"
    assert again.number > question.number, "a question asked again has a new number"
    assert len(match.record.choices) == entries + 2, "an undo is an entry of the record"
    match.play(again.seat, again.number, action)
    return True


def comparable_state(match: Match) -> dict[str, Any]:
    """Return the saved state without question numbers, which are never reused."""
    plain = match.save()["state"]
    return {name: value for name, value in plain.items() if name not in ("asked", "latest")}
