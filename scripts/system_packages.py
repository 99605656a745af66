"""Find, or install, the system packages that tests need: PostgreSQL and Chromium.

Names separated by commas are skipped: make test SKIP=browser,postgres
"""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys

UPDATE = ("apt-get", "update", "--quiet")
INSTALL = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends")


class Need:
    """A program that tests need: its name for SKIP, its package, and where to find it."""

    def __init__(self, name: str, title: str, package: str, programs: tuple[str, ...]) -> None:
        self.name = name
        self.title = title
        self.package = package
        self.programs = programs

    def is_there(self) -> bool:
        return any(glob.glob(each) or shutil.which(each) for each in self.programs)


# Debian keeps the programs of PostgreSQL off the path.
NEEDS = (
    Need("postgres", "PostgreSQL", "postgresql", ("/usr/lib/postgresql/*/bin/initdb", "initdb")),
    Need("browser", "Chromium", "chromium", ("chromium", "chromium-browser", "google-chrome")),
)


def main(skipped: list[str]) -> int:
    unknown = [name for name in skipped if name not in {need.name for need in NEEDS}]
    if unknown:
        names = ", ".join(need.name for need in NEEDS)
        print(f"SKIP={','.join(unknown)}: there is nothing of that name to leave out, only {names}")
        return 1
    missing = [need for need in NEEDS if need.name not in skipped and not need.is_there()]
    if not missing:
        return 0
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        explain(missing, skipped)
        return 1
    return install(missing, skipped)


def explain(missing: list[Need], skipped: list[str]) -> None:
    """Say what to install, or what to skip."""
    titles = " and ".join(need.title for need in missing)
    packages = " ".join(need.package for need in missing)
    print(f"The tests need {titles}. Install it (Debian, Ubuntu: apt-get install {packages}),")
    without = ",".join([*skipped, *(need.name for need in missing)])
    print(f"or leave out what needs it: make test SKIP={without}")


def install(missing: list[Need], skipped: list[str]) -> int:
    packages = [need.package for need in missing]
    print(f"Installing {' and '.join(packages)}, which the tests need ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (UPDATE, (*INSTALL, *packages)):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
    left = [need for need in missing if not need.is_there()]
    if done.returncode != 0 or left:
        print(done.stderr.strip())
        print("That failed.")
        explain(left or missing, skipped)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:]).replace(",", " ").split()))
