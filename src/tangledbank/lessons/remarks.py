"""A lesson's texts, in the learner's language."""

from __future__ import annotations

from tangledbank.lessons.lesson_file import Lesson
from tangledbank.texts.catalogue import Catalogue


class Remarks:
    """One lesson's messages: remarks, tasks, and replies to other moves."""

    def __init__(self, lang: str, lesson: Lesson) -> None:
        self.catalogue = Catalogue(lang, (f"lesson-{lesson.game}",))

    @property
    def title(self) -> str:
        return self.catalogue.say("title")

    def remark(self, key: str) -> str:
        return self.catalogue.say(key)

    def task(self, key: str) -> str:
        """Return a remark's task, or "" if the remark is only read."""
        return self.part(key, "do")

    def instead(self, key: str) -> str:
        """Return the reply to a legal move that the lesson does not accept."""
        return self.part(key, "not")

    def part(self, key: str, name: str) -> str:
        message = f"{key}.{name}"
        return self.catalogue.say(message) if self.catalogue.has(message) else ""


def expected_messages(lesson: Lesson) -> set[str]:
    """Return the ids of all messages that a lesson's catalogue must contain."""
    found = {"title", *lesson.remarks}
    for step in lesson.steps:
        if step.is_question:
            found |= {f"{step.remark}.do", f"{step.remark}.not"}
    return found
