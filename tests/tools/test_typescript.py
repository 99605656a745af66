"""TypeScript types are generated from the published schemas."""

import re

import pytest

from tools.schemas import WEB, wanted
from tools.typescript import module_of, type_of


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({}, "unknown"),
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"$ref": "#/$defs/News"}}, "News[]"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}},
            "(string | number)[]",
        ),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
    ],
)
def test_a_schema_is_a_type(schema, text):
    assert type_of(schema) == text


def test_fields_that_may_be_left_out_are_optional():
    schema = {
        "properties": {"a": {"type": "string"}, "b": {"type": "boolean"}},
        "required": ["a"],
        "description": "Two things.",
    }
    text = module_of({"Pair": schema}, {})
    assert "export interface Pair {\n  a: string;\n  b?: boolean;\n}" in text
    assert " * Two things." in text


def test_every_name_that_is_used_is_declared():
    for path, text in wanted().items():
        if path.parent == WEB:
            declared = set(re.findall(r"export (?:type|interface) (\w+)", text))
            code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text, flags=re.DOTALL)
            used = set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"}
            assert used <= declared and declared
