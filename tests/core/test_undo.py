"""Undo: how far it reaches, and what others are told of it."""

import pytest

import tangledbank
from tangledbank.core.errors import IllegalAction
from tangledbank.core.event import EVERYBODY, UNDONE, Event
from tangledbank.core.news import News
from tests.core.playing import BLAST, QUICK, everybody_chooses_food, number, play_first, start


def test_undo_takes_back_a_face_down_trait_and_asks_anew():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    trait = next(move for move in match.legal(seat) if " plays " in move.text)
    before, old = match.state.players[seat].hand[:], number(match, seat)
    match.play(seat, old, trait)

    match.undo(seat)

    assert sorted(match.state.players[seat].hand) == sorted(before)
    assert number(match, seat) > old
    assert match.record.choices[-1] == [seat, "undo"]


def test_undo_does_not_reach_past_a_discard_that_all_have_seen():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    match.play(
        seat, number(match, seat), next(m for m in match.legal(seat) if "discards" in m.text)
    )
    before = match.save()

    with pytest.raises(IllegalAction):
        match.undo(seat)

    assert match.save() == before and not match.can_undo(seat)


def test_undo_does_not_reach_past_the_choice_of_another_seat():
    match = start(players=2)
    everybody_chooses_food(match)
    first, second = match.open[0].seat, 1 - match.open[0].seat
    match.do(f"{'AB'[first]} is done")
    match.do(f"{'AB'[second]} is done") if match.open[0].seat == second else None

    assert not match.can_undo(first)


def test_only_who_chose_may_take_it_back():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    match.play(seat, number(match, seat), next(m for m in match.legal(seat) if " plays " in m.text))

    with pytest.raises(IllegalAction):
        match.undo(1 - seat)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_who_is_not_at_the_table_has_nothing_to_take_back(seat):
    match = start()

    with pytest.raises(IllegalAction):
        match.undo(seat)

    assert not match.can_undo(seat)


def test_who_has_not_chosen_has_nothing_to_take_back():
    food = start()
    quick = start(**QUICK)
    everybody_chooses_food(quick)

    assert not food.can_undo(0)
    assert not quick.can_undo(0)


def test_a_food_card_may_be_changed_until_the_last_has_chosen():
    match = start()
    play_first(match, 0)
    play_first(match, 1)

    match.undo(0)
    play_first(match, 0, 1)

    assert match.open[0].seat == 2 and len(match.open) == 1


def test_when_all_have_chosen_food_nobody_may_change_it():
    match = start()
    everybody_chooses_food(match)

    assert [seat for seat in range(3) if match.can_undo(seat)] == []


def test_taking_back_asks_nobody_else_anew():
    match = start()
    play_first(match, 0)
    others = [number(match, 1), number(match, 2)]

    match.undo(0)

    assert [number(match, 1), number(match, 2)] == others


def test_taking_back_leaves_what_others_took_back():
    match = start()
    play_first(match, 0)
    play_first(match, 1)
    match.undo(0)

    match.undo(1)

    assert [question.seat for question in match.open] == [0, 1, 2]
    assert [int(player.food_card) for player in match.state.players] == [0, 0, 0]


def test_in_quick_play_undo_does_not_depend_on_what_others_do():
    alone, together = start(**QUICK), start(**QUICK)
    for match in (alone, together):
        everybody_chooses_food(match)
        play_first(match, 0)
        play_first(match, 0)
    play_first(together, 1)

    alone.undo(0)
    together.undo(0)

    codec = alone.game.codec
    assert codec.encode(alone.view(0)) == codec.encode(together.view(0))
    assert number(alone, 0) == number(together, 0)


def test_a_late_answer_to_a_question_taken_back_is_stale():
    match = start()
    old = number(match, 0)
    play_first(match, 0)
    match.undo(0)

    with pytest.raises(ValueError, match="the open question is"):
        match.play(0, old, match.legal(0)[0])


def undone(match, seat):
    return [int(event.a) for event in match.news[seat] if event.kind == UNDONE]


def test_a_choice_taken_back_leaves_no_news_standing():
    match = start(players=2)
    everybody_chooses_food(match)
    seat = match.open[0].seat
    before = [(news.last, [*news]) for news in match.news]
    trait = next(i for i, action in enumerate(match.legal(seat)) if "plays" in str(action))
    play_first(match, seat, trait)

    match.undo(seat)

    for listener, (last, events) in zip(match.news, before, strict=True):
        assert [*listener][:-1] == events
        assert listener.events[-1].kind == UNDONE and listener.events[-1].a == last
        assert listener.last > last + 1 and listener.since(last) == [
            (listener.last, listener.events[-1])
        ]


def test_nobody_hears_of_a_choice_taken_back_that_nobody_heard_of():
    match = start(**QUICK)
    everybody_chooses_food(match)
    play_first(match, 0)
    heard = [news.last for news in match.news]

    match.undo(0)

    assert undone(match, 0) and not undone(match, 1) and not undone(match, 2)
    assert [news.last for news in match.news][1:] == heard[1:]


def test_a_food_card_chosen_anew_is_told_anew():
    match = start()
    play_first(match, 0)
    play_first(match, 1)

    match.undo(0)
    play_first(match, 0, 1)

    language = match.game.language
    said = [language.write_event(match.state, event) for event in match.news[2]]
    assert said.count("A puts ? on the watering hole") == 1
    assert said[-2:] == ["A takes a choice back", "A puts ? on the watering hole"]


def test_who_takes_back_after_another_leaves_no_news_standing_either():
    match = start(**QUICK)
    everybody_chooses_food(match)
    before = [[*news] for news in match.news]
    play_first(match, 0)
    play_first(match, 1)

    match.undo(1)
    assert match.revocable == []
    match.undo(0)

    for listener, events in zip(match.news, before, strict=True):
        assert [event for event in listener if event.kind != UNDONE] == events
    assert not match.can_undo(0) and not match.can_undo(1)


def test_what_others_chose_before_somebody_took_back_is_not_gone_back_past():
    match = start()
    play_first(match, 0)
    play_first(match, 1)
    match.undo(1)
    play_first(match, 1)

    assert match.revocable == [1]
    match.undo(0)

    language = match.game.language
    assert match.revocable == [] and match.can_undo(1)
    said = [language.write_event(match.state, event) for event in match.news[2]]
    assert [words for words in said if "watering hole" in words] == [
        "B puts ? on the watering hole"
    ]


def test_who_listens_late_hears_the_same_under_the_same_numbers():
    attentive, late = start(), start()
    for match in (attentive, late):
        everybody_chooses_food(match)
        for step in range(12):
            seat = match.open[0].seat
            play_first(match, seat)
            if match.can_undo(seat) and step % 3 == 0:
                match.undo(seat)
            if match is attentive:
                assert [news.last for news in (*match.news, match.watched)]
    for there, here in zip(
        (*attentive.news, attentive.watched), (*late.news, late.watched), strict=True
    ):
        assert len(there) > 0
        assert told(there) == told(here)


def told(news):
    return [(number, event.kind, event.ids()) for number, event in news.since(-1)]


def test_what_stands_is_not_withdrawn_with_what_is_laid_beside_others():
    match = tangledbank.position(BLAST)
    match.do("A migrates speed:7 from zone2 to zone1")
    heard = [number for number, _ in match.news[1].since(0)]
    match.do("A lays inking on A2")
    match.do("A lays schooling on A2")

    assert match.undo(0) == 1
    assert [number for number, _ in match.news[1].since(0)][: len(heard)] == heard
    assert match.undo(0) == 1 and not match.can_undo(0)


class Counted(set):
    """Indices that count how often they are looked up."""

    looks = 0

    def __contains__(self, place):
        self.looks += 1
        return super().__contains__(place)


def test_withdrawing_looks_only_at_what_was_told_since():
    reported = [Event(1, 0, (0, 0, 0, 0), EVERYBODY, 0) for _ in range(5_000)]
    news = News(0, reported)
    places = Counted({4_998, 4_999})

    assert news.withdraw(places) == [4_999, 5_000]
    assert places.looks <= 4 and news.last == 5_000 and len(news) == 4_998
