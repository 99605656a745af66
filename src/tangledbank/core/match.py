"""A running game with its record, undo, saves and event history: the library's main class."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from tangledbank.core.errors import BadData, IllegalAction, NotYourDecision, StaleDecision
from tangledbank.core.event import UNDONE, WATCHER, Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game, TableContext
from tangledbank.core.news import News
from tangledbank.core.record import (
    UNDO,
    BadRecord,
    Record,
    check_compatible,
    plain_record,
    record_from,
)
from tangledbank.core.refusal import Refusal
from tangledbank.core.score import Score, winners
from tangledbank.core.undo import UndoPoint, retractions

FORMAT = 2


class Action:
    """A move: the seat, the packed action, and its notation."""

    __slots__ = ("_match", "_text", "code", "seat")

    def __init__(self, seat: int, code: int, match: Match | None = None, text: str = "") -> None:
        self.seat = seat
        self.code = code
        self._match = match
        self._text = text

    @property
    def text(self) -> str:
        """The move in notation, written on first use."""
        if not self._text and self._match is not None:
            self._text = self._match.words(self.seat, self.code)
            self._match = None
        return self._text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return (self.seat, self.code) == (other.seat, other.code)

    def __hash__(self) -> int:
        return hash((self.seat, self.code))


class Question(NamedTuple):
    """An open decision: its number, the seat that is asked, and the prompt."""

    number: int
    seat: int
    prompt: str


class Match:
    """A running game. Refused calls change nothing.

        match = tangledbank.new("evolution", players=3, seed=7)
        question = match.open[0]
        option = match.legal(question.seat)[0]
        match.play(question.seat, question.number, option)

    Accepted choices are in `record`, from which `replay` restores the game. `news[seat]` is the
    event history of a seat, `watched` that of spectators.
    """

    def __init__(self, game: Game, record: Record, position: State | None = None) -> None:
        state = position or game.setup(record.players, record.options, record.seed)
        self._open(game, record, state, [0] * (record.players + 1))
        self.state.advance()
        self._report()

    def _open(self, game: Game, record: Record, state: State, told: list[int]) -> None:
        """Set all fields; `told` is the last event number of each listener."""
        self.game = game
        self.record = record
        self.state = state
        self.state.context = TableContext(game, record.options)
        self.all_news: list[Event] = []  # every event, nothing hidden
        self.news = [News(seat, self.all_news, n) for seat, n in enumerate(told[:-1])]
        self.watched = News(WATCHER, self.all_news, told[-1])  # for spectators
        self._final: list[Score] = []  # scores of a finished game, computed once
        self._choices: list[UndoPoint] = []  # since the last reveal
        self.void: set[int] = set()  # rows of the record that were undone, and the undos themselves
        self._listen()

    @classmethod
    def start(cls, game: Game, players: int, seed: int, options: Mapping[str, object]) -> Match:
        """Start a new game. `options` names only what differs from the defaults."""
        return cls(game, Record.of(game, players, game.resolve_options(players, options), seed))

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {each.seat} to {each.prompt}" for each in self.open)
        now = f"asking {asked}" if asked else "over"
        return f"<Match of {self.game.key}, {len(self.record.choices)} choices, {now}>"

    # Inspecting

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def open(self) -> list[Question]:
        """The decisions that wait for an answer."""
        prompts = self.game.language.prompts
        return [Question(d.number, d.seat, prompts[d.prompt]) for d in self.state.open]

    def legal(self, seat: int) -> list[Action]:
        """Return the options of `seat` in a fixed order, or an empty list if it is not asked."""
        seat = self._seat(seat)
        return [Action(seat, code, self) for code in self.state.legal_actions(seat)]

    def words(self, seat: int, code: int) -> str:
        """Return a packed action in notation."""
        return str(self.game.language.write_action(self.state, seat, code))

    def action(self, seat: int, code: int) -> Action:
        return Action(seat, code, None, self.words(seat, code))

    def read(self, text: str) -> Action:
        """Read a move in notation; raise BadNotation if the text is not a move."""
        return self.action(*self.game.language.read_action(self.state, text))

    def view(self, seat: int) -> State:
        """Return an independent copy of the state with only what `seat` may know."""
        return self._apart(self._seat(seat))

    def watch(self) -> State:
        """Return an independent copy of the state with only what spectators may know."""
        return self._apart(WATCHER)

    def _apart(self, seat: int) -> State:
        view = self.game.view(self.state, seat)
        view.detach()
        return view

    def see(self, seat: int) -> Mapping[str, Any]:
        """Return the published document of what `seat` sees (`docs/reference/views.md`)."""
        return self.game.see(self.view(seat), self._seat(seat))

    def key(self, seat: int) -> str:
        """Return a key for what `seat` knows, equal for states that it could not tell apart."""
        return self.game.key_of(self.view(seat))

    def why_not(self, seat: int, action: Action | str | int) -> Refusal | None:
        """Return why `seat` cannot make a move, judged from its view, or None if it can."""
        owner, code = self.meaning(seat, action)
        return self.game.refusal(self.view(seat), seat, code, owner)

    def meaning(self, seat: int, action: Action | str | int) -> tuple[int, int]:
        """Return the seat and the packed action of a move, as read from the view of `seat`."""
        seat = self._seat(seat)
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

    def _seat(self, seat: object) -> int:
        """Return a valid seat number; negative seats are refused, not counted from the end."""
        try:
            number = -1 if isinstance(seat, bool) else operator.index(seat)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self.state.seats:
            last = self.state.seats - 1
            raise NotYourDecision(f"there is no seat {seat!r:.80}: the seats are 0 to {last}")
        return number

    def scores(self) -> list[Score]:
        """Return the score that each seat would have if the game ended now."""
        scores = self._final or self.game.scores(self.state)
        self._final = scores if self.over else []
        return scores[:]

    def winners(self) -> list[int]:
        """Return the winning seats, or an empty list during the game."""
        return winners(self.scores()) if self.over else []

    # Playing

    def play(self, seat: int, number: int, action: Action | str | int) -> None:
        """Answer question `number` of `seat`.

        `action` is an `Action` from `legal`, its notation, or a packed action. Raises
        NotYourDecision, StaleDecision or IllegalAction, and then changes nothing.
        """
        seat = self._seat(seat)
        decision = self.state.decision_of(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} is not asked now")
        if decision.number != number:
            raise StaleDecision(
                f"the answer is to question {number!r:.80}, "
                f"but the open question is {decision.number}"
            )
        owner, code = self._choice(seat, action)
        if owner != seat:
            raise IllegalAction(f"{action!s:.80} is another seat's move, not seat {seat}'s")
        if code not in self.state.legal_actions(seat):
            raise IllegalAction(f"{action!s:.80} is not offered now")
        self._commit(seat, code)

    def _choice(self, seat: int, action: Action | str | int) -> tuple[int, int]:
        """Return the seat and the packed action of a move; refuse ambiguous text."""
        if not isinstance(action, str):
            return self.meaning(seat, action)
        owner, code = self.game.language.read_choice(self.view(seat), action)
        return int(owner), int(code)

    def do(self, action: Action | str) -> None:
        """Play a move as the answer to its seat's open question."""
        move = self.read(action) if isinstance(action, str) else action
        if not isinstance(move, Action):
            raise IllegalAction(f"a move is an Action or its words, not {action!r:.80}")
        decision = self.state.decision_of(move.seat)
        self.play(move.seat, int(decision.number) if decision else -1, action)

    def answer_forced(self) -> int:
        """Answer every decision that has only one option; return how many."""
        count = 0
        while not self.over:
            forced = [d for d in self.state.open if len(self.state.legal_actions(d.seat)) == 1]
            if not forced:
                break
            seat = int(forced[0].seat)
            self._commit(seat, self.state.legal_actions(seat)[0])
            count += 1
        return count

    def _commit(self, seat: int, code: int) -> None:
        before = self.state.clone()
        self.state.apply(seat, code)
        self.record.choices.append(self.game.language.as_record(seat, code, self.record.players))
        told = self._report()
        if self.state.undo_barriers != before.undo_barriers or self.over:
            self._choices.clear()
        else:
            self._choices.append(UndoPoint(seat, before, told, len(self.record.choices) - 1))

    # Undo

    @property
    def revocable(self) -> list[int]:
        """The seat of each choice that can be undone, oldest first."""
        return [choice.seat for choice in self._choices if not choice.fixed]

    def can_undo(self, seat: int) -> bool:
        try:
            seat = self._seat(seat)
        except NotYourDecision:
            return False
        return self.revocable[-1:] == [seat] or self.state.clone().retract(seat)

    def undo(self, seat: int) -> int:
        """Undo the last choice of `seat`; return the number of undone choices.

        Undo never goes past a reveal or another seat's choice. Cards that a seat played at the same
        time as others are taken back together.
        """
        if not self.can_undo(seat):
            raise IllegalAction(f"seat {seat!r:.80} has no choice to take back")
        if self.state.retract(seat):
            undone = self._forget(seat)
        else:
            undone = [self._choices.pop()]
            self._reopen(undone[0].before)
        self.void.update(choice.row for choice in undone)
        self.void.add(len(self.record.choices))
        self.record.choices.append([seat, UNDO])
        self._withdraw(seat, undone)
        self._listen()
        return len(undone)

    def _forget(self, seat: int) -> list[UndoPoint]:
        """Remove and return the choices that `seat` retracted.

        Others chose at the same time, so earlier choices become final.
        """
        left, gone = retractions(self.state, seat), []
        for choice in reversed([choice for choice in self._choices if choice.seat == seat]):
            gone.append(choice)
            if retractions(choice.before, seat) <= left:
                break
        self._choices = [replace(each, fixed=True) for each in self._choices if each not in gone]
        return gone

    def _reopen(self, before: State) -> None:
        """Return to an earlier state without reusing question numbers."""
        before.renumber(self.state.asked)
        self.state = before

    def _withdraw(self, seat: int, undone: list[UndoPoint]) -> None:
        """Withdraw the events of undone choices and notify the listeners that heard them."""
        places = {place for choice in undone for place in choice.told}
        for listener in self._listeners():
            numbers = listener.withdraw(places)
            if numbers or listener.audience == seat:
                stands = min(numbers, default=listener.last + 1) - 1
                listener.tell(Event(UNDONE, seat, (stands, 0, 0, 0), 1 << listener.audience, 0))
        stands = min(places, default=len(self.all_news))
        self.all_news.append(Event(UNDONE, seat, (stands, 0, 0, 0), 0, 0))

    # Events

    def _listen(self) -> None:
        self.state.news = []

    def _listeners(self) -> list[News]:
        return [*self.news, self.watched]

    def _report(self) -> range:
        """Add new events to the history; return their indices."""
        start = len(self.all_news)
        self.all_news.extend(self.state.news or [])
        self._listen()
        return range(start, len(self.all_news))

    # Saving

    def save(self) -> dict[str, Any]:
        """Let the target's traits react to the attack; `step` resolves it when no more ask."""
        return {
            "format": FORMAT,
            "record": plain_record(self.record),
            "told": [listener.last for listener in self._listeners()],
            **self.game.codec.save(self.state),
        }

    @classmethod
    def load(cls, game: Game, plain: Mapping[str, Any]) -> Match:
        """Continue a saved game. Each listener's event numbers continue as well."""
        if not isinstance(plain, Mapping) or plain.get("format") != FORMAT:
            raise BadData(f"this is not a saved game of format {FORMAT}")
        record = record_from(plain.get("record"))
        check_compatible(game, record)
        record.options = game.resolve_options(record.players, record.options)
        told = plain.get("told")
        if not isinstance(told, list) or not all(type(n) is int and n >= 0 for n in told):
            raise BadData("the saved game lacks the event numbers of its listeners")
        if len(told) != record.players + 1:
            raise BadData("the saved game has event numbers for another number of listeners")
        match = cls.__new__(cls)
        match._open(game, record, game.load(plain, record.players, record.options), told)
        return match


def replay(game: Game, record: Record, watch: Callable[[Match, int], None] | None = None) -> Match:
    """Play a record again and return the match. `watch` is called before each choice.

    Raises BadRecord if the record belongs to other rules or card data, or if a choice is illegal.
    """
    check_compatible(game, record)
    settled = game.resolve_options(record.players, record.options)
    match = Match(game, Record.of(game, record.players, settled, record.seed))
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
            code = game.language.from_record(choice, record.players, record.format)
            match.play(seat, number, code)
        except ValueError as error:
            raise BadRecord(
                "unplayable",
                "choice {place} of the record, {choice}, cannot be played: {detail}",
                place=i + 1,
                choice=" ".join(str(part) for part in choice),
                detail=str(error),
            ) from None
    return match
