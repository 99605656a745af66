"""The engine is compiled wherever it can be, and nothing falls back to plain Python unnoticed."""

import importlib
import os
import tomllib
from pathlib import Path

import pytest

from tangledbank import _compat
from tools import compiling


def need_compiled_build():
    if os.environ.get("TANGLEDBANK_PURE") == "1":
        pytest.skip("plain Python was asked for")
    if lacking := compiling.lacks():
        pytest.skip(f"this system lacks {lacking}: the suite runs on plain Python")


def test_the_compiled_build_is_made_from_these_sources():
    need_compiled_build()

    assert compiling.is_current(), "the compiled build is out of date: run make build"
    assert _compat.compiled(), _compat.build_info()


def test_every_module_of_the_group_is_loaded_compiled():
    need_compiled_build()

    names = [path.relative_to(compiling.SOURCE).with_suffix("") for path in compiling.modules()]
    files = [importlib.import_module(".".join(name.parts)).__file__ or "" for name in names]

    assert [file for file in files if not file.endswith(compiling.SUFFIX)] == []


def test_plain_python_is_what_runs_when_asked_for():
    if os.environ.get("TANGLEDBANK_PURE") != "1":
        pytest.skip("this run is for the compiled form")

    flow = importlib.import_module("tangledbank.core.flow")

    assert not _compat.compiled()
    assert Path(flow.__file__ or "").suffix == ".py"


def test_the_group_holds_the_engine_and_none_of_its_edges():
    names = {path.name for path in compiling.modules()}

    assert {"flow.py", "rules.py", "phases.py"} <= names
    assert not {"__init__.py", "codec.py", "notation.py", "match.py"} & names


def test_exactly_the_listed_modules_are_compiled():
    """A rename cannot move code in or out of the compiled set unless the list says so, too."""
    package = compiling.SOURCE / "tangledbank"
    paths = [path.relative_to(package).with_suffix("") for path in compiling.modules()]
    found = {".".join(path.parts) for path in paths}
    listed = set(Path(__file__).with_name("compiled_modules.txt").read_text().split())

    assert sorted(found - listed) == [], "compiled, but not in compiled_modules.txt"
    assert sorted(listed - found) == [], "in compiled_modules.txt, but not compiled"


def test_the_project_file_names_only_files_that_exist():
    with (compiling.ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    settings = project["tool"]["tangledbank"]
    names = {path.name for path in compiling.SOURCE.rglob("*.py")}

    assert [glob for glob in settings["compiled"] if not any(compiling.ROOT.glob(glob))] == []
    assert [name for name in settings["interpreted"] if name not in names] == []
    assert all((compiling.ROOT / name).exists() for name in project["project"]["license-files"])


def test_a_compiled_file_of_other_sources_is_removed(tmp_path, monkeypatch):
    monkeypatch.setattr(compiling, "SOURCE", tmp_path)
    stale = tmp_path / f"stale{compiling.SUFFIX}"
    kept = tmp_path / f"kept{compiling.SUFFIX}"
    stale.touch()
    kept.touch()

    compiling.remove_libraries(keep=[kept])

    assert list(tmp_path.iterdir()) == [kept]


def test_only_a_changed_source_is_compiled_again(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    compiled = []

    def compile_all(sources, **options):
        compiled.extend(sources)
        paths = [Path(options["output_dir"], source).with_suffix(".o") for source in sources]
        for path in paths:
            path.touch()
        return [str(path) for path in paths]

    compile_changed = compiling.in_parallel(compile_all)
    Path("out").mkdir()
    Path("a.c").write_text("int a;")
    Path("b.c").write_text("int b;")
    compile_changed(["a.c", "b.c"], output_dir="out")
    Path("b.c").write_text("int c;")

    objects = compile_changed(["a.c", "b.c"], output_dir="out")

    assert sorted(compiled) == ["a.c", "b.c", "b.c"]
    assert objects == ["out/a.o", "out/b.o"]


def test_a_system_without_a_compiler_is_told_apart(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")

    assert compiling.lacks() == "a C compiler"
