"""Run the tests with every supported Python installed here, each in a new clone of the project.

`scripts/test_pythons.py 3.12 3.13` runs them with these versions only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "pythons"
VERSIONS: Final = ("3.11", "3.12", "3.13")
ASK: Final = "import sys; print('%d.%d' % sys.version_info[:2])"


def main() -> int:
    codes = [test_with(version) for version in sys.argv[1:] or VERSIONS]
    return 1 if any(codes) else 0


def find(version: str) -> str:
    """Return an interpreter of this version that runs, or ""."""
    candidates = [f"python{version}", "python3"]
    candidates += [
        str(path) for path in sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    ]
    for name in candidates:
        path = shutil.which(name)
        if path and said_by([path, "-c", ASK]) == version:
            return path
    return ""


def said_by(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def test_with(version: str) -> int:
    """Clone the committed sources, and run `make test` there."""
    python = find(version)
    if not python:
        print(f"{version}: no such Python runs here", flush=True)
        return 0
    copy = FOLDER / version
    shutil.rmtree(copy, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    start = time.monotonic()
    log = FOLDER / f"{version}.log"
    with log.open("w") as file:
        command = ["make", "test", f"PYTHON={python}"]
        code = subprocess.run(command, cwd=copy, stdout=file, stderr=file, check=False).returncode
    counts = re.findall(r"\d+ passed[^\n=]*", log.read_text())
    print(f"{version}: {'passed' if code == 0 else 'FAILED'}, {'; '.join(counts)}", end=", ")
    print(f"{time.monotonic() - start:.0f} s ({log.relative_to(ROOT)})", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
