"""What events do not say themselves, for each game."""

from __future__ import annotations

from tangledbank.core.game import Game
from tangledbank.telling.courses.base import Course
from tangledbank.telling.courses.evolution import EvolutionCourse
from tangledbank.telling.courses.oceans import OceansCourse
from tangledbank.telling.courses.origin import OriginCourse

__all__ = ["COURSES", "Course", "course_of"]

# Events of a game that is not listed say only what they say.
COURSES: dict[str, type[Course]] = {
    "evolution": EvolutionCourse,
    "climate": EvolutionCourse,
    "origin": OriginCourse,
    "time-to-fly": OriginCourse,
    "oceans": OceansCourse,
}


def course_of(game: Game) -> Course:
    return COURSES.get(game.key, Course)(game)
