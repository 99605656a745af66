"""Check that examples/learn.py continues from a checkpoint as if it had never stopped."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

LEARN = Path(__file__).parent.parent / "learn.py"
HALF, WHOLE = 2560, 5120  # choices: five updates, and ten


def learn(*words: object) -> None:
    command = [sys.executable, str(LEARN), "--tables", "8", *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def same(one: Path, other: Path) -> bool:
    with np.load(one) as a, np.load(other) as b:
        return set(a) == set(b) and all(np.array_equal(a[name], b[name]) for name in a)


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        learn("--choices", WHOLE, "--out", folder / "whole.npz", "--checkpoint", folder / "1.pt")
        learn(
            "--choices",
            WHOLE,
            "--stop",
            HALF,
            "--out",
            folder / "half.npz",
            "--checkpoint",
            folder / "2.pt",
        )
        log = ("--log", folder / "log")
        learn(
            "--choices", WHOLE, "--out", folder / "both.npz", "--checkpoint", folder / "2.pt", *log
        )
        assert same(folder / "whole.npz", folder / "both.npz"), "a checkpoint changes nothing"
        figures = EventAccumulator(str(folder / "log")).Reload().Scalars("won/best")
        assert [each.step for each in figures] == [WHOLE]
        play = ("--self-play", "prioritised", "--out", folder / "3.npz")
        learn("--choices", HALF, *play, "--checkpoint", folder / "3.pt")
        learn("--choices", WHOLE, *play, "--checkpoint", folder / "3.pt")
    print("learn.py: a stopped run continued to the same weights, and TensorBoard read its figures")


if __name__ == "__main__":
    main()
