"""A lesson being played: who has to do what, what is as good, what others do meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tangledbank.core.errors import BadData
from tangledbank.core.game import Game
from tangledbank.core.match import Action, Match
from tangledbank.lessons.lesson_file import Beat, Lesson
from tangledbank.notation.names import unmarked
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import GameTexts

LEARNER: Final = 0  # the seat
DONE: Final = Beat()


class Tutor:
    """Leads one learner through a lesson."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.stage = SceneRunner(lesson.deal, {game.key: game})
        self.place = 0
        self.run_script()

    @property
    def match(self) -> Match:
        return self.stage.match

    @property
    def beat(self) -> Beat:
        """What is said now; at the end nothing is."""
        beats = self.lesson.beats
        return beats[self.place] if self.place < len(beats) else DONE

    @property
    def over(self) -> bool:
        return self.beat is DONE

    @property
    def step(self) -> int:
        """How many remarks there have been, with this one."""
        return sum(bool(beat.remark) for beat in self.lesson.beats[: self.place + 1])

    def accepted(self) -> list[int]:
        """What the learner may choose now; nothing where a remark is only read."""
        if not self.beat.is_question:
            return []
        texts = [unmarked(self.match.read(move).text) for move in self.beat.moves]
        offered = self.match.legal(LEARNER)  # of cards that look alike, any will do
        return [each.code for text in texts for each in offered if unmarked(each.text) == text]

    def refusal(self, words: GameTexts) -> str:
        """What is tried for the learner here, and why it fails; empty if nothing is."""
        attempt = self.beat.attempt
        if not attempt:
            return ""
        refusal, view = self.match.why_not(LEARNER, attempt), self.match.view(LEARNER)
        if refusal is None:
            raise BadData(f"the lesson expects {attempt!r} to be refused, and it is legal")
        return f"{words.move(view, LEARNER, refusal.action)} – {words.reason(view, refusal)}"

    def go_on(self) -> None:
        """The learner has read the remark."""
        if self.over or self.beat.is_question:
            raise BadData("the lesson waits for a move")
        self.leave()

    def choose(self, code: int) -> bool:
        """Make the learner's move if the lesson has it here; otherwise nothing changes."""
        if code not in self.accepted():
            return False
        self.match.do(self.match.action(LEARNER, code))
        self.leave()
        return True

    def leave(self) -> None:
        self.place += 1
        self.run_script()

    def run_script(self) -> None:
        """What happens until there is something to say."""
        while not self.over and not self.beat.remark:
            self.match.do(self.match.read(self.beat.moves[0]))
            self.place += 1

    def follow(self, path: Sequence[str]) -> None:
        """Take up a lesson where a learner is: a move for each remark, none for those read."""
        for move in path:
            if self.over:
                raise BadData("the lesson is over")
            if not move:
                self.go_on()
            else:
                self.do(self.match.read(move))

    def do(self, move: Action) -> None:
        if move.seat != LEARNER or not self.choose(move.code):
            raise BadData(f"the lesson has something else than {move!s:.80}")
