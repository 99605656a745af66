"""Bodies of the HTTP calls, except those of lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from tangledbank.server.protocol.lesson_bodies import (
    LessonOffer,
    LessonQuery,
    LessonRequest,
    LessonStep,
)
from tangledbank.server.protocol.responses import (
    Cause,
    Entry,
    ErrorResponse,
    LogLine,
    NewsItem,
    Result,
)
from tangledbank.server.tables.settings import Settings


class CreateTable(Struct, forbid_unknown_fields=True):
    """A request for a new table, from the player who becomes its host."""

    settings: Settings
    name: str  # the host's name


class CreatedTable(Struct):
    """A new table: its id, the host's token, and the secrets of two links for others."""

    table: str  # the id of the table
    token: str  # the token of the host's seat
    join_secret: str  # the secret for taking a free seat
    spectator_secret: str  # the secret for watching; empty if the settings allow no spectators


class PublicTable(Struct):
    """A table in the public list."""

    id: str
    game: str
    status: str
    players: int
    free_seats: int
    names: list[str]


class OwnGame(Struct):
    """A game that one of the sender's tokens opens, as that seat may know it."""

    id: str
    game: str
    status: str
    seat: int
    your_turn: bool  # whether this seat has an open question
    names: list[str] = []
    round: int = 0  # 0 before the game begins
    to_move: list[int] = []  # seats with an open question
    results: list[Result] = []
    time_left: float = 0.0  # seconds until the sender's time runs out; 0 without a deadline


class Variant(Struct):
    """An option of a game. A ruling settles a point that the rules leave open."""

    key: str
    text: str  # a description
    default: str | int | bool
    values: list[str | int | bool]  # all allowed values
    cite: str
    ruling: bool  # whether it settles a point that the rules leave open


class Bot(Struct):
    """A bot by its name, with a description."""

    name: str
    text: str  # a description


class GameOffer(Struct):
    """A game that this server offers, with all options of its tables."""

    key: str
    title: str
    text: str  # a short description
    intro: str  # an introduction for a player's first game
    recommended: bool  # whether we recommend it for a first game
    players: list[int]  # the smallest and the largest number of players
    minutes: list[int]  # the usual length with the fewest and the most players
    options: list[Variant]  # the options of the game
    exclusive: list[str]  # options that make all others meaningless
    bots: list[Bot]
    sets: list[str]  # external sets that the operator allows


class Card(Struct):
    """A card: its name, the keys of its traits, and its printed facts."""

    title: str
    traits: list[str]  # keys
    facts: dict[str, Any]  # the printed facts


class Lexicon(Struct):
    """Every card and term of a game in one language."""

    game: str
    lang: str
    cards: dict[str, Card]  # the cards by key
    entries: list[Entry]  # traits, rules, zones, events and Scenarios
    traits: dict[str, dict[str, Any]]  # the printed facts of each trait; empty if in `cards`
    prompts: dict[str, str]  # a sentence for each kind of question
    score_parts: dict[str, str]  # names of the parts of a score


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """A record to replay: as a seat, as a spectator, or with all cards face up."""

    record: Raw  # a record as `GET /api/tables/TABLE/record` returns it
    seat: int | None = None  # null for a spectator's view
    all_cards: bool = False  # whether to show all cards
    lang: str = "en"
    log: bool = True  # whether frames include sentences


class ReplayHeader(Struct, tag="header", tag_field="type"):
    """The first line of a replay: the game and its players."""

    game: str
    title: str
    players: int
    options: dict[str, str | int | bool]
    names: list[str]
    choices: int  # how many frames follow frame 0


class ReplayFrame(Struct, tag="frame", tag_field="type"):
    """The table after a choice of the record. Frame 0, before the first, has no seat and no move.

    `view` is complete in frame 0. Later frames have only the fields that changed, and in `table`
    only the players that changed, by seat.
    """

    step: int  # the number of the choice; 0 is the deal
    seat: int | None  # the seat that chose
    move: str  # empty if the viewer may not know it
    view: dict[str, Any]  # all fields in frame 0, then only those that changed
    news: list[NewsItem]
    log: list[LogLine]
    round: int  # the round that begins here, or 0
    attack: bool  # whether an attack begins here
    results: list[Result]


ReplayLine = ReplayHeader | ReplayFrame | ErrorResponse


class RoundSummary(Struct):
    """A round: the step at which it begins, and the points at its end."""

    number: int  # the number of the round
    step: int  # the step at which the round begins
    points: list[int]  # the points by seat


class TraitSpan(Struct):
    """A trait of a being: its card, and the steps at which the being gained and lost it."""

    trait: str
    card: str
    gained: int  # the step at which the being gained it
    lost: int | None = None  # the step at which the being lost it, or null


class BeingSummary(Struct):
    """A species or an animal from birth to death, by steps of the replay."""

    name: str
    seat: int  # the owner's seat
    parent: str  # its parent, or its neighbor at birth; empty if it has neither
    born: int  # the step of its birth
    died: int | None = None  # the step of its death, or null
    cause: Cause | None = None  # the cause of its death
    eaten: int = 0  # the food that it took in the whole game
    population: list[tuple[int, int]] = []  # pairs: a step, and the population from that step on
    traits: list[TraitSpan] = []  # every trait that it had


class AttackSummary(Struct):
    """An attack: its step, the attacker, the target, and whether the target was killed."""

    step: int
    attacker: str
    target: str
    killed: bool = False  # whether the target died


class GameSummary(Struct):
    """A summary of a finished game. Steps are numbers of replay frames."""

    rounds: list[RoundSummary]
    beings: list[BeingSummary]
    attacks: list[AttackSummary]


class Bodies(Struct):
    """The bodies of all HTTP calls, by name, for the schema."""

    create_table: CreateTable
    created_table: CreatedTable
    public_tables: list[PublicTable]
    my_games: list[OwnGame]
    game_offers: list[GameOffer]
    lexicon: Lexicon
    replay_request: ReplayRequest
    replay_lines: list[ReplayLine]  # one JSON document per line
    game_summary: GameSummary
    lesson_offers: list[LessonOffer]
    lesson_request: LessonRequest
    lesson_step: LessonStep
    lesson_query: LessonQuery
