"""Reads the card data of Oceans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tangledbank.core.data import read_facts
from tangledbank.core.errors import BadData
from tangledbank.core.hooks import Card
from tangledbank.core.rows import row_of
from tangledbank.games.oceans.card_face import Face
from tangledbank.games.oceans.cards import Cards
from tangledbank.games.oceans.ids import DEEP, SURFACE
from tangledbank.games.oceans.scenario import ZONES, Scenario
from tangledbank.games.oceans.traits.base import Trait
from tangledbank.games.oceans.vocabulary import FAMILY

C = TypeVar("C", bound=Card)

ARROWS = {"left": -1, "right": 1}
SCENARIOS = 2  # in every game
FIGURES = (
    "forage", "attack", "shell", "gain", "never_forage", "never_attack", "extra_traits", "aging",
    "extra_feeds", "extra_attacks", "extra_forages", "storage", "leech", "defensive", "number",
)  # fmt: skip


def read_data(path: Path | None = None) -> dict[str, Any]:
    """Read the card data from the game's file or from a corrected one."""
    return read_facts("tangledbank.games.oceans", "oceans", path)


def rows(facts: dict[str, Any], part: str) -> list[dict[str, Any]]:
    """Return a list from the data file; every row must have a key."""
    found = facts.get(part)
    if not isinstance(found, list) or not found:
        raise BadData(f"the data file needs a list {part!r}")
    for row in found:
        if not isinstance(row, dict) or not isinstance(row.get("key"), str):
            raise BadData(f"{part} has a row without a key: {row!r:.80}")
    return found


def find(part: str, known: Sequence[C], key: str) -> C:
    """Return the trait or Scenario with this key."""
    for card in known[1:]:
        if card.key == key:
            return card
    raise BadData(f"{part} has a row with an unknown key: {key!r:.80}")


def number(row: dict[str, Any], name: str) -> int:
    value = row.get(name, 0)
    if type(value) is not int or not 0 <= value <= 99:
        raise BadData(f"{name} of {row['key']} must be a number from 0 to 99, not {value!r:.40}")
    return value


def face(row: dict[str, Any], key: str, deck: int) -> Face:
    """Return a trait's printed figures."""
    new = Face()
    new.deck = deck
    name = key.removeprefix("deep-").removesuffix("-left").removesuffix("-right")
    if name in FAMILY.names and (deck == SURFACE or key.startswith("deep-")):
        new.family = 1 << FAMILY.names.index(name)
    for figure in FIGURES:
        setattr(new, figure, number(row, figure))
    return new


def read_cards(facts: dict[str, Any], traits: list[Trait], scenarios: list[Scenario]) -> Cards:
    """Return the card table: one row per physical card, Surface first, in the order of the file."""
    cards = Cards(traits, scenarios)
    worn, migrate = [traits[0], traits[0]], [0, 0]
    for trait, key, moved in [*read_surface(facts, traits), *read_deep(facts, traits)]:
        cards.names.append(trait.key if trait.face.deck == DEEP else f"{trait.key}:{moved}")
        cards.keys.append(key)
        worn.append(trait)
        migrate.append(moved)
    cards.assign_traits(worn, migrate)
    piles: tuple[list[int], list[int]] = ([], [])
    for row in rows(facts, "scenarios"):
        scenario = int(find("scenarios", scenarios, row["key"]).id)
        piles[number(row, "promo") > 0].extend([scenario] * number(row, "copies"))
    cards.box, cards.promos = row_of(piles[0]), row_of(piles[1])
    return cards


def read_surface(facts: dict[str, Any], traits: list[Trait]) -> Iterator[tuple[Trait, str, int]]:
    """Yield the trait, key and migrate number of each Surface card."""
    for row in rows(facts, "surface"):
        for place, (moved, arrow) in enumerate(copies(row), start=1):
            trait = find("surface", traits, row["key"] + (f"-{arrow}" if arrow else ""))
            trait.face = face(row, trait.key, SURFACE)
            trait.face.arrow = ARROWS.get(arrow, 0)
            yield trait, f"{row['key']}-{place}", moved


def read_deep(facts: dict[str, Any], traits: list[Trait]) -> Iterator[tuple[Trait, str, int]]:
    for row in rows(facts, "deep"):
        trait = find("deep", traits, row["key"])
        trait.face = face(row, trait.key, DEEP)
        yield trait, trait.key, number(row, "migrate")


def copies(row: dict[str, Any]) -> list[tuple[int, str]]:
    """Return the migrate number and the arrow, if any, of each copy of a Surface trait."""
    migrate = row.get("migrate")
    if not isinstance(migrate, list) or not all(type(n) is int for n in migrate):
        raise BadData(f"the migrate numbers of {row['key']} must be a list of whole numbers")
    arrows = row.get("arrows") or [""] * len(migrate)
    if len(arrows) != len(migrate) or not set(arrows) <= {"", *ARROWS}:
        raise BadData(f"the arrows of {row['key']} must match its migrate numbers")
    return list(zip(migrate, arrows, strict=True))


def core_number(facts: dict[str, Any], name: str) -> int:
    value = facts.get("core", {}).get(name)
    if type(value) is not int or value < 0:
        raise BadData(f"core figure {name!r} of the data file must be a number, 0 or more")
    return value


def refuse_endless(facts: dict[str, Any], cards: Cards) -> None:
    """Refuse data that would let an overpopulated species overpopulate again at once."""
    spaces, left = (core_number(facts, name) for name in ("spaces", "left_after_overpopulation"))
    hastening = sorted(int(cards.scenarios[id].crowds) for id in cards.scenario_pile(True))
    earliest = spaces - sum(hastening[-ZONES:])
    if left >= earliest:
        raise BadData(
            f"overpopulation would never end: left_after_overpopulation is {left}, "
            f"but on boards of {spaces} spaces it can begin at {earliest} population"
        )


def refuse_short(facts: dict[str, Any], cards: Cards, players: int) -> None:
    """Refuse data with too few cards to begin a game. [R201] [R202] [R203]"""
    dealt, surface = core_number(facts, "hand") * players, len(cards.surface)
    if surface <= dealt:
        raise BadData(
            f"{players} players are dealt {dealt} Surface cards and one more is turned up, "
            f"but the data file has {surface}"
        )
    if len(cards.box) < SCENARIOS:
        raise BadData(f"a game begins with two Scenarios, but the data file has {len(cards.box)}")


def describe_cards(facts: dict[str, Any]) -> dict[str, Any]:
    """Return every physical card with its figures and their confidence."""
    cards: list[dict[str, Any]] = []
    for row in rows(facts, "surface"):
        shown = without(row, "key", "migrate", "arrows")
        for i, (moved, arrow) in enumerate(copies(row), start=1):
            card = {"id": f"{row['key']}-{i}", "deck": "surface", "trait": row["key"]}
            if arrow:
                card["arrow"] = arrow
                shown["faces"] = [f"{row['key']}-{arrow}"]
            cards.append({**card, "migrate": moved, **shown})
    for row in rows(facts, "deep"):
        card = {"id": row["key"], "deck": "deep", "trait": row["key"]}
        cards.append({**card, **without(row, "key")})
    for row in rows(facts, "scenarios"):
        deck = "promo" if number(row, "promo") else "scenario"
        for i in range(1, number(row, "copies") + 1):
            card = {"id": f"{row['key']}-{i}", "deck": deck, "scenario": row["key"]}
            cards.append({**card, **without(row, "key", "copies", "promo")})
    return {"game": facts["game"], "title": "Oceans", "cards": cards, "core": facts["core"]}


def without(row: dict[str, Any], *fields: str) -> dict[str, Any]:
    """Return a row without some fields; expand a confidence that is a single word."""
    shown = {k: v for k, v in row.items() if k not in fields}
    sure = row.get("confidence")
    return {**shown, "confidence": {"all": sure}} if isinstance(sure, str) else shown
