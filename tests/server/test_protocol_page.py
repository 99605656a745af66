"""docs/reference/protocol.md: its tables, its examples and its recorded session."""

import json
import re

import jsonschema
import pytest

from tangledbank.server.protocol import http_bodies, requests, responses
from tests.server.protocol_page import MORE, NAMED, PAGE, fields_of, generated, record_session
from tools.compiling import ROOT

EXAMPLE = re.compile(r"<!-- json: (\S+) -->\n```text\n(.*?)\n```", re.DOTALL)
HINT = re.compile(r"<!-- json: HintAnswer -->\n```text\n.*?\n```", re.DOTALL)  # depends on time
SCHEMAS = [
    json.loads((ROOT / "docs" / "schemas" / f"protocol-{name}.json").read_text())
    for name in ("client", "server", "http")
]
DEFINITIONS = {name: part for schema in SCHEMAS for name, part in schema["$defs"].items()}


def page():
    return PAGE.read_text(encoding="utf-8")


def shown():
    return [(name, json.loads(text)) for name, text in EXAMPLE.findall(page())]


def validator(name):
    single = {"$ref": f"#/$defs/{name.removesuffix('[]')}", "$defs": DEFINITIONS}
    several = {"type": "array", "items": {"$ref": single["$ref"]}, "$defs": DEFINITIONS}
    return jsonschema.Draft202012Validator(several if name.endswith("[]") else single)


def is_left_out(error):
    """Return whether an example breaks its schema only because a value is left out."""
    if error.instance == MORE or (error.validator == "required" and MORE in error.instance):
        return True
    branches = {}
    for each in error.context:
        branches.setdefault(each.schema_path[0], []).append(each)
    return any(all(map(is_left_out, branch)) for branch in branches.values())


@pytest.mark.parametrize(
    ("name", "example"), shown(), ids=[f"{i}-{name}" for i, (name, _) in enumerate(shown())]
)
def test_every_example_fits_its_schema(name, example):
    assert not [error for error in validator(name).iter_errors(example) if not is_left_out(error)]


def test_a_wrong_example_would_be_found():
    wrong = {"type": "choose", "number": MORE, "choice": True, MORE: MORE}
    errors = [e for e in validator("Choose").iter_errors(wrong) if not is_left_out(e)]
    assert [list(error.path) for error in errors] == [["choice"]]


def test_every_fence_is_such_an_example():
    assert page().count("```text\n") == page().count("```") // 2 == len(shown())


def test_every_message_and_body_has_an_example():
    kinds = [*requests.AnyRequest.__args__, *responses.AnyResponse.__args__]
    kinds += http_bodies.ReplayLine.__args__
    bodies = re.findall(r"\b[A-Z]\w+", " ".join(http_bodies.Bodies.__annotations__.values()))
    wanted = {kind.__name__ for kind in kinds} | {*bodies} - {"ReplayLine"}

    assert wanted <= {name.removesuffix("[]") for name, _ in shown()}


def test_every_field_has_a_row():
    tables = dict(re.findall(r"<!-- fields: (\w+) -->\n(.*?)<!-- end -->", page(), re.DOTALL))
    for name, kind in NAMED.items():
        if name != "Bodies" and hasattr(kind, "__struct_fields__") and fields_of(name):
            rows = re.findall(r"^\| `(\w+)` \|", tables[name], re.MULTILINE)
            assert rows == [field for field in kind.__struct_fields__ if field != "request_id"]


def test_the_page_is_as_recorded():
    """If this fails: python -m tests.server.protocol_page --write."""
    written = generated(page(), *record_session())
    assert HINT.sub("", page()) == HINT.sub("", written)
