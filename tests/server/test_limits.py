"""One address gets its share of the server and no more, however it asks."""

import asyncio
import time
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tangledbank.core.rng import seeded
from tangledbank.server.errors import Refused
from tangledbank.server.limits import request_costs
from tangledbank.server.limits.rate_limit import (
    PER_ADDRESS,
    AddressLimits,
    Admission,
    Buckets,
    OpenLimit,
    Peer,
    Proxies,
    RateLimit,
    peer_of,
)
from tangledbank.server.limits.server_limits import Limits
from tangledbank.server.limits.turn_queue import AddressLocks, TurnQueue
from tangledbank.server.protocol import requests
from tangledbank.server.protocol.client import LOST, Client
from tests.server.playing import CLIENT_SEED, FREE, Quick, close, play_seat, reach, running

HERE = "127.0.0.1"
OTHER = "127.0.1.1"  # of another network


class Halted(Quick):
    """A runtime whose clock moves only when told, so that no bucket refills."""

    def __init__(self):
        self.time = time.time()

    def now(self):
        return self.time


def limited(folder, **limits):
    """Run a server with the given limits per address and a stopped clock."""
    return running(folder, Halted(), address_scale=1.0, per_address=AddressLimits(**limits))


async def ended(client):
    """Everything that still comes, and why the connection was closed."""
    got = []
    try:
        async with asyncio.timeout(20):
            while True:
                got.append(await client.receive())
    except ConnectionClosed as closed:
        return got, (closed.rcvd.code, closed.rcvd.reason)


async def settled(wanted):
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.01)


# Whom limits are for


@pytest.mark.parametrize(
    ("one", "other", "same_address", "same_network"),
    [
        ("192.0.2.1", "192.0.2.1", True, True),
        ("192.0.2.1", "192.0.2.2", False, True),
        ("192.0.2.1", "192.0.3.1", False, False),
        ("2001:db8::1", "2001:db8::ffff", True, True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False, True),
        ("2001:db8:1::1", "2001:db8:2::1", False, False),
        ("::ffff:192.0.2.1", "192.0.2.1", True, True),
        ("fe80::1%eth0", "fe80::2%eth1", True, True),
        ("unix:", "unix:", True, True),
        ("unix:", "", False, True),
    ],
)
def test_limits_are_for_addresses_and_networks(one, other, same_address, same_network):
    assert (peer_of(one).address == peer_of(other).address) is same_address
    assert (peer_of(one).network == peer_of(other).network) is same_network


def test_proxies_are_addresses_networks_or_everybody():
    listed = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32,nonsense")
    inside = ("127.0.0.1", "10.9.8.7", "2001:db8::1")
    assert all(host in listed for host in inside)
    assert not any(host in listed for host in ("127.0.0.2", "11.0.0.1", "nonsense", ""))
    assert "192.0.2.1" in Proxies("*") and "192.0.2.1" not in Proxies("")


# Buckets


def test_a_bucket_is_forgotten_only_once_it_has_refilled():
    buckets = Buckets(1.0, 2.0, most=3)
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert all(buckets.take(key, 0.0) for key in ("b", "c"))
    assert [buckets.take(f"new {i}", 0.5) for i in range(3)] == [True, True, False]
    assert set(buckets.known) == {"a", "b", "c"}
    assert buckets.take("new", 2.0) and set(buckets.known) == {"b", "c", "new"}


def test_nobody_resets_a_limit_by_arriving_under_many_keys():
    buckets = Buckets(0.1, 2.0, most=100)
    taken = 0
    for i in range(5_000):
        taken += buckets.take("a", 0.0)
        buckets.take(f"other {i}", 0.0)
    assert taken == 2 and len(buckets.known) == 100


def test_what_a_network_refuses_is_not_taken_from_the_address():
    limit = RateLimit(1.0, 2.0, network=2.0)
    peers = [Peer(str(i), "net") for i in range(3)]
    assert [limit.take(peer, 0.0) for peer in peers[:2] * 2] == [True] * 4
    assert not limit.take(peers[2], 0.0)
    assert limit.addresses.known["2"].left == 2.0
    assert limit.take(Peer("3", "elsewhere"), 0.0)


def test_counts_of_what_is_open_end_with_it():
    limit = OpenLimit(2, network=1.5)
    one, two = Peer("1", "net"), Peer("2", "net")
    assert [limit.enter(peer) for peer in (one, one, one, two, two)] == [
        True,
        True,
        False,
        True,
        False,
    ]
    for peer in (one, one, two):
        limit.leave(peer)
    assert not limit.addresses and not limit.networks


def test_a_scale_multiplies_limits_and_zero_turns_them_off():
    peer = Peer("1", "net")
    twice = Admission(AddressLimits(hello_burst=2.0, tables=3), 2.0, lambda: 0.0)
    assert sum(twice.take("hellos", peer) for _ in range(9)) == 4
    assert twice.refused == {"hellos": 5} and twice.tables == (6.0, 24.0)
    off = Admission(PER_ADDRESS, 0.0, lambda: 0.0)
    assert all(off.take("hellos", peer) for _ in range(10_000)) and not off.on
    assert all(off.enter("sockets", peer) for _ in range(10_000))
    off.add("creations", 1.0, 2.0)
    with pytest.raises(Refused, match="rate-limited"):
        off.spend("creations", peer, 3.0)


# Turns


def test_addresses_take_turns_however_much_one_of_them_asks():
    async def run():
        queue, order = TurnQueue(), []

        async def ask(address):
            await queue.turn(address)
            order.append(address)

        asking = [asyncio.create_task(ask(address)) for address in "aaaaabbc"]
        await asyncio.sleep(0)
        asking[1].cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await settled(lambda: queue.task is None)
        return order, queue.waiting

    assert asyncio.run(run()) == (list("abcbaaa"), {})


def test_an_address_changes_one_thing_at_a_time():
    async def run():
        address_locks, under_way, most = AddressLocks(), [], []

        async def change(address):
            async with address_locks.address_lock(address):
                under_way.append(address)
                most.append((under_way.count("a"), len(under_way)))
                await asyncio.sleep(0)
                under_way.remove(address)

        await asyncio.gather(*[change(address) for address in "aaab"])
        return most, address_locks.locks

    most, locks = asyncio.run(run())
    assert max(own for own, _ in most) == 1 and max(every for _, every in most) == 2
    assert not locks


# At a server


def test_sockets_of_an_address_are_limited_and_browsers_see_the_code(tmp_path):
    async def run():
        async with limited(tmp_path, sockets=2) as server:
            made = await server.create("evolution", 2)
            first, second = [
                await server.client(made["table"], secret=made["spectator_secret"])
                for _ in range(2)
            ]
            third = await Client.open(server.socket)
            elsewhere = await Client.open(server.socket, local_addr=(OTHER, 0))
            welcome = await elsewhere.hello(made["table"], secret=made["spectator_secret"])
            _, reason = await ended(third)
            await close(first)
            await settled(lambda: server.registry.sockets == 2)
            again = await server.client(made["table"], secret=made["spectator_secret"])
            await close(second, again, elsewhere)
            return reason, welcome["type"], again.answer["type"], server.registry.admission

    reason, welcome, again, admission = asyncio.run(run())
    assert reason == (1008, "too-many") and welcome == again == "welcome"
    assert admission.refused == {"sockets": 1}


def test_hellos_of_an_address_are_limited(tmp_path):
    async def run():
        async with limited(tmp_path, hello_burst=2.0, hellos=1.0) as server:
            made = await server.create("evolution", 2)
            clients = [
                await server.client(made["table"], secret=made["spectator_secret"])
                for _ in range(3)
            ]
            _, reason = await ended(clients[2])
            server.registry.runtime.time += 1.0
            later = await server.client(made["table"], secret=made["spectator_secret"])
            await close(*clients[:2], later)
            return [client.answer for client in (*clients, later)], reason

    answers, reason = asyncio.run(run())
    assert [answer["type"] for answer in answers] == ["welcome", "welcome", "error", "welcome"]
    assert answers[2]["code"] == "rate-limited" and reason == (1008, "rate-limited")


def test_requests_of_an_address_are_limited_before_anything_is_done(tmp_path):
    async def run():
        async with limited(tmp_path, request_burst=3.0) as server:
            answers = [await server.http("/api/health") for _ in range(4)]
            with pytest.raises(InvalidStatus) as refused:
                await Client.open(server.socket)
            elsewhere = await Client.open(server.socket, local_addr=(OTHER, 0))
            await close(elsewhere)
            return answers, refused.value.response.status_code, server.registry.admission.refused

    answers, handshake, refused = asyncio.run(run())
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == "rate-limited" and handshake == 429
    assert refused == {"requests": 2}


def test_connections_of_an_address_are_limited_and_counted_until_they_end(tmp_path):
    async def run():
        async with limited(tmp_path, connections=2) as server:
            count = server.registry.admission.open["connections"].addresses
            _, silent = await asyncio.open_connection(HERE, server.port)
            socket = await Client.open(server.socket)
            with pytest.raises(LOST):
                await Client.open(server.socket)
            held = count[HERE]
            silent.close()
            await close(socket)
            await settled(lambda: not count)
            again = await Client.open(server.socket)
            await close(again)
            return held, server.registry.admission.refused

    assert asyncio.run(run()) == (2, {"connections": 1})


def test_connections_of_a_proxy_are_not_counted():
    admission = Admission(AddressLimits(connections=1, connect_burst=1.0), 1.0, lambda: 0.0)
    admission.proxies = Proxies("10.0.0.1")
    assert all(admission.connect("10.0.0.1") for _ in range(100))
    assert [admission.connect("10.0.0.2") for _ in range(2)] == [True, False]
    admission.disconnect("10.0.0.1")
    admission.disconnect("10.0.0.2")
    assert not admission.open["connections"].addresses


def test_costly_questions_share_the_allowance_of_their_address(tmp_path):
    async def run():
        async with limited(tmp_path, work=100.0, work_burst=100.0) as server:
            _, (one, two) = await server.party("evolution", 2)
            codes = []
            for client in [one] * 60 + [two] * 2:
                answer = await client.ask("why-not", move="A1 attacks B1")
                codes.append(answer.get("code", "answered"))
            pong = await two.ask("ping")
            listed = await server.http("/api/tables")
            server.registry.runtime.time += 1.0
            later = await two.ask("why-not", move="A1 attacks B1")
            await close(one, two)
            return codes, pong, listed, later, server.registry.admission.refused["work"]

    codes, pong, listed, later, refused = asyncio.run(run())
    assert codes[0] != "rate-limited" and set(codes[-4:]) == {"rate-limited"}
    assert pong["type"] == "pong" and listed[1]["code"] == "rate-limited"
    assert later.get("code") != "rate-limited" and refused == codes.count("rate-limited") + 1


def test_a_choice_that_is_refused_for_its_cost_changes_nothing(tmp_path):
    async def run():
        async with limited(tmp_path, work=100.0, work_burst=60.0) as server:
            made, (one, two) = await server.party("evolution", 2)
            question = one.question
            while (await one.ask("why-not", move="A1 attacks B1")).get("code") != "rate-limited":
                pass
            refused = await one.ask("choose", number=question["number"], choice=0)
            stored = await server.registry.choices(made["table"])
            server.registry.runtime.time += 1.0
            done = await one.ask("choose", number=question["number"], choice=0)
            await close(one, two)
            return refused, stored, done

    refused, stored, done = asyncio.run(run())
    assert refused["code"] == "rate-limited" and not stored and done["type"] == "done"


def test_work_that_may_wait_is_delayed_and_not_refused():
    runtime = Halted()
    admission = Admission(AddressLimits(work=10.0, work_burst=10.0), 1.0, runtime.now)

    async def wait():
        await admission.save_up(peer_of(HERE), 10.0)
        waiting = asyncio.create_task(admission.save_up(peer_of(HERE), 10.0))
        await asyncio.sleep(0.2)
        early = waiting.done()
        runtime.time += 1.0
        await waiting
        return early

    assert asyncio.run(wait()) is False and not admission.refused


def test_spectators_of_a_table_are_limited(tmp_path):
    async def run():
        async with running(tmp_path, spectators=2) as server:
            made, (one, two) = await server.party("evolution", 2)
            watching = [
                await server.client(made["table"], secret=made["spectator_secret"])
                for _ in range(3)
            ]
            _, reason = await ended(watching[2])
            back = await server.client(made["table"], token=one.token)
            await close(watching[0])
            await settled(lambda: server.registry.sockets == 4)
            again = await server.client(made["table"], secret=made["spectator_secret"])
            await close(one, two, back, watching[1], again)
            return watching[2].answer, reason, back.answer, again.answer

    refused, reason, back, again = asyncio.run(run())
    assert refused["code"] == "too-many" and reason == (1008, "too-many")
    assert back["seat"] == 0 and again["type"] == "welcome"


# A class

DEFAULTS = {name: getattr(Limits(), name) for name in FREE}
PAGE = ("/", "/api/games?lang=en", "/api/tables", "/api/games/evolution?lang=en")


async def load_page(server):
    """The statuses of what a browser asks for over one connection, one after another."""
    reader, writer = await asyncio.open_connection(HERE, server.port)
    found = []
    for path in PAGE:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        await reader.readexactly(int(head.split("content-length: ")[1].split()[0]))
        found.append(int(head.split()[1]))
    writer.close()
    return found


async def seat_group(server, size):
    """One student makes a table and the others follow the link, each with two devices."""
    made = await server.create("evolution", size)
    sockets = []
    for seat in range(size):
        link = {"secret": made["join_secret"], "name": f"Student {seat}"}
        right = {"token": made["token"]} if seat == 0 else link
        first = await server.client(made["table"], client_seed=CLIENT_SEED, **right)
        first.token = first.token or made["token"]
        sockets += [first, await server.client(made["table"], token=first.token)]
    return sockets


def test_a_class_behind_one_address_is_admitted(tmp_path):
    """40 students load their pages over four connections each, sit down at 14 tables, and play.

    Each has two sockets.
    """

    async def run():
        async with running(tmp_path, **DEFAULTS) as server:
            loads = await asyncio.gather(*[load_page(server) for _ in range(4 * 40)])
            sizes = [3] * 12 + [2] * 2
            groups = await asyncio.gather(*[seat_group(server, size) for size in sizes])
            sockets = [socket for group in groups for socket in group]
            for socket in sockets:
                await reach(socket, lambda c: c.state)
            chances = [seeded(i) for i in range(40)]
            await asyncio.gather(*map(play_seat, sockets[::2], chances, [1] * 40))
            welcomed = sum(socket.answer["type"] == "welcome" for socket in sockets)
            await close(*sockets)
            return {status for load in loads for status in load}, welcomed, server.registry

    loaded, welcomed, registry = asyncio.run(run())
    assert 429 not in loaded and welcomed == 80
    assert (
        registry.stored_choices >= 40
        and not registry.admission.refused
        and not registry.counters.refusals
    )


def test_every_request_has_a_declared_cost():
    free = {
        requests.Hello,
        requests.Ping,
    }  # a hello pays when it is read, and pings count as frames
    shared = {requests.React, requests.Hint}
    known = {*request_costs.CHANGES, *request_costs.QUERIES, *shared, *free}

    assert known == set(get_args(requests.AnyRequest))
    assert all(request_costs.cost_of(kind, 4) > 0 for kind in map(blank, known - free))


def blank(kind):
    """A request of a kind with values that its cost does not depend on."""
    given = {
        "choices": [0],
        "number": 1,
        "seat": 0,
        "reaction": "hello",
        "reason": "name",
        "act": "pause",
    }
    fields = [field for field in kind.__struct_fields__ if field in given]
    return kind(
        **{field: given[field] for field in fields if field != "request_id"}, **TEXTS.get(kind, {})
    )


TEXTS = {
    requests.Choose: {"choice": 0},
    requests.WhyNot: {"move": ""},
    requests.IllegalMoves: {"verb": ""},
    requests.Explain: {"about": ""},
    requests.History: {"before": 1},
    requests.ClientSeed: {"client_seed": ""},
    requests.AddBots: {"agent": ""},
}
