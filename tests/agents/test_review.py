"""A review looks at the choices that were not undone."""

import random

import pytest

import tangledbank
from tangledbank.agents.review import ChoiceCollector, choice_points
from tangledbank.core.record import UNDO
from tests.core.playing import BLAST

TABLES = [(key, {}) for key in tangledbank.games()]
TABLES += [(key, {"quick_play": True}) for key in ("evolution", "climate")]


def play_with_second_thoughts(match, seed):
    """Play a random game with undos, and return the choices that were not undone.

    An undo removes choices of its seat until the seat has the same options again.
    """
    chance = random.Random(seed)
    standing = []
    while not match.over:
        able = [seat for seat in range(match.record.players) if match.can_undo(seat)]
        if able and chance.random() < 0.08:
            seat = chance.choice(able)
            match.undo(seat)
            again = False
            while not again:
                last = next(each for each in reversed(standing) if each[1] == seat)
                standing.remove(last)
                again = last[2] == sorted(match.state.legal_actions(seat))
            continue
        question = chance.choice(match.open)
        options = sorted(match.state.legal_actions(question.seat))
        match.play(question.seat, question.number, chance.choice(options))
        standing.append((len(match.record.choices), question.seat, options))
    return [(place, seat, len(options)) for place, seat, options in standing if len(options) > 1]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_choices_that_stand_are_reviewed_and_no_others(key, options, seed):
    match = tangledbank.new(key, 3, seed, options)
    stand = play_with_second_thoughts(match, seed)
    assert sum(choice[1] == UNDO for choice in match.record.choices) > 2

    _, found = choice_points(match.game, match.record, range(3))

    assert [(each.place, each.seat, each.options) for each in found] == stand


@pytest.mark.parametrize("seed", range(5, 8))
def test_luck_before_a_choice_is_known_when_it_is_made_again(seed):
    once, twice = (tangledbank.new("evolution", 2, seed) for _ in range(2))
    chance = random.Random(seed)
    while not once.over:
        seat = once.open[0].seat
        code = chance.choice(once.state.legal_actions(seat))
        for match in (once, twice):
            match.play(seat, match.open[0].number, code)
        if twice.can_undo(seat):
            twice.undo(seat)
            question = next(each for each in twice.open if each.seat == seat)
            twice.play(seat, question.number, code)

    calm, hasty = (choice_points(match.game, match.record, [0, 1])[1] for match in (once, twice))

    assert len(once.record.choices) < len(twice.record.choices)
    assert [each.dealt for each in hasty] == [each.dealt for each in calm]


def test_traits_that_are_laid_at_once_are_taken_back_one_by_one():
    played, again = tangledbank.position(BLAST), tangledbank.position(BLAST)
    played.do("A migrates speed:7 from zone2 to zone1")
    played.do("A lays inking on A2")
    played.do("A lays schooling on A2")
    played.undo(0)
    played.do("A lays schooling on A1")

    standing = ChoiceCollector(played.record, [0])
    for place, choice in enumerate(played.record.choices):
        standing.note(again, place)
        if choice[1] == UNDO:
            again.undo(0)
        else:
            code = again.game.language.from_record(choice, 2, played.record.format)
            again.play(0, again.open[0].number, code)

    assert [each.moment.place for each in standing.answers] == [1, 2, 5]
