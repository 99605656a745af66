"""A menu of moves whose entries keep their numbers."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tangledbank.core.action import b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.presentation.previews import previews_for
from tangledbank.texts import GameTexts

FEW = 12  # options shown as one list
LAST = 0  # the number of the entry that ends a turn or does nothing
SPECIES = 10  # plays on a player's third species have the numbers from 30


@dataclass(frozen=True)
class MenuEntry:
    """One option, or a group of options under one number."""

    title: str
    actions: list[int]
    key: Hashable  # identifies the entry, so that it keeps its number
    number: int = -1  # a fixed number, or -1


@dataclass(frozen=True)
class NumberedEntry:
    """A menu entry and its number."""

    number: int
    entry: MenuEntry


class EntryNumbers:
    """The numbers of one menu's entries, kept between a player's decisions."""

    def __init__(self) -> None:
        self.given: dict[Hashable, int] = {}

    def number(self, entries: Sequence[MenuEntry]) -> list[NumberedEntry]:
        """Number the entries: fixed numbers, earlier numbers, then new ones after the highest."""
        fixed = {entry.number for entry in entries}
        found = []
        for entry in entries:
            number = entry.number
            if number < 0:
                highest = max(self.given.values(), default=0)
                number = self.given.get(entry.key) or next_free(highest, fixed)
                self.given[entry.key] = number
            found.append(NumberedEntry(number, entry))
        return sorted(found, key=lambda each: (each.number == LAST, each.number))


def next_free(highest: int, taken: Iterable[int]) -> int:
    number = highest + 1
    while number in taken:
        number += 1
    return number


class MoveMenu:
    """A menu of a game's moves in the terminal, with groups and titles."""

    ending: ClassVar[frozenset[int]] = frozenset()  # verbs that end a turn or do nothing

    def __init__(self, words: GameTexts) -> None:
        self.words = words
        self.previews = previews_for(words)

    # Entries

    def entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Return the entries in numbering order, with related moves together."""
        return [self.entry(view, seat, action) for action in actions]

    def group_entries(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Return a group's entries."""
        return [self.entry(view, seat, action) for action in actions]

    def entry(self, view: State, seat: int, action: int) -> MenuEntry:
        number = LAST if self.is_ending(action) else -1
        return MenuEntry(self.title(view, seat, action), [action], action, number)

    def lists_hand(self, view: State, seat: int, actions: Sequence[int]) -> bool:
        """Return whether the menu lists every card in hand, so that the table can omit the hand."""
        return False

    def is_ending(self, action: int) -> bool:
        return verb_of(action) in self.ending

    def title(self, view: State, seat: int, action: int) -> str:
        """Return a move's title in the menu, with its most useful figures."""
        return self.words.move(view, seat, action)

    def grouped(
        self, view: State, seat: int, groups: Sequence[tuple[Hashable, str, int]]
    ) -> list[MenuEntry]:
        """Group options by key and title; a group of one becomes a plain entry."""
        found: dict[Hashable, MenuEntry] = {}
        for key, title, action in groups:
            found.setdefault(key, MenuEntry(title, [], key)).actions.append(action)
        return [
            group if len(group.actions) > 1 else self.single_entry(view, seat, group)
            for group in found.values()
        ]

    def by_group(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Group options by `group_of`, ordered by key."""
        ordered = sorted(actions, key=lambda action: self.group_of(view, action)[0])
        return self.grouped(
            view, seat, [(*self.group_of(view, action), action) for action in ordered]
        )

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        """Return the key and title of an option's group."""
        raise NotImplementedError

    def single_entry(self, view: State, seat: int, group: MenuEntry) -> MenuEntry:
        """Return the entry for a group of one option."""
        single = self.entry(view, seat, group.actions[0])
        return MenuEntry(single.title, group.actions, group.key, single.number)


def asks(view: State, seat: int, *prompts: int) -> bool:
    """Return whether the seat is being asked one of these questions."""
    decision = view.decision_of(seat)
    return decision is not None and decision.prompt in prompts


def own_prey_last(s: State, seat: int, actions: Sequence[int], attack: int) -> list[int]:
    """Move attacks on the seat's own species behind its other attacks."""
    seats = int(s.seats)
    own = [a for a in actions if verb_of(a) == attack and (b_of(a) - 1) % seats == seat]
    others = [a for a in actions if verb_of(a) == attack and a not in own]
    ordered = iter([*others, *own])
    return [next(ordered) if verb_of(a) == attack else a for a in actions]
