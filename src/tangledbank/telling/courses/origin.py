"""The course of The Origin of Species and Time to Fly: tokens and deaths with what brought them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.games.origin import ids
from tangledbank.games.origin.fly import ids as fly
from tangledbank.games.origin.questions import EATEN, SCAVENGES
from tangledbank.telling.courses.base import Course
from tangledbank.telling.happening import Cause, Spot

TOKENS: Final = (ids.RED_TAKEN, ids.BLUE_GOT, ids.FAT_STORED)
METAMORPHOSE: Final = "metamorphose"


class OriginCourse(Course):
    """Both games."""

    mind = ("due", "last", "hunter", "eaters", "poisons", "dice", "feeding")
    rounds = ids.TURN_BEGAN
    attacks = frozenset({ids.ATTACKED, ids.AMBUSHED})
    meals = dict.fromkeys(TOKENS, "b")
    routes = {
        ids.CARD_DRAWN: ("deck", "hand"),
        ids.ANIMAL_PLAYED: ("hand", "being:b"),
        ids.TRAIT_PLAYED: ("hand", "being:c"),
        ids.PAIR_PLAYED: ("hand", "being:c"),
        ids.BANK_FILLED: ("", "bank"),
        ids.RED_TAKEN: ("bank", "being:a"),
        ids.BLUE_GOT: ("supply", "being:a"),
        ids.FAT_STORED: ("supply", "store:a"),
        ids.FAT_USED: ("store:a", "being:a"),
        ids.STOLEN: ("being:b", "being:a"),
        ids.GRAZED: ("bank", "being:a"),
        ids.SETTLED: ("center", "being:a"),
        ids.ATTACKED: ("being:a", "being:b"),
        ids.AMBUSHED: ("being:a", "being:b"),
        ids.REVEALED: ("", "being:a"),
        ids.REDIRECTED: ("being:a", "being:b"),
        ids.TAIL_LOST: ("being:a", "discard"),
        ids.EATEN: ("being:a", "being:b"),
        ids.PAIR_USED: ("being:d", "being:c"),
        ids.DIED: ("being:a", "discard"),
        ids.SHELL_LEFT: ("", "center"),
        fly.SHED_TRAIT: ("being:a", "discard"),
        fly.INK_SQUIRTED: ("being:a", "being:b"),
        fly.SHELL_CLOSED: ("being:a", "being:b"),
        fly.BORN: ("being:c", "being:b"),
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.due: dict[int, Cause] = {}  # why an animal gets its next token
        self.last: tuple[int, Cause | None] = (0, None)  # who got one last, and why
        self.hunter = 0
        self.eaters: dict[int, int] = {}  # by animal that was eaten: who ate it
        self.poisons: dict[int, Cause] = {}
        self.dice: list[tuple[int, int]] = []  # by whom, and the face; not yet told of
        self.feeding = False  # dice are thrown by those who run
        self.scavenger, self.poisonous = self.trait_by(SCAVENGES), self.trait_by(EATEN)
        self.sheds = next((int(t.id) for t in game.traits if t.key == METAMORPHOSE), 0)
        self.handlers: dict[int, Any] = {
            ids.TURN_BEGAN: self.turn,
            ids.ATTACKED: self.attacked,
            ids.AMBUSHED: self.attacked,
            ids.SCAVENGED: self.scavenged,
            ids.PAIR_USED: self.paired,
            ids.STOLEN: self.stolen,
            ids.TAIL_LOST: self.dropped,
            ids.EATEN: self.eaten,
            ids.POISONED: self.poisoned,
            ids.DIED: self.died,
            fly.SHED_TRAIT: self.shed,
            fly.SPECIALIZED: self.specialized,
            **dict.fromkeys(TOKENS, self.token),
        }

    def forget(self) -> None:
        self.due = {}
        self.last = (0, None)

    def cause(self, event: Event) -> Cause | None:
        handler = self.handlers.get(int(event.kind))
        found: Cause | None = handler(event) if handler else None
        return found

    def route(self, event: Event) -> tuple[Spot | None, Spot | None]:
        """Blue tokens come from the prey or the victim, if it is one."""
        source, target = super().route(event)
        cause = self.last[1]
        if event.kind == ids.BLUE_GOT and cause and cause.kind in ("prey", "stolen"):
            source = Spot("being", being=cause.being)
        return source, target

    # What brings a token

    def turn(self, event: Event) -> None:
        self.forget()
        self.eaters, self.poisons = {}, {}

    def attacked(self, event: Event) -> None:
        self.hunter = int(event.a)

    def trait(self, id: int, being: int = 0) -> Cause:
        return Cause("trait", "trait", id, being)

    def scavenged(self, event: Event) -> None:
        self.due[int(event.a)] = self.trait(self.scavenger, int(event.a))

    def paired(self, event: Event) -> None:
        self.due[int(event.c)] = self.trait(int(event.b), int(event.d))

    def stolen(self, event: Event) -> None:
        self.due[int(event.a)] = Cause("stolen", being=int(event.b))

    def shed(self, event: Event) -> None:
        self.due[int(event.a)] = self.trait(self.sheds, int(event.a))

    def specialized(self, event: Event) -> None:
        self.due[int(event.a)] = self.trait(int(event.b), int(event.a))

    def dropped(self, event: Event) -> None:
        """What the prey leaves behind feeds its hunter."""
        self.due[self.hunter] = Cause("prey", being=int(event.a))

    def token(self, event: Event) -> Cause | None:
        """The cause is used up, but for fat that comes with the same tokens."""
        aid = int(event.a)
        cause = self.due.pop(aid, None)
        if cause is None and event.kind == ids.FAT_STORED and self.last[0] == aid:
            cause = self.last[1]
        self.last = (aid, cause)
        return cause

    # Deaths

    def eaten(self, event: Event) -> Cause:
        prey, hunter = int(event.a), int(event.b)
        self.eaters[prey] = hunter
        self.due[hunter] = Cause("prey", being=prey)
        return Cause("attack", being=hunter)

    def poisoned(self, event: Event) -> Cause:
        prey = list(self.eaters)[-1] if self.eaters else 0
        cause = Cause("poison", "trait", self.poisonous, prey)
        self.poisons[int(event.a)] = cause
        return cause

    def died(self, event: Event) -> Cause:
        aid = int(event.a)
        if aid in self.eaters:
            return Cause("attack", being=self.eaters[aid])
        return self.poisons.get(aid) or Cause("hunger")

    # Numbers beside

    def notes(self, event: Event) -> Mapping[str, list[int]]:
        """Dice with what they decide; those of animals that run stand for themselves."""
        if event.kind == ids.TURN_BEGAN:
            self.dice, self.feeding = [], False
        elif event.kind == ids.DIE_ROLLED and self.feeding:
            return {"running": [int(event.a)]}
        elif event.kind == ids.DIE_ROLLED:
            self.dice.append((int(event.seat), int(event.a)))
        elif event.kind in (ids.STARTED, ids.BANK_FILLED):
            dice, self.dice = self.dice, []
            self.feeding = event.kind == ids.BANK_FILLED
            return {"seats": [seat for seat, _ in dice], "dice": [face for _, face in dice]}
        return {}
