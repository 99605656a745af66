"""Published views fit their schema at every position and contain no secrets."""

import json

import jsonschema
import pytest

from tangledbank.audit.variants import Variant, variants
from tangledbank.core.event import WATCHER
from tangledbank.core.rng import seeded
from tests.support import GAMES, REGISTERED, decisions, each_registered_game
from tools.compiling import ROOT

ENGINES = {"climate": "evolution", "time-to-fly": "origin"}


def schema_of(key):
    path = ROOT / "docs" / "schemas" / f"view-{ENGINES.get(key, key)}.json"
    return jsonschema.Draft202012Validator(json.loads(path.read_text()))


@each_registered_game
def test_every_position_is_of_its_schema(key):
    game, schema = GAMES[key], schema_of(key)
    for variant in (variants(game)[0], variants(game)[-1]):
        for s, _, _ in decisions(game, variant, 7, every=9):
            for seat in (*range(variant.players), WATCHER):
                document = json.loads(json.dumps(game.see(game.view(s, seat), seat)))
                schema.validate(document)


@each_registered_game
def test_worlds_that_look_alike_are_shown_alike(key):
    game = GAMES[key]
    variant = variants(game)[-1]
    for s, seat, _ in decisions(game, variant, 8, every=15):
        view = game.view(s, seat)
        world = game.imagine(view, seat, seeded(3))
        assert game.see(game.view(world, seat), seat) == game.see(view, seat)


@each_registered_game
def test_who_watches_sees_no_hand_and_no_number(key):
    game = GAMES[key]
    for s, _, _ in decisions(game, Variant(game.seats.start), 9, every=12):
        document = game.see(game.view(s, WATCHER), WATCHER)
        assert document["seat"] is None
        assert all(asked["number"] is None for asked in document["asked"])
        assert all(set(player["hand"]) <= {"?"} for player in document["table"])


def test_a_schema_refuses_what_is_no_view():
    for key in REGISTERED:
        with pytest.raises(jsonschema.ValidationError):
            schema_of(key).validate({"version": 1})
