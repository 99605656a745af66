"""Tables without sockets: time that runs out, and what is taken back."""

import pytest

from tangledbank.server.tables.clock import Clock
from tangledbank.server.tables.running_game import RunningGame, empty_record
from tangledbank.server.tables.seats import THINKING_TIME
from tangledbank.server.tables.settings import ClockSettings
from tests.server.support import Scripted, full_table, play_on, settings
from tests.support import REGISTERED


@pytest.fixture
def runtime():
    return Scripted()


def test_time_for_a_move_runs_out(runtime):
    clock = ClockSettings("move", 30)
    table, _ = full_table(runtime, settings("evolution", 2, clock=clock))
    table.arrive(0)
    assert table.next_due() == runtime.time + 30 - THINKING_TIME
    [late, _] = table.scheduled_moves()
    assert (late.at, late.agent) == (runtime.time + 30, "steady")
    runtime.time += 10
    table.choose(0, table.running_game.question_of(0).number, 0)
    assert [scheduled.seat for scheduled in table.scheduled_moves()] == [1]


def test_time_for_the_game_is_spent_and_added_to(runtime):
    clock = ClockSettings("game", 100, 5)
    table, _ = full_table(runtime, settings("evolution", 2, clock=clock))
    runtime.time += 40
    table.choose(0, table.running_game.question_of(0).number, 0)

    assert table.running_game.clock.left[0] == 65
    assert table.running_game.clock.left[1] == 100


def test_time_spent_on_hidden_choices_is_shown_once_they_are_revealed(runtime):
    clock = ClockSettings("game", 100, 5)
    table, _ = full_table(runtime, settings("evolution", 2, clock=clock))
    running_game = table.running_game
    runtime.time += 40
    table.choose(0, running_game.question_of(0).number, 0)
    assert running_game.clock.time_left() == [100, 100], "how far a seat is remains its secret"
    reloaded = Clock(clock, 2)
    reloaded.load(running_game.clock.save(), 0)
    assert reloaded.time_left() == [100, 100]

    table.choose(1, running_game.question_of(1).number, 0)
    assert running_game.clock.time_left() == [65, 65]


def at_choice_to_take_back(key, runtime, clock):
    """Return a table at which a player has just made a choice that can be undone."""
    table, _ = full_table(runtime, settings(key, 2, clock=clock))
    for seed in range(400):
        chose = table.running_game.match.open[0].seat
        play_on(table, 1, seed=seed)
        if table.running_game.can_undo(chose):
            return table, chose
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("key", REGISTERED)
def test_taking_back_makes_no_time(key, runtime):
    table, seat = at_choice_to_take_back(key, runtime, ClockSettings("game", 60, 10))
    table.undo(seat)
    start, runs_out = runtime.time, table.running_game.clock.deadline(seat)
    for _ in range(20):
        runtime.time += 1
        question = table.running_game.question_of(seat)
        table.choose(seat, question.number, 0)
        if not table.running_game.can_undo(seat):
            break
        runtime.time += 1
        table.undo(seat)
        assert table.running_game.clock.deadline(seat) == runs_out

    again = RunningGame.restart(
        table.game,
        table.settings,
        empty_record(table.game, table.settings, table.seed),
        table.began,
        runtime,
    )
    again.replay(table.running_game.unsaved)
    assert runtime.time > start and again.clock.save() == table.running_game.clock.save()


def test_the_time_for_a_move_runs_on_when_it_is_taken_back(runtime):
    table, seat = at_choice_to_take_back("evolution", runtime, ClockSettings("move", 30))
    table.undo(seat)
    runs_out = table.running_game.clock.deadline(seat)
    runtime.time += 20
    table.choose(seat, table.running_game.question_of(seat).number, 0)
    table.undo(seat)

    assert table.running_game.clock.deadline(seat) == runs_out


def test_a_whole_turn_of_cards_is_taken_back_at_once(runtime):
    table, _ = full_table(runtime, settings(pace=False, options={"quick_play": True}))
    while asked := [q for q in table.running_game.match.open if q.prompt != "play cards"]:
        table.choose(asked[0].seat, asked[0].number, 0)
    hand = len(table.running_game.match.state.players[0].hand)
    while question := table.running_game.question_of(0):
        options = table.running_game.match.state.legal_actions(0)
        words = [table.running_game.match.words(0, option) for option in options]
        table.choose(
            0, question.number, next(i for i, word in enumerate(words) if "pass" not in word)
        )

    table.undo(0)

    assert len(table.running_game.match.state.players[0].hand) == hand
    assert not table.running_game.can_undo(0)


@pytest.mark.parametrize("pace", [False, True])
def test_both_take_back_the_cards_they_played_at_once(runtime, pace):
    table, _ = full_table(runtime, settings(pace=pace, options={"quick_play": True}))
    game = table.running_game
    while asked := [q for q in game.match.open if q.prompt != "play cards"]:
        table.choose(asked[0].seat, asked[0].number, 0)
    hands = [len(player.hand) for player in game.match.state.players]
    for seat in (0, 1):
        table.choose(seat, game.question_of(seat).number, 0)
    for seat in (1, 0):
        table.undo(seat)

    assert [len(player.hand) for player in game.match.state.players] == hands


class Varied(Scripted):
    """A runtime in which every delay is longer than the one before."""

    def answer_delay(self):
        self.wait += 1.0
        return self.wait


def to_quick_play(table):
    """Play until all seats play cards unseen."""
    while asked := [q for q in table.running_game.match.open if q.prompt != "play cards"]:
        table.choose(asked[0].seat, asked[0].number, 0)


def test_a_bot_that_plays_cards_unseen_waits_once_for_all_of_them():
    given = settings(players=3, options={"quick_play": True}, bots=["random", "random"])
    table, _ = full_table(Varied(), given)
    to_quick_play(table)
    before = {scheduled.seat: scheduled.at for scheduled in table.scheduled_moves()}
    for _ in range(2):
        table.runtime.time += 5
        scheduled = next(scheduled for scheduled in table.scheduled_moves() if scheduled.seat == 1)
        table.answer(scheduled, table.running_game.match.state.legal_actions(1)[0])

    assert before[1] != before[2]
    assert {scheduled.seat: scheduled.at for scheduled in table.scheduled_moves()} == before


@pytest.mark.parametrize("kind", ["move", "game"])
def test_the_time_of_the_last_to_play_cards_unseen_runs_on(runtime, kind):
    clock = ClockSettings(kind, 60, 5 * (kind == "game"))
    table, _ = full_table(runtime, settings(clock=clock, options={"quick_play": True}))
    to_quick_play(table)
    runs_out = table.running_game.clock.deadline(0)
    runtime.time += 10
    table.choose(
        1, table.running_game.question_of(1).number, len(table.running_game.match.legal(1)) - 1
    )
    for _ in range(2):
        runtime.time += 10
        table.choose(0, table.running_game.question_of(0).number, 0)

    assert table.running_game.asked() == [0]
    assert table.running_game.clock.deadline(0) == runs_out


def test_time_for_a_move_begins_anew_when_what_was_hidden_is_revealed(runtime):
    clock = ClockSettings("move", 60)
    table, _ = full_table(runtime, settings(clock=clock, options={"quick_play": True}))
    runtime.time += 50
    to_quick_play(table)

    assert [table.running_game.clock.deadline(seat) for seat in (0, 1)] == [runtime.time + 60] * 2
