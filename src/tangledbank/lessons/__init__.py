"""Lessons for beginners: one scene per game, with remarks and tasks."""

from tangledbank.lessons.lesson_file import Lesson, LessonStep, lesson, lessons
from tangledbank.lessons.remarks import Remarks
from tangledbank.lessons.tutor import LEARNER, Tutor

__all__ = ["LEARNER", "Lesson", "LessonStep", "Remarks", "Tutor", "lesson", "lessons"]
