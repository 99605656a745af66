"""A choice that a bot made because time ran out: told as such, stored, and final."""

import pytest

from tangledbank.core.event import WATCHER
from tangledbank.server.errors import Refused
from tangledbank.server.storage import table_store
from tangledbank.server.storage.persistence import restore_table
from tangledbank.server.tables.earlier_news import rebuild_news
from tangledbank.server.tables.settings import ClockSettings
from tangledbank.server.views.position import PositionView
from tests.server.support import CATALOG, Scripted, engine_in, full_table, play_on, settings
from tests.server.test_history import reader_at
from tests.server.test_storage import keep

MINUTE = ClockSettings("move", 60)


def at_cards(**given):
    """Return a table at which a player plays cards, and the seat."""
    table, _ = full_table(Scripted(), settings("evolution", 2, clock=MINUTE, **given))
    while table.running_game.match.open[0].prompt != "play cards":
        play_on(table, 1)
    return table, table.running_game.match.open[0].seat


def run_out(table):
    """Let the time of the seat that is asked run out; the bot plays a card."""
    [scheduled] = table.scheduled_moves()
    assert scheduled.timeout
    table.runtime.time = scheduled.at
    options = table.running_game.match.state.legal_actions(scheduled.seat)
    before = table.running_game.match.state.undo_barriers
    for code in options:
        trial = table.running_game.match.state.clone()
        trial.apply(scheduled.seat, code)
        if trial.undo_barriers == before and trial.decision_of(scheduled.seat) is not None:
            table.answer(scheduled, code)
            return scheduled.seat
    raise AssertionError("no such card")


def lines(table, viewer, lang="en"):
    state = PositionView(table, table.running_game).state(reader_at(viewer, lang=lang))
    return [line.text for line in state.log]


def test_the_log_says_that_time_ran_out():
    table, seat = at_cards()
    run_out(table)
    name = table.seats[seat].name

    assert any(
        line.startswith("Time ran out: a bot played for you. ") for line in lines(table, seat)
    )
    for viewer in (1 - seat, WATCHER):
        told = [line for line in lines(table, viewer) if "Time ran out" in line]
        assert len(told) == 1 and told[0].startswith(f"Time ran out: a bot played for {name}. ")
    assert any("Temps écoulé" in line for line in lines(table, WATCHER, "fr"))
    assert any("Время вышло" in line for line in lines(table, WATCHER, "ru"))


def test_a_choice_by_timeout_is_not_undone():
    table, seat = at_cards()
    run_out(table)

    path = table.running_game.undo_path(seat)
    assert not path and path.refusal == "timeout"
    with pytest.raises(Refused) as refused:
        table.undo(seat)
    assert (refused.value.code, refused.value.detail) == ("no-undo", "timeout")


def test_after_a_timeout_a_seat_may_undo_what_it_chose_itself_since():
    table, seat = at_cards()
    run_out(table)
    question = table.running_game.question_of(seat)
    table.choose(seat, question.number, 0)
    if table.running_game.can_undo(seat):
        table.undo(seat)
    assert table.running_game.undo_path(seat).refusal == "timeout"


def test_hidden_choices_by_timeout_are_final_too():
    table, _ = at_cards(options={"quick_play": True})
    scheduled = table.scheduled_moves()[0]
    table.runtime.time = scheduled.at
    code = table.running_game.match.state.legal_actions(scheduled.seat)[0]
    table.answer(scheduled, code)

    assert table.running_game.undo_path(scheduled.seat).refusal == "timeout"


def test_timeouts_are_stored_and_told_after_a_reload(tmp_path):
    table, seat = at_cards()
    engine = engine_in(tmp_path)
    keep(engine, table)
    run_out(table)
    keep(engine, table)
    with engine.connect() as connection:
        loaded = restore_table(CATALOG, table_store.load(connection, table.id), table.runtime)
    assert loaded.running_game.undo_path(seat).refusal == "timeout"
    assert [line for line in lines(loaded, WATCHER) if "Time ran out" in line]

    while table.running_game.count < 80:
        play_on(table, 1)
        keep(engine, table)
    with engine.connect() as connection:
        loaded = restore_table(CATALOG, table_store.load(connection, table.id), table.runtime)
    running_game = loaded.running_game
    assert running_game.loaded > 24
    running_game.earlier_news = rebuild_news(
        loaded.game, running_game.match, running_game.loaded, running_game.timeouts
    )
    for viewer in (0, 1, WATCHER):
        assert lines(loaded, viewer) == lines(table, viewer)
