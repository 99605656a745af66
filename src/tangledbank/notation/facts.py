"""Judges facts, which are lines of a scene that must hold, such as `A1 food 2`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from tangledbank.core.errors import BadNotation
from tangledbank.core.flow import State
from tangledbank.notation.names import (
    BEING,
    begins,
    being_id,
    cards_in,
    fits,
    parts_of,
    read_seat,
    squeeze,
)

S = TypeVar("S", bound=State)


class Facts(Generic[S]):
    """Checks facts about a state. Methods return '' if a fact holds, or else the true value."""

    being = "species"
    being_words: Sequence[str] = ()  # first words of facts about a species or animal
    player_words: Sequence[str] = ()
    table_words: Sequence[str] = ()

    def __init__(self, card_names: Sequence[str], trait_keys: Sequence[str]) -> None:
        self.card_names = card_names
        self.traits = ["?", *trait_keys[1:]]  # by id; 0 is none

    def judge(self, s: S, text: str) -> str:
        """Judge a fact about a being (`A1 …`), a player (`A …`) or the table (all others)."""
        text = squeeze(text)
        seen = re.fullmatch(r"(.+) in ([a-h]) (\w+)", text)
        if seen:
            text = f"{seen[2]} {seen[3]} is {seen[1]}"
        subject, _, rest = text.partition(" ")
        if BEING.fullmatch(subject):
            return self.of_being(s, being_id(s, subject, self.being), rest)
        if len(subject) == 1:
            seat = read_seat(subject, int(s.seats))
            return first_trouble(self.about_player(s, seat, part) for part in parts_of(rest))
        if not begins(text, self.table_words):
            raise BadNotation(
                f"a fact is about a player (A), a {self.being} (A1) or the table, not {subject!r}"
            )
        return self.of_table(s, text)

    def about_player(self, s: S, seat: int, part: str) -> str:
        if not begins(part, self.player_words):
            raise BadNotation(f"a player has no property {part!r}")
        return self.of_player(s, seat, part)

    def about_being(self, s: S, id: int, part: str) -> str:
        if not begins(part, self.being_words):
            raise BadNotation(f"no {self.being} has a property {part!r}")
        return self.of_living(s, id, part)

    def of_being(self, s: S, id: int, rest: str) -> str:
        lives = s.lives(id)
        if rest == "extinct":
            return "it lives" if lives else ""
        if not lives:
            return "it is extinct"
        return first_trouble(self.about_being(s, id, part) for part in parts_of(rest))

    def of_living(self, s: S, id: int, part: str) -> str:
        """Judge one property of a living species or animal."""
        raise NotImplementedError

    def of_player(self, s: S, seat: int, part: str) -> str:
        """Judge one property of a player."""
        raise NotImplementedError

    def of_table(self, s: S, text: str) -> str:
        raise NotImplementedError

    def of_cards(self, cards: Sequence[int], value: str) -> str:
        """Judge the cards of a hand or pile: `3`, `is CARDS` or `has CARDS`."""
        return judge_cards([self.card_names[card] for card in cards], value)


def first_trouble(found: Iterable[str]) -> str:
    return next((trouble for trouble in found if trouble), "")


def expect(what: str, wanted: str, actual: object) -> str:
    return "" if wanted == str(actual) else f"{what} is {actual}"


def judge_held(word: str, trait: str, held: Sequence[str], known: Sequence[str]) -> str:
    """Judge the fact `has TRAIT` or `lacks TRAIT`."""
    if trait not in known:
        raise BadNotation(f"there is no trait {trait!r}")
    right = (trait in held) == (word == "has")
    return "" if right else f"traits are {' '.join(held) or 'none'}"


def judge_state(text: str, states: Mapping[str, bool]) -> str | None:
    """Judge a state such as `last round` or `not last round`; return None for other texts."""
    full = "not last round" if text == "not last" else text
    plain = full.removeprefix("not ").removeprefix("no ")
    if plain not in states:
        return None
    return "" if states[plain] == (plain == full) else f"{text!r} is not so"


def judge_cards(names: Sequence[str], value: str) -> str:
    """Judge a fact about cards: `3`, `is CARDS` or `has CARDS`."""
    if re.fullmatch(r"\d{1,4}", value):
        return "" if int(value) == len(names) else f"there are {len(names)}: {' '.join(names)}"
    word, _, rest = value.partition(" ")
    if word not in ("is", "has"):
        raise BadNotation("expected a number, `is CARDS` or `has CARDS`")
    left = list(names)
    for text in sorted(cards_in(rest), key=lambda text: ":" not in text):
        fit = next((name for name in left if fits(name, text)), None)
        if fit is None:
            return f"the cards are {' '.join(names) or 'none'}"
        left.remove(fit)
    return f"the cards are {' '.join(names)}" if word == "is" and left else ""
