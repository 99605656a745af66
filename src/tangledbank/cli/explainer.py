"""Answers to `?` about cards, terms, species and moves."""

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

MOST_ALIKE = 6  # moves suggested for a text that is not a move
MOST_NAMED = 8  # topics listed for an ambiguous word


class Explainer:
    """The answers to a seat's questions at one decision."""

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
        self.sources: list[str] = []  # rules behind the answer, and how sure its figures are

    def answer(self, about: str) -> list[str]:
        """Return paragraphs about the hand, species, topic or move that the text names."""
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
        """Explain the cards and rule topics that match a text at least as well as `worst`."""
        return self.one_of(self.glossary.find(about, worst))

    def one_of(self, titles: list[str]) -> list[str]:
        """Explain the topics if there are at most two; otherwise, list their names."""
        if len(titles) <= FEW:
            return [self.topic(title) for title in titles]
        return [self.words.say("play-which", names=", ".join(titles[:MOST_NAMED]))]

    def topic(self, title: str) -> str:
        """Explain a card or term, and record the rule behind it."""
        found = self.words.explanation(title)
        if found is None:
            return ""
        source = self.words.cited(found.doubt, found.cite).strip()
        if source:
            self.sources.append(self.words.titled(found.title, source))
        return self.words.titled(found.title, " ".join(filter(None, (found.text, found.figures))))

    def hand(self) -> list[str]:
        """Explain every card in the player's hand."""
        held = self.words.held(self.view, self.seat)
        return [self.topic(name) for name in dict.fromkeys(held)] or [
            self.words.say("play-empty-hand")
        ]

    def being(self, name: str) -> list[str]:
        """Describe a species or an animal: its figures and the effects of its traits."""
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

    # Moves

    def move(self, about: str) -> str:
        """Say what a move would do or why it is not allowed, or return "" if it is not a move."""
        parsed = self.read(about)
        if not parsed.understood:
            return ""
        if parsed.action is not None:
            return " ".join(self.outcome(parsed.action))
        chosen = parsed.group.entry.actions if parsed.group else list(parsed.candidates)
        if not chosen:
            self.sources += [parsed.source] if parsed.source else []
            return parsed.problem
        return self.possible(chosen)

    def possible(self, actions: list[int]) -> str:
        titles = [self.words.move(self.view, self.seat, action) for action in actions]
        return self.words.say("play-possible", moves="; ".join(dict.fromkeys(titles)))

    def outcome(self, action: int) -> Iterator[str]:
        """Yield sentences saying that a move is possible, with its figures and consequences."""
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
        """Suggest moves that share a word with the text, or say that the word is unknown."""
        found = self.reader.alike(about)
        if found and len(found) <= MOST_ALIKE:
            return self.words.say("read-alike", text=about[:60], moves="; ".join(found))
        return self.words.say("play-unknown", word=about[:60])
