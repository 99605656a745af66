"""What is to be hoped and feared of a move: what happens after it in imagined worlds, counted.

Worlds are imagined from the view of a seat and played on to the end of the round by the policy of
the search. What is counted are events of the game, so that they can be told in its words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tangledbank import _compat
from tangledbank.agents.minds import mind_for
from tangledbank.agents.search import Search
from tangledbank.core.event import Event
from tangledbank.core.flow import State

WORLDS: Final = 24 if _compat.compiled() else 6
NOBODY: Final = 0


@dataclass(frozen=True, order=True)
class Harm:
    """Something bad that happens to a being: the end of a message id `fear-…`, and by whom."""

    kind: str
    being: int
    by: int = NOBODY


@dataclass
class Prospect:
    """What comes of a move until the end of the round."""

    worlds: int = 0
    food: float = 0.0  # that the own beings get, on average
    harms: dict[Harm, float] = field(default_factory=dict)  # in which part of the worlds


@dataclass(frozen=True)
class Signs:
    """Which events are harm, and which bring food: places of victim, culprit, eater, amount."""

    harms: Mapping[int, tuple[str, int, int | None]]
    food: Mapping[int, tuple[int, int]]
    lost: int = 0  # the event of a loss whose cause has to be found out
    losses: Sequence[str] = ()  # its causes: the ends of message ids


NO_SIGNS: Final = Signs({}, {})  # of a game that names no harm


class Watched:
    """The beings that are on the table now: one's own, and those of others."""

    def __init__(self, view: State, seat: int) -> None:
        rows: list[set[int]] = [{int(id) for id in player.row} for player in players_of(view)]
        self.mine = rows.pop(seat)
        self.others = set().union(*rows)


def players_of(view: State) -> Sequence[Any]:
    """Those who have beings in a row; in all our games they do."""
    return getattr(view, "players", ())


def foresee(
    view: State, seat: int, action: int, signs: Signs, seed: int = 0, worlds: int = WORLDS
) -> Prospect:
    """What a move brings, in worlds that depend on the view and the seed alone."""
    search = Search(mind_for(view), view, seat, seed)
    found = Prospect(worlds)
    try:
        for number in range(worlds):
            world = search.world(number).clone()
            world.news = []
            world.apply(seat, action)
            search.play_on(world)
            count(found, world.news, signs, Watched(view, seat))
    finally:
        search.close()
    found.food /= worlds
    found.harms = {harm: times / worlds for harm, times in sorted(found.harms.items())}
    return found


def count(found: Prospect, events: Sequence[Event], signs: Signs, table: Watched) -> None:
    """Add what happened in one world to the own beings."""
    for event in events:
        if event.kind in signs.food:
            eater, amount = signs.food[event.kind]
            if int(event.ids()[eater]) in table.mine:
                found.food += int(event.ids()[amount])
    for harm in set(harms_of(events, signs)):
        if harm.being in table.mine and (harm.by == NOBODY or harm.by in table.others):
            found.harms[harm] = found.harms.get(harm, 0) + 1


def harms_of(events: Sequence[Event], signs: Signs) -> Iterator[Harm]:
    """All harm that was done to anybody; what an attack takes is told with the attack."""
    struck: tuple[int, ...] = ()
    gone: set[int] = set()
    for event in events:
        ids = [int(id) for id in event.ids()]
        if event.kind == signs.lost and signs.lost:
            if ids[2]:
                yield Harm(signs.losses[ids[2]], ids[0])
            elif ids[0] not in struck:
                yield Harm("starves", ids[0])
            gone.add(ids[0])
        elif event.kind in signs.harms:
            kind, victim, culprit = signs.harms[event.kind]
            by = ids[culprit] if culprit is not None else NOBODY
            struck = (ids[victim], by) if culprit is not None else struck
            if kind != "dies" or ids[victim] not in gone:
                yield Harm(kind, ids[victim], by)
            gone.add(ids[victim])
