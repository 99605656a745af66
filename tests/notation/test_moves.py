"""Texts that are not moves are refused."""

import pytest

import tangledbank
from tangledbank.core.errors import BadNotation
from tangledbank.notation.language import LONGEST_MOVE
from tests.support import REGISTERED


@pytest.mark.parametrize("key", REGISTERED)
def test_a_text_that_is_too_long_is_refused_unread(key):
    match = tangledbank.new(key, players=2, seed=4)
    longest = max(len(action.text) for action in match.legal(match.open[0].seat))

    assert longest * 4 < LONGEST_MOVE
    with pytest.raises(BadNotation, match="at most 400 letters, and this one 16000"):
        match.read("x" * 16_000)
