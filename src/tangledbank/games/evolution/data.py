"""Reads Evolution's card data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tangledbank.core.data import SURE, Printed, read_facts
from tangledbank.core.errors import BadData
from tangledbank.core.rows import row_of
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.traits.base import Trait

# Authors know all figures of their own sets.
ALL_SURE = {**SURE, "food_confidence": "certain", "categories_confidence": "certain"}


def read_data(game: str, path: Path | None = None) -> Printed:
    """Read a game's card data from its own file, or from a corrected one."""
    facts = read_facts("tangledbank.games.evolution", game, path)
    for field in ("title", "sources"):
        if field not in facts:
            raise BadData(f"the data file lacks {field!r}")
    return facts


def find_trait(traits: Sequence[Trait], name: object) -> Trait:
    for trait in traits[1:]:
        if trait.key == name:
            return trait
    raise BadData(f"the data file names an unknown trait {name!r}")


def read_cards(facts: Printed, traits: list[Trait]) -> Cards:
    """Return the card table: one row per physical card, in file order."""
    names, keys = ["", "?"], ["", "?"]
    worn, food = [traits[0], traits[0]], [0, 0]
    for row in trait_rows(facts):
        trait = find_trait(traits, row["id"])
        for place, number in enumerate(row["food"], start=1):
            names.append(f"{row['id']}:{number}")
            keys.append(f"{row['id']}-{place}")
            worn.append(trait)
            food.append(number)
    cards = Cards(names, keys, traits)
    cards.assign_traits(worn)
    cards.food = row_of(food)
    for row in trait_rows(facts):
        if "defensive" in row["categories"]:
            cards.defensive |= find_trait(traits, row["id"]).bit
    return cards


def trait_rows(facts: Printed) -> list[dict[str, Any]]:
    rows = facts.get("traits")
    if not isinstance(rows, list) or not rows:
        raise BadData("the data file needs a list of traits")
    for row in rows:
        numbers = row.get("food") if isinstance(row, dict) else None
        if not isinstance(numbers, list) or not all(type(n) is int for n in numbers):
            raise BadData(
                f"the food numbers of a trait must be a list of whole numbers: {row!r:.80}"
            )
        if not isinstance(row.get("categories"), list):
            raise BadData(f"trait {row.get('id')!r} needs a list of categories")
        for field in ("id", "name", "food_confidence", "categories_confidence"):
            if not isinstance(row.get(field), str):
                raise BadData(f"trait {row.get('id')!r} has no {field!r}")
    return rows


def describe_cards(facts: Printed) -> dict[str, Any]:
    """Return every physical card with its figures and their confidence."""
    cards = []
    for row in trait_rows(facts):
        for i, number in enumerate(row["food"], start=1):
            cards.append(
                {
                    "id": f"{row['id']}-{i}",
                    "trait": row["id"],
                    "name": row["name"],
                    "food": number,
                    "categories": row["categories"],
                    "confidence": row["food_confidence"],
                    "categories_confidence": row["categories_confidence"],
                }
            )
    return {
        "game": facts["game"],
        "title": facts["title"],
        "cards": cards,
        "sources": facts["sources"],
    }
