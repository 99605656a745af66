"""Run the notebook in examples/ and store its output: `python scripts/run_notebook.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

NOTEBOOK: Final = Path(__file__).resolve().parent.parent / "examples" / "lab.ipynb"
SECONDS: Final = 120  # for one cell


def executed(path: Path) -> Any:
    """Run a notebook in a temporary folder, and return it with its output."""
    notebook = nbformat.read(path, as_version=4)
    with TemporaryDirectory() as folder:
        where = {"metadata": {"path": folder}}
        client = NotebookClient(notebook, timeout=SECONDS, kernel_name="python3", resources=where)
        client.execute()
    for cell in notebook.cells:
        cell.metadata = {}
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "name": "python3"}}
    return notebook


def main() -> int:
    nbformat.write(executed(NOTEBOOK), NOTEBOOK)
    print(f"{NOTEBOOK.name} was run.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
