"""Set-up: the Python of .venv, and when packages are installed again."""

import sys

import pytest

from scripts import setup_venv, test_pythons


@pytest.fixture
def project(monkeypatch, tmp_path):
    """Simulate an empty project, and record the calls of pip and venv."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "constraints").mkdir()
    for name in setup_venv.SOURCES:
        (tmp_path / name).write_text("")
    (tmp_path / ".venv").mkdir()
    calls = []
    monkeypatch.setattr(setup_venv, "pinned", lambda *words: calls.append(",".join(words)) or 0)
    monkeypatch.setattr(setup_venv, "link", lambda: calls.append("link") or 0)
    monkeypatch.setattr(setup_venv, "make_environment", lambda: calls.append("venv") or 0)
    return calls


def test_an_environment_of_another_python_is_made_anew(project, monkeypatch):
    monkeypatch.setattr(setup_venv, "identity", lambda python: python)

    assert setup_venv.main([]) == 0
    assert project == ["venv"]


def test_an_environment_of_this_python_is_kept(project, monkeypatch):
    monkeypatch.setattr(setup_venv, "identity", lambda python: "3.11")

    assert setup_venv.main([]) == 0
    assert project == []


def test_what_is_installed_is_installed_again_only_when_its_files_change(project, tmp_path):
    setup_venv.install(["dev"])
    setup_venv.install(["dev"])
    setup_venv.install(["dev", "bench"])
    (tmp_path / "pyproject.toml").write_text("changed")
    setup_venv.install(["dev"])

    assert project == [
        *("tools", "dev", "link"),
        *("tools", "bench", "link"),
        *("tools", "dev", "link"),
    ]


def test_what_failed_is_tried_again(project, monkeypatch):
    monkeypatch.setattr(setup_venv, "link", lambda: project.append("failed") or 1)
    assert setup_venv.install(["dev"]) == setup_venv.install(["dev"]) == 1

    assert project == ["tools", "dev", "failed"] * 2


def test_a_name_that_stands_for_no_interpreter_is_none(tmp_path):
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)

    assert setup_venv.identity(str(shim)) == setup_venv.identity(str(tmp_path / "missing")) == ""
    assert setup_venv.identity(sys.executable) != ""


def test_a_python_is_found_by_running_it(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name, answer in (("python3.12", "exit 127"), ("python3", "echo 3.12")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{answer}\n")
        (tmp_path / name).chmod(0o755)

    assert test_pythons.find("3.12") == str(tmp_path / "python3")
    assert test_pythons.find("3.13") == ""
