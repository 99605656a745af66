"""If an owner is not asked for the order of traits, all orders lead to the same state. [R33]"""

from itertools import permutations

import pytest

import tangledbank
from tangledbank.audit.policies import builder
from tangledbank.core.action import a_of, b_of, pack
from tangledbank.core.flow import close
from tangledbank.core.rng import seeded
from tangledbank.games.evolution.ids import USE_TRAIT
from tangledbank.games.evolution.timed_effects import Moment
from tangledbank.notation.names import Line

GAMES = {key: tangledbank.game(key) for key in ("evolution", "climate")}
EARLY = ("long-neck", "fertile", "fat-tissue")
ABOUT = ("cooperation", "foraging", "carnivore", "horns")
LATE = {"climate": ("migratory", "hibernation", "scavenger"), "evolution": ("scavenger",)}
ORDERS = 12  # per moment


class Seen:
    """How often orders were compared, and how often an owner was asked."""

    def __init__(self):
        self.compared = 0
        self.asked = 0


def turns_of(s, moment, seat):
    """Return every trait of this moment that has not had its turn."""
    mask = s.book.cards.moments[moment.moment]
    return [
        int(pack(USE_TRAIT, card, sid))
        for sid in s.players[seat].row
        for card in s.species[sid].cards
        if s.book.cards.bit[card] & mask and int(card) not in moment.used
    ]


def outcome(game, s, order):
    """Return the state after these traits acted, with all questions answered alike."""
    s = s.clone()
    moment = s.top
    for action in order:
        moment.act(s, action)
        while s.top is not moment or s.waiting:
            if not s.waiting:
                s.top.step(s)
                continue
            seat = int(s.next_seat())
            options = s.legal_actions(seat)
            choose(s, seat, options[int(s.top.sid) % len(options)])
    plain = game.codec.encode(s)
    return {key: value for key, value in plain.items() if key != "stack"}


def choose(s, seat, action):
    close(s, seat)
    s.top.answer(s, seat, action)


def check(game, s, rng, seen):
    """Check that acts without a question may come anywhere among the others."""
    moment = s.top
    for turn in range(int(moment.turn), int(s.seats)):
        seat = (int(moment.start) + turn) % int(s.seats)
        turns = turns_of(s, moment, seat)
        waiting = moment.waiting(s, seat)
        touches = moment.touches(s, waiting)
        asked = [action for i, action in enumerate(waiting) if not touches.is_independent(i)]
        if not moment.any_due(s, waiting):
            asked = []
        seen.asked += bool(asked)
        if len(turns) < 2 or turns == asked:
            continue
        first = outcome(game, s, [*(a for a in turns if a not in asked), *asked])
        for order in some_orders(turns, asked, rng):
            seen.compared += 1
            assert outcome(game, s, order) == first, describe(s, order)


def some_orders(turns, asked, rng):
    """Return orders that keep the order of traits that are asked about."""
    found = list(permutations(turns)) if len(turns) < 5 else shuffles(turns, rng)
    kept = [order for order in found if [a for a in order if a in asked] == asked]
    start = int(rng.below(max(1, len(kept))))
    return [*kept[start:], *kept[:start]][:ORDERS]


def shuffles(turns, rng):
    for _ in range(10 * ORDERS):
        left = list(turns)
        yield [left.pop(int(rng.below(len(left)))) for _ in turns]


def describe(s, order):
    return [
        (str(s.book.cards.trait_by_card[a_of(action)].key), int(b_of(action))) for action in order
    ]


def run(game, s, rng, seen, choices):
    """Play at random and check every moment."""
    pick = builder(game)
    while choices and not s.over:
        while not s.waiting and not s.over:
            if isinstance(s.top, Moment):
                check(game, s, rng, seen)
            s.top.step(s)
        if s.waiting:
            seat = int(s.next_seat())
            options = s.legal_actions(seat)
            choose(s, seat, pick(options, rng))
        choices -= 1


@pytest.mark.parametrize("key", GAMES)
def test_in_random_games_no_order_matters_that_is_not_asked_for(key):
    game = GAMES[key]
    seen = Seen()
    for seed in range(20):
        players = 2 + seed % 4
        s = game.setup(players, game.resolve_options(players, {}), seed)
        run(game, s, seeded(seed), seen, 1500)

    assert seen.compared > 50


@pytest.mark.parametrize("phase", ["reveal", "feeding"])
@pytest.mark.parametrize("key", GAMES)
def test_in_crowded_rows_no_order_matters_that_is_not_asked_for(key, phase):
    game = GAMES[key]
    rng = seeded(1859)
    seen = Seen()
    for _ in range(100):
        run(game, crowded(game, phase, rng), rng, seen, 20)

    assert seen.compared > 200 and seen.asked > 3


def crowded(game, phase, rng):
    """Return a state whose rows are full of traits that act by themselves."""
    named = "environment" if (game.key, phase) == ("climate", "reveal") else phase
    lines = [f"phase {named}", f"hole {rng.below(3)}"]
    free = [*EARLY, *ABOUT, *LATE[game.key]] * 6
    for seat in "ABC":
        lines += [f"{seat}{i}: {board(free, rng)}" for i in range(1, 2 + int(rng.below(4)))]
    numbered = [Line(i, text) for i, text in enumerate(lines, start=1)]
    options = game.resolve_options(3, {})
    return game.language.read_position(game, 3, options, numbered)


def board(free, rng):
    body, population = 1 + int(rng.below(3)), 1 + int(rng.below(3))
    worn = {free.pop(int(rng.below(len(free)))) for _ in range(3)}
    fat = int(rng.below(body + 1))
    traits = [f"{trait}({fat})" if trait == "fat-tissue" and fat else trait for trait in worn]
    food = int(rng.below(population + 1))
    return ", ".join([f"body {body}, population {population}, food {food}", *sorted(traits)])
