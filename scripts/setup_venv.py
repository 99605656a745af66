"""Set up .venv: make the environment, then install the requirements of the named extras.

Run it with the Python for .venv. A Python that is too old must be able to parse this file. Finished
steps are skipped, so running it again takes almost no time.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys

FOLDER = ".venv"
PYTHON = os.path.join(FOLDER, "bin", "python")
NOTE = os.path.join(FOLDER, "ready.json")  # installed extras
SOURCES = (
    "pyproject.toml",
    "constraints/dev.txt",
    "constraints/bench.txt",
    "constraints/lab.txt",
    "constraints/docs.txt",
    "constraints/hashes.txt",
)
OLDEST = (3, 11)
IDENTITY = "import os, sys; print(sys.version, os.path.realpath(sys.base_prefix))"


def main(extras: list[str]) -> int:
    if sys.version_info < OLDEST:
        print("Python 3.11 or newer is needed. Pass it with make PYTHON=...")
        return 1
    if identity(PYTHON) != identity(sys.executable):
        code = make_environment()
        if code:
            return code
    return install(extras)


def identity(python: str) -> str:
    """Return the version and place of a Python by running it, or "" if it does not run."""
    try:
        done = subprocess.run([python, "-c", IDENTITY], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout


def make_environment() -> int:
    print("Making a virtual environment in .venv ...", flush=True)
    if os.path.islink(FOLDER):
        os.unlink(FOLDER)
    shutil.rmtree(FOLDER, ignore_errors=True)
    code = subprocess.call([sys.executable, "-m", "venv", FOLDER])
    if code:
        print("This Python cannot make one: it needs its venv module (Debian: python3-venv).")
    return code


def install(extras: list[str]) -> int:
    """Install the requirements of the extras, unless they are up to date."""
    done = installed()
    key = fingerprint()
    wanted = [extra for extra in extras if done.get(extra) != key]
    if not wanted:
        return 0
    print("Installing packages into .venv ({}) ...".format(", ".join(wanted)), flush=True)
    code = pinned("tools") or pinned(*wanted) or link()
    if code == 0:
        with open(NOTE, "w") as file:
            json.dump({**done, **dict.fromkeys(wanted, key)}, file)
    return code


def installed() -> dict[str, str]:
    try:
        with open(NOTE) as file:
            return dict(json.load(file))
    except (OSError, ValueError):
        return {}


def fingerprint() -> str:
    digest = hashlib.sha256()
    for name in SOURCES:
        with open(name, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def pinned(*words: str) -> int:
    """Install the tools, or the requirements of extras, at their pinned versions."""
    return subprocess.call([PYTHON, "-m", "scripts.install_pinned", *words])


def link() -> int:
    """Install the project in editable mode. The engine is compiled later."""
    words = ("--quiet", "--quiet", "--disable-pip-version-check", "install", "--no-deps")
    command = [PYTHON, "-m", "pip", *words, "--no-build-isolation", "--editable", "."]
    return subprocess.call(command, env={**os.environ, "TANGLEDBANK_PURE": "1"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
