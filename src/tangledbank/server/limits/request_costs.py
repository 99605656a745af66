"""The declared processor time of requests, in milliseconds, and the kind of turn each waits for.

The figures are about twice the time that a request takes with the compiled engine on a small
machine, so an address that spends its whole allowance leaves most of the processor to others.
"""

from __future__ import annotations

from typing import Final

from tangledbank.server.protocol import requests

# At the socket
HELLO: Final = 5.0
LOAD: Final = 10.0  # of a table that is not in memory
CHANGE: Final = 4.0
LISTENER: Final = 0.1  # each connection that receives a change
OUTCOME: Final = 0.3  # each option of a preview
REBUILD: Final = 60.0  # of past positions, in another thread

# Queries wait for a turn of their address.
QUERIES: Final[dict[type, float]] = {
    requests.WholeState: 2.0,
    requests.Options: 2.0,
    requests.WhyNot: 1.5,
    requests.Preview: 1.0,
    requests.IllegalMoves: 5.0,
    requests.Explain: 5.0,
    requests.History: 8.0,
}

# Changes of one address are made one after another.
CHANGES: Final = frozenset(
    {
        requests.Choose,
        requests.Undo,
        requests.ClientSeed,
        requests.Leave,
        requests.Resign,
        requests.Substitute,
        requests.Act,
        requests.Remove,
        requests.AddBots,
        requests.Invite,
        requests.Vote,
        requests.SpectatorLink,
        requests.RecoveryCode,
        requests.Report,
        requests.DeviceLink,
        requests.FeedLink,
        requests.Rematch,
    }
)

# By HTTP
CREATE: Final = 10.0
LIST: Final = 8.0
GAME: Final = 3.0  # each game of a player's own
RECORD: Final = 12.0
REPLAY: Final = 20.0
FRAME: Final = 2.0  # each choice of a replay
LESSON: Final = 5.0


def cost_of(request: requests.AnyRequest, listeners: int) -> float:
    """Return the cost of a request at a table with this many connections."""
    kind = type(request)
    if kind in CHANGES:
        return CHANGE + LISTENER * listeners
    if isinstance(request, requests.Preview):
        return QUERIES[requests.Preview] + OUTCOME * len(request.choices)
    if isinstance(request, requests.History) and request.positions:
        return QUERIES[requests.History] + REBUILD
    if isinstance(request, requests.React):
        return LISTENER * listeners
    if isinstance(request, requests.Hint):
        return QUERIES[requests.Options]
    return QUERIES.get(kind, 0.0)
