"""Pins have complete hashes, which are checked before installation."""

import hashlib
import importlib
import subprocess
import sys
import zipfile

import pytest
from pip._vendor.packaging.requirements import Requirement

from scripts import install_pinned, update_pins

DIGEST = "ab" * 32


def test_every_pin_has_its_hashes():
    assert list(update_pins.problems()) == []


def test_hashes_are_for_many_systems():
    """Compiled packages have files for several systems and Pythons."""
    hashes = update_pins.read_hashes()

    assert len(hashes["numpy"][1]) > 20 and len(hashes["uvloop"][1]) > 20


@pytest.fixture
def folder(tmp_path):
    for name in update_pins.LISTS:
        (tmp_path / f"{name}.txt").write_text("# a list\n")
    (tmp_path / "dev.txt").write_text("One==1.0\ntwo.words==2\n")
    (tmp_path / "hashes.txt").write_text(
        f"one==1.0 \\\n    --hash=sha256:{DIGEST} \\\n    --hash=sha256:{'cd' * 32}\n"
        f"two-words==2 \\\n    --hash=sha256:{'ef' * 32}\n"
    )
    return tmp_path


def test_pins_and_hashes_are_read(folder):
    assert update_pins.read_pins(folder) == {"one": "1.0", "two-words": "2"}
    assert update_pins.read_hashes(folder / "hashes.txt") == {
        "one": ("1.0", [DIGEST, "cd" * 32]),
        "two-words": ("2", ["ef" * 32]),
    }
    assert list(update_pins.problems(folder)) == []


def test_what_is_missing_or_left_over_is_named(folder):
    (folder / "lab.txt").write_text("three==3\ntorch==2\n")
    (folder / "dev.txt").write_text("one==1.1\n")

    assert list(update_pins.problems(folder)) == [
        "constraints/hashes.txt: no hash for one==1.1",
        "constraints/hashes.txt: no hash for three==3",
        "constraints/hashes.txt: two-words is not pinned",
    ]
    (folder / "lab.txt").write_text("one==2\n")
    with pytest.raises(SystemExit, match="two versions"):
        update_pins.read_pins(folder)


@pytest.mark.parametrize(
    ("filename", "name", "version"),
    [
        ("two_words-2-py3-none-any.whl", "two-words", "2"),
        ("One-1.0-1-cp311-cp311-win32.whl", "one", "1.0"),
        ("two.words-2.tar.gz", "two-words", "2"),
        ("two-words-2.zip", "two-words", "2"),
        ("words-2.tar.gz", "two-words", ""),
        ("one-1.0.exe", "one", ""),
        ("one-1.0-py3.7.egg", "one", ""),
    ],
)
def test_files_tell_their_version(filename, name, version):
    assert update_pins.version_of(filename, name) == version


def test_indexes_that_disagree_are_not_believed():
    files = {}
    update_pins.add(files, "one-1.0.tar.gz", DIGEST)
    update_pins.add(files, "one-1.0.tar.gz", DIGEST)
    with pytest.raises(SystemExit, match="disagree"):
        update_pins.add(files, "one-1.0.tar.gz", "cd" * 32)


# Installing


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Return local packages that pip installs into a folder without an index."""
    wheels, target = tmp_path / "wheels", tmp_path / "target"
    wheels.mkdir()
    target.mkdir()
    monkeypatch.syspath_prepend(str(target))
    calls = []

    def run_pip(*words):
        calls.append([word for word in words if word.startswith("--")])
        place = ["--no-index", "--find-links", wheels, "--target", target]
        command = [sys.executable, *install_pinned.PIP, *place, "--upgrade", *words]
        if subprocess.run(command, capture_output=True).returncode:
            raise install_pinned.Failed("pip could not install what is needed")
        importlib.invalidate_caches()

    monkeypatch.setattr(install_pinned, "run_pip", run_pip)
    monkeypatch.setattr(install_pinned, "constraints", lambda: ["--pre"])
    return wheels, target, calls


def add_package(wheels, name, version, *requires):
    """Write a package as a wheel, and return its hash."""
    info = f"{name}-{version}.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    lines += [f"Requires-Dist: {each}" for each in requires]
    path = wheels / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(f"{name}.py", f"VERSION = {version!r}\n")
        file.writestr(f"{info}/METADATA", "\n".join(lines) + "\n")
        file.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        file.writestr(f"{info}/RECORD", "")
    return hashlib.sha256(path.read_bytes()).hexdigest()


def installer(**listed):
    made = install_pinned.Installer()
    made.pins = {name: version for name, (version, _) in listed.items()}
    made.hashes = {
        name: (version, [digest]) for name, (version, digest) in listed.items() if digest
    }
    return made


def installed(target):
    return sorted(path.name.partition(".dist-info")[0] for path in target.glob("*.dist-info"))


def test_requirements_are_followed_level_by_level_and_checked(shelf):
    wheels, target, calls = shelf
    more = ["tbb>=1; python_version >= '3'", "tbc; extra == 'fast'", "tbd; sys_platform == 'never'"]
    listed = {
        "tba": ("1", add_package(wheels, "tba", "1", *more)),
        "tbb": ("2", add_package(wheels, "tbb", "2", "tba")),
        "tbc": ("3", add_package(wheels, "tbc", "3")),
    }
    work = installer(**listed)
    work.install([Requirement("tba[fast]>=1"), Requirement("tbz; python_version < '3'")])

    assert installed(target) == ["tba-1", "tbb-2", "tbc-3"] and work.unlisted == []
    assert calls == [["--no-deps", "--require-hashes", "--requirement"]] * 2
    again = installer(**listed)
    again.install([Requirement("tba[fast]>=1")])
    assert len(calls) == 2, "what is there is not installed again"


def test_a_file_that_was_changed_is_refused(shelf):
    wheels, target, _ = shelf
    add_package(wheels, "tba", "1")
    with pytest.raises(install_pinned.Failed):
        installer(tba=("1", DIGEST)).install([Requirement("tba")])
    assert installed(target) == []


def test_another_version_is_replaced(shelf):
    wheels, target, _ = shelf
    first, second = (add_package(wheels, "tba", version) for version in ("1", "2"))
    installer(tba=("1", first)).install([Requirement("tba")])
    installer(tba=("2", second)).install([Requirement("tba")])
    assert "tba-2" in installed(target)


def test_what_is_not_listed_is_installed_and_said(shelf, capsys, monkeypatch):
    wheels, target, calls = shelf
    add_package(wheels, "tba", "1+local", "tbb; python_version > '3'")
    add_package(wheels, "tbb", "2")
    work = installer(tba=("1", ""))
    monkeypatch.setattr(install_pinned, "Installer", lambda: work)
    monkeypatch.setattr(install_pinned, "requirements_of", lambda extras: [Requirement("tba")])

    assert install_pinned.main(["some"]) == 0
    assert installed(target) == ["tba-1+local", "tbb-2"] and calls == [["--pre"]]
    assert "without a check of their hashes: tba." in capsys.readouterr().out


def test_pins_that_contradict_a_requirement_are_named(shelf, capsys, monkeypatch):
    work = installer(tba=("1", DIGEST))
    monkeypatch.setattr(install_pinned, "Installer", lambda: work)
    monkeypatch.setattr(install_pinned, "requirements_of", lambda extras: [Requirement("tba>=2")])

    assert install_pinned.main([]) == 1
    assert "pins tba==1, but tba>=2 is needed" in capsys.readouterr().out


def test_checking_can_be_switched_off(shelf, monkeypatch):
    wheels, target, calls = shelf
    add_package(wheels, "tba", "1")
    monkeypatch.setenv(install_pinned.SWITCH, "off")
    monkeypatch.setattr(install_pinned, "requirements_of", lambda extras: [Requirement("tba")])

    assert install_pinned.main(["some"]) == 0
    assert installed(target) == ["tba-1"] and calls == [["--pre"]]


def test_the_project_says_what_it_needs():
    names = {each.name for each in install_pinned.requirements_of(["server", "postgres"])}
    assert {"click", "starlette", "psycopg"} <= names and "pytest" not in names
