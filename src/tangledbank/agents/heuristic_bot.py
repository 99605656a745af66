"""The heuristic bot inside compiled loops, such as the tables of an environment."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.agents.search import Evaluator, best_of
from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import State
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.tables import Bot


class HeuristicBot(Bot):
    """A bot that makes the choices of a `HeuristicAgent` without search and without slips.

    Several bots can share an evaluator, because each choice starts afresh.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.seed = 0

    def begin(self, seed: i64) -> None:
        self.seed = int(seed) << 32

    def pick(self, s: State, seat: i64, options: vec[i64], count: i64, rng: Rng) -> i64:
        number: i64 = s.asked[seat] * s.seats + seat
        own = seeded(self.seed + int(number))
        world = self.evaluator.imagine(s.clone(seat), seat, own)
        own.branch()  # a search would draw its playouts' luck here
        out = acquire_buffer()
        for i in range(count):
            out[i] = options[i]
        kept: i64 = self.evaluator.weigh_options(world, seat, out, count, own)
        chosen: i64 = out[best_of(self.evaluator.worth, kept)]
        release_buffer(out)
        place: i64 = 0
        while options[place] != chosen:
            place += 1
        return place
