"""Figures of a training run in TensorBoard's format. Only reading them needs TensorBoard."""

from __future__ import annotations

import os
import socket
import struct
import time
from pathlib import Path
from typing import Final

POLYNOMIAL: Final = 0x82F63B78  # of CRC-32C
VERSION: Final = b"brain.Event:2"


class Scalars:
    """A log of figures by name and step, in a folder that `tensorboard --logdir` shows."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"events.out.tfevents.{time.time_ns()}.{socket.gethostname()}.{os.getpid()}"
        self.path = self.folder / name
        self.write(message(3, VERSION))

    def add(self, step: int, **figures: float) -> None:
        """Add figures at a step, such as the number of decisions; `__` in a name becomes `/`."""
        values = b"".join(
            message(1, message(1, name.replace("__", "/").encode()) + b"\x15" + packed(value))
            for name, value in figures.items()
        )
        self.write(b"\x10" + varint(step) + message(5, values))

    def write(self, event: bytes) -> None:
        """Append an event to the file, as a record with checksums."""
        event = b"\x09" + struct.pack("<d", time.time()) + event
        size = struct.pack("<Q", len(event))
        with self.path.open("ab") as file:
            file.write(size + checksum(size) + event + checksum(event))


def packed(value: float) -> bytes:
    return struct.pack("<f", value)


def varint(number: int) -> bytes:
    """Return a number in protobuf's variable length."""
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def message(field: int, body: bytes) -> bytes:
    """Return a field of protobuf that holds bytes."""
    return bytes([field << 3 | 2]) + varint(len(body)) + body


def checksum(data: bytes) -> bytes:
    """Return the masked CRC-32C that each record needs."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (POLYNOMIAL if crc & 1 else 0)
    crc ^= 0xFFFFFFFF
    return struct.pack("<I", ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF)
