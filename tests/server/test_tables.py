"""Tables without sockets: coming, going, links, hosts, undo, clocks, forced answers, rematch."""

import json

import pytest

import tangledbank
from tangledbank.core.errors import BadData, BadOptions
from tangledbank.core.match import Match
from tangledbank.core.rng import seeded
from tangledbank.notation.names import Line
from tangledbank.server.errors import Refused
from tangledbank.server.replay.record_export import export, verify
from tangledbank.server.tables.choices import ChoiceRow
from tangledbank.server.tables.pacing import may_answer_at_once
from tangledbank.server.tables.running_game import RunningGame
from tangledbank.server.tables.runtime import clean_name, digest_of
from tangledbank.server.tables.settings import ClockSettings
from tangledbank.server.tables.shuffle import commitment_of
from tangledbank.server.tables.table import Table
from tangledbank.server.texts import say_refused
from tests.core.playing import ALIKE
from tests.server.support import CATALOG, CLIENT_SEED, Scripted, full_table, play_on, settings
from tests.support import GAMES, REGISTERED, TABLES, decisions


def refused(code, work, *given):
    with pytest.raises(Refused) as caught:
        work(*given)
    return caught.value.code == code


@pytest.fixture
def runtime():
    return Scripted()


# Settings and names


def test_options_that_there_are_not_are_refused(runtime):
    with pytest.raises(BadOptions):
        Table.make(CATALOG, settings(options={"nonsense": 1}), runtime)


@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("invalid-players", {"players": 9}),
        ("unknown-set", {"sets": ["nowhere.py"]}),
        ("invalid-bots", {"bots": ["./program"]}),
        ("unknown-game", {"game": "chess"}),
        ("invalid-bots", {"bots": ["random", "random"]}),
        ("invalid-clock", {"clock": ClockSettings("move", 0)}),
        ("invalid-clock", {"clock": ClockSettings("game", 60, -1)}),
        ("invalid-clock", {"grace": 1e9}),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_a_code(runtime, code, more):
    assert refused(code, Table.make, CATALOG, settings(**more), runtime)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna  Maria ", "Anna Maria"),
        ("<b>Bob</b>", "bBob/b"),
        ("E\x07v\u202ee\x00\n", "Eve"),
        ("Зоя 🦎", "Зоя 🦎"),
        ("x" * 99, "x" * 24),
        ("O'Brien", "O'Brien"),
    ],
)
def test_names_are_cleaned(given, shown):
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", " \n", "\u200b\u202e", "<>"])
def test_a_name_has_something_to_show(given):
    assert refused("invalid-name", clean_name, given)


# Coming and going


def test_the_game_begins_when_everybody_has_added_to_the_shuffle(runtime):
    table = Table.make(CATALOG, settings(players=3, bots=["random"]), runtime)
    _, door = table.seat_creator("Anna")
    table.contribute(0, CLIENT_SEED)
    seat, token = table.exchange(door, "Ben")
    assert (seat, table.status, table.seat_of_token(token)) == (1, "open", 1)

    table.contribute(1, "0" * 32)

    assert table.status == "playing"
    assert [each.kind for each in table.seats] == ["person", "person", "bot"]
    assert refused("already-started", table.exchange, door, "Cleo")


def test_a_link_for_one_seat_opens_it_once(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    table.seat_creator("Anna")
    link = table.invite(0, 2)
    seat, token = table.exchange(link, "Cleo")

    assert (seat, table.seat_of_token(token), table.seats[2].name) == (2, 2, "Cleo")
    assert refused("invalid-secret", table.exchange, link, "Dora")
    assert refused("invalid-secret", table.seat_of_token, link)


def test_an_invitation_ends_with_the_game(runtime):
    table, _ = full_table(runtime, settings(players=2, bots=["random"], bot_seats=True))
    link = table.invite(0, 1)
    play_on(table)

    assert refused("invalid-secret", table.exchange, link, "Cleo")
    assert table.seats[1].kind == "bot"


def test_another_device_gets_the_seat_by_a_link_that_soon_expires(runtime):
    table, tokens = full_table(runtime, settings())
    link = table.link_device(1)
    seat, token = table.exchange(link, "")
    assert seat == 1 and table.seat_of_token(token) == table.seat_of_token(tokens[1]) == 1
    assert refused("invalid-secret", table.exchange, link, "")
    late = table.link_device(1)
    runtime.time += 3600
    assert refused("invalid-secret", table.exchange, late, "")


def test_who_leaves_an_open_table_frees_the_seat(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    token, door = table.seat_creator("Anna")
    seat, _ = table.exchange(door, "Ben")
    table.arrive(seat)
    table.leave(0)

    assert table.host == 1 and table.seats[0].kind == "free"
    assert refused("invalid-secret", table.seat_of_token, token)
    assert table.exchange(door, "Cleo")[0] == 0


def test_who_comes_to_a_table_that_all_have_left_is_its_host(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    _, door = table.seat_creator("Anna")
    table.exchange(door, "Ben")
    table.leave(0)
    table.leave(1)

    seat, _ = table.exchange(door, "Cleo")
    assert (seat, table.host) == (0, 0)
    table.fill(0, "random")


def test_only_the_host_removes_and_invites(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    _, door = table.seat_creator("Anna")
    table.exchange(door, "Ben")

    assert refused("not-host", table.remove, 1, 0)
    assert refused("not-host", table.invite, 1, 2)
    assert refused("not-host", table.fill, 1, "random")
    assert refused("seat-unavailable", table.remove, 0, 7)
    table.remove(0, 1)
    assert table.free_seats() == [1, 2]


def test_the_host_may_fill_up_with_bots(runtime):
    table = Table.make(CATALOG, settings(players=3), runtime)
    table.seat_creator("Anna")
    table.contribute(0, CLIENT_SEED)
    assert refused("invalid-bots", table.fill, 0, "nobody")
    table.fill(0, "easy")

    assert table.status == "playing"
    assert [seat.agent for seat in table.seats] == ["", "easy", "easy"]
    assert len({seat.name for seat in table.seats}) == 3


def test_a_host_who_is_away_too_long_is_followed(runtime):
    table, _ = full_table(runtime, settings(players=3))
    for seat in range(3):
        table.arrive(seat)
    table.depart(0)
    runtime.time += 59
    table.judge_absence()
    assert table.host == 0
    runtime.time += 2
    table.judge_absence()
    assert table.host == 1


def test_who_was_away_too_long_is_removed_if_the_table_says_so(runtime):
    table, tokens = full_table(runtime, settings(players=3, absence_policy="remove"))
    for seat in range(3):
        table.arrive(seat)
    table.depart(1)
    assert refused("not-away", table.remove, 0, 1)
    runtime.time += 61
    table.remove(0, 1)

    assert table.replaced(1) and table.seat_of_token(tokens[1]) == 1


def test_a_bot_plays_for_who_is_away_until_they_return(runtime):
    table, _ = full_table(runtime, settings("evolution", 2, absence_policy="bot"))
    table.arrive(0)
    table.arrive(1)
    assert table.scheduled_moves() == []
    table.depart(1)
    [scheduled] = table.scheduled_moves()
    assert (scheduled.seat, scheduled.agent, scheduled.at) == (1, "steady", runtime.time + 60)
    runtime.time += 61
    assert table.replaced(1)
    table.answer(scheduled, table.running_game.match.state.legal_actions(1)[0])
    table.arrive(1)
    assert not table.replaced(1)


# Playing


def test_what_cannot_be_chosen_is_refused_with_a_code(runtime):
    table, _ = full_table(runtime, settings("evolution", 2))
    before = table.running_game.match.save()
    first = table.running_game.question_of(0)

    assert refused("stale-question", table.choose, 0, first.number + 2, 0)
    assert refused("illegal-move", table.choose, 0, first.number, 999)
    assert refused("invalid-notation", table.choose, 0, first.number, "nonsense")
    assert refused("no-undo", table.undo, 0)
    assert table.running_game.match.save() == before
    table.choose(0, first.number, 0)
    assert refused("not-asked", table.choose, 0, first.number, 0)


@pytest.mark.parametrize("key", REGISTERED)
def test_a_choice_by_notation_stores_the_option_that_has_this_notation(key, runtime):
    table, _ = full_table(runtime, settings(key, 2))
    for seed in range(120):
        if table.status != "playing":
            break
        game = table.running_game
        question = game.match.open[0]
        options = game.match.state.legal_actions(question.seat)
        code = options[seeded(seed).below(len(options))]
        before = len(game.unsaved)
        row = table.game.language.as_record(question.seat, code, 2)
        table.choose(question.seat, question.number, game.match.words(question.seat, code))

        assert game.unsaved[before].choice == row


def test_notation_that_fits_several_options_is_refused_and_changes_nothing(runtime):
    table, _ = full_table(runtime, settings("evolution", 2))
    table.running_game = RunningGame(
        table.game, table.settings, tangledbank.position(ALIKE), runtime
    )
    before, number = table.running_game.match.save(), table.running_game.question_of(0).number
    text = "A puts climbing on the watering hole"

    with pytest.raises(Refused) as caught:
        table.choose(0, number, text)

    assert caught.value.code == "ambiguous-notation"
    for lang in ("en", "fr", "ru"):
        assert "A puts climbing:4/2 on the watering hole" in say_refused(caught.value, lang)
    assert table.running_game.match.save() == before and not table.running_game.unsaved


def test_a_choice_is_taken_back_until_something_is_revealed(runtime):
    table, _ = full_table(runtime, settings("evolution", 2))
    table.choose(0, table.running_game.question_of(0).number, 0)
    table.undo(0)

    assert table.running_game.question_of(0) is not None
    assert [row.choice[1] for row in table.running_game.unsaved] == ["choose-food", "undo"]
    strict, _ = full_table(runtime, settings("evolution", 2, undo=False))
    strict.choose(0, strict.running_game.question_of(0).number, 0)
    assert refused("no-undo", strict.undo, 0)


@pytest.mark.parametrize("key", REGISTERED)
def test_forced_choices_that_tell_nothing_are_answered_at_once(key, runtime):
    table, _ = full_table(runtime, settings(key, 3))
    for _ in range(200):
        if table.status != "playing":
            break
        play_on(table, 1)
        for question in table.running_game.match.open:
            if may_answer_at_once(key, question.prompt):
                assert table.running_game.only_option(question.seat) is None


def test_forced_choices_that_could_tell_of_the_hand_take_their_time(runtime):
    table, _ = full_table(runtime, settings("origin", 2))
    while True:
        play_on(table, 1)
        forced = [scheduled for scheduled in table.scheduled_moves() if not scheduled.agent]
        if forced:
            break
    assert forced[0].at == runtime.time + runtime.wait
    table.answer(forced[0], table.running_game.only_option(forced[0].seat))


@pytest.mark.parametrize(("key", "variant"), TABLES, ids=str)
def test_where_answers_come_at_once_everybody_knows_how_many_there_are(key, variant):
    """From the view of any other seat, one sees whether the asked seat has a choice."""
    game = GAMES[key]
    for s, seat, _ in decisions(game, variant, 5, every=6):
        prompt = game.language.prompts[int(s.decision_of(seat).prompt)]
        if may_answer_at_once(key, prompt):
            other = (seat + 1) % s.seats
            seen = game.imagine(game.view(s, other), other, seeded(2))
            assert len(seen.legal_actions(seat)) == len(s.legal_actions(seat)), prompt


# The end


@pytest.mark.parametrize("key", REGISTERED)
def test_a_finished_game_is_exported_and_verified(key, runtime):
    table, _ = full_table(runtime, settings(key, 2, pace=False))
    assert refused("not-over", export, table, [])
    play_on(table)
    plain = export(table, rows_of(table))
    text = json.dumps(plain)

    assert verify(text, CATALOG).winners() == table.running_game.match.winners()
    for change in (
        {"seed": "1" * 32},
        {"shuffle": {**plain["shuffle"], "server_part": "00"}},
        {"shuffle": {**plain["shuffle"], "parts": [CLIENT_SEED, "1" * 32]}},
        {"shuffle": None},
        {"choices": plain["choices"][:-1]},
    ):
        with pytest.raises(BadData):
            verify(json.dumps({**plain, **change}), CATALOG)


def rows_of(table):
    choices = table.running_game.match.record.choices
    return [ChoiceRow(i, choice, 1000.0 + i) for i, choice in enumerate(choices, 1)]


def test_the_commitment_is_shown_before_anybody_adds_a_part(runtime):
    table = Table.make(CATALOG, settings(), runtime)

    assert table.commitment == commitment_of(table.id, runtime.seed())
    assert table.server_seed not in table.commitment


def test_a_rematch_turns_the_seats(runtime):
    table, tokens = full_table(runtime, settings(players=3, bots=["random"], pace=False))
    assert refused("not-over", table.rematch, CATALOG)
    play_on(table)
    again = table.rematch(CATALOG)

    assert [seat.name for seat in again.seats] == ["Cuvier", "Anna", "Guest 1"]
    assert (again.seat_of_token(tokens[0]), again.seat_of_token(tokens[1])) == (1, 2)
    assert (again.host, again.status, table.rematch_id) == (1, "open", again.id)
    assert again.commitment != table.commitment
    for seat in (1, 2):
        again.contribute(seat, CLIENT_SEED)
    assert again.status == "playing"


def test_a_feed_has_a_secret_of_its_own_that_can_be_changed(runtime):
    table, _ = full_table(runtime, settings())
    first, second = table.link_feed(1), table.link_feed(1)

    assert refused("invalid-secret", table.seat_of_token, second)
    assert digest_of(first) not in table.keys.keys and digest_of(second) in table.keys.keys


def position(*lines):
    """A table of two at a position of Evolution."""
    runtime = Scripted()
    table, _ = full_table(runtime, settings("evolution", 2, pace=False))
    game = table.game
    numbered = [Line(i, line) for i, line in enumerate(lines, start=1)]
    state = game.language.read_position(game, 2, table.running_game.match.record.options, numbered)
    table.running_game.match = Match(game, table.running_game.match.record, state)
    return table


def test_undo_reaches_past_what_the_server_answered_for_others():
    table = position(
        "phase feeding, first A, turn A",
        "hole 5",
        "A1: population 2",
        "A2: population 2",
        "B1: population 1, food 1",
    )
    game, question = table.running_game, table.running_game.match.open[0]
    table.choose(0, question.number, "A1 feeds")
    assert game.match.open[0].seat == 0, "B has nothing to choose and is passed over"
    assert game.match.revocable[-1] == 1 and not game.match.can_undo(0)
    assert game.can_undo(0) and not game.can_undo(1)

    table.undo(0)
    assert game.match.open[0].seat == 0 and not game.can_undo(0)
    assert [row.choice[1] for row in game.unsaved[-2:]] == ["undo", "undo"]
    table.choose(0, game.match.open[0].number, "A2 feeds")
    assert [mark.origin for mark in game.marks] == ["own", "forced"]


def test_links_do_not_pile_up(runtime):
    given = settings(players=3, bots=["random"], bot_seats=True)
    table, tokens = full_table(runtime, given)
    before = len(table.keys.keys)
    invites = [table.invite(0, 2) for _ in range(50)]
    devices = [table.link_device(1) for _ in range(50)]

    assert len(table.keys.keys) == before + 2
    assert refused("invalid-secret", table.exchange, invites[0], "Cleo")
    assert refused("invalid-secret", table.exchange, devices[-2], "")
    assert table.exchange(devices[-1], "")[0] == 1
    for _ in range(7):
        table.exchange(table.link_device(1), "")
    assert refused("too-many", table.link_device, 1)
    assert table.seat_of_token(tokens[1]) == 1
