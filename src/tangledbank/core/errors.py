"""The six errors. Each is raised before anything changes, with a sentence saying what was wrong."""

from __future__ import annotations


class IllegalAction(ValueError):
    """The action is not among the options of the decision."""


class NotYourDecision(ValueError):
    """The seat is not asked anything now."""


class StaleDecision(ValueError):
    """The answer is to a question that has already been answered."""


class BadNotation(ValueError):
    """The text is not notation."""


class BadOptions(ValueError):
    """The game cannot be set up like that."""


class BadData(ValueError):
    """A save, record or data file that cannot be used."""
