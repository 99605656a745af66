"""Bots add numbers the same way in every Python version."""

from tangledbank.agents.base import total


def test_numbers_are_added_one_by_one():
    assert total([1e16, 1.0, -1e16]) == 0.0
    assert total([]) == 0.0
