"""Tangled Bank: the Evolution family of board games, for people and programs.

import tangledbank

match = tangledbank.new("evolution", players=3, seed=7)
while not match.over:
    question = match.open[0]
    options = match.legal(question.seat)
    match.play(question.seat, question.number, options[0])
print(match.winners())
"""

from __future__ import annotations

from tangledbank import _compat as _compat  # isort: skip  (chooses the compiled or the pure modules)

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tangledbank.api import (
        Action,
        Game,
        Match,
        Question,
        Record,
        advise,
        explain,
        game,
        new,
        position,
        replay,
    )

    def games() -> list[str]:
        """Return the keys of all games. At run time, `games` is the callable package itself."""


__version__ = "0.5.0"
__all__ = [
    "Action",
    "Game",
    "Match",
    "Question",
    "Record",
    "advise",
    "explain",
    "game",
    "games",
    "new",
    "position",
    "replay",
]
_PACKAGES = ("core", "games", "notation")  # loaded together with the public functions


if not TYPE_CHECKING:  # type checkers see only the names above

    def __getattr__(name: str) -> object:
        """Load a public name on first access."""
        if name not in (*__all__, *_PACKAGES):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        api = import_module("tangledbank.api")
        if name in _PACKAGES:
            return sys.modules[f"tangledbank.{name}"]
        return globals().setdefault(name, getattr(api, name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _show_in_notebooks() -> None:
    """Show matches and views as pictures if IPython is running."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is not None:
        from tangledbank.lab.notebook import show_in

        show_in(shell)


_show_in_notebooks()
