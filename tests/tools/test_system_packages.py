"""`make test` names missing system packages, and how to skip their tests."""

import importlib.util

import pytest

from tools.compiling import ROOT


@pytest.fixture
def system(monkeypatch):
    spec = importlib.util.spec_from_file_location(
        "system_packages", ROOT / "scripts" / "system_packages.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(module.Need, "is_there", lambda need: False)
    return module


def test_whoever_may_not_install_is_told_what_to_install(system, capsys):
    assert system.main([]) == 1
    said = capsys.readouterr().out
    assert "apt-get install postgresql chromium" in said
    assert "make test SKIP=postgres,browser" in said


def test_what_is_skipped_is_not_asked_for(system, capsys):
    assert system.main(["browser"]) == 1
    assert "chromium" not in capsys.readouterr().out
    assert system.main(["browser", "postgres"]) == 0


def test_a_wrong_name_is_not_taken_for_a_wish(system, capsys):
    assert system.main(["firefox"]) == 1
    assert "postgres, browser" in capsys.readouterr().out
