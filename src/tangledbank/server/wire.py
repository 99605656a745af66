"""The messages of the protocol, version 1. See docs/protocol.md; schemas are written from these."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

PROTOCOL: Final = 1
MAX_MESSAGE: Final = 16_384  # bytes of a message from a client


# What clients say. `re` is theirs: it comes back with the answer.


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: to which table, with which right, in which language, what was seen."""

    protocol: int
    table: str
    token: str = ""  # of a seat
    secret: str = ""  # of a link, to be exchanged for a token
    name: str = ""
    part: str = ""  # for the shuffle: 32 to 64 hexadecimal digits
    join: bool = False  # take a free seat of a public table
    lang: str = "en"
    say: bool = False  # whether news are told in words too
    trace: bool = False  # whether news come with where from, where to and why
    seen: int = -1  # the last number of the news that was seen
    re: int = 0


class Choose(Struct, tag="choose", tag_field="type"):
    """The answer to a question: the place of an option, or its notation."""

    number: int
    choice: int | str
    re: int = 0


class Undo(Struct, tag="undo", tag_field="type"):
    """Take the last choice back."""

    re: int = 0


class Options(Struct, tag="options", tag_field="type"):
    """Say the options of the open question in words."""

    number: int
    re: int = 0


class Why(Struct, tag="why", tag_field="type"):
    """Why a move, in notation, is not possible now."""

    move: str
    re: int = 0


class Preview(Struct, tag="preview", tag_field="type"):
    """What options of the open question would bring, by their places; at most 24 of them."""

    number: int
    choices: list[int]
    re: int = 0


class Targets(Struct, tag="targets", tag_field="type"):
    """Why moves of a verb are not offered: all that begin with these values."""

    number: int
    verb: str
    values: list[str | int] = []
    re: int = 0


class Explain(Struct, tag="explain", tag_field="type"):
    """What a card, a trait, a zone, an event or a word of the game is: by its key or its name."""

    about: str
    re: int = 0


class Hint(Struct, tag="hint", tag_field="type"):
    """What would a good player do? At tables that allow hints."""

    number: int
    re: int = 0


class Part(Struct, tag="part", tag_field="type"):
    """What a person adds to the shuffle."""

    part: str
    re: int = 0


class Leave(Struct, tag="leave", tag_field="type"):
    """Give the seat up."""

    re: int = 0


class Remove(Struct, tag="remove", tag_field="type"):
    """Host: remove somebody from a seat."""

    seat: int
    re: int = 0


class Fill(Struct, tag="fill", tag_field="type"):
    """Host: let bots play at all free seats."""

    agent: str
    re: int = 0


class Invite(Struct, tag="invite", tag_field="type"):
    """Host: make a link that opens one seat, once."""

    seat: int
    re: int = 0


class Device(Struct, tag="device", tag_field="type"):
    """Make a link that opens one's own seat on another device, once."""

    re: int = 0


class Feed(Struct, tag="feed", tag_field="type"):
    """Make a new secret for the feed of one's turns; the one before is void."""

    re: int = 0


class Rematch(Struct, tag="rematch", tag_field="type"):
    """Play again, with the seats turned."""

    re: int = 0


class Ping(Struct, tag="ping", tag_field="type"):
    """Is somebody there? After 2.5 seconds of silence."""

    re: int = 0


Said = (
    Hello
    | Choose
    | Undo
    | Options
    | Why
    | Preview
    | Targets
    | Explain
    | Hint
    | Part
    | Leave
    | Remove
    | Fill
    | Invite
    | Device
    | Feed
    | Rematch
    | Ping
)


READER: Final = msgspec.json.Decoder(Said)
WRITER: Final = msgspec.json.Encoder()


def read(text: str | bytes) -> Said:
    message: Said = READER.decode(text)
    return message


def write(message: Any) -> bytes:
    return WRITER.encode(message)
