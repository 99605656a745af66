"""Build the package, compiled where possible.

`TANGLEDBANK_PURE=1` skips compiling; `TANGLEDBANK_REQUIRE_COMPILED=1` makes its failure an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compiling

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
REQUIRED = os.environ.get("TANGLEDBANK_REQUIRE_COMPILED") == "1"


def give_up(problem: str) -> None:
    """Go on without the compiled engine, or not at all."""
    if REQUIRED:
        sys.exit(f"error: the engine was not compiled: {problem}")
    print(
        f"warning: the engine was not compiled ({problem}); it will run as plain Python, "
        "many times slower",
        file=sys.stderr,
    )


def wanted_extensions() -> list[Any]:
    """The compiled modules, if this command builds anything and they translate to C."""
    if not BUILDING & set(sys.argv) or os.environ.get("TANGLEDBANK_PURE") == "1":
        return []
    if lacking := compiling.lacks():
        give_up(f"this system lacks {lacking}")
        return []
    try:
        return compiling.extensions()
    except (Exception, SystemExit) as error:
        give_up(f"mypyc refused it, see above: {error!r}")
        return []


class BuildEngine(build_ext):
    """Compile on all cores; a failure leaves a package of plain Python."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            give_up(str(error))
            self.extensions = []

    def build_extensions(self) -> None:
        self.compiler.compile = compiling.in_parallel(self.compiler.compile)
        super().build_extensions()


setup(ext_modules=wanted_extensions(), cmdclass={"build_ext": BuildEngine})
