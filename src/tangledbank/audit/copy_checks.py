"""Copies that are the same, and choices that can be taken back without a trace."""

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
    """Save, load and clone at decisions of a random game; how many decisions there were."""
    s = variant.start(game, seed)
    count = 0
    for seat, action in moves(game, s, seeded(seed), list(POLICIES.values())[seed % 2]):
        if count % every == 0:
            compare_copies(game, variant, s, seat, action)
        count += 1
    return count


def compare_copies(game: Game, variant: Variant, s: State, seat: int, action: int) -> None:
    """A copy is the same, goes on the same, and leaves the original alone."""
    plain = game.codec.save(s)
    settled = game.resolve_options(variant.players, variant.given)
    loaded = game.load(json.loads(json.dumps(plain)), variant.players, settled)
    assert game.codec.save(loaded) == plain, "a saved table is read back as it was"
    clone = s.clone()
    assert game.codec.save(clone) == plain, "a clone is the same"
    assert loaded.legal_actions(seat) == s.legal_actions(seat), "it offers the same"
    for i in range(variant.players):
        game.view(s, i)
    clone.apply(seat, action)
    assert game.codec.save(s) == plain, "neither a view nor play on a clone touches the original"
    loaded.apply(seat, action)
    assert game.codec.save(loaded) == game.codec.save(clone), "what was saved goes on the same"


def check_undo(game: Game, variant: Variant, seed: int) -> int:
    """Take back whatever can be taken back in a random game, and see that no trace is left."""
    settled = game.resolve_options(variant.players, variant.given)
    match = Match(game, Record.of(game, variant.players, settled, seed))
    rng = seeded(seed)
    count = 0
    while not match.over:
        count += undo_once(match, rng)
    return count


def undo_once(match: Match, rng: Rng) -> bool:
    """Play one choice; take it back and play it again if that is allowed."""
    question = match.open[rng.below(len(match.open))]
    options = match.state.legal_actions(question.seat)
    action = options[rng.below(len(options))]
    before, entries = table(match), len(match.record.choices)
    match.play(question.seat, question.number, action)
    together = match.state.clone().retract(question.seat)  # that may take back more than this
    if together or not match.can_undo(question.seat):
        return False
    match.undo(question.seat)
    again = next(asked for asked in match.open if asked.seat == question.seat)
    assert table(match) == before, "undo restores the table"
    assert again.number > question.number, "a question asked again has a new number"
    assert len(match.record.choices) == entries + 2, "an undo is an entry of the record"
    match.play(again.seat, again.number, action)
    return True


def table(match: Match) -> dict[str, Any]:
    """A table without the numbers of its questions, which never come back."""
    plain = match.save()["state"]
    return {name: value for name, value in plain.items() if name not in ("asked", "latest")}
