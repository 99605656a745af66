"""Every Python and console snippet in the documents runs."""

import os
import re
import shlex
import subprocess
import sys
import textwrap
import traceback
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.exceptions import Exit

import tangledbank
from tangledbank.cli.main import app
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner
from tools.compiling import ROOT

PAGES = [path for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")] if path.is_file()]
FENCE = re.compile(r"^([ ]*)```(\w+)[ ]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LANGUAGES = {"console", "python", "text", "toml"}
TARGET = re.compile(r"^([\w-]+(?: [\w-]+)*):", re.MULTILINE)
RUNNABLE = ("tangledbank ", "python3 ", "make help")


def snippets(text, language):
    """The snippets in a language that are not to be saved, with the numbers of their lines."""
    for match in FENCE.finditer(text):
        if match[2] == language:
            yield text.count("\n", 0, match.start(3)) + 1, textwrap.dedent(match[3])


def commands(text):
    for line, snippet in snippets(text, "console"):
        for offset, words in enumerate(snippet.splitlines()):
            if words.startswith("$ "):
                yield line + offset, words.removeprefix("$ ")


def pages_with(language):
    pages = [path for path in sorted(PAGES) if any(snippets(path.read_text(), language))]
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in pages]


def run_python(text, name):
    """Run a page's Python in order, in one namespace; errors show the lines of the page."""
    namespace = {"__name__": "snippet"}
    for line, snippet in snippets(text, "python"):
        exec(compile("\n" * (line - 1) + snippet, name, "exec"), namespace)


def write_files(text, folder):
    """Save the snippets that a page tells its reader to save."""
    for match in NAMED.finditer(text):
        (folder / match[1]).write_text(match[2], encoding="utf-8")


def run_console(text, name, folder):
    write_files(text, folder)
    bin_folder = Path(sys.executable).parent
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "HOME": str(folder)}
    for line, command in commands(text):
        assert command.startswith(RUNNABLE), f'{name}:{line}: "{command}" is not run: fence as text'
        done = subprocess.run(
            command,
            shell=True,
            cwd=ROOT if command.startswith("make") else folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{name}:{line}: {command}\n{done.stdout}{done.stderr}"


def shown_lines(text):
    """Lines that readers may type but tests cannot run, without the remarks beside them."""
    for line, snippet in snippets(text, "text"):
        for offset, words in enumerate(snippet.splitlines()):
            yield line + offset, re.sub(r"\s{2,}.*", "", words)


def check_command(words):
    """Would the program take these words? Nothing is run."""
    command = app
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    try:
        command.make_context("tangledbank", words)
    except Exit as refused:
        raise AssertionError(f"refused, with exit code {refused.exit_code}") from None


@pytest.mark.parametrize("page", pages_with("text"))
def test_commands_that_are_only_shown_are_known(page):
    targets = {
        name for names in TARGET.findall((ROOT / "Makefile").read_text()) for name in names.split()
    }
    for line, shown in shown_lines(page.read_text()):
        first, *words = (
            shlex.split(shown) if shown.startswith(("tangledbank ", "make ", "python ")) else [""]
        )
        if first == "tangledbank":
            check_command(words)
        elif first == "make":
            assert words[0] in targets, f"{page.name}:{line}: {shown}"
        elif words[:1] == ["-m"]:
            assert find_spec(words[1]), f"{page.name}:{line}: {shown}"
        elif first == "python":
            assert (ROOT / words[0]).is_file(), f"{page.name}:{line}: {shown}"


@pytest.mark.parametrize("page", pages_with("text"))
def test_scenes_and_positions_in_the_documents_run(page):
    games = {name: tangledbank.game(name) for name in tangledbank.games()}
    for _, snippet in snippets(page.read_text(), "text"):
        if snippet.startswith("scene "):
            for scene in read_scenes(snippet):
                SceneRunner(scene, games).run(scene)
        elif snippet.startswith("game "):
            assert not tangledbank.position(snippet).over


def test_every_snippet_says_what_it_is():
    for page in PAGES:
        fences = re.findall(r"^ *```([^\n]*)$", page.read_text(), re.MULTILINE)
        assert {words.split()[0] for words in fences if words} <= LANGUAGES, page
        assert all(fences[::2]) and not any(fences[1::2]), page


def test_a_shown_command_with_a_wrong_option_is_found():
    check_command(["play", "oceans", "--players", "3"])
    with pytest.raises(AssertionError, match="exit code 2"):
        check_command(["play", "oceans", "--playes", "3"])


@pytest.mark.parametrize("page", pages_with("python"))
def test_python_in_the_documents_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    write_files(page.read_text(), tmp_path)

    run_python(page.read_text(), str(page))


@pytest.mark.parametrize("page", pages_with("console"))
def test_commands_in_the_documents_run(page, tmp_path):
    run_console(page.read_text(), page.name, tmp_path)


def test_snippets_of_a_page_share_their_names():
    run_python("```python\na = 1\n```\nText.\n\n```python\nassert a == 1\n```\n", "page.md")


def test_an_error_in_a_snippet_names_its_line():
    with pytest.raises(ZeroDivisionError) as caught:
        run_python("# Page\n\n  ```python\n  a = 0\n  1 / a\n  ```\n", "page.md")

    last = traceback.extract_tb(caught.tb)[-1]
    assert (last.filename, last.lineno) == ("page.md", 5)


def test_a_command_that_is_not_run_must_not_look_as_if_it_were(tmp_path):
    with pytest.raises(AssertionError, match="fence as text"):
        run_console("```console\n$ rm -r everything\n```\n", "page.md", tmp_path)
