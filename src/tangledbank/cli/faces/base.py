"""What a table looks like: from a seat's view to lines."""

from __future__ import annotations

from tangledbank.cli.faces.layout import ROOMY, Board, Room, lay_out
from tangledbank.cli.faces.look import Look
from tangledbank.core.flow import State
from tangledbank.texts import GameTexts

GUEST = -1  # who sees everything and sits nowhere


class Face:
    """A game in the terminal. Everything comes from a seat's view.

    A subclass overrides `board`; without one a table is shown in notation.
    """

    def __init__(self, words: GameTexts, look: Look) -> None:
        self.words = words
        self.look = look
        self.open_hands = False  # guests see the cards of all players

    def board(self, view: State, seat: int) -> Board | None:
        """The table as `seat` sees it, in parts."""
        return None

    def table(self, view: State, seat: int, room: Room = ROOMY) -> list[str]:
        """The table in lines of at most `look.width`, as high as the room for it if that can be."""
        board = self.board(view, seat)
        return self.notation(view) if board is None else lay_out(board, self.look, room)

    def own(self, view: State, seat: int) -> list[str]:
        """What changes while a seat goes on choosing: its own side."""
        board = self.board(view, seat)
        if board is None:
            return self.notation(view)
        mine = [side for side in board.sides if side.own]
        own = Board(board.heading, mine, hand=board.hand, more=board.more)
        return lay_out(own, self.look)[1:]

    def notation(self, view: State) -> list[str]:
        game = self.words.game
        settled = game.resolve_options(int(view.seats), {})
        lines = game.language.write_position(game, settled, view)
        kept = [line for line in lines if not line.startswith(("game ", "doing ", "deck "))]
        return [part for line in kept for part in self.look.hang("", line)]

    def seats(self, view: State, seat: int) -> list[int]:
        """The players in the order of turns, the reader last."""
        return [(seat + 1 + i) % int(view.seats) for i in range(int(view.seats))]

    def uncovers(self, view: State, each: int, seat: int) -> bool:
        """Whether `seat` is shown a pile of `each` that lies covered until the end. [R26] [R271]"""
        return not self.look.covered or seat in (each, GUEST) or view.over

    def player(self, seat: int) -> str:
        """A seat and who sits there."""
        names = self.look.names
        name = names[seat] if seat < len(names) else ""
        return f"{self.words.seat(seat)} {name}".strip()
