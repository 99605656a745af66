"""Encoded states and options are complete and contain nothing hidden."""

import pytest

import tangledbank
from tangledbank.core.buffers import buffer
from tangledbank.core.option_encoder import COLUMNS, COPIES, ROWS, WIDTH
from tangledbank.core.rng import seeded
from tangledbank.core.tables import Tables
from tests.support import GAMES, REGISTERED, TABLES, decisions, each_registered_game

each_real_table = pytest.mark.parametrize(
    ("key", "variant"), [each for each in TABLES if each[0] in REGISTERED], ids=str
)


def tables_for(key, players, count=1, seed=1, bots=()):
    game = tangledbank.game(key)
    options = game.resolve_options(players, {})
    return Tables(
        lambda number: game.setup(players, options, number),
        game.option_encoder(players),
        count,
        seed,
        list(bots),
    )


def rows_of(offer, s, seat):
    """Return the options of a seat as rows."""
    out = buffer()
    tables = Tables(lambda seed: s, offer, 1, 0, [])
    count = int(offer.open_page(s, seat, out, s.legal(seat, out), 0))
    offer.write(s, seat, count, tables.rows, 0)
    return [list(tables.rows[i * WIDTH : (i + 1) * WIDTH]) for i in range(count)]


@each_registered_game
def test_every_column_has_a_name_of_its_own(key):
    for players in GAMES[key].seats:
        encoder = GAMES[key].encoder(players)

        names = encoder.columns()

        assert len(names) == len(set(names)) == encoder.width
    assert len(COLUMNS) == WIDTH


@each_real_table
def test_nothing_hidden_shows_in_the_numbers(key, variant):
    game = GAMES[key]
    offer = game.option_encoder(variant.players)
    rng = seeded(51)
    for s, asked, _ in decisions(game, variant, 51, every=60):
        for seat in (asked, (asked + 1) % variant.players):
            view = game.view(s, seat)
            row = list(offer.encoder.row(s, seat))
            options = rows_of(offer, s, seat) if seat == asked else []

            assert list(offer.encoder.row(view, seat)) == row
            for _ in range(2):
                world = game.imagine(view, seat, rng)
                assert list(offer.encoder.row(world, seat)) == row
                assert not options or rows_of(offer, world, seat) == options


@each_registered_game
def test_cards_that_share_a_row_are_alike_in_all_that_is_printed(key):
    figures = GAMES[key].encoder(2).figures
    known = {}
    for card in range(2, len(figures.kind)):
        printed = (figures.trait[card], figures.number[card], figures.mark[card])
        faces = tuple(figures.face[2 * card : 2 * card + 2])

        assert known.setdefault(figures.kind[card], (printed, faces)) == (printed, faces)


@each_registered_game
def test_every_option_is_in_one_row_and_no_row_keeps_what_stood_there_before(key):
    players = GAMES[key].seats.stop - 1
    tables = tables_for(key, players)
    tables.reset()
    rng = seeded(2)
    for _ in range(150):
        s, seat, count = tables.games[0], int(tables.seats[0]), int(tables.counts[0])
        rows = [list(tables.rows[i * WIDTH : (i + 1) * WIDTH]) for i in range(count)]
        offered = s.legal_actions(seat)

        assert sum(row[COPIES] for row in rows) == len(offered)
        assert {int(tables.actions[i]) for i in range(count)} <= set(offered)
        assert rows == rows_of(GAMES[key].option_encoder(players), s, seat)
        assert list(tables.seen) == list(tables.encoder.row(s, seat))
        assert list(tables.mask) == [1] * count + [0] * (ROWS - count)
        assert not any(tables.rows[count * WIDTH :])
        tables.step([int(rng.below(count))])
