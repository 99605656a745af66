"""Write, or check, the schemas of published views and of the protocol.

They are JSON Schemas in docs/schemas, and TypeScript types for the browser client in web/src.

python -m tools.schemas          check that they are up to date
python -m tools.schemas --write  write them
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec

import tangledbank  # noqa: F401  (selects compiled or plain Python before the engine loads)
from tangledbank.games.evolution.published_view import EvolutionSight
from tangledbank.games.oceans.published_view import OceansSight
from tangledbank.games.origin.published_view import OriginSight
from tangledbank.server.protocol import http_bodies, requests, responses
from tools import web_vocabulary
from tools.typescript import module_of

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "schemas"
WEB: Final = ROOT / "web" / "src"
PUBLISHED: Final[dict[str, Any]] = {
    "view-evolution": EvolutionSight,
    "view-origin": OriginSight,
    "view-oceans": OceansSight,
    "protocol-client": requests.AnyRequest,
    "protocol-server": responses.AnyResponse,
    "protocol-http": http_bodies.Bodies,
}


TYPES: Final[dict[str, dict[str, Any]]] = {
    "protocol": {
        "ClientMessage": requests.AnyRequest,
        "ServerMessage": responses.AnyResponse,
        "Bodies": http_bodies.Bodies,
    },
    "view-evolution": {"EvolutionSight": EvolutionSight},
    "view-origin": {"OriginSight": OriginSight},
    "view-oceans": {"OceansSight": OceansSight},
}


def text_of(kind: Any) -> str:
    schema = cleaned(msgspec.json.schema(kind))
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def cleaned(schema: Any) -> Any:
    """Remove the margin of docstrings, which Python 3.13 removes itself."""
    if isinstance(schema, dict):
        return {
            key: cleandoc(each) if key == "description" and isinstance(each, str) else cleaned(each)
            for key, each in schema.items()
        }
    return [cleaned(each) for each in schema] if isinstance(schema, list) else schema


def types_of(roots: dict[str, Any]) -> str:
    schemas, found = msgspec.json.schema_components(list(roots.values()))
    return module_of(found, dict(zip(roots, schemas, strict=True)))


def wanted() -> dict[Path, str]:
    """Return the expected files by path."""
    schemas = {FOLDER / f"{name}.json": text_of(kind) for name, kind in PUBLISHED.items()}
    types = {WEB / f"{name}.ts": types_of(roots) for name, roots in TYPES.items()}
    return {**schemas, **types, WEB / "vocabulary.ts": web_vocabulary.module()}


def main() -> int:
    faults = 0
    for path, text in wanted().items():
        if "--write" in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is not what is published: run make format")
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
