"""The protocol of lessons: bodies of their HTTP calls."""

from __future__ import annotations

from msgspec import Struct

from tangledbank.server.protocol import requests
from tangledbank.server.protocol.responses import State, TableInfo


class LessonOffer(Struct):
    """A lesson that can be taken here."""

    game: str
    title: str
    steps: int


class Learn(Struct, forbid_unknown_fields=True):
    """Where a learner is: a move for each remark, an empty text for those that were only read.

    `seen` is the number of the last news that was seen.
    """

    path: list[str] = []
    lang: str = "en"
    seen: int = 0


Asked = requests.Options | requests.Why | requests.Preview | requests.Targets | requests.Explain


class AskTutor(Struct, forbid_unknown_fields=True):
    """A question about the table there, as at the socket, and answered like it."""

    ask: Asked
    path: list[str] = []
    lang: str = "en"


class LessonStep(Struct, tag="lesson", tag_field="type"):
    """What is said at a place of a lesson, and the table there."""

    game: str
    title: str
    step: int  # from 1; behind the last remark there is nothing more to say
    steps: int
    over: bool
    remark: str
    task: str  # what to do; empty where a remark is only read
    refusal: str  # what was tried for the learner, and why it fails
    accepted: list[int]  # options of the question that lead on, by their places
    table: TableInfo
    state: State
