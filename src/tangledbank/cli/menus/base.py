"""What a player can do: choices under numbers that stay."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tangledbank.core.action import b_of, verb_of
from tangledbank.core.flow import State
from tangledbank.presentation.previews import previews_for
from tangledbank.texts import GameTexts

FEW = 12  # options that are shown as one list
LAST = 0  # the number of what ends a turn, or does nothing
SPECIES = 10  # plays for the third species of a player have the numbers from 30 on


@dataclass(frozen=True)
class MenuEntry:
    """One option, or several that are offered under one number."""

    title: str
    actions: list[int]
    key: Hashable  # what it is: by this it keeps its number
    number: int = -1  # one of its own, or -1


@dataclass(frozen=True)
class NumberedEntry:
    """A choice with the number by which it is called."""

    number: int
    choice: MenuEntry


class EntryNumbers:
    """The numbers of one list, kept while a player goes on choosing."""

    def __init__(self) -> None:
        self.given: dict[Hashable, int] = {}

    def number(self, choices: Sequence[MenuEntry]) -> list[NumberedEntry]:
        """Own numbers first; then those given before; new ones follow the highest."""
        fixed = {choice.number for choice in choices}
        found = []
        for choice in choices:
            number = choice.number
            if number < 0:
                highest = max(self.given.values(), default=0)
                number = self.given.get(choice.key) or next_free(highest, fixed)
                self.given[choice.key] = number
            found.append(NumberedEntry(number, choice))
        return sorted(found, key=lambda each: (each.number == LAST, each.number))


def next_free(highest: int, taken: Iterable[int]) -> int:
    number = highest + 1
    while number in taken:
        number += 1
    return number


class MoveMenu:
    """The moves of a game, as they are offered in the terminal."""

    ending: ClassVar[frozenset[int]] = frozenset()  # verbs that end a turn or do nothing

    def __init__(self, words: GameTexts) -> None:
        self.words = words
        self.previews = previews_for(words)

    # Choices

    def choices(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """The options in the order in which they are numbered, related ones together."""
        return [self.choice(view, seat, action) for action in actions]

    def inside(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """The options that a choice of several holds."""
        return [self.choice(view, seat, action) for action in actions]

    def choice(self, view: State, seat: int, action: int) -> MenuEntry:
        number = LAST if self.is_ending(action) else -1
        return MenuEntry(self.title(view, seat, action), [action], action, number)

    def lists_hand(self, view: State, seat: int, actions: Sequence[int]) -> bool:
        """Whether every card in hand is among the choices, so that it need not be shown."""
        return False

    def is_ending(self, action: int) -> bool:
        return verb_of(action) in self.ending

    def title(self, view: State, seat: int, action: int) -> str:
        """A move as it stands in a list: with what is good to know about it."""
        return self.words.move(view, seat, action)

    def grouped(
        self, view: State, seat: int, groups: Sequence[tuple[Hashable, str, int]]
    ) -> list[MenuEntry]:
        """Options by key and title; a group of one is that option."""
        found: dict[Hashable, MenuEntry] = {}
        for key, title, action in groups:
            found.setdefault(key, MenuEntry(title, [], key)).actions.append(action)
        return [
            group if len(group.actions) > 1 else self.alone(view, seat, group)
            for group in found.values()
        ]

    def by_group(self, view: State, seat: int, actions: Sequence[int]) -> list[MenuEntry]:
        """Options in the groups of `group_of`, in the order of their keys."""
        ordered = sorted(actions, key=lambda action: self.group_of(view, action)[0])
        return self.grouped(
            view, seat, [(*self.group_of(view, action), action) for action in ordered]
        )

    def group_of(self, view: State, action: int) -> tuple[tuple[int, int], str]:
        """The key and the title of the group that an option belongs to."""
        raise NotImplementedError

    def alone(self, view: State, seat: int, group: MenuEntry) -> MenuEntry:
        """A group of one option, which is chosen at once."""
        single = self.choice(view, seat, group.actions[0])
        return MenuEntry(single.title, group.actions, group.key, single.number)


def asks(view: State, seat: int, *prompts: int) -> bool:
    """Whether one of these questions is put to the seat."""
    decision = view.decision_of(seat)
    return decision is not None and decision.prompt in prompts


def own_prey_last(s: State, seat: int, actions: Sequence[int], attack: int) -> list[int]:
    """Attacks on one's own species after all other attacks; the rest as it was."""
    seats = int(s.seats)
    own = [a for a in actions if verb_of(a) == attack and (b_of(a) - 1) % seats == seat]
    others = [a for a in actions if verb_of(a) == attack and a not in own]
    ordered = iter([*others, *own])
    return [next(ordered) if verb_of(a) == attack else a for a in actions]
