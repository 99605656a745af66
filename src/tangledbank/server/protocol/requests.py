"""Messages from clients (docs/reference/protocol.md); the schemas are written from these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Request(Struct, tag_field="type", kw_only=True):
    """What clients say. `re` is theirs: it comes back with the answer."""

    re: int = 0


class Hello(Request, tag="hello"):
    """The first message: to which table, with which right, in which language, what was seen."""

    protocol: int
    table: str
    token: str = ""  # of a seat
    secret: str = ""  # of a link, to be exchanged for a token
    name: str = ""
    part: str = ""  # for the shuffle: 32 to 64 hexadecimal digits
    join: bool = False  # take a free seat of a public table
    watch: bool = False  # only watch, although the link would open a seat
    lang: str = "en"
    say: bool = False  # whether news are told in words too
    trace: bool = False  # whether news come with where from, where to and why
    seen: int = -1  # the last number of the news that was seen


class Choose(Request, tag="choose"):
    """The answer to a question: the place of an option, or its notation."""

    number: int
    choice: int | str


class Undo(Request, tag="undo"):
    """Take the last choice back."""


class Options(Request, tag="options"):
    """Say the options of the open question in words."""

    number: int


class Why(Request, tag="why"):
    """Why a move, in notation, is not possible now."""

    move: str


class Preview(Request, tag="preview"):
    """What options of the open question would bring, by their places; at most 24 of them."""

    number: int
    choices: list[int]


class Targets(Request, tag="targets"):
    """Why moves of a verb are not offered: all that have these values in their first slots."""

    number: int
    verb: str
    values: dict[str, str | int] = {}


class Explain(Request, tag="explain"):
    """What a card, a trait, a zone, an event or a word of the game is: by its key or its name."""

    about: str


class Hint(Request, tag="hint"):
    """What would a good player do? At tables that allow hints."""

    number: int


class History(Request, tag="history"):
    """Ask for the news before a number, which a state has left out."""

    before: int


Reaction = Literal["hello", "thanks", "nice", "wow", "ouch", "sorry", "thinking", "well-played"]


class React(Request, tag="react"):
    """Say one of a few phrases to all at the table; each reads it in their own language."""

    reaction: Reaction


ReportReason = Literal["name", "conduct", "stalling", "cheating", "other"]


class Report(Request, tag="report"):
    """Tell the operator about the player at a seat; up to 200 characters of text."""

    seat: int
    reason: ReportReason
    text: str = ""


class Part(Request, tag="part"):
    """What a person adds to the shuffle."""

    part: str


class Leave(Request, tag="leave"):
    """Give the seat up."""


class Remove(Request, tag="remove"):
    """Host: remove somebody from a seat."""

    seat: int


class Fill(Request, tag="fill"):
    """Host: let bots play at all free seats."""

    agent: str


class Invite(Request, tag="invite"):
    """Host: make a link that opens one seat, once."""

    seat: int


class Agree(Request, tag="agree"):
    """Agree that a seat whose holder is gone goes to a newcomer, or refuse."""

    seat: int
    yes: bool = True


class Watch(Request, tag="watch"):
    """Make a link that lets people watch a private table."""


class Recovery(Request, tag="recovery"):
    """Make a code that brings one back to one's own seat from any browser, once."""


class Device(Request, tag="device"):
    """Make a link that opens one's own seat on another device, once."""


class Feed(Request, tag="feed"):
    """Make a new secret for the feed of one's turns; the one before is void."""


class Rematch(Request, tag="rematch"):
    """Play again, with the seats turned."""


class Ping(Request, tag="ping"):
    """Is somebody there? After 2.5 seconds of silence."""


AnyRequest = (
    Hello
    | Choose
    | Undo
    | Options
    | Why
    | Preview
    | Targets
    | Explain
    | Hint
    | History
    | React
    | Report
    | Part
    | Leave
    | Remove
    | Fill
    | Invite
    | Agree
    | Watch
    | Recovery
    | Device
    | Feed
    | Rematch
    | Ping
)
