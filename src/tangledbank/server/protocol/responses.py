"""Messages from the server (docs/reference/protocol.md); the schemas are written from these."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from tangledbank.server.protocol.requests import Reaction
from tangledbank.server.tables.handover import SeatChange
from tangledbank.server.tables.settings import Settings


class SeatInfo(Struct):
    """A seat: free, a person's or a bot's; a bot may play for a person who is away."""

    kind: str
    name: str
    agent: str
    present: bool
    replaced: bool
    ready: bool  # has added to the shuffle
    part: str  # that part, once the game has begun


class Handover(Struct):
    """A seat offered to a newcomer: the seats that agree so far, and all that must."""

    seat: int
    agreed: list[int]
    needed: list[int]


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
    changes: list[SeatChange] = []  # seats that changed hands, the latest last
    handovers: list[Handover] = []  # seats that are offered to a newcomer


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
    """Something that happened, with its slots by name.

    Values are names of beings (`A1`), keys of cards, traits and the like, names of places and other
    short lists, or numbers.
    """

    number: int
    event: str
    seat: int
    values: dict[str, str | int]
    trace: Trace | None = None  # where the client asked for it


class Line(Struct):
    """One thing that happened, told in words; `first` and `last` are numbers of its news."""

    text: str
    first: int
    last: int


class Option(Struct):
    """A move that is offered: its verb, its slots by name, and its notation."""

    verb: str
    values: dict[str, str | int]
    move: str


class Question(Struct):
    """What a seat is asked, with everything that it may answer.

    `about` has what the question is about, each where there is one: `hunter` and `prey`, or one
    `being`; the `trait` or `scenario` that asks; `most` and `cost` as numbers.
    """

    number: int
    prompt: str
    text: str
    about: dict[str, str | int]
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
    earlier: bool = False  # only the newest news are here; `history` has those before them


class HistoryPart(Struct, tag="history", tag_field="type"):
    """News from before those of a state, as many as one part holds."""

    news: list[News]
    story: list[Line]
    first: int  # the number of the first news here; 0 if there are none
    more: bool  # whether there are earlier ones
    re: int = 0


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
    """A move that is not offered: its slots by name, and the reason."""

    values: dict[str, str | int]
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


class Reacted(Struct, tag="reacted", tag_field="type"):
    """Somebody at a seat says a phrase. It is told once, and kept nowhere."""

    seat: int
    reaction: Reaction


class Link(Struct, tag="link", tag_field="type"):
    """A secret that was made, told once: for an address fragment, or a recovery code."""

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


AnyResponse = (
    Welcome
    | Table
    | State
    | HistoryPart
    | Words
    | Reason
    | Foretold
    | Barred
    | Explanation
    | Hinted
    | Reacted
    | Link
    | Done
    | Pong
    | Refusal
)
