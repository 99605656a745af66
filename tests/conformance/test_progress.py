"""Every state names its phase, round and turn, and all seats see the same."""

import tangledbank
from tangledbank.audit.variants import Variant
from tangledbank.core.event import WATCHER
from tangledbank.core.rng import seeded
from tangledbank.notation.names import seat_name
from tests.support import GAMES, decisions, each_registered_game, each_table, play_on


def progress(s):
    return s.phase_key(), int(s.round_number()), int(s.turn_seat())


@each_table
def test_phase_round_and_turn_are_public_and_rounds_never_go_back(key, variant):
    game, last = GAMES[key], 0
    for s, _, _ in decisions(game, variant, 10, every=7):
        phase, number, turn = progress(s)

        assert phase and 0 <= turn < variant.players
        assert number >= last
        last = number
        for seat in (*range(variant.players), WATCHER):
            assert progress(game.view(s, seat)) == (phase, number, turn)


@each_registered_game
def test_positions_and_documents_say_what_the_table_says(key):
    match = play_on(tangledbank.new(key, players=2, seed=3), seeded(3), 40)
    phase, number, turn = progress(match.state)

    line = match.game.language.write_position(match.game, match.record.options, match.state)[1]
    seen = match.see(0)

    assert line.startswith(f"phase {phase}, round {number}, ")
    assert f", turn {seat_name(turn)}" in line
    assert (seen["phase"], seen["round"], seen["turn"]) == (phase, number, turn)


@each_registered_game
def test_finished_games_are_in_their_last_phase(key):
    match = play_on(tangledbank.new(key, players=2, seed=4), seeded(4))

    assert match.over
    assert match.state.phase_key() in ("feeding", "draw", "extinction")
    assert match.see(0)["round"] == match.state.round_number() > 1


def test_the_turn_stays_where_it_is_while_an_attack_or_an_exchange_goes_on():
    turns = {"Attack": [], "Exchange": []}
    for s, seat, _ in decisions(GAMES["climate"], Variant(4), 5, every=3):
        names = [type(frame).__name__ for frame in s.stack]
        if "Attack" in names:
            turns["Attack"].append(s.turn_seat() == s.stack[1].seat)
        if "Exchange" in names:
            turns["Exchange"].append(s.turn_seat() == seat)

    assert turns["Attack"] and all(turns["Attack"])
    assert turns["Exchange"] and all(turns["Exchange"])
