"""Different compositions run side by side without affecting each other."""

import json

from tangledbank.audit.copy_checks import check_copies
from tangledbank.audit.variants import Variant
from tangledbank.core.rng import seeded
from tangledbank.core.sets import Set
from tangledbank.games.origin.game import Origin, TimeToFly
from tangledbank.games.origin.traits.base import Demanding


class Spines(Demanding):
    """Cannot be attacked."""

    def bars_attack(self, s, attacker, holder, slot, ambush):
        return True


SPINES = Set(
    key="spines",
    traits={"spines": Spines},
    facts={
        "traits": [{"id": "spines", "name": "Spines", "kind": "single", "need": 1, "points": 2}],
        "cards": [{"id": n, "faces": ["spines", "carnivorous"]} for n in range(6)],
    },
)
GAMES = [Origin(), TimeToFly(), Origin(sets=[SPINES]), TimeToFly(sets=[SPINES])]


def start(game):
    s = game.setup(3, game.resolve_options(3, {}), 5)
    s.advance()
    return s


def play(game, s, rng):
    """Make a random choice, if there is one."""
    if s.open:
        seat = s.open[0].seat
        options = s.legal_actions(seat)
        s.apply(seat, options[rng.below(len(options))])
        game.check(s)


def ends(together):
    """Return the results of four games, interleaved or one after the other."""
    tables = [(game, start(game), seeded(7)) for game in GAMES]
    if together:
        while any(s.open for _, s, _ in tables):
            for table in tables:
                play(*table)
    for game, s, rng in tables:
        while s.open:
            play(game, s, rng)
    return [game.codec.save(s) for game, s, _ in tables]


def test_games_played_at_the_same_time_end_as_if_played_alone():
    assert ends(together=True) == ends(together=False)


def test_a_set_moves_nothing_in_the_box_it_is_added_to():
    for plain, more in ((GAMES[0], GAMES[2]), (GAMES[1], GAMES[3])):
        keys, others = plain.card_table.keys, more.card_table.keys

        assert others[: len(keys)] == keys
        assert [trait.key for trait in more.traits] == [t.key for t in plain.traits] + ["spines"]


def test_tables_with_a_set_are_saved_by_keys_and_read_back():
    for game in GAMES[2:]:
        assert "spines/carnivorous-3" in json.dumps(game.codec.save(start(game)))
        assert check_copies(game, Variant(3), 4, every=7) > 5


def test_the_cards_of_a_set_are_told_with_those_of_the_box():
    assert GAMES[2].cards()["cards"][-1]["need"] == [1, 1]
