"""Encoding of protocol messages, version 3 of the protocol."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tangledbank.server.protocol.requests import AnyRequest

PROTOCOL: Final = 3
MAX_MESSAGE: Final = 16_384  # bytes of a message from a client
CLOSE_POLICY: Final = 1008  # the close code of a refused connection
CLOSE_GOING_AWAY: Final = 1001  # the close code of a server that stops
DECODER: Final = msgspec.json.Decoder(AnyRequest)
ENCODER: Final = msgspec.json.Encoder()


def read(text: str | bytes) -> AnyRequest:
    message: AnyRequest = DECODER.decode(text)
    return message


def write(message: Any) -> bytes:
    return ENCODER.encode(message)
