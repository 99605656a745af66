"""Build the packages into dist/, and test them in clean environments.

There is a source package, and a wheel of plain Python for every system. Both contain the browser
client, all texts and the documentation. The script reports each test:

- no file is missing, and the metadata is valid;
- the wheel and the source package install and play without a compiler and without Node;
- the source package compiles if there is a compiler (`--quick` skips that: it takes minutes).
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import distribution
from pathlib import Path
from typing import Final
from urllib.error import URLError

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
PATIENCE: Final = 60  # seconds for a server to start
MOST: Final = 15_000_000  # bytes of an installation without extras, bytecode included
OF_VENV: Final = ("pip", "pkg_resources", "setuptools", "_distutils", "distutils")
PACKAGE: Final = ROOT / "src" / "tangledbank"
SITE: Final = ROOT / "build" / "site"
BOOK: Final = PACKAGE / "manual.zip"
MODULES: Final = ROOT / "web" / "node_modules"
BUNDLED: Final = ("svelte", "clsx", "esm-env", "@fluent/bundle", "uqr")  # packages in the client
PINS: Final = [f"--constraint={ROOT / 'constraints' / name}.txt" for name in ("dev", "lab", "docs")]
MEMBERS: Final = (
    "tangledbank/py.typed",
    "tangledbank/api.py",
    "tangledbank/web/index.html",
    "tangledbank/web/index.html.br",
    "tangledbank/web/licenses.txt",
    "tangledbank/manual.zip",
    *(f"tangledbank/texts/{lang}/common.ftl" for lang in ("en", "fr", "ru")),
    "tangledbank/lessons/scenes/evolution.lesson",
    "tangledbank/games/oceans/data/oceans.json",
    "tangledbank/agents/characters/steady.json",
    "tangledbank/lab/report.css",
)
PAGES: Final = (
    "index.html",
    "rules/evolution/index.html",
    "search/search_index.json",
    "licenses.txt",
)
GAME: Final = """
import tangledbank
match = tangledbank.new("oceans", players=2, seed=3)
while not match.over:
    match.answer_forced()
    for question in match.open[:1]:
        match.do(match.legal(question.seat)[-1])
print(len(match.record.choices), "choices, points", [score.total for score in match.scores()])
"""


class Broken(Exception):
    """A package that fails a test."""


def main(words: list[str]) -> int:
    try:
        make_packages()
        for prove in (prove_contents, prove_metadata, prove_wheel, prove_source):
            prove()
        if "--quick" not in words:
            prove_compiling()
    except (Broken, subprocess.CalledProcessError) as error:
        print(f"make dist: {error}", file=sys.stderr)
        return 1
    return 0


# Building


def make_packages() -> None:
    say("Building the packages ...")
    shutil.rmtree(DIST, ignore_errors=True)
    write_licences()
    pack_manual()
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST)]
    with source_tree() as tree:
        run([*build, "--sdist", str(tree)])
    run([*build, "--wheel", unpacked()], TANGLEDBANK_PURE="1")
    for path in sorted(DIST.iterdir()):
        say(f"  {path.name}: {path.stat().st_size / 1e6:.1f} MB")


@contextmanager
def source_tree() -> Iterator[Path]:
    """Yield a copy of the sources without compiled files and earlier builds."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", ".built")
        shutil.copytree(ROOT / "src", tree / "src", ignore=skip)
        shutil.copytree(ROOT / "tools", tree / "tools", ignore=skip)
        for path in ROOT.iterdir():
            if path.is_file() and not path.name.startswith("."):
                shutil.copy(path, tree)
        yield tree


def unpacked() -> str:
    """Unpack the source package; the wheel is built from it alone."""
    folder = ROOT / "build" / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(package("*.tar.gz")) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # since Python 3.11.4
        archive.extractall(folder)
    return str(next(folder.iterdir()))


def write_licences() -> None:
    """Write the licences of bundled software into the package."""
    texts = [f"{name}\n\n{licence_of(name)}" for name in BUNDLED]
    (PACKAGE / "web" / "licenses.txt").write_text(divided(texts), encoding="utf-8")
    theme = f"mkdocs-material\n\n{text_in('mkdocs-material')}"
    (SITE / "licenses.txt").write_text(theme, encoding="utf-8")


def pack_manual() -> None:
    """Pack the documentation into one reproducible file."""
    with zipfile.ZipFile(BOOK, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as book:
        for path in sorted(path for path in SITE.rglob("*") if path.is_file()):
            page = zipfile.ZipInfo(path.relative_to(SITE).as_posix())
            page.compress_type = zipfile.ZIP_DEFLATED
            book.writestr(page, path.read_bytes())


def licence_of(name: str) -> str:
    """Return the licence of an npm package: its own text, or that of the Apache licence."""
    for path in sorted((MODULES / name).iterdir()):
        if path.stem.lower() == "license":
            return path.read_text(encoding="utf-8")
    if '"Apache-2.0"' not in (MODULES / name / "package.json").read_text(encoding="utf-8"):
        raise Broken(f"{name} has no known licence")
    return text_in("requests")


def text_in(name: str) -> str:
    """Return the licence text of a Python package."""
    files = distribution(name).files or []
    found = [path for path in files if path.name.upper().startswith("LICENSE")]
    if not found:
        raise Broken(f"{name} has no licence file")
    return found[0].read_text(encoding="utf-8")


def divided(texts: list[str]) -> str:
    return f"\n{'-' * 80}\n\n".join(text.strip() + "\n" for text in texts)


def package(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise Broken(f"there should be one {pattern} in dist, not {len(found)}")
    return found[0]


# Testing


def prove_contents() -> None:
    say("Looking into them ...")
    with zipfile.ZipFile(package("*-py3-none-any.whl")) as wheel:
        names = set(wheel.namelist())
    with tarfile.open(package("*.tar.gz")) as archive:
        sources = {name.partition("/")[2].removeprefix("src/") for name in archive.getnames()}
    for where, held in (("the wheel", names), ("the source package", sources)):
        if missing := [name for name in MEMBERS if name not in held]:
            raise Broken(f"{where} lacks {', '.join(missing)}")
    if missing := [name for name in PAGES if name not in documents()]:
        raise Broken(f"the documentation lacks {', '.join(missing)}")
    if not {"tools/compiling.py", "setup.py", "THIRD_PARTY.md"} <= sources:
        raise Broken("the source package lacks files that the build needs")
    say(f"  {len(names)} files in the wheel, {len(sources)} in the source package")


def documents() -> list[str]:
    """Return the documentation pages in the wheel."""
    wheel = zipfile.ZipFile(package("*-py3-none-any.whl"))
    with wheel, wheel.open("tangledbank/manual.zip") as file, zipfile.ZipFile(file) as book:
        return book.namelist()


def prove_metadata() -> None:
    run([sys.executable, "-m", "twine", "check", "--strict", *map(str, sorted(DIST.iterdir()))])


def prove_wheel() -> None:
    say("The wheel, where there is no compiler and no Node:")
    with clean(package("*-py3-none-any.whl"), bare=True) as place:
        tell_size(place)
        prove_playing(place, "pure Python")
        place.install(f"{place.source}[server]")
        prove_serving(place)


def prove_source() -> None:
    say("The source package, where there is no compiler and no Node:")
    with clean(package("*.tar.gz"), bare=True) as place:
        prove_playing(place, "pure Python")


def prove_compiling() -> None:
    say("The source package, where there is a compiler (some minutes):")
    with clean(package("*.tar.gz"), bare=False, TANGLEDBANK_REQUIRE_COMPILED="1") as place:
        prove_playing(place, "compiled")


class Place:
    """A clean virtual environment with its variables."""

    def __init__(self, folder: Path, source: Path, variables: dict[str, str]) -> None:
        self.folder = folder
        self.source = source
        self.variables = variables

    def install(self, what: str) -> None:
        pip = [str(self.folder / "bin" / "python"), "-m", "pip", "--quiet", "install", *PINS]
        run([*pip, what], self.variables)

    def run(self, *words: str, typed: str = "") -> str:
        """Run a command with input, and return its output. It must succeed."""
        command = [str(self.folder / "bin" / words[0]), *words[1:]]
        done = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            env=self.variables,
            cwd=self.folder,
            check=False,
        )
        if done.returncode:
            raise Broken(f"{' '.join(words)} ended with {done.returncode}: {done.stderr[-500:]}")
        return done.stdout


@contextmanager
def clean(source: Path, bare: bool, **more: str) -> Iterator[Place]:
    """Yield an environment with the package; `bare` has no compiler, Node or other programs."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run([sys.executable, "-m", "venv", str(folder)])
        system = "" if bare else os.environ["PATH"]
        path = os.pathsep.join([str(folder / "bin"), *filter(None, [system])])
        kept = {key: value for key, value in os.environ.items() if key.startswith("PIP_")}
        variables = {**kept, "PATH": path, "HOME": name, "LANG": "C.UTF-8", **more}
        if bare:
            variables["CC"] = "false"
        place = Place(folder, source, variables)
        place.install(str(source))
        yield place


def prove_playing(place: Place, form: str) -> None:
    expect(place.run("tangledbank", "--version"), form)
    expect(place.run("python", "-c", GAME), "choices, points")
    expect(place.run("tangledbank", "cards", "oceans", "--lang", "ru"), "Океаны|Oceans")
    typed = "\n".join(["1", "? horns", "quit"])
    play = ("play", "evolution", "--players", "2", "--seed", "1", "--plain")
    expect(place.run("tangledbank", *play, typed=typed), "The game is saved")
    lesson = place.run("tangledbank", "lesson", "evolution", "--plain", typed="\nquit\n")
    expect(lesson, r"2 of \d+")


def prove_serving(place: Place) -> None:
    """Check that the server serves its page, its documentation and its protocol."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(place.folder / "bin" / "tangledbank"), "serve", "--port", str(port)]
    database = f"--database=sqlite:///{place.folder / 'games.db'}"
    with subprocess.Popen(
        [*command, database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=place.variables,
    ) as server:
        try:
            address = found_address(server)
            wait_for(address + "/api/health")
            expect(fetched(address + "/"), "<title>")
            script = re.search(r'src="(/assets/[^"]+\.js)"', fetched(address + "/"))
            expect(fetched(address + (script[1] if script else "/none.js")), "svelte|function")
            expect(fetched(address + "/docs/rules/evolution/"), "EVO Horns 1")
            expect(fetched(address + "/api/health"), "ok")
        finally:
            server.terminate()


def found_address(server: subprocess.Popen[str]) -> str:
    for line in server.stdout or ():
        if match := re.search(r"http://127\.0\.0\.1:\d+", line):
            return match[0]
    raise Broken("the server does not say where it serves")


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(PATIENCE):
        with suppress(URLError):
            fetched(address)
            return
        time.sleep(1)
    raise Broken(f"{address} does not answer within {PATIENCE} s")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def expect(said: str, pattern: str) -> None:
    match = re.search(pattern, said)
    if not match:
        raise Broken(f"expected {pattern!r} in {said[-500:]!r}")
    line = next(line for line in said.splitlines() if re.search(pattern, line))
    say(f"  {line.strip()[:100]}")


def tell_size(place: Place) -> None:
    """Print the size of a base install by package, without those of every environment."""
    packages = next(place.folder.glob("lib/python*/site-packages"))
    sizes: dict[str, int] = {}
    bytecode = 0
    for path in packages.rglob("*"):
        top = path.relative_to(packages).parts[0]
        if path.is_file() and not top.startswith(OF_VENV):
            sizes[top] = sizes.get(top, 0) + path.stat().st_size
            bytecode += path.stat().st_size if path.suffix == ".pyc" else 0
    large = sorted(sizes.items(), key=lambda item: -item[1])[:8]
    parts = ", ".join(f"{name} {size / 1e6:.1f}" for name, size in large)
    total = sum(sizes.values())
    if total > MOST:
        raise Broken(f"the base install takes {total / 1e6:.1f} MB: {parts}")
    say(f"  {total / 1e6:.1f} MB installed ({bytecode / 1e6:.1f} of it bytecode): {parts}, …")


def run(command: list[str], variables: dict[str, str] | None = None, **more: str) -> None:
    """Run a command, and show its output only if it fails."""
    env = {**(os.environ if variables is None else variables), **more}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        raise Broken(f"{' '.join(command[:6])} … failed")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
