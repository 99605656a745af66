"""What the package offers is loaded on demand, and is all there."""

import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank
import tangledbank.api


def run(code):
    """Run code in a process that has loaded nothing yet."""
    folder = Path(tangledbank.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", [name for name in tangledbank.__all__ if name != "games"])
def test_everything_offered_is_that_of_the_api(name):
    assert getattr(tangledbank, name) is getattr(tangledbank.api, name)


def test_the_games_can_be_named_first():
    assert run("import tangledbank; print(*tangledbank.games())").startswith("evolution climate")


def test_the_games_can_be_imported_first():
    code = "from tangledbank import games; from tangledbank.games import KITS; print(games())"
    assert run(code).startswith("['evolution', ")


def test_errors_can_be_named_without_importing_their_module():
    assert run("import tangledbank as t; print(t.core.errors.BadOptions.__name__)") == "BadOptions"


def test_everything_can_be_imported_by_a_star():
    assert run("from tangledbank import *; print(new('evolution', seed=1).over)") == "False"


def test_what_is_not_there_is_missed():
    with pytest.raises(AttributeError, match="'tangledbank' has no attribute 'nonsense'"):
        tangledbank.nonsense  # noqa: B018


def test_completion_knows_what_is_offered():
    assert set(tangledbank.__all__) <= set(dir(tangledbank))
