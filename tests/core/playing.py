"""Steps that tests of a running game of Evolution share."""

import tangledbank

QUICK = {"quick_play": True}


def start(players=3, seed=1, **options):
    return tangledbank.new("evolution", players=players, seed=seed, options=options)


def number(match, seat):
    return next(question.number for question in match.open if question.seat == seat)


def play_first(match, seat, index=0):
    match.play(seat, number(match, seat), match.legal(seat)[index])


def everybody_chooses_food(match):
    for question in match.open:
        play_first(match, question.seat)
