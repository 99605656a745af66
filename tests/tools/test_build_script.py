"""The build script: messages and exit status if compiling is impossible or fails."""

import sys

import pytest

from scripts import build
from tools import compiling


@pytest.fixture
def stale(monkeypatch, tmp_path):
    """Simulate an uncompiled source tree on a system that can compile."""
    monkeypatch.delenv("TANGLEDBANK_PURE", raising=False)
    monkeypatch.setattr(sys, "argv", ["build.py"])
    monkeypatch.setattr(build, "LOG", tmp_path / "engine.log")
    monkeypatch.setattr(compiling, "SOURCE", tmp_path)
    monkeypatch.setattr(compiling, "is_current", lambda: False)
    monkeypatch.setattr(compiling, "lacks", lambda: "")
    return monkeypatch


def fail_to_build(patch):
    script = "import sys; print('rules.py:1: error: wrong type'); sys.exit(1)"
    start = build.subprocess.Popen
    patch.setattr(
        build.subprocess, "Popen", lambda _, **rest: start([sys.executable, "-c", script], **rest)
    )


def test_a_system_without_a_compiler_goes_on_in_plain_python(stale, capsys):
    stale.setattr(compiling, "lacks", lambda: "a C compiler")

    assert build.main() == 0
    assert "lacks a C compiler: the engine runs as plain Python" in capsys.readouterr().out


def test_a_failure_shows_the_errors_and_leaves_nothing_compiled(stale, capsys, tmp_path):
    fail_to_build(stale)
    left = tmp_path / f"rules{compiling.SUFFIX}"
    left.touch()

    assert build.main() == 1
    assert "rules.py:1: error: wrong type" in capsys.readouterr().out
    assert not left.exists()


def test_whoever_only_wants_to_play_is_not_stopped_by_a_failure(stale, capsys):
    fail_to_build(stale)
    stale.setattr(sys, "argv", ["build.py", "--optional"])

    assert build.main() == 0
    assert "could not be compiled" in capsys.readouterr().out


def test_sources_edited_during_a_build_are_not_recorded_as_compiled(stale, tmp_path):
    prints = iter(["before", "after"])
    start = build.subprocess.Popen
    stale.setattr(compiling, "STAMP", tmp_path / "engine.json")
    stale.setattr(compiling, "fingerprint", lambda: next(prints))
    stale.setattr(
        build.subprocess, "Popen", lambda _, **rest: start([sys.executable, "-c", ""], **rest)
    )

    assert build.main() == 0
    assert compiling.STAMP.read_text() == '"before"'
    assert not compiling.libraries()[0].exists(), "the library stays older than the edited source"
