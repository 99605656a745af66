"""The longest blocks of a server's event loop, for the load tests."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any

TICK = 0.005  # seconds between two checks of the loop
BLOCKED = 0.03  # seconds after which a silent loop counts as blocked


class LoopWatch:
    """The longest block of the event loop and of the garbage collector since the last reset."""

    def __init__(self, note: Path, find_blocks: bool) -> None:
        self.note = note
        self.beat = time.monotonic()
        self.collecting = 0.0
        self.reset()
        gc.callbacks.append(self.on_collection)
        if find_blocks:
            threading.Thread(target=self.look, daemon=True).start()

    def reset(self) -> None:
        self.wall = self.block = 0.0
        self.collections = [0.0, 0.0, 0.0]  # the longest of each generation
        self.start = time.thread_time()
        self.where: dict[str, int] = {}

    def on_collection(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self.collecting = time.thread_time()
            return
        last, oldest = time.thread_time() - self.collecting, about["generation"]
        self.collections[oldest] = max(self.collections[oldest], last)

    async def run(self) -> None:
        """Measure the loop, and write the figures once a second; reset if the note was removed."""
        written = time.monotonic()
        while True:
            self.beat, used = time.monotonic(), time.thread_time()
            await asyncio.sleep(TICK)
            self.wall = max(self.wall, time.monotonic() - self.beat - TICK)
            self.block = max(self.block, time.thread_time() - used)
            if time.monotonic() - written > 1.0:
                if not self.note.exists():
                    self.reset()
                self.note.write_text(json.dumps(self.figures()))
                written = time.monotonic()

    def figures(self) -> dict[str, Any]:
        return {
            "wall": self.wall,
            "block": self.block,
            "collections": self.collections,
            "loop": time.thread_time() - self.start,
            "where": sorted(self.where.items(), key=lambda pair: -pair[1])[:5],
        }

    def look(self) -> None:
        """Note the innermost calls of the loop's thread whenever the loop is blocked."""
        main = threading.main_thread().ident or 0
        while True:
            time.sleep(BLOCKED / 3)
            if time.monotonic() - self.beat > BLOCKED:
                calls = traceback.extract_stack(sys._current_frames()[main])[-3:]
                place = " < ".join(f"{call.name} {call.lineno}" for call in reversed(calls))
                self.where[place] = self.where.get(place, 0) + 1
