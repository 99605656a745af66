"""The curves of a training run: always as CSV, and for TensorBoard if it is installed."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = "scalars.csv"


class Curves:
    """Writes a row of scalars per update into a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.board = open_board(folder / "tensorboard")

    def write(self, step: int, scalars: Mapping[str, Any]) -> None:
        """Add the scalars of one update; empty ones were not measured."""
        begins = not self.path.exists()
        with self.path.open("a", newline="") as file:
            writer = csv.DictWriter(file, ["update", *scalars])
            if begins:
                writer.writeheader()
            writer.writerow({"update": step, **scalars})
        for name, value in scalars.items():
            if self.board is not None and value != "":
                self.board.add_scalar(name, float(value), step)


def open_board(folder: Path) -> Any:
    """Return TensorBoard's writer, or None if TensorBoard is not installed."""
    try:
        summary = importlib.import_module("tensorboard.summary")
    except ImportError:
        return None
    return summary.Writer(str(folder))
