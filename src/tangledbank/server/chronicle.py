"""What the news of each listener mean: made for those who ask, and kept as far as they may ask."""

from __future__ import annotations

from typing import Final

from tangledbank.core.event import UNDONE
from tangledbank.core.game import Game
from tangledbank.core.news import News
from tangledbank.telling.courses import Course, course_of
from tangledbank.telling.happening import Happening

KEPT: Final = 256  # happenings of a listener; who asks for earlier ones waits until they are made


class Chronicle:
    """The courses of one game, by listener. A listener whom nobody asks about costs nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.followed: dict[int, Followed] = {}

    def since(self, place: int, heard: News, number: int) -> list[tuple[int, Happening]]:
        """What came after `number` and still stands, with its way and its cause."""
        if place not in self.followed:
            self.followed[place] = Followed(course_of(self.game))
        return self.followed[place].since(heard, number)


class Followed:
    """One listener's course, as far as it was followed, and the last happenings of it."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.last = -1  # the last number that was followed
        self.recent: dict[int, Happening] = {}

    def since(self, heard: News, number: int) -> list[tuple[int, Happening]]:
        self._follow(heard)
        wanted = [each for each, _ in heard.since(number)]
        if wanted and wanted[0] not in self.recent:
            return [pair for pair in self._again(heard) if pair[0] > number]
        return [(each, self.recent[each]) for each in wanted]

    def _follow(self, heard: News) -> None:
        for number, event in heard.since(self.last):
            if event.kind == UNDONE:
                self._withdraw(heard, int(event.a))
            self.recent[number] = self.course.follow(number, event)
            self.last = number
        for number in list(self.recent)[:-KEPT]:
            del self.recent[number]

    def _withdraw(self, heard: News, stands: int) -> None:
        """Forget what was taken back after a number, so that more of the rest is kept."""
        left = {number for number, _ in heard.since(stands)}
        for number in [each for each in self.recent if each > stands and each not in left]:
            del self.recent[number]

    def _again(self, heard: News) -> list[tuple[int, Happening]]:
        """Everything from the beginning, for whoever was away for long."""
        course = course_of(self.course.game)
        return [(number, course.follow(number, event)) for number, event in heard.since(-1)]
