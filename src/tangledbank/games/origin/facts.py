"""Facts about a table of The Origin of Species: does a line of a scene hold?"""

from __future__ import annotations

import re

from tangledbank.core.errors import BadNotation
from tangledbank.core.language import seat_name
from tangledbank.games.origin.ids import TRAIT_NAMES
from tangledbank.games.origin.rules import is_fed, is_last, trait_count
from tangledbank.games.origin.state import NOBODY, Animal, Table
from tangledbank.games.origin.traits.base import HOOKS
from tangledbank.games.origin.words import animal_id, mark_word


def judge(s: Table, text: str) -> str:
    """Nothing if the fact holds, otherwise what is so instead."""
    seen = re.fullmatch(r"(.+) in ([a-h]) (hand|discard)", text)
    if seen:
        text = f"{seen[2]} {seen[3]} is {seen[1]}"
    subject, _, rest = text.partition(" ")
    if re.fullmatch(r"[a-h]\d+", subject):
        return judge_animal(s, subject, rest)
    if re.fullmatch(r"[a-h]", subject):
        seat = "abcdefgh".index(subject)
        if seat >= s.seats:
            raise BadNotation(f"there is no seat {subject.upper()} at this table")
        return first_trouble([judge_player(s, seat, part) for part in parts_of(rest)])
    return judge_table(s, subject, rest)


def parts_of(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def first_trouble(found: list[str]) -> str:
    return next((trouble for trouble in found if trouble), "")


def expect(wanted: str, actual: object) -> str:
    return "" if wanted == str(actual) else f"it is {actual}"


def judge_animal(s: Table, name: str, rest: str) -> str:
    a = s.living(animal_id(name, int(s.seats)))
    if rest == "extinct":
        return "" if a is NOBODY else "it lives"
    if a is NOBODY:
        return "it is extinct"
    return first_trouble([judge_property(s, a, part) for part in parts_of(rest)])


def judge_property(s: Table, a: Animal, part: str) -> str:
    word, _, value = part.partition(" ")
    numbers = {
        "food": int(a.food),
        "need": int(a.need),
        "traits": int(trait_count(a)),
        "fat": sum(HOOKS.room >> t & 1 and m for t, m in zip(a.traits, a.marks, strict=True)),
    }
    flags = {"fed": is_fed(s, a), "poisoned": a.poisoned, "revealed": a.revealed}
    if word in numbers:
        return expect(value, numbers[word])
    if part.removeprefix("not ") in flags:
        holds = flags[part.removeprefix("not ")]
        return "" if holds != part.startswith("not ") else f"{part} does not hold"
    if word == "card":
        return expect(value, s.book.cards.names[a.card])
    if word in ("has", "lacks"):
        return judge_trait(s, a, word, value)
    if word in TRAIT_NAMES:
        return judge_mark(a, word, value)
    raise BadNotation(f"an animal has no property {part!r}")


def judge_trait(s: Table, a: Animal, word: str, value: str) -> str:
    if value not in TRAIT_NAMES:
        raise BadNotation(f"there is no trait {value!r}")
    held = [TRAIT_NAMES[t] for t in [*a.traits, *[int(s.pairs[pid].trait) for pid in a.pairs]]]
    fits = (value in held) == (word == "has")
    return "" if fits else f"its traits are {' '.join(held) or 'none'}"


def judge_mark(a: Animal, trait: str, state: str) -> str:
    t = TRAIT_NAMES.index(trait)
    found = [mark_word(t, m) for held, m in zip(a.traits, a.marks, strict=True) if held == t]
    return "" if state in found else f"it is {' '.join(found) or 'not there'}"


def judge_player(s: Table, seat: int, part: str) -> str:
    player = s.players[seat]
    word, _, value = part.partition(" ")
    if word == "hand":
        return judge_cards(s, player.hand, value)
    if word == "discard":
        return judge_cards(s, player.discard, value)
    if word == "animals":
        return expect(value, len(player.row))
    raise BadNotation(f"a player has no property {part!r}")


def judge_cards(s: Table, cards: list[int], value: str) -> str:
    """`3`, `is CARDS`, `has CARDS`, or the cards."""
    names = [s.book.cards.names[card] for card in cards]
    if value.isdecimal():
        return "" if int(value) == len(cards) else f"there are {len(cards)}: {' '.join(names)}"
    word, _, rest = value.partition(" ")
    wanted = rest.split() if word in ("is", "has") else value.split()
    left = list(names)
    for text in wanted:
        if text not in left:
            return f"the cards are {' '.join(names) or 'none'}"
        left.remove(text)
    return "" if word == "has" or not left else f"the cards are {' '.join(names)}"


def judge_table(s: Table, word: str, value: str) -> str:
    if word == "deck" or word == "center":
        return judge_cards(s, s.deck if word == "deck" else s.center, value)
    if word == "bank":
        return expect(value, s.bank)
    if word == "round":
        return expect(value, s.turn)
    if word == "first":
        return expect(value, seat_name(s.first).lower())
    if (word, value) in (("last", "round"), ("not", "last round")):
        return "" if is_last(s) == (word == "last") else f"the deck has {len(s.deck)} cards"
    raise BadNotation(f"a table has no property {word!r}")
