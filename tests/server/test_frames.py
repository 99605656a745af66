"""Every WebSocket frame is counted, also those that never reach the application."""

import asyncio
import contextlib
import gc
import json
import weakref

import pytest

from tangledbank.server.http.timeouts import TimedHttpProtocol
from tangledbank.server.limits.rate_limit import AddressLimits
from tangledbank.server.live.subscriber import Subscriber
from tangledbank.server.protocol.wire import PROTOCOL
from tangledbank.server.sockets import frames, handler
from tests.server.playing import CLIENT_SEED, close, running
from tests.server.test_limits import HERE, Halted, settled

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = 128
UPGRADE = (
    "GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(first, text=b""):
    """A frame of a client; a mask of zeros leaves its text as it is."""
    size = len(text)
    head = bytes([128 + size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([first]) + head + b"\0\0\0\0" + text


class Raw:
    """A client that sends whatever bytes it likes."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, server, made=None):
        """A socket behind its handshake, and behind its hello if a table is named."""
        raw = cls(*await asyncio.open_connection(HERE, server.port))
        raw.writer.write(UPGRADE.encode())
        await raw.reader.readuntil(b"\r\n\r\n")
        if made:
            right = {"table": made["table"], "secret": made["spectator_secret"]}
            hello = {"type": "hello", "protocol": PROTOCOL, **right}
            raw.send(frame(FINAL + TEXT, json.dumps(hello).encode()))
            assert b'"welcome"' in (await raw.next())[1]
        return raw

    def send(self, *texts):
        with contextlib.suppress(OSError):
            self.writer.write(b"".join(texts))

    async def next(self):
        """The kind and the text of the next frame."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def until(self, wanted):
        """The kind and the text of the next frame that has something in it."""
        async with asyncio.timeout(20):
            while wanted not in (found := await self.next())[1]:
                pass
        return found

    async def rest(self):
        """All frames until the connection ends, by kind."""
        found = []
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(20):
                while True:
                    found.append(await self.next())
        self.writer.close()
        return found


def reason_in(found):
    """Why a connection was closed."""
    closing = [text for kind, text in found if kind == CLOSE]
    return int.from_bytes(closing[-1][:2], "big"), closing[-1][2:].decode()


FLOODS = {
    "pings": [frame(FINAL + PING)],
    "pongs": [frame(FINAL + PONG, b"unasked")],
    "empty messages": [frame(FINAL + TEXT)],
    "empty fragments": [frame(CONTINUED)],
    "messages": [frame(FINAL + TEXT, b'{"type":"ping"}')],
    "long pings": [frame(FINAL + PING, b"x" * 125)],
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_its_connection_and_no_other(kind, tmp_path):
    async def run():
        async with running(tmp_path, Halted(), rate=10.0, burst=100.0) as server:
            made, clients = await server.party("evolution", 2)
            raw = await Raw.open(server, made)
            if kind == "empty fragments":
                raw.send(frame(TEXT, b"{"))
            raw.send(*FLOODS[kind] * 20_000)
            found = await raw.rest()
            pong = await clients[0].ask("ping")
            await settled(lambda: server.registry.sockets == 2)
            await close(*clients)
            return found, pong

    found, pong = asyncio.run(run())
    assert reason_in(found) == (1008, "rate-limited") and pong["type"] == "pong"
    answered = [1 for kind, text in found if kind == PONG or b'"pong"' in text]
    assert len(answered) <= 100
    assert any(b'"rate-limited"' in text for kind, text in found if kind == TEXT)


def test_a_flood_before_the_hello_ends_the_connection(tmp_path):
    async def run():
        async with running(tmp_path, Halted(), rate=10.0, burst=100.0) as server:
            raw = await Raw.open(server)
            raw.send(*FLOODS["pings"] * 5_000)
            return await raw.rest()

    assert reason_in(asyncio.run(run())) == (1008, "rate-limited")


def test_frames_of_all_sockets_are_charged_to_their_address(tmp_path):
    """Each socket stays below its own limit; together they exceed that of the address."""

    async def run():
        limits = {"address_scale": 1.0, "per_address": AddressLimits(frame_burst=200.0)}
        async with running(tmp_path, Halted(), **limits) as server:
            made = await server.create("evolution", 2)
            sockets = [await Raw.open(server, made) for _ in range(3)]
            for raw in sockets:
                raw.send(*FLOODS["pings"] * 9)
            ends = await asyncio.gather(*[raw.rest() for raw in sockets[2:]])
            refused = server.registry.admission.refused["frames"]
            for raw in sockets[:2]:
                raw.writer.close()
            return ends, refused

    (end,), refused = asyncio.run(run())
    assert reason_in(end) == (1008, "rate-limited") and refused == 1


def test_messages_may_come_in_fragments_and_pings_are_answered(tmp_path):
    async def run():
        async with running(tmp_path, Halted(), rate=10.0, burst=400.0) as server:
            made = await server.create("evolution", 2)
            raw = await Raw.open(server, made)
            raw.send(frame(FINAL + PING, b"there?"))
            first = await raw.until(b"there?")
            raw.send(frame(TEXT, b'{"type":'), frame(CONTINUED), frame(FINAL, b'"ping"}'))
            second = await raw.until(b'"pong"')
            raw.writer.close()
            return first, second

    first, second = asyncio.run(run())
    assert first == (PONG, b"there?") and second[0] == TEXT


def test_clients_that_wait_hear_a_heartbeat(tmp_path):
    async def run():
        async with running(tmp_path, heartbeat=0.1) as server:
            made = await server.create("evolution", 2)
            client = await server.client(made["table"], token=made["token"])
            async with asyncio.timeout(20):
                heard = [await client.until("heartbeat") for _ in range(3)]
            await close(client)
            return heard

    assert asyncio.run(run()) == [{"type": "heartbeat"}] * 3


def test_only_pongs_that_were_asked_for_are_cheap(tmp_path):
    async def run():
        async with running(tmp_path, Halted(), rate=1.0, burst=30.0, heartbeat=0.1) as server:
            made = await server.create("evolution", 2)
            client = await server.client(
                made["table"], client_seed=CLIENT_SEED, token=made["token"]
            )
            await asyncio.sleep(1.0)  # several pings of the server, each answered by the library
            pong = await client.ask("ping")
            await close(client)
            return pong

    assert asyncio.run(run())["type"] == "pong"


def test_clients_that_send_before_the_handshake_is_answered_are_cut_off(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            asked, never = asyncio.Event(), asyncio.Event()

            async def wait(peer):
                asked.set()
                await never.wait()

            server.registry.admission.turn = wait
            reader, writer = await asyncio.open_connection(HERE, server.port)
            writer.write(UPGRADE.encode())
            await asked.wait()
            writer.write(FLOODS["pings"][0] * 1_000)
            answer = b""
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(20):
                    answer = await reader.read(-1)
            writer.close()
            never.set()
            return answer

    assert asyncio.run(run()) == b""


def test_a_flood_of_an_ended_conversation_is_cut_off(tmp_path, monkeypatch):
    """The first message is refused; the closing handshake does not shelter those behind it."""
    make = frames.CountedWebSocket.__init__

    def patient(self, *args, **more):
        make(self, *args, **more)
        self.close_timeout = 1000.0

    monkeypatch.setattr(frames.CountedWebSocket, "__init__", patient)

    async def run():
        async with running(tmp_path, Halted(), rate=10.0, burst=100.0) as server:
            raw = await Raw.open(server)
            raw.send(frame(FINAL + TEXT, b"{}"))
            await raw.until(b'"error"')
            raw.send(*FLOODS["pings"] * 5_000)
            end = await raw.rest()
            await settled(lambda: not server.server.server_state.connections)
            return end

    assert reason_in(asyncio.run(run())) == (1008, "invalid-message")


def test_nothing_of_a_connection_waits_for_the_garbage_collector(tmp_path, monkeypatch):
    kept = []
    for kind in (frames.CountedWebSocket, handler.SocketHandler, Subscriber, TimedHttpProtocol):
        monkeypatch.setattr(kind, "__init__", noting(kind.__init__, kept))

    async def run():
        async with running(tmp_path, rate=10.0, burst=100.0) as server:
            made = await server.create("evolution", 2)
            client = await server.client(
                made["table"], client_seed=CLIENT_SEED, token=made["token"]
            )
            await client.ask("invite", seat=1)
            raw = await Raw.open(server, made)
            raw.send(*FLOODS["pings"] * 5_000)
            await raw.rest()
            await close(client)
            await settled(lambda: not any(each() for each in kept))
            return len(kept)

    gc.disable()
    try:
        assert asyncio.run(run()) >= 8
    finally:
        gc.enable()


def noting(make, kept):
    """Make something as before, and keep a weak reference to it."""

    def init(self, *args, **more):
        make(self, *args, **more)
        kept.append(weakref.ref(self))

    return init


def test_a_large_message_is_read_in_slices(tmp_path):
    async def run():
        async with running(tmp_path, Halted()) as server:
            made = await server.create("evolution", 2)
            raw = await Raw.open(server, made)
            about = "x" * (4 * frames.PARSED_BYTES)
            text = json.dumps({"type": "explain", "about": about, "request_id": 7}).encode()
            raw.send(frame(FINAL + TEXT, text))
            answer = json.loads((await raw.until(b'"error"'))[1])
            raw.writer.close()
            return answer

    answer = asyncio.run(run())
    assert (answer["code"], answer["request_id"]) == ("too-long", 7)
