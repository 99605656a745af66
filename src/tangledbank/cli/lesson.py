"""`tangledbank lesson`: a first round with a tutor in the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import tangledbank
from tangledbank.cli.arguments import game_key
from tangledbank.cli.display import TableDisplay, display_for
from tangledbank.cli.display.style import CITATION
from tangledbank.cli.errors import USAGE, CommandError
from tangledbank.cli.human_player import HumanPlayer, PlayerLeft
from tangledbank.cli.terminal import Terminal
from tangledbank.lessons import LEARNER, Remarks, Tutor, lesson, lessons
from tangledbank.texts import Texts


def list_lessons(texts: Texts, terminal: Terminal) -> None:
    """List the lessons with their lengths."""
    for key in lessons():
        found = lesson(key)
        title = Remarks(texts.lang, found).title
        terminal.say(texts.say("lesson-line", key=key, title=title, steps=len(found.remarks)))


def play_lesson(texts: Texts, game: str, terminal: Terminal) -> None:
    """Play a lesson until its last remark or until the learner leaves."""
    key = game_key(game)
    if key not in lessons():
        known = ", ".join(lessons())
        raise CommandError(texts.say("lesson-none", game=game, known=known), USAGE)
    rules = tangledbank.game(key)
    tutor = Tutor(lesson(key), rules)
    others = [texts.say(f"lesson-seat-{letter}") for letter in "bc"]
    names = [texts.say("play-you"), *others][: tutor.match.record.players]
    learner = LessonPlayer(
        texts, tutor, display_for(texts.of(rules), terminal.style(names)), terminal
    )
    with suppress(PlayerLeft, EOFError):
        learner.run()


class LessonPlayer(HumanPlayer):
    """A learner at the terminal, guided by the tutor's remarks and tasks."""

    def __init__(
        self, texts: Texts, tutor: Tutor, display: TableDisplay, terminal: Terminal
    ) -> None:
        super().__init__(tutor.match, LEARNER, display, terminal, no_place)
        self.texts = texts
        self.tutor = tutor
        self.remarks = Remarks(texts.lang, tutor.lesson)
        self.heard = -1  # index of the last remark shown

    def run(self) -> None:
        while not self.tutor.over:
            if self.tutor.current_step.is_question:
                self.decide()
            else:
                self.read_on()
        game = self.tutor.lesson.game
        self.terminal.say("", *self.hang(self.texts.say("lesson-next", game=game)))

    def is_free(self) -> bool:
        """Return True, because a lesson asks even if there is only one answer."""
        return True

    def play(self, number: int, action: int) -> None:
        """Play a move that the lesson accepts; for any other move, show the lesson's reply."""
        key = self.tutor.current_step.remark
        if not self.tutor.choose(action):
            self.terminal.say(*self.hang(self.remarks.instead(key)))

    def read_on(self) -> None:
        """Show the news, the table, and a remark that doesn't ask for a move."""
        self.gather()
        news, self.untold = self.untold, []
        if news or self.surprised:
            told = self.told_in(news, max(4, self.terminal.rows // 3))
            self.surprised = False
            self.terminal.say("", *self.table(True, self.terminal.rows), *told)
        self.terminal.say("", *self.said())
        if self.terminal.ask(self.texts.say("lesson-on") + " "):
            raise PlayerLeft
        self.tutor.finish_remark()

    def show(self) -> None:
        self.heard = -1
        super().show()

    def ask(self) -> str:
        answer = super().ask()
        self.heard = self.tutor.place
        return answer

    def prompt(self) -> list[str]:
        """Return the prompt after the remark, or after only the task if the remark was shown."""
        said = self.said() if self.heard != self.tutor.place else self.task()
        return ["", *said, *super().prompt()]

    def said(self) -> list[str]:
        """Return the step, the remark, the refused attempt if there is one, and the task."""
        tutor, key = self.tutor, self.tutor.current_step.remark
        steps = len(tutor.lesson.remarks)
        head = self.texts.say(
            "lesson-step", title=self.remarks.title, step=tutor.remark_number, steps=steps
        )
        lines = [self.display.style.rule(head), *self.hang(self.remarks.remark(key))]
        refusal = tutor.refusal(self.words)
        self.sources = CITATION.findall(refusal)
        return [*lines, *self.hang(CITATION.sub("", refusal).rstrip()), *self.task()]

    def task(self) -> list[str]:
        task = self.remarks.task(self.tutor.current_step.remark)
        return self.hang(self.texts.say("lesson-do", task=task)) if task else []

    def hang(self, text: str) -> list[str]:
        return list(self.display.style.hang("  ", text)) if text else []

    def undo(self, rest: str) -> None:
        said = self.texts.say("lesson-undo", game=self.tutor.lesson.game)
        self.terminal.say(*self.hang(said))

    def keep(self, rest: str) -> None:
        self.undo(rest)


def no_place(name: str) -> Path:
    """Raise AssertionError, because lessons are not saved."""
    raise AssertionError(name)
