"""Forecasts: count the events that follow a move in imagined worlds.

Worlds are sampled from a seat's view. The search's heuristics play them up to its cut, usually the
end of the round. Forecasts count events, so that the game's own texts can describe them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tangledbank import _compat
from tangledbank.agents.evaluator_loader import evaluator_for
from tangledbank.agents.search import Search
from tangledbank.core.event import Event
from tangledbank.core.flow import State

WORLDS: Final = 24 if _compat.compiled() else 6
NOBODY: Final = 0


@dataclass(frozen=True, order=True)
class Harm:
    """Harm to a being: the suffix of a message id `fear-…`, the victim and the culprit."""

    kind: str
    being: int
    by: int = NOBODY


@dataclass
class Forecast:
    """The expected consequences of a move, up to the search's cut."""

    worlds: int = 0
    food: float = 0.0  # for the seat's own beings, on average
    harms: dict[Harm, float] = field(default_factory=dict)  # the share of worlds


@dataclass(frozen=True)
class ForecastEvents:
    """The events that mean harm or food, and their slots for victim, culprit, eater and amount."""

    harms: Mapping[int, tuple[str, int, int | None]]
    food: Mapping[int, tuple[int, int]]
    lost: int = 0  # the event of a loss whose cause is in its slots
    losses: Sequence[str] = ()  # its causes, as ends of message ids


NO_EVENTS: Final = ForecastEvents({}, {})  # for games that name none


class Sides:
    """The beings on the table before the move: the seat's own, and those of others."""

    def __init__(self, view: State, seat: int) -> None:
        rows: list[set[int]] = [{int(id) for id in player.row} for player in players_of(view)]
        self.mine = rows.pop(seat)
        self.others = set().union(*rows)


def players_of(view: State) -> Sequence[Any]:
    """Return the players, each with a row of beings, or an empty result if there are none."""
    return getattr(view, "players", ())


def forecast(
    view: State,
    seat: int,
    action: int,
    watched: ForecastEvents,
    seed: int = 0,
    worlds: int = WORLDS,
) -> Forecast:
    """Forecast a move in worlds that depend only on the view and the seed."""
    search = Search(evaluator_for(view), view, seat, seed)
    found = Forecast(worlds)
    try:
        for number in range(worlds):
            world = search.world(number).clone()
            world.news = []
            world.apply(seat, action)
            search.play_on(world)
            count(found, world.news, watched, Sides(view, seat))
    finally:
        search.close()
    found.food /= worlds
    found.harms = {harm: times / worlds for harm, times in sorted(found.harms.items())}
    return found


def count(found: Forecast, events: Sequence[Event], watched: ForecastEvents, sides: Sides) -> None:
    """Add one world's events that affect the seat's own beings."""
    for event in events:
        if event.kind in watched.food:
            eater, amount = watched.food[event.kind]
            if int(event.ids()[eater]) in sides.mine:
                found.food += int(event.ids()[amount])
    for harm in set(harms_of(events, watched)):
        if harm.being in sides.mine and (harm.by == NOBODY or harm.by in sides.others):
            found.harms[harm] = found.harms.get(harm, 0) + 1


def harms_of(events: Sequence[Event], watched: ForecastEvents) -> Iterator[Harm]:
    """Yield all harm in these events; losses caused by an attack count as part of the attack."""
    struck: tuple[int, ...] = ()
    gone: set[int] = set()
    for event in events:
        ids = [int(id) for id in event.ids()]
        if event.kind == watched.lost and watched.lost:
            if ids[2]:
                yield Harm(watched.losses[ids[2]], ids[0])
            elif ids[0] not in struck:
                yield Harm("starves", ids[0])
            gone.add(ids[0])
        elif event.kind in watched.harms:
            kind, victim, culprit = watched.harms[event.kind]
            by = ids[culprit] if culprit is not None else NOBODY
            struck = (ids[victim], by) if culprit is not None else struck
            if kind != "dies" or ids[victim] not in gone:
                yield Harm(kind, ids[victim], by)
            gone.add(ids[victim])
