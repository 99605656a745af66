"""Reading the printed facts of Oceans from their data file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tangledbank.core.data import read_facts
from tangledbank.core.errors import BadData
from tangledbank.games.oceans.cards import Cards, Face
from tangledbank.games.oceans.ids import (
    DEEP,
    FAMILY_NAMES,
    SCENARIO_NAMES,
    SURFACE,
    TRAIT_NAMES,
)

ARROWS = {"left": -1, "right": 1}
FIGURES = (
    "forage", "attack", "shell", "gain", "never_forage", "never_attack", "extra_traits", "aging",
    "extra_feeds", "extra_attacks", "extra_forages", "storage", "leech", "defensive", "number",
)  # fmt: skip


def read_data(path: Path | None = None) -> dict[str, Any]:
    """The facts of the game: the project's own file, or a corrected one."""
    return read_facts("tangledbank.games.oceans", "oceans", path)


def rows(facts: dict[str, Any], part: str) -> list[dict[str, Any]]:
    """One list of the data file, every row with a known key."""
    found = facts.get(part)
    if not isinstance(found, list) or not found:
        raise BadData(f"the data file has no list {part!r}")
    known = {"surface": FAMILY_NAMES, "deep": TRAIT_NAMES, "scenarios": SCENARIO_NAMES}[part]
    for row in found:
        if not isinstance(row, dict) or row.get("key") not in known:
            raise BadData(f"{part} has a row that names nothing known: {row!r:.80}")
    return found


def number(row: dict[str, Any], name: str) -> int:
    value = row.get(name, 0)
    if type(value) is not int or not 0 <= value <= 99:
        raise BadData(f"{name} of {row['key']} is a number from 0 to 99, not {value!r:.40}")
    return value


def face(row: dict[str, Any], key: str, deck: int) -> Face:
    """The printed figures of one trait."""
    new = Face(key)
    new.deck = deck
    name = key.removeprefix("deep-").removesuffix("-left").removesuffix("-right")
    if name in FAMILY_NAMES and (deck == SURFACE or key.startswith("deep-")):
        new.family = 1 << FAMILY_NAMES.index(name)
    for figure in FIGURES:
        setattr(new, figure, number(row, figure))
    return new


def read_cards(facts: dict[str, Any]) -> Cards:
    """The card table: a row for each physical card, Surface first, in the order of the file."""
    cards = Cards(["", "?"], [0, 0], [0, 0])
    cards.faces = [Face(key) for key in TRAIT_NAMES]
    for row in rows(facts, "surface"):
        read_surface(cards, row)
    for row in rows(facts, "deep"):
        trait = TRAIT_NAMES.index(row["key"])
        cards.faces[trait] = face(row, row["key"], DEEP)
        cards.deep.append(len(cards.names))
        add_card(cards, row["key"], trait, number(row, "migrate"))
    for row in rows(facts, "scenarios"):
        pile = cards.promos if number(row, "promo") else cards.scenarios
        pile.extend([SCENARIO_NAMES.index(row["key"])] * number(row, "copies"))
    return cards


def read_surface(cards: Cards, row: dict[str, Any]) -> None:
    """The copies of one Surface trait; those with arrows point left or right."""
    migrate = row.get("migrate")
    if not isinstance(migrate, list) or not all(type(n) is int for n in migrate):
        raise BadData(f"the migrate numbers of {row['key']} are not a list of whole numbers")
    arrows = row.get("arrows") or [""] * len(migrate)
    if len(arrows) != len(migrate) or not set(arrows) <= {"", *ARROWS}:
        raise BadData(f"the arrows of {row['key']} do not fit its migrate numbers")
    for moved, arrow in zip(migrate, arrows, strict=True):
        key = row["key"] + (f"-{arrow}" if arrow else "")
        trait = TRAIT_NAMES.index(key)
        cards.faces[trait] = face({**row, "migrate": 0}, key, SURFACE)
        cards.faces[trait].arrow = ARROWS.get(arrow, 0)
        cards.surface.append(len(cards.names))
        add_card(cards, f"{key}:{moved}", trait, moved)


def add_card(cards: Cards, name: str, trait: int, migrate: int) -> None:
    cards.names.append(name)
    cards.trait.append(trait)
    cards.migrate.append(migrate)


def core_number(facts: dict[str, Any], name: str) -> int:
    value = facts.get("core", {}).get(name)
    if type(value) is not int:
        raise BadData(f"core figure {name!r} of the data file is missing or no number")
    return value


def describe_cards(facts: dict[str, Any]) -> dict[str, Any]:
    """Every physical card with its figures and how sure they are, for `tangledbank cards`."""
    cards: list[dict[str, Any]] = []
    for row in rows(facts, "surface"):
        shown = {k: v for k, v in row.items() if k not in ("key", "migrate", "arrows")}
        arrows = row.get("arrows") or [""] * len(row["migrate"])
        for i, (moved, arrow) in enumerate(zip(row["migrate"], arrows, strict=True), start=1):
            card = {"id": f"{row['key']}-{i}", "deck": "surface", "trait": row["key"]}
            if arrow:
                card["arrow"] = arrow
                shown["faces"] = [f"{row['key']}-{arrow}"]
            cards.append({**card, "migrate": moved, **shown})
    for row in rows(facts, "deep"):
        shown = {k: v for k, v in row.items() if k != "key"}
        cards.append({"id": row["key"], "deck": "deep", "trait": row["key"], **shown})
    for row in rows(facts, "scenarios"):
        deck = "promo" if number(row, "promo") else "scenario"
        shown = {k: v for k, v in row.items() if k not in ("key", "copies", "promo")}
        for i in range(1, number(row, "copies") + 1):
            card = {"id": f"{row['key']}-{i}", "deck": deck, "scenario": row["key"]}
            cards.append({**card, **shown})
    return {"game": facts["game"], "title": "Oceans", "cards": cards, "core": facts["core"]}
