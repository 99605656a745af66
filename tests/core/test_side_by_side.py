"""Several compositions, threads and processes don't affect each other."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import tangledbank
from tangledbank.audit.policies import POLICIES
from tangledbank.audit.variants import Variant
from tangledbank.core.match import Match
from tangledbank.core.rng import seeded
from tangledbank.core.sets import Set
from tangledbank.games.evolution.traits.base import Trait
from tests.support import GAMES, play_on
from tools.compiling import ROOT


class Spines(Trait):
    """The attacker loses two population."""

    def hurts_attacker(self):
        return 2


SPINES = Set(
    key="spines",
    games=("evolution", "climate"),
    traits={"spines": Spines},
    facts={"traits": [{"id": "spines", "name": "Spines", "food": [1, 2], "categories": []}]},
)
AGAIN = """
import json, sys, tangledbank
from tangledbank.core.match import Match
plain = json.load(sys.stdin)
match = Match.load(tangledbank.game(plain["record"]["game"]), plain)
while not match.over:
    seat = match.open[0].seat
    match.play(seat, match.open[0].number, match.state.legal_actions(seat)[-1])
told = [news.last for news in match.news]
print(json.dumps([match.record.choices, told, [score.total for score in match.scores()]]))
"""


def finish(match):
    while not match.over:
        seat = match.open[0].seat
        match.play(seat, match.open[0].number, match.state.legal_actions(seat)[-1])
    totals = [score.total for score in match.scores()]
    return [match.record.choices, [news.last for news in match.news], totals]


def deepest(key, seed):
    """Return the moment of a game with the most frames on the stack."""
    match = tangledbank.new(key, GAMES[key].seats.start + 1, seed)
    best, plain = 0, match.save()
    rng = seeded(seed)
    while not match.over:
        if len(match.state.stack) > best:
            best, plain = len(match.state.stack), match.save()
        play_on(match, rng, 1)
    return best, json.loads(json.dumps(plain))


def test_a_save_goes_on_in_another_process_from_the_middle_of_something():
    for key in ("climate", "origin", "time-to-fly"):
        depth, plain = max((deepest(key, seed) for seed in range(3)), key=lambda each: each[0])
        assert depth > 2
        done = subprocess.run(
            [sys.executable, "-c", AGAIN],
            input=json.dumps(plain),
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": str(Path(ROOT, "src")), "PATH": ""},
        )
        assert json.loads(done.stdout) == finish(Match.load(GAMES[key], plain))


def test_a_composition_with_a_set_of_ones_own_plays_beside_the_plain_game():
    plain = tangledbank.new("evolution", 3, 5)
    wider = tangledbank.new("evolution", 3, 5, sets=[SPINES])

    play_on(plain, seeded(1), 100)
    play_on(wider, seeded(1))
    play_on(plain, seeded(2))

    alone = play_on(tangledbank.new("evolution", 3, 5), seeded(1), 100)
    assert play_on(alone, seeded(2)).record.choices == plain.record.choices
    assert len(wider.game.traits) == len(plain.game.traits) + 1
    again = tangledbank.replay(wider.record.to_json(), sets=[SPINES])
    assert again.save()["state"] == wider.save()["state"]
    assert wider.record.sets.keys() == {"evolution", "spines"}


def test_threads_that_list_options_do_not_mix_them():
    faults = []

    def play(key, seed):
        game = GAMES[key]
        variant = Variant(game.seats.start)
        choose = POLICIES["uniform"](game)
        s, rng = variant.start(game, seed), seeded(seed)
        while s.waiting:
            seat = s.next_seat()
            first, again = s.legal_actions(seat), s.legal_actions(seat)
            if first != again:
                faults.append((key, first, again))
            s.apply(seat, choose(first, rng))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [
        threading.Thread(target=play, args=(key, seed))
        for seed in range(3)
        for key in ("evolution", "origin", "oceans", "climate")
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(before)

    assert faults == []
