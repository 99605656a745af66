"""A seat's candidate actions: the legal ones, and many illegal ones."""

from __future__ import annotations

from itertools import product

from tangledbank.core.action import ids_of, pack
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.core.rows import row_of

SMALL = 24  # most ids of species and traits, and amounts, are below
LARGE = 140  # most ids of cards are below
EDGES = (0, 1, 62, 63, 64, 67, 4095)
PER_VERB = 150  # the most actions per verb


def candidate_actions(game: Game, s: State, seat: int, rng: Rng) -> list[int]:
    """Return the legal actions and many others, built from every phrase, in random order."""
    offered = s.legal_actions(seat)
    known = sorted({id for action in offered for id in ids_of(action)})
    found = set(offered)
    for phrase in game.language.phrases:
        found.update(actions_of_verb(phrase.verb, len(phrase.kinds), known, rng))
    return shuffled(sorted(found), rng)


def actions_of_verb(verb: int, slots: int, known: list[int], rng: Rng) -> list[int]:
    """Return a verb's actions, with ids from legal actions, small ids and arbitrary ids."""
    near = known[:12]
    picks = [[*near, *EDGES, *(int(rng.below(SMALL)) for _ in range(6))] for _ in range(slots)]
    for column in picks:
        column += [int(rng.below(LARGE)) for _ in range(6)]
        column[:] = shuffled(column, rng)
    found = []
    for ids in product(*picks):
        found.append(int(pack(verb, *ids)))
        if len(found) >= 4 * PER_VERB:
            break
    return shuffled(found, rng)[:PER_VERB]


def shuffled(numbers: list[int], rng: Rng) -> list[int]:
    """Return the numbers in random order."""
    row = row_of(numbers)
    rng.shuffle(row)
    return [int(number) for number in row]
