"""Functions, files and parameter lists stay small enough to be read at once."""

import ast

from tools.compiling import ROOT

FUNCTION_LINES = 60
FILE_LINES = 400
PARAMETERS = 6
TABLES = {"cards.py", "data.py", "ids.py", "vocabulary.py"}
SOURCES = [path for folder in ("src", "tools", "scripts") for path in (ROOT / folder).rglob("*.py")]


def functions():
    for path in sorted(SOURCES):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(ROOT)}:{node.lineno}: {node.name}", node


def parameters(node):
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return [each.arg for each in every if each.arg not in ("self", "cls")]


def test_no_function_is_too_long():
    lengths = {name: node.end_lineno - node.lineno + 1 for name, node in functions()}

    assert {name: n for name, n in lengths.items() if n > FUNCTION_LINES} == {}


def is_command(node):
    """Commands have a parameter for each option that a user can give."""
    return any(ast.unparse(each).startswith("command(") for each in node.decorator_list)


def test_no_function_takes_too_much():
    counts = {name: len(parameters(node)) for name, node in functions() if not is_command(node)}

    assert {name: n for name, n in counts.items() if n > PARAMETERS} == {}


def test_no_file_is_too_long():
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text().splitlines())
        for path in SOURCES
        if path.name not in TABLES
    }

    assert {name: n for name, n in lengths.items() if n > FILE_LINES} == {}
