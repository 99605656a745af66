"""Fills the slots of Oceans' reasons from the view of the asking seat.

The rules have already decided. These functions look up the values that the vocabulary declares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

from mypy_extensions import i64

from tangledbank.core.action import a_of, b_of, ids_of, verb_of
from tangledbank.core.card_question import CardQuestion
from tangledbank.core.reason import about, kind_of
from tangledbank.core.refusal import Slots
from tangledbank.core.rows import place_of
from tangledbank.core.vocabulary import Verb
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.aging import Aging
from tangledbank.games.oceans.attack import Attack
from tangledbank.games.oceans.card_questions import ScenarioQuestion, TraitQuestion
from tangledbank.games.oceans.checks import Checks
from tangledbank.games.oceans.feeding import Feeding, Forage, can_feed
from tangledbank.games.oceans.playing import PlayCards
from tangledbank.games.oceans.rearranging_traits import RearrangeTraits
from tangledbank.games.oceans.rules import (
    age_choices,
    attack_value,
    evolve_cost,
    forage_value,
    trait_limit,
)
from tangledbank.games.oceans.state import NOBODY, OceansState, Player, find
from tangledbank.games.oceans.triggers import Triggers
from tangledbank.games.oceans.verdict import scenario_in


class Attempt:
    """A refused move, its reason, and the ids that the move names."""

    def __init__(self, s: OceansState, seat: i64, action: i64, reason: i64, verb: Verb) -> None:
        self.s = s
        self.seat: i64 = seat
        self.action: i64 = action
        self.reason: i64 = reason
        self.kinds: list[str] = [kind.name for kind in verb.slots.values()]
        self.ids: list[int] = [*ids_of(action), 0, 0, 0, 0]

    def named(self, kind: str) -> list[int]:
        """Return the move's ids of one kind, in the order of its slots."""
        return [self.ids[i] for i in range(len(self.kinds)) if self.kinds[i] == kind]

    def player(self) -> Player:
        return self.s.players[self.seat]

    def trait_of(self, card: i64) -> int:
        """Return the trait on a card, or 0 if there is none or the card is hidden."""
        worn = self.s.book.cards.trait_by_card
        return int(worn[card].id) if card < len(worn) else 0

    def asker(self) -> int:
        """Return the asking trait or Scenario, numbered as in verdicts; 0 if a rule asks."""
        top = self.s.top
        if isinstance(top, TraitQuestion):
            return int(top.asker(self.s))
        if isinstance(top, ScenarioQuestion):
            return int(top.asker(self.s))
        return int(top.asker(self.s)) if isinstance(top, Triggers) else 0

    def attacker(self) -> int:
        top = self.s.top
        return int(top.actor) if isinstance(top, Attack) else self.ids[0]

    def target(self) -> int:
        top = self.s.top
        return int(top.target) if isinstance(top, Attack) else self.ids[1]


def slots_of(tried: Attempt) -> Slots:
    """Return the reason's slots, filled for a rule or by the asking card."""
    fill = FILLS.get(int(kind_of(tried.reason)))
    if fill is not None:
        return fill(tried)
    slots: Slots = {}
    top = tried.s.top
    if isinstance(top, CardQuestion):
        top.fill_reason(tried.s, tried.action, tried.reason, slots)
    return slots


# Who is asked what


def of_other(tried: Attempt) -> Slots:
    return {"subject": subject(tried.s)}


def subject(s: OceansState) -> int:
    """Return the species that the open question is about."""
    top = s.top
    if isinstance(top, Checks):
        return int(top.trimming)
    if isinstance(top, Aging):
        return int(top.sid)
    return int(cast(TraitQuestion, top).sid)


def of_owner(tried: Attempt) -> Slots:
    species = [find(tried.s, sid) for sid in tried.named("species")]
    for sp in species:
        if sp is not NOBODY and sp.owner != tried.seat:
            return {"foreign": int(sp.sid), "owner": int(sp.owner), "asker": tried.asker()}
    raise AssertionError("the move names another player's species")


def of_gone(tried: Attempt) -> Slots:
    gone = [sid for sid in tried.named("species") if find(tried.s, sid) is NOBODY]
    return {"gone": gone[0], "asker": tried.asker()}


def of_feeder(tried: Attempt) -> Slots:
    return {"feeder": int(cast(Feeding, tried.s.top).sid)}


def of_owed_feed(tried: Attempt) -> Slots:
    s = tried.s
    return {"able": tuple(int(sid) for sid in tried.player().row if can_feed(s, s.species[sid]))}


def of_one_neighbor(tried: Attempt) -> Slots:
    return {"chosen": int(cast(TraitQuestion, tried.s.top).notes[0])}


def of_only_attacker(tried: Attempt) -> Slots:
    return {"foe": int(cast(TraitQuestion, tried.s.top).notes[0])}


def of_next_trait(tried: Attempt) -> Slots:
    return {"next": int(cast(RearrangeTraits, tried.s.top).left(tried.s, tried.seat)[0])}


def of_source(tried: Attempt) -> Slots:
    triggers = cast(Triggers, tried.s.top)
    effects = triggers.effects_of(tried.s, tried.seat, a_of(tried.action), b_of(tried.action))
    sources = list(dict.fromkeys([int(one.source) for one in effects]))
    return {"sources": tuple(sources) if len(sources) > 1 else ()}


# Cards


def of_hand(tried: Attempt) -> Slots:
    player = tried.player()
    return missing(tried, tried.named("card")[0], [*player.hand, *player.deep])


def of_not_discarded(tried: Attempt) -> Slots:
    return missing(tried, tried.named("discarded")[0], [*tried.s.discard])


def missing(tried: Attempt, wanted: int, there: list[int]) -> Slots:
    """Return a missing card, its trait, and a present card of each name with that trait."""
    trait, names = tried.trait_of(wanted), tried.s.book.cards.names
    alike = {names[card]: card for card in there if trait and tried.trait_of(card) == trait}
    return {"wanted": wanted, "trait": trait, "alike": tuple(alike.values())}


def of_surface_card(tried: Attempt) -> Slots:
    return {"wanted": tried.named("card")[0]}


def of_not_in_pool(tried: Attempt) -> Slots:
    return {"trait": tried.trait_of(tried.named("card")[0])}


def of_limit(tried: Attempt) -> Slots:
    sp = tried.s.species[b_of(tried.action)]
    extra = tried.s.book.cards.trait_by_card[a_of(tried.action)].face.extra_traits
    return {"count": len(sp.cards) + 1, "limit": int(trait_limit(tried.s, sp) + extra)}


def of_cost(tried: Attempt) -> Slots:
    s, evolves = tried.s, verb_of(tried.action) == ids.EVOLVE
    host = s.species[b_of(tried.action)] if evolves else NOBODY
    cost = evolve_cost(s, host, a_of(tried.action))
    return {"cost": int(cost), "points": int(tried.player().score)}


def of_played(tried: Attempt) -> Slots:
    return {"played": int(cast(PlayCards, tried.s.top).played)}


def of_owed(tried: Attempt) -> Slots:
    return {"owed": int(cast(PlayCards, tried.s.top).owed(tried.s))}


def of_owed_trait(tried: Attempt) -> Slots:
    return {"owed": int(cast(PlayCards, tried.s.top).more)}


def of_full(tried: Attempt) -> Slots:
    player = tried.player()
    return {"count": len(player.hand) + len(player.deep)}


def of_left_end(tried: Attempt) -> Slots:
    row = tried.player().row
    return {"beside": int(row[place_of(row, b_of(tried.action)) - 1])}


# Places


def place_of_move(tried: Attempt) -> int:
    """Return the first place that the move names; plain foraging means the Reef."""
    named = tried.named("place")
    return named[0] if named else ids.REEF


def of_empty(tried: Attempt) -> Slots:
    return {"place": place_of_move(tried), "asker": tried.asker()}


def of_short(tried: Attempt) -> Slots:
    place = place_of_move(tried)
    needed = tried.s.book.cards.migrate[a_of(tried.action)]
    return {"place": place, "needed": int(needed), "there": int(tried.s.places[place - 1])}


def of_zone_only(tried: Attempt) -> Slots:
    return {"asker": tried.asker()}


# Traits on species


def of_absent(tried: Attempt) -> Slots:
    return absent_from(tried, tried.named("species")[0], tried.named("worn")[0])


def of_absent_there(tried: Attempt) -> Slots:
    return absent_from(tried, tried.named("species")[1], tried.named("worn")[1])


def absent_from(tried: Attempt, holder: int, wanted: int) -> Slots:
    return {"holder": holder, **missing(tried, wanted, [*tried.s.species[holder].cards])}


def of_not_removable(tried: Attempt) -> Slots:
    return {"trait": int(about(tried.reason))}


def of_swapped_away(tried: Attempt) -> Slots:
    ask = cast(TraitQuestion, tried.s.top)
    return {"holder": int(ask.sid), "trait": tried.trait_of(ask.card)}


def of_defended(tried: Attempt) -> Slots:
    worn = tried.s.book.cards.trait_by_card
    cards = tried.s.species[tried.target()].cards
    return {"traits": distinct([worn[card].id for card in cards if worn[card].face.defensive])}


def distinct(found: Iterable[i64]) -> tuple[int, ...]:
    return tuple(dict.fromkeys([int(id) for id in found]))


def of_in_vain(tried: Attempt) -> Slots:
    attack = cast(Attack, tried.s.top)
    traits = attack.other_defenses(tried.s, a_of(tried.action))
    return {"target": int(attack.target), "traits": distinct(traits)}


# Feeding


def of_target(tried: Attempt) -> Slots:
    return {"target": tried.target()}


def of_bare(tried: Attempt) -> Slots:
    return {"target": tried.target(), "asker": tried.asker()}


def of_itself(tried: Attempt) -> Slots:
    return {"itself": tried.named("species")[0]}


def of_never(tried: Attempt) -> Slots:
    attacks = verb_of(tried.action) == ids.ATTACK
    worn = tried.s.book.cards.trait_by_card
    traits = [worn[card] for card in tried.s.species[a_of(tried.action)].cards]
    nevers = [t for t in traits if (t.face.never_attack if attacks else t.face.never_forage)]
    return {"trait": int(nevers[0].id)}


def of_trait(tried: Attempt) -> Slots:
    s, scenario = tried.s, int(scenario_in(about(tried.reason)))
    trait = 0 if scenario else int(about(tried.reason))
    attacker, target = s.species[tried.attacker()], s.species[tried.target()]
    worn = [int(s.book.cards.trait_by_card[card].id) for card in attacker.cards]
    holder, other = (attacker, target) if trait in worn else (target, attacker)
    return {
        "attacker": int(attacker.sid),
        "target": int(target.sid),
        "trait": trait,
        "scenario": scenario,
        "holder": int(holder.sid),
        "other": int(other.sid),
        "attack": int(attack_value(s, attacker)),
        "defense": int(attack_value(s, target)),
        "forage": int(forage_value(s, target)),
        "population": int(target.population),
        "reef": int(s.places[0]),
    }


def of_leech_ban(tried: Attempt) -> Slots:
    return {"trait": int(about(tried.reason)), "reef": int(tried.s.places[0])}


def of_shell(tried: Attempt) -> Slots:
    return {
        "attacker": tried.attacker(),
        "target": tried.target(),
        "attack": int(attack_value(tried.s, tried.s.species[tried.attacker()])),
        "shell": int(about(tried.reason)),
    }


def of_neighbor(tried: Attempt) -> Slots:
    first, second = tried.named("species")[:2]
    return {"first": first, "second": second, "asker": tried.asker()}


def of_greatest(tried: Attempt) -> Slots:
    s, eater = tried.s, tried.ids[0]
    values = [int(attack_value(s, s.species[sid])) for sid in s.ring if sid != eater]
    return {"attack": int(attack_value(s, s.species[tried.ids[1]])), "greatest": max(values)}


def of_amount_take(tried: Attempt) -> Slots:
    forage = cast(Forage, tried.s.top)
    return {"eater": int(forage.sid), "most": int(forage.most(tried.s))}


def of_amount_age(tried: Attempt) -> Slots:
    sid = cast(Aging, tried.s.top).sid
    choices = age_choices(tried.s, tried.s.species[sid])
    return {"choices": tuple(int(amount) for amount in choices)}


FILLS: Final[dict[int, Callable[[Attempt], Slots]]] = {
    ids.R_OTHER: of_other,
    ids.R_HAND: of_hand,
    ids.R_OWNER: of_owner,
    ids.R_GONE: of_gone,
    ids.R_LIMIT: of_limit,
    ids.R_COST: of_cost,
    ids.R_PLAYED: of_played,
    ids.R_FEEDER: of_feeder,
    ids.R_OWED: of_owed,
    ids.R_OWED_TRAIT: of_owed_trait,
    ids.R_OWED_FEED: of_owed_feed,
    ids.R_EMPTY: of_empty,
    ids.R_BARE: of_bare,
    ids.R_SHORT: of_short,
    ids.R_ITSELF: of_itself,
    ids.R_NEVER_FORAGE: of_never,
    ids.R_NEVER_ATTACK: of_never,
    ids.R_TRAIT: of_trait,
    ids.R_LEECH_BAN: of_leech_ban,
    ids.R_SHELL: of_shell,
    ids.R_NEIGHBOR: of_neighbor,
    ids.R_ONE_NEIGHBOR: of_one_neighbor,
    ids.R_SURFACE_CARD: of_surface_card,
    ids.R_NOT_REMOVABLE: of_not_removable,
    ids.R_FULL: of_full,
    ids.R_NOT_IN_POOL: of_not_in_pool,
    ids.R_NOT_DISCARDED: of_not_discarded,
    ids.R_ABSENT: of_absent,
    ids.R_ABSENT_THERE: of_absent_there,
    ids.R_AMOUNT_AGE: of_amount_age,
    ids.R_AMOUNT_TAKE: of_amount_take,
    ids.R_DEFENDED: of_defended,
    ids.R_GREATEST: of_greatest,
    ids.R_IN_VAIN: of_in_vain,
    ids.R_OUT_OF_REACH: of_target,
    ids.R_ONLY_ATTACKER: of_only_attacker,
    ids.R_ZONE_ONLY: of_zone_only,
    ids.R_LEFT_END: of_left_end,
    ids.R_NEXT_TRAIT: of_next_trait,
    ids.R_NO_GUARD: of_target,
    ids.R_SWAPPED_AWAY: of_swapped_away,
    ids.R_SOURCE: of_source,
}
