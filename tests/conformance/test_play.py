"""Every game keeps the contract of play: options, choices and reasons."""

import pytest

from tangledbank.audit.candidate_actions import candidate_actions
from tangledbank.audit.policies import moves, uniform
from tangledbank.audit.variants import Variant
from tangledbank.core.action import pack, verb_of
from tangledbank.core.errors import IllegalAction, NotYourDecision, StaleDecision
from tangledbank.core.rng import seeded
from tangledbank.core.score import best_seats, winners
from tests.support import (
    GAMES,
    LONG,
    REGISTERED,
    TABLES,
    decisions,
    each_game,
    each_table,
    new_match,
    play_on,
)


def test_every_registered_game_is_tried():
    assert REGISTERED
    assert {key for key, _ in TABLES} == {*REGISTERED, "tiny"}


@each_table
def test_whoever_is_asked_has_options_without_repetition(key, variant):
    for s, _, _ in decisions(GAMES[key], variant, 1, every=3):
        for decision in s.open:
            options = s.legal_actions(decision.seat)

            assert options
            assert len(set(options)) == len(options)


@each_table
def test_who_is_not_asked_has_no_options(key, variant):
    for s, _, _ in decisions(GAMES[key], variant, 2, every=5):
        asked = {int(decision.seat) for decision in s.open}

        assert all(s.legal_actions(i) == [] for i in range(variant.players) if i not in asked)


@each_table
def test_every_option_can_be_played(key, variant):
    game = GAMES[key]
    for s, seat, _ in decisions(game, variant, 3, every=11):
        options = s.legal_actions(seat)
        for action in options[:: 1 + len(options) // 25]:
            world = s.clone()

            world.apply(seat, action)

            game.check(world)


@each_table
def test_a_refused_answer_changes_nothing(key, variant):
    game = GAMES[key]
    rng = seeded(4)
    match = new_match(game, variant, 4)
    while not match.over and len(match.record.choices) < LONG:
        question = match.open[0]
        seat, number = question.seat, question.number
        asked = [each.seat for each in match.open]
        others = [i for i in range(-1, variant.players + 2) if i not in asked]
        options = match.state.legal_actions(seat)
        action = options[rng.below(len(options))]
        refused = [
            each for each in candidate_actions(game, match.state, seat, rng) if each not in options
        ]
        before = match.save()

        for other in others:
            with pytest.raises(NotYourDecision):
                match.play(other, number, action)
        for stale in (number - 1, number + variant.players, 0, -1):
            with pytest.raises(StaleDecision):
                match.play(seat, stale, action)
        for other in [*refused[:20], -1, pack(255, 4095, 4095, 4095, 4095)]:
            with pytest.raises(IllegalAction):
                match.play(seat, number, other)

        assert match.save() == before
        play_on(match, rng, 13)


@each_table
def test_a_reason_is_given_for_exactly_what_is_not_offered(key, variant):
    game = GAMES[key]
    rng = seeded(5)
    for s, seat, _ in decisions(game, variant, 5, every=6):
        view = game.view(s, seat)
        offered = set(s.legal_actions(seat))

        wrong = [
            game.language.as_record(seat, action)
            for action in candidate_actions(game, s, seat, rng)
            if (game.reason(view, seat, action) == 0) != (action in offered)
        ]

        assert wrong == []


@each_table
def test_no_verb_and_no_number_confuses_why_not(key, variant):
    game = GAMES[key]
    odd = [0, -1, 2**63, 2**80, pack(max(game.language.verbs) + 1), pack(255, 4095)]
    for s, seat, _ in decisions(game, variant, 6, every=25):
        for action in odd:
            assert game.reason(game.view(s, seat), seat, action) > 0


@each_table
def test_who_is_not_asked_is_told_so(key, variant):
    game = GAMES[key]
    for s, _, action in decisions(game, variant, 7, every=17):
        for seat in range(variant.players):
            if s.decision_of(seat) is None:
                assert game.reason(game.view(s, seat), seat, action) == 1


@each_table
def test_numbers_of_questions_never_repeat(key, variant):
    seen = set()
    open_now = set()
    for s, _, _ in decisions(GAMES[key], variant, 8):
        numbers = {int(decision.number) for decision in s.open}

        assert not (numbers - open_now) & seen
        seen |= numbers
        open_now = numbers


@each_table
def test_the_game_ends_with_scores_and_a_winner(key, variant):
    game = GAMES[key]
    last = variant.start(game, 9)
    for _ in moves(game, last, seeded(9), uniform):
        pass

    scores = game.scores(last)

    assert last.over and last.open == []
    assert [score.seat for score in scores] == list(range(variant.players))
    assert all(score.total == sum(points for _, points in score.parts) for score in scores)
    assert [score.total for score in scores] == [last.points(i) for i in range(variant.players)]
    assert winners(scores) == best_seats([last.rank(i) for i in range(variant.players)])


@each_game
def test_the_scores_of_a_finished_match_are_computed_once(key, monkeypatch):
    game = GAMES[key]
    match = play_on(new_match(game, Variant(game.seats.start), 10), seeded(10))
    calls = []
    compute = type(game).scores
    monkeypatch.setattr(game, "scores", lambda s: calls.append(s) or compute(game, s))

    first, second = match.scores(), match.scores()

    assert match.over and match.winners()
    assert first == second and len(calls) == 1


@pytest.mark.parametrize("key", list(GAMES))
def test_every_phrase_is_for_a_verb_that_has_a_name(key):
    language = GAMES[key].language
    verbs = {phrase.verb for phrase in language.phrases}

    assert verbs <= set(language.verbs)
    assert all(verb_of(pack(verb)) == verb for verb in verbs)
