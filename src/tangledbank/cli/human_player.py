"""A person playing at the terminal: the table, typed choices, commands and explanations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tangledbank import Match
from tangledbank.cli.display import TableDisplay
from tangledbank.cli.display.layout import HeightBudget, columns
from tangledbank.cli.errors import CommandError
from tangledbank.cli.explainer import Explainer
from tangledbank.cli.input_parser import InputParser, ParsedInput
from tangledbank.cli.menus import EntryNumbers, MenuEntry, NumberedEntry, menu_for
from tangledbank.cli.news_lines import fit
from tangledbank.cli.terminal import Terminal
from tangledbank.core.event import UNDONE, Event
from tangledbank.notation.names import squeeze
from tangledbank.presentation.log import log_writer
from tangledbank.texts import GameTexts

COMMANDS = ("help", "table", "moves", "hint", "source", "log", "undo", "back", "save", "quit")
LOG_LINES = 30
NEWS_ROWS = 4  # kept for news if the table is tall
WIDEST_PROMPT = 60  # a longer question gets its own line


class PlayerLeft(Exception):
    """Raised when the player leaves the game."""


class HumanPlayer:
    """A person at one seat, who knows only its view, its options and its events."""

    def __init__(
        self,
        match: Match,
        seat: int,
        display: TableDisplay,
        terminal: Terminal,
        save: Callable[[str], Path],
    ) -> None:
        self.match = match
        self.seat = seat
        self.display = display
        self.words: GameTexts = display.words
        self.menu = menu_for(self.words)
        self.terminal = terminal
        self.save = save
        self.told = 0  # number of the last event that was read
        self.untold: list[str] = []  # sentences since the last prompt
        self.burst = 0  # how many sentences the last prompt showed
        self.surprised = True  # whether another seat caused any of them
        self.forced = False  # whether a forced answer was already reported
        self.last_prompt = ""
        self.open_group: MenuEntry | None = None  # the group of options that is open
        self.numbers: dict[object, EntryNumbers] = {}  # by group, kept between decisions
        self.made: list[str] = []  # the player's choices in words, for undo
        self.sources: list[str] = []  # rules behind the last answer
        self.verbs = {self.words.say(f"command-{name}"): name for name in COMMANDS}
        self.verbs |= {name: name for name in COMMANDS}
        self.doing: dict[str, Callable[[str], None]] = {
            "help": self.explain,
            "table": self.show_table,
            "moves": self.show_moves,
            "hint": self.hint,
            "source": self.show_sources,
            "log": self.show_log,
            "undo": self.undo,
            "back": self.go_back,
            "save": self.keep,
            "quit": self.leave,
        }

    # One decision

    def is_free(self) -> bool:
        """Return whether the open question has more than one answer."""
        return len(self.match.state.legal_actions(self.seat)) > 1

    def decide(self) -> bool:
        """Ask until the question is answered or undone; return False if the answer was forced."""
        question = next(q for q in self.match.open if q.seat == self.seat)
        self.open_group = None
        if not self.is_free():
            self.answer_forced(question.number, self.match.state.legal_actions(self.seat)[0])
            return False
        self.begin(question.prompt)
        self.show()
        while self.is_open(question.number):
            self.handle(self.ask())
        return True

    def begin(self, prompt: str) -> None:
        """Prepare a question; if it repeats and no other seat acted, entries keep their numbers."""
        self.gather()
        if self.surprised or prompt != self.last_prompt:
            self.numbers = {}
        self.last_prompt = prompt

    def is_open(self, number: int) -> bool:
        return any(q.seat == self.seat and q.number == number for q in self.match.open)

    def answer_forced(self, number: int, action: int) -> None:
        """Play the only answer, and report it once per prompt unless it ends a turn."""
        self.gather()
        if not self.forced and not self.menu.is_ending(action):
            move = self.words.move(self.match.view(self.seat), self.seat, action)
            self.untold.append(self.words.say("play-forced", move=move))
            self.forced = True
        self.play(number, action)

    def play(self, number: int, action: int) -> None:
        self.made.append(self.words.move(self.match.view(self.seat), self.seat, action))
        self.match.play(self.seat, number, action)

    def entries(self) -> list[NumberedEntry]:
        """Return the numbered entries of the open group, or of the whole menu."""
        if self.open_group is not None:
            return self.group_entries(self.open_group)
        view = self.match.view(self.seat)
        actions = self.match.state.legal_actions(self.seat)
        found = self.menu.entries(view, self.seat, actions)
        if len(found) == 1:
            return self.group_entries(found[0])
        return self.numbers.setdefault(None, EntryNumbers()).number(found)

    def group_entries(self, group: MenuEntry) -> list[NumberedEntry]:
        """Return a group's numbered entries."""
        view = self.match.view(self.seat)
        found = self.menu.group_entries(view, self.seat, group.actions)
        return self.numbers.setdefault(group.key, EntryNumbers()).number(found)

    def reader(self) -> InputParser:
        view = self.match.view(self.seat)
        return InputParser(self.words, view, self.seat, self.entries(), self.group_entries)

    def handle(self, line: str) -> None:
        """Handle a typed line: a command, a question or a choice."""
        if not line:
            self.show()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        else:
            word, _, rest = line.partition(" ")
            command = self.verbs.get(squeeze(word))
            if command and (not rest or command in ("help", "save")):
                self.doing[command](rest.strip())
            else:
                self.choose(self.read(line))

    def read(self, line: str) -> ParsedInput:
        """Parse a line against the entries shown, then against all entries."""
        parsed = self.reader().read(line)
        if parsed.problem and self.open_group is not None and not line[:1].isdigit():
            group, self.open_group = self.open_group, None
            everywhere = self.reader().read(line)
            self.open_group = group
            return everywhere
        return parsed

    def choose(self, parsed: ParsedInput) -> None:
        if parsed.action is not None:
            question = next(q for q in self.match.open if q.seat == self.seat)
            self.play(question.number, parsed.action)
        elif parsed.group is not None:
            self.open(parsed.group.entry)
        elif parsed.candidates:
            title = self.words.say("read-several", count=len(parsed.candidates))
            self.open_group = MenuEntry(title, list(parsed.candidates), parsed.candidates)
            self.show()
        else:
            self.sources = [parsed.source] if parsed.source else []
            self.terminal.say(*self.display.style.hang("  ", parsed.problem))

    def open(self, group: MenuEntry) -> None:
        """Show a group's entries; a nested group shows both titles."""
        outer = self.group_title()
        title = self.words.titled(outer, group.title) if outer else group.title
        self.open_group = MenuEntry(title, group.actions, group.key)
        self.show()

    # Showing

    def show(self) -> None:
        """Show the table, the news and the options, fitted to the window."""
        self.display.style = self.terminal.style(list(self.display.style.names))
        news, self.untold, self.forced = self.untold, [], False
        self.burst = len(news) or self.burst
        options = self.option_lines()
        whole = self.surprised or (self.terminal.seen and not self.terminal.plain)
        self.surprised = False
        if self.terminal.plain:
            self.terminal.say(*self.told_in(news, sys.maxsize), "", *self.table(whole), *options)
            return
        rows = self.terminal.rows - len(options) - len(self.prompt())
        low = self.told_in(news, NEWS_ROWS)
        table = self.table(whole, rows - min(1, len(low)), rows - len(low))
        told = self.told_in(news, rows - len(table))
        gap = [""] if told and len(table) + len(told) < rows else []
        self.terminal.say("", *table, *gap, *told, *options)

    def table(self, whole: bool, rows: int = sys.maxsize, wish: int = sys.maxsize) -> list[str]:
        view = self.match.view(self.seat)
        if not whole:
            return self.display.own(view, self.seat)
        actions = self.match.state.legal_actions(self.seat)
        listed = self.open_group is None and self.menu.lists_hand(view, self.seat, actions)
        return self.display.table(
            view, self.seat, HeightBudget(rows, wish, not listed, self.open_group is None)
        )

    def told_in(self, news: Sequence[str], rows: int) -> list[str]:
        """Return the news in at most `rows` lines, with a note about the sentences left out."""
        log = self.words.say("command-log")
        return fit(
            self.display.style,
            news,
            rows,
            lambda hidden: self.words.say("play-earlier", count=hidden, log=log),
        )

    def gather(self) -> None:
        """Turn the events since the last call into sentences."""
        news = self.match.news[self.seat]
        fresh = news.since(self.told)
        self.told = news.last
        self.untold += self.put_in_words([event for _, event in fresh])
        self.surprised |= any(event.seat != self.seat for _, event in fresh)

    def put_in_words(self, events: Sequence[Event]) -> list[str]:
        """Return log sentences for events, omitting the player's own undos."""
        told = [each for each in events if each.kind != UNDONE or each.seat != self.seat]
        return log_writer(self.words, self.seat).sentences(self.match.view(self.seat), told)

    def skip(self, kept: int) -> None:
        """Mark all but the last `kept` events as already seen by the player."""
        news = self.match.news[self.seat]
        known = news.since(news.first)[:-kept]
        self.told = known[-1][0] if known else news.first

    def last_news(self) -> None:
        """Show the news since the last prompt, when the game has ended."""
        self.gather()
        rows = max(NEWS_ROWS, self.terminal.rows // 2)
        self.terminal.say(*self.told_in(self.untold, rows))
        self.untold = []

    def option_lines(self) -> list[str]:
        style = self.display.style
        marks = [(f"{each.number:>3}) ", each.entry.title) for each in self.entries()]
        whole = [start + title for start, title in marks]
        lines = whole if self.terminal.plain else columns(whole, style.width)
        if lines == whole:  # one entry per line; a long one may wrap
            lines = [part for mark in marks for part in style.hang(*mark)]
        if self.open_group is None:
            return ["", *lines]
        back = self.words.say("command-back")
        title = self.words.say("play-inside", title=self.group_title(), back=back)
        return ["", *style.hang("", title), *lines]

    def group_title(self) -> str:
        return self.open_group.title.removesuffix(" …").rstrip(":") if self.open_group else ""

    def prompt(self) -> list[str]:
        """Return the prompt; a long question goes on separate lines above the `>`."""
        view = self.match.view(self.seat)
        asked = self.menu.previews.question(view, self.seat, self.last_prompt)
        if len(asked) <= WIDEST_PROMPT:
            return [f"{asked} > "]
        return [*self.display.style.hang("", asked), "> "]

    def ask(self) -> str:
        *lines, sign = self.prompt()
        self.terminal.say(*lines)
        return self.terminal.ask(sign)

    def show_table(self, rest: str) -> None:
        self.page(self.display.table(self.match.view(self.seat), self.seat))

    def show_moves(self, rest: str) -> None:
        """Show every option as a sentence that the player can type."""
        view, style = self.match.view(self.seat), self.display.style
        actions = self.match.state.legal_actions(self.seat)
        moves = dict.fromkeys(self.words.move(view, self.seat, action) for action in actions)
        self.page([line for move in moves for line in style.hang("  ", move)])

    def show_log(self, rest: str) -> None:
        news = self.match.news[self.seat]
        told = self.put_in_words([event for _, event in news.since(news.first)])
        lines = [part for line in told for part in self.display.style.hang("  ", line)]
        self.page(lines[-max(LOG_LINES, self.burst) :])

    def page(self, lines: list[str]) -> None:
        self.terminal.show(lines, self.words.say("play-more") + " ")

    # Commands

    def explain(self, about: str) -> None:
        """Answer `?`, either alone or about a card, a term, a species or a move."""
        style = self.display.style
        if squeeze(about) in ("best", squeeze(self.words.say("advice-word"))):
            self.hint("")
            return
        if self.verbs.get(squeeze(about)) == "source":
            self.show_sources("")
            return
        if about:
            view, reader = self.match.view(self.seat), self.reader()
            explainer = Explainer(self.display, self.menu, view, reader, self.read)
            answer = explainer.answer(about)
            self.sources = explainer.sources
            self.page([line for part in answer for line in style.hang("  ", part)])
            return
        lines = []
        for part in self.words.say("play-help", move=self.example()).splitlines():
            lines += style.hang("  ", part) or [""]
        if self.words.catalogue.has("table-legend"):
            lines += style.hang("  ", self.words.say("table-legend"))
        topics = ", ".join(self.words.titles())
        self.page([*lines, *style.hang("  ", self.words.say("play-topics", topics=topics))])

    def show_sources(self, rest: str) -> None:
        """Show the rules behind the last answer, and how certain its figures are."""
        sources = self.sources or [self.words.say("play-no-source")]
        self.page([line for part in sources for line in self.display.style.hang("  ", part)])

    def hint(self, rest: str) -> None:
        """Show what a strong player with this seat's knowledge would do."""
        from tangledbank.agents.advice import BUDGET, advice_on

        question = next(q for q in self.match.open if q.seat == self.seat)
        view = self.match.view(self.seat)
        self.terminal.say("  " + self.words.say("play-thinking"))
        advice = advice_on(view, self.seat, self.words, BUDGET, question.number)
        self.page([line for part in advice.lines for line in self.display.style.hang("  ", part)])

    def example(self) -> str:
        """Return the legal move with the most words, as an example."""
        view = self.match.view(self.seat)
        actions = self.match.state.legal_actions(self.seat)
        moves = [self.words.move(view, self.seat, action) for action in actions]
        return max(moves, key=lambda move: len(move.split()))

    def undo(self, rest: str) -> None:
        """Undo the last choice and the forced answers that followed it."""
        if not self.match.can_undo(self.seat):
            self.terminal.say(*self.display.style.hang("  ", self.words.say("play-no-undo")))
            return
        move = self.take_back()
        while not self.is_free() and self.match.can_undo(self.seat):
            move = self.take_back()
        self.terminal.say(
            *self.display.style.hang("  ", self.words.say("play-undone", move=move or "none"))
        )

    def take_back(self) -> str:
        """Undo one choice and return its wording, or "" if none is recorded."""
        self.match.undo(self.seat)
        return self.made.pop() if self.made else ""

    def go_back(self, rest: str) -> None:
        self.open_group = None
        self.show()

    def keep(self, rest: str) -> None:
        try:
            said = self.words.say("play-saved", path=str(self.save(rest)))
        except CommandError as fault:
            said = str(fault)
        self.terminal.say(*self.display.style.hang("  ", said))

    def leave(self, rest: str) -> None:
        raise PlayerLeft
