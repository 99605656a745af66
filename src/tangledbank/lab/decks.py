"""Change the number of cards of a kind in a deck, in the rows of data files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tangledbank.core.errors import BadOptions

Facts = Mapping[str, Any]
Row = dict[str, Any]

# Fields of a row with one number per card.
BY_CARD: Final = ("food", "migrate", "arrows")
MOST_CARDS: Final = 1000  # in a game, because ids have 12 bits and species need some of them


def change_deck(facts: Facts, name: str, more: int) -> Row:
    """Return a box's or set's data with `more` cards of a kind (fewer if negative).

    Cards are copied or removed evenly across the kind, so that the distribution of their printed
    numbers stays about the same.
    """
    known = cards_by_kind(facts)
    if name not in known:
        raise BadOptions(f"the deck has no cards {name!r:.60}; it has {', '.join(sorted(known))}")
    if more > MOST_CARDS:
        check_total(sum(known.values()) + more)
    return {part: changed(rows, name, more) for part, rows in facts.items()}


def check_total(cards: int) -> None:
    """Raise `BadOptions` if a game would have no cards or too many."""
    if cards <= 0:
        raise BadOptions("the deck would be empty: keep some cards")
    if cards > MOST_CARDS:
        raise BadOptions(
            f"the game would have {cards:,} cards; the maximum is {MOST_CARDS:,}: add fewer"
        )


def has_cards(facts: Facts, name: str) -> bool:
    return name in cards_by_kind(facts)


def cards_by_kind(facts: Facts) -> dict[str, int]:
    """Count the cards of each kind whose number can be changed."""
    total: dict[str, int] = {}
    for group in groups(facts):
        for name, count in group.items():
            total[name] = total.get(name, 0) + count
    return total


def groups(facts: Facts) -> list[dict[str, int]]:
    """Count the cards of each kind in each deck: the rows of one list and one set."""
    found: dict[tuple[str, str], dict[str, int]] = {}
    for part, rows in facts.items():
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and (name := kind_of(row)):
                group = found.setdefault((part, str(row.get("set", ""))), {})
                group[name] = group.get(name, 0) + cards_in(row)
    return list(found.values())


def cards_in(row: Mapping[str, Any]) -> int:
    """Return the number of cards that a row represents."""
    if "copies" in row:
        return int(row["copies"])
    lists = [row[field] for field in BY_CARD if isinstance(row.get(field), list)]
    return len(lists[0]) if lists else 1


def balanced(facts: Facts, deck: Mapping[str, int], added: int) -> dict[str, int]:
    """Return a deck's changes together with opposite ones of other kinds, spread evenly.

    The deck keeps its size; `added` cards of user sets count as changes of the largest deck.
    """
    each = sorted(groups(facts), key=lambda group: -sum(group.values()))
    found = dict(deck)
    for place, group in enumerate(each):
        surplus = sum(more for name, more in deck.items() if name in group)
        surplus += 0 if place else added
        others = [name for name in sorted(group) if name not in deck for _ in range(group[name])]
        if surplus > len(others) or (surplus and not others):
            raise BadOptions(
                f"the deck can't keep its size: it has {len(others)} other cards to replace"
            )
        for index in spread_over(abs(surplus), len(others)):
            name = others[index]
            found[name] = found.get(name, 0) - (1 if surplus > 0 else -1)
    return found


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
