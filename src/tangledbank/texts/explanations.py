"""The parts of the texts about a refused move, a card or a term."""

from __future__ import annotations

from typing import NamedTuple


class RefusalText(NamedTuple):
    """The reason why a move is not allowed: its name, a short form, a sentence, and the rule."""

    code: str
    short: str
    text: str
    cite: str


class Explanation(NamedTuple):
    """The explanation of a card or term: its kind, key, title, text, figures, doubts and rule."""

    kind: str  # rule, trait, zone, event or scenario
    key: str
    title: str
    text: str
    figures: str = ""
    doubt: str = ""
    cite: str = ""
