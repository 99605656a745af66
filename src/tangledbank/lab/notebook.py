"""Pictures of tables and species in Jupyter.

After `import tangledbank`, a notebook draws matches as spectators see them, and views as the seats
see them. `Board(match)["A1"]` is one species.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tangledbank.core.errors import BadOptions
from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.match import Match
from tangledbank.lab.pictures import TableDrawing, beings_of


class Board:
    """A table as seen by spectators or by one seat."""

    def __init__(self, of: Match | State, seat: int | None = None, lang: str | None = None) -> None:
        self.game, self.seen = document(of, seat)
        self.drawing = TableDrawing(self.game, lang)

    def __getitem__(self, name: str) -> Being:
        """Return the species or animal with this name."""
        every = [being for player in self.seen["table"] for being in beings_of(player)]
        for being in every:
            if being["name"] == name:
                return Being(self.drawing, being)
        known = ", ".join(str(being["name"]) for being in every) or "none"
        raise BadOptions(f"there is no {name!r:.20} on the table; there are {known}")

    def _repr_svg_(self) -> str:
        return self.drawing.board(self.seen)

    def _repr_html_(self) -> str:
        return self.drawing.page(self.seen)


class Being:
    """A species or animal, drawn on its own."""

    def __init__(self, drawing: TableDrawing, seen: Mapping[str, Any]) -> None:
        self.drawing = drawing
        self.seen = seen

    def __repr__(self) -> str:
        traits = ", ".join(str(trait["trait"]) for trait in self.seen["traits"])
        return f"<{self.seen['name']}: {self.drawing.numbers(self.seen)}; {traits or 'no traits'}>"

    def _repr_svg_(self) -> str:
        return self.drawing.being(self.seen)


def document(of: Match | State, seat: int | None) -> tuple[Game, Mapping[str, Any]]:
    """Return a match's or state's game and its published view."""
    if isinstance(of, Match):
        if seat is None:
            return of.game, of.game.see(of.watch(), WATCHER)
        return of.game, of.see(seat)
    if not isinstance(of.context, TableContext):
        raise BadOptions("this state does not belong to a match, so its game is unknown")
    return of.context.game, of.context.game.see(of, WATCHER if seat is None else seat)


def html_of(shown: Match | State) -> str | None:
    """Return a table's HTML, or None if its game can't be drawn."""
    try:
        return Board(shown)._repr_html_()
    except (BadOptions, LookupError, NotImplementedError, TypeError):
        return None


def svg_of(shown: Match | State) -> str | None:
    try:
        return Board(shown)._repr_svg_()
    except (BadOptions, LookupError, NotImplementedError, TypeError):
        return None


def show_in(shell: Any) -> None:
    """Register formatters for matches and views in IPython."""
    formatters = shell.display_formatter.formatters
    for kind in (Match, State):
        formatters["text/html"].for_type(kind, html_of)
        formatters["image/svg+xml"].for_type(kind, svg_of)
