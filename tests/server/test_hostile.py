"""Hostile clients are refused with a code, and nobody's game is harmed."""

import asyncio
import contextlib
import json
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tangledbank.server.errors import REFUSALS, Refused
from tangledbank.server.http.host_check import HostCheck
from tangledbank.server.limits.rate_limit import Bucket
from tangledbank.server.protocol.client import Client
from tangledbank.server.protocol.wire import PROTOCOL
from tangledbank.server.replay import record_replay
from tangledbank.server.replay.record_replay import ReplayClient, ReplayReader, ReplayService
from tangledbank.server.sockets import session
from tangledbank.server.texts import say_refused
from tests.server.playing import CLIENT_SEED, close, play_out, play_some, reach, running
from tests.server.siege import flood


async def ended(client):
    """Everything that still comes, and the reason for which the connection was closed."""
    got = []
    try:
        async with asyncio.timeout(10):
            while True:
                got.append(await client.receive())
    except ConnectionClosed as closed:
        return got, closed.rcvd.code if closed.rcvd else None


def test_nobody_acts_for_another_seat_or_twice(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, (one, two) = await server.party("evolution", 2)
            watcher = await server.client(made["table"], secret=made["spectator_secret"])
            mine, other = one.question, two.question
            move = mine["options"][0]["move"]
            codes = [
                (await two.ask("choose", number=mine["number"], choice=0))["code"],
                (await two.ask("choose", number=other["number"], choice=move))["code"],
                (await watcher.ask("choose", number=mine["number"], choice=0))["code"],
                (await watcher.ask("undo"))["code"],
                (await one.ask("choose", number=mine["number"], choice=-1))["code"],
                (await one.ask("choose", number=2**62, choice=0))["code"],
            ]
            done = await one.ask("choose", number=mine["number"], choice=0)
            again = await one.ask("choose", number=mine["number"], choice=0)
            stored = await server.registry.choices(made["table"])
            results = await play_out([one, two], watcher)
            await close(one, two, watcher)
            return codes, done, again, stored, results

    codes, done, again, stored, results = asyncio.run(run())
    assert codes == [
        "stale-question",
        "illegal-move",
        "spectator",
        "spectator",
        "illegal-move",
        "stale-question",
    ]
    assert (done["type"], again["code"], len(stored)) == ("done", "not-asked", 1)
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"settings": {"game": "chess"}, "name": "Eve"}, 409, "unknown-game"),
        ({"settings": {"game": "evolution", "players": 99}, "name": "Eve"}, 409, "invalid-players"),
        (
            {"settings": {"game": "evolution", "options": {"x": 1}}, "name": "Eve"},
            400,
            "invalid-options",
        ),
        (
            {"settings": {"game": "evolution", "sets": ["/etc/x.py"]}, "name": "Eve"},
            409,
            "unknown-set",
        ),
        (
            {"settings": {"game": "evolution", "bots": ["/bin/sh"]}, "name": "Eve"},
            409,
            "invalid-bots",
        ),
        ({"settings": {"game": "evolution"}, "name": "\u202e<>"}, 409, "invalid-name"),
        ({"settings": {"game": "evolution", "seed": 1}, "name": "Eve"}, 409, "invalid-message"),
        ({"settings": {"game": "evolution"}, "name": "x" * 100_000}, 413, "too-long"),
        ([[[]]], 409, "invalid-message"),
    ],
)
def test_tables_that_cannot_be_are_refused(body, status, code, tmp_path):
    async def run():
        async with running(tmp_path) as server:
            return await server.http("/api/tables", body)

    found = asyncio.run(run())
    assert (found[0], found[1]["code"]) == (status, code)


def test_messages_that_are_none_end_the_conversation(tmp_path):
    async def run():
        found = []
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "table": made["table"],
                "secret": made["spectator_secret"],
            }
            for texts in (
                ["nonsense"],
                ["[" * 10_000],
                [json.dumps({"type": "choose", "number": 1, "choice": 0})],
                [json.dumps({**hello, "protocol": 99})],
                [json.dumps({**hello, "table": "nowhere"})],
                [json.dumps({**hello, "token": "guessed"})],
                [json.dumps(hello), json.dumps(hello)],
                [json.dumps(hello), '{"type": "invent"}'],
                [b"\xff\xfe"],
            ):
                client = await Client.open(server.socket)
                for text in texts:
                    await client.socket.send(text)
                got, _ = await ended(client)
                found.append(got[-1]["code"])
            results = await play_out(clients)
            await close(*clients)
            return found, results

    found, results = asyncio.run(run())
    message = "invalid-message"
    expected = [message] * 3 + ["wrong-protocol", "unknown-table", "invalid-secret"] + [message] * 3
    assert found == expected and results[0] == results[1]


def test_long_messages_and_floods_end_only_the_connection(tmp_path):
    async def run():
        async with running(tmp_path, rate=50.0, burst=100.0) as server:
            made, clients = await server.party("evolution", 2)
            long = await server.client(made["table"], secret=made["spectator_secret"])
            with contextlib.suppress(ConnectionClosed):
                await long.socket.send("x" * 10_000_000)
            _, long_code = await ended(long)
            flood = await server.client(made["table"], secret=made["spectator_secret"])
            for _ in range(1000):
                try:
                    await flood.send("ping")
                except ConnectionClosed:
                    break
            got, _ = await ended(flood)
            pong = await clients[0].ask("ping")
            await close(*clients)
            return long_code, got[-1], pong

    long_code, last, pong = asyncio.run(run())
    assert long_code == 1009 and last["code"] == "rate-limited" and pong["type"] == "pong"


def test_pages_of_others_and_other_names_are_turned_away(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            name = f"127.0.0.1:{server.port}"
            refused = []
            for headers in (
                {"Origin": "https://evil.example"},
                {"Origin": "null"},
                {"Host": "evil.example"},
            ):
                status, answer = await server.http("/api/health", **headers)
                refused.append((status, answer["code"]))
            with pytest.raises(InvalidStatus):
                await Client.open(server.socket, origin="https://evil.example")
            own = await Client.open(server.socket, origin=f"http://{name}")
            await own.close()
            return refused, await server.http("/api/health"), await server.http("/api/ready")

    refused, health, ready = asyncio.run(run())
    assert refused == [(403, "wrong-origin"), (403, "wrong-origin"), (421, "wrong-host")]
    assert health[0] == ready[0] == 200


def test_broken_frames_and_silent_sockets_are_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(session, "HELLO_TIMEOUT", 0.2)

    async def run():
        async with running(tmp_path) as server:
            _, clients = await server.party("evolution", 2)
            silent = await Client.open(server.socket)
            _, code = await ended(silent)
            request = (
                "GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            for junk in (b"\xff" * 64, b"\x01\x80", b"\x81\x05hello", b"\x89\xff" + b"x" * 200):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(request.encode() + junk)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.5):  # a broken frame may wait for its rest
                        await reader.read(-1)
                writer.close()
            for junk in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01" * 50):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(junk + b"\r\n\r\n")
                async with asyncio.timeout(10):
                    await reader.read(-1)
                writer.close()
            async with asyncio.timeout(5):
                while server.registry.sockets > 2:
                    await asyncio.sleep(0.05)
            results = await play_out(clients)
            await close(*clients)
            return code, results

    code, results = asyncio.run(run())
    assert code == 1008 and results[0] == results[1]


def test_names_arrive_clean_and_tokens_stay_secret(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made = await server.create("evolution", 2, name="<script>A\x00nna\u202e")
            one = await server.client(made["table"], token=made["token"], client_seed=CLIENT_SEED)
            two = await server.client(
                made["table"], secret=made["join_secret"], name="B\nen\t<img>", client_seed="zz"
            )
            bad = two.answer
            refused = await ended(two)
            await reach(one, lambda c: c.table["seats"][1]["kind"] == "person")
            text = json.dumps([one.table, one.state])
            await close(one)
            return bad, refused, one.table, text, made

    bad, _, table, text, made = asyncio.run(run())
    assert [seat["name"] for seat in table["seats"]] == ["scriptAnna", "B en img"]
    assert bad["type"] == "welcome"
    assert made["token"] not in text and made["join_secret"] not in text


def test_a_client_that_does_not_read_is_dropped_and_may_come_back(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            live_table = server.registry.live_tables[made["table"]]
            stuck = asyncio.Event()

            async def never(text):
                await stuck.wait()

            subscriber = next(
                subscriber for subscriber in live_table.subscribers if subscriber.seat == 1
            )
            subscriber._send = never
            for _ in range(200):
                subscriber.send({"type": "nothing"})
            stuck.set()
            _, code = await ended(clients[1])
            back = await server.client(made["table"], token=clients[1].token)
            results = await play_out([clients[0], back])
            await close(clients[0], back)
            return code, results

    code, results = asyncio.run(run())
    assert code == 1008 and results[0] == results[1]


def test_thousands_of_requests_for_tables_are_mostly_refused(tmp_path):
    wanted = 20_000

    async def run():
        async with running(tmp_path, creations=1.0, creation_burst=5.0) as server:
            _, clients = await server.party("evolution", 2)
            flooding = asyncio.create_task(flood(server.port, wanted))
            await play_some(clients, 20)
            pong = await clients[0].ask("ping")
            before = flooding.done()
            seen = await flooding
            await close(*clients)
            return seen, server.registry.unfinished, pong, before

    seen, made, pong, before = asyncio.run(run())
    assert sum(seen.values()) == wanted and set(seen) == {201, 429}
    assert seen[201] == made - 1 < 1_000
    assert pong["type"] == "pong" and not before


def test_the_number_of_tables_has_a_limit(tmp_path):
    async def run():
        async with running(tmp_path, tables=2) as server:
            for _ in range(2):
                await server.create()
            given = {"settings": {"game": "evolution"}, "name": "Eve"}
            full = await server.http("/api/tables", given)
            server.registry.draining = True
            draining = await server.http("/api/tables", given)
            return full, draining, await server.http("/api/ready")

    full, draining, ready = asyncio.run(run())
    assert (full[0], full[1]["code"]) == (503, "too-many")
    assert (draining[0], ready[0]) == (503, 503)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_refusal_has_a_sentence(lang):
    sentences = {say_refused(Refused(code, "x"), lang) for code in REFUSALS}

    assert len(sentences) == len(REFUSALS)


def test_names_of_the_server_are_compared_without_port_and_case():
    host_check = HostCheck(["localhost", "[::1]", "table.example"])
    assert host_check.accepts_host({"host": "LOCALHOST:80"}) and host_check.accepts_host(
        {"host": "[::1]:9"}
    )
    assert not host_check.accepts_host({"host": "localhost.evil"}) and not host_check.accepts_host(
        {}
    )


def test_who_only_listens_stays_and_who_is_gone_is_dropped(tmp_path):
    async def run():
        async with running(tmp_path, heartbeat=1.0, pong=2.0) as server:
            made = await server.create("evolution", 2)
            listener = await server.client(made["table"], secret=made["spectator_secret"])
            gone = await server.client(made["table"], secret=made["spectator_secret"])
            gone.socket.transport.pause_reading()  # half open: nothing comes back from there
            async with asyncio.timeout(30):
                while server.registry.sockets > 1:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1.5)
            left = server.registry.sockets, (await listener.ask("ping"))["type"]
            gone.socket.transport.abort()
            await close(listener)
            return left

    assert asyncio.run(run()) == (1, "pong")


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
    ],
)
def test_who_never_ends_a_request_is_hung_up_on(begun, tmp_path):
    async def run():
        async with running(tmp_path, silence=1.0) as server:
            made = await server.create("evolution", 2)
            listener = await server.client(made["table"], secret=made["spectator_secret"])
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(begun)
            async with asyncio.timeout(20):
                answer = await reader.read()
            writer.close()
            told = (await listener.ask("ping"))["type"]
            await close(listener)
            return answer, told

    assert asyncio.run(run()) == (b"", "pong")


def test_a_clock_that_is_set_back_shuts_nobody_out():
    bucket = Bucket(200.0, 400.0, 10_000.0)
    assert bucket.take(10_000.0) and bucket.take(6_400.0) and bucket.take(6_400.1)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "", "http://\x00"])
def test_broken_origins_are_not_ours(origin):
    assert not HostCheck(["localhost"]).accepts_origin({"host": "localhost", "origin": origin})


@pytest.mark.parametrize("id", ["a\0b", "%00", "x" * 5000, "\ufffd", "../x", ""])
def test_ids_that_cannot_be_are_unknown_tables(id, database):
    async def run():
        async with running(database) as server:
            spectator = await server.client(id)
            await close(spectator)
            return spectator.answer, await server.http(f"/api/tables/{quote(id, safe='')}/record")

    heard, (status, _) = asyncio.run(run())
    assert heard["code"] == "unknown-table"
    assert status == 404


def test_only_tokens_of_seats_tell_of_ones_own_games(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("evolution", 2)
            feed = (await clients[0].ask("feed-link"))["secret"]
            _, mine = await server.http("/api/my-games", [made["join_secret"], feed, made["token"]])
            await close(*clients)
            return mine

    assert [game["seat"] for game in asyncio.run(run())] == [0]


def test_a_server_that_drains_or_is_full_makes_no_table_for_a_rematch_either(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            _, clients = await server.party("evolution", 2)
            await play_out(clients)
            server.registry.draining = True
            drained = await clients[0].ask("rematch")
            server.registry.draining, server.registry.unfinished = False, 10**9
            full = await clients[0].ask("rematch")
            server.registry.unfinished = 0
            granted = await clients[0].ask("rematch")
            await close(*clients)
            return drained, full, granted

    drained, full, granted = asyncio.run(run())
    assert drained["code"] == "draining" and full["code"] == "too-many"
    assert granted["type"] == "done"


def test_replays_that_are_not_read_keep_nobody_from_theirs(tmp_path, monkeypatch):
    monkeypatch.setattr(record_replay, "REPLAYS_PER_ADDRESS", 1)

    async def run():
        async with running(tmp_path) as server:
            made, clients = await server.party("origin", 2)
            await play_out(clients)
            replays = ReplayService(server.registry.catalog)
            address = f"/api/tables/{made['table']}/record"
            text = json.dumps((await server.http(address))[1])
            slow = replays.show(text, ReplayReader(0, "en", False), ReplayClient("a"))
            await anext(slow)
            again = [
                line
                async for line in replays.show(
                    text, ReplayReader(0, "en", False), ReplayClient("a")
                )
            ]
            other = [
                line
                async for line in replays.show(
                    text, ReplayReader(0, "en", False), ReplayClient("b")
                )
            ]
            await slow.aclose()
            after = [
                line
                async for line in replays.show(
                    text, ReplayReader(0, "en", False), ReplayClient("a")
                )
            ]
            await close(*clients)
            return again, other, after

    again, other, after = asyncio.run(run())
    assert json.loads(again[-1])["code"] == "rate-limited" and len(again) == 1
    assert json.loads(other[-1])["results"] and len(after) == len(other)
