"""`tangledbank replay`: summarize a record, or replay it step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import tangledbank
from tangledbank import Game, Match, Record
from tangledbank.cli.arguments import check_table, load_game, refused_record
from tangledbank.cli.display import SPECTATOR, TableDisplay, display_for
from tangledbank.cli.display.layout import HeightBudget
from tangledbank.cli.errors import CommandError
from tangledbank.cli.news_lines import fit
from tangledbank.cli.score_table import score_lines, standing
from tangledbank.cli.terminal import Terminal
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.match import replay
from tangledbank.core.options import spell
from tangledbank.core.record import BadRecord, check_compatible
from tangledbank.games.user_sets import known_sets
from tangledbank.presentation.log import log_writer
from tangledbank.texts import Texts

MOST_CHOICES = 10_000  # many times as many as the longest games have
NEWS_ROWS = 6  # kept for the news of a choice
ROUND = re.compile(r"[rt]\s*(\d{1,4})")


@dataclass(frozen=True)
class Step:
    """The state after a choice, and the events it caused."""

    state: State
    news: list[tuple[int, Event]]


def play_again(texts: Texts, path: Path, record: Record, game: Game) -> tuple[Match, list[Step]]:
    """Replay a record, and keep the state after each choice."""
    steps: list[Step] = []
    told = 0

    def note(match: Match, place: int) -> None:
        nonlocal told
        news = enumerate(match.all_news[told:], start=told + 1)
        steps.append(Step(match.state.clone(), list(news)))
        told = len(match.all_news)

    count = len(record.choices)
    if count > MOST_CHOICES:
        raise CommandError(
            texts.say("error-choices", path=str(path), count=count, most=MOST_CHOICES)
        )
    try:
        check_compatible(game, record)
        check_table(texts, path, record, game)
        match = replay(game, record, note)
    except BadRecord as error:
        raise refused_record(texts, path, error) from None
    note(match, len(record.choices))
    return match, steps


def find_rules(
    texts: Texts, path: Path, record: Record, data: Path | None, sets: Sequence[str] = ()
) -> Game:
    """Return a record's game, with the given sets or else those that the record needs."""
    if record.game not in tangledbank.games():
        why = texts.say("error-game", key=record.game, known=", ".join(tangledbank.games()))
        raise CommandError(texts.say("error-record", path=str(path), why=why))
    needed = [key for key in record.sets if key != record.game and key in known_sets()]
    return load_game(texts, record.game, data, sets or needed)


def summary(texts: Texts, match: Match, display: TableDisplay) -> list[str]:
    """Summarize a game's set-up and result."""
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
        return [head, "", *score_lines(display, match.scores())]
    return [head, "", texts.say("replay-unfinished"), *display.table(match.state, SPECTATOR)]


class ReplayStepper:
    """A viewer that steps forward and back through a game."""

    def __init__(
        self, texts: Texts, steps: list[Step], display: TableDisplay, terminal: Terminal
    ) -> None:
        self.texts = texts
        self.steps = steps
        self.display = display
        self.terminal = terminal
        self.place = 0
        self.told = [step_log(display, step) for step in steps]
        self.unit = display.words.round_unit
        self.keys: dict[str, Callable[[], None]] = {
            "": self.forward,
            "n": self.forward,
            "b": self.back,
            "p": self.back,
            "r": self.next_round,
            "t": self.next_round,
            "0": self.to_start,
            "e": self.to_end,
            "h": self.turn_hands,
        }

    def run(self) -> None:
        self.show()
        while True:
            try:
                typed = self.terminal.ask(
                    self.texts.say("replay-prompt", unit=self.unit) + " "
                ).lower()
            except EOFError:
                return
            if typed in ("q", "quit"):
                return
            self.handle(typed)

    def handle(self, typed: str) -> None:
        found = ROUND.fullmatch(typed)
        if typed == "s":
            state = self.steps[self.place].state
            self.terminal.say("", *standing(self.display, self.display.words.game.scores(state)))
            return
        if found:
            if not self.to_round(int(found[1])):
                last = self.last_round()
                self.terminal.say(self.texts.say("replay-no-round", last=last, unit=self.unit))
                return
        elif typed.isdecimal() and typed != "0":
            self.place = min(int(typed[:6]), len(self.steps) - 1)
        elif typed in self.keys:
            self.keys[typed]()
        else:
            said = self.texts.say("replay-help", unit=self.unit)
            self.terminal.say(*self.display.style.hang("", said))
            return
        self.show()

    def forward(self) -> None:
        self.place = min(self.place + 1, len(self.steps) - 1)

    def back(self) -> None:
        self.place = max(self.place - 1, 0)

    def to_start(self) -> None:
        self.place = 0

    def to_end(self) -> None:
        self.place = len(self.steps) - 1

    def turn_hands(self) -> None:
        """Show all hands, or hide them again."""
        self.display.open_hands = not self.display.open_hands

    def rounds(self) -> dict[int, int]:
        """Return the index of the step at which each round begins."""
        found: dict[int, int] = {}
        for place, step in enumerate(self.steps):
            named = [self.display.words.language.named(event) for _, event in step.news]
            for event in named:
                if event.role == "round":
                    found.setdefault(event.round_number, place)
        return found

    def last_round(self) -> int:
        return max(self.rounds(), default=0)

    def to_round(self, number: int) -> bool:
        """Go to the beginning of a round; return False if the game has no such round."""
        place = self.rounds().get(number)
        self.place = self.place if place is None else place
        return place is not None

    def next_round(self) -> None:
        later = [place for place in self.rounds().values() if place > self.place]
        self.place = min(later, default=len(self.steps) - 1)

    def show(self) -> None:
        """Show the table and the choice's news, fitted to the window."""
        self.display.style = self.terminal.style(list(self.display.style.names))
        rows = self.terminal.rows - 3
        step, news = self.steps[self.place], self.told[self.place]
        last = len(self.steps) - 1
        kept = len(self.news(news, NEWS_ROWS))
        room = HeightBudget(rows - min(1, kept), rows - kept)
        table = self.display.table(step.state, SPECTATOR, room)
        self.terminal.say("", *table, *self.news(news, rows - len(table)))
        rounds = [number for number, place in self.rounds().items() if place <= self.place]
        self.terminal.say(
            self.texts.say(
                "replay-place",
                place=self.place,
                last=last,
                round=max(rounds, default=0),
                unit=self.unit,
            )
        )

    def news(self, news: list[str], rows: int) -> list[str]:
        return fit(self.display.style, news, rows, lambda hidden: "…")


def show_replay(
    texts: Texts, match: Match, steps: list[Step], terminal: Terminal, names: list[str], log: bool
) -> None:
    """Step through the game in a terminal; otherwise, print its summary.

    With `log`, print the log and then the summary instead.
    """
    display = display_for(texts.of(match.game), terminal.style(names))
    if log:
        for line in full_log(display, steps):
            terminal.say(*display.style.hang("  ", line))
    elif terminal.typed and terminal.seen:
        ReplayStepper(texts, steps, display, terminal).run()
        return
    terminal.say(*summary(texts, match, display))


def full_log(display: TableDisplay, steps: list[Step]) -> list[str]:
    return [line for step in steps for line in step_log(display, step)]


def step_log(display: TableDisplay, step: Step) -> list[str]:
    """Return the log of one step."""
    return log_writer(display.words, SPECTATOR).sentences(
        step.state, [event for _, event in step.news]
    )
