"""`tangledbank replay`: a record in short, or step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import tangledbank
from tangledbank import Game, Match, Record
from tangledbank.cli.faces import Face, face_of
from tangledbank.cli.faults import Fault
from tangledbank.cli.inputs import check_table, load_game, refused_record
from tangledbank.cli.scores import score_lines
from tangledbank.cli.screen import Screen
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.match import refuse_foreign, replay
from tangledbank.core.options import spell
from tangledbank.core.record import BadRecord
from tangledbank.texts import Texts

MOST_CHOICES = 10_000  # many times what the longest games have


@dataclass(frozen=True)
class Step:
    """The table after a choice, and what the choice caused."""

    state: State
    events: list[Event]


def play_again(texts: Texts, path: Path, record: Record, game: Game) -> tuple[Match, list[Step]]:
    """Replay a record, keeping the table after every choice."""
    steps: list[Step] = []
    told = 0

    def note(match: Match, place: int) -> None:
        nonlocal told
        steps.append(Step(match.state.clone(), match.all_news[told:]))
        told = len(match.all_news)

    count = len(record.choices)
    if count > MOST_CHOICES:
        raise Fault(texts.say("error-choices", path=str(path), count=count, most=MOST_CHOICES))
    try:
        refuse_foreign(game, record)
        check_table(texts, path, record, game)
        match = replay(game, record, note)
    except BadRecord as error:
        raise refused_record(texts, path, error) from None
    note(match, len(record.choices))
    return match, steps


def find_rules(texts: Texts, path: Path, record: Record, data: Path | None) -> Game:
    if record.game not in tangledbank.games():
        why = texts.say("error-game", key=record.game, known=", ".join(tangledbank.games()))
        raise Fault(texts.say("error-record", path=str(path), why=why))
    return load_game(texts, record.game, data)


def summary(texts: Texts, match: Match, face: Face) -> list[str]:
    """What kind of game it was, and how it ended."""
    record = match.record
    chosen = [
        f"{option.key}={spell(record.options[option.key])}"
        for option in match.game.options
        if record.options.get(option.key, option.default) != option.default
    ]
    head = texts.say(
        "replay-head",
        game=match.game.title,
        players=record.players,
        choices=len(record.choices),
        options=", ".join(chosen) or "–",
    )
    if match.over:
        return [head, "", *score_lines(face, match.scores())]
    return [head, "", texts.say("replay-unfinished"), *face.table(match.state, -1)]


class Stepper:
    """Forward and back through a replayed game."""

    def __init__(self, texts: Texts, steps: list[Step], face: Face, screen: Screen) -> None:
        self.texts = texts
        self.steps = steps
        self.face = face
        self.screen = screen
        self.place = 0
        self.keys: dict[str, Callable[[], None]] = {
            "": self.forward,
            "n": self.forward,
            "b": self.back,
            "p": self.back,
            "r": self.next_milestone,
            "0": self.to_start,
            "e": self.to_end,
        }

    def run(self) -> None:
        self.show()
        while True:
            try:
                typed = self.screen.ask(self.texts.say("replay-prompt") + " ").lower()
            except EOFError:
                return
            if typed in ("q", "quit"):
                return
            if typed.isdecimal() and typed != "0":
                self.place = min(int(typed[:6]), len(self.steps) - 1)
                self.show()
            elif typed in self.keys:
                self.keys[typed]()
                self.show()
            else:
                self.screen.say(self.texts.say("replay-help"))

    def forward(self) -> None:
        self.place = min(self.place + 1, len(self.steps) - 1)

    def back(self) -> None:
        self.place = max(self.place - 1, 0)

    def to_start(self) -> None:
        self.place = 0

    def to_end(self) -> None:
        self.place = len(self.steps) - 1

    def next_milestone(self) -> None:
        """On to the next time the table is worth a look."""
        self.forward()
        while self.place < len(self.steps) - 1 and not any(
            event.kind in self.face.milestones for event in self.steps[self.place].events
        ):
            self.forward()

    def show(self) -> None:
        step = self.steps[self.place]
        self.screen.say("", *self.face.table(step.state, -1), "")
        for line in self.face.log(step.state, step.events, -1):
            self.screen.say(*self.face.look.hang("  ", line))
        last = len(self.steps) - 1
        self.screen.say(self.texts.say("replay-place", place=self.place, last=last))


def show_replay(texts: Texts, match: Match, steps: list[Step], screen: Screen, log: bool) -> None:
    """Step by step where somebody types; otherwise in short, with the log if asked for."""
    names = [""] * match.record.players
    face = face_of(texts.of(match.game), screen.look(names))
    if log:
        events = [event for step in steps for event in step.events]
        for line in face.log(match.state, events, -1):
            screen.say(*face.look.hang("  ", line))
    elif screen.typed and screen.seen:
        Stepper(texts, steps, face, screen).run()
        return
    screen.say(*summary(texts, match, face))
