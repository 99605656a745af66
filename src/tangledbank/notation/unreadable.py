"""Notation errors: an English message, with the problem and its values for translations."""

from __future__ import annotations

from typing import Final

from tangledbank.core.errors import BadNotation

# English messages by problem. The catalogues have `unreadable-PROBLEM` in every language.
PROBLEMS: Final = {
    "move": "{text!r} is not a move: moves read like {examples}",
    "long": "a move has at most {most} letters, and this one {letters}",
    "seat": "{text!r} is not a seat: seats are {first} to {last}",
    "species": "{text!r} is not a species: write it like A1",
    "animal": "{text!r} is not an animal: write it like A1",
    "number": "{text!r} is not a number",
    "trait": "there is no trait {text!r}",
    "card": "there is no card {text!r}: there are {known}",
    "card-form": "there is no card {text!r}: cards are written like {example}",
    "mark": "there is no card {text}/{number} here: only {count} fit {text!r}",
    "face": "{card} has no face {text!r}",
    "pair": "{text!r} is not a pair card: they are written like cooperation of A1+A2",
    "no-pair": "there is no {text} on {animals}",
    "listed": "{text!r} is no {kind}: there are {known}",
}


class Unreadable(BadNotation):
    """A text that is not notation, with the problem's name and values."""

    def __init__(self, problem: str, **values: str | int) -> None:
        super().__init__(PROBLEMS[problem].format(**values))
        self.problem = problem
        self.values = values
