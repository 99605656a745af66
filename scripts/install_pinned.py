"""Install requirements at the versions of constraints/, each file checked against its hash.

Run by the Python of .venv, with whatever pip that has. Files whose hashes are not listed in
constraints/hashes.txt are refused before anything in them runs. What is needed here but not listed
there, as on a system that nobody has tried, is installed as pip finds it, and said.
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
SWITCH: Final = "TANGLEDBANK_HASHES"  # off: install without checking
PIP: Final = ("-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install")


class Failed(Exception):
    """pip did not succeed; it has said why."""


def requirements_of(extras: Iterable[str]) -> list[Requirement]:
    """What the project needs, with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def applies(requirement: Requirement, extras: Iterable[str] = ()) -> bool:
    """Whether a requirement is one on this system, for a package with these extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": each}) for each in (*extras, ""))


class Installer:
    """Installs requirements and what they require in turn, level by level."""

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
        """Pins that contradict what packages say of each other are a fault of ours."""
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
        """Whether a package is installed, at the version that is pinned if one is."""
        try:
            found = distribution(name).version
        except PackageNotFoundError:
            return False
        return found.partition("+")[0] == self.pins.get(name, found.partition("+")[0])

    def required_by(self, requirement: Requirement) -> Iterator[Requirement]:
        """What an installed package needs, if that was not looked at before."""
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
        raise Failed("pip could not install what is needed")


def main(words: list[str]) -> int:
    """Install the tools if `tools` is named, else what the project needs with the extras named."""
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
