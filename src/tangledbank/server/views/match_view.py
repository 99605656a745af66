"""The state of a match as one viewer sees it. Only this module builds state messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tangledbank.core.event import WATCHER
from tangledbank.core.flow import State
from tangledbank.core.match import Match, Question
from tangledbank.core.news import News
from tangledbank.server.protocol import responses
from tangledbank.server.replay.record_replay import results_of
from tangledbank.server.tables.earlier_news import NewsSource, TimeoutSpan
from tangledbank.server.tables.undo_path import UndoPath
from tangledbank.server.views.adviser import MoveAdviser
from tangledbank.server.views.news import (
    EVENTS_PER_MESSAGE,
    NewsWriter,
    NumberedEvents,
    Reader,
    history_part,
)
from tangledbank.server.views.view_parts import Parts, changed_fields, encode_parts, whole_view


class MatchView:
    """One position of a match, for many viewers; each part is built on first use."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.views: dict[int, State] = {}
        self.documents: dict[int, Mapping[str, Any]] = {}
        self.encoded: dict[int, Parts] = {}

    # Parts that depend on where the match is played

    def question_of(self, viewer: int) -> Question | None:
        """Return a seat's open question, or None."""
        return next((each for each in self.match.open if each.seat == viewer), None)

    def undo_path(self, viewer: int) -> UndoPath:
        """Return what an undo of a seat takes back, or why it can't undo."""
        return UndoPath(refusal="off")

    def timeouts(self, viewer: int) -> list[TimeoutSpan]:
        """Return the viewer's news items about choices that were made because time ran out."""
        return []

    def deadlines(self) -> list[float]:
        """Return the time at which each seat's clock runs out, or 0 for none."""
        return [0.0] * len(self.match.news)

    def time_left(self) -> list[float]:
        """Return each seat's time left for the game, or an empty list if there is no such clock."""
        return []

    def player_names(self) -> list[str]:
        """Return the players' names by seat, or an empty list to use seat letters."""
        return []

    # The view

    def view(self, viewer: int) -> State:
        """Return the table as a seat or a spectator sees it."""
        if viewer not in self.views:
            self.views[viewer] = self.game.view(self.match.state, viewer)
        return self.views[viewer]

    def document(self, viewer: int) -> Mapping[str, Any]:
        if viewer not in self.documents:
            self.documents[viewer] = self.game.see(self.view(viewer), viewer)
        return self.documents[viewer]

    def parts(self, viewer: int) -> Parts:
        """Return a viewer's document in encoded parts."""
        if viewer not in self.encoded:
            self.encoded[viewer] = encode_parts(self.document(viewer))
        return self.encoded[viewer]

    # The state

    def state(self, reader: Reader, shown: Parts | None = None) -> responses.StateUpdate:
        """Return the state for one reader, with the newest events that are new to the reader.

        If the reader was shown a view before, the state contains only the changes to it.
        """
        viewer = reader.viewer
        news_of, parts = self.news_of(viewer), self.parts(viewer)
        known = news_of.knows(reader.seen)
        fresh = news_of.since(reader.seen) if known else []
        newest = fresh[-EVENTS_PER_MESSAGE:]
        undo = self.undo_path(viewer) if viewer != WATCHER else UndoPath(refusal="off")
        return responses.StateUpdate(
            view=whole_view(parts) if shown is None else changed_fields(shown, parts),
            partial=shown is not None,
            news=self.news(reader, newest),
            log=self.writer(reader).log(newest) if reader.log and newest else [],
            last=news_of.last,
            reset=not known,
            question=self.question(viewer, reader.lang),
            can_undo=bool(undo),
            deadlines=self.deadlines(),
            results=results_of(self.match),
            time_left=self.time_left(),
            earlier=len(fresh) > len(newest),
            undo_keeps=undo.kept,
            undo_refusal=undo.refusal,
        )

    def news_of(self, viewer: int) -> NewsSource:
        """Return all available news of a viewer."""
        return self.news_in_memory(viewer)

    def news_in_memory(self, viewer: int) -> News:
        return self.match.watched if viewer == WATCHER else self.match.news[viewer]

    def news(self, reader: Reader, events: NumberedEvents) -> list[responses.NewsItem]:
        """Return events as news items, with traces if the reader wants them."""
        if not events:
            return []
        writer = self.writer(reader)
        return writer.traced(events, reader.log) if reader.trace else writer.plain(events)

    def writer(self, reader: Reader) -> NewsWriter:
        view, names = self.view(reader.viewer), self.player_names()
        writer = NewsWriter(self.game, view, reader.viewer, reader.lang, names)
        writer.timeouts = self.timeouts(reader.viewer)
        return writer

    def earlier_news(self, reader: Reader, before: int, request_id: int) -> responses.HistoryAnswer:
        """Return the part of a reader's history that ends before a given number."""
        events = self.news_of(reader.viewer).before(before, EVENTS_PER_MESSAGE + 1)
        return history_part(self.writer(reader), events, reader, request_id)

    # The question

    def question(self, viewer: int, lang: str) -> responses.Question | None:
        """Return a seat's open question with its options, or None."""
        asked = self.question_of(viewer)
        if asked is None:
            return None
        adviser, view = self.adviser(viewer, lang), self.view(viewer)
        return responses.Question(
            number=asked.number,
            prompt=asked.prompt,
            text=adviser.previews.question(view, viewer, asked.prompt),
            about=adviser.previews.topic(view),
            options=[adviser.option(code) for code in self.options(viewer)],
        )

    def adviser(self, viewer: int, lang: str) -> MoveAdviser:
        """Return a seat's adviser, which answers questions about its moves."""
        return MoveAdviser(self.game, self.view(viewer), viewer, lang)

    def options(self, viewer: int) -> list[int]:
        return self.match.state.legal_actions(viewer)
