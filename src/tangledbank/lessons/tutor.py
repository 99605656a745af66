"""A lesson in progress: accepted moves, scripted moves, and the learner's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tangledbank.core.errors import BadData
from tangledbank.core.game import Game
from tangledbank.core.match import Action, Match
from tangledbank.lessons.lesson_file import Lesson, LessonStep
from tangledbank.notation.names import unmarked
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import GameTexts

LEARNER: Final = 0  # the learner's seat
DONE: Final = LessonStep()


class Tutor:
    """A guide that leads one learner through a lesson."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.stage = SceneRunner(lesson.deal, {game.key: game})
        self.place = 0
        self.run_script()

    @property
    def match(self) -> Match:
        return self.stage.match

    @property
    def current_step(self) -> LessonStep:
        """The current step, or `DONE` at the end."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else DONE

    @property
    def over(self) -> bool:
        return self.current_step is DONE

    @property
    def remark_number(self) -> int:
        """The number of remarks so far, including the current one."""
        return sum(bool(step.remark) for step in self.lesson.steps[: self.place + 1])

    def accepted(self) -> list[int]:
        """Return the accepted actions, or an empty list if the remark is only read."""
        if not self.current_step.is_question:
            return []
        texts = [unmarked(self.match.read(move).text) for move in self.current_step.moves]
        offered = self.match.legal(LEARNER)  # equal cards are interchangeable
        return [each.code for text in texts for each in offered if unmarked(each.text) == text]

    def refusal(self, words: GameTexts) -> str:
        """Return the move that the lesson tries and the reason for its refusal, or ""."""
        attempt = self.current_step.attempt
        if not attempt:
            return ""
        refusal, view = self.match.why_not(LEARNER, attempt), self.match.view(LEARNER)
        if refusal is None:
            raise BadData(f"the lesson expects {attempt!r} to be refused, but it is legal")
        return f"{words.move(view, LEARNER, refusal.action)} – {words.reason(view, refusal)}"

    def finish_remark(self) -> None:
        """Continue after a remark that the learner only reads."""
        if self.over or self.current_step.is_question:
            raise BadData("the lesson expects a move")
        self.leave()

    def choose(self, code: int) -> bool:
        """Make the learner's move if it is accepted, and return whether it was."""
        if code not in self.accepted():
            return False
        self.match.do(self.match.action(LEARNER, code))
        self.leave()
        return True

    def leave(self) -> None:
        self.place += 1
        self.run_script()

    def run_script(self) -> None:
        """Make the scripted moves that precede the next remark."""
        while not self.over and not self.current_step.remark:
            self.match.do(self.match.read(self.current_step.moves[0]))
            self.place += 1

    def follow(self, path: Sequence[str]) -> None:
        """Replay a learner's path: a move for each remark, or "" for a remark that is only read."""
        for move in path:
            if self.over:
                raise BadData("the lesson is over")
            if not move:
                self.finish_remark()
            else:
                self.do(self.match.read(move))

    def do(self, move: Action) -> None:
        if move.seat != LEARNER or not self.choose(move.code):
            raise BadData(f"the lesson does not accept {move!s:.80} here")
