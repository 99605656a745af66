"""A running game: the match, its clocks, and the choices that are not yet stored."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tangledbank.core.compacting import standing_rows
from tangledbank.core.game import Game
from tangledbank.core.match import Match, Question
from tangledbank.core.record import UNDO, Record, record_from
from tangledbank.server.errors import Refused, engine_refusal
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.clock import NOBODY, Clock
from tangledbank.server.tables.earlier_news import EarlierNews, TimeoutNews, add_timeout, numbers
from tangledbank.server.tables.pacing import may_answer_at_once
from tangledbank.server.tables.runtime import Runtime
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.undo_budget import UndoBudget
from tangledbank.server.tables.undo_path import ChoiceMark, Origin, UndoPath, path_to

SNAPSHOT_INTERVAL: Final = (
    24  # choices between two snapshots, or more where something can be taken back
)
MAX_REMEMBERED: Final = 40  # answers of bots


class RunningGame:
    """A game in progress: the match, the clocks, and the choices not yet stored."""

    def __init__(self, game: Game, settings: Settings, match: Match, runtime: Runtime) -> None:
        self.game = game
        self.settings = settings
        self.match = match
        self.runtime = runtime
        self.clock = Clock(settings.clock, settings.players)
        self.answer_times: dict[int, float] = {}  # by question: when the server may answer it
        self.unseen_stretches: dict[
            int, tuple[float, float]
        ] = {}  # by seat: asked since when, its moment
        self.unsaved: list[ChoiceRow] = []  # not yet stored
        self.saved = 0  # choices in the snapshot
        self.loaded = 0  # choices in the snapshot that the game was loaded from
        self.earlier_news: EarlierNews | None = None  # of those choices, once rebuilt
        self.marks: list[ChoiceMark] = []  # of the choices that can be undone
        self.kept: dict[int, int] = {}  # by seat: its last news item before its last choice
        self.bots: frozenset[int] = frozenset()  # seats
        self.pauses: list[tuple[float, float]] = []  # from when until when; the last may be open
        self.timeouts: set[int] = set()  # numbers of the choices made because time ran out
        self.timeout_news: TimeoutNews = {}  # of those choices
        self.timed_out: dict[int, int] = {}  # by seat: how often something had been revealed then
        self.bot_answers: dict[int, int] = {}  # by seed of the position
        self.undone = UndoBudget(settings.players)
        self.voided_rows: list[
            tuple[int, int]
        ] = []  # by undo since the snapshot: its row, rows it voids
        self.standing: list[int] | None = None  # rows of a finished game, once they are looked for

    # Beginning and going on

    @classmethod
    def begin(
        cls, game: Game, settings: Settings, seed: int, runtime: Runtime, now: float
    ) -> RunningGame:
        """Begin a new game."""
        match = Match.start(game, settings.players, seed, settings.options)
        play = cls(game, settings, match, runtime)
        play._observe(now)
        play._answer_forced(now)
        return play

    def know(self, bots: Iterable[int], timeouts: Iterable[int] = ()) -> RunningGame:
        """Take over which seats are bots, and which stored choices were made by timeout."""
        self.bots, self.timeouts = frozenset(bots), set(timeouts)
        return self

    @classmethod
    def resume(
        cls,
        game: Game,
        settings: Settings,
        snapshot: Mapping[str, Any],
        rows: Sequence[ChoiceRow],
        runtime: Runtime,
    ) -> RunningGame:
        """Resume a game from a snapshot, before which nothing can be undone, and later choices."""
        play = cls.load(game, settings, snapshot, runtime)
        play.replay(rows)
        return play

    @classmethod
    def load(
        cls, game: Game, settings: Settings, snapshot: Mapping[str, Any], runtime: Runtime
    ) -> RunningGame:
        """Return a game as it was at its snapshot."""
        play = cls(game, settings, Match.load(game, snapshot["match"]), runtime)
        play.saved = play.loaded = len(play.match.record.choices)
        play.clock.load(snapshot["clock"], int(play.match.state.undo_barriers))
        play.undone.load(snapshot.get("undone", {}))
        return play

    @classmethod
    def restart(
        cls, game: Game, settings: Settings, record: Record, began: float, runtime: Runtime
    ) -> RunningGame:
        """Return a game at its start, before its first choice."""
        play = cls(game, settings, Match(game, record), runtime)
        play._observe(began)
        return play

    def replay(self, rows: Sequence[ChoiceRow]) -> None:
        """Replay choices that were accepted earlier and are already stored."""
        for row in rows:
            seat = int(row.choice[0])
            if row.choice[1] == UNDO:
                self._retract(seat, row.at)
            else:
                code = self.game.language.from_record(row.choice, self.settings.players, 2)
                question = next(q for q in self.match.open if q.seat == seat)
                self._play(seat, question.number, code, self._origin(row.number, question, code))
                self._observe(row.at, seat)
        self._set_answer_times(rows[-1].at if rows else self.runtime.now())

    def catch_up(self, rows: Sequence[ChoiceRow], saved: int) -> None:
        """Replay choices stored by other workers, and note how many their snapshot includes."""
        self.replay(rows)
        self.saved = saved

    def keep_answer_times(self, other: RunningGame) -> None:
        """Keep the answer times that another copy of the game set for questions still open."""
        old = other.answer_times
        self.answer_times = {
            number: old.get(number, at) for number, at in self.answer_times.items()
        }
        self.unseen_stretches.update(other.unseen_stretches)

    # Looking

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def count(self) -> int:
        return len(self.match.record.choices)

    def asked(self) -> list[int]:
        return [question.seat for question in self.match.open]

    def question_of(self, seat: int) -> Question | None:
        return next((q for q in self.match.open if q.seat == seat), None)

    def only_option(self, seat: int) -> int | None:
        """Return a seat's only option, or None if it doesn't have exactly one."""
        options = self.match.state.legal_actions(seat)
        return options[0] if len(options) == 1 else None

    def game_time(self, at: float) -> float:
        """Return a time on the game's clocks, which stand still while the game is paused."""
        return at - sum(min(end or at, at) - start for start, end in self.pauses if start < at)

    def deadline(self, seat: int) -> float:
        """Return when a seat's time runs out; 0 without a limit, a question, or during a pause."""
        deadline = self.clock.deadline(seat)
        if not deadline or (self.pauses and not self.pauses[-1][1]):
            return 0.0
        return deadline + sum(end - start for start, end in self.pauses)

    def set_pauses(self, pauses: Sequence[tuple[float, float]], now: float) -> None:
        """Take over the pauses of the game, and draw new times for the server's moves."""
        self.pauses = list(pauses)
        self.answer_times = {}
        self._set_answer_times(now)

    # Choosing

    def choose(self, seat: int, number: int, choice: int | str, now: float) -> None:
        """Answer a question by the index of an option, or by its notation."""
        try:
            self._play(seat, number, self._option_code(seat, number, choice), "own")
        except ValueError as error:
            raise engine_refusal(error) from None
        self._record_choice(seat, now)
        self._answer_forced(now)

    def _origin(self, row: int, question: Question, code: int) -> Origin:
        """Return how a stored choice came about."""
        if row in self.timeouts:
            return "timeout"
        if self._publicly_forced() == (question, code):
            return "forced"
        return "bot" if question.seat in self.bots else "own"

    def _play(self, seat: int, number: int, choice: int | str, origin: Origin) -> None:
        """Play a choice, and note how it came about."""
        kept = self.match.news[seat].last if 0 <= seat < len(self.match.news) else 0
        before = numbers(self.match) if origin == "timeout" else {}
        self.match.play(seat, number, choice)
        self.kept[seat] = kept
        self._note(ChoiceMark(origin, kept))
        if origin == "timeout":
            self.timeouts.add(self.count)
            self.timed_out[seat] = int(self.match.state.undo_barriers)
            add_timeout(self.timeout_news, before, self.match, seat)

    def _option_code(self, seat: int, number: int, choice: int | str) -> int | str:
        if isinstance(choice, str):
            return choice
        options = self.match.state.legal_actions(seat)
        question = self.question_of(seat)
        known = question is not None and question.number == number
        if known and not 0 <= choice < len(options):
            raise Refused("illegal-move", f"there are {len(options)} options")
        return options[choice] if known else choice

    def answer(self, seat: int, number: int, code: int, now: float, timeout: bool = False) -> None:
        """Make a choice for the server, a bot, or a person whose time ran out."""
        origin: Origin = "timeout" if timeout else "bot" if seat in self.bots else "own"
        try:
            self._play(seat, number, code, origin)
        except ValueError as error:
            raise engine_refusal(error) from None
        self._record_choice(seat, now)
        self._answer_forced(now)

    def _answer_forced(self, now: float) -> None:
        """Answer forced questions that need no delay, and set when the server may answer others."""
        while (forced := self._publicly_forced()) is not None:
            question, code = forced
            self._play(question.seat, question.number, code, "forced")
            self._record_choice(question.seat, now)
        self._set_answer_times(now)

    def _publicly_forced(self) -> tuple[Question, int] | None:
        """Return a forced question that may be answered at once, with its only option, or None."""
        for question in self.match.open:
            if not self.settings.pace or may_answer_at_once(self.game.key, question.prompt):
                code = self.only_option(question.seat)
                if code is not None:
                    return question, code
        return None

    def _set_answer_times(self, now: float) -> None:
        """Draw a random time at which the server may answer each new question.

        A seat that chooses unseen gets a single time, because several would reveal how often a bot
        has chosen.
        """
        earlier = self.unseen_stretches if self.clock.together else {}
        answer_times, unseen_stretches = {}, {}
        for question in self.match.open:
            since = self.clock.since[question.seat]
            began, moment = earlier.get(question.seat, (since, 0.0))
            if question.number in self.answer_times:
                moment = self.answer_times[question.number]
            elif not moment or began != since:
                moment = now + self._answer_delay()
            answer_times[question.number] = moment
            unseen_stretches[question.seat] = since, moment
        self.answer_times, self.unseen_stretches = answer_times, unseen_stretches

    def _answer_delay(self) -> float:
        return self.runtime.answer_delay() if self.settings.pace else 0.0

    def _record_choice(self, seat: int, now: float) -> None:
        """Add the last choice to the unsaved rows, and update the clocks."""
        self._add_row(now)
        self._observe(now, seat)

    def _observe(self, now: float, chose: int = NOBODY) -> None:
        """Tell the clocks which seats are asked and which seat chose."""
        self.clock.observe(
            self.asked(), self.game_time(now), int(self.match.state.undo_barriers), chose
        )

    def _add_row(self, now: float) -> None:
        choices = self.match.record.choices
        self.unsaved.append(ChoiceRow(len(choices), choices[-1], now))

    def remember_answer(self, seed: int, code: int) -> None:
        """Remember a bot's answer, so that it answers the same after an undo."""
        if len(self.bot_answers) >= MAX_REMEMBERED:
            del self.bot_answers[next(iter(self.bot_answers))]
        self.bot_answers[seed] = code

    # Taking back

    def undo(self, seat: int, now: float) -> None:
        """Undo the last choice that a seat made itself, and choices after it that may be undone."""
        if refusal := self.undo_path(seat).refusal:
            raise Refused("no-undo", refusal)
        self._take_back(seat, now)
        while self.only_option(seat) is not None and self._path(seat):
            self._take_back(seat, now)
        self._set_answer_times(now)

    def can_undo(self, seat: int) -> bool:
        return bool(self.undo_path(seat))

    def undo_path(self, seat: int) -> UndoPath:
        """Return what an undo takes back, or why the seat can't undo."""
        if not self.settings.undo or self.over:
            return UndoPath(refusal="off" if not self.over else "over")
        limit = self.undone.exhausted(seat, int(self.match.state.undo_barriers))
        return UndoPath(refusal=limit) if limit else self._path(seat)

    def _path(self, seat: int) -> UndoPath:
        if self.clock.together:
            return self._retraction(seat)
        alone = len(self.bots) == self.settings.players - 1 and seat not in self.bots
        path = path_to(seat, self.match.revocable, self.marks, alone)
        last = self.match.revocable[-1:] == [seat]
        if not path and not last and self.match.can_undo(seat):
            return self._retraction(seat)
        if path.refusal == "revealed" and all(
            each[0] != seat for each in self.match.record.choices
        ):
            return UndoPath(refusal="nothing")
        return path

    def _retraction(self, seat: int) -> UndoPath:
        """Return whether a seat can change its answer while others choose."""
        if self.timed_out.get(seat) == int(self.match.state.undo_barriers):
            return UndoPath(refusal="timeout")
        trial = self.match.state.clone()
        if not trial.retract(seat) or (self.clock.together and len(trial.legal_actions(seat)) <= 1):
            return UndoPath(refusal="nothing")
        return UndoPath([seat], self.kept.get(seat, 0))  # others' hidden choices don't matter

    def _take_back(self, seat: int, now: float) -> None:
        for each in self._path(seat).seats:
            self._retract(each, now)
            self._add_row(now)
            if not self.match.revocable:
                break  # a whole turn was undone

    def _retract(self, seat: int, now: float) -> None:
        """Undo a choice, or a whole turn of cards, in the game and on the clocks."""
        last = self.marks[-1:] if self.match.revocable[-1:] == [seat] else []
        forced = [mark.origin for mark in last] == ["forced"]
        count = self.match.undo(seat)
        self.voided_rows.append((self.count, count + 1))
        charged = self.clock.together or not forced  # forced answers belong to the choice before
        if charged and seat not in self.bots:
            self.undone.charge(seat, int(self.match.state.undo_barriers))
        self._note(ChoiceMark("own"))
        self.clock.take_back(self.asked(), self.game_time(now), seat, count)

    def _note(self, mark: ChoiceMark) -> None:
        """Mark the last choice; drop the marks of choices that can't be undone any more."""
        count = len(self.match.revocable)
        self.marks = [*self.marks, mark][:count] if count > len(self.marks) else self.marks[:count]

    # Storing

    def standing_rows(self) -> list[int]:
        """Return the indexes of the choices in a finished game's record that were not undone."""
        if self.standing is None:
            self.standing = standing_rows(self.game, self.match.record)
        return self.standing

    def take_unsaved(self) -> list[ChoiceRow]:
        """Return the unsaved choices, which then count as saved."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved

    def snapshot(self) -> tuple[int, str] | None:
        """Return a snapshot if one is due and nothing can be undone, or None.

        Undone choices don't count, so that the time of a snapshot reveals nothing about them.
        """
        voided = sum(rows for number, rows in self.voided_rows if number > self.saved)
        due = self.count - self.saved - voided >= SNAPSHOT_INTERVAL or self.over
        if not due or any(self.match.can_undo(seat) for seat in range(self.settings.players)):
            return None
        self.saved, self.voided_rows = self.count, []
        plain = {
            "match": self.match.save(),
            "clock": self.clock.save(),
            "undone": self.undone.save(),
        }
        return self.count, json.dumps(plain)


def empty_record(game: Game, settings: Settings, seed: int) -> Record:
    """Return the record of a game before its first choice."""
    return Record.of(
        game, settings.players, game.resolve_options(settings.players, settings.options), seed
    )


def read_snapshot(saved: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(saved)
    record_from(plain["match"]["record"])
    return plain
