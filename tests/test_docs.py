"""Every Python and console snippet in the documents runs."""

import os
import re
import subprocess
import sys
import textwrap
import traceback
from pathlib import Path

import pytest

from tools.compiling import ROOT

PAGES = [path for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")] if path.is_file()]
FENCE = re.compile(r"^([ ]*)```(\w+)[ ]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
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
