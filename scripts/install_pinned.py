"""Install requirements at the versions of constraints/, and check each file against its hash.

Run it with the Python of .venv. Files whose hashes are not in constraints/hashes.txt are refused
before their code runs. A requirement without a pin, as on an untested system, is installed
unchecked, with a message.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from pip._vendor.packaging.requirements import Requirement

from scripts.update_pins import FOLDER, LISTS, ROOT, normal, read_hashes, read_pins

TOOLS: Final = ("pip", "setuptools", "wheel")
SWITCH: Final = "TANGLEDBANK_HASHES"  # "off" installs without checking
PIP: Final = ("-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install")


class Failed(Exception):
    """A failure of pip, which has printed the reason."""


def requirements_of(extras: Iterable[str]) -> list[Requirement]:
    """Return the requirements of the project with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def applies(requirement: Requirement, extras: Iterable[str] = ()) -> bool:
    """Return whether a requirement applies to this system and these extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": each}) for each in (*extras, ""))


class Installer:
    """Installs requirements and their dependencies, level by level."""

    def __init__(self) -> None:
        self.pins = read_pins()
        self.hashes = read_hashes()
        self.unlisted: list[str] = []
        self.met: set[tuple[str, frozenset[str]]] = set()

    def install(self, requirements: list[Requirement]) -> None:
        waiting = [each for each in requirements if applies(each)]
        while waiting:
            for each in waiting:
                self.check(each)
            self.install_level(waiting)
            waiting = [found for each in waiting for found in self.required_by(each)]

    def check(self, requirement: Requirement) -> None:
        """Fail if a pin contradicts a requirement of another package."""
        pin = self.pins.get(normal(requirement.name))
        if pin is not None and not requirement.specifier.contains(pin, prereleases=True):
            raise Failed(
                f"constraints/ pins {requirement.name}=={pin}, but {requirement} is needed"
            )

    def install_level(self, requirements: list[Requirement]) -> None:
        names = sorted({normal(each.name) for each in requirements})
        wanted = [name for name in names if not self.is_there(name)]
        listed = [name for name in wanted if name in self.hashes]
        if listed:
            self.install_listed(listed)
        for name in wanted:
            if name not in self.hashes:
                self.unlisted.append(name)
                line = next(str(each) for each in requirements if normal(each.name) == name)
                run_pip(*constraints(), line.partition(";")[0])
        importlib.invalidate_caches()

    def install_listed(self, names: list[str]) -> None:
        lines = []
        for name in names:
            version, digests = self.hashes[name]
            lines.append(" ".join([f"{name}=={version}", *(f"--hash=sha256:{d}" for d in digests)]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "requirements.txt"
            path.write_text("\n".join(lines) + "\n")
            run_pip("--no-deps", "--require-hashes", "--requirement", str(path))

    def is_there(self, name: str) -> bool:
        """Return whether a package is installed, at the pinned version if there is one."""
        try:
            found = distribution(name).version
        except PackageNotFoundError:
            return False
        return found.partition("+")[0] == self.pins.get(name, found.partition("+")[0])

    def required_by(self, requirement: Requirement) -> Iterator[Requirement]:
        """Yield the requirements of an installed package, unless they were checked before."""
        key = (normal(requirement.name), frozenset(requirement.extras))
        if key in self.met:
            return
        self.met.add(key)
        for line in distribution(requirement.name).requires or ():
            needed = Requirement(line)
            if applies(needed, requirement.extras):
                yield needed


def constraints() -> list[str]:
    return [word for each in LISTS for word in ("--constraint", str(FOLDER / f"{each}.txt"))]


def run_pip(*words: str) -> None:
    command = [sys.executable, *PIP, *words]
    if subprocess.call(command, env={**os.environ, "TANGLEDBANK_PURE": "1"}):
        raise Failed("pip could not install the requirements")


def main(words: list[str]) -> int:
    """Install the tools if `tools` is named, or else the project's requirements with extras."""
    tools = words == ["tools"]
    wanted = [Requirement(name) for name in TOOLS] if tools else requirements_of(words)
    try:
        if os.environ.get(SWITCH) == "off":
            run_pip(*constraints(), *(str(each) for each in wanted))
            return 0
        installer = Installer()
        installer.install(wanted)
    except Failed as failed:
        print(f"{failed}. If you use builds of your own, whose hashes are not in", flush=True)
        print(f"constraints/hashes.txt, install without checking: {SWITCH}=off make ...")
        return 1
    if installer.unlisted:
        print(f"Installed without a check of their hashes: {', '.join(installer.unlisted)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
