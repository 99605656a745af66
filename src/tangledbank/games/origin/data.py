"""Reading the printed facts from their data file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.data import data_hash, read_facts
from tangledbank.core.errors import BadData
from tangledbank.games.origin.cards import Cards
from tangledbank.games.origin.ids import TRAIT_NAMES

MOST_KINDS = 62  # a set of kinds is an int
SETS = {"origin": ("base",), "time-to-fly": ("base", "time_to_fly")}


def read_data(path: Path | None = None) -> dict[str, Any]:
    """The facts of the game: the project's own file, or a corrected one."""
    return read_facts("tangledbank.games.origin", "origin", path)


def trait_id(name: object) -> int:
    if name not in TRAIT_NAMES[1:]:
        raise BadData(f"the data file names an unknown trait {name!r}")
    return TRAIT_NAMES.index(str(name))


def rows(facts: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = facts.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise BadData(f"the data file has no list of {key}")
    return found


def read_cards(facts: dict[str, Any]) -> Cards:
    """The card table: the basic set twice, then Time to Fly."""
    names, faces, second = ["", "?"], [0, 0], [0, 0]
    printed = rows(facts, "cards")
    base = [row for row in printed if row.get("set") == "base"]
    for row in [*base, *base, *[row for row in printed if row.get("set") != "base"]]:
        traits = row.get("faces")
        if not isinstance(traits, list) or not 1 <= len(traits) <= 2:
            raise BadData(f"a card has one or two faces: {row!r:.80}")
        names.append("/".join(str(trait) for trait in traits))
        faces.append(trait_id(traits[0]))
        second.append(trait_id(traits[1]) if len(traits) == 2 else 0)
    cards = Cards(names, faces, second)
    cards.base = len(base)
    order = {name: i for i, name in enumerate(dict.fromkeys(names))}
    if len(order) > MOST_KINDS:
        raise BadData(f"the data file has more than {MOST_KINDS} kinds of cards")
    cards.kind = vec[i64]([1 << order[name] for name in names])
    read_traits(facts, cards)
    return cards


def read_traits(facts: dict[str, Any], cards: Cards) -> None:
    """The columns by trait."""
    count = len(TRAIT_NAMES)
    needs, points, bars = [0] * count, [0] * count, [0] * count
    for row in rows(facts, "traits"):
        t = trait_id(row.get("id"))
        need, worth = row.get("need"), row.get("points")
        if type(need) is not int or type(worth) is not int:
            raise BadData(f"trait {row.get('id')!r} has no whole numbers for need and points")
        needs[t], points[t] = need, worth
        bars[t] = sum(1 << trait_id(name) for name in row.get("excludes", []))
        cards.pairs |= (row.get("kind") == "pair") << t
        cards.animals |= (row.get("kind") == "animal") << t
        cards.others |= (row.get("on") == "others") << t
        cards.several |= bool(row.get("several")) << t
    cards.need, cards.points, cards.bars = vec[i64](needs), vec[i64](points), vec[i64](bars)


def read_hand(facts: dict[str, Any]) -> int:
    """How many cards everybody starts with."""
    setup = facts.get("setup")
    hand = setup.get("hand") if isinstance(setup, dict) else None
    if type(hand) is not int or hand < 1:
        raise BadData("the data file does not say how many cards a hand has")
    return hand


def read_dice(facts: dict[str, Any], players: int) -> tuple[int, int]:
    """How many dice fill the bank, and what is added."""
    for row in rows(facts, "food_bank"):
        if row.get("players") == players:
            dice, plus = row.get("dice"), row.get("plus")
            if type(dice) is int and type(plus) is int:
                return dice, plus
    raise BadData(f"the data file has no row of dice for {players} players")


def describe_cards(facts: dict[str, Any], game: str) -> dict[str, Any]:
    """Every physical card with its figures and how sure they are, for `tangledbank cards`."""
    traits = {row["id"]: row for row in rows(facts, "traits")}
    cards = [row for row in rows(facts, "cards") if row["set"] in SETS[game]]
    used = {face for row in cards for face in row["faces"]}
    return {
        "game": game,
        "data": data_hash(facts),
        "cards": [
            {
                "id": row["id"],
                "faces": row["faces"],
                "name": "/".join(traits[face]["name"] for face in row["faces"]),
                "need": [traits[face]["need"] for face in row["faces"]],
                "points": [traits[face]["points"] for face in row["faces"]],
                "set": row["set"],
                "confidence": row["confidence"],
            }
            for row in cards
        ],
        "traits": [row for row in rows(facts, "traits") if row["id"] in used],
        "food_bank": rows(facts, "food_bank"),
    }
