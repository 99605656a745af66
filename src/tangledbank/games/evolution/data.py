"""Reading the printed facts from their data file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tangledbank.core.data import read_facts
from tangledbank.core.errors import BadData
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.ids import TRAIT_NAMES


def read_data(game: str, path: Path | None = None) -> dict[str, Any]:
    """The facts of a game: the project's own file, or a corrected one."""
    facts = read_facts("tangledbank.games.evolution", game, path)
    for field in ("title", "sources"):
        if field not in facts:
            raise BadData(f"the data file has no {field!r}")
    return facts


def trait_id(name: object) -> int:
    if name not in TRAIT_NAMES[1:]:
        raise BadData(f"the data file names an unknown trait {name!r}")
    return TRAIT_NAMES.index(str(name))


def read_cards(facts: dict[str, Any]) -> Cards:
    """The card table: one row for each physical card, in the order of the file."""
    names = ["", "?"]
    traits = [0, 0]
    food = [0, 0]
    defensive = 0
    for row in trait_rows(facts):
        trait = trait_id(row["id"])
        if "defensive" in row["categories"]:
            defensive |= 1 << trait
        for number in row["food"]:
            names.append(f"{row['id']}:{number}")
            traits.append(trait)
            food.append(number)
    cards = Cards(names, traits, food)
    cards.defensive = defensive
    return cards


def trait_rows(facts: dict[str, Any]) -> list[dict[str, Any]]:
    rows = facts.get("traits")
    if not isinstance(rows, list) or not rows:
        raise BadData("the data file has no list of traits")
    for row in rows:
        numbers = row.get("food") if isinstance(row, dict) else None
        if not isinstance(numbers, list) or not all(type(n) is int for n in numbers):
            raise BadData(
                f"the food numbers of a trait are not a list of whole numbers: {row!r:.80}"
            )
        if not isinstance(row.get("categories"), list):
            raise BadData(f"trait {row.get('id')!r} has no list of categories")
        for field in ("id", "name", "food_confidence", "categories_confidence"):
            if not isinstance(row.get(field), str):
                raise BadData(f"trait {row.get('id')!r} has no {field!r}")
    return rows


def describe_cards(facts: dict[str, Any]) -> dict[str, Any]:
    """Every physical card with its figures and how sure they are, for `tangledbank cards`."""
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
