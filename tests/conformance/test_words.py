"""Every game writes its moves, events and positions, and reads them back."""

import json

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.core.record import FORMAT
from tangledbank.core.rng import seeded
from tangledbank.notation.names import Line
from tangledbank.notation.scene_parser import read_game_line
from tests.support import GAMES, decisions, each_game, each_table, new_match, play_on


@each_table
def test_every_move_is_read_back_as_it_was_written(key, variant):
    language = GAMES[key].language
    for s, seat, _ in decisions(GAMES[key], variant, 11, every=7):
        texts = [language.write_action(s, seat, action) for action in s.legal_actions(seat)]

        read = [language.read_action(s, text) for text in texts]

        assert [who for who, _ in read] == [seat] * len(texts)
        assert [language.write_action(s, seat, action) for _, action in read] == texts


@each_table
def test_every_offered_move_is_chosen_by_its_own_text(key, variant):
    game = GAMES[key]
    for s, seat, _ in decisions(game, variant, 12, every=7):
        options, view = s.legal_actions(seat), game.view(s, seat)
        texts = [game.language.write_action(view, seat, action) for action in options]

        assert len(set(texts)) == len(texts)
        assert [game.language.read_choice(view, text) for text in texts] == [
            (seat, action) for action in options
        ]


@each_table
def test_every_offered_move_has_its_own_row_in_a_record(key, variant):
    language = GAMES[key].language
    for s, seat, _ in decisions(GAMES[key], variant, 17, every=7):
        options = s.legal_actions(seat)
        rows = [language.as_record(seat, action, variant.players) for action in options]
        stored = [json.loads(json.dumps(row)) for row in rows]

        assert len({str(row) for row in rows}) == len(rows)
        assert [language.from_record(row, variant.players, FORMAT) for row in stored] == options


@each_table
def test_a_position_is_read_back_as_it_was_written(key, variant):
    game = GAMES[key]
    for s, seat, _ in decisions(game, variant, 13, every=5):
        lines, again = there_and_back(game, variant, s)

        game.check(again)
        assert game.language.write_position(game, settled(game, variant), again) == lines
        assert asked(again) == asked(s)
        assert words(game, again, seat) == words(game, s, seat)


@each_table
def test_a_position_goes_on_as_the_table_it_was_written_from(key, variant):
    game = GAMES[key]
    for s, seat, _ in decisions(game, variant, 14, every=9):
        _, again = there_and_back(game, variant, s)
        original = s.clone()
        rng = seeded(14)
        for _ in range(4):
            options = words(game, original, seat)
            text = options[rng.below(len(options))]

            original.apply(*game.language.read_action(original, text))
            again.apply(*game.language.read_action(again, text))

            if original.undo_barriers != s.undo_barriers or original.over:
                break
            seat = int(original.open[0].seat)
            assert asked(again) == asked(original)
            assert words(game, again, seat) == words(game, original, seat)


@each_game
def test_a_view_can_be_written(key):
    game = GAMES[key]
    match = new_match(game, first_table(key), 15)
    play_on(match, seeded(15), 12)

    lines = game.language.write_position(game, match.record.options, match.view(0))

    assert lines[0].startswith(f"game {key}, ")


@each_table
def test_every_event_can_be_said(key, variant):
    game = GAMES[key]
    match = play_on(new_match(game, variant, 16), seeded(16))

    said = [game.language.write_event(match.state, event) for event in match.all_news]

    assert said
    assert all(text and "{" not in text for text in said)


@each_table
def test_events_for_others_hide_what_is_secret(key, variant):
    match = play_on(new_match(GAMES[key], variant, 17), seeded(17))

    for event in match.all_news:
        for seat in range(variant.players):
            seen = event.seen_by(seat)
            if seen is not None and seat != event.seat:
                hidden = [seen.ids()[i] for i in range(4) if event.secret >> i & 1]
                assert set(hidden) <= {1}


@each_game
@pytest.mark.parametrize("text", ["", "A", "A dances", "Z passes", "A plays nonsense on A1", "?"])
def test_what_is_no_move_is_refused(key, text):
    match = new_match(GAMES[key], first_table(key), 18)

    with pytest.raises(BadNotation):
        match.read(text)


def first_table(key):
    from tests.support import TABLES

    return next(variant for name, variant in TABLES if name == key)


def settled(game, variant):
    return game.resolve_options(variant.players, variant.given)


def there_and_back(game, variant, s):
    lines = game.language.write_position(game, settled(game, variant), s)
    head, *rest = [Line(i, text) for i, text in enumerate(lines, start=1)]
    again_game, players, options = read_game_line(head, GAMES)
    assert (again_game, players, options) == (game, variant.players, settled(game, variant))
    again = game.language.read_position(game, players, options, rest)
    again.advance()
    return lines, again


def asked(s):
    return sorted((int(decision.seat), int(decision.prompt)) for decision in s.open)


def words(game, s, seat):
    return [game.language.write_action(s, seat, action) for action in s.legal_actions(seat)]
