"""Facts about a table of Oceans, in words."""

from __future__ import annotations

import re

from tangledbank.core.errors import BadNotation
from tangledbank.core.language import seat_name
from tangledbank.games.oceans.ids import SCENARIO_NAMES, TRAIT_NAMES
from tangledbank.games.oceans.ring import neighbor
from tangledbank.games.oceans.rules import (
    age_value,
    attack_value,
    bones,
    forage_value,
    shell_value,
    trait_limit,
)
from tangledbank.games.oceans.state import NOBODY, Species, Table

ZONE_NAMES = ("reef", "zone1", "zone2", "zone3")


def species_name(s: Table, sid: int) -> str:
    """The seat that made it and a number, whoever owns it now."""
    seats = int(s.seats)
    return f"{seat_name((sid - 1) % seats)}{(sid - 1) // seats + 1}"


def judge(s: Table, text: str) -> str:
    """Nothing if the fact holds, otherwise what is so instead."""
    hand = re.fullmatch(r"([? ]+) in ([a-h]) hand", text)
    if hand:
        return judge_unseen(s, len(hand.group(1).split()), "abcdefgh".index(hand.group(2)))
    subject, _, rest = text.partition(" ")
    if re.fullmatch(r"[a-h]\d+", subject):
        return judge_species(s, subject, rest)
    if re.fullmatch(r"[a-h]", subject):
        seat = "abcdefgh".index(subject)
        if seat >= s.seats:
            raise BadNotation(f"there is no seat {subject.upper()} at this table")
        return judge_player(s, seat, rest)
    return judge_table(s, text)


def judge_unseen(s: Table, count: int, seat: int) -> str:
    names = [s.book.cards.names[card] for card in s.players[seat].hand + s.players[seat].deep]
    return "" if names == ["?"] * count else f"the hand is {' '.join(names)}"


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


def numbers(s: Table, sp: Species) -> dict[str, int]:
    return {
        "population": int(sp.population),
        "forage": int(forage_value(s, sp)),
        "attack": int(attack_value(s, sp)),
        "shell": int(shell_value(s, sp)),
        "limit": int(trait_limit(s, sp)),
        "storage": int(bones(s, sp)),
        "ages": int(age_value(s, sp)),
        "traits": len(sp.cards),
    }


def judge_property(s: Table, sp: Species, part: str) -> str:
    word, _, value = part.partition(" ")
    known = numbers(s, sp)
    if word in known:
        return "" if value == str(known[word]) else f"{word} is {known[word]}"
    if word in ("left", "right"):
        other = neighbor(s, sp, -1 if word == "left" else 1)
        found = species_name(s, other.sid) if other is not NOBODY else "nobody"
        return "" if value.upper() == found else f"on its {word} is {found}"
    if word == "owner":
        return "" if value.upper() == seat_name(sp.owner) else f"its owner is {seat_name(sp.owner)}"
    if word in ("has", "lacks"):
        held = {TRAIT_NAMES[s.book.cards.trait[card]] for card in sp.cards}
        if value not in TRAIT_NAMES:
            raise BadNotation(f"there is no trait {value!r}")
        return (
            "" if (value in held) == (word == "has") else f"traits are {' '.join(held) or 'none'}"
        )
    raise BadNotation(f"a species has no property {part!r}")


def judge_player(s: Table, seat: int, rest: str) -> str:
    player = s.players[seat]
    known = {"score": int(player.score), "bonus": int(player.bonus), "species": len(player.row)}
    for part in rest.split(","):
        word, _, value = part.strip().partition(" ")
        if word == "hand":
            trouble = judge_cards(s, player.hand + player.deep, value)
        elif word in known:
            trouble = "" if value == str(known[word]) else f"{word} is {known[word]}"
        elif word == "row":
            row = " ".join(species_name(s, sid) for sid in player.row)
            trouble = "" if value.upper() == row else f"the row is {row}"
        else:
            raise BadNotation(f"a player has no property {part.strip()!r}")
        if trouble:
            return trouble
    return ""


def judge_cards(s: Table, cards: list[int], value: str) -> str:
    """`3`, `is CARDS` or `has CARDS`."""
    names = [s.book.cards.names[card] for card in cards]
    if value.isdecimal():
        return "" if int(value) == len(cards) else f"there are {len(cards)}: {' '.join(names)}"
    word, _, rest = value.partition(" ")
    if word not in ("is", "has"):
        raise BadNotation("expected a number, is CARDS or has CARDS")
    left = list(names)
    for text in sorted(rest.split(), key=lambda text: ":" not in text):
        fit = next((n for n in left if text in (n, n.split(":")[0])), None)
        if fit is None:
            return f"the cards are {' '.join(names) or 'none'}"
        left.remove(fit)
    return f"the cards are {' '.join(names)}" if word == "is" and left else ""


def judge_table(s: Table, text: str) -> str:
    piles = {"deep deck": s.deep[::-1], "deck": s.deck[::-1], "discard": s.discard, "out": s.out,
             "gene pool": s.pool}  # fmt: skip
    for name, cards in piles.items():
        if text.startswith(name + " "):
            return judge_cards(s, cards, text[len(name) + 1 :])
    states = {
        "cambrian": s.cambrian,
        "no cambrian": not s.cambrian,
        "last round": s.ending > 0,
        "not last": s.ending == 0,
    }
    if text in states:
        return "" if states[text] else f"{text!r} is not so"
    word, _, value = text.partition(" ")
    if word == "scenario":
        return judge_scenario(s, value)
    if word == "ring":
        ring = " ".join(species_name(s, sid) for sid in s.ring)
        return "" if value.upper() == ring else f"the ring is {ring}"
    known = {name: str(s.places[i]) for i, name in enumerate(ZONE_NAMES)}
    known["reserve"] = str(s.reserve)
    known["scenarios"] = str(len(s.book.cards.scenario_pile(s.book.promo)))
    known["round"] = str(s.round)
    known["first"] = seat_name(s.first).lower()
    known["turn"] = seat_name(s.turn).lower()
    if word not in known:
        raise BadNotation(f"{word!r} is not something a fact can be about")
    return "" if value == known[word] else f"{word} is {known[word]}"


def judge_scenario(s: Table, text: str) -> str:
    """`1 active`, `1 idle` or `1 NAME`."""
    zone, _, what = text.partition(" ")
    if zone not in ("1", "2"):
        raise BadNotation("expected scenario 1 or scenario 2")
    active = bool(s.climate.active >> (int(zone) - 1) & 1)
    if what in ("active", "idle"):
        return "" if active == (what == "active") else f"active is {active}"
    name = SCENARIO_NAMES[s.scenarios[int(zone) - 1]]
    return "" if what == name else f"it is {name}"
