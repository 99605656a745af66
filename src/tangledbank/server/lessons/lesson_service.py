"""Lessons over HTTP. Each request holds the learner's path, so the server keeps no state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tangledbank.core.match import Question
from tangledbank.lessons import LEARNER, Remarks, Tutor, lesson, lessons
from tangledbank.server.errors import Refused
from tangledbank.server.protocol import requests, responses
from tangledbank.server.protocol.lesson_bodies import (
    LessonOffer,
    LessonQuery,
    LessonRequest,
    LessonStep,
    Query,
)
from tangledbank.server.tables.game_catalog import GameCatalog
from tangledbank.server.tables.settings import Settings
from tangledbank.server.views.adviser import explain
from tangledbank.server.views.event_encoder import game_texts
from tangledbank.server.views.match_view import MatchView
from tangledbank.texts import Texts, detect_language

MAX_PATH: Final = 64  # remarks of a path
MAX_MOVE_LENGTH: Final = 200  # letters of a move
CACHED_POSITIONS: Final = 128


class LessonService:
    """A service that answers learners' requests and caches positions."""

    def __init__(self, catalog: GameCatalog) -> None:
        self.catalog = catalog
        self.tutor = lru_cache(maxsize=CACHED_POSITIONS)(self._tutor)

    def offers(self, lang: str) -> list[LessonOffer]:
        found = [(key, lesson(key)) for key in lessons()]
        return [
            LessonOffer(key, Remarks(lang, each).title, len(each.remarks)) for key, each in found
        ]

    def learn(self, game: str, request: LessonRequest) -> LessonStep:
        """Return the step at the end of a path; refuse a move that is not the lesson's."""
        lang = detect_language(request.lang[:20], {})
        return LessonPosition(self.at(game, request.path, lang), lang).step(request.seen)

    def ask(self, game: str, request: LessonQuery) -> Any:
        lang = detect_language(request.lang[:20], {})
        return LessonPosition(self.at(game, request.path, lang), lang).answer(request.query)

    def at(self, game: str, path: list[str], lang: str) -> Tutor:
        """Return a cached tutor, which must not be changed."""
        if game not in lessons():
            raise Refused("unknown-game", game[:40])
        if len(path) > MAX_PATH or any(len(move) > MAX_MOVE_LENGTH for move in path):
            raise Refused("too-long")
        if path and path[-1]:
            self.check(self.tutor(game, *path[:-1]), path[-1], lang)
        return self.tutor(game, *path)

    def check(self, tutor: Tutor, move: str, lang: str) -> None:
        """Refuse any move but the lesson's, with the lesson's explanation or the rule."""
        code = tutor.match.meaning(LEARNER, move)[1]
        if not tutor.current_step.is_question or code in tutor.accepted():
            return
        if code in tutor.match.state.legal_actions(LEARNER):
            remarks = Remarks(lang, tutor.lesson)
            raise Refused("not-in-lesson", remarks.instead(tutor.current_step.remark))
        raise Refused("illegal-move", LessonPosition(tutor, lang).learner_adviser.why(move).text)

    def _tutor(self, game: str, *path: str) -> Tutor:
        tutor = Tutor(lesson(game), self.catalog.game(game, []))
        tutor.follow(path)
        return tutor


@dataclass
class Learner:
    """The reader of a lesson."""

    lang: str
    seen: int
    viewer: int = LEARNER
    log: bool = True
    trace: bool = True


class LessonPosition(MatchView):
    """One position in a lesson, as the learner sees it."""

    def __init__(self, tutor: Tutor, lang: str) -> None:
        super().__init__(tutor.match)
        self.tutor = tutor
        self.lang = lang
        self.words = game_texts(self.game, lang)
        self.learner_adviser = self.adviser(LEARNER, lang)

    def question_of(self, viewer: int) -> Question | None:
        """Return the learner's question, or None if the step is only a remark to read."""
        return super().question_of(viewer) if self.tutor.current_step.is_question else None

    def step(self, seen: int) -> LessonStep:
        tutor, key = self.tutor, self.tutor.current_step.remark
        remarks = Remarks(self.lang, tutor.lesson)
        offered = self.offered()
        return LessonStep(
            game=self.game.key,
            title=remarks.title,
            step=tutor.remark_number,
            steps=len(tutor.lesson.remarks),
            over=tutor.over,
            remark=remarks.remark(key) if key else "",
            task=remarks.task(key) if key else "",
            refusal=tutor.refusal(self.words),
            accepted=[offered.index(code) for code in tutor.accepted()],
            table=self.table(),
            state=self.state(Learner(self.lang, seen)),
        )

    def table(self) -> responses.TableInfo:
        record, texts = self.match.record, Texts(self.lang)
        names = [texts.say(f"lesson-seat-{letter}") for letter in "abc"][: record.players]
        seats = [responses.SeatInfo("person", name, "", True, False, True, "") for name in names]
        game = self.game
        settings = Settings(game.key, record.players, record.options, undo=False, hints=False)
        return responses.TableInfo("", game.key, game.title, "playing", 0, settings, seats, "", "")

    def offered(self) -> list[int]:
        return self.options(LEARNER)

    # Queries

    def answer(self, request: Query) -> Any:
        """Answer a query from the learner's view, as the WebSocket handler does."""
        number = getattr(request, "number", None)
        if number is not None and number not in [each.number for each in self.match.open]:
            raise Refused("stale-question")
        if isinstance(request, requests.Explain):
            return explain(self.words, request.about, request.request_id)
        if isinstance(request, requests.WhyNot):
            return self.learner_adviser.why(request.move)
        if isinstance(request, requests.Options):
            return responses.OptionsAnswer(
                request.number, self.learner_adviser.sentences(self.offered()), request.request_id
            )
        if isinstance(request, requests.Preview):
            outcomes = list(self.learner_adviser.outcomes(self.offered(), request.choices))
            return responses.PreviewAnswer(request.number, outcomes, request.request_id)
        found, more = self.learner_adviser.refused_targets(request)
        return responses.IllegalMovesAnswer(
            request.number, request.verb, list(found), more, request.request_id
        )
