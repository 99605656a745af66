"""Bodies of the HTTP calls of lessons."""

from __future__ import annotations

from msgspec import Struct

from tangledbank.server.protocol import requests
from tangledbank.server.protocol.responses import StateUpdate, TableInfo


class LessonOffer(Struct):
    """A lesson that this server offers."""

    game: str
    title: str
    steps: int


class LessonRequest(Struct, forbid_unknown_fields=True):
    """A learner's progress: a move for each remark, or an empty text if it was only read.

    `seen` is the number of the last news item that the client has.
    """

    path: list[str] = []  # one entry per remark so far: a move, or an empty text
    lang: str = "en"
    seen: int = 0  # the number of the last news item that the client has


Query = (
    requests.Options | requests.WhyNot | requests.Preview | requests.IllegalMoves | requests.Explain
)


class LessonQuery(Struct, forbid_unknown_fields=True):
    """A query at a step of a lesson; the answer is the same as at a table."""

    query: Query  # a request, as sent over the socket
    path: list[str] = []  # one entry per remark so far: a move, or an empty text
    lang: str = "en"


class LessonStep(Struct, tag="lesson", tag_field="type"):
    """One step of a lesson: a remark, a task or none, and the table."""

    game: str
    title: str
    step: int  # the number of the step, from 1
    steps: int
    over: bool  # whether the last remark has been read
    remark: str  # the remark of this step; empty after the last
    task: str  # the learner's task; empty if there is nothing to do but read
    refusal: str  # a move that the lesson tried, and why it is illegal
    accepted: list[int]  # indexes of the options that continue the lesson
    table: TableInfo
    state: StateUpdate
