"""Messages from clients (docs/reference/protocol.md); the schemas are generated from these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tangledbank.server.tables.table_control import TableAct


class Request(Struct, tag_field="type", kw_only=True):
    """A message from a client. The answer repeats its `request_id`."""

    request_id: int = 0


class Hello(Request, tag="hello"):
    """The first message: the table, the right to a seat, the language, and the news seen so far."""

    protocol: int  # 3
    table: str  # the id of the table
    token: str = ""  # the token of a seat
    secret: str = ""  # the secret of a link; the server exchanges it for a token
    name: str = ""  # the player's name, with `secret` or `join`
    client_seed: str = ""  # 32 to 64 hexadecimal digits for the shuffle
    join: bool = False  # take a free seat of a public table
    watch: bool = False  # only watch, even if the link opens a seat
    lang: str = "en"  # the language of all sentences: `en`, `fr` or `ru`
    log: bool = False  # whether states include the news as sentences
    trace: bool = False  # whether news items include source, target and cause
    seen: int = -1  # the number of the last news item that the client has


class WholeState(Request, tag="state"):
    """Ask for a state with the whole view."""


class Choose(Request, tag="choose"):
    """Answer a question with the index of an option, or with its notation."""

    number: int
    choice: int | str  # the index of an option, from 0, or its notation


class Undo(Request, tag="undo"):
    """Take back the last choice."""


class Options(Request, tag="options"):
    """Ask for the options of the open question as sentences."""

    number: int


class WhyNot(Request, tag="why-not"):
    """Ask why a move, in notation, is illegal now."""

    move: str  # the move in notation, at most 400 characters


class Preview(Request, tag="preview"):
    """Ask for the outcomes of options of the open question, by index; at most 24."""

    number: int
    choices: list[int]  # indexes of options, at most 24


class IllegalMoves(Request, tag="illegal-moves"):
    """Ask why other moves of a verb are illegal: those with these values in their first slots."""

    number: int
    verb: str
    values: dict[str, str | int] = {}  # the values of the first slots


class Explain(Request, tag="explain"):
    """Ask about a card, trait, zone, event or term of the game, by key or by name."""

    about: str  # a key or a name


class Hint(Request, tag="hint"):
    """Ask what a strong bot would choose, at tables that allow hints."""

    number: int


class History(Request, tag="history"):
    """Ask for the news before a number, which a state left out."""

    before: int  # the number of a news item
    positions: bool = False  # whether the answer includes the positions after these events


Reaction = Literal["hello", "thanks", "nice", "wow", "ouch", "sorry", "thinking", "well-played"]


class React(Request, tag="react"):
    """Send one of a few phrases to the table; each client shows it in its own language."""

    reaction: Reaction


ReportReason = Literal["name", "conduct", "stalling", "cheating", "other"]


class Report(Request, tag="report"):
    """Report the player at a seat to the operator, with up to 200 characters of text."""

    seat: int
    reason: ReportReason
    text: str = ""  # a comment of at most 200 characters


class ClientSeed(Request, tag="client-seed"):
    """Add a random value to the shuffle, if the hello had none."""

    client_seed: str  # 32 to 64 hexadecimal digits


class Leave(Request, tag="leave"):
    """Give up the seat."""


class Resign(Request, tag="resign"):
    """Give the seat to a bot for the rest of the game."""


class Substitute(Request, tag="substitute"):
    """Let a bot play for oneself until one takes the seat back, chooses or reconnects."""

    on: bool = True  # false takes the seat back


class Act(Request, tag="act"):
    """Replace an absent player by a bot, pause or resume the game, or close the table.

    The host decides alone, except to close. Otherwise all people who are present must send it.
    """

    act: TableAct  # what to do
    seat: int = -1  # of the player to replace
    agree: bool = True  # false ends the proposal


class Remove(Request, tag="remove"):
    """Host only: remove a person or, before the game, a bot from a seat."""

    seat: int


class AddBots(Request, tag="add-bots"):
    """Host only: seat bots at all free seats, or at one."""

    agent: str  # the name of a bot
    seat: int = -1  # a free seat; -1 for all of them


class Invite(Request, tag="invite"):
    """Host only: make a link that opens one seat, once."""

    seat: int


class Vote(Request, tag="vote"):
    """Agree that an abandoned seat goes to a newcomer, or refuse."""

    seat: int
    agree: bool = True  # false to refuse


class SpectatorLink(Request, tag="spectator-link"):
    """Make a link that lets people watch a private table."""


class RecoveryCode(Request, tag="recovery-code"):
    """Make a code that opens the player's own seat from any browser, once."""


class DeviceLink(Request, tag="device-link"):
    """Request a link that opens the player's own seat on another device. It works once."""


class FeedLink(Request, tag="feed-link"):
    """Make a new secret for the feed of the player's turns; it replaces the previous one."""


class Rematch(Request, tag="rematch"):
    """Create a table for the same players, each one seat further on."""


class Ping(Request, tag="ping"):
    """Check the connection, if an answer is late or the page was hidden."""


AnyRequest = (
    Hello
    | WholeState
    | Choose
    | Undo
    | Options
    | WhyNot
    | Preview
    | IllegalMoves
    | Explain
    | Hint
    | History
    | React
    | Report
    | ClientSeed
    | Leave
    | Resign
    | Substitute
    | Act
    | Remove
    | AddBots
    | Invite
    | Vote
    | SpectatorLink
    | RecoveryCode
    | DeviceLink
    | FeedLink
    | Rematch
    | Ping
)
