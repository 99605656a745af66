"""Answers to a seat's questions about its moves, computed on demand from its view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tangledbank.core.action import verb_of
from tangledbank.core.errors import BadNotation
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.refusal import Refusal
from tangledbank.presentation.previews import Previews, previews_for
from tangledbank.presentation.refused_moves import RefusedMoves
from tangledbank.presentation.topic_search import TopicSearch
from tangledbank.server.errors import Refused
from tangledbank.server.protocol import requests, responses
from tangledbank.server.views.event_encoder import EventEncoder
from tangledbank.server.views.news import NewsWriter
from tangledbank.server.views.slots import no_such
from tangledbank.texts import GameTexts
from tangledbank.texts.explanations import Explanation

MAX_PREVIEWS: Final = 24
MAX_QUERY_LENGTH: Final = 80  # characters of a query
MAX_NAMES: Final = 12


class MoveAdviser:
    """An adviser that answers a seat's questions about its moves, from its view alone."""

    def __init__(self, game: Game, view: State, seat: int, lang: str) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.lang = lang
        self.encoder = EventEncoder(game, view, lang)

    @property
    def words(self) -> GameTexts:
        return self.encoder.words

    @cached_property
    def previews(self) -> Previews:
        return previews_for(self.words)

    # Moves

    def option(self, code: int) -> responses.Option:
        language = self.game.language
        move = language.write_action(self.view, self.seat, code)
        verb = language.verbs[int(verb_of(code))]
        return responses.Option(verb, self.encoder.slots.action(code), move)

    def sentences(self, options: Sequence[int]) -> list[str]:
        """Return options as sentences."""
        return [self.words.move(self.view, self.seat, code) for code in options]

    def why(self, move: str) -> responses.WhyNotAnswer:
        """Return why a move is illegal, according to the seat's view."""
        mover, code = self.game.language.read_action(self.view, move)
        refusal = self.game.refusal(self.view, self.seat, code, mover)
        if refusal is None:
            return responses.WhyNotAnswer(move, "", "", "", "")
        return responses.WhyNotAnswer(move, *self.words.grounds(self.view, refusal))

    # Outcomes

    def outcomes(
        self, options: Sequence[int], indexes: Sequence[int]
    ) -> Iterator[responses.Outcome]:
        """Yield the outcomes of options one by one, so that callers can pause between them."""
        if len(indexes) > MAX_PREVIEWS:
            raise Refused("too-long")
        if any(not 0 <= index < len(options) for index in indexes):
            raise Refused("illegal-move", f"there are {len(options)} options")
        return (self.outcome(index, options[index]) for index in indexes)

    def outcome(self, index: int, code: int) -> responses.Outcome:
        given = self.view, self.seat, code
        events = self.previews.expected_events(*given)
        numbered = list(enumerate(events, start=1))
        writer = NewsWriter(self.game, self.view, self.seat, self.lang)
        figures = self.previews.says(*given)
        return responses.Outcome(
            choice=index,
            text=" ".join(filter(None, (self.words.move(*given) + ".", figures))),
            figures=self.previews.figures(*given),
            traits=self.traits(code, events),
            news=writer.traced(numbered, True),
            log=[line.text for line in writer.log(numbered)],
        )

    def traits(self, code: int, events: Sequence[Event]) -> list[responses.TraitRef]:
        """Return the traits that an option triggers, and those that affect it."""
        causes = [cause for each in events if (cause := self.game.language.named(each).cause)]
        found = [(each.id, each.being) for each in causes if each.what == "trait"]
        found += self.previews.traits(self.view, self.seat, code)
        return [
            responses.TraitRef(self.encoder.key("trait", id), self.encoder.being(being))
            for id, being in dict.fromkeys(found)
        ]

    # Illegal moves

    def refused_targets(
        self, request: requests.IllegalMoves
    ) -> tuple[Iterator[responses.IllegalMove], bool]:
        """Return a verb's illegal moves with their reasons, and whether there are more."""
        verbs = self.game.language.verb_words.values()
        verb = next((verb for verb in verbs if verb.name == request.verb), None)
        if verb is None:
            raise BadNotation(f"there is no verb {request.verb!r:.40}")
        tried = RefusedMoves(self.game, self.view, self.seat)
        given = self.encoder.slots.first_slots(verb, request.values)
        for slot, id in given.items():
            kind = verb.slots[slot]
            if not tried.knows(kind.name, id):
                raise no_such(kind, request.values[slot])
        found, more = tried.refused(verb.number, list(given.values()))
        return (self.target(each) for each in found), more

    def target(self, refusal: Refusal) -> responses.IllegalMove:
        option = self.option(refusal.action)
        return responses.IllegalMove(
            option.values, option.move, *self.words.grounds(self.view, refusal)
        )


def explain(words: GameTexts, about: str, request_id: int) -> responses.ExplainAnswer:
    """Explain a card, trait, zone, event or term; the answer is the same at every table."""
    if len(about) > MAX_QUERY_LENGTH:
        raise Refused("too-long")
    found, names = TopicSearch(words).explain(about)
    entries = [entry(words, each) for each in found]
    return responses.ExplainAnswer(about, entries, names[:MAX_NAMES], request_id)


def entry(words: GameTexts, found: Explanation) -> responses.Entry:
    sources = words.game.cards().get("sources", []) if found.doubt else []
    return responses.Entry(*found, sources=[str(source) for source in sources])
