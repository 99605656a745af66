"""The messages of the protocol, version 1. See docs/protocol.md; schemas are written from these."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from tangledbank.server.settings import Settings

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


# What the server says.


class SeatInfo(Struct):
    """A seat: free, a person's or a bot's; a bot may play for a person who is away."""

    kind: str
    name: str
    agent: str
    present: bool
    replaced: bool
    ready: bool  # has added to the shuffle
    part: str  # that part, once the game has begun


class TableInfo(Struct):
    """What everybody may know of a table beside the game itself."""

    id: str
    game: str
    title: str
    status: str
    host: int
    settings: Settings
    seats: list[SeatInfo]
    commitment: str
    next: str  # the table of the rematch


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to a hello: which seat, and a token if a link was exchanged for one."""

    protocol: int
    seat: int | None
    token: str
    table: TableInfo
    re: int = 0


class Table(Struct, tag="table", tag_field="type"):
    """Something about the table changed: who sits there, who is here, whether it plays."""

    table: TableInfo


class Spot(Struct, omit_defaults=True):
    """A place: of a being (`being`, `store`), a seat (`hand`, `bag`, `score`), or the table."""

    kind: str
    seat: int | None = None
    being: str = ""


class Cause(Struct, omit_defaults=True):
    """Why something happened: a kind, the key of a trait, event or Scenario, and who it is about.

    Of a trait the being is who has it, of an attack who attacks, of prey what is eaten.
    """

    kind: str
    key: str = ""
    being: str = ""
    text: str = ""  # in a few words, where the client asked for sentences


class Trace(Struct, omit_defaults=True):
    """Where something came from, where it went, and why, as far as that is certain."""

    source: Spot | None = None
    target: Spot | None = None
    cause: Cause | None = None


class News(Struct):
    """Something that happened; its values are names of beings, keys of cards, or numbers."""

    number: int
    event: str
    seat: int
    values: list[str | int]
    trace: Trace | None = None  # where the client asked for it


class Line(Struct):
    """One thing that happened, told in words; `first` and `last` are numbers of its news."""

    text: str
    first: int
    last: int


class Option(Struct):
    """A move that is offered: its verb, what it is about, and its notation."""

    verb: str
    values: list[str | int]
    move: str


class Question(Struct):
    """What a seat is asked, with everything that it may answer."""

    number: int
    prompt: str
    text: str
    options: list[Option]


class Result(Struct):
    """The points of a seat, part by part."""

    seat: int
    total: int
    parts: dict[str, int]
    won: bool


class State(Struct, tag="state", tag_field="type"):
    """The game as a seat, or whoever watches, knows it, and what is new.

    `view` is what everybody sees; `mine` replaces those of its fields that a seat sees otherwise.
    In `mine`, `table` has only the players that differ, by their seats.
    """

    view: Raw
    mine: dict[str, Any]
    news: list[News]
    story: list[Line]  # the same in words, alike things together, where the client asked for them
    last: int  # the number of the last news
    fresh: bool  # earlier news are not kept: look at the view alone
    question: Question | None
    undo: bool
    deadlines: list[float]  # by seat, on the server's clock; 0 for none
    results: list[Result]  # once the game is over


class Words(Struct, tag="words", tag_field="type"):
    """The options of a question as sentences."""

    number: int
    texts: list[str]
    re: int = 0


class Reason(Struct, tag="reason", tag_field="type"):
    """Why a move is not possible: a code, a few words, a sentence, the rule; empty if it is."""

    move: str
    reason: str
    short: str
    text: str
    cite: str
    re: int = 0


class TraitOf(Struct):
    """A trait by its key, and who has it."""

    key: str
    being: str


class Outcome(Struct):
    """What an option would bring, judged from the seat's view alone, up to the next question."""

    choice: int
    text: str  # the option and its figures in words
    figures: dict[str, int | str]  # sizes, meat, wounds, cost and the like
    traits: list[TraitOf]  # those that set in or may answer
    news: list[News]  # what would happen, traced
    story: list[str]  # the same in words


class Foretold(Struct, tag="foretold", tag_field="type"):
    """What options would bring."""

    number: int
    outcomes: list[Outcome]
    re: int = 0


class Target(Struct):
    """A move that is not offered: what it is about, and why not."""

    values: list[str | int]
    move: str
    reason: str
    short: str
    text: str
    cite: str


class Barred(Struct, tag="barred", tag_field="type"):
    """Moves of a verb that are not offered; `more` if only the first were judged."""

    number: int
    verb: str
    targets: list[Target]
    more: bool
    re: int = 0


class Entry(Struct):
    """An explanation: what it is of, and our words; figures as printed, and how sure they are."""

    kind: str
    key: str
    title: str
    text: str
    figures: str
    doubt: str
    cite: str
    sources: list[str]  # of figures that are not certain


class Explanation(Struct, tag="explanation", tag_field="type"):
    """What was asked about; or, where it may mean several things, their names."""

    about: str
    entries: list[Entry]
    names: list[str]
    re: int = 0


class Hinted(Struct, tag="hinted", tag_field="type"):
    """What a player would do, and what that brings; its reason, if it gives one."""

    number: int
    agent: str
    option: Option
    outcome: Outcome
    reason: str
    re: int = 0


class Link(Struct, tag="link", tag_field="type"):
    """A secret that was made: for an address fragment, told once."""

    kind: str
    seat: int
    secret: str
    re: int = 0


class Done(Struct, tag="done", tag_field="type"):
    """A request was granted, and what it changed is stored."""

    re: int = 0


class Pong(Struct, tag="pong", tag_field="type"):
    """The time on the server's clock."""

    now: float
    re: int = 0


class Refusal(Struct, tag="error", tag_field="type"):
    """A request was refused: a code, and a sentence. Nothing changed."""

    code: str
    text: str
    detail: str
    re: int = 0


Told = (
    Welcome
    | Table
    | State
    | Words
    | Reason
    | Foretold
    | Barred
    | Explanation
    | Hinted
    | Link
    | Done
    | Pong
    | Refusal
)


# Around the socket: HTTP.


class Create(Struct, forbid_unknown_fields=True):
    """A request for a table."""

    settings: Settings
    name: str


class Created(Struct):
    """A new table: the maker's token, and the secret of the link for the others."""

    table: str
    token: str
    door: str


class Listed(Struct):
    """A public table."""

    id: str
    game: str
    status: str
    players: int
    free: int
    names: list[str]


class Mine(Struct):
    """One of somebody's own games."""

    id: str
    game: str
    status: str
    seat: int
    turn: bool


class Variant(Struct):
    """Something that tables may settle differently; a ruling settles what the rules leave open."""

    key: str
    text: str
    default: str | int | bool
    values: list[str | int | bool]
    cite: str
    ruling: bool


class Bot(Struct):
    """A program that plays."""

    name: str
    text: str


class Offer(Struct):
    """A game that can be played here, with all that a table of it may settle."""

    key: str
    title: str
    text: str  # what it is like
    intro: str  # for whoever plays it for the first time
    first: bool  # recommended for a first game
    players: list[int]  # fewest and most
    minutes: list[int]  # about how long it takes with so many
    options: list[Variant]
    alone: list[str]  # options by which others lose their meaning
    bots: list[Bot]
    sets: list[str]  # from outside, that the operator allows


class Replay(Struct, forbid_unknown_fields=True):
    """A request to play a record again, as a seat saw it, as a watcher did, or with open hands."""

    record: Raw
    seat: int | None = None
    open: bool = False
    lang: str = "en"
    say: bool = True


class Opened(Struct, tag="opened", tag_field="type"):
    """The first line of a replay: which game it is."""

    game: str
    title: str
    players: int
    options: dict[str, str | int | bool]
    names: list[str]
    choices: int


class Frame(Struct, tag="frame", tag_field="type"):
    """The table after a choice of the record; before the first one, it has no seat and no move.

    `view` is whole in the first frame; later it has the fields that changed, and in its `table`
    only the players that did, by their seats.
    """

    step: int
    seat: int | None
    move: str  # empty where it is hidden from the reader
    view: dict[str, Any]
    news: list[News]
    story: list[Line]
    round: int  # that begins here; 0 if none does
    attack: bool
    results: list[Result]


Scene = Opened | Frame | Refusal


class Bodies(Struct):
    """The bodies of HTTP calls, by name, for the schema."""

    create: Create
    created: Created
    listed: list[Listed]
    mine: list[Mine]
    offers: list[Offer]
    replay: Replay
    scenes: list[Scene]  # of a replay, one on each line


READER: Final = msgspec.json.Decoder(Said)
WRITER: Final = msgspec.json.Encoder()


def read(text: str | bytes) -> Said:
    message: Said = READER.decode(text)
    return message


def write(message: Any) -> bytes:
    return WRITER.encode(message)
