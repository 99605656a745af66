"""Upgrades format 1 saves of Oceans to today's fields. Ids remain those of format 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tangledbank.core.action import a_of, b_of
from tangledbank.core.codec import Upgrade

Plain = Mapping[str, Any]

ATAVISM = 127  # card ids
GENE_TRANSFER = 158


def table(old: Plain) -> Plain:
    return {**old, "conditions": old["climate"]}


def conditions(old: Plain) -> Plain:
    card, figure, shift = old["shift"] or (0, 0, 0)
    return {**old, "is": "Conditions", "shifted": card, "figure": figure, "shift": shift}


def checks(old: Plain) -> Plain:
    """Upgrade checks; format 1 handled overpopulation one species at a time."""
    return {**old, "is": "Checks", "bursting": [], "infected": []}


def ask(old: Plain) -> Plain:
    """Upgrade a trait's question by moving cards out of its notes.

    In format 1, all of Atavism's notes were cards, and all but the first of Gene Transfer's.
    """
    notes = old["notes"]
    first = {ATAVISM: 0, GENE_TRANSFER: 1}.get(old["card"], len(notes))
    return {**old, "notes": notes[:first], "kept": notes[first:]}


def attack(old: Plain) -> Plain:
    """Upgrade an attack; format 1 could ignore only the target's traits."""
    return {**old, "lent": 0}


def moment(old: Plain) -> Plain:
    """Upgrade a moment; in format 1, Scenarios acted after all traits."""
    return {**old, "past": []}


def aftermath(old: Plain) -> Plain:
    """Upgrade an aftermath; format 1 stored waiting questions as actions."""
    notes = [old["act"]["actor"], old["act"]["target"]]
    asks = [
        {"is": "Ask", "sid": int(b_of(one)), "card": int(a_of(one)), "notes": notes, "done": False}
        for one in old["waiting"]
    ]
    return {**old, "waiting": asks}


def effect(packed: int) -> Plain:
    return {
        "is": "Effect",
        "kind": packed & 15,
        "amount": packed >> 4 & 255,
        "sid": packed >> 12 & 4095,
        "card": packed >> 24 & 4095,
        "source": packed >> 36,
    }


def triggers(old: Plain) -> Plain:
    """Upgrade triggers; format 1 packed effects into numbers."""
    rows = {name: [effect(one) for one in old[name]] for name in ("todo", "later")}
    return {**old, **rows, "zoning": effect(old["zoning"]) if old["zoning"] else None}


def blast(old: Plain) -> Plain:
    """Upgrade a rearrangement of traits; format 1 stored cards and species alternately."""
    laid = [{"is": "Laid", "cards": row[::2], "hosts": row[1::2]} for row in old["laid"]]
    return {**old, "laid": laid}


UPGRADES: dict[str, Upgrade] = {
    "Table": table,
    "Climate": conditions,
    "Settle": checks,
    "Ask": ask,
    "Attack": attack,
    "Moment": moment,
    "Aftermath": aftermath,
    "Triggers": triggers,
    "Blast": blast,
}
