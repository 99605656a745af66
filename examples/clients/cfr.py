"""Run OpenSpiel's CFR on every tiny game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tangledbank.envs.tiny import TINY_GAMES

SOLVE = Path(__file__).parent.parent / "cfr.py"
ITERATIONS = 8


def main() -> None:
    for tiny in TINY_GAMES:
        command = [sys.executable, str(SOLVE), tiny.key, "--iterations", str(ITERATIONS)]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        shown = [line.split() for line in said.splitlines() if line.split()[0].isdigit()]
        assert float(shown[-1][1]) < float(shown[0][1]), "exploitability falls"
        print(f"OpenSpiel's CFR: {tiny.key}, exploitability {shown[0][1]} to {shown[-1][1]}")


if __name__ == "__main__":
    main()
