"""The census agrees with the events, the state and the scores."""

from collections import Counter
from struct import iter_unpack

import pytest

from tangledbank.core.buffers import buffer
from tangledbank.core.playout import playout
from tangledbank.core.rng import seeded
from tangledbank.core.score import points_of
from tests.support import GAMES, each_game, each_table

BORN = {"species-given", "species-made", "animal-played", "born"}
DIED = {"extinct", "died"}
STRUCK = {"attacked", "ambushed"}
PLAYED = {"trait-revealed", "trait-played", "pair-played", "evolved"}


def rows_of(rows):
    whole = iter_unpack(f"<{len(rows.names)}q", rows.take())
    return [dict(zip(rows.names, row, strict=True)) for row in whole]


def played(game, variant, seed, census=None):
    """Play a random game, with events or with a census."""
    s = game.setup(variant.players, game.resolve_options(variant.players, variant.given), seed)
    if census is None:
        s.news = []
    else:
        census.begin(s, seed)
    s.advance()
    playout(s, seeded(seed), buffer())
    return s


def counted(game, variant, seed):
    """Play a random game; return its events and its census."""
    census = game.census()
    census.finish(played(game, variant, seed, census))
    return played(game, variant, seed), census


def happened(game, s, names):
    """Return the events of these names, each once even if several listeners got it."""
    told = Counter(
        (game.language.events[event.kind], event.ids()) for event in s.news if event.audience & 1
    )
    return sum(times for (name, _), times in told.items() if name in names)


@each_table
def test_seats_have_the_points_and_parts_of_the_scores(key, variant):
    game = GAMES[key]
    s, census = counted(game, variant, 3)

    rows = rows_of(census.of_seats)

    for score, row in zip(game.scores(s), rows, strict=True):
        assert (row["game"], row["seat"]) == (3, score.seat)
        assert points_of(row["rank"]) == score.total == s.points(score.seat)
        assert {name: row[name] for name, _ in score.parts} == dict(score.parts)


@each_table
def test_births_deaths_and_attacks_are_those_of_the_news(key, variant):
    game = GAMES[key]
    s, census = counted(game, variant, 4)
    if not census.kinds:
        pytest.skip("this game counts no beings")
    beings, strikes = rows_of(census.of_beings), rows_of(census.of_strikes)
    alive = Counter(row["seat"] for row in beings if row["died"] == -1)

    assert len(beings) == happened(game, s, BORN)
    assert len(beings) - alive.total() == happened(game, s, DIED)
    assert [alive[seat] for seat in range(s.seats)] == [len(p.row) for p in s.players]
    assert len(strikes) >= happened(game, s, STRUCK)
    assert sum(row["killed"] for row in strikes) == sum(row["cause"] == 0 for row in beings)
    assert all((row["died"] == -1) == (row["cause"] == -1) for row in beings)
    assert all(census.describe(row["makeup"]) is not None for row in beings)


@each_table
def test_traits_are_those_that_were_played(key, variant):
    game = GAMES[key]
    s, census = counted(game, variant, 5)

    rows = rows_of(census.of_kinds)

    shown = "trait-revealed" in game.language.events.values()
    names = {"trait-revealed"} if shown else PLAYED
    assert sum(row["played"] for row in rows) == happened(game, s, names)
    assert all(0 < row["kind"] < len(census.kinds) for row in rows)


@each_table
def test_whoever_begins_is_known(key, variant):
    game = GAMES[key]
    s = game.setup(variant.players, game.resolve_options(variant.players, variant.given), 7)
    census = game.census()
    census.begin(s, 0)
    s.advance()

    assert census.first == (s.first if census.kinds else -1)


@each_game
def test_a_census_changes_nothing(key):
    game = GAMES[key]
    players = game.seats.start
    tables = [game.setup(players, game.resolve_options(players, {}), 6) for _ in range(2)]
    census = game.census()
    census.begin(tables[0], 0)

    for s in tables:
        s.advance()
        playout(s, seeded(6), buffer())

    assert tables[0].clone().observer is None and tables[0].news == []
    census.finish(tables[0])
    assert tables[0].observer is None and tables[0].news is None
    assert game.codec.save(tables[0]) == game.codec.save(tables[1])
