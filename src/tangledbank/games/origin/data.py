"""Reads the card data of The Origin of Species and Time to Fly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tangledbank.core.data import Printed, read_facts
from tangledbank.core.errors import BadData
from tangledbank.core.rows import row_of
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.traits.base import Trait

MOST_KINDS = 62  # a set of kinds is a mask
BOXES = {"origin": ("base",), "time-to-fly": ("base", "time_to_fly")}


def read_data(path: Path | None = None) -> Printed:
    """Read the card data of both games, from the package's file or from a corrected one."""
    return read_facts("tangledbank.games.origin", "origin", path)


def of_box(facts: Printed, game: str) -> Printed:
    """Return the card data without the cards and traits of other games."""
    kept = {
        key: [row for row in rows(facts, key) if row.get("set") in BOXES[game]]
        for key in ("traits", "cards")
    }
    return {**facts, **kept}


def find_trait(traits: Sequence[Trait], name: object) -> Trait:
    for trait in traits[1:]:
        if trait.key == name:
            return trait
    raise BadData(f"the data file names an unknown trait {name!r}")


def rows(facts: Printed, key: str) -> list[dict[str, Any]]:
    found = facts.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise BadData(f"the data file needs a list of {key}")
    return found


def read_cards(facts: Printed, traits: list[Trait]) -> Cards:
    """Return the card table: the basic set twice, then all other cards."""
    printed = rows(facts, "cards")
    base = [row for row in printed if row.get("set") == "base"]
    whole = [*base, *base, *[row for row in printed if row.get("set") != "base"]]
    faces = [faces_of(row) for row in whole]
    names = ["", "?", *["/".join(each) for each in faces]]
    read_traits(facts, traits)
    cards = Cards(names, card_keys(names), traits)
    cards.base = len(base)
    cards.face = row_of([0, 0, *[find_trait(traits, each[0]).id for each in faces]])
    lower = [find_trait(traits, each[1]).id if len(each) == 2 else 0 for each in faces]
    cards.second = row_of([0, 0, *lower])
    order = {name: i for i, name in enumerate(dict.fromkeys(names))}
    if len(order) > MOST_KINDS:
        raise BadData(f"the data file has more than {MOST_KINDS} kinds of cards")
    cards.kind = row_of([1 << order[name] for name in names])
    return cards


def faces_of(row: dict[str, Any]) -> list[str]:
    faces = row.get("faces")
    if not isinstance(faces, list) or not 1 <= len(faces) <= 2:
        raise BadData(f"a card must have one or two faces: {row!r:.80}")
    return [str(face) for face in faces]


def card_keys(names: Sequence[str]) -> list[str]:
    """Return a key for each card: its name and its number among cards of that name."""
    seen: Counter[str] = Counter()
    keys = list(names[:2])
    for name in names[2:]:
        seen[name] += 1
        keys.append(f"{name}-{seen[name]}")
    return keys


def read_traits(facts: Printed, traits: Sequence[Trait]) -> None:
    """Set the traits' printed figures."""
    for row in rows(facts, "traits"):
        trait = find_trait(traits, row.get("id"))
        need, worth = row.get("need"), row.get("points")
        if type(need) is not int or type(worth) is not int:
            raise BadData(f"trait {row.get('id')!r} needs whole numbers for need and points")
        trait.need, trait.points = need, worth
        excluded = {find_trait(traits, name).bit for name in row.get("excludes", [])}
        trait.excludes = sum(excluded) | (0 if row.get("several") else trait.bit)
        trait.pair = row.get("kind") == "pair"
        trait.animal = row.get("kind") == "animal"
        trait.others = row.get("on") == "others"
        if "revealed_as" in row:
            trait.shown_as = find_trait(traits, row["revealed_as"]).id


def read_hand(facts: Printed) -> int:
    """Return the number of cards in a starting hand."""
    setup = facts.get("setup")
    hand = setup.get("hand") if isinstance(setup, dict) else None
    if type(hand) is not int or hand < 1:
        raise BadData("the data file lacks the number of cards in a hand")
    return hand


def read_dice(facts: Printed, players: int) -> tuple[int, int]:
    """Return the number of dice for the food bank, and the number added to their sum."""
    for row in rows(facts, "food_bank"):
        if row.get("players") == players:
            dice, plus = row.get("dice"), row.get("plus")
            if type(dice) is int and type(plus) is int:
                return dice, plus
    raise BadData(f"the data file has no row of dice for {players} players")


def describe_cards(facts: Printed, game: str, data: str) -> dict[str, Any]:
    """Return every physical card with its figures and their confidence."""
    traits = {row["id"]: row for row in rows(facts, "traits")}
    cards = rows(facts, "cards")
    used = {face for row in cards for face in row["faces"]}
    return {
        "game": game,
        "data": data,
        "cards": [
            {
                "id": row["id"],
                "faces": row["faces"],
                "name": "/".join(traits[face]["name"] for face in row["faces"]),
                "need": [traits[face]["need"] for face in row["faces"]],
                "points": [traits[face]["points"] for face in row["faces"]],
                "set": row.get("set", ""),
                "confidence": row["confidence"],
            }
            for row in cards
        ],
        "traits": [row for row in rows(facts, "traits") if row["id"] in used],
        "food_bank": rows(facts, "food_bank"),
    }
