"""TypeScript types from the published JSON Schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

HEAD: Final = "// Written by tools/typescript.py from the classes of the server: run make format.\n"
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WIDTH: Final = 100


def module_of(schema: Schema, roots: Mapping[str, Schema]) -> str:
    """Return a module with the types of a schema's definitions, and the roots by name."""
    parts = [HEAD]
    parts += [declared(name, each) for name, each in sorted(schema.items())]
    parts += [declared(name, each) for name, each in roots.items() if name not in schema]
    return "\n".join(parts)


def declared(name: str, schema: Schema) -> str:
    return "\n".join([*comment(schema, ""), *declaration(name, schema), ""])


def declaration(name: str, schema: Schema) -> Iterator[str]:
    if "properties" not in schema:
        yield f"export type {name} = {type_of(schema)};"
        return
    yield f"export interface {name} {{"
    required = schema.get("required", [])
    for field, each in schema["properties"].items():
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {type_of(each)};"
    yield "}"


def comment(schema: Schema, indent: str) -> Iterator[str]:
    lines = schema.get("description", "").splitlines()
    if lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line.strip()}".rstrip() for line in lines)
        yield f"{indent} */"


def type_of(schema: Schema) -> str:
    """Return a schema as a type; an empty schema is `unknown`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if schema.get("type") == "array":
        return array_of(schema)
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def array_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    item = type_of(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"
