"""Decisions with more options or beings than fit one page: every one of them is on some page."""

import pytest

import tangledbank
from tangledbank.core.action import pack
from tangledbank.core.option_encoder import COPIES, ROWS, VERB, WIDTH, turns_page
from tangledbank.core.rows import row_of
from tangledbank.core.tables import Tables
from tests.support import GAMES, each_registered_game

FEED = 10
schemes = pytest.mark.parametrize("flat", [False, True], ids=["rows", "flat"])


def crowded(species, others=1):
    """A table at which A may feed many species."""
    return tangledbank.position(
        "game evolution, 2 players\nphase feeding, first A, turn A\nhole 9\n"
        + "".join(f"A{i}: body 1, population 1\n" for i in range(1, species + 1))
        + "".join(f"B{i}: body {i % 6 + 1}, population 1\n" for i in range(1, others + 1))
    ).state


def stopped_at(s, flat=False):
    """A table that begins with a position."""
    encoder = GAMES["evolution"].option_encoder(2, flat)
    return Tables(lambda seed: s.clone(), encoder, 1, 1, [])


def pages_of(offer, s):
    """The moves that each page offers, and its observation, as tables show them."""
    options = row_of(s.legal_actions(0))
    found = []
    while not found or len(found) < offer.pages:
        rows = int(offer.open_page(s, 0, options, len(options), len(found)))
        moves = [int(offer.actions[i]) for i in range(rows) if not turns_page(offer.actions[i])]
        found.append((moves, list(offer.encoder.row(s, 0, offer.window))))
        assert len(moves) == rows - (len(found) < offer.pages)
    return found


@schemes
@pytest.mark.parametrize("species", [15, 16, 17, 40])
def test_every_option_and_every_being_is_on_a_page(species, flat):
    s = crowded(species, others=21)
    offer = GAMES["evolution"].option_encoder(2, flat)

    pages = pages_of(offer, s)

    assert {move for moves, _ in pages for move in moves} == set(s.legal_actions(0))
    names = offer.encoder.columns()
    for seat, beings in enumerate((species, 21)):
        shown = set()
        for _, row in pages:
            columns = dict(zip(names, row, strict=True))
            first, slots = columns[f"seat{seat}.from"], range(1, offer.encoder.slots + 1)
            assert columns[f"seat{seat}.beings"] == beings
            shown |= {first + i for i in slots if columns[f"seat{seat}.{i}.alive"]}
        assert shown == set(range(1, beings + 1))


@schemes
def test_turning_a_page_is_no_move(flat):
    s = crowded(40)
    tables = stopped_at(s, flat)
    tables.reset()
    pages = pages_of(GAMES["evolution"].option_encoder(2, flat), s)
    for page, (moves, row) in enumerate(pages[:-1]):
        last = int(tables.counts[0]) - 1
        assert [int(tables.actions[i]) for i in range(last)] == moves
        assert list(tables.seen) == [page, *row[1:]]
        assert (tables.page[0], tables.pages[0]) == (page, len(pages))
        assert (tables.legal[0], tables.left_out[0], tables.unseen[0]) == (40, 0, 0)
        assert sum(tables.mask) == last + 1
        assert tables.games[0].asked[0] == 1
        tables.step([int(tables.numbers[last]) if flat else last])

    assert tables.games[0].asked[0] == (2 if flat else 1), "a single option that is left is played"


def test_a_move_from_a_later_page_is_made():
    tables = stopped_at(crowded(40))
    tables.reset()
    tables.step([int(tables.counts[0]) - 1])
    assert tables.page[0] == 1

    tables.step([0])

    assert tables.page[0] == 0
    assert tables.games[0].asked[0] + tables.games[0].asked[1] > 1


@pytest.mark.parametrize(
    ("count", "flat"),
    [(ROWS - 1, False), (ROWS, False), (ROWS + 1, False), (1093, False), (5000, False), (60, True)],
)
def test_any_number_of_options_is_offered(count, flat):
    s = crowded(2)
    offer = GAMES["evolution"].option_encoder(2, flat)
    options = row_of([pack(FEED, i + 1) for i in range(count)])  # as if they were species
    found, page = [], 0
    while page == 0 or page < offer.pages:
        rows = int(offer.open_page(s, 0, options, count, page))
        assert rows <= ROWS and offer.left_out == 0
        assert len({int(offer.number(row)) for row in range(rows)}) == rows
        found += [int(offer.actions[row]) for row in range(rows)]
        page += 1

    moves = [action for action in found if not turns_page(action)]
    assert sorted(moves) == list(options)
    assert len(found) - len(moves) == page - 1


def test_options_that_fit_have_one_page():
    offer = GAMES["evolution"].option_encoder(2)
    options = row_of([pack(FEED, i + 1) for i in range(ROWS)])

    assert offer.open_page(crowded(2), 0, options, ROWS, 0) == ROWS
    assert offer.pages == 1


def test_the_row_that_turns_the_page_says_how_many_follow():
    tables = stopped_at(crowded(40))
    tables.reset()

    row = list(tables.rows[(tables.counts[0] - 1) * WIDTH : tables.counts[0] * WIDTH])

    assert tables.offer.verb_names[row[VERB] - 1] == "turn-page"
    assert (row[9], row[COPIES]) == (tables.pages[0] - 1, 0)


def test_every_being_has_a_number_of_its_own_on_every_page():
    s = crowded(40, others=21)
    encoder = GAMES["evolution"].encoder(2)
    beings = [*s.players[0].row, *s.players[1].row]
    for window in range(int(encoder.windows(s, 0))):
        numbers = [int(encoder.slot(s, 0, being, window)) for being in beings]

        assert len(set(numbers)) == len(beings)
        shown = [number for number in numbers if number < encoder.beyond]
        assert len(shown) == min(16, 40 - 16 * window) + (16 if window == 0 else 5)


@each_registered_game
def test_columns_tell_all_ids_of_a_move_apart(key):
    offer = GAMES[key].option_encoder(2)
    for plan in offer.plan:
        columns = [column for i in range(4) if (column := int(plan) >> 8 + 4 * i & 15)]

        assert len(columns) == len(set(columns))
