"""Saves: edited ones are refused as bad data, with no other error."""

import copy
import json

import pytest

from tangledbank.core.codec import Codec
from tangledbank.core.errors import BadData
from tangledbank.core.rng import seeded
from tests.core.playing import QUICK, everybody_chooses_food, play_first, start
from tests.support import GAMES, TABLES, decisions

VALUES = [None, True, -1, 10**30, "x", [], {}, [None], {"is": "Rng"}, {"is": "x"}, 1.5]


def table(key="evolution", seed=3, skip=40):
    game = GAMES[key]
    variant = next(variant for name, variant in TABLES if name == key and variant.players == 3)
    for i, (s, _, _) in enumerate(decisions(game, variant, seed)):
        if i == skip:
            return game, variant, game.codec.save(s)
    raise AssertionError("the game is too short")


def load(game, variant, plain):
    return game.load(plain, variant.players, game.resolve_options(variant.players, variant.given))


def paths(plain, path=()):
    """Return every path in a save."""
    yield path
    items = plain.items() if isinstance(plain, dict) else enumerate(plain)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))
        else:
            yield (*path, key)


def changed(plain, path, value):
    new = copy.deepcopy(plain)
    place = new
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return new


def test_a_save_is_read_back_as_it_was():
    game, variant, plain = table()

    again = load(game, variant, json.loads(json.dumps(plain)))

    assert game.codec.save(again) == plain


def test_an_attack_that_ignores_traits_is_read_back_as_it_was():
    game, variant, plain = table(seed=7, skip=98)
    attack = plain["state"]["stack"][-1]
    assert attack["is"] == "Attack" and attack["ignored"] == ["warning-call"]

    again = load(game, variant, json.loads(json.dumps(plain)))

    assert game.codec.save(again) == plain


def caused(s, seat, action):
    """Return the events of an action, with causes."""
    s.news = []
    s.apply(seat, action)
    return [(event.kind, event.ids(), event.by) for event in s.news]


def test_what_a_loaded_table_brings_has_the_same_causes():
    game = GAMES["climate"]
    found = set()
    for variant in [variant for name, variant in TABLES if name == "climate"]:
        for s, seat, action in decisions(game, variant, 13):
            if s.top.by:
                again = load(game, variant, json.loads(json.dumps(game.codec.save(s))))
                brought = caused(s.clone(), seat, action)
                assert caused(again, seat, action) == brought
                found |= {game.codec.keys["cause"].key(by) for _, _, by in brought}
    assert {cause.partition("/")[0] for cause in found} >= {"trait", "prey"}


@pytest.mark.parametrize(
    "plain", [None, 1, "x", [], {}, {"version": 1}, {"version": 2, "state": {}}]
)
def test_what_is_no_save_is_refused(plain):
    game, variant, _ = table()

    with pytest.raises(BadData):
        load(game, variant, plain)


def test_a_save_of_another_game_is_refused():
    game, variant, _ = table()
    _, _, other = table("tiny", skip=5)

    with pytest.raises(BadData):
        load(game, variant, other)


@pytest.mark.parametrize("key", ["evolution", "tiny"])
def test_a_save_with_a_field_missing_or_left_over_is_refused(key):
    game, variant, plain = table(key, skip=5)
    places = [path for path in paths(plain) if path and isinstance(path[-1], str)]
    for path in places[:150]:
        edited = changed(plain, path, None)
        holder = edited
        for step in path[:-1]:
            holder = holder[step]
        del holder[path[-1]]

        with pytest.raises(BadData):
            load(game, variant, edited)

        holder["extra"] = 1

        with pytest.raises(BadData):
            load(game, variant, edited)


@pytest.mark.parametrize("key", ["evolution", "tiny"])
def test_a_save_edited_anywhere_raises_bad_data_or_loads_a_sound_table(key):
    game, variant, plain = table(key, skip=5)
    rng = seeded(6)
    places = [path for path in paths(plain) if path]
    for _ in range(400):
        path = places[rng.below(len(places))]
        edited = changed(plain, path, VALUES[rng.below(len(VALUES))])

        try:
            s = load(game, variant, edited)
        except BadData:
            continue

        game.check(s)
        assert all(s.legal_actions(decision.seat) for decision in s.open)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("state", "hole"), "many"),
        (("state", "hole"), -1),
        (("state", "hole"), 10**30),
        (("state", "seats"), 9),
        (("state", "seats"), 1 << 40),
        (("state", "seats"), 1 << 61),
        (("state", "players"), []),
        (("state", "players", 0, "hand"), ["x"]),
        (("state", "deck", 0), 4000),
        (("state", "deck", 0), -1),
        (("state", "deck"), None),
        (("state", "stack"), []),
        (("state", "stack", 0), {"is": "Species"}),
        (("state", "first"), 77),
        (("state", "rng"), {"is": "nobody"}),
        (("state", "species", 1, "population"), 0),
        (("state", "species", 1, "mask"), 1 << 40),
    ],
)
def test_what_no_table_can_have_is_refused(path, value):
    game, variant, plain = table()

    with pytest.raises(BadData):
        load(game, variant, changed(plain, path, value))


def behind_screens():
    """Return a Quick Play game in which one seat has played a card, and its save."""
    match = start(**QUICK)
    everybody_chooses_food(match)
    play_first(match, 0)
    return match, json.loads(json.dumps(match.game.codec.save(match.state)))


@pytest.mark.parametrize("kind", [[], [[]], ["trait-played"], {}, None, "x", 3])
def test_an_event_is_of_one_kind(kind):
    match, plain = behind_screens()
    edited = changed(plain, ("state", "screens", 0, "news", 0, "kind"), kind)

    with pytest.raises(BadData):
        match.game.load(edited, 3, match.record.options)


@pytest.mark.parametrize("number", [-1, 0, 99, 1 << 24])
def test_a_species_behind_a_screen_is_on_the_table(number):
    match, plain = behind_screens()
    edited = changed(plain, ("state", "screens", 0, "boards", 0, "sid"), number)

    with pytest.raises(BadData):
        match.game.load(edited, 3, match.record.options)


def test_a_save_nested_beyond_reason_is_refused():
    game, variant, plain = table()
    deep = []
    for _ in range(5000):
        deep = [deep]

    with pytest.raises(BadData):
        load(game, variant, changed(plain, ("state", "deck"), deep))


class Stone:
    FIELDS = "weight=mass owner"
    SAVED_AS = "Rock"

    def __init__(self, weight, owner):
        self.weight, self.owner = weight, owner


def test_a_renamed_field_and_class_keep_their_names_in_saves():
    codec = Codec([Stone], {})
    plain = codec.encode(Stone(3, 1))

    assert plain == {"is": "Rock", "mass": 3, "owner": 1}
    again = codec.decode(plain)
    assert (type(again), again.weight, again.owner) == (Stone, 3, 1)
    with pytest.raises(BadData):
        codec.decode({"is": "Stone", "weight": 3, "owner": 1})
