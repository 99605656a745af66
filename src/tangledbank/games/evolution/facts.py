"""Facts about a table of Evolution, judged from their words."""

from __future__ import annotations

import re

from tangledbank.core.errors import BadNotation
from tangledbank.core.language import seat_name
from tangledbank.games.evolution.ids import TRAIT_NAMES
from tangledbank.games.evolution.rules import need
from tangledbank.games.evolution.state import NOBODY, Species, Table


def fits(name: str, text: str) -> bool:
    """Is this the card's name, or the beginning of it?"""
    return name == text or name.startswith(text + ":")


def judge(s: Table, text: str) -> str:
    """Nothing if the fact holds, otherwise what is so instead."""
    seen = re.fullmatch(r"(.+) in ([a-h]) hand", text)
    if seen:
        text = f"{seen.group(2)} hand is {seen.group(1)}"
    subject, _, rest = text.partition(" ")
    if re.fullmatch(r"[a-h]\d{1,4}", subject):
        return judge_species(s, subject, rest)
    if re.fullmatch(r"[a-h]", subject):
        seat = "abcdefgh".index(subject)
        if seat >= s.seats:
            raise BadNotation(f"there is no seat {subject.upper()} at this table")
        return judge_player(s, seat, rest)
    return judge_table(s, subject, rest)


def judge_species(s: Table, name: str, rest: str) -> str:
    sid = 1 + (int(name[1:]) - 1) * int(s.seats) + "abcdefgh".index(name[0])
    sp = s.species[sid] if sid < len(s.species) else NOBODY
    if rest == "extinct":
        return "" if sp is NOBODY else "it lives"
    if sp is NOBODY:
        return "it is extinct"
    for part in rest.split(","):
        trouble = judge_property(s, sp, part.strip())
        if trouble:
            return trouble
    return ""


def judge_property(s: Table, sp: Species, part: str) -> str:
    word, _, value = part.partition(" ")
    numbers = {
        "body": int(sp.body),
        "population": int(sp.population),
        "food": int(sp.food),
        "fat": sum(sp.tokens),
        "traits": len(sp.cards) + len(sp.fresh),
    }
    if word in numbers:
        return "" if value == str(numbers[word]) else f"{word} is {numbers[word]}"
    if part in ("hungry", "not hungry"):
        hungry = need(s, sp) > 0
        return "" if hungry == (part == "hungry") else f"hungry is {hungry}"
    if word in ("has", "lacks"):
        held = {TRAIT_NAMES[s.book.cards.trait[card]] for card in sp.cards + sp.fresh}
        if value not in TRAIT_NAMES:
            raise BadNotation(f"there is no trait {value!r}")
        return (
            "" if (value in held) == (word == "has") else f"traits are {' '.join(held) or 'none'}"
        )
    raise BadNotation(f"a species has no property {part!r}")


def judge_player(s: Table, seat: int, rest: str) -> str:
    player = s.players[seat]
    for part in rest.split(","):
        word, _, value = part.strip().partition(" ")
        if word == "hand":
            trouble = judge_cards(s, player.hand, value)
        elif word == "bag":
            trouble = "" if value == str(player.bag) else f"bag is {player.bag}"
        elif word == "species":
            trouble = "" if value == str(len(player.row)) else f"species are {len(player.row)}"
        elif word == "row":
            seats = int(s.seats)
            row = [f"{'abcdefgh'[seat]}{(sid - 1) // seats + 1}" for sid in player.row]
            trouble = "" if value.split() == row else f"the row is {' '.join(row)}"
        else:
            raise BadNotation(f"a player has no property {part.strip()!r}")
        if trouble:
            return trouble
    return ""


def judge_cards(s: Table, cards: list[int], value: str) -> str:
    """`3`, `is CARDS` or `has CARDS`."""
    names = [s.book.cards.names[card] for card in cards]
    if re.fullmatch(r"\d{1,4}", value):
        return "" if int(value) == len(cards) else f"there are {len(cards)}: {' '.join(names)}"
    word, _, rest = value.partition(" ")
    if word not in ("is", "has"):
        raise BadNotation("expected a number, is CARDS or has CARDS")
    left = list(names)
    for text in sorted(rest.split(), key=lambda text: -text.count(":")):
        fit = next((n for n in left if fits(n, text)), None)
        if fit is None:
            return f"the cards are {' '.join(names) or 'none'}"
        left.remove(fit)
    return f"the cards are {' '.join(names)}" if word == "is" and left else ""


def judge_table(s: Table, word: str, value: str) -> str:
    piles = {"deck": s.deck[::-1], "discard": s.discard, "out": s.out}
    if word in piles:
        return judge_cards(s, piles[word], value)
    if f"{word} {value}" in ("last round", "not last"):
        return "" if s.last == (word == "last") else f"last round is {s.last}"
    facts = {"hole": str(s.hole), "round": str(s.round), "first": seat_name(s.first).lower()}
    if word not in facts:
        raise BadNotation(f"{word!r} is not something a fact can be about")
    return "" if value == facts[word] else f"{word} is {facts[word]}"
