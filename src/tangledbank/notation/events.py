"""Events with named slots, movement and cause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from tangledbank.core.cause import cause_being, cause_id, cause_kind
from tangledbank.core.event import Event
from tangledbank.core.flow import State
from tangledbank.core.vocabulary import BEINGS, EventType
from tangledbank.notation.names import being_name

if TYPE_CHECKING:
    from tangledbank.notation.language import Language

NOWHERE: Final = -1  # the seat of a place that no player owns
OWN: Final = ("hand", "bag", "score")  # places that every seat has
PLACE: Final = re.compile(r"(?P<store>store of )?\{(?P<slot>\w+)(\|(?P<otherwise>[\w-]+))?\}")


@dataclass(frozen=True)
class Spot:
    """A place that something comes from or goes to.

    Its kind is `being`, `store` (of a being), a place of a seat (`hand`, `bag`, `score`), or a
    place of the table, such as `deck`, `discard`, `hole`, `bank`, `reef` or `zone1`.
    """

    kind: str
    seat: int = NOWHERE
    being: int = 0


@dataclass(frozen=True)
class Cause:
    """The cause of an event: a kind, the card or trait behind it, and its being.

        cause.kind, cause.key, cause.being_name(view)  # "trait", "foraging", "A1"

    The game's vocabulary declares the kinds. The being of an attack is the attacker; the being of
    prey is the animal that is eaten.
    """

    kind: str
    what: str = ""  # the kind of the id: trait, event or scenario
    id: int = 0
    being: int = 0
    key: str = field(default="", compare=False)  # the stable key of the id, such as `foraging`

    def being_name(self, s: State) -> str:
        """Return the name of the being, such as `A1`, or an empty string."""
        return being_name(s, self.being) if self.being else ""


class NamedEvent:
    """An event whose slots are attributes: `event.eater`, `event.amount`.

    `match.game.language.named(event)` returns one. Attributes are numbers; `values` returns names.
    """

    def __init__(self, language: Language[Any], event: Event) -> None:
        self.language = language
        self.raw = event
        self.kind = int(event.kind)
        self.seat = int(event.seat)
        self.word: EventType | None = language.event_words.get(self.kind)  # None for an undo

    @property
    def name(self) -> str:
        return self.language.events.get(self.kind, "")

    @property
    def role(self) -> str:
        """The event's meaning in every game: `round`, `attack`, `meal`, `birth`, `death` or ''."""
        return self.word.role if self.word is not None else ""

    @property
    def round_number(self) -> int:
        """The number of the round that this event begins, if its role is `round`."""
        return next(iter(self.slots.values()))

    @cached_property
    def slots(self) -> Mapping[str, int]:
        names = self.word.slots if self.word is not None else ()
        return dict(zip(names, map(int, self.raw.ids()), strict=False))

    def __getattr__(self, slot: str) -> int:
        if slot.startswith("_") or slot == "slots" or slot not in self.slots:
            raise AttributeError(slot)
        return self.slots[slot]

    def values(self, s: State) -> dict[str, str | int]:
        """Return every slot by name: beings as `A1`, cards and traits by key, others as numbers.

        An empty slot for a being, card or trait is an empty string; a card that the reader may not
        know is `?`. `s` is any view of the match.
        """
        kinds = self.word.slots if self.word is not None else {}
        return {
            slot: self.language.written(kinds[slot], id, int(s.seats))
            for slot, id in self.slots.items()
        }

    # Cause

    @cached_property
    def cause(self) -> Cause | None:
        by = self.raw.by
        kind = self.language.cause_names[int(cause_kind(by))] if by else ""
        if not kind:
            return None
        what = self.language.cause_ids.get(kind, "")
        id = int(cause_id(by))
        key = str(self.language.keys[what].key(id)) if what in self.language.keys else ""
        return Cause(kind, what, id, int(cause_being(by)), key)

    # Movement

    @property
    def comes_from(self) -> Spot | None:
        return self._spot(0)

    @property
    def goes_to(self) -> Spot | None:
        return self._spot(1)

    def _spot(self, side: int) -> Spot | None:
        moves = self.word.moves if self.word is not None else ""
        text = moves.split("->")[side].strip() if moves else ""
        if not text:
            return None
        match = PLACE.fullmatch(text)
        return self._filled(match) if match else self._place(text)

    def _place(self, name: str) -> Spot:
        return Spot(name, self.seat) if name in OWN else Spot(name)

    def _filled(self, match: re.Match[str]) -> Spot | None:
        """Return the being or place that a slot names."""
        assert self.word is not None, "an event that moves something is declared"
        id, kind = self.slots[match["slot"]], self.word.slots[match["slot"]]
        if not id:
            return self._place(match["otherwise"]) if match["otherwise"] else None
        if kind in BEINGS:
            return Spot("store" if match["store"] else "being", being=id)
        return self._place(kind.names[id])
