"""A person at the table: shows what there is to see, reads what is typed, explains."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tangledbank import Match
from tangledbank.cli.faces import Face, Group
from tangledbank.cli.faults import Fault
from tangledbank.cli.reading import Meaning, Reader
from tangledbank.cli.screen import Screen
from tangledbank.notation.words import squeeze
from tangledbank.texts import GameTexts

COMMANDS = ("help", "table", "moves", "log", "undo", "back", "save", "quit")
LOG_LINES = 30
ROWS_KEPT = 4  # of the screen, for what stands around the news
MOST_ALIKE = 6  # moves that are named to somebody who wrote none


class Left(Exception):
    """The player leaves the table."""


class Human:
    """One seat, played from its view, its options and its events alone."""

    def __init__(
        self, match: Match, seat: int, face: Face, screen: Screen, save: Callable[[str], Path]
    ) -> None:
        self.match = match
        self.seat = seat
        self.face = face
        self.words: GameTexts = face.words
        self.screen = screen
        self.save = save
        self.told = 0  # how many of the own events were gathered
        self.untold: list[str] = []  # lines since the last prompt
        self.burst = 0  # how many lines there were before this prompt
        self.surprised = False  # whether another seat had a part in them
        self.last_prompt = ""
        self.inside: Group | None = None  # the group of options that is open
        self.verbs = {self.words.say(f"command-{name}"): name for name in COMMANDS}
        self.verbs |= {name: name for name in COMMANDS}
        self.doing: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "table": self.show_table,
            "moves": self.show_moves,
            "log": self.show_log,
            "undo": self.undo,
            "back": self.go_back,
            "save": self.keep,
            "quit": self.leave,
        }

    # One decision

    def decide(self) -> None:
        """Answer the open question of this seat; returns when it is answered or taken back."""
        question = next(q for q in self.match.open if q.seat == self.seat)
        options = self.match.state.legal_actions(self.seat)
        self.inside = None
        if len(options) == 1:
            self.answer_forced(question.number, options[0])
            return
        self.show(question.prompt)
        while self.is_open(question.number):
            self.handle(self.screen.ask(f"{self.words.prompt(question.prompt)} > "))

    def is_open(self, number: int) -> bool:
        return any(q.seat == self.seat and q.number == number for q in self.match.open)

    def answer_forced(self, number: int, action: int) -> None:
        self.gather()
        move = self.words.move(self.match.view(self.seat), self.seat, action)
        self.untold += self.face.look.hang("  ", self.words.say("play-forced", move=move))
        self.match.play(self.seat, number, action)

    def groups(self) -> list[Group]:
        view = self.match.view(self.seat)
        actions = self.match.state.legal_actions(self.seat)
        shown = self.inside.actions if self.inside else []
        if self.inside is None:
            groups = self.face.groups(view, self.seat, actions)
            if len(groups) > 1:
                return groups
            shown = groups[0].actions
        return [Group(self.words.move(view, self.seat, action), [action]) for action in shown]

    def reader(self) -> Reader:
        return Reader(self.words, self.match.view(self.seat), self.seat, self.groups())

    def handle(self, line: str) -> None:
        """One typed line."""
        if not line:
            self.show_options()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        else:
            word, _, rest = line.partition(" ")
            command = self.verbs.get(squeeze(word))
            if command and (not rest or command in ("help", "save")):
                self.doing[command](rest.strip())
            else:
                self.choose(self.read(line))

    def read(self, line: str) -> Meaning:
        """What a line means: first among the options shown, then among all."""
        meaning = self.reader().read(line)
        if meaning.trouble and self.inside is not None and not line[:1].isdigit():
            self.inside = None
            meaning = self.reader().read(line)
        return meaning

    def choose(self, meaning: Meaning) -> None:
        if meaning.action is not None:
            question = next(q for q in self.match.open if q.seat == self.seat)
            self.match.play(self.seat, question.number, meaning.action)
        elif meaning.group is not None:
            self.inside = meaning.group
            self.show_options()
        elif meaning.several:
            self.inside = Group("", list(meaning.several))
            self.screen.say(self.words.say("read-several", count=len(meaning.several)))
            self.show_options()
        else:
            self.screen.say(*self.face.look.hang("  ", meaning.trouble))

    # Showing

    def show(self, prompt: str) -> None:
        """What happened, the table (or, while one goes on choosing, the own side), the options."""
        self.gather()  # to count the lines
        self.news(max(0, len(self.untold) - self.screen.rows + ROWS_KEPT))
        surprising = self.surprised or prompt != self.last_prompt
        self.surprised = False
        view = self.match.view(self.seat)
        self.screen.say("")
        self.screen.say(*(self.face.table if surprising else self.face.own)(view, self.seat))
        self.last_prompt = prompt
        self.show_options()

    def gather(self) -> None:
        """Put the events since the last time into lines."""
        news = self.match.news[self.seat]
        events = [event for _, event in news.since(self.told)]
        self.told = news.last
        for line in self.face.log(self.match.view(self.seat), events, self.seat):
            self.untold += self.face.look.hang("  ", line)
        self.surprised |= any(event.seat != self.seat for event in events)

    def news(self, hidden: int = 0) -> None:
        """Show what happened since the last prompt, but only tell how many its first lines are."""
        self.gather()
        lines, self.untold, self.burst = self.untold, [], len(self.untold)
        if hidden:
            log = self.words.say("command-log")
            note = self.words.say("play-earlier", count=hidden, log=log)
            self.screen.say(*self.face.look.hang("  ", note))
        self.screen.say(*lines[hidden:])

    def show_options(self) -> None:
        look = self.face.look
        marks = [(f"{i:>3}) ", group.title) for i, group in enumerate(self.groups(), start=1)]
        whole = [start + title for start, title in marks]
        lines = columns(whole, look.width, self.screen.plain)
        if lines == whole:  # no room for columns, perhaps not for one line each
            lines = [part for mark in marks for part in look.hang(*mark)]
        self.screen.say("", *lines)
        if self.inside is not None:
            self.screen.say(self.words.say("play-inside", back=self.words.say("command-back")))

    def show_table(self, rest: str) -> None:
        self.screen.say(*self.face.table(self.match.view(self.seat), self.seat))

    def show_moves(self, rest: str) -> None:
        """Every option in notation."""
        actions = self.match.legal(self.seat)
        self.screen.say(*dict.fromkeys(f"  {action}" for action in actions))

    def show_log(self, rest: str) -> None:
        events = self.match.news[self.seat][:]
        told = self.face.log(self.match.view(self.seat), events, self.seat)
        lines = [part for line in told for part in self.face.look.hang("  ", line)]
        self.screen.show(lines[-max(LOG_LINES, self.burst) :], self.words.say("play-more") + " ")

    # Commands

    def explain(self, about: str) -> None:
        """`?` alone, about a card or rule, or about a move."""
        look = self.face.look
        if not about:
            for part in self.words.say("play-help", move=self.example()).splitlines():
                self.screen.say(*(look.hang("  ", part) or [""]))
            topics = ", ".join(self.words.titles())
            self.screen.say(*look.hang("  ", self.words.say("play-topics", topics=topics)))
            return
        found = (
            self.words.explain(about)
            or self.explain_move(about)
            or self.explain_short(about)
            or self.explain_alike(about)
        )
        self.screen.say(*look.hang("  ", found))

    def example(self) -> str:
        """A move that can be made now, one with as many words as there are."""
        view = self.match.view(self.seat)
        actions = self.match.state.legal_actions(self.seat)
        moves = [self.words.move(view, self.seat, action) for action in actions]
        return max(moves, key=lambda move: len(move.split()))

    def explain_move(self, about: str) -> str:
        """Whether a move can be made, and why not; nothing if it is not a move."""
        meaning = self.read(about)
        if not meaning.understood:
            return ""
        view = self.match.view(self.seat)
        chosen = meaning.group.actions if meaning.group else list(meaning.several)
        if meaning.action is not None:
            chosen = [meaning.action]
        if not chosen:
            return meaning.trouble
        texts = [self.words.language.write_action(view, self.seat, action) for action in chosen]
        return self.words.say("play-possible", moves="; ".join(dict.fromkeys(texts)))

    def explain_short(self, about: str) -> str:
        """What begins like this, if only one thing does."""
        start = squeeze(about)
        titles = [title for title in self.words.titles() if squeeze(title).startswith(start)]
        return self.words.explain(titles[0]) if len(titles) == 1 else ""

    def explain_alike(self, about: str) -> str:
        """How moves are written that have a word of it; otherwise that nothing is known."""
        alike = self.reader().alike(about)
        if alike and len(alike) <= MOST_ALIKE:
            return self.words.say("read-alike", text=about[:60], moves="; ".join(alike))
        return self.words.say("play-unknown", word=about[:60])

    def undo(self, rest: str) -> None:
        """Take back the last choice, and forced answers on the way to it."""
        if not self.match.can_undo(self.seat):
            self.screen.say(*self.face.look.hang("", self.words.say("play-no-undo")))
            return
        self.match.undo(self.seat)
        while len(self.match.state.legal_actions(self.seat)) == 1 and self.match.can_undo(
            self.seat
        ):
            self.match.undo(self.seat)
        self.screen.say(self.words.say("play-undone"))

    def go_back(self, rest: str) -> None:
        self.inside = None
        self.show_options()

    def keep(self, rest: str) -> None:
        try:
            said = self.words.say("play-saved", path=str(self.save(rest)))
        except Fault as fault:
            said = str(fault)
        self.screen.say(*self.face.look.hang("", said))

    def leave(self, rest: str) -> None:
        raise Left


def columns(lines: list[str], width: int, plain: bool) -> list[str]:
    """Short lines side by side, down the first column and then the second."""
    half = (len(lines) + 1) // 2
    if plain or len(lines) < 4 or max(len(line) for line in lines) > width // 2 - 1:
        return lines
    left, right = lines[:half], [*lines[half:], ""][: half or 1]
    return [f"{a:<{width // 2}}{b}".rstrip() for a, b in zip(left, right, strict=True)]
