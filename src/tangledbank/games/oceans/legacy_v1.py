"""How format 1 wrote a table of Oceans, in today's fields. Ids stay as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tangledbank.core.action import a_of, b_of
from tangledbank.core.codec import Upgrade

Plain = Mapping[str, Any]

ATAVISM = 127  # as cards
GENE_TRANSFER = 158


def table(old: Plain) -> Plain:
    return {**old, "conditions": old["climate"]}


def conditions(old: Plain) -> Plain:
    card, figure, shift = old["shift"] or (0, 0, 0)
    return {**old, "is": "Conditions", "shifted": card, "figure": figure, "shift": shift}


def checks(old: Plain) -> Plain:
    """Species overpopulated one by one."""
    return {**old, "is": "Checks", "bursting": [], "infected": []}


def ask(old: Plain) -> Plain:
    """Cards were among the notes: all were for Atavism, all but the first for Gene Transfer."""
    notes = old["notes"]
    first = {ATAVISM: 0, GENE_TRANSFER: 1}.get(old["card"], len(notes))
    return {**old, "notes": notes[:first], "kept": notes[first:]}


def attack(old: Plain) -> Plain:
    """Only traits of the target could be chosen."""
    return {**old, "lent": 0}


def moment(old: Plain) -> Plain:
    """Scenarios acted after all traits."""
    return {**old, "past": []}


def aftermath(old: Plain) -> Plain:
    """What waited was written as actions."""
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
    """Effects were packed into numbers."""
    rows = {name: [effect(one) for one in old[name]] for name in ("todo", "later")}
    return {**old, **rows, "zoning": effect(old["zoning"]) if old["zoning"] else None}


def blast(old: Plain) -> Plain:
    """Cards and species stood in turn."""
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
