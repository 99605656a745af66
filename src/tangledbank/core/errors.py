"""The engine's errors, which are raised before anything changes.

All are `ValueError`s; their messages say what was wrong.
"""

from __future__ import annotations


class IllegalAction(ValueError):
    """The action is not among the decision's options."""


class NotYourDecision(ValueError):
    """The seat does not exist or has no open decision."""


class StaleDecision(ValueError):
    """The answer belongs to a question that has already been answered."""


class BadNotation(ValueError):
    """The text is not valid notation."""


class BadOptions(ValueError):
    """The game cannot be set up with these options."""


class BadData(ValueError):
    """A save, record or data file cannot be used."""
