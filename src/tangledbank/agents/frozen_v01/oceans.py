"""The bot for Oceans: looks one move ahead and rates the position by heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from tangledbank.agents.base import Agent
from tangledbank.core.action import a_of, b_of, c_of, verb_of
from tangledbank.core.flow import State
from tangledbank.games.oceans import ids
from tangledbank.games.oceans.permissions import attack_amount, attack_reason, forage_reason
from tangledbank.games.oceans.rules import age_value, attack_value, bones, forage_value
from tangledbank.games.oceans.state import OceansState, Species

MANY = 60  # if there are more moves, only likely ones are rated


@mypyc_attr(native_class=False)
class SteadyOceans(Agent):
    """A bot that grows a few well-fed species and attacks unprotected ones."""

    def choose(self, view: State, seat: int, number: int, actions: Sequence[int]) -> int:
        s = cast(OceansState, view)
        decision = s.decision_of(seat)
        if len(actions) == 1 or decision is None:
            return 0
        if decision.prompt == ids.ASK_DRAW:
            return best(actions, draw_worths(s, actions))
        if decision.prompt in (ids.ASK_TRADE, ids.ASK_LAY):
            return len(actions) - 1
        return look_ahead(s, seat, actions)


def best(actions: Sequence[int], worths: Sequence[float]) -> int:
    return worths.index(max(worths))


def look_ahead(s: OceansState, seat: int, actions: Sequence[int]) -> int:
    """Return the move that leads to the best position. Equivalent cards are rated once."""
    known: dict[tuple[int, ...], float] = {}
    worths = []
    for action in likely(s, actions):
        key = alike(s, action)
        if key not in known:
            known[key] = outlook(s, seat, action)
        worths.append(known[key] - spent(s, action))
    kept = likely(s, actions)
    return actions.index(kept[best(kept, worths)])


def likely(s: OceansState, actions: Sequence[int]) -> list[int]:
    """Drop migrations in the less useful direction if there are very many moves."""
    if len(actions) <= MANY:
        return list(actions)
    kept = [
        action
        for action in actions
        if verb_of(action) != ids.MIGRATE or (b_of(action) > ids.REEF) == (s.places[0] < 12)
    ]
    return kept or list(actions)


def alike(s: OceansState, action: int) -> tuple[int, ...]:
    """Return a key that all equivalent moves share."""
    verb, card = int(verb_of(action)), int(a_of(action))
    if verb <= ids.MIGRATE:
        cards = s.book.cards
        printed = cards.migrate[card] if verb == ids.MIGRATE else 0
        trait = 0 if verb == ids.MIGRATE else cards.trait_by_card[card].id
        return (verb, int(trait), int(printed), int(b_of(action)), int(c_of(action)))
    return (action,)


def outlook(s: OceansState, seat: int, action: int) -> float:
    """Rate the position after a move: the seat's side against its best opponent's."""
    after = s.clone()
    try:
        after.apply(seat, action)
    except AssertionError:  # a view can't shuffle, so the result is unknown
        return standing(s, seat)
    others = [standing(after, other) for other in range(after.seats) if other != seat]
    return standing(after, seat) - 0.5 * max(others)


def spent(s: OceansState, action: int) -> float:
    """Return the cost of using a card or removing a trait."""
    verb = verb_of(action)
    if verb == ids.REMOVE:
        return 1.0
    return 0.3 * card_worth(s, int(a_of(action))) if verb <= ids.MIGRATE else 0.0


def standing(s: OceansState, seat: int) -> float:
    """Rate a side: points, population, and income per turn."""
    player = s.players[seat]
    boards = [s.species[sid] for sid in player.row]
    turns = horizon(s)
    total = float(player.score)
    hunters = [s.species[sid] for sid in s.ring if s.species[sid].owner != seat]
    for sp in boards:
        total += 0.85 * min(float(sp.population), float(age_value(s, sp)) * turns)
        total += passive(s, sp) * min(turns, 4.0)
        total -= danger(s, sp, hunters)
        if sp.population < age_value(s, sp):
            total -= 0.4 + 0.4 * float(len(sp.cards))
        if sp.population >= bones(s, sp):
            total -= 1.0
    if boards:
        total += max(feeding(s, sp) for sp in boards) * min(turns, 5.0)
    return total


def horizon(s: OceansState) -> float:
    """Estimate the number of turns left for each player."""
    if s.ending:
        return 1.0
    return 1.0 + float(s.places[1] + s.places[2] + s.places[3]) / (5.0 * float(s.seats))


def feeding(s: OceansState, sp: Species) -> float:
    """Estimate how much a species takes in a turn if it feeds."""
    best_meal = 0.0
    if not forage_reason(s, sp):
        best_meal = min(float(forage_value(s, sp)), 1.0 + 0.5 * float(s.places[0]))
    if not sp.sums.nevers & ids.ATTACKING:
        best_meal = max(best_meal, 0.7 * min(float(attack_value(s, sp)), 6.0))
    free = float(bones(s, sp)) - 1.0
    more = float(sp.sums.extra_feeds + sp.sums.extra_attacks + sp.sums.extra_forages)
    return min(best_meal * (1.0 + 0.8 * more), free)


def passive(s: OceansState, sp: Species) -> float:
    """Return a species' income without feeding, from printed gains and leeching."""
    income = 0.0
    for card in sp.cards:
        face = s.book.cards.trait_by_card[card].face
        income += 0.4 * float(face.gain) + 0.5 * float(face.leech) + 0.1 * float(face.extra_traits)
        income += 0.05 * float(face.storage) + 0.15 * float(face.number > 0)
    return income


def danger(s: OceansState, sp: Species, hunters: list[Species]) -> float:
    """Return the most that another player's species can take from this one."""
    most = 0.0
    for hunter in hunters:
        if attack_reason(s, hunter, sp) == 0:
            taken = min(float(attack_amount(s, hunter, sp, 0)), float(sp.population))
            most = max(most, taken)
    return 0.35 * most


def card_worth(s: OceansState, card: int) -> float:
    """Rate a card by its printed figures."""
    face = s.book.cards.trait_by_card[card].face
    worth = 0.45 * float(face.forage) + 0.3 * float(face.attack) + 0.2 * float(face.shell)
    worth += 0.8 * float(face.gain) + 0.6 * float(face.leech) + 1.6 * float(face.extra_feeds)
    worth += float(face.extra_attacks + face.extra_forages) + 0.5 * float(face.defensive)
    worth += 0.1 * float(face.storage) + 0.3 * float(min(face.extra_traits, 3))
    return worth + 0.6


def draw_worths(s: OceansState, actions: Sequence[int]) -> list[float]:
    return [draw_worth(s, action) for action in actions]


def draw_worth(s: OceansState, action: int) -> float:
    """Rate draws: take a good Deep card, discard weak cards, then fill the hand."""
    verb, card = verb_of(action), int(a_of(action))
    if verb == ids.TAKE_POOL:
        return card_worth(s, card) - 0.5 * float(s.book.cards.migrate[card]) - 1.0
    if verb == ids.DRAW_DEEP:
        return 0.2 if s.cambrian else -0.2
    if verb == ids.DISCARD:
        return 0.8 - card_worth(s, card)
    return 0.0
