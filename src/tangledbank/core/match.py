"""One running game, as servers, labs and tools hold it: record, undo, replay, news per seat."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tangledbank.core.errors import IllegalAction, NotYourDecision, StaleDecision
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.record import UNDO, BadRecord, Record, action_of
from tangledbank.core.score import Score, winners


@dataclass(frozen=True)
class Action:
    """A move as the edges see it: who, its words, and the int the engine uses."""

    seat: int
    code: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Question:
    """An open decision as the edges see it."""

    number: int
    seat: int
    prompt: str


class Match:
    """A game being played. What it accepted is in its record; anything else changed nothing."""

    def __init__(self, game: Game, record: Record, position: State | None = None) -> None:
        self.game = game
        self.record = record
        self.state: State = position or game.setup(record.players, record.options, record.seed)
        self.all_news: list[Event] = []  # for the referee
        self.news: list[list[Event]] = [[] for _ in range(record.players)]  # by seat
        self._undo: list[tuple[int, State]] = []
        self._listen()
        self.state.advance()
        self._spread()

    # Looking

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def open(self) -> list[Question]:
        """The decisions waiting for an answer."""
        prompts = self.game.language.prompts
        return [Question(int(d.number), int(d.seat), prompts[d.prompt]) for d in self.state.open]

    def legal(self, seat: int) -> list[Action]:
        """All that `seat` may do now, in a fixed order; empty if it is not asked."""
        self._check_seat(seat)
        return [self.action(seat, code) for code in self.state.legal_actions(seat)]

    def action(self, seat: int, code: int) -> Action:
        return Action(seat, code, self.game.language.write_action(self.state, seat, code))

    def read(self, text: str) -> Action:
        """The move that a text means."""
        seat, code = self.game.language.read_action(self.state, text)
        return self.action(seat, code)

    def view(self, seat: int) -> State:
        """The table as `seat` may know it."""
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def why_not(self, seat: int, action: Action | str | int) -> int:
        """Why `seat` cannot do this: a reason number, 0 if it can."""
        return self.game.reason(self.view(seat), seat, self.meaning(seat, action)[1])

    def meaning(self, seat: int, action: Action | str | int) -> tuple[int, int]:
        """Whose move this is, and the int of the move, read by what `seat` may know."""
        self._check_seat(seat)
        if isinstance(action, Action):
            return action.seat, action.code
        if isinstance(action, str):
            owner, code = self.game.language.read_action(self.view(seat), action)
            return int(owner), int(code)
        try:
            return seat, operator.index(action)
        except TypeError:
            said = f"a move is an Action, its words or its number, not {action!r:.80}"
            raise IllegalAction(said) from None

    def _check_seat(self, seat: int) -> None:
        """Seats are counted from 0; none below it is a guest or a referee."""
        if seat not in range(self.state.seats):
            last = self.state.seats - 1
            raise NotYourDecision(f"there is no seat {seat!r:.80}: the seats are 0 to {last}")

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Who won; empty while the game goes on."""
        return winners(self.scores()) if self.over else []

    # Playing

    def play(self, seat: int, number: int, action: Action | str | int) -> None:
        """Answer question `number` put to `seat`. An error changes nothing."""
        self._check_seat(seat)
        decision = self.state.decision_of(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        if decision.number != number:
            raise StaleDecision(
                f"the answer is to question {number}, but the open question is {decision.number}"
            )
        owner, code = self.meaning(seat, action)
        if owner != seat:
            raise IllegalAction(f"{action!s:.80} is no move of seat {seat}")
        if code not in self.state.legal_actions(seat):
            raise IllegalAction(f"{action!s:.80} is not offered now")
        self._commit(seat, code)

    def do(self, action: Action | str) -> None:
        """Play a move for whoever it belongs to, as the answer to that seat's open question."""
        move = self.read(action) if isinstance(action, str) else action
        if not isinstance(move, Action):
            raise IllegalAction(f"a move is an Action or its words, not {action!r:.80}")
        decision = self.state.decision_of(move.seat)
        self.play(move.seat, int(decision.number) if decision else -1, move)

    def answer_forced(self) -> int:
        """Answer every decision that has one option; return how many were answered."""
        count = 0
        while not self.over:
            forced = [d for d in self.state.open if len(self.state.legal_actions(d.seat)) == 1]
            if not forced:
                break
            seat = int(forced[0].seat)
            self._commit(seat, self.state.legal_actions(seat)[0])
            count += 1
        return count

    def can_undo(self, seat: int) -> bool:
        if seat not in range(self.state.seats):
            return False
        last = bool(self._undo) and self._undo[-1][0] == seat
        return last or self.state.clone().retract(seat)

    def undo(self, seat: int) -> None:
        """Take back the last choice of `seat`, if nothing was revealed and nobody chose since."""
        if not self.can_undo(seat):
            raise IllegalAction(f"seat {seat} has nothing to take back")
        if self.state.retract(seat):
            self._undo.clear()  # others chose at the same time: nobody goes back past this
        else:
            self._reopen(self._undo.pop()[1])
        self.record.choices.append([seat, UNDO])
        self._listen()

    def _reopen(self, before: State) -> None:
        """Go back to an earlier state, but never reuse the number of a question."""
        before.renumber(self.state.asked)
        self.state = before

    def _commit(self, seat: int, code: int) -> None:
        before = self.state.clone()
        self.state.apply(seat, code)
        self.record.choices.append(self.game.language.as_record(seat, code))
        if self.state.seals != before.seals or self.over:
            self._undo.clear()
        else:
            if self._undo and self._undo[-1][0] != seat:
                self._undo.clear()
            self._undo.append((seat, before))
        self._spread()

    # News

    def _listen(self) -> None:
        self.state.news = []

    def _spread(self) -> None:
        """Hand each seat the events it may know, numbered by their place in its own list."""
        for event in self.state.news or []:
            self.all_news.append(event)
            for seat, told in enumerate(self.news):
                seen = event.seen_by(seat)
                if seen is not None:
                    told.append(seen)
        self._listen()

    # Saving

    def save(self) -> dict[str, Any]:
        """The state as plain data, for going on later."""
        return self.game.codec.save(self.state)


def replay(game: Game, record: Record, watch: Callable[[Match, int], None] | None = None) -> Match:
    """Play a record again. It must be of these rules and this data."""
    refuse_foreign(game, record)
    settled = game.settle(record.players, record.options)
    match = Match(game, Record(**{**vars(record), "options": settled, "choices": []}))
    for i, choice in enumerate(record.choices):
        if watch is not None:
            watch(match, i)
        seat = int(choice[0])
        try:
            if choice[1] == UNDO:
                match.undo(seat)
                continue
            decision = match.state.decision_of(seat) if seat < record.players else None
            number = int(decision.number) if decision else -1
            match.play(seat, number, action_of(game.language.verbs, choice))
        except ValueError as error:
            raise BadRecord(
                "unplayable",
                "choice {place} of the record, {choice}, cannot be played: {detail}",
                place=i + 1,
                choice=" ".join(str(part) for part in choice),
                detail=str(error),
            ) from None
    return match


def refuse_foreign(game: Game, record: Record) -> None:
    """A record of another game, rules version or data is not replayed."""
    if record.game != game.key:
        raise BadRecord(
            "game",
            "this is a record of '{game}', not of '{wanted}'",
            game=record.game,
            wanted=game.key,
        )
    if record.rules != game.rules_version:
        raise BadRecord(
            "rules",
            "the record was played under rules version {rules}; this program has version {here}",
            rules=record.rules,
            here=game.rules_version,
        )
    if record.data != game.data_hash:
        raise BadRecord(
            "data",
            "the record was played with card data {data}; the data here is {here}",
            data=record.data,
            here=game.data_hash,
        )
