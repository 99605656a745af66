"""Random games for every number of players: invariants, secrecy, codec, nested attacks."""

import json

import pytest

import tangledbank
from tangledbank.core.rng import seeded
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner

TABLES = [("origin", players) for players in range(2, 9)] + [
    ("time-to-fly", players) for players in range(2, 7)
]


def walk(key, players, seed, **options):
    """Yield the state and a generator at every decision of a random game."""
    game = tangledbank.game(key)
    s = game.setup(players, game.resolve_options(players, options), seed)
    s.news = []
    s.advance()
    rng = seeded(seed)
    while s.open:
        yield game, s, rng
        seat = s.open[0].seat
        options_now = s.legal_actions(seat)
        s.news = []
        s.apply(seat, options_now[rng.below(len(options_now))])


def encoded(game, s):
    return game.codec.encode(s)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_table_is_sound_at_every_decision(key, players):
    for game, s, _ in walk(key, players, seed=players):
        game.check(s)
        options = s.legal_actions(s.open[0].seat)
        assert options and len(options) == len(set(options))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_view_shows_what_every_imagined_world_shows(key, players):
    for step, (game, s, rng) in enumerate(walk(key, players, seed=players + 50)):
        if step % 7:
            continue
        for seat in range(players):
            view = game.view(s, seat)
            for _ in range(3):
                world = game.imagine(view, seat, rng)
                game.check(world)
                assert encoded(game, game.view(world, seat)) == encoded(game, view)
                assert world.legal_actions(seat) == s.legal_actions(seat)
                assert view.legal_actions(seat) == s.legal_actions(seat)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_table_survives_json(key, players):
    for step, (game, s, _) in enumerate(walk(key, players, seed=players + 100)):
        if step % 5 == 0:
            plain = json.loads(json.dumps(game.codec.save(s)))
            fresh = game.load(plain, players, game.resolve_options(players, {}))
            assert encoded(game, fresh) == encoded(game, s)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_copy_may_go_its_own_way(key, players):
    for step, (game, s, _) in enumerate(walk(key, players, seed=players + 150)):
        if step % 5 == 0:
            before = encoded(game, s)
            copy = s.clone()
            assert encoded(game, copy) == before
            for _ in range(6):
                if copy.open:
                    seat = copy.open[0].seat
                    copy.apply(seat, copy.legal_actions(seat)[0])
            assert encoded(game, s) == before


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_record_replays_to_the_same_end(key, players):
    match = tangledbank.new(key, players=players, seed=11)
    rng = seeded(11)
    while not match.over:
        question = match.open[0]
        moves = match.legal(question.seat)
        match.play(question.seat, question.number, moves[rng.below(len(moves))])

    again = tangledbank.replay(match.record.to_json())

    assert encoded(match.game, again.state) == encoded(match.game, match.state)
    assert again.winners() == match.winners() and len(match.winners()) == 1


NESTED = """
scene "Doubly nested"
game time-to-fly, 3 players
phase feeding, turn A
bank 3
A1: food 0
A2: card anglerfish
B1: carnivorous, ambush-hunting, mimicry
B2: card anglerfish
C1: carnivorous, ambush-hunting
> A1 feeds
> B1 ambushes A1
> A reveals A2
> A ignores nothing
> B1 sends the attack to B2
> B reveals B2
"""


STACKED = """
scene "Pair cards after a kill by an ambush on a token that a pair card brought"
game time-to-fly, 2 players
phase feeding, turn A
bank 3
A1: camouflage
A2: mimicry
A3: food 0
A1+A2: communication
B1: carnivorous, ambush-hunting
B2: food 0
B3: food 0
B4: food 0
B1+B2: cooperation
B1+B3: cooperation
> A1 feeds
> B1 ambushes A2
> A2 sends the attack to A3
> A keeps still
"""


def nested(text=NESTED):
    """Return a state with an Anglerfish that answers an Anglerfish that answers an ambush."""
    games = {"time-to-fly": tangledbank.game("time-to-fly")}
    scene = read_scenes(text)[0]
    stage = SceneRunner(scene, games)
    stage.run(scene)
    return stage


def finish(game, s):
    """Play the first option to the end of the act; return the state as data."""
    for _ in range(3):
        seat = s.open[0].seat
        s.apply(seat, s.legal_actions(seat)[-1])
    return encoded(game, s)


def test_a_doubly_nested_attack_is_saved_loaded_and_copied():
    stage = nested()
    game, s = stage.game, stage.state
    fresh = game.load(json.loads(json.dumps(game.codec.save(s))), 3, game.resolve_options(3, {}))
    copy = s.clone()

    ends = [finish(game, table) for table in (s, fresh, copy)]

    assert len(ends[0]["stack"]) == 2
    assert ends[1] == ends[0] and ends[2] == ends[0]


def test_a_choice_in_a_doubly_nested_attack_is_taken_back():
    stage = nested()
    match = stage.match
    before = match.state.clone()
    match.do("B ignores carnivorous of A2")
    assert not match.can_undo(2)

    match.undo(1)

    before.asked = match.state.asked
    assert encoded(match.game, match.state) == encoded(match.game, before)


def test_a_deep_stack_is_saved_loaded_copied_and_taken_back():
    stage = nested(STACKED)
    game, match = stage.game, stage.match
    frames = [type(frame).__name__ for frame in match.state.stack]
    assert frames == ["Turn", "Feeding", "Share", "Take", "Attack", "Share"]
    fresh = game.load(json.loads(json.dumps(match.save())), 2, game.resolve_options(2, {}))
    copy, before = match.state.clone(), match.state.clone()
    choice = copy.legal_actions(1)[1]

    for table in (fresh, copy):
        table.apply(1, choice)
    match.play(1, match.open[0].number, choice)

    assert encoded(game, fresh) == encoded(game, copy) == encoded(game, match.state)
    assert len(copy.stack) == 2 and copy.animals[3].food == 1  # A2 has taken the token
    match.undo(1)
    before.asked = match.state.asked
    assert encoded(game, match.state) == encoded(game, before)
