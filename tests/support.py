"""What the tests of all games share: the games, their tables, and ways through them."""

import pytest

import tangledbank
from tangledbank.audit.policies import POLICIES, moves
from tangledbank.audit.variants import variants
from tangledbank.core.match import Match
from tangledbank.core.record import Record
from tangledbank.core.rng import seeded
from tests.games.tiny import Tiny

REGISTERED = tangledbank.games()
GAMES = {**{key: tangledbank.game(key) for key in REGISTERED}, "tiny": Tiny()}
ENOUGH = 6  # kinds of table for each game: scripts go through all of them


def some(tables):
    """A few of many, spread over all of them, the first and the last among them."""
    step = max(1.0, (len(tables) - 1) / (ENOUGH - 1))
    places = sorted({min(round(i * step), len(tables) - 1) for i in range(ENOUGH)})
    return [tables[i] for i in places]


TABLES = [(key, variant) for key, game in GAMES.items() for variant in some(variants(game))]

LONG = 200  # a game is looked at so far, further if not every decision is wanted

each_game = pytest.mark.parametrize("key", list(GAMES))
each_registered_game = pytest.mark.parametrize("key", REGISTERED)
each_table = pytest.mark.parametrize(("key", "variant"), TABLES, ids=lambda value: str(value))


def decisions(game, variant, seed, every=1):
    """Some decisions of a random game: the table, the seat asked, its choice."""
    s = variant.start(game, seed)
    policy = list(POLICIES.values())[seed % len(POLICIES)]
    for i, (seat, action) in enumerate(moves(game, s, seeded(seed), policy)):
        if i % every == seed % every:
            yield s, seat, action
        if i >= LONG * min(every, 3):
            break


def new_match(game, variant, seed):
    settled = game.resolve_options(variant.players, variant.given)
    return Match(game, Record.of(game, variant.players, settled, seed))


def play_on(match, rng, choices=10_000):
    """Random choices, to the end or for a while."""
    while choices and not match.over:
        question = match.open[rng.below(len(match.open))]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, options[rng.below(len(options))])
        choices -= 1
    return match
