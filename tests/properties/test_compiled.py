"""The compiled engine and plain Python play the same games, choice by choice."""

import os
import subprocess
import sys

import pytest

from tangledbank import _compat
from tools.compiling import ROOT


def test_both_forms_of_the_engine_play_the_same_games():
    if not _compat.compiled():
        pytest.skip(f"there is no compiled build to compare with: {_compat.build_info()}")

    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "check_compiled.py", "--seeds", "20"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "are the same in both forms" in done.stdout
