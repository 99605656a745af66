"""If Oceans does not ask for an order, all orders lead to the same state. [R257]"""

import json
from itertools import islice, permutations

import pytest

import tangledbank
from tangledbank.core.flow import close
from tangledbank.core.rng import seeded
from tangledbank.games.oceans.effects import are_independent
from tangledbank.games.oceans.timed_effects import Moment
from tangledbank.games.oceans.triggers import Triggers
from tangledbank.notation.names import Line

GAME = tangledbank.game("oceans")
SURFACE = [trait.key for trait in GAME.traits[1:] if trait.face.deck == 1]
DEEP = [trait.key for trait in GAME.traits[1:] if trait.face.deck == 2]
LIVELY = [trait.key for trait in GAME.traits[1:] if trait.moments() or trait.face.gain]
ORDERS = 6  # per set of effects
STEPS = 12  # decisions per state


def table(rng):
    """Return a crowded state with traits that act by themselves."""
    players = 2 + int(rng.below(2))
    left = {**dict.fromkeys(SURFACE, 4), **dict.fromkeys(DEEP, 1)}
    lines = [f"phase {('before feeding', 'feeding', 'aging')[rng.below(3)]}, cambrian"]
    lines += [f"reef {rng.below(16)}", f"zones 0 {rng.below(4)} 20"]
    lines += ["deck …", "deep deck …"]
    for letter in "ABC"[:players]:
        lines.append(f"{letter}: score {rng.below(4)}")
        for number in range(1, 3 + int(rng.below(3))):
            worn = ""
            for pool in (LIVELY, LIVELY, SURFACE, DEEP)[: 1 + rng.below(4)]:
                trait = pool[rng.below(len(pool))]
                if left[trait]:
                    left[trait] -= 1
                    worn += f", {trait}"
            lines.append(f"{letter}{number}: population {rng.below(10)}{worn}")
    numbered = [Line(number, line) for number, line in enumerate(lines, 1)]
    return GAME.language.read_position(GAME, players, GAME.resolve_options(players, {}), numbered)


def plain(s):
    """Return a state as data, with waiting effects sorted."""
    found = GAME.codec.save(s)["state"]
    found["gained"] = sorted(found["gained"])
    for frame in found["stack"]:
        for row in ("used", "todo", "later"):
            if row in frame:
                frame[row] = sorted(frame[row], key=json.dumps)
    return found


def settle(s, frame):
    """Run the frames above a frame."""
    while s.top is not frame and not s.waiting:
        s.top.step(s)


def after(s, order):
    """Return the state after the top frame resolves these in this order."""
    new = s.clone()
    frame = new.top
    for one in order:
        if isinstance(frame, Moment):
            frame.act(new, one)
        else:
            frame.begin(new, one)
        settle(new, frame)
        assert new.top is frame, "nothing was asked"
    return plain(new)


def unasked(s):
    """Return what one player has waiting without being asked for its order."""
    top = s.top
    if isinstance(top, Moment):
        waiting = top.waiting(s)
        return [*waiting] if len(waiting) > 1 and top.are_independent(s, waiting) else []
    if isinstance(top, Triggers) and top.zoning is None:
        for i in range(s.seats):
            mine = top.of(s, (s.turn + i) % s.seats)
            if mine:
                return mine if len(mine) > 1 and are_independent(s, mine) else []
    return []


def watch(s):
    """Run to the next question; return how many sets of effects were tried in other orders."""
    tried = 0
    while not s.waiting and not s.over:
        effects = unasked(s)
        if effects:
            orders = [*islice(permutations(effects), ORDERS), [*reversed(effects)]]
            first, *others = [after(s, order) for order in orders]
            assert all(other == first for other in others)
            tried += 1
        s.top.step(s)
    return tried


@pytest.mark.parametrize("seed", range(3))
def test_no_order_matters_where_none_is_asked(seed):
    rng = seeded(seed + 1)
    tried = 0
    for _ in range(160):
        s = table(rng)
        tried += watch(s)
        for _ in range(STEPS):
            if s.over:
                break
            seat = s.next_seat()
            options = s.legal_actions(seat)
            close(s, seat)
            s.top.answer(s, seat, options[rng.below(len(options))])
            tried += watch(s)

    assert tried > 8


@pytest.mark.parametrize("seed", range(0, 300, 11))
def test_traits_that_are_gone_change_nothing(seed):
    """Traits that are gone have no effect: the state may have been saved and loaded."""
    rng = seeded(seed)
    s = table(rng)
    s.advance()
    for _ in range(STEPS):
        if not s.asking:
            break
        seat = s.next_seat()
        options = s.legal_actions(seat)
        haunted = s.clone()
        haunted.hooks_in_play = -1
        assert haunted.legal_actions(seat) == options
        action = options[rng.below(len(options))]
        haunted.apply(seat, action)
        s.apply(seat, action)
        assert GAME.codec.save(haunted) == GAME.codec.save(s)
