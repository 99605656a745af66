"""Files stay small enough to be read at once. Ruff limits functions (pyproject.toml)."""

from tools.compiling import ROOT

FILE_LINES = 400
TABLES = {"cards.py", "data.py", "ids.py", "vocabulary.py"}
FOLDERS = ("src", "tools", "scripts", "bench")
SOURCES = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]


def test_no_file_is_too_long():
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text().splitlines())
        for path in SOURCES
        if path.name not in TABLES
    }

    assert {name: n for name, n in lengths.items() if n > FILE_LINES} == {}
