"""First lessons: a scene for each game, with remarks for whoever plays it for the first time."""

from tangledbank.lessons.lesson_file import Beat, Lesson, lesson, lessons
from tangledbank.lessons.remarks import Remarks
from tangledbank.lessons.tutor import LEARNER, Tutor

__all__ = ["LEARNER", "Beat", "Lesson", "Remarks", "Tutor", "lesson", "lessons"]
