"""The protocol around the socket: bodies of HTTP calls."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from tangledbank.server.protocol.lesson_bodies import AskTutor, Learn, LessonOffer, LessonStep
from tangledbank.server.protocol.responses import Cause, Entry, Line, News, Refusal, Result
from tangledbank.server.tables.settings import Settings


class Create(Struct, forbid_unknown_fields=True):
    """A request for a table."""

    settings: Settings
    name: str


class Created(Struct):
    """A new table: the maker's token, and the secrets of the links for others."""

    table: str
    token: str
    door: str  # takes a free seat
    watch: str  # only watches; empty where nobody may


class Listed(Struct):
    """A public table."""

    id: str
    game: str
    status: str
    players: int
    free: int
    names: list[str]


class Mine(Struct):
    """One of somebody's own games: who plays, in which round it is, and who is asked something."""

    id: str
    game: str
    status: str
    seat: int
    turn: bool
    names: list[str] = []
    round: int = 0
    asked: list[int] = []  # seats, as this seat may know
    results: list[Result] = []


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


class Card(Struct):
    """A card: its name, the traits on it by their keys, and what is printed, as far as is known."""

    title: str
    traits: list[str]
    facts: dict[str, Any]


class Lexicon(Struct):
    """Every card and word of a game in one language."""

    game: str
    lang: str
    cards: dict[str, Card]  # by key
    entries: list[Entry]  # traits, rules, zones, events and Scenarios, as explained
    traits: dict[str, dict[str, Any]]  # by key: what is printed, where that is not on the cards
    prompts: dict[str, str]
    parts: dict[str, str]  # of a score


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


class Round(Struct):
    """A round: the choice with which it begins, and the points had the game ended with it."""

    number: int
    step: int
    points: list[int]  # by seat


class Worn(Struct):
    """A trait of a being: its card, and the choices with which it came and went."""

    trait: str
    card: str
    came: int
    went: int | None = None


class Being(Struct):
    """A species or an animal from birth to death, by the choices of the record."""

    name: str
    seat: int
    parent: str  # the neighbor that it was put beside, or who bore it; empty if there is none
    born: int
    died: int | None = None
    cause: Cause | None = None  # of its death
    eaten: int = 0  # food that it has taken, all in all
    population: list[tuple[int, int]] = []  # from which choice on, and how much
    traits: list[Worn] = []


class Hunt(Struct):
    """An attack: with which choice, by whom, on whom, and whether the prey died of it."""

    step: int
    hunter: str
    prey: str
    killed: bool = False


class Course(Struct):
    """A finished game as a whole. Steps are choices of the record, as in its replay."""

    rounds: list[Round]
    beings: list[Being]
    hunts: list[Hunt]


class Bodies(Struct):
    """The bodies of HTTP calls, by name, for the schema."""

    create: Create
    created: Created
    listed: list[Listed]
    mine: list[Mine]
    offers: list[Offer]
    lexicon: Lexicon
    replay: Replay
    scenes: list[Scene]  # of a replay, one on each line
    course: Course
    lessons: list[LessonOffer]
    learn: Learn
    step: LessonStep
    ask: AskTutor
