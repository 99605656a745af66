"""Write, or check, the JSON Schemas of what is published: what a seat sees, and the protocol.

python -m tools.schemas          check that docs/schemas is as the classes want it
python -m tools.schemas --write  write it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import tangledbank  # noqa: F401  (chooses the form of the engine before any of it is loaded)
from tangledbank.games.evolution.sight import EvolutionSight
from tangledbank.games.oceans.sight import OceansSight
from tangledbank.games.origin.sight import OriginSight
from tangledbank.server import wire

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "schemas"
PUBLISHED: Final[dict[str, Any]] = {
    "view-evolution": EvolutionSight,
    "view-origin": OriginSight,
    "view-oceans": OceansSight,
    "protocol-client": wire.Said,
    "protocol-server": wire.Told,
    "protocol-http": wire.Bodies,
}


def text_of(kind: Any) -> str:
    schema = msgspec.json.schema(kind)
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def main() -> int:
    faults = 0
    for name, kind in PUBLISHED.items():
        path = FOLDER / f"{name}.json"
        text = text_of(kind)
        if "--write" in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.relative_to(ROOT)} is not what is published: run make format")
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
