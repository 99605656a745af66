"""Every reason of Oceans is said in every language, from real positions, with its rule.

The sentences are listed in build/reasons-oceans-LANGUAGE.txt, to be read by people.
"""

import re
from pathlib import Path

import pytest

import tangledbank
from tangledbank.core.action import pack, verb_of
from tangledbank.core.rng import seeded
from tangledbank.games.oceans.ids import ATTACK
from tangledbank.notation.scene_parser import read_scenes
from tangledbank.notation.scene_runner import SceneRunner
from tangledbank.texts import Texts, languages

ROOT = Path(__file__).parent.parent.parent
SCENES = sorted((ROOT / "tests" / "rules" / "oceans").glob("*.scene"))
GAME = tangledbank.game("oceans")
ANYWHERE = ("reason-turn", "reason-now")  # whatever is tried
MANY = 12  # moves tried of a verb at each question


def things(s, seat):
    """What the slots of a move may name at this table."""
    living = [int(sid) for sid in s.ring]
    worn = [int(card) for sid in living for card in s.species[sid].cards]
    player = s.players[seat]
    held = [int(card) for card in (*player.hand, *player.deep, *s.pool) if card > 1]
    beside = [*held[:8], *(int(card) for card in s.discard[:2]), *worn[:4], 2, 120, 130]
    return {
        "species": [*living[:6], 1 + 40 * int(s.seats) + seat],
        "card": beside,
        "worn": [*worn[:10], 2, 130],
        "discarded": beside,
        "place": [1, 2, 3, 4],
        "number": [0, 1, 9],
        "player": list(range(1, int(s.seats) + 1)),
        "figure": [1, 2, 3, 4],
        "direction": [1],
        "scenario": [int(card) for card in s.scenarios if card] or [1],
    }


def moves(s, seat, rng):
    """Return moves that a player could try, some of each verb."""
    named = things(s, seat)
    for phrase in GAME.language.phrases:
        for _ in range(MANY if phrase.kinds else 1):
            yield phrase.packed(
                {
                    slot: named[kind][rng.below(len(named[kind]))]
                    for slot, kind in phrase.kinds.items()
                }
            )


def asker(view):
    """What asks: a kind of frame, and its card."""
    top = view.top
    return type(top).__name__, int(getattr(top, "card", 0)), int(getattr(top, "scenario", 0))


class Reader:
    """Collects the sentences, by reason and what it is about."""

    def __init__(self):
        self.words = {lang: Texts(lang).of(GAME) for lang in languages()}
        self.found = {lang: {} for lang in languages()}
        self.kinds = set()
        self.met = set()
        self.rng = seeded(11)

    def read(self, s):
        """Try moves at this table for every seat."""
        for seat in range(int(s.seats)):
            view = s.clone(seat)
            for action in moves(view, seat, self.rng):
                self.try_move(view, seat, action)

    def try_move(self, view, seat, action):
        """Note the reason against a move, unless one like it is known."""
        refusal = GAME.refusal(view, seat, action)
        met = (refusal and refusal.reason, int(verb_of(action)), asker(view))
        if refusal and met not in self.met:
            self.met.add(met)
            self.note(view, refusal)

    def note(self, view, refusal):
        seat, action = refusal.seat, refusal.action
        self.kinds.add(refusal.name)
        for lang, words in self.words.items():
            sentence = words.reason(view, refusal)
            move = words.move(view, seat, action)
            cite = re.search(r"\[([^\[\]]*)\]$", sentence)
            assert cite is not None, sentence
            about = sorted(words.language.reason_words(refusal.reason))
            message = words.reason_message(refusal)
            at = () if message in ANYWHERE else (int(verb_of(action)), *asker(view))
            key = (message, cite.group(1), *about, *at)
            self.found[lang].setdefault(key, f"{move} -- {sentence}")


class Trying(SceneRunner):
    """A scene after every move of which much is tried."""

    def __init__(self, scene, games, reader):
        super().__init__(scene, games)
        self.reader = reader
        self.reader.read(self.match.state)

    def move(self, line):
        super().move(line)
        self.reader.read(self.match.state)

    def _judge(self, text):
        if text.startswith("refuses:"):
            move, _, _ = text.removeprefix("refuses:").strip().partition(" because ")
            seat, action = self.language.read_action(self.state, move)
            self.reader.try_move(self.match.view(seat), seat, action)
        return super()._judge(text)


@pytest.fixture(scope="module")
def reader():
    found = Reader()
    for path in SCENES:
        if path.stem != "pairs":
            for scene in read_scenes(path.read_text(encoding="utf-8")):
                Trying(scene, {"oceans": GAME}, found).run(scene)
    return found


def test_every_reason_is_said_in_every_language(reader):
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    for lang, sentences in reader.found.items():
        lines = [f"{key[0]}: {sentence}" for key, sentence in sorted(sentences.items())]
        path = build / f"reasons-oceans-{lang}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert sorted(set(GAME.language.reasons.values()) - reader.kinds) == []


def test_sentences_are_whole(reader):
    for sentences in reader.found.values():
        for sentence in sentences.values():
            said = sentence.split(" -- ")[1]
            assert not re.search(r"  | [.,]|\?\.|«»|\(\)|[{}]|\bnone\b", said), said
            assert re.search(r"[.?] \[[^\]]*\]$", said), said


SWAPPING = ("phase before feeding", "A: hand speed:5 tusks", "A1: population 3, atavism, inking:6")
PLAYING = ("phase play, cambrian", "A: score 1, hand vestigial-limb speed:5", "A1: population 3")
BLAST = (
    "zones 20 5 20",
    "scenarios none, radiation-blast",
    "A: hand speed:5",
    "A1: population 3, inking, tentacled",
    "B1: population 3",
)
HYDRA = (
    "phase feeding",
    "A1: population 1, hydra",
    "B1: population 9",
    "B2: population 3, inking, tusks",
    "B3: population 3",
)


@pytest.mark.parametrize(
    ("lines", "moves", "sentences"),
    [
        # Atavism: the card from the hand is named, not the trait that would go.
        (SWAPPING, ["A swaps inking of A1 for schooling"], [
            "You don’t have Schooling in your hand.",
            "Vous n’avez pas « Banc » en main.",
            "У вас на руке нет карты «Косяк».",
        ]),
        (SWAPPING, ["A swaps inking of A1 for speed:7"], [
            "You don’t have Speed 7 in your hand. You have Speed 5.",
            "Vous n’avez pas « Vitesse 7 » en main. Vous avez « Vitesse 5 ».",
            "У вас на руке нет карты «Скорость 7». Есть «Скорость 5».",
        ]),
        (SWAPPING, ["A swaps inking of A1 for tusks"], [
            "Tusks (price 1) is a Deep card: choose a Surface card.",
            "« Défenses (prix 1) » est une carte des profondeurs : il faut une carte de surface.",
            "«Бивни (цена 1)» — глубинная карта, а нужна поверхностная.",
        ]),
        (SWAPPING, ["A swaps atavism of A1 for speed:5", "A swaps inking of A1 for speed:5"], [
            "A1 no longer has Atavism, so it can’t swap any more.",
            "A1 n’a plus le trait « Atavisme », et ne peut plus rien échanger.",
            "У A1 больше нет свойства «Атавизм», и меняться он не может.",
        ]),
        # A trait is named without a number that nobody wrote.
        (SWAPPING, ["A swaps speed of A1 for speed:5"], [
            "A1 doesn’t have Speed.",
            "A1 n’a pas le trait « Vitesse ».",
            "У A1 нет свойства «Скорость».",
        ]),
        (SWAPPING, ["A swaps inking:5 of A1 for speed:5"], [
            "A1 doesn’t have Inking 5. It has Inking 6.",
            "A1 n’a pas le trait « Encre 5 ». Elle a « Encre 6 ».",
            "У A1 нет свойства «Чернила 5». Есть «Чернила 6».",
        ]),
        # Vestigial Limb goes on another player's species.
        (PLAYING, ["A evolves vestigial-limb on a new species left of A1"], [
            "Vestigial Limb (price 1) can’t make a new species: "
            "play it on another player’s species.",
            "La carte « Membre vestigial (prix 1) » ne crée pas d’espèce : "
            "elle se pose sur l’espèce d’un autre joueur.",
            "Картой «Рудимент (цена 1)» нельзя создать вид: её играют на вид другого игрока.",
        ]),
        (PLAYING, ["A evolves schooling on A1"], [
            "You don’t have Schooling in your hand.",
            "Vous n’avez pas « Banc » en main.",
            "У вас на руке нет карты «Косяк».",
        ]),
        # Whoever lays a trait on a species that is gone is told so.
        (BLAST, ["A migrates speed:5 from zone2 to zone1", "A lays inking on A9"], [
            "There’s no species A9 in play.",
            "Il n’y a pas d’espèce A9 en jeu.",
            "Вида A9 в игре нет.",
        ]),
        # Names in lists are quoted one by one.
        (HYDRA, ["A1 attacks B1", "A1 also takes from B2"], [
            "B2 is protected by Inking and Tusks: "
            "only species without a defensive trait can be chosen.",
            "B2 est protégée par « Encre » et « Défenses » : "
            "seule une espèce sans trait défensif peut être choisie.",
            "Защита B2: «Чернила» и «Бивни». Выбрать можно только вид без защитных свойств.",
        ]),
    ],
)  # fmt: skip
def test_a_sentence_names_what_stands_in_the_way(lines, moves, sentences):
    match = tangledbank.position("\n".join(["game oceans, 2 players, promo on", *lines]))
    *played, tried = moves
    for move in played:
        match.do(move)

    for lang, sentence in zip(("en", "fr", "ru"), sentences, strict=True):
        assert tangledbank.explain(match, 0, tried, lang).startswith(f"{sentence} [")


@pytest.mark.parametrize("lang", languages())
def test_a_card_that_makes_no_species_says_so(lang):
    lines = ("game oceans, 2 players", "phase play, cambrian", "A: score 1, hand vestigial-limb")
    match = tangledbank.position("\n".join([*lines, "B1: population 3"]))
    said = tangledbank.explain(match, 0, "A evolves vestigial-limb on a new species", lang)

    assert said and "None" not in said


@pytest.mark.parametrize("lang", languages())
def test_a_move_without_a_species_is_refused_in_words(lang):
    match = tangledbank.position("game oceans, 2 players\nphase feeding\nA1: population 3")
    said = tangledbank.explain(match, 0, int(pack(ATTACK, match.state.ring[0], 0)), lang)

    assert said and "none" not in said
