"""Other seats cannot tell whether a seat has a hidden card until it is used. [R301]"""

from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.action import verb_of
from tangledbank.core.rng import LoadedRng, seeded
from tangledbank.games.origin.ids import ASK_ANGLER, ASK_SCAVENGE, REVEAL
from tangledbank.games.origin.vocabulary import WORDS
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner

GAMES = {key: tangledbank.game(key) for key in ("origin", "time-to-fly")}
FOLDER = Path(__file__).parents[2] / "rules"
WINDOWS = (
    "ambush",
    "anglerfish",
    "intellect",
    "nested",
    "pairs",
    "reactions",
    "scavenger",
    "shell",
    "viviparous",
)
SCENES = [
    pytest.param(scene, id=f"{name}: {scene.title}")
    for name in WINDOWS
    for path in sorted(FOLDER.glob(f"*/{name}.scene"))
    for scene in read_scenes(path.read_text(encoding="utf-8"))
    if path.parent.name in GAMES
]

PROMPTS = {word.number: word.name for word in WORDS.prompts}


def known(game, s, seat):
    """Return all that a seat knows: its view, the open questions, its options."""
    asked = [(int(d.seat), int(d.prompt)) for d in s.open]
    return game.codec.encode(game.view(s, seat)), asked, s.legal_actions(seat)


def seen(game, s, seat):
    """Return the events of the last move as a seat was told them."""
    told = [event.seen_by(seat) for event in s.news]
    return [(e.kind, e.seat, e.ids(), e.by) for e in told if e is not None]


def cards_had(s, seat):
    """Return a number that grows only when the seat gets a card that it may see."""
    return len(s.players[seat].hand) + int(s.players[seat].made)


def follow(scene, seat, seed):
    """Play a scene twice with different hidden cards; compare what `seat` knows."""
    stage = SceneRunner(scene, GAMES)
    game, s, rng = stage.game, stage.state, seeded(seed)
    for step in scene.steps:
        other = game.imagine(game.view(s, seat), seat, rng)
        other.rng = LoadedRng(other.rng, s.rng.dice[:])
        assert known(game, other, seat) == known(game, s, seat)
        mover, action = game.language.read_action(s, step.move.text)
        if mover >= s.seats or action not in s.legal_actions(mover):
            return
        same = action in other.legal_actions(mover)
        had = cards_had(s, seat)
        for table in (s, other) if same else (s,):
            table.news = []
            table.apply(mover, action)
        if same and cards_had(s, seat) == had and verb_of(action) != REVEAL:
            assert seen(game, other, seat) == seen(game, s, seat)
            assert known(game, other, seat) == known(game, s, seat)


@pytest.mark.parametrize("scene", SCENES)
def test_every_window_looks_alike_in_both_worlds(scene):
    players = int(scene.position[0].text.split(",")[1].split()[0])
    for seat in range(players):
        for seed in range(4):
            follow(scene, seat, seed)


def exchange(s, aid):
    """Return the same state with an Anglerfish swapped for another hidden card, or back."""
    other = s.clone()
    other.rng = LoadedRng(other.rng, s.rng.dice[:])
    a, pile = other.animals[aid], other.deck if len(other.deck) else other.out
    names = s.book.cards.names
    wanted = names[a.card] != "anglerfish"
    place = next((i for i, c in enumerate(pile) if (names[c] == "anglerfish") == wanted), None)
    if place is None:
        return None
    a.card, pile[place] = pile[place], a.card
    return other


def compare(scene, aid):
    """Play a scene in both states while it is possible in both; return the questions."""
    stage = SceneRunner(scene, GAMES)
    game, s = stage.game, stage.state
    other = exchange(s, aid)
    strangers = [seat for seat in range(s.seats) if seat != s.animals[aid].owner]
    asked = set()
    for step in scene.steps if other else []:
        mover, action = game.language.read_action(s, step.move.text)
        for table in (s, other):
            if mover >= s.seats or action not in table.legal_actions(mover):
                return asked
            table.news = []
        asked.add(PROMPTS[s.decision_of(mover).prompt])
        for table in (s, other):
            table.apply(mover, action)
        for seat in strangers:
            assert seen(game, other, seat) == seen(game, s, seat)
            assert known(game, other, seat) == known(game, s, seat)
    return asked


def test_no_window_tells_whether_a_plain_animal_is_an_anglerfish():
    asked = set()
    for scene in (param.values[0] for param in SCENES):
        if "time-to-fly" in scene.position[0].text:
            s = SceneRunner(scene, GAMES).state
            plain = [a for a in s.animals if a.aid and len(a.cards) + len(a.pairs) == 0]
            for a in plain:
                asked |= compare(scene, int(a.aid))

    windows = {PROMPTS[prompt] for prompt in range(ASK_ANGLER, ASK_SCAVENGE + 1)}
    assert windows <= asked, "every window was seen"


ATTACKED = """
scene "Attacked"
game time-to-fly, 3 players
phase feeding, turn A
bank 2
A1: carnivorous
B1: {first}
B2: {second}
C1: food 0
> A1 attacks B1
"""


def attacked(first, second):
    scene = read_scenes(ATTACKED.format(first=first, second=second))[0]
    stage = SceneRunner(scene, GAMES)
    stage.run(scene)
    return stage


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("card swimming", "card running"),
        ("card swimming", "card anglerfish"),
        ("card anglerfish", "card running"),
        ("card anglerfish", "card anglerfish"),
    ],
)
def test_the_owner_of_a_bare_prey_is_asked_whatever_it_is(first, second):
    plain, worse = attacked("card swimming", "card running"), attacked(first, second)

    for seat in (0, 2):
        ours, theirs = (known(stage.game, stage.state, seat) for stage in (plain, worse))
        assert ours == theirs
    assert plain.asked().startswith("B is asked to answer the attack")
    assert worse.asked().startswith("B is asked to answer the attack")


def test_keeping_still_tells_nothing():
    plain, worse = attacked("food 0", "card running"), attacked("food 0", "card anglerfish")

    for stage in (plain, worse):
        stage.match.do("B keeps still")

    for seat in (0, 2):
        ours, theirs = (known(stage.game, stage.state, seat) for stage in (plain, worse))
        assert ours == theirs
        assert [e.kind for e in plain.match.news[seat]] == [e.kind for e in worse.match.news[seat]]
    assert known(plain.game, plain.state, 1) != known(worse.game, worse.state, 1)
    assert plain.state.animals[2 + 3].card != worse.state.animals[2 + 3].card


def test_a_revealed_anglerfish_is_no_longer_looked_for():
    """When all of them have been revealed, nobody is asked any more."""
    scene = read_scenes(
        ATTACKED.format(first="food 0", second="card anglerfish, revealed, food 2").replace(
            "C1: food 0", "C1: card anglerfish, revealed, food 2\nC2: food 0"
        )
    )[0]
    stage = SceneRunner(scene, GAMES)
    stage.run(scene)

    assert stage.asked().startswith("B is asked to feed")
