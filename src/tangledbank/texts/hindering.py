"""What stands in the way of a move of Evolution, in names and numbers for its reason."""

from __future__ import annotations

from collections.abc import Iterator

from tangledbank.core.action import a_of, b_of, verb_of
from tangledbank.games.evolution import ids
from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.defenses import (
    IMPOSSIBLE,
    answering,
    barring,
    defense_size,
    exposed,
    shielding,
)
from tangledbank.games.evolution.questions import DEFENSE_SIZE, SHIELDS, TOLL
from tangledbank.games.evolution.rules import attack_cost, attack_size, hunter_reason
from tangledbank.games.evolution.state import NOBODY, Species, Table

Figures = dict[str, str | int]


def attack_now(s: Table) -> Attack | None:
    """The attack that is being made."""
    return s.top if isinstance(s.top, Attack) else None


def ignored_in(s: Table) -> int:
    """Bits of the traits that the attack now being made ignores."""
    attack = attack_now(s)
    return int(attack.ignored) if attack else 0


def figures(s: Table, hunter: Species, prey: Species) -> Figures:
    """The numbers of an attack."""
    return {
        "reach": int(attack_size(s, hunter)),
        "guard": int(defense_size(s, prey, ignored_in(s))),
        "body": int(prey.body),
        "hunters": int(hunter.population),
        "herd": int(prey.population),
        "cost": int(attack_cost(s, hunter, prey, ignored_in(s))),
        "passes": int(exposed(s, hunter, prey)),
    }


def in_the_way(s: Table, hunter: Species, prey: Species) -> int:
    """Bits of all traits that keep this hunter from attacking, or make it pay."""
    ignored = ignored_in(s)
    bars = int(barring(s, hunter, prey)) | int(answering(s, prey, TOLL))
    if attack_size(s, hunter) <= defense_size(s, prey, ignored):
        bars |= int(answering(s, prey, DEFENSE_SIZE))
    return bars & ~ignored


def beside(s: Table, prey: Species, hunter: Species) -> Iterator[Species]:
    """Neighbors of the prey that shield it."""
    for step in (-1, 1):
        neighbor = s.neighbor(prey, step)
        if neighbor.hooks & SHIELDS and shielding(s, hunter, neighbor):
            yield neighbor


def dangers(s: Table, prey: Species) -> Iterator[Species]:
    """Hunters in play that could attack this species with the cards of their owners."""
    for player in s.players:
        for sid in player.row:
            hunter = s.species[sid]
            if hunter is not prey and not hunter_reason(s, hunter):
                if attack_cost(s, hunter, prey, 0) <= len(player.hand):
                    yield hunter


def vain(s: Table, action: int) -> str:
    """Why ignoring a trait is of no use: it is ignored, not there, not defensive, or no help."""
    attack = attack_now(s)
    trait = int(a_of(action) if verb_of(action) == ids.SLIP else b_of(action))
    if attack is None or not 0 < trait < len(s.book.cards.traits):
        return "absent"
    bit = int(s.book.cards.traits[trait].bit)
    prey = s.species[attack.prey]
    around = [prey, *beside(s, prey, s.species[attack.hunter])]
    if attack.ignored & bit:
        return "ignored"
    if not any(sp.mask & bit for sp in around):
        return "absent"
    return "vain" if s.book.cards.defensive & bit else "plain"


def left_over(s: Table, seat: int, action: int) -> Figures:
    """Cards that the attack would still need, and that would be left for it."""
    attack = attack_now(s)
    held = len(s.players[seat].hand)
    if attack is None or verb_of(action) not in (ids.IGNORE, ids.SLIP):
        return {"still": 0, "rest": held}
    slips = verb_of(action) == ids.SLIP
    trait = s.book.cards.traits[int(a_of(action) if slips else b_of(action))]
    passes = int(attack.passes(s)) - slips
    still = int(attack.cost(s, attack.ignored | trait.bit, passes))
    return {"still": min(still, IMPOSSIBLE), "rest": held if slips else held - 1}


def board_of(s: Table, sid: int) -> Species:
    return s.species[sid] if sid < len(s.species) else NOBODY
