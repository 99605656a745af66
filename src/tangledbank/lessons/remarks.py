"""What a lesson says, in the learner's language."""

from __future__ import annotations

from tangledbank.lessons.lesson_file import Lesson
from tangledbank.texts.catalogue import Catalogue


class Remarks:
    """The catalogue of one lesson. A remark is what to look at and why."""

    def __init__(self, lang: str, lesson: Lesson) -> None:
        self.catalogue = Catalogue(lang, (f"lesson-{lesson.game}",))

    @property
    def title(self) -> str:
        return self.catalogue.say("title")

    def remark(self, key: str) -> str:
        return self.catalogue.say(key)

    def task(self, key: str) -> str:
        """What to do; nothing where a remark is only read."""
        return self.part(key, "do")

    def instead(self, key: str) -> str:
        """Why not something else that would be allowed."""
        return self.part(key, "not")

    def part(self, key: str, name: str) -> str:
        message = f"{key}.{name}"
        return self.catalogue.say(message) if self.catalogue.has(message) else ""


def wanted(lesson: Lesson) -> set[str]:
    """The messages that the catalogue of a lesson has: these, and no others."""
    found = {"title", *lesson.remarks}
    for beat in lesson.beats:
        if beat.is_question:
            found |= {f"{beat.remark}.do", f"{beat.remark}.not"}
    return found
