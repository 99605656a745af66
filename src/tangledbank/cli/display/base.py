"""Turn a seat's view into the lines of a displayed table."""

from __future__ import annotations

from dataclasses import replace

from tangledbank.cli.display.layout import UNLIMITED, HeightBudget, TableContent, lay_out
from tangledbank.cli.display.style import TextStyle
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

SPECTATOR = -1  # a viewer without a seat, who sees everything


class TableDisplay:
    """A terminal display of a game's table, drawn from a seat's view.

    Subclasses override `board`; the default shows the position in notation.
    """

    def __init__(self, words: GameTexts, style: TextStyle) -> None:
        self.words = words
        self.style = style
        self.open_hands = False  # show the hands of all players

    def board(self, view: State, seat: int) -> TableContent | None:
        """Return the parts of the table as `seat` sees it, or None to show notation."""
        return None

    def table(self, view: State, seat: int, room: HeightBudget = UNLIMITED) -> list[str]:
        """Return the table as lines of at most `style.width`, within the budget if possible."""
        board = self.board(view, seat)
        return self.notation(view) if board is None else self.lay_out(board, room)

    def own(self, view: State, seat: int) -> list[str]:
        """Return the seat's own area, which can change between consecutive choices."""
        board = self.board(view, seat)
        if board is None:
            return self.notation(view)
        mine = [side for side in board.sides if side.own]
        own = TableContent(board.heading, mine, hand=board.hand, more=board.more)
        return self.lay_out(own)[1:]

    def lay_out(self, board: TableContent, room: HeightBudget = UNLIMITED) -> list[str]:
        """Return a table as lines, with colons as the reader's language writes them."""
        colon = self.words.say("titled", title="", text="")
        return lay_out(board, replace(self.style, colon=colon), room)

    def notation(self, view: State) -> list[str]:
        game = self.words.game
        settled = game.resolve_options(int(view.seats), {})
        lines = game.language.write_position(game, settled, view)
        kept = [line for line in lines if not line.startswith(("game ", "doing ", "deck "))]
        return [part for line in kept for part in self.style.hang("", line)]

    def seats(self, view: State, seat: int) -> list[int]:
        """Return the seats in turn order, ending with the reader's."""
        return [(seat + 1 + i) % int(view.seats) for i in range(int(view.seats))]

    def uncovers(self, view: State, each: int, seat: int) -> bool:
        """Return whether `seat` may see the covered score pile of seat `each`. [R26] [R271]"""
        return not self.style.covered or seat in (each, SPECTATOR) or view.over

    def player(self, seat: int) -> str:
        """Return a seat's letter and its player's name."""
        names = self.style.names
        name = names[seat] if seat < len(names) else ""
        return f"{self.words.seat(seat)} {name}".strip()
