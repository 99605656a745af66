"""What the tests need of the system itself: PostgreSQL. Installed where that is possible.

Whatever is named, separated by commas, is done without: make test SKIP=postgres
"""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys

PACKAGE = "postgresql"
INSTALL = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", PACKAGE)
UPDATE = ("apt-get", "update", "--quiet")


def main(skipped: list[str]) -> int:
    if "postgres" in skipped or is_there():
        return 0
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        print("The tests need PostgreSQL. Install it (Debian, Ubuntu: the package postgresql),")
        print("or leave out what needs it: make test SKIP=postgres")
        return 1
    return install()


def is_there() -> bool:
    """Debian keeps the programs off the path."""
    found = glob.glob("/usr/lib/postgresql/*/bin/initdb")
    return bool(found) or shutil.which("initdb") is not None


def install() -> int:
    print("Installing the package postgresql, which the tests need ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (UPDATE, INSTALL):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not is_there():
        print(done.stderr.strip())
        print("That failed. Install it by hand, or run make test SKIP=postgres")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:]).replace(",", " ").split()))
