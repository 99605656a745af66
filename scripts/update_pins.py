"""Write constraints/hashes.txt: the SHA-256 of every file of every version that constraints/ pins.

It lists the files for all systems and Pythons, from the index that pip is configured to use. With
`--check`, it only checks that pins and hashes agree, which needs no index.

Run it with .venv/bin/python: pip has no public interface for this, and .venv has the pinned pip.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "constraints"
HASHES: Final = FOLDER / "hashes.txt"
LISTS: Final = ("dev", "bench", "lab", "docs")
# Builds for several processors or graphics cards share one version.
UNHASHED: Final = ("torch",)
PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})\b")
HEAD: Final = """\
# The SHA-256 of every file of the versions that the other lists pin, for all systems and Pythons.
# Written by scripts/update_pins.py. scripts/install_pinned.py installs only files listed here.
"""


def normal(name: str) -> str:
    """Return a name in normalized form."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read_pins(folder: Path = FOLDER) -> dict[str, str]:
    """Return the pinned versions by normalized name."""
    found: dict[str, str] = {}
    for each in LISTS:
        for line in (folder / f"{each}.txt").read_text().splitlines():
            if pin := PIN.match(line):
                name = normal(pin[1])
                if found.setdefault(name, pin[2]) != pin[2]:
                    raise SystemExit(f"constraints: {name} is pinned to two versions")
    return found


def read_hashes(path: Path = HASHES) -> dict[str, tuple[str, list[str]]]:
    """Return versions and file hashes by normalized name."""
    found: dict[str, tuple[str, list[str]]] = {}
    name = ""
    for line in path.read_text().splitlines():
        if pin := PIN.match(line):
            name = normal(pin[1])
            found[name] = (pin[2], [])
        if name and (digest := HASH.search(line)):
            found[name][1].append(digest[1])
    return found


def problems(folder: Path = FOLDER) -> Iterator[str]:
    """Yield missing and superfluous entries of hashes.txt."""
    pins, hashes = read_pins(folder), read_hashes(folder / HASHES.name)
    for name, version in sorted(pins.items()):
        found, digests = hashes.get(name, ("", []))
        if name not in UNHASHED and (found != version or not digests):
            yield f"constraints/hashes.txt: no hash for {name}=={version}"
    for name in sorted(set(hashes) - set(pins)):
        yield f"constraints/hashes.txt: {name} is not pinned"


def listed(pins: dict[str, str]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield each pin with the files of its version and their hashes, from the indexes."""
    from pip._internal.cli.req_command import RequirementCommand
    from pip._internal.commands import create_command
    from pip._internal.index.collector import parse_links
    from pip._internal.models.link import Link

    command = create_command("install")
    assert isinstance(command, RequirementCommand), "pip's install takes requirements"
    options, _ = command.parse_args([])
    with command.main_context():
        session = command.get_default_session(options)
        collector = command._build_package_finder(options, session)._link_collector
        for name, version in sorted(pins.items()):
            files: dict[str, str] = {}
            for address in collector.search_scope.get_index_urls_locations(name):
                page = collector.fetch_response(Link(address))
                for link in parse_links(page) if page is not None else ():
                    if version_of(link.filename, name) == version and link.hash_name == "sha256":
                        add(files, link.filename, str(link.hash))
            yield name, version, files


def version_of(filename: str, name: str) -> str:
    """Return the version in a file name, or "" if it is another kind of file."""
    stem = filename.removesuffix(".tar.gz").removesuffix(".zip").removesuffix(".whl")
    parts = stem.split("-")
    if filename.endswith(".whl"):
        return parts[1] if len(parts) >= 5 and normal(parts[0]) == name else ""
    return parts[-1] if stem != filename and normal("-".join(parts[:-1])) == name else ""


def add(files: dict[str, str], filename: str, digest: str) -> None:
    """Add the hash of a file. Raise an error if two indexes disagree."""
    if files.setdefault(filename, digest) != digest:
        raise SystemExit(f"two indexes disagree about the contents of {filename}")


def write(pins: dict[str, str], path: Path = HASHES) -> int:
    """Write the hashes of all pins. Return the number of files."""
    blocks, count = [HEAD], 0
    for name, version, files in listed({k: v for k, v in pins.items() if k not in UNHASHED}):
        if not files:
            raise SystemExit(f"no index has a file of {name}=={version} with its hash")
        digests = sorted(set(files.values()))
        hashes = " \\\n    ".join(f"--hash=sha256:{digest}" for digest in digests)
        blocks.append(f"{name}=={version} \\\n    {hashes}\n")
        count += len(digests)
        print(f"{name}=={version}: {len(digests)} files", flush=True)
    path.write_text("".join(blocks))
    return count


def main(words: list[str]) -> int:
    if "--check" in words:
        found = list(problems())
        print(*found, sep="\n", end="\n" if found else "")
        return 1 if found else 0
    print(f"{write(read_pins())} hashes are in constraints/hashes.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
