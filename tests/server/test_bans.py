"""Banned networks are refused by every worker within seconds, and their connections closed."""

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tangledbank.core.errors import BadOptions
from tangledbank.server.moderation import bans
from tangledbank.server.moderation.bans import BanList, read_network
from tangledbank.server.protocol.client import Client
from tests.cli.commands import refused, run
from tests.server.playing import close, play_some, running
from tests.server.support import Scripted, database_in, engine_in
from tests.server.test_operating import operate

MALLORY = {"X-Forwarded-For": "203.0.113.9"}
ANNA = {"X-Forwarded-For": "198.51.100.7"}


@contextlib.asynccontextmanager
async def guarded(where):
    """A server that believes a proxy on this machine, and looks for bans often."""
    async with running(where, proxies="127.0.0.1", bans=0.02) as server:
        yield server


async def act(where, *words):
    return await asyncio.to_thread(operate, where, *words)


async def until_status(server, wanted, **headers):
    async with asyncio.timeout(20):
        while True:
            status, said = await server.http("/api/health", **headers)
            if status == wanted:
                return said
            await asyncio.sleep(0.02)


async def sit(server, made, who, **right):
    client = await Client.open(server.socket, additional_headers=who)
    await client.hello(made["table"], client_seed="ab" * 16, **right)
    return client


async def end_of(client):
    """Return a client's last message, and the reason of its close."""
    told = {}
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                told = await client.receive()
    return told, client.socket.close_reason


def test_a_ban_refuses_requests_and_closes_connections_at_every_worker(shared):
    async def play():
        async with guarded(shared) as one, guarded(shared) as other:
            made = await one.create()
            anna = await sit(one, made, ANNA, token=made["token"])
            mallory = await sit(other, made, MALLORY, secret=made["join_secret"], name="Mallory")
            watcher = await sit(one, made, MALLORY, secret=made["spectator_secret"])
            await play_some([anna, mallory], 4)
            await act(shared, "ban", "203.0.113.9", "--for", "7d", "--why", "floods")
            ends = [await end_of(mallory), await end_of(watcher)]
            said = [await until_status(server, 403, **MALLORY) for server in (one, other)]
            statuses = []
            for server in (one, other):
                with pytest.raises(InvalidStatus) as kept_out:
                    await Client.open(server.socket, additional_headers=MALLORY)
                statuses.append(kept_out.value.response.status_code)
                assert (await server.http("/api/health", **ANNA))[0] == 200
            assert (await anna.ask("ping"))["type"] == "pong"
            refusals = one.registry.counters.refusals["banned"]
            await act(shared, "unban", "203.0.113.9")
            for server in (one, other):
                await until_status(server, 200, **MALLORY)
            await close(anna)
            return ends, said, statuses, refusals

    ends, said, statuses, refusals = asyncio.run(play())
    for told, reason in ends:
        assert told["code"] == reason == "banned" and "operator" in told["text"]
    assert [each["code"] for each in said] == ["banned"] * 2
    assert statuses == [403, 403] and refusals >= 2


def test_a_ban_reaches_a_server_with_sqlite(tmp_path):
    async def play():
        async with guarded(tmp_path) as server:
            await act(tmp_path, "ban", "203.0.113.0/24")
            french = await until_status(server, 403, **MALLORY, **{"Accept-Language": "fr"})
            return french, (await server.http("/", **MALLORY))[0]

    french, page = asyncio.run(play())
    assert "réseau" in french["text"] and page == 403


def test_bans_are_known_from_the_first_request(tmp_path):
    engine_in(tmp_path)
    operate(tmp_path, "ban", "203.0.113.9")

    async def play():
        async with running(tmp_path, proxies="127.0.0.1", bans=1e6) as server:
            return await server.http("/api/health", **MALLORY)

    assert asyncio.run(play())[0] == 403


def test_a_worker_without_its_database_keeps_the_bans_it_knows(tmp_path):
    engine_in(tmp_path)
    operate(tmp_path, "ban", "203.0.113.9")

    async def play():
        async with guarded(tmp_path) as server:
            read = server.registry.database.read

            async def fail(work):
                failed.append(work)
                raise bans.StorageFailed("gone")

            failed = []
            server.registry.database.read = fail
            async with asyncio.timeout(20):
                while len(failed) < 3:
                    await asyncio.sleep(0.02)
            found = await server.http("/api/health", **MALLORY)
            server.registry.database.read = read
            return found

    assert asyncio.run(play())[0] == 403


class FakeRegistry:
    def __init__(self):
        self.runtime = Scripted()


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.9", ["203.0.113.9", "::ffff:203.0.113.9"], ["203.0.113.8", "", "unix:"]),
        ("203.0.113.9/24", ["203.0.113.0", "203.0.113.255"], ["203.0.112.255", "203.0.114.0"]),
        ("2001:db8::7", ["2001:db8::1", "2001:db8:0:0:f::"], ["2001:db8:0:1::7"]),
        ("2001:db8::/32", ["2001:db8:ffff::1"], ["2001:db9::1", "32.1.13.184"]),
        ("::ffff:203.0.113.0/120", ["203.0.113.9"], ["203.0.114.9", "::"]),
        ("128.0.0.0/1", ["203.0.113.9"], ["9.9.9.9", "2001:db8::1"]),
    ],
)
def test_a_network_covers_its_addresses(network, inside, outside):
    bans_known = BanList(FakeRegistry())
    bans_known.index_networks([{"network": str(read_network(network)), "until": 0.0}])

    assert [client for client in inside if not bans_known.covers(client)] == []
    assert [client for client in outside if bans_known.covers(client)] == []


def test_a_ban_expires_without_being_read_again():
    registry = FakeRegistry()
    known = BanList(registry)
    known.index_networks([{"network": "203.0.113.9/32", "until": registry.runtime.time + 10}])
    assert known.covers("203.0.113.9")
    registry.runtime.time += 10
    assert not known.covers("203.0.113.9")


@pytest.mark.parametrize("given", ["127.0.0.1", "127.0.0.0/8", "0.0.0.0/0", "::1", "::/0"])
def test_this_machine_cannot_be_banned(given):
    with pytest.raises(BadOptions, match="includes this machine"):
        read_network(given)
    for lang in ("en", "fr", "ru"):
        result = run("server", "ban", given, "--lang", lang, "--database", "sqlite://")
        assert refused(result, "--proxies")


def test_commands_say_what_is_banned_and_what_cannot_be(database):
    def said(*words):
        return operate(database, *words)

    def failed(*words):
        return run("server", *words, "--database", database_in(database))

    engine_in(database)
    assert "No one is banned" in said("bans")
    assert "until you unban it" in said("ban", "203.0.113.0/24", "--why", "floods\n tables")
    assert "2001:db8::/64" in said("ban", "2001:db8::7", "--for", "12h")
    listed = said("bans")
    assert (
        "203.0.113.0/24  until you unban it  floods tables" in listed and "2001:db8::/64" in listed
    )
    assert refused(failed("unban", "203.0.113.9"), "as part of 203.0.113.0/24")
    assert refused(failed("unban", "192.0.2.1"), "isn’t banned")
    assert refused(failed("ban", "somebody"), "somebody", "203.0.113.9")
    assert refused(failed("ban", "192.0.2.1", "--for", "soon"), "soon", "7d")
    assert refused(failed("ban", "192.0.2.1", "--for", "0d"), "0d")
    said("ban", "203.0.113.0/24", "--for", "4w")
    assert said("bans").count("203.0.113.0/24") == 1 and "until you unban it" not in said("bans")
    said("unban", "203.0.113.0/24")
    assert [line.split("  ")[2:4] for line in said("audit").splitlines()] == [
        ["unban", "203.0.113.0/24"],
        ["ban", "203.0.113.0/24"],
        ["ban", "2001:db8::/64"],
        ["ban", "203.0.113.0/24"],
    ]


def test_expired_bans_are_deleted(database):
    async def play():
        async with running(database) as server:
            now = server.registry.runtime.now()
            for last, until in ((1, 0.0), (2, now - 1), (3, now + 1e4)):
                network = read_network(f"203.0.113.{last}")
                await server.registry.database.write(
                    lambda c, n=network, u=until: bans.add_ban(c, n, u, "", now)
                )
            await server.registry.purge()
            return await server.registry.read(lambda c: c.execute(bans.select(bans.BANS)).all())

    assert sorted(row[0] for row in asyncio.run(play())) == ["203.0.113.1/32", "203.0.113.3/32"]
