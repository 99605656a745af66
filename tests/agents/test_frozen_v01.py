"""The bot of version 0.1 never changes: hashes pin its choices."""

from hashlib import blake2b

import pytest

import tangledbank
from tangledbank.agents import FROZEN, make_agent

CHOICES = 250
PINNED = {
    ("evolution", 11): "6185f207cdaa85d3",
    ("evolution", 12): "33fff1e299d560d9",
    ("climate", 11): "b4df7dbcb1590e02",
    ("climate", 12): "daf479e89cd5f04e",
    ("origin", 11): "3050600ece69584c",
    ("origin", 12): "1ecbe93867daddac",
    ("time-to-fly", 11): "783005777662ed25",
    ("time-to-fly", 12): "4d0f74673aa9617b",
    ("oceans", 11): "ff28e49ec8cb3061",
    ("oceans", 12): "29bf6dd7ae36bf62",
}


def choices_of(key, seed):
    """Return the indices that the frozen bot chooses early in a game."""
    match = tangledbank.new(key, players=3, seed=seed)
    agents = [make_agent(FROZEN, match.game, seat) for seat in range(3)]
    chosen = []
    while not match.over and len(chosen) < CHOICES:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        view = match.view(question.seat)
        place = agents[question.seat].choose(view, question.seat, question.number, options)
        chosen.append((question.seat, place, len(options)))
        match.play(question.seat, question.number, options[place])
    return chosen


@pytest.mark.parametrize(("key", "seed"), PINNED)
def test_frozen_player_chooses_as_it_always_did(key, seed):
    digest = blake2b(repr(choices_of(key, seed)).encode(), digest_size=8).hexdigest()

    assert digest == PINNED[key, seed]


def test_every_game_of_the_frozen_player_is_pinned():
    assert {key for key, _ in PINNED} == set(tangledbank.games())
