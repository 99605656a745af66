"""The compiled build: its modules, its flags, and whether it is up to date."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
GROUP: Final = "tangledbank_engine"
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
STAMP: Final = ROOT / "build" / "engine.json"
# Most of the C code that mypyc writes handles errors, so larger functions are worth inlining than
# the compiler assumes; and no symbol can be replaced from outside.
INLINING: Final = (
    "-fno-semantic-interposition",
    "--param=max-inline-insns-auto=30",
    "--param=inline-min-speedup=15",
    "--param=inline-unit-growth=60",
)
DEVELOPER: Final = os.environ.get("TANGLEDBANK_DEVELOPER") == "1"  # builds faster, runs slower
# mypyc needs a path relative to the project
GENERATED: Final = "build/engine-developer" if DEVELOPER else "build/engine"


def modules() -> list[Path]:
    """Return the compiled modules, as listed in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["tangledbank"]
    found = {path for glob in settings["compiled"] for path in ROOT.glob(glob)}
    return sorted(path for path in found if path.name not in settings["interpreted"])


def libraries() -> list[Path]:
    """Return the files of a build in the source tree: one per module, and one for the group."""
    shims = [path.with_name(path.stem + SUFFIX) for path in modules()]
    return [SOURCE / f"{GROUP}__mypyc{SUFFIX}", *shims]


def fingerprint() -> str:
    """Return a hash of everything that determines the build."""
    digest = hashlib.sha256()
    for part in (sys.version, SUFFIX, version("mypy"), version("librt"), GENERATED):
        digest.update(part.encode())
    for path in [*modules(), Path(__file__)]:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Return whether the compiled build was made from the current sources."""
    if not STAMP.exists():
        return False
    return bool(json.loads(STAMP.read_text()) == fingerprint()) and all(
        path.exists() for path in libraries()
    )


def record_build(sources: str) -> None:
    """Record the fingerprint of the sources that were compiled.

    The package compares the times of its library and its sources, so the library must be newer
    than sources that are unchanged. Sources edited during the build stay newer.
    """
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(sources))
    if sources == fingerprint():
        libraries()[0].touch()


def remove_libraries(keep: Sequence[Path] = ()) -> None:
    """Remove compiled files from the source tree, because a stale one hides its source."""
    for path in SOURCE.rglob("*" + SUFFIX):
        if path not in keep:
            path.unlink()


def lacks() -> str:
    """Return what this system lacks for a compiled build, or ""."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    program = "#include <Python.h>\nint main(void) { return 0; }\n"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        if _fails([*compiler, "-c", _written(source, "int main(void) { return 0; }\n")], folder):
            return "a C compiler"
        include = "-I" + sysconfig.get_path("include")
        if _fails([*compiler, include, "-c", _written(source, program)], folder):
            return "the C headers of Python"
    return ""


def _written(path: Path, text: str) -> str:
    path.write_text(text)
    return str(path)


def _fails(command: list[str], folder: str) -> bool:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    except OSError:
        return True
    return done.returncode != 0


def extensions() -> list[Any]:
    """Translate the modules to C. A type error is printed and raises SystemExit."""
    from mypyc.build import mypycify

    # One C file without replaceable symbols lets the compiler inline across modules, which saves
    # about a sixth of all instructions. Incremental builds have one file per module instead, and
    # compile only changed ones.
    group = mypycify(
        [str(path.relative_to(ROOT)) for path in modules()],
        opt_level="0" if DEVELOPER else "3",
        debug_level="0",
        multi_file=DEVELOPER,
        group_name=GROUP,
        target_dir=GENERATED,
    )
    for extension in group:
        # Warnings would take minutes.
        extension.extra_compile_args += ["-w", "-Wno-all"]
        extension.extra_compile_args.extend(INLINING)
        extension.extra_compile_args.append("-ffp-contract=off")  # the same rounding as Python
    return list(group)


def in_parallel(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Make a compiler's `compile` parallel, and skip unchanged files."""

    def compile_changed(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            done = pool.map(lambda source: _compile_one(compile_all, source, options), sources)
            return [path for paths in done for path in paths]

    return compile_changed


def _compile_one(
    compile_all: Callable[..., list[str]], source: str, options: dict[str, Any]
) -> list[str]:
    note = Path(options["output_dir"], source).with_suffix(".key")
    key = _key(source, options)
    if note.exists():
        known, *objects = note.read_text().splitlines()
        if known == key and all(Path(path).exists() for path in objects):
            return objects
    objects = compile_all([source], **options)
    note.write_text("\n".join([key, *objects]))
    return objects


def _key(source: str, options: dict[str, Any]) -> str:
    """Return a hash of an object file's source, of all generated headers and of the flags."""
    digest = hashlib.sha256(repr(sorted(options.items())).encode() + sys.version.encode())
    for path in [Path(source), *sorted(Path(GENERATED).rglob("*.h"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()
