"""The terminal hides score piles that the rules cover until the end."""

import tangledbank
from tangledbank.cli.display import TextStyle, display_for
from tangledbank.cli.display.base import SPECTATOR
from tangledbank.core.rng import seeded
from tangledbank.texts import Texts


def lines(match, seat, covered=True):
    display = display_for(Texts("en").of(match.game), TextStyle(covered=covered))
    return "\n".join(display.table(match.view(seat) if seat >= 0 else match.state, seat))


def test_score_piles_of_others_are_covered_until_the_end():
    """[R271]"""
    match = tangledbank.new("oceans", players=3, seed=5)

    assert lines(match, 0).count("score hidden") == 2
    assert lines(match, 0).count("score 0") == 1
    assert "covered" not in lines(match, 0, covered=False)
    assert "covered" not in lines(match, SPECTATOR)

    rng = seeded(1)
    while not match.over:
        question = match.open[0]
        options = match.state.legal_actions(question.seat)
        match.play(question.seat, question.number, options[rng.below(len(options))])

    assert "covered" not in lines(match, 0)
