"""Taking back is bounded, costs the same every time, and leaves no trace in exported records."""

import json

import pytest

from tangledbank.core.compacting import compacted
from tangledbank.core.record import UNDO, record_from
from tangledbank.core.rng import seeded
from tangledbank.server.errors import Refused
from tangledbank.server.replay.record_export import export, verify
from tangledbank.server.storage.persistence import collect_draft
from tangledbank.server.tables import undo_budget
from tangledbank.server.tables.running_game import (
    SNAPSHOT_INTERVAL,
    RunningGame,
    empty_record,
    read_snapshot,
)
from tangledbank.server.texts import say_refused
from tests.server.support import CATALOG, Scripted, full_table, play_on, settings
from tests.server.test_tables import position
from tests.support import REGISTERED


@pytest.fixture
def runtime():
    return Scripted()


def choose_and_undo(table, seat):
    """A choice of a seat that it can take back, and that it takes back."""
    game = table.running_game
    question = game.question_of(seat)
    for place in range(len(game.match.state.legal_actions(seat))):
        trial = game.match.state.clone()
        trial.apply(seat, game.match.state.legal_actions(seat)[place])
        if trial.undo_barriers == game.match.state.undo_barriers:
            break
    table.choose(seat, question.number, place)
    table.undo(seat)


def at_choice(runtime, **given):
    """Return a table at which a player plays cards, which can be undone, and the seat."""
    table, _ = full_table(runtime, settings("evolution", 2, **given))
    while table.running_game.match.open[0].prompt != "play cards":
        play_on(table, 1)
    return table, table.running_game.match.open[0].seat


def undo_until_refused(table, seat):
    """Return the number of granted undos, and the refusal."""
    for count in range(10_000):
        try:
            choose_and_undo(table, seat)
        except Refused as refused:
            return count, refused
    raise AssertionError("nothing is refused")


def reveal(table):
    """Play on until something is revealed and seats play cards again."""
    seals = table.running_game.match.state.undo_barriers
    while (
        table.running_game.match.state.undo_barriers == seals
        or table.running_game.match.open[0].prompt != "play cards"
    ):
        play_on(table, 1)


@pytest.mark.parametrize("quick", [False, True])
def test_choices_are_taken_back_so_often_until_something_is_revealed(runtime, quick):
    table, seat = at_choice(runtime, options={"quick_play": quick})

    count, refused = undo_until_refused(table, seat)

    assert count == undo_budget.MAX_SINCE_REVEAL
    assert (refused.code, refused.detail) == ("no-undo", "reveal")
    assert not table.running_game.can_undo(seat)
    reveal(table)
    seat = table.running_game.match.open[0].seat
    assert undo_until_refused(table, seat)[0] == undo_budget.MAX_SINCE_REVEAL


def test_choices_are_taken_back_so_often_in_a_game(runtime, monkeypatch):
    monkeypatch.setattr(undo_budget, "MAX_IN_GAME", 50)
    table, seat = at_choice(runtime)
    count, _ = undo_until_refused(table, seat)
    while count < 50:
        reveal(table)
        if table.running_game.question_of(seat) is not None:
            more, refused = undo_until_refused(table, seat)
            count += more

    assert count == 50 and (refused.code, refused.detail) == ("no-undo", "game")


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_reason_not_to_undo_has_a_sentence_of_its_own(lang):
    texts = {say_refused(Refused("no-undo", why), lang) for why in ("", "reveal", "game")}

    assert len(texts) == 3 and all(text.endswith(".") for text in texts)


def test_the_choices_of_one_seat_use_up_nothing_of_another(runtime):
    table, seat = at_choice(runtime, options={"quick_play": True})
    undo_until_refused(table, seat)

    assert undo_until_refused(table, 1 - seat)[0] == undo_budget.MAX_SINCE_REVEAL


def test_what_the_server_answered_is_charged_to_nobody(runtime):
    table, _ = full_table(runtime, settings("evolution", 2, pace=False))
    rng = seeded(5)
    for _ in range(400):
        if table.status != "playing":
            break
        question = table.running_game.match.open[0]
        count = len(table.running_game.match.state.legal_actions(question.seat))
        before = [*table.running_game.undone.total]
        table.choose(question.seat, question.number, int(rng.below(count)))
        if table.running_game.can_undo(question.seat):
            table.undo(question.seat)
            after = [*table.running_game.undone.total]
            after[question.seat] = before[question.seat]
            assert after == before
            table.choose(question.seat, table.running_game.question_of(question.seat).number, 0)


def test_a_table_that_is_loaded_remembers_what_was_taken_back(runtime):
    table, seat = at_choice(runtime)
    for _ in range(7):
        choose_and_undo(table, seat)
    game = table.running_game

    again = RunningGame.restart(
        table.game,
        table.settings,
        empty_record(table.game, table.settings, table.seed),
        0.0,
        runtime,
    )
    again.replay(game.unsaved)
    assert again.undone.save() == game.undone.save()
    game.saved = -SNAPSHOT_INTERVAL
    game.voided_rows.clear()
    _, saved = game.snapshot()
    loaded = RunningGame.resume(table.game, table.settings, read_snapshot(saved), [], runtime)
    assert loaded.undone.save() == game.undone.save()
    old = {**read_snapshot(saved)}
    del old["undone"]
    assert RunningGame.resume(table.game, table.settings, old, [], runtime).undone.total == [0, 0]


# Cost


def test_taking_back_makes_no_snapshots(runtime):
    table, seat = at_choice(runtime)
    collect_draft(table)
    saved = table.running_game.saved
    for _ in range(undo_budget.MAX_SINCE_REVEAL):
        choose_and_undo(table, seat)
        assert collect_draft(table).snapshot is None

    assert table.running_game.saved == saved


# Records


def finished_with_undo(key, runtime):
    """A finished table at which choices were taken back all the time; all rows as stored."""
    table, _ = full_table(runtime, settings(key, 2))
    rng, rows = seeded(9), []
    while table.status == "playing":
        runtime.time += 1
        question = table.running_game.match.open[0]
        options = table.running_game.match.state.legal_actions(question.seat)
        table.choose(question.seat, question.number, int(rng.below(len(options))))
        if rng.below(3) == 0 and table.running_game.can_undo(question.seat):
            runtime.time += 1
            table.undo(question.seat)
        rows += table.running_game.take_unsaved()
    return table, rows


@pytest.mark.parametrize("key", REGISTERED)
def test_an_exported_record_has_only_what_stands_and_is_verified(key, runtime):
    table, rows = finished_with_undo(key, runtime)

    plain = export(table, rows)

    assert UNDO in [row.choice[1] for row in rows]
    assert UNDO not in [choice[1] for choice in plain["choices"]]
    match = verify(json.dumps(plain), CATALOG)
    assert [score.total for score in match.scores()] == [
        score.total for score in table.running_game.match.scores()
    ]
    times = {row.number: round(row.at - table.began, 1) for row in rows}
    kept = [times[place + 1] for place in table.running_game.standing_rows()]
    assert plain["times"] == kept and len(kept) == len(plain["choices"])


def test_a_record_with_choices_taken_back_is_still_verified(runtime):
    table, rows = finished_with_undo("evolution", runtime)
    plain = export(table, rows)
    plain["choices"] = [row.choice for row in rows]

    assert verify(json.dumps(plain), CATALOG).over
    assert compacted(table.game, record_from(plain)).choices == export(table, rows)["choices"]


def after_a_bot_fed(bots):
    """Return a table at which A fed a species, and then B, whose choice showed nothing hidden."""
    table = position(
        "phase feeding, first A, turn A",
        "hole 8",
        "A1: population 3",
        "A2: population 3",
        "B1: population 3",
        "B2: population 3",
    )
    table.running_game.know(bots)
    table.running_game.clock.together = False  # it was for the cards before this position
    table.choose(0, table.running_game.question_of(0).number, "A1 feeds")
    seed, question = table.bot_seed(1), table.running_game.question_of(1)
    code = table.running_game.match.state.legal_actions(1)[0]
    table.running_game.answer(1, question.number, code, table.runtime.now())
    return table, seed


def test_alone_against_bots_undo_passes_choices_that_showed_nothing():
    table, seed = after_a_bot_fed({1})
    running_game = table.running_game

    assert running_game.undo_path(0).seats == [1, 0]
    table.undo(0)
    assert running_game.question_of(0) is not None and running_game.question_of(1) is None
    assert running_game.undone.total == [1, 0]
    table.choose(0, running_game.question_of(0).number, "A2 feeds")
    assert table.bot_seed(1) != seed
    table.undo(0)
    table.choose(0, running_game.question_of(0).number, "A1 feeds")
    assert table.bot_seed(1) == seed, "the same position gets the same answer"


def test_with_other_people_undo_ends_at_any_choice_of_another_seat():
    table, _ = after_a_bot_fed(())

    assert table.running_game.undo_path(0).refusal == "player"


def test_a_face_down_food_card_is_taken_back_until_all_have_chosen(runtime):
    table, _ = full_table(runtime, settings("evolution", 3))
    running_game = table.running_game
    assert running_game.undo_path(0).refusal == "nothing"
    for seat in (0, 1):
        table.choose(seat, running_game.question_of(seat).number, 0)
    assert running_game.can_undo(0) and running_game.can_undo(1)
    table.undo(0)
    table.choose(0, running_game.question_of(0).number, 1)
    table.choose(2, running_game.question_of(2).number, 0)

    assert [running_game.undo_path(seat).refusal for seat in (0, 1, 2)] == ["revealed"] * 3
