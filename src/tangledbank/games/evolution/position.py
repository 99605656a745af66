"""Reads positions of Evolution."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from librt.vecs import append

from tangledbank.core.flow import Frame
from tangledbank.core.game import Game
from tangledbank.core.rows import row_of
from tangledbank.games.evolution import phases
from tangledbank.games.evolution.position_writer import FIELDS, frames_at
from tangledbank.games.evolution.rules import MARKER_LIMIT
from tangledbank.games.evolution.state import EvolutionState, Species
from tangledbank.notation.names import Line, being_name, located
from tangledbank.notation.position import PositionReader

TRAIT_PART = re.compile(r"([a-z?][a-z-]*)(?::(-?\d+(?::[+-]\d+)?))?(?:\s*\((\d+)\))?( face down)?")


class Board:
    """A species that is being read; its cards are assigned after the last line."""

    def __init__(self, line: Line, sp: Species) -> None:
        self.line = line
        self.sp = sp
        self.cards: list[int] = []
        self.tokens: list[int] = []  # stored food by card
        self.fresh: list[int] = []


class EvolutionReader(PositionReader[EvolutionState]):
    """A reader of Evolution positions."""

    words: Sequence[str] = ("phase", "hole", "deck", "discard", "out", "food cards")
    phase_names: Sequence[str] = phases.PHASE_KEYS
    moments: Sequence[str] = ("last round", "next round last")
    player_words = ("bag", "hand", "made")
    being_words = ("body", "population", "food")
    fields = FIELDS

    def __init__(self, game: Game, s: EvolutionState) -> None:
        super().__init__(game, s, s.book.cards.names, {"deck": [], "discard": [], "out": []})
        self.phase = "deal"
        self.hands: list[list[int]] = [[] for _ in s.players]
        self.boards: list[Board] = []
        self.food: list[tuple[int, list[int]]] = []

    def read_moment(self, line: Line, part: str) -> bool:
        if part == "last round":
            self.s.last = True
        elif part == "next round last":
            self.s.next_last = True
        return part in self.moments

    def read_hole(self, line: Line, text: str) -> None:
        self.s.hole = self.number(line, text, 0, 999, "hole")

    def read_food_cards(self, line: Line, text: str) -> None:
        for part in text.split(","):
            words = part.split()
            if len(words) != 2:
                raise located(line, "expected: food cards A CARD, B CARD …")
            place: list[int] = []
            self.cards(line, words[1], place)
            self.food.append((self.seat(line, words[0]), place))

    def read_player(self, line: Line, seat: int, part: str) -> None:
        player = self.s.players[seat]
        word, _, value = part.partition(" ")
        if word == "bag":
            player.bag = self.number(line, value, 0, 999, "bag")
        elif word == "made":
            player.made = self.number(line, value, 0, 499, "made")
        else:
            self.cards(line, value, self.hands[seat])

    def read_being(self, line: Line, id: int, parts: Sequence[str]) -> None:
        sp = Species(id, (id - 1) % int(self.s.seats))
        self.s.place(sp)
        self.boards.append(Board(line, sp))
        player = self.s.players[sp.owner]
        player.row = append(player.row[:], id)
        player.made = max(int(player.made), int(being_name(self.s, id)[1:]))
        for part in parts:
            self.read_property(line, self.boards[-1], part)
        if sp.food > sp.population:
            raise located(line, "the food of a species cannot exceed its population")

    def read_property(self, line: Line, board: Board, part: str) -> None:
        sp = board.sp
        word, _, value = part.partition(" ")
        if word not in self.being_words:
            self.read_trait(line, board, part)
        elif word == "body":
            sp.body = self.number(line, value, 1, MARKER_LIMIT, "body")
        elif word == "population":
            sp.population = self.number(line, value, 1, MARKER_LIMIT, "population")
        else:
            sp.food = self.number(line, value, 0, MARKER_LIMIT, "food")

    def read_trait(self, line: Line, board: Board, part: str) -> None:
        match = TRAIT_PART.fullmatch(part)
        if match is None or (match[1] != "?" and self.s.book.cards.trait_of(match[1]) is None):
            raise located(line, f"expected body, population, food or a trait, not {part!r}")
        name = match[1] + (f":{match[2]}" if match[2] else "")
        down = match[4] is not None
        if down and match[3]:
            raise located(line, "a face-down trait cannot store food")
        self.cards(line, name, board.fresh if down else board.cards)
        if not down:
            board.tokens.append(int(match[3] or 0))

    def finish(self) -> None:
        s = self.s
        s.round = self.round
        s.first = self.first
        free = self.deal([int(card) for card in s.book.cards.deck])
        for seat, place in self.food:
            s.players[seat].food_card = place[0]
        for seat, hand in enumerate(self.hands):
            s.players[seat].hand = row_of(hand)
        self.rest_pile().extend(free)
        s.deck = row_of(self.piles["deck"][::-1])
        s.discard = row_of(self.piles["discard"])
        s.out = row_of(self.piles["out"])
        for board in self.boards:
            self.place_traits(board)

    def place_traits(self, board: Board) -> None:
        """Put a species' cards on it; refuse combinations that cannot occur in a game."""
        worn = [self.s.book.cards.trait[card] for card in board.cards + board.fresh]
        known = [trait for trait in worn if trait]
        if len(known) != len(set(known)):
            raise located(board.line, "a species cannot have a trait twice")
        if max(board.tokens, default=0) > board.sp.body:
            raise located(board.line, "a card cannot store more food than the body size")
        limit = self.s.book.trait_limit
        if len(worn) > limit:
            raise located(board.line, f"a species has at most {limit} traits here")
        board.sp.cards = row_of(board.cards)
        board.sp.tokens = row_of(board.tokens)
        board.sp.fresh = row_of(board.fresh)
        board.sp.refresh(self.s.book.cards)

    def stack(self) -> list[Frame[Any]]:
        turn = self.turn if self.turn >= 0 else int(self.s.first)
        if self.phase == "deal":
            self.s.round -= 1  # the deal increases it again
        return frames_at(self.new_round(), self.s, self.phase_names.index(self.phase), turn)

    def new_round(self) -> phases.Round:
        return phases.Round()
