"""Messages from the server (docs/reference/protocol.md); the schemas are generated from these."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tangledbank.server.protocol.requests import Reaction
from tangledbank.server.tables.handover import SeatChange
from tangledbank.server.tables.settings import Settings
from tangledbank.server.tables.table_control import TableAct
from tangledbank.server.tables.undo_path import UndoRefusal


class SeatInfo(Struct):
    """A seat: free, a person's or a bot's. A bot may play for a person who is away."""

    kind: str  # `free`, `person` or `bot`
    name: str  # shown to all players
    agent: str  # the bot's kind, or empty
    present: bool  # whether the player is connected
    replaced: bool  # whether a bot plays for the person
    ready: bool  # whether its client seed is known
    client_seed: str  # empty until the game begins


class HandoverInfo(Struct):
    """A seat offered to a newcomer: the seats that have agreed, and all that must agree."""

    seat: int
    agreed: list[int]  # seats that have agreed
    needed: list[int]  # seats that must agree


class ProposalInfo(Struct):
    """An act that some people at the table want: the seats that agree, and all that must."""

    act: TableAct  # what they want
    seat: int  # of the player to replace, or -1
    agreed: list[int]  # seats that agree
    needed: list[int]  # seats that must agree


class TableInfo(Struct):
    """The public facts of a table, except the game itself."""

    id: str
    game: str
    title: str
    status: str
    host: int  # the seat of the host
    settings: Settings
    seats: list[SeatInfo]
    commitment: str  # the commitment to the [shuffle](#the-shuffle)
    rematch: str  # the id of the rematch's table, or empty
    changes: list[SeatChange] = []  # changes of hands, the latest last
    handovers: list[HandoverInfo] = []  # offers of seats to newcomers
    paused: bool = False  # whether the game is paused: nobody plays, and clocks stop
    proposals: list[ProposalInfo] = []  # acts that await agreement


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to a hello: the seat, and a token if the hello had a link's secret."""

    protocol: int  # 3
    seat: int | None  # null for a spectator
    token: str  # a new token, or empty
    table: TableInfo
    request_id: int = 0


class TableUpdate(Struct, tag="table", tag_field="type"):
    """The table changed: its seats, its connected players or its status."""

    table: TableInfo


class Location(Struct, omit_defaults=True):
    """A location of a being (`being`, `store`), of a seat (`hand`, `bag`, `score`) or of the table.

    Which ones the table has depends on the game.
    """

    kind: str  # such as `being`, `hand`, `deck`
    seat: int | None = None  # the seat that it belongs to
    being: str = ""


class Cause(Struct, omit_defaults=True):
    """Why something happened: a kind, the key of a trait, event or Scenario, and a being.

    The being has the trait, attacks, or is eaten, depending on the kind.
    """

    kind: str  # such as `trait`, `attack`, `hunger`
    key: str = ""  # the key of the trait, event or Scenario
    being: str = ""  # the being that has the trait, attacks or is eaten
    text: str = ""  # a few words, if the client asked for the log


class Trace(Struct, omit_defaults=True):
    """Where something came from, where it went, and why; each only if it is certain."""

    source: Location | None = None  # where it came from
    target: Location | None = None  # where it went
    cause: Cause | None = None  # why it happened


class NewsItem(Struct):
    """An event that this client may know, with its slots by name.

    Values are names of beings (`A1`), keys of cards, traits and the like, words of short lists, or
    numbers.
    """

    number: int  # the item's number, counted for each client
    event: str  # the name of the event
    seat: int
    values: dict[str, str | int]
    trace: Trace | None = None  # source, target and cause, if the client asked for them


class LogLine(Struct):
    """A sentence about one or several news items, those numbered from `first` to `last`."""

    text: str
    first: int  # the number of its first news item
    last: int  # the number of its last news item


class Option(Struct):
    """A legal move: its verb, its slots by name, and its notation."""

    verb: str
    values: dict[str, str | int]
    move: str


class Question(Struct):
    """A question to a seat, with all its options.

    `about` has only the entries that apply: `attacker` and `target`, or one `being`; the `trait` or
    `scenario` that asks; the numbers `most` and `cost`.
    """

    number: int  # identifies the question
    prompt: str  # the kind of question
    text: str  # a sentence
    about: dict[str, str | int]  # the subjects of the question
    options: list[Option]  # all legal moves


class Result(Struct):
    """The points of a seat, in total and by part."""

    seat: int
    total: int  # the seat's points
    parts: dict[str, int]  # points by part of the score
    won: bool


class StateUpdate(Struct, tag="state", tag_field="type"):
    """The game as a seat or a spectator sees it, and the news since the last state.

    The first state of a connection has the whole view. Later ones are partial: `view` has only the
    fields that changed since the last state, and its `table` only the players that changed, by
    seat.
    """

    view: dict[str, Any]  # the client's view, or its changes
    partial: bool  # whether `view` has only the changes
    news: list[NewsItem]
    log: list[LogLine]  # the news as sentences, if the client asked for them
    last: int  # the number of the last news item
    reset: bool  # whether to discard the log: `seen` was missing, or later news is lost
    question: Question | None  # the open question of this seat
    can_undo: bool  # whether `undo` would be granted
    deadlines: list[float]  # each seat's deadline in seconds on the server's clock, or 0
    results: list[Result]  # empty until the game is over
    time_left: list[float] = []  # each seat's seconds, if its clock is for the game
    earlier: bool = False  # whether `history` has older news that this state left out
    undo_keeps: int = 0  # the number of the last news item that an undo would keep
    undo_refusal: UndoRefusal = ""  # why `undo` would be refused; empty if it would be granted


class PastPosition(Struct):
    """The game as this client saw it after a news item, as changes to the position before it."""

    last: int  # the number of the news item
    view: dict[str, Any]  # changed fields; all fields in the first position of an answer


class HistoryAnswer(Struct, tag="history", tag_field="type"):
    """The news before a number, at most 200 items."""

    news: list[NewsItem]
    log: list[LogLine]
    first: int  # the number of the first item here; 0 if there are none
    earlier: bool  # whether there are older items
    positions: list[PastPosition] = []  # if the client asked for them
    request_id: int = 0


class OptionsAnswer(Struct, tag="options", tag_field="type"):
    """The options of a question as sentences, in the order of the options."""

    number: int
    texts: list[str]  # one sentence per option
    request_id: int = 0


class WhyNotAnswer(Struct, tag="why-not", tag_field="type"):
    """Why a move is illegal: a code, a few words, a sentence, the rule; empty if it is legal."""

    move: str  # as requested
    reason: str
    short: str
    text: str
    cite: str
    request_id: int = 0


class TraitRef(Struct):
    """A trait by its key, and the being that has it."""

    key: str
    being: str  # the being that has the trait


class Outcome(Struct):
    """The result of an option up to the next question, judged from the seat's view alone."""

    choice: int  # the index of the option
    text: str  # the option and its figures as a sentence
    figures: dict[str, int | str]  # sizes, meat, wounds, cost and other numbers
    traits: list[TraitRef]  # the traits that take effect or may respond
    news: list[NewsItem]  # the expected events, with traces
    log: list[str]  # the expected events as sentences


class PreviewAnswer(Struct, tag="preview", tag_field="type"):
    """The outcomes of the options that were asked about."""

    number: int
    outcomes: list[Outcome]
    request_id: int = 0


class IllegalMove(Struct):
    """An illegal move: its slots by name, its notation, and the reason."""

    values: dict[str, str | int]
    move: str
    reason: str
    short: str
    text: str
    cite: str


class IllegalMovesAnswer(Struct, tag="illegal-moves", tag_field="type"):
    """Illegal moves of a verb, at most 60; `more` if there are others."""

    number: int
    verb: str
    moves: list[IllegalMove]
    more: bool  # whether there are more illegal moves
    request_id: int = 0


class Entry(Struct):
    """An explanation: its subject, our text, and printed figures with any doubt about them."""

    kind: str  # such as `trait`, `rule`, `zone`
    key: str
    title: str
    text: str  # our explanation
    figures: str  # printed figures as a sentence
    doubt: str  # our doubt about the figures; empty if they are certain
    cite: str
    sources: list[str]  # the sources of uncertain figures


class ExplainAnswer(Struct, tag="explain", tag_field="type"):
    """Explanations of a subject, or the names of several subjects that it may mean."""

    about: str  # as requested
    entries: list[Entry]
    candidates: list[str]  # the possible subjects, if the name is ambiguous
    request_id: int = 0


class HintAnswer(Struct, tag="hint", tag_field="type"):
    """The option that a bot would choose, its outcome, and the bot's reason, or an empty text."""

    number: int
    agent: str  # the name of the bot
    option: Option  # the best option
    outcome: Outcome
    reason: str  # the chance to win, other good moves and risks; may be empty
    request_id: int = 0


class ReactionUpdate(Struct, tag="reaction", tag_field="type"):
    """The player at a seat sent a phrase. It is sent once and not stored."""

    seat: int
    reaction: Reaction


class Link(Struct, tag="link", tag_field="type"):
    """A new secret, sent once: for the fragment of an address, or a recovery code."""

    kind: str  # `invite`, `device`, `recovery`, `spectator` or `feed`
    seat: int
    secret: str  # sent only once
    request_id: int = 0


class Done(Struct, tag="done", tag_field="type"):
    """A request was granted, and its changes are stored."""

    request_id: int = 0


class Pong(Struct, tag="pong", tag_field="type"):
    """The time on the server's clock, in seconds."""

    now: float  # seconds since 1970
    request_id: int = 0


class Heartbeat(Struct, tag="heartbeat", tag_field="type"):
    """A sign of life, every 25 seconds."""


class ErrorResponse(Struct, tag="error", tag_field="type"):
    """The refusal of a request, which changed nothing."""

    code: str  # a code from [Errors](#errors)
    text: str  # a sentence in the client's language
    detail: str  # more about the error, or empty
    request_id: int = 0


AnyResponse = (
    Welcome
    | TableUpdate
    | StateUpdate
    | HistoryAnswer
    | OptionsAnswer
    | WhyNotAnswer
    | PreviewAnswer
    | IllegalMovesAnswer
    | ExplainAnswer
    | HintAnswer
    | ReactionUpdate
    | Link
    | Done
    | Pong
    | Heartbeat
    | ErrorResponse
)
