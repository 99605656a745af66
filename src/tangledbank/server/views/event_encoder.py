"""Encoding of events as protocol messages, with names, card keys, numbers and sentences."""

from __future__ import annotations

from functools import lru_cache

from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.notation.events import NOWHERE, Cause, NamedEvent, Spot
from tangledbank.notation.names import being_name
from tangledbank.server.protocol import responses
from tangledbank.server.views.slots import SlotCodec
from tangledbank.texts import GameTexts, Texts


@lru_cache(maxsize=64)
def game_texts(game: Game, lang: str) -> GameTexts:
    """Return a game's texts in one language."""
    return Texts(lang).of(game)


class EventEncoder:
    """An encoder of events for one reader, which uses only the reader's view."""

    def __init__(self, game: Game, view: State, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.slots = SlotCodec(game, int(view.seats))

    @property
    def words(self) -> GameTexts:
        return game_texts(self.game, self.lang)

    def news(self, number: int, event: Event) -> responses.NewsItem:
        name = self.game.language.events.get(int(event.kind), "")
        return responses.NewsItem(number, name, int(event.seat), self.slots.event(event))

    # Where from, where to, why

    def trace(self, event: NamedEvent, log: bool) -> responses.Trace:
        cause = event.cause
        return responses.Trace(
            self.location(event.comes_from),
            self.location(event.goes_to),
            self.cause(cause, log) if cause is not None else None,
        )

    def location(self, spot: Spot | None) -> responses.Location | None:
        if spot is None:
            return None
        seat = None if spot.seat == NOWHERE else spot.seat
        return responses.Location(spot.kind, seat, self.being(spot.being))

    def being(self, id: int) -> str:
        return str(being_name(self.view, id)) if id else ""

    def cause(self, cause: Cause, log: bool) -> responses.Cause:
        being, text = self.being(cause.being), ""
        if log:
            text = self.words.cause(self.view, cause.kind, cause.what, cause.id, being)
        return responses.Cause(cause.kind, self.key(cause.what, cause.id), being, text)

    def key(self, what: str, id: int) -> str:
        """Return the key of a trait, an event or a Scenario."""
        if not what or not id:
            return ""
        if what == "trait":
            return str(self.game.traits[id].key)
        return str(self.game.language.keys[what].key(id))
