"""A running game: its record, undo, replay, and each seat's events."""

import contextlib
import copy
import json
import pickle

import pytest

import tangledbank
from tangledbank.audit.variants import Variant
from tangledbank.core.action import pack
from tangledbank.core.codec import fields_of
from tangledbank.core.errors import (
    BadData,
    BadNotation,
    BadOptions,
    IllegalAction,
    NotYourDecision,
)
from tangledbank.core.event import WATCHER
from tangledbank.core.match import Match, replay
from tangledbank.core.record import read_record
from tangledbank.core.rng import seeded
from tangledbank.notation.language import AmbiguousNotation
from tests.core.playing import ALIKE, QUICK, everybody_chooses_food, number, play_first, start
from tests.support import GAMES, REGISTERED, each_table, new_match, play_on


@each_table
def test_a_record_replays_to_the_same_table_and_the_same_record(key, variant):
    game = GAMES[key]
    match = play_on(new_match(game, variant, 21), seeded(21))

    again = replay(game, read_record(match.record.to_json()))

    assert again.save() == match.save()
    assert again.record == match.record
    assert [len(news) for news in again.news] == [len(news) for news in match.news]


def test_a_record_with_undo_replays_to_the_same_table():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    play_first(match, seat)
    match.undo(seat)
    play_on(match, seeded(3))

    again = tangledbank.replay(match.record.to_json())

    assert [0, "undo"] in match.record.choices or [1, "undo"] in match.record.choices
    assert again.save() == match.save()


def test_an_unfinished_record_replays_as_far_as_it_goes():
    match = play_on(start(), seeded(4), 25)

    again = tangledbank.replay(match.record.to_json())

    assert again.save() == match.save() and not again.over


def test_the_words_of_another_seat_are_not_an_answer():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    before = match.save()

    with pytest.raises(IllegalAction):
        match.play(seat, number(match, seat), f"{'BA'[seat]} is done")
    with pytest.raises(IllegalAction):
        match.play(seat, number(match, seat), tangledbank.Action(1 - seat, 8))

    assert match.save() == before


def test_an_answer_that_is_no_move_changes_nothing():
    match = start()
    before = match.save()

    with pytest.raises(BadNotation):
        match.play(0, number(match, 0), "A puts nonsense on the watering hole")

    assert match.save() == before and match.record.choices == []


def test_news_is_numbered_by_seat_without_gaps_that_tell():
    match = start(**QUICK)
    everybody_chooses_food(match)
    heard = len(match.news[1])

    play_first(match, 0)

    assert len(match.news[1]) == heard


@each_table
def test_a_loaded_match_goes_on_where_it_stopped(key, variant):
    match = play_on(new_match(GAMES[key], variant, 3), seeded(3), 40)
    plain = json.loads(json.dumps(match.save()))

    again = Match.load(GAMES[key], plain)

    assert again.save() == plain and again.record.to_json() == match.record.to_json()
    assert [news.last for news in again.news] == [news.last for news in match.news]
    told = [news.last for news in match.news]
    for each in (match, again):
        play_on(each, seeded(4), 30)
    assert again.save() == match.save()
    for old, new, last in zip(match.news, again.news, told, strict=True):
        assert [n for n, _ in old.since(last)] == [n for n, _ in new.since(last)]
        assert not new.knows(last - 1) and new.knows(last)


@pytest.mark.parametrize("spoil", ["format", "record", "told", "state", "version"])
def test_a_spoilt_save_is_refused(spoil):
    match = start()
    for value in (None, [], {}, "x", 7, [1.5], [-1, 0, 0, 0]):
        with pytest.raises(BadData):
            Match.load(match.game, {**match.save(), spoil: value})
    for odd in (None, [], "x"):
        with pytest.raises(BadData):
            Match.load(match.game, odd)


@each_table
def test_points_and_ranks_are_those_of_the_scores(key, variant):
    match = play_on(new_match(GAMES[key], variant, 6), seeded(6))
    scores, s = match.scores(), match.state

    assert [s.points(score.seat) for score in scores] == [score.total for score in scores]
    best = [seat for seat in range(s.seats) if s.rank(seat) == max(map(s.rank, range(s.seats)))]
    assert best == match.winners()
    share = 1 / len(best)
    assert s.returns() == [share if seat in best else 0.0 for seat in range(s.seats)]


@each_table
def test_nothing_done_to_a_view_reaches_the_match(key, variant):
    match = play_on(new_match(GAMES[key], variant, 7), seeded(7), 50)
    before = match.save()

    for view in (match.view(0), match.watch()):
        spoil(view)

    assert match.save() == before


def spoil(thing, depth=0):
    """Overwrite every reachable number and row."""
    for field in fields_of(type(thing)):
        value = getattr(thing, field.name)
        for each in value if isinstance(value, list) else [value]:
            if hasattr(type(each), "FIELDS") and depth < 3:
                spoil(each, depth + 1)
        with contextlib.suppress(TypeError, AttributeError):
            for place in range(len(value)):
                value[place] = 1


def test_matches_views_scores_and_events_can_be_pickled_and_copied():
    match = play_on(tangledbank.new("climate", 3, 5), seeded(5), 60)
    encode = match.game.codec.encode

    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert again.save() == match.save() and again.state is not match.state
        assert [event.ids() for event in again.news[0]] == [e.ids() for e in match.news[0]]
        play_on(again, seeded(6))
        assert again.over and not match.over
    view = match.view(1)
    assert encode(pickle.loads(pickle.dumps(view))) == encode(copy.copy(view)) == encode(view)
    scores = copy.deepcopy(match.scores())
    assert [score.total for score in scores] == [score.total for score in match.scores()]
    assert "climate" in repr(match) and "seats" in repr(view) and "seat 0" in repr(scores[0])
    assert "Event" in repr(match.all_news[0])
    caused = next(event for event in match.all_news if event.by)
    assert pickle.loads(pickle.dumps(caused)).by == copy.copy(caused).by == caused.by


@pytest.mark.parametrize("key", REGISTERED)
def test_after_the_end_every_move_is_refused_because_the_game_is_over(key):
    match = tangledbank.new(key, players=2, seed=3)
    own, other = match.legal(match.open[0].seat)[0].text, "B passes"
    while not match.over:
        match.do(match.legal(match.open[0].seat)[-1])

    for text in (own, other):
        refusal = match.why_not(0, text)
        assert (refusal.name, refusal.slots) == ("over", {})
        assert tangledbank.explain(match, 0, text).startswith("The game is over. [")


def test_another_players_move_is_refused_by_naming_the_player():
    match = start(players=3)
    refusal = match.why_not(0, str(match.legal(1)[0]))

    assert refusal.name == "turn" and refusal.slots == {"mover": 1, "asked": (0, 1, 2)}
    said = tangledbank.explain(match, 0, str(match.legal(1)[0]))
    assert said.startswith("That’s a move for B, and you are A.")


def test_a_reason_agrees_with_playing_and_with_its_sentence():
    match = start(players=2)
    for text in ("B is done", "A is done", str(match.legal(0)[0]), str(match.legal(1)[0])):
        reason, said = match.why_not(0, text), tangledbank.explain(match, 0, text)
        assert bool(reason) == bool(said)
        allowed = True
        try:
            copy.deepcopy(match).play(0, number(match, 0), text)
        except IllegalAction:
            allowed = False
        assert allowed == (reason is None)


@pytest.mark.parametrize("seat", [True, 1.0, "0", None, -1, 9, 10**30])
def test_what_is_no_seat_is_refused(seat):
    match = start()
    for call in (match.legal, match.view, match.see, lambda seat: match.why_not(seat, "A passes")):
        with pytest.raises(NotYourDecision, match="there is no seat"):
            call(seat)
    assert not match.can_undo(seat)


def test_the_package_of_games_is_found_beside_the_call_of_its_name():
    import tangledbank.games.evolution.rules as rules

    assert rules.MARKER_LIMIT == 6 and tangledbank.games()[0] == "evolution"
    assert tangledbank.new(game="oceans", players=2).game.key == "oceans"


@each_table
def test_who_watches_knows_nobodys_secret(key, variant):
    match = play_on(new_match(GAMES[key], variant, 5), seeded(5), 60)
    encode = match.game.codec.encode
    seen = encode(match.watch())

    for seat in range(variant.players):
        rng = seeded(seat + 1)
        world = match.game.imagine(match.view(seat), seat, rng)
        assert encode(match.game.view(world, WATCHER)) == seen
    assert len(match.watched) <= min(len(news) for news in match.news)


def test_forced_answers_are_given_and_counted():
    match = tangledbank.new("evolution", players=2, seed=5)
    play_on(match, seeded(5), 60)

    match.answer_forced()

    assert match.over or all(len(match.legal(q.seat)) > 1 for q in match.open)


def test_a_record_of_another_game_is_refused():
    match = new_match(GAMES["tiny"], Variant(3), 1)

    with pytest.raises(BadData, match="record of 'tiny'"):
        replay(GAMES["evolution"], match.record)


# Wrong calls


@pytest.mark.parametrize("seat", [-1, 3, 99, "A", None, 0.5])
def test_there_is_no_such_seat(seat):
    match = start()
    question = match.open[0]
    for call in (
        lambda: match.view(seat),
        lambda: match.legal(seat),
        lambda: match.why_not(seat, "A passes"),
        lambda: match.play(seat, question.number, match.legal(0)[0]),
        lambda: tangledbank.explain(match, seat, "A passes"),
    ):
        with pytest.raises(NotYourDecision, match=r"there is no seat .*: the seats are 0 to 2"):
            call()
    assert not match.can_undo(seat)
    assert match.record.choices == []


@pytest.mark.parametrize("action", [None, b"A passes", 1.5, ["A passes"]])
def test_what_is_no_move_is_refused(action):
    match = start()
    for call in (
        lambda: match.why_not(0, action),
        lambda: match.play(0, number(match, 0), action),
        lambda: match.do(action),
        lambda: tangledbank.explain(match, 0, action),
    ):
        with pytest.raises(IllegalAction, match="a move is "):
            call()


@pytest.mark.parametrize(
    "words", [{"seed": "x"}, {"players": "3"}, {"players": 3.0}, {"options": 5}, {"seed": -1}]
)
def test_a_game_that_cannot_be_set_up_is_refused(words):
    with pytest.raises(BadOptions, match=next(iter(words)).rstrip("s")):
        tangledbank.new("evolution", **{"players": 3, **words})


@pytest.mark.parametrize("record", [b"{}", None, 7])
def test_what_is_no_record_is_refused(record):
    with pytest.raises(BadData, match="a record must be a Record or its JSON text, not "):
        tangledbank.replay(record)


@pytest.mark.parametrize("key", tangledbank.games())
def test_reasons_are_explained_in_words(key):
    match = tangledbank.new(key, players=3, seed=1)
    seat = match.open[0].seat
    assert tangledbank.explain(match, seat, match.legal(seat)[0]) == ""
    other = (seat + 1) % 3
    refused = tangledbank.explain(match, other, match.legal(seat)[-1].code, lang="fr")
    assert refused.endswith((".", "]"))
    with pytest.raises(IllegalAction, match="is not a move of"):
        tangledbank.explain(match, seat, 0)


@pytest.mark.parametrize("key", tangledbank.games())
def test_numbers_that_name_nothing_are_explained_or_refused(key):
    match = tangledbank.new(key, players=3, seed=1)
    seat, rng = match.open[0].seat, seeded(1)
    for _ in range(200):
        verb, *ids = (int(rng.below(n)) for n in (60, 300, 300, 8, 8))
        code = int(pack(verb, *ids))
        try:
            said = tangledbank.explain(match, (seat + 1) % 3, code)
        except IllegalAction as error:
            said = str(error)
        assert said and len(said) < 300


@pytest.mark.parametrize("how", ["play", "do"])
def test_words_that_fit_several_options_choose_nothing(how):
    match = tangledbank.position(ALIKE)
    before = match.save()
    text = "A puts climbing on the watering hole"

    with pytest.raises(AmbiguousNotation) as caught:
        match.do(text) if how == "do" else match.play(0, number(match, 0), text)

    assert match.save() == before
    assert "fits 3 options" in str(caught.value) and "choose by number" in str(caught.value)
    assert "A puts climbing:4/2 on the watering hole" in str(caught.value)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_cards_that_look_alike_are_chosen_one_by_one(place):
    match = tangledbank.position(ALIKE)
    action = match.legal(0)[place]

    match.do(action.text)

    language = match.game.language
    assert match.record.choices[-1] == language.as_record(0, action.code, 2)


def test_words_that_mean_one_of_several_cards_are_read_as_the_first():
    match = tangledbank.position(ALIKE)

    assert match.read("A puts climbing on the watering hole") == match.legal(0)[0]
    assert match.read("A puts climbing:4 on the watering hole") == match.legal(0)[0]
    assert match.read("A puts climbing/3 on the watering hole") == match.legal(0)[2]
    with pytest.raises(BadNotation, match="only 2 fit"):
        match.read("A puts climbing:4/3 on the watering hole")
