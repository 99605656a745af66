"""Random playouts inside the compiled engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.flow import State, apply, next_seat
from tangledbank.core.rng import Rng


def playout(s: State, rng: Rng, out: vec[i64]) -> i64:
    """Play random options to the end; return the number of decisions with more than one option."""
    choices: i64 = 0
    s.skip_forced = True
    while s.asking:
        seat: i64 = next_seat(s)
        n: i64 = s.top.fill_legal(s, seat, out)
        pick: i64 = 0
        if n > 1:
            pick = rng.below(n)
            choices += 1
        apply(s, seat, out[pick])
    s.skip_forced = False
    return choices
