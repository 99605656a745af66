"""Decks with more or fewer cards of a kind than were printed, as rows of data files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tangledbank.core.errors import BadOptions

Facts = Mapping[str, Any]
Row = dict[str, Any]

# Lists of a row that have a number for each of its cards.
BY_CARD: Final = ("food", "migrate", "arrows")


def change_deck(facts: Facts, name: str, more: int) -> Row:
    """The facts of a box or set with so many cards more of a kind; fewer, if below zero.

    New cards are like the printed ones, and both are taken evenly from all of a kind, so that
    their numbers stay as large as before.
    """
    if not has_cards(facts, name):
        known = ", ".join(sorted(kinds(facts)))
        raise BadOptions(f"the deck has no cards {name!r:.60}; it has {known}")
    return {part: changed(rows, name, more) for part, rows in facts.items()}


def has_cards(facts: Facts, name: str) -> bool:
    return name in kinds(facts)


def kinds(facts: Facts) -> set[str]:
    """The kinds of cards of which there can be more or fewer."""
    rows = [row for part in facts.values() if isinstance(part, list) for row in part]
    return {kind_of(row) for row in rows if isinstance(row, dict)} - {""}


def kind_of(row: Mapping[str, Any]) -> str:
    """What the cards of a row are called: a trait, or both faces of a card."""
    if isinstance(row.get("faces"), list):
        return "/".join(row["faces"])
    if "trait" in row:
        return str(row["trait"])
    counted = "copies" in row or any(isinstance(row.get(field), list) for field in BY_CARD)
    return str(row.get("id", row.get("key", ""))) if counted else ""


def changed(rows: Any, name: str, more: int) -> Any:
    """One list of the facts."""
    if not isinstance(rows, list):
        return rows
    cards = [i for i, row in enumerate(rows) if isinstance(row, dict) and kind_of(row) == name]
    if len(cards) > 1 or (cards and ("trait" in rows[cards[0]] or "faces" in rows[cards[0]])):
        return with_rows(rows, cards, name, more)
    return [with_numbers(row, name, more) if i in cards else row for i, row in enumerate(rows)]


def with_rows(rows: list[Row], cards: list[int], name: str, more: int) -> list[Row]:
    """Rows of single cards."""
    if more < 0:
        gone = {cards[i] for i in spread(-more, len(cards), name)}
        return [row for i, row in enumerate(rows) if i not in gone]
    new = []
    for place in range(more):
        row = rows[cards[spread_over(more, len(cards))[place]]]
        new.append({**row, "id": f"{row['id']}-more-{place + 1}"})
    return [*rows, *new]


def with_numbers(row: Row, name: str, more: int) -> Row:
    """A row that stands for several cards."""
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
    """Places of so many cards, evenly over all of them."""
    if count > cards:
        raise BadOptions(f"{count} cards {name!r:.60} cannot go: the deck has {cards}")
    return spread_over(count, cards)


def spread_over(count: int, cards: int) -> list[int]:
    """The same, the whole row again and again if there are not enough."""
    rounds, rest = divmod(count, cards) if cards else (0, 0)
    some = [(2 * i + 1) * cards // (2 * rest) for i in range(rest)]
    return [*range(cards)] * rounds + some
