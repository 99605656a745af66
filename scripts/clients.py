"""Run third-party libraries on the environments, in a virtual environment of their own.

make clients                    all of them
python scripts/clients.py cfr   those that are named

Every program in examples/clients/ is one client: it fails, or prints one line or more. The packages
are pinned in constraints/clients.txt and installed into build/clients.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PINS: Final = ROOT / "constraints" / "clients.txt"
FOLDER: Final = ROOT / "build" / "clients"
PYTHON: Final = FOLDER / "bin" / "python"
NOTE: Final = FOLDER / "installed"  # the hash of the installed pins
CLIENTS: Final = ROOT / "examples" / "clients"


def install() -> None:
    """Make the environment, unless it has the packages of the pins."""
    wanted = hashlib.sha256(PINS.read_bytes()).hexdigest()
    if NOTE.exists() and NOTE.read_text() == wanted:
        return
    print("Installing packages into build/clients; PyTorch is large ...", flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(FOLDER)], check=True)
    words = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    subprocess.run([str(PYTHON), *words, "--requirement", str(PINS)], check=True)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    found = subprocess.run([str(PYTHON), "-c", where], check=True, stdout=subprocess.PIPE)
    site = Path(found.stdout.decode().strip())
    (site / "tangledbank.pth").write_text(f"{ROOT / 'src'}\n")
    NOTE.write_text(wanted)


def run(client: Path) -> bool:
    """Run one client, and say how long it took."""
    start = time.monotonic()
    failed = subprocess.call([str(PYTHON), "-W", "ignore", str(client)], cwd=ROOT)
    print(f"{client.stem}: {'failed' if failed else 'passed'} in {time.monotonic() - start:.0f} s")
    return not failed


def main(names: list[str]) -> int:
    install()
    clients = sorted(CLIENTS.glob("*.py"))
    results = [run(each) for each in clients if not names or each.stem in names]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
