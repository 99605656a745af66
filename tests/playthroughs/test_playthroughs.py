"""Games run as they were written down.

After a change of rules run scripts/write_playthroughs.py, and read what changed.
"""

from pathlib import Path

import pytest

from tangledbank.audit.transcript import transcript
from tangledbank.audit.variants import Variant
from tests.support import GAMES, REGISTERED

HERE = Path(__file__).parent
TABLES = [(key, players) for key in REGISTERED for players in GAMES[key].seats]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_game_runs_as_it_was_written_down(key, players):
    path = HERE / f"{key}-{players}.txt"
    assert path.exists(), f"no playthrough: run scripts/write_playthroughs.py {key}"
    written = path.read_text(encoding="utf-8").splitlines()

    lines = transcript(GAMES[key], Variant(players), 1859)

    for number, (line, old) in enumerate(zip(lines, written, strict=False), start=1):
        assert line == old, f"{path.name}:{number}"
    assert len(lines) == len(written)


def test_every_playthrough_is_of_a_game_there_is():
    names = {f"{key}-{players}" for key, players in TABLES}

    assert {path.stem for path in HERE.glob("*.txt")} == names
