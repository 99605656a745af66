"""Ten games under servers that are killed: acknowledged choices are stored, games continue.

`make check-crashes` does the same with 200 games.
"""

import asyncio
import os

from tests.server.processes import Serving, children_of, serving
from tests.server.siege import AFTER, Siege

GAMES, KILLS = 10, 4


def besiege(servers, url):
    siege = Siege(servers, GAMES, int.from_bytes(os.urandom(4)))
    asyncio.run(siege.run(lambda: siege.kill(KILLS)))
    assert siege.lost(url) == []
    assert all(table.over or table.count() > 0 for table in siege.tables)
    assert sum(table.count() for table in siege.tables) > GAMES * AFTER
    for server in servers:
        assert "Traceback" not in server.log()
        assert not [t for table in siege.tables for t in table.tokens if t in server.log()]
    return siege


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    url = f"sqlite:///{tmp_path / 'bank.db'}"
    with serving(tmp_path, url, limits={}) as server:
        siege = besiege([server], url)
    siege.tables[0].done[0].append([0, "never", "stored"])
    assert siege.lost(url) == [[0, "never", "stored"]]


def test_nothing_is_lost_when_one_worker_of_two_is_killed(tmp_path, shared):
    limits = {"lease": 2.0}
    servers = [Serving(tmp_path, shared, limits=limits) for _ in range(2)]
    try:
        for server in servers:
            server.spawn()
        for server in servers:
            server.wait()
        besiege(servers, shared)
    finally:
        for server in servers:
            server.end()


def test_workers_of_one_port_are_started_again_when_one_dies(tmp_path, shared):
    with serving(tmp_path, shared, "--workers", "2") as server:
        siege = Siege([server], 2)
        children = children_of(server.process.pid)
        assert len(children) >= 2
        os.kill(children[0], 9)
        server.wait()
        asyncio.run(siege.run(lambda: siege.kill(0)))
        assert server.stop() == 0, server.log()
        assert "Traceback" not in server.log()
    assert siege.lost(shared) == []
