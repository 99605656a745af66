"""Steps that several tests of a running game of Evolution share."""

import tangledbank

QUICK = {"quick_play": True}
# All seats play traits at the same time.
BLAST = """game oceans, 2 players, promo on
zones 20 5 20
scenarios none, radiation-blast
A: hand speed:7
A1: population 3, inking, schooling
A2: population 3
B1: population 3, transparent
B2: population 3
"""
# Some cards are equal; others have the same trait.
ALIKE = """game evolution, 2 players
phase food, first A
A: hand climbing:4 climbing:4 climbing:5
B: hand horns:3
"""


def start(players=3, seed=1, **options):
    return tangledbank.new("evolution", players=players, seed=seed, options=options)


def number(match, seat):
    return next(question.number for question in match.open if question.seat == seat)


def play_first(match, seat, index=0):
    match.play(seat, number(match, seat), match.legal(seat)[index])


def everybody_chooses_food(match):
    for question in match.open:
        play_first(match, question.seat)
