"""Compile the engine into the source tree, unless the build is up to date."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import compiling

LOG: Final = compiling.ROOT / "build" / "engine.log"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--optional", action="store_true", help="succeed even if compiling fails")
    optional: bool = options.parse_args().optional
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        print("TANGLEDBANK_PURE=1: the engine runs as plain Python.")
        return 0
    if compiling.is_current():
        compiling.record_build(compiling.fingerprint())
        print("The engine is compiled.")
        return 0
    if lacking := compiling.lacks():
        compiling.remove_libraries()
        print(f"This system lacks {lacking}: the engine runs as plain Python, many times slower.")
        return 0
    return 0 if build() or optional else 1


def build() -> bool:
    """Compile and show progress, after removing files compiled from other sources."""
    count = len(compiling.modules())
    print(f"Compiling {count} modules; the first time takes some minutes ...", flush=True)
    compiling.remove_libraries(keep=compiling.libraries())
    LOG.parent.mkdir(exist_ok=True)
    sources = compiling.fingerprint()
    start = time.monotonic()
    with LOG.open("w") as log:
        code = wait_for(start_build(log.fileno()), start)
    if code == 0:
        compiling.record_build(sources)
        print(f"Compiled in {time.monotonic() - start:.0f} s.")
        return True
    compiling.remove_libraries()
    print(LOG.read_text()[-4000:])
    print("The engine could not be compiled (see above): it runs as plain Python for now.")
    return False


def start_build(log: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "TANGLEDBANK_REQUIRE_COMPILED": "1"}
    return subprocess.Popen(
        command, cwd=compiling.ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT
    )


def wait_for(process: subprocess.Popen[bytes], start: float) -> int:
    """Wait for the process, and count the seconds on a terminal."""
    watched = sys.stdout.isatty()
    while process.poll() is None:
        if watched:
            print(f"\r  {time.monotonic() - start:.0f} s ", end="", flush=True)
        time.sleep(0.2)
    if watched:
        print("\r", end="")
    return process.returncode


if __name__ == "__main__":
    sys.exit(main())
