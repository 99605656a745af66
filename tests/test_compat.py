"""Which form of the engine is loaded, tried on a small package in a process of its own."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tools.compiling import ROOT

THING = """
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    count: i64 = 3

buffer = vec[i64]([0] * 3)
buffer[1] = 7
grown = append(vec[i64](capacity=2), 5)
"""

REPORT = """
import tangledbank._compat as compat
from tangledbank.core import thing
print(compat.build_info())
print(compat.compiled(), thing.__file__.endswith(".py"), type(thing.buffer).__name__)
print(list(thing.buffer), list(thing.grown), thing.Thing.count)
"""


@pytest.fixture
def package(tmp_path):
    """A copy of the choosing module, with one engine module beside it."""
    core = tmp_path / "tangledbank" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text("from tangledbank import _compat as _compat\n")
    source = ROOT / "src" / "tangledbank" / "_compat.py"
    (core.parent / "_compat.py").write_text(source.read_text())
    (core / "__init__.py").touch()
    (core / "thing.py").write_text(THING)
    return tmp_path


def break_compiled_form(package):
    (package / "tangledbank" / "core" / f"thing{EXTENSION_SUFFIXES[0]}").write_text("not a library")


def report(package, before="", pure=False):
    environment = {**os.environ, "PYTHONPATH": str(package)}
    environment["TANGLEDBANK_PURE"] = "1" if pure else ""
    done = subprocess.run(
        [sys.executable, "-c", before + REPORT],
        env=environment,
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_sources_run_where_nothing_is_compiled(package):
    assert report(package) == [
        "pure Python (no compiled build found)",
        "False True list",
        "[0, 7, 0] [5] 3",
    ]


def test_plain_python_can_be_forced_past_a_compiled_file(package):
    break_compiled_form(package)

    assert report(package, pure=True)[:2] == ["pure Python (forced)", "False True list"]


def test_a_compiled_file_that_does_not_load_is_passed_over(package):
    break_compiled_form(package)

    first, second, _ = report(package)

    assert first.startswith("pure Python (the compiled build does not load: ")
    assert second == "False True list"


def test_a_checkout_edited_since_it_was_compiled_runs_from_its_sources(package):
    break_compiled_form(package)
    checkout = package / "src"
    checkout.mkdir()
    (package / "tangledbank").rename(checkout / "tangledbank")
    (package / "pyproject.toml").touch()

    stale = report(checkout)
    (checkout / f"engine__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    fresh = report(checkout)

    assert stale[0].startswith("pure Python (sources were edited since they were compiled")
    assert fresh[0].startswith("pure Python (the compiled build does not load")


@pytest.mark.parametrize("missing", ["librt", "mypy_extensions"])
@pytest.mark.parametrize("pure", [False, True])
def test_a_missing_library_has_a_stand_in(package, missing, pure):
    break_compiled_form(package)

    lines = report(package, f"import sys; sys.modules[{missing!r}] = None\n", pure)

    assert lines[0].startswith("pure Python (")
    assert lines[1:] == ["False True list", "[0, 7, 0] [5] 3"]


def test_other_packages_keep_the_real_c_interface(package):
    before = "import librt.vecs as real\n"
    check = "import librt.vecs as ours\nassert ours is not real and ours._C_API is real._C_API\n"

    assert report(package, before + "import tangledbank\n" + check, pure=True)
