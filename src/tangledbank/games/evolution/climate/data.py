"""Reads Climate's card data: cards with icons, zones, events, and the confidence of each figure."""

from __future__ import annotations

from tangledbank.core.action import FIRST
from tangledbank.core.data import Printed
from tangledbank.core.errors import BadData
from tangledbank.core.rows import row_of
from tangledbank.games.evolution.cards import Cards
from tangledbank.games.evolution.climate.state import (
    CAUSE_NAMES,
    COLD,
    FIRE,
    KIND_NAMES,
    EventCard,
    WeatherLine,
)
from tangledbank.games.evolution.data import find_trait
from tangledbank.games.evolution.questions import PREVENTS_WEATHER_LOSS
from tangledbank.games.evolution.sets.climate import CLIMATE, CLOSE_UP
from tangledbank.games.evolution.traits.base import Trait

DECKS = ("cold", "hot")
CONFIDENCE = ("certain", "likely", "reconstructed")

# An event without this figure would have no effect.
FIGURES = {
    "cold-snap": "sizes",
    "heat-wave": "sizes",
    "glacial-thaw": "suns",
    "volcanic-eruption": "to",
}


def rows(facts: Printed, key: str, *needed: str) -> list[Printed]:
    """Return a list from the data file; every row must have these fields."""
    found = facts.get(key)
    if not isinstance(found, list) or not found:
        raise BadData(f"the data file needs a list of {key}")
    for row in found:
        if not isinstance(row, dict):
            raise BadData(f"an entry of {key} is not an object: {row!r:.60}")
        missing = [name for name in ("id", "confidence", *needed) if name not in row]
        if missing:
            raise BadData(f"{key} entry {row.get('id')!r} lacks {missing[0]!r}")
        if row["confidence"] not in CONFIDENCE:
            raise BadData(f"the confidence of {row['id']!r} must be one of {', '.join(CONFIDENCE)}")
    return found


def whole(row: Printed, key: str) -> int:
    value = row.get(key)
    if type(value) is not int or not -99 <= value <= 99:
        raise BadData(
            f"{key} of {row['id']!r} must be a whole number from -99 to 99, not {value!r}"
        )
    return value


def card_rows(facts: Printed) -> list[Printed]:
    return rows(facts, "cards", "trait", "food", "suns", "snowflakes", "picture")


def plain_deck(facts: Printed) -> list[int]:
    """Return the cards that belong to plain Evolution. [R88]"""
    return [
        card
        for card, row in enumerate(card_rows(facts), FIRST)
        if row["trait"] not in CLIMATE.traits and row["picture"] != CLOSE_UP
    ]


def icons_of(row: Printed) -> int:
    """Return a card's suns, or its snowflakes as a negative number."""
    return whole(row, "suns") - whole(row, "snowflakes")


def read_cards(facts: Printed, traits: list[Trait]) -> Cards:
    """Return the card table: one row per physical card, in file order."""
    names, keys = ["", "?"], ["", "?"]
    worn, food = [traits[0], traits[0]], [0, 0]
    for row in card_rows(facts):
        icons = icons_of(row)
        mark = f":{icons:+d}" if icons else ""
        names.append(f"{row['trait']}:{whole(row, 'food')}{mark}")
        keys.append(str(row["id"]))
        worn.append(find_trait(traits, row["trait"]))
        food.append(row["food"])
    cards = Cards(names, keys, traits)
    cards.assign_traits(worn)
    cards.food = row_of(food)
    categories = {row["id"]: row["categories"] for row in trait_rows(facts)}
    for trait in traits:
        if trait in worn[FIRST:]:
            if trait.key not in categories:
                raise BadData(
                    f"the data file has cards of {trait.key!r}, but no row for that trait"
                )
            if "defensive" in categories[trait.key]:
                cards.defensive |= trait.bit
    return cards


def trait_rows(facts: Printed) -> list[Printed]:
    found = rows(facts, "traits", "name", "categories", *CAUSE_NAMES[1:])
    for row in found:
        if not isinstance(row["categories"], list):
            raise BadData(f"trait {row['id']!r} has no list of categories")
    return found


def read_icons(facts: Printed) -> list[int]:
    return [0] * FIRST + [icons_of(row) for row in card_rows(facts)]


def read_guards(facts: Printed, traits: list[Trait]) -> list[list[int]]:
    """Return how many losses each trait prevents, indexed by cause of loss, then by trait."""
    guards = [[0] * len(traits) for _ in CAUSE_NAMES]
    for row in trait_rows(facts):
        trait = find_trait(traits, row["id"])
        for cause, name in enumerate(CAUSE_NAMES[1:], 1):
            guards[cause][int(trait.id)] = whole(row, name)
    return guards


def check_guards(facts: Printed, traits: list[Trait]) -> None:
    """Refuse figures for traits that don't prevent losses, because no rule would read them."""
    for row in trait_rows(facts):
        if find_trait(traits, row["id"]).hooks & PREVENTS_WEATHER_LOSS:
            continue
        for name in CAUSE_NAMES[1:]:
            if row[name]:
                raise BadData(
                    f"{row['id']!r} cannot prevent losses to {name}: its figure must be 0"
                )


def read_line(row: Printed, food: str) -> WeatherLine:
    """Return the effects of a zone or event; if it has no sizes, no population is lost."""
    if row.get("sizes") is None:
        return WeatherLine(1, 0, 0, 0, whole(row, food) if food in row else 0)
    sizes, kind = row["sizes"], row.get("kind")
    numbers = isinstance(sizes, list) and [type(n) for n in sizes] == [int, int]
    if not numbers or kind not in CAUSE_NAMES[COLD:FIRE]:
        raise BadData(f"{row['id']!r} needs two sizes, and the kind cold or heat")
    cause = CAUSE_NAMES.index(kind)
    return WeatherLine(sizes[0], sizes[1], cause, whole(row, "loss"), whole(row, food))


def zone_names(facts: Printed) -> list[str]:
    return ["", *[str(row["id"]) for row in rows(facts, "zones")]]


def read_zones(facts: Printed, players: int) -> list[WeatherLine]:
    """Return the zones from cold to hot, for this number of players. [CLI Set-up 1]"""
    food = "food_2_3" if players <= 3 else "food_4_6"
    return [
        WeatherLine(1, 0, 0, 0, 0),
        *[read_line(row, food) for row in rows(facts, "zones", food)],
    ]


def read_events(facts: Printed) -> list[EventCard]:
    """Return the event cards, indexed by id; rows NONE and HIDDEN are neutral."""
    nothing = WeatherLine(1, 0, 0, 0, 0)
    zones = zone_names(facts)
    found = [EventCard("none", 0, 0, 0, nothing), EventCard("?", 0, 0, 0, nothing)]
    for row in rows(facts, "events", "deck", "event", "zone"):
        for key, known in (("event", KIND_NAMES), ("deck", DECKS), ("zone", zones)):
            if row[key] not in known:
                raise BadData(f"{key} of {row['id']!r} cannot be {row[key]!r}")
        found.append(read_event(row, zones))
    return found


def read_event(row: Printed, zones: list[str]) -> EventCard:
    field = FIGURES.get(row["event"])
    if field and row.get(field) is None:
        raise BadData(f"events entry {row['id']!r} lacks {field!r}")
    to = row.get("to")
    if to is not None and to not in zones:
        raise BadData(f"{row['id']!r} sends the marker to {to!r}, which is not a zone")
    name = f"{row['event']} at {row['zone']}" + (f" to {to}" if to else "")
    kind, zone = KIND_NAMES.index(row["event"]), zones.index(row["zone"])
    card = EventCard(name, kind, DECKS.index(row["deck"]), zone, read_line(row, "food"))
    card.key = str(row["id"])
    card.to = zones.index(to) if to else 0
    card.suns = whole(row, "suns") if "suns" in row else 0
    return card


def describe(facts: Printed) -> Printed:
    """Return every card, zone and event with its figures and their confidence."""
    traits = {row["id"]: row for row in trait_rows(facts)}
    cards = [
        {
            **row,
            "name": traits[row["trait"]]["name"],
            "categories": traits[row["trait"]]["categories"],
        }
        for row in card_rows(facts)
    ]
    parts = {key: rows(facts, key) for key in ("traits", "zones", "events")}
    head: Printed = {key: facts[key] for key in ("game", "title", "sources") if key in facts}
    return {**head, "cards": cards, **parts}
