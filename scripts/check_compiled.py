"""Compare games of the compiled engine with plain Python: options, choices and final states.

Each form runs in its own process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any, Final

import tangledbank
from tangledbank._compat import build_info, compiled
from tangledbank.audit.fingerprints import fingerprint
from tangledbank.audit.policies import POLICIES
from tangledbank.audit.variants import variants

CHUNK: Final = 25


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", metavar="GAME", help="games to compare; all if none")
    options.add_argument("--seeds", type=int, default=1000, metavar="N")
    options.add_argument("--worker", type=int, metavar="START", help=argparse.SUPPRESS)
    given = options.parse_args()
    keys = given.games or tangledbank.games()
    if given.worker is not None:
        print(json.dumps(fingerprints(keys, given.worker, given.seeds)))
        return 0
    if not compiled():
        print(f"There is no compiled build to compare with: this is {build_info()}.")
        return 1
    return compare(keys, given.seeds)


def fingerprints(keys: list[str], start: int, stop: int) -> list[dict[str, Any]]:
    """Return the fingerprints of the games of some seeds; variants and policies alternate."""
    found: list[dict[str, Any]] = [{"form": "compiled" if compiled() else "pure"}]
    for key in keys:
        game = tangledbank.game(key)
        tables = variants(game)
        for seed in range(start, stop):
            policy = list(POLICIES)[seed // len(tables) % len(POLICIES)]
            table = tables[seed % len(tables)]
            head = {"game": key, "table": str(table), "seed": seed, "policy": policy}
            found.append({**head, **fingerprint(game, table, seed, policy)})
    return found


def compare(keys: list[str], seeds: int) -> int:
    """Compare both forms chunk by chunk. Return 0 if all games are equal."""
    same = 0
    for start in range(0, seeds, CHUNK):
        stop = min(start + CHUNK, seeds)
        forms = [begin(keys, start, stop, pure) for pure in (False, True)]
        fast, plain = [finish(process) for process in forms]
        if (fast[0]["form"], plain[0]["form"]) != ("compiled", "pure"):
            print("FAIL the two forms of the engine could not be told apart")
            return 1
        for one, other in zip(fast[1:], plain[1:], strict=True):
            if one != other:
                print(f"FAIL compiled {one}\n     pure     {other}")
                return 1
            same += 1
        print(f"\r{same} games are the same", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{same} games are the same in both forms: options, choices and last tables")
    return 0


def begin(keys: list[str], start: int, stop: int, pure: bool) -> subprocess.Popen[str]:
    environment = {**os.environ, "TANGLEDBANK_PURE": "1" if pure else ""}
    command = [sys.executable, __file__, *keys, "--worker", str(start), "--seeds", str(stop)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    text, _ = process.communicate()
    if process.returncode:
        raise SystemExit(f"a run failed with code {process.returncode}")
    found: list[dict[str, Any]] = json.loads(text)
    return found


if __name__ == "__main__":
    sys.exit(main())
