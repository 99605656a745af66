"""Notebooks show tables and studies without secrets."""

import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest

import tangledbank
from tangledbank.core.errors import BadOptions
from tangledbank.lab.notebook import Board, html_of, svg_of
from tangledbank.lab.study import read_study
from tests.lab.support import study_file
from tests.support import REGISTERED
from tools.compiling import ROOT

RUN = "import sys, nbformat; sys.path.insert(0, sys.argv[1]); from scripts import run_notebook as n"


def played(key, choices):
    match = tangledbank.new(key, players=3, seed=3)
    for _ in range(choices):
        question = match.open[0]
        options = match.legal(question.seat)
        match.play(question.seat, question.number, options[len(options) // 3])
    return match


@pytest.mark.parametrize("key", REGISTERED)
def test_every_table_is_a_picture_with_words(key):
    match = played(key, 40)
    board = Board(match, seat=0, lang="en")

    drawn = ElementTree.fromstring(board._repr_svg_())

    texts = [each.text or "" for each in drawn.iter() if each.tag.endswith("}text")]
    assert [each.tag.split("}")[1] for each in drawn][:2] == ["title", "desc"]
    assert match.game.title in texts[0]
    beings = [b for p in match.see(0)["table"] for b in p.get("species", p.get("animals"))]
    assert all(being["name"] in texts for being in beings)
    assert "<table>" in board._repr_html_()


def test_a_match_shows_nobodys_hand_and_a_view_its_own():
    match = played("evolution", 1)
    hand = [match.game.legend()[card] for card in match.see(0)["table"][0]["hand"]]

    assert hand and not any(card in html_of(match) for card in hand)
    assert all(card in svg_of(match.view(0)) for card in hand[:3])
    assert not any(f"{card}, " in svg_of(match.view(1)) for card in hand)


def test_a_species_by_its_name():
    board = Board(played("evolution", 20), lang="fr")
    name = board.seen["table"][0]["species"][0]["name"]

    assert f">{name}<" in board[name]._repr_svg_()
    assert name in repr(board[name]) and "taille" in board[name]._repr_svg_()
    with pytest.raises(BadOptions, match="no 'Z9' on the table"):
        board["Z9"]


def test_a_table_of_no_match_is_shown_as_text():
    game = tangledbank.game("evolution")
    s = game.setup(2, game.resolve_options(2, {}), 1)

    assert html_of(s) is None and svg_of(s) is None


def test_a_study_is_a_table(tmp_path):
    shown = read_study(study_file(tmp_path))._repr_html_()

    assert "A small study" in shown and shown.count("<tr>") == 8


def outputs(notebook):
    return [output["data"] for cell in notebook["cells"] for output in cell.get("outputs", ())]


def test_the_notebook_runs_and_shows_what_it_showed(tmp_path):
    target = tmp_path / "run.ipynb"
    program = f"{RUN}; nbformat.write(n.executed(n.NOTEBOOK), sys.argv[2])"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}

    done = subprocess.run(
        [sys.executable, "-c", program, ROOT, target],
        env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    now, before = (
        outputs(json.loads(path.read_text(encoding="utf-8")))
        for path in (target, ROOT / "examples" / "lab.ipynb")
    )
    assert len(now) == 7 and [sorted(each) for each in now] == [sorted(each) for each in before]
    shown = [each.get("text/html", each.get("image/svg+xml")) for each in now]
    assert shown == [each.get("text/html", each.get("image/svg+xml")) for each in before]
