"""The declared processor time of requests, in milliseconds, and what each of them waits for.

The figures are about twice what a request takes with the compiled engine on a small machine, so
that an address which spends its whole allowance leaves most of the processor to the others.
"""

from __future__ import annotations

from typing import Final

from tangledbank.server import wire

# At the socket
HELLO: Final = 5.0
LOAD: Final = 10.0  # of a table that is not in memory
CHANGE: Final = 4.0
LISTENER: Final = 0.1  # each connection that is told of a change
OUTCOME: Final = 0.3  # each option of a preview

# Questions about the game wait for a turn of their address.
QUERIES: Final[dict[type, float]] = {
    wire.Options: 2.0,
    wire.Why: 1.5,
    wire.Preview: 1.0,
    wire.Targets: 5.0,
    wire.Explain: 5.0,
    wire.History: 8.0,
}

# Changes of one address are made one after another.
CHANGES: Final = frozenset(
    {
        wire.Choose,
        wire.Undo,
        wire.Part,
        wire.Leave,
        wire.Remove,
        wire.Fill,
        wire.Invite,
        wire.Agree,
        wire.Watch,
        wire.Recovery,
        wire.Report,
        wire.Device,
        wire.Feed,
        wire.Rematch,
    }
)

# By HTTP
CREATE: Final = 10.0
LIST: Final = 8.0
GAME: Final = 3.0  # each of somebody's own games
RECORD: Final = 12.0
REPLAY: Final = 20.0
FRAME: Final = 2.0  # each choice of a replay
LESSON: Final = 5.0


def cost_of(said: wire.Said, listeners: int) -> float:
    """Return the cost of a request at a table with this many connections."""
    kind = type(said)
    if kind in CHANGES:
        return CHANGE + LISTENER * listeners
    if isinstance(said, wire.Preview):
        return QUERIES[wire.Preview] + OUTCOME * len(said.choices)
    if isinstance(said, wire.React):
        return LISTENER * listeners
    if isinstance(said, wire.Hint):
        return QUERIES[wire.Options]
    return QUERIES.get(kind, 0.0)
