"""What `?` answers: a card, a word of the terminal, a species, a move."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tangledbank.cli.display import TableDisplay
from tangledbank.cli.input_parser import InputParser, ParsedInput
from tangledbank.cli.menus import MoveMenu
from tangledbank.core.flow import State
from tangledbank.notation.names import BEING
from tangledbank.presentation.fuzzy_match import BEGINS, EXACT, SLIPS, fold
from tangledbank.presentation.log import log_writer
from tangledbank.presentation.topic_search import FEW, TopicSearch
from tangledbank.texts import GameTexts

MOST_ALIKE = 6  # moves that are named to somebody who wrote none
MOST_NAMED = 8  # things of which one may be meant


class Explainer:
    """Answers for one seat at one decision."""

    def __init__(
        self,
        display: TableDisplay,
        moves: MoveMenu,
        view: State,
        reader: InputParser,
        read: Callable[[str], ParsedInput],
    ) -> None:
        self.display = display
        self.words: GameTexts = display.words
        self.menu = moves
        self.view = view
        self.seat = reader.seat
        self.reader = reader
        self.glossary = TopicSearch(self.words)
        self.read = read

    def answer(self, about: str) -> list[str]:
        """Paragraphs: a card by its beginning, then a word, then a move."""
        if fold(about) in ("hand", fold(self.words.say("command-hand"))):
            return self.hand()
        if BEING.fullmatch(about.strip()):
            return self.being(about.strip().upper())
        named = self.named(about, BEGINS)
        move = self.move(about)
        if named or move:
            return [*named, *([move] if move else [])]
        return self.named(about, SLIPS) or [self.alike(about)]

    # Cards and words

    def named(self, about: str, worst: int) -> list[str]:
        """A card or a word of the rules; several if it can mean several."""
        return self.one_of(self.glossary.find(about, worst))

    def one_of(self, titles: list[str]) -> list[str]:
        """The explanation, or two, or what there is to choose from."""
        if len(titles) <= FEW:
            return [self.words.explain(title) for title in titles]
        return [self.words.say("play-which", names=", ".join(titles[:MOST_NAMED]))]

    def hand(self) -> list[str]:
        """Every card that the player holds."""
        held = self.words.held(self.view, self.seat)
        return [self.words.explain(name) for name in dict.fromkeys(held)] or [
            self.words.say("play-empty-hand")
        ]

    def being(self, name: str) -> list[str]:
        """A species or an animal: its figures, and what its traits do."""
        board = self.display.board(self.view, self.seat)
        sides = board.sides if board else []
        found = next((b for side in sides for b in side.beings if b.name == name), None)
        if found is None:
            return [self.words.say("play-no-being", name=name)]
        counts = self.menu.previews.about(self.view, name)
        lines = [" ".join(filter(None, (f"{name}: {found.spoken}", counts)))]
        for trait in found.traits:
            lines += self.named(re.sub(r"[\[(].*", "", trait), EXACT)
        return lines

    # MoveMenu

    def move(self, about: str) -> str:
        """What a move will do, or why it cannot be made; nothing if it is not a move."""
        meaning = self.read(about)
        if not meaning.understood:
            return ""
        if meaning.action is not None:
            return " ".join(self.outcome(meaning.action))
        chosen = meaning.group.choice.actions if meaning.group else list(meaning.several)
        if not chosen:
            return meaning.trouble
        return self.possible(chosen)

    def possible(self, actions: list[int]) -> str:
        titles = [self.words.move(self.view, self.seat, action) for action in actions]
        return self.words.say("play-possible", moves="; ".join(dict.fromkeys(titles)))

    def outcome(self, action: int) -> Iterator[str]:
        """That a move is possible, its figures, and what it will cause."""
        yield self.possible([action]) + "."
        previews = self.menu.previews
        figures = previews.says(self.view, self.seat, action)
        if figures:
            yield figures
        events = previews.expected_events(self.view, self.seat, action)
        told = log_writer(self.words, self.seat).sentences(self.view, events)
        if told:
            yield self.words.say("play-then", news=" ".join(told))

    def alike(self, about: str) -> str:
        """How moves are written that have a word of it; otherwise that nothing is known."""
        found = self.reader.alike(about)
        if found and len(found) <= MOST_ALIKE:
            return self.words.say("read-alike", text=about[:60], moves="; ".join(found))
        return self.words.say("play-unknown", word=about[:60])
