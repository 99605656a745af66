"""The program starts fast: commands load only the modules they need."""

import os
import subprocess
import sys

import pytest

SLOW = (
    "agents",
    "api",
    "cli.display",
    "cli.arguments",
    "core.game",
    "lab",
    "server",
    "texts.game_texts",
)
OTHERS = ("asyncio", "babel", "numpy", "sqlalchemy", "tqdm")
CHECK = """
import atexit, sys
from tangledbank.cli.main import main
atexit.register(lambda: print(*sorted(sys.modules), sep="\\n", file=sys.stderr))
main()
"""


def loaded(*words):
    """Return the modules that a command has loaded when it ends."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", CHECK, *words],
        capture_output=True,
        env=environment,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0 and done.stdout, done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["play", "--help"]])
def test_help_is_there_before_any_game_is_loaded(words):
    modules = loaded(*words)

    assert "tangledbank.cli.main" in modules
    assert not modules & {f"tangledbank.{name}" for name in SLOW}
    assert not modules & set(OTHERS)


def test_the_package_is_there_before_any_game_is_loaded():
    code = "import tangledbank, sys; print(tangledbank.__version__, *sys.modules, sep='\\n')"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment, text=True, check=True
    )

    assert not set(done.stdout.split()) & {"tangledbank.api", "tangledbank.games"}
