"""Whole games over real sockets."""

import asyncio
import json

import pytest

from tangledbank.server.replay.record_export import verify
from tests.server.playing import close, play_out, running
from tests.server.support import CATALOG
from tests.support import GAMES, REGISTERED


@pytest.mark.parametrize("key", REGISTERED)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_a_whole_game_is_played_watched_and_verified(key, most, tmp_path):
    seats = GAMES[key].seats
    players = seats.stop - 1 if most else seats.start

    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party(key, players)
            watcher = await server.client(made["table"], secret=made["spectator_secret"], log=True)
            assert (await server.http(f"/api/tables/{made['table']}/record"))[0] == 403
            results = await play_out(clients, watcher)
            assert all(result == results[0] for result in results)
            status, record = await server.http(f"/api/tables/{made['table']}/record")
            assert status == 200
            await close(watcher, *clients)
            return record, results[0]

    record, results = asyncio.run(run())
    match = verify(json.dumps(record), CATALOG)
    assert [seat for seat in range(players) if results[seat]["won"]] == match.winners()
