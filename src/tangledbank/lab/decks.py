"""Change the number of cards of a kind in a deck, in the rows of data files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tangledbank.core.errors import BadOptions

Facts = Mapping[str, Any]
Row = dict[str, Any]

# Fields of a row with one number per card.
BY_CARD: Final = ("food", "migrate", "arrows")


def change_deck(facts: Facts, name: str, more: int) -> Row:
    """Return a box's or set's data with `more` cards of a kind (fewer if negative).

    Cards are copied or removed evenly across the kind, so that the distribution of their printed
    numbers stays about the same.
    """
    if not has_cards(facts, name):
        known = ", ".join(sorted(kinds(facts)))
        raise BadOptions(f"the deck has no cards {name!r:.60}; it has {known}")
    return {part: changed(rows, name, more) for part, rows in facts.items()}


def has_cards(facts: Facts, name: str) -> bool:
    return name in kinds(facts)


def kinds(facts: Facts) -> set[str]:
    """Return the kinds of cards whose number can be changed."""
    rows = [row for part in facts.values() if isinstance(part, list) for row in part]
    return {kind_of(row) for row in rows if isinstance(row, dict)} - {""}


def kind_of(row: Mapping[str, Any]) -> str:
    """Return the kind of a row's cards: a trait, both faces of a card, or an id."""
    if isinstance(row.get("faces"), list):
        return "/".join(row["faces"])
    if "trait" in row:
        return str(row["trait"])
    counted = "copies" in row or any(isinstance(row.get(field), list) for field in BY_CARD)
    return str(row.get("id", row.get("key", ""))) if counted else ""


def changed(rows: Any, name: str, more: int) -> Any:
    """Return one part of the data with the change made."""
    if not isinstance(rows, list):
        return rows
    cards = [i for i, row in enumerate(rows) if isinstance(row, dict) and kind_of(row) == name]
    if len(cards) > 1 or (cards and ("trait" in rows[cards[0]] or "faces" in rows[cards[0]])):
        return with_rows(rows, cards, name, more)
    return [with_numbers(row, name, more) if i in cards else row for i, row in enumerate(rows)]


def with_rows(rows: list[Row], cards: list[int], name: str, more: int) -> list[Row]:
    """Change the number of cards of a kind that has one row per card."""
    if more < 0:
        gone = {cards[i] for i in spread(-more, len(cards), name)}
        return [row for i, row in enumerate(rows) if i not in gone]
    new = []
    for place in range(more):
        row = rows[cards[spread_over(more, len(cards))[place]]]
        new.append({**row, "id": f"{row['id']}-more-{place + 1}"})
    return [*rows, *new]


def with_numbers(row: Row, name: str, more: int) -> Row:
    """Change the number of cards in a row that represents several."""
    if "copies" in row:
        spread(max(0, -more), row["copies"], name)
        return {**row, "copies": row["copies"] + more}
    lists = {field: row[field] for field in BY_CARD if isinstance(row.get(field), list)}
    return {**row, **{field: adjusted(cards, name, more) for field, cards in lists.items()}}


def adjusted(cards: list[Any], name: str, more: int) -> list[Any]:
    if more < 0:
        gone = spread(-more, len(cards), name)
        return [card for i, card in enumerate(cards) if i not in gone]
    return [*cards, *[cards[i] for i in spread_over(more, len(cards))]]


def spread(count: int, cards: int, name: str) -> list[int]:
    """Return the indices of `count` evenly spread cards."""
    if count > cards:
        raise BadOptions(f"{count} cards {name!r:.60} can't be removed: the deck has {cards}")
    return spread_over(count, cards)


def spread_over(count: int, cards: int) -> list[int]:
    """Return `count` evenly spread indices, repeating all cards if there are too few."""
    rounds, rest = divmod(count, cards) if cards else (0, 0)
    some = [(2 * i + 1) * cards // (2 * rest) for i in range(rest)]
    return [*range(cards)] * rounds + some
