"""Reviews of finished games: the cost of each choice compared with the best option found.

Every choice is analyzed from the view that the player had. The costliest choices are analyzed again
in new worlds, each against the better option: the best of many uncertain estimates tends to be too
high, so a single analysis would call good moves mistakes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tangledbank._compat import compiled
from tangledbank.agents.advice import forecast_move, reasons
from tangledbank.agents.analysis import Budget, OptionEstimate, analyze
from tangledbank.agents.base import total
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.game import Game
from tangledbank.core.match import Match, replay
from tangledbank.core.record import UNDO, Record
from tangledbank.core.undo import retractions
from tangledbank.texts import GameTexts

# Budgets in worlds give the same result on a busy machine; plain Python needs a cap.
CAP: Final = 60.0 if compiled() else 1.0
FIRST: Final = Budget(iterations=240, options=16, cap=CAP)
SECOND: Final = Budget(iterations=240, options=0, cap=CAP)
AGAIN: Final = 16  # choices that are analyzed twice
WORST: Final = 5  # choices that are reported
SMALL: Final = 0.05  # a cost in points that is not reported
CHANCE: Final = ("card-drawn", "deep-drawn", "card-revealed", "die-rolled", "event-struck")


@dataclass(frozen=True)
class ChoicePoint:
    """A decision with several options, as its player saw it."""

    place: int  # the index among the record's choices, from 1
    round: int
    seat: int
    view: State
    played: int
    options: int
    dealt: bool  # whether this seat drew cards or dice fell since its last choice


@dataclass(frozen=True)
class JudgedChoice:
    """A choice with its cost.

    Values are leads in points: half over the best opponent, half over the opponents' mean.
    """

    place: int
    round: int
    seat: int
    options: int
    move: str
    better: str  # the best move found; the same as `move` if none is better
    cost: float  # points
    error: float  # the standard error of the cost
    chance: float  # of winning with the best choice
    chance_lost: float
    value: float  # of the best choice
    finals: list[float]  # expected points at the end, by seat, after the choice
    dealt: bool
    why: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class ResultBreakdown:
    """The parts of a seat's result, as leads in points."""

    seat: int
    choices: int
    start: float  # expected at the first choice
    cost: float  # lost by choices
    dealt: float  # gained by cards and dice
    others: float  # gained by the others' choices and hidden cards
    end: float


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    game: str
    players: int
    seats: list[int]
    totals: list[int]
    winners: list[int]
    judged: list[JudgedChoice]
    accounts: list[ResultBreakdown]

    def worst(self, seat: int, count: int = WORST) -> list[JudgedChoice]:
        """Return a seat's costliest choices."""
        mine = [each for each in self.judged if each.seat == seat and each.cost >= SMALL]
        return sorted(mine, key=lambda each: (-each.cost, each.place))[:count]


Watch = Callable[[int, int], None]  # steps done, and all steps


def review(
    game: Game,
    record: Record,
    seats: Sequence[int],
    words: GameTexts,
    watch: Watch = lambda done, all: None,
) -> Review:
    """Review a finished game for the given seats."""
    match, moments = choice_points(game, record, seats)
    total = len(moments) + AGAIN
    judged: list[JudgedChoice] = []
    better: list[int] = []  # the best action at each choice point
    for done, moment in enumerate(moments):
        watch(done, total)
        first, action = judge(moment, words)
        judged.append(first)
        better.append(action)
    order = sorted(range(len(judged)), key=lambda i: -judged[i].cost)[:AGAIN]
    for done, i in enumerate(order):
        watch(len(moments) + done, total)
        judged[i] = judge_again(moments[i], words, judged[i], better[i])
    watch(total, total)
    scores = [score.total for score in match.scores()]
    accounts = [break_down(seat, judged, scores) for seat in seats]
    return Review(game.key, record.players, list(seats), scores, match.winners(), judged, accounts)


def choice_points(
    game: Game, record: Record, seats: Sequence[int]
) -> tuple[Match, list[ChoicePoint]]:
    """Replay a game and return its decisions with several options, omitting undone choices."""
    standing = ChoiceCollector(record, seats)
    match = replay(game, record, standing.note)
    return match, [each.moment for each in standing.answers if each.moment is not None]


@dataclass(frozen=True, eq=False)
class KeptChoice:
    """A choice that was not undone. `moment` is None if there was only one option."""

    seat: int
    moment: ChoicePoint | None
    told: int  # the number of the last news that its seat knew before
    first: bool  # whether it starts a series of answers given together with other seats


class ChoiceCollector:
    """A collector of some seats' choices during a replay, without those that are undone."""

    def __init__(self, record: Record, seats: Sequence[int]) -> None:
        self.record = record
        self.seats = seats
        self.answers: list[KeptChoice] = []
        self.told = [0] * record.players

    def note(self, match: Match, place: int) -> None:
        """Record a choice just before it is replayed, or remove choices if it is an undo."""
        choice = self.record.choices[place]
        seat = int(choice[0])
        if seat not in self.seats:
            return
        if choice[1] == UNDO:
            self.take_back(match, seat)
            return
        first, told = not retractions(match.state, seat), self.told[seat]
        self.answers.append(KeptChoice(seat, self.moment(match, place, seat), told, first))

    def moment(self, match: Match, place: int, seat: int) -> ChoicePoint | None:
        options = len(match.state.legal_actions(seat))
        if options < 2:
            return None
        record, game = self.record, match.game
        news = [event for _, event in match.news[seat].since(self.told[seat])]
        self.told[seat] = match.news[seat].last
        code = game.language.from_record(record.choices[place], record.players, record.format)
        now, dealt = int(match.state.round_number()), is_dealt(game, news, seat)
        return ChoicePoint(place + 1, now, seat, match.view(seat), int(code), options, dealt)

    def take_back(self, match: Match, seat: int) -> None:
        """Remove a seat's last choice, or all choices that one undo takes back together."""
        mine = [each for each in self.answers if each.seat == seat]
        begun = max((i for i, each in enumerate(mine) if each.first), default=0)
        steps = retractions(match.state, seat)
        gone = mine[begun + steps - 1 :] if steps else mine[-1:]
        if gone:
            self.told[seat] = gone[0].told
        self.answers = [each for each in self.answers if each not in gone]


def is_dealt(game: Game, news: Sequence[Event], seat: int) -> bool:
    names = game.language.events
    return any(
        names.get(int(event.kind)) in CHANCE and (event.seat == seat or not event.secret)
        for event in news
    )


def judge(moment: ChoicePoint, words: GameTexts) -> tuple[JudgedChoice, int]:
    """Judge a choice, and return it with the best action found."""
    analysis = analyze(moment.view, moment.seat, FIRST, moment.place, also=[moment.played])
    played = analysis.of(moment.view, moment.played) or analysis.best
    return judged_choice(moment, words, analysis.best, played), analysis.best.action


def judged_choice(
    moment: ChoicePoint, words: GameTexts, best: OptionEstimate, played: OptionEstimate
) -> JudgedChoice:
    cost = max(0.0, best.value - played.value)
    view, seat = moment.view, moment.seat
    move = words.move(view, seat, moment.played)
    return JudgedChoice(
        moment.place,
        moment.round,
        seat,
        moment.options,
        move,
        words.move(view, seat, best.action) if cost > 0 else move,
        cost,
        math.hypot(best.error, played.error),
        best.chance,
        max(0.0, best.chance - played.chance),
        best.value,
        played.finals,
        moment.dealt,
    )


def judge_again(
    moment: ChoicePoint, words: GameTexts, first: JudgedChoice, better: int
) -> JudgedChoice:
    """Compare a choice with a better action in new worlds, and add reasons if it costs points."""
    view, seat = moment.view, moment.seat
    rivals = [better, moment.played]
    fresh = analyze(view, seat, SECOND, (1 << 20) + moment.place, also=rivals)
    best, played = (fresh.of(view, action) for action in rivals)
    if best is None or played is None or best is played:
        return replace(first, cost=0.0, chance_lost=0.0, better=first.move)
    again = judged_choice(moment, words, best, played)
    if again.cost < SMALL:
        return again
    forecasts = [
        forecast_move(view, seat, words, each.action, moment.place) for each in (best, played)
    ]
    return replace(again, why=reasons(words, view, *forecasts))


def ahead(points: Sequence[float], seat: int) -> float:
    """Return a seat's lead: half over the best opponent, half over the opponents' mean."""
    others = [each for i, each in enumerate(points) if i != seat]
    return points[seat] - 0.5 * max(others) - 0.5 * total(others) / len(others)


def break_down(seat: int, judged: Sequence[JudgedChoice], scores: Sequence[int]) -> ResultBreakdown:
    """Break a seat's result down into choices, cards and dice, and everything else."""
    mine = [each for each in judged if each.seat == seat]
    end = ahead([float(score) for score in scores], seat)
    dealt = others = 0.0
    for before, after in steps(mine):
        reached = after.value if after else end
        change = reached - (before.value - before.cost)
        if after and after.dealt:
            dealt += change
        else:
            others += change
    cost = total(each.cost for each in mine)
    return ResultBreakdown(
        seat, len(mine), mine[0].value if mine else end, cost, dealt, others, end
    )


def steps(mine: Sequence[JudgedChoice]) -> Iterator[tuple[JudgedChoice, JudgedChoice | None]]:
    return zip(mine, [*mine[1:], None], strict=True)


def plain(found: Review) -> dict[str, Any]:
    """Return a review as plain data."""
    rounded = {"cost", "error", "chance", "chance_lost", "value"}
    return {
        "game": found.game,
        "players": found.players,
        "seats": found.seats,
        "totals": found.totals,
        "winners": found.winners,
        "choices": [
            {
                name: round(value, 3) if name in rounded else value
                for name, value in vars(each).items()
            }
            for each in found.judged
        ],
        "accounts": [
            {name: round(value, 3) for name, value in vars(each).items()} for each in found.accounts
        ],
        "worst": {seat: [each.place for each in found.worst(seat)] for seat in found.seats},
    }
