"""The clients of the load tests: a minimal one of our own, and one of the library websockets."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from echo import upgrade
from websockets.asyncio.client import ClientConnection, connect

TEXT, PING, PONG = 1, 9, 10  # kinds of frames


class Question(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """The fields of a message that are used here."""

    type: str
    token: str = ""
    question: Question | None = None
    results: list[msgspec.Raw] = []


HEARD = msgspec.json.Decoder(Heard)


class Person(asyncio.Protocol):
    """A minimal client: it sends and reads frames, and notes when it was told something."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.welcome: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.question: Question | None = None
        self.told = 0.0
        self.over = False

    @classmethod
    async def open(cls, port: int, source: tuple[str, int] | None) -> Person:
        """Return a connected client that has not said hello."""
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(cls, "127.0.0.1", port, local_addr=source)
        await person.ready
        return person

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(upgrade("/api/play"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.open = True
            self.ready.set_result(None)
            del self.buffer[: end + 4]
        while (frame := self.frame()) is not None:
            code, message = frame
            if code == PING:
                self.send(PONG, message)
            else:
                self.hear(message)

    def frame(self) -> tuple[int, bytes] | None:
        """Return the next whole message with the kind of its frame, or None."""
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1] & 127, 2
        if size > 125:
            wide = 2 if size == 126 else 8
            if len(self.buffer) < 2 + wide:
                return None
            size, start = int.from_bytes(self.buffer[2 : 2 + wide]), 2 + wide
        if len(self.buffer) < start + size:
            return None
        code, message = self.buffer[0] & 15, bytes(self.buffer[start : start + size])
        del self.buffer[: start + size]
        return code, message

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"state"'):
            heard = HEARD.decode(message)
            self.told = self.told or time.perf_counter()
            self.question, self.over = heard.question, bool(heard.results)
            if not self.started.done():
                self.started.set_result(None)
        elif message.startswith(b'{"type":"welcome"'):
            self.welcome.set_result(HEARD.decode(message).token)

    def say(self, type: str, **fields: Any) -> None:
        self.send(TEXT, msgspec.json.encode({"type": type, **fields}))

    def send(self, code: int, text: bytes) -> None:
        first, size = 128 + code, len(text)
        head = bytes([first, 128 + size]) if size < 126 else bytes([first, 254]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros changes nothing


class LibraryPerson(Person):
    """A client of the library websockets."""

    socket: ClientConnection

    @classmethod
    async def open(cls, port: int, source: tuple[str, int] | None) -> Person:
        person = cls()
        person.socket = await connect(
            f"ws://127.0.0.1:{port}/api/play", compression=None, ping_interval=None
        )
        person.transport = person.socket.transport
        person.reading = asyncio.create_task(person.read())
        return person

    async def read(self) -> None:
        async for message in self.socket:
            self.hear(message if isinstance(message, bytes) else message.encode())

    def say(self, type: str, **fields: Any) -> None:
        text = msgspec.json.encode({"type": type, **fields}).decode()
        self.sending = asyncio.create_task(self.socket.send(text))


CLIENTS: dict[str, type[Person]] = {"ours": Person, "websockets": LibraryPerson}
