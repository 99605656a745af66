"""Encoding of the named slots of moves and events for the protocol."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.core.action import a_of, b_of, c_of, d_of, verb_of
from tangledbank.core.errors import BadNotation
from tangledbank.core.event import UNDONE, Event
from tangledbank.core.game import Game
from tangledbank.core.vocabulary import BEINGS, Kind, Verb, Word
from tangledbank.notation.names import id_of

Value = str | int
Values = dict[str, Value]


class SlotCodec:
    """A codec that writes the slots of a game's moves and events, and reads those of moves.

    Beings are written by name (`A1`), cards, traits and the like by key, values from a short list
    by their name, and everything else as a number. An empty slot of the first three kinds is an
    empty string.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.language = game.language
        self.players = players

    def event(self, event: Event) -> Values:
        """Return all slots of an event, in the order of their declaration."""
        if event.kind == UNDONE:
            return {"last_kept": int(event.a)}  # the last news item that was not undone
        return self.named(self.language.event_words[int(event.kind)], event.ids())

    def action(self, action: int) -> Values:
        """Return all slots of a move, in the order of their declaration."""
        ids = (a_of(action), b_of(action), c_of(action), d_of(action))
        return self.named(self.language.verb_words[int(verb_of(action))], ids)

    def named(self, word: Word, ids: Sequence[int]) -> Values:
        slots = zip(word.slots.items(), ids, strict=False)
        return {slot: self.write(kind, int(id)) for (slot, kind), id in slots}

    def write(self, kind: Kind, id: int) -> Value:
        """Return a value as the protocol writes it."""
        written: Value = self.language.written(kind, id, self.players)
        return written

    def first_slots(self, verb: Verb, values: Values) -> dict[str, int]:
        """Return the numbers of a move's first slots; raise BadNotation for any other slots."""
        first = list(verb.slots)[: len(values)]
        if values.keys() != set(first):
            raise BadNotation(
                f"{', '.join(values)!r:.80} are not the first slots of {verb.name}. "
                f"Its slots are, in order: {', '.join(verb.slots) or 'none'}"
            )
        return {slot: self.read(verb.slots[slot], values[slot]) for slot in first}

    def read(self, kind: Kind, value: Value) -> int:
        """Return the number of a value; raise BadNotation if no such value exists."""
        keys = self.language.keys.get(kind.keys)
        if isinstance(value, int):
            if kind in BEINGS or kind.names or keys is not None:
                raise no_such(kind, value)
            return value
        if kind in BEINGS:
            return id_of(value, self.players, kind.name) if value else 0
        if kind.names and value in kind.names:
            return kind.names.index(value)
        if keys is not None and value in keys.ids:
            return int(keys.ids[value])
        raise no_such(kind, value)


def no_such(kind: Kind, value: Value) -> BadNotation:
    return BadNotation(f"there is no {kind.name} {value!r:.40}")
