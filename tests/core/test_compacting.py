"""Records without undone choices lead to the same state and events."""

import pytest

import tangledbank
from tangledbank.core.compacting import compacted, standing_rows
from tangledbank.core.event import UNDONE
from tangledbank.core.match import replay
from tangledbank.core.record import UNDO, read_record
from tangledbank.core.rng import seeded
from tests.core.playing import BLAST, QUICK, everybody_chooses_food, play_first, start
from tests.support import GAMES, TABLES, each_table, new_match, play_on

LONG = 150


def play_and_undo(match, rng, choices=LONG):
    """Make random choices; undo after every third of them."""
    for _ in range(choices):
        if match.over:
            break
        play_on(match, rng, 1)
        seats = [seat for seat in range(match.state.seats) if match.can_undo(seat)]
        if seats and rng.below(3) == 0:
            match.undo(seats[rng.below(len(seats))])
    return match


def known(match):
    """Return the state without question counts and the order of hands."""
    table = in_order(match.game.codec.encode(match.state))
    del table["asked"], table["latest"]
    species = table.get("species", [])
    while species[-1:] == [{"is": "nobody"}]:  # room for one that was taken back
        species.pop()
    return table


def in_order(plain):
    """Return plain data with all hands sorted."""
    if isinstance(plain, dict):
        return {
            name: sorted(value) if name == "hand" else in_order(value)
            for name, value in plain.items()
        }
    return [in_order(each) for each in plain] if isinstance(plain, list) else plain


def standing_news(match):
    """Return the events of every listener that were not withdrawn."""
    return [
        [(event.kind, event.seat, event.ids()) for event in listener if event.kind != UNDONE]
        for listener in (*match.news, match.watched)
    ]


@each_table
@pytest.mark.parametrize("seed", [1, 2])
def test_a_compacted_record_replays_to_the_same_table_and_news(key, variant, seed):
    game = GAMES[key]
    match = play_and_undo(new_match(game, variant, seed), seeded(seed))

    short = compacted(game, match.record)
    again = replay(game, read_record(short.to_json()))

    assert not [choice for choice in short.choices if choice[1] == UNDO]
    assert known(again) == known(match)
    assert standing_news(again) == standing_news(match)
    assert compacted(game, short) == short


@pytest.mark.parametrize("key", list(GAMES))
def test_a_whole_game_with_choices_taken_back_keeps_its_result(key):
    game = GAMES[key]
    match = play_and_undo(new_match(game, dict(reversed(TABLES))[key], 5), seeded(5), 10_000)

    again = replay(game, compacted(game, match.record))

    assert match.over and again.over
    assert [score.total for score in again.scores()] == [score.total for score in match.scores()]
    assert standing_news(again) == standing_news(match)


def test_a_record_without_undo_is_left_as_it_is():
    match = play_on(start(), seeded(3), 40)

    assert compacted(match.game, match.record) == match.record
    assert standing_rows(match.game, match.record) == list(range(40))


def test_a_turn_of_cards_that_was_taken_back_as_a_whole_is_left_out():
    match = start(**QUICK)
    everybody_chooses_food(match)
    first = len(match.record.choices)
    for seat in (0, 1, 0):
        play_first(match, seat)
    match.undo(0)

    assert standing_rows(match.game, match.record) == [*range(first), first + 1]


def test_a_trait_that_was_laid_and_taken_back_is_left_out():
    match = tangledbank.position(BLAST)
    match.do("A migrates speed:7 from zone2 to zone1")
    match.do("A lays inking on A2")
    match.do("A lays schooling on A2")
    match.undo(0)

    assert match.void == {2, 3}
