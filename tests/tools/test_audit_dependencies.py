"""`make audit` finds faults, and never takes silence for success."""

import json
import subprocess
from importlib.metadata import PathDistribution

import pytest

from scripts import audit_dependencies


def test_the_lists_of_this_repository_are_in_order():
    for check in (
        audit_dependencies.check_pins,
        audit_dependencies.check_lock,
        audit_dependencies.check_licences,
    ):
        assert check().faults == []


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Return an installed package and its folder."""
    monkeypatch.setattr(audit_dependencies.update_pins, "read_pins", lambda: {"tba": "1"})
    (tmp_path / "tba.py").write_text("ONE = 1\n")
    info = tmp_path / "tba-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tba\nVersion: 1\n")
    digest = audit_dependencies.digest(tmp_path / "tba.py")
    (info / "RECORD").write_text(
        f"tba.py,sha256={digest},8\ntba-1.dist-info/RECORD,,\n__pycache__/tba.pyc,,\n"
    )
    return tmp_path, PathDistribution(info)


def test_an_installed_package_is_as_it_was(package):
    assert audit_dependencies.check_installed([package[1]]).faults == []


def test_changed_missing_and_unpinned_files_are_named(package, monkeypatch):
    folder, found = package
    (folder / "tba.py").write_text("ONE = 2\n")
    assert audit_dependencies.check_installed([found]).faults == ["tba: tba.py was changed"]
    (folder / "tba.py").unlink()
    assert audit_dependencies.check_installed([found]).faults == ["tba: tba.py was changed"]
    monkeypatch.setattr(audit_dependencies.update_pins, "read_pins", lambda: {"tba": "2"})
    assert (
        "tba 1 is not the version that is pinned"
        in audit_dependencies.check_installed([found]).faults
    )


def test_faults_of_a_lock_file_are_named(tmp_path):
    packages = {
        "": {"name": "web"},
        "node_modules/good": {"integrity": "sha512-x", "license": "MIT"},
        "node_modules/bad": {"resolved": "address", "integrity": "sha1-x", "license": "Secret"},
    }
    path = tmp_path / "lock.json"
    path.write_text(json.dumps({"packages": packages}))

    assert audit_dependencies.check_lock(path).faults == [
        "node_modules/bad names an address",
        "node_modules/bad has no hash",
        "node_modules/bad has the licence Secret",
    ]


def test_a_package_without_a_licence_is_named(tmp_path):
    path = tmp_path / "THIRD_PARTY.md"
    path.write_text("| package | used for | licence |\n| click, tqdm | x | MIT |\n")

    faults = audit_dependencies.check_licences(path).faults
    assert (
        "starlette is not in THIRD_PARTY.md" in faults
        and "svelte is not in THIRD_PARTY.md" in faults
    )
    assert not any("click" in fault for fault in faults)


@pytest.mark.parametrize(
    ("answer", "checked", "faults"),
    [
        ({"vulnerabilities": {}}, True, []),
        ({"vulnerabilities": {"a": {"name": "a", "severity": "high"}}}, True, ["a: high"]),
        ({"message": "405 Method Not Allowed", "method": "POST"}, False, []),
        ({"error": {"summary": "no network"}}, False, []),
        ({}, False, []),
    ],
)
def test_npm_audit_is_read(monkeypatch, answer, checked, faults):
    monkeypatch.setattr(audit_dependencies, "run_npm", lambda *words: json.dumps(answer))
    found = audit_dependencies.check_npm()

    assert (found.checked, found.faults) == (checked, faults)


CLEAN = {"name": "a", "version": "1", "vulns": []}
FAULTY = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}, {"id": "CVE-2"}]}
SKIPPED = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "checked", "faults", "note"),
    [
        ([CLEAN], True, [], ""),
        ([CLEAN, FAULTY], True, ["b 2: PYSEC-1, CVE-2"], ""),
        ([CLEAN, SKIPPED], True, [], "not looked up: c"),
        ([SKIPPED, SKIPPED], False, [], "the advisory database gives no answers"),
        ([], False, [], "the advisory database gives no answers"),
    ],
)
def test_pip_audit_is_read(monkeypatch, packages, checked, faults, note):
    monkeypatch.setattr(
        audit_dependencies, "run_pip_audit", lambda lines: json.dumps({"dependencies": packages})
    )
    found = audit_dependencies.check_pip()

    assert (found.checked, found.faults, found.note) == (checked, faults, note)


@pytest.mark.parametrize(
    "error", [OSError("gone"), ValueError("no answer"), subprocess.TimeoutExpired("x", 1)]
)
def test_a_tool_that_fails_has_checked_nothing(monkeypatch, error):
    def fail(*words):
        raise error

    monkeypatch.setattr(audit_dependencies, "run_npm", fail)
    monkeypatch.setattr(audit_dependencies, "run_pip_audit", fail)
    assert not audit_dependencies.check_npm().checked and not audit_dependencies.check_pip().checked


def test_what_was_not_checked_is_said_and_is_no_fault(capsys):
    good, unknown = (
        audit_dependencies.Found("Good", []),
        audit_dependencies.Found("Advisories", [], "offline", checked=False),
    )

    assert audit_dependencies.report([good, unknown]) == 0
    out = capsys.readouterr().out
    assert "ok: Good\n" in out and "NOT CHECKED: Advisories (offline)" in out
    assert "No advisory data" in out
    assert audit_dependencies.report([good, audit_dependencies.Found("Bad", ["because"])]) == 1
    out = capsys.readouterr().out
    assert "FAULT: Bad\n    because\n" in out and "No advisory data" not in out
