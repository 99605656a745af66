"""Lookahead in The Origin of Species: play the rest of a turn in a few imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import i64

from tangledbank.core.buffers import acquire_buffer, release_buffer
from tangledbank.core.flow import apply, next_seat
from tangledbank.core.rng import Rng
from tangledbank.games.origin.state import OriginState

Pick = Callable[[OriginState, int, Sequence[int]], int]  # the index of an action

WORLDS = 4
ANIMAL = 1.0  # the future worth of a living animal, beyond its points
CARD = 0.8  # the future worth of a card in hand
ENVY = 0.5  # the weight of the best opponent
VICTORY = 4.0


def gains(
    view: OriginState, seat: int, actions: Sequence[int], pick: Pick, rng: Rng
) -> list[float]:
    """Return each action's standing at the end of the turn, summed over imagined worlds.

    All actions are tried in the same worlds.
    """
    total = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = view.imagine(seat, rng)
        luck = rng.next32()
        for place, action in enumerate(actions):
            after = world.clone()
            after.apply(seat, action)
            play_on(after, seat, pick, Rng(luck, 1, 2, 3), int(view.turn))
            total[place] += standing(after, seat)
    return total


def play_on(s: OriginState, seat: int, pick: Pick, rng: Rng, turn: int) -> None:
    """Play to the end of the turn: the seat by its heuristics, the others at random."""
    out = acquire_buffer()
    while s.asking and s.turn == turn:
        asked = next_seat(s)
        count = s.top.fill_legal(s, asked, out)
        place: i64 = 0
        if count > 1 and asked == seat:
            place = pick(s, asked, [int(out[i]) for i in range(count)])
        elif count > 1:
            place = rng.below(count)
        apply(s, asked, out[place])
    release_buffer(out)


def standing(s: OriginState, seat: int) -> float:
    """Return a seat's lead over its best opponent, including future worth."""
    worths = [worth(s, other) for other in range(s.seats)]
    mine = worths.pop(seat)
    rival = max(worths)
    won = VICTORY if s.over and mine > rival else 0.0
    return mine - ENVY * rival + won


def worth(s: OriginState, seat: int) -> float:
    """Return a seat's points, with the discard pile as the tie-break."""
    player = s.players[seat]
    found = float(s.points(seat))
    if s.over:
        return found + 0.01 * float(len(player.discard))
    return found + ANIMAL * float(len(player.row)) + CARD * float(len(player.hand))
