"""No seat learns anything hidden from its view, options, reasons or events."""

import pytest

import tangledbank
from tangledbank.audit.secrecy import check_secrecy, positions
from tangledbank.core.action import HIDDEN, pack
from tangledbank.core.rng import seeded
from tangledbank.games import kit_of
from tests.support import GAMES, TABLES, decisions, each_registered_game, each_table


@each_registered_game
def test_it_is_known_which_events_reveal_something(key):
    assert kit_of(key).reveals <= set(GAMES[key].language.events.values())


@each_table
def test_worlds_that_could_be_look_alike(key, variant):
    game = GAMES[key]
    for seed in (31, 32):
        for s, seat in positions(game, variant, seed, every=40):
            check_secrecy(game, s, seat, 5, seeded(seed))
            check_secrecy(game, s, (seat + 1) % variant.players, 2, seeded(seed))


@each_table
def test_a_view_of_an_imagined_world_is_the_view(key, variant):
    game = GAMES[key]
    rng = seeded(33)
    for s, _, _ in decisions(game, variant, 33, every=20):
        for seat in range(variant.players):
            view = game.view(s, seat)

            again = game.view(game.imagine(view, seat, rng), seat)

            assert game.codec.encode(again) == game.codec.encode(view)
            assert game.key_of(again) == game.key_of(view)


@each_table
def test_what_others_do_unseen_changes_nothing_in_a_view(key, variant):
    game = GAMES[key]
    for s, seat, action in decisions(game, variant, 34):
        if len(s.open) > 1:
            other = int(next(d.seat for d in s.open if d.seat != seat))
            world = s.clone()
            world.news = []
            before = game.codec.encode(game.view(world, other))

            world.apply(seat, action)

            if not any(event.seen_by(other) for event in world.news):
                assert game.codec.encode(game.view(world, other)) == before


def cards_in(s):
    """Return every card that a state of Evolution shows."""
    found = [*s.deck, *s.out, *s.discard]
    for player in s.players:
        found += [*player.hand, player.food_card]
        for sid in player.row:
            found += [*s.species[sid].cards, *s.species[sid].fresh]
    for screen in s.screens:
        found += [*screen.thrown, *screen.before.hand, screen.before.food_card]
        for sp in screen.boards:
            found += [*sp.cards, *sp.fresh]
        found += [event.a for event in screen.news]
    return {int(card) for card in found} - {0, HIDDEN}


@pytest.mark.parametrize(
    "variant", [variant for key, variant in TABLES if key == "evolution"], ids=str
)
def test_no_hidden_card_occurs_in_a_view_of_evolution(variant):
    game = GAMES["evolution"]
    for s, seat, _ in decisions(game, variant, 35, every=9):
        others = [player for i, player in enumerate(s.players) if i != seat]
        rows = [s.species[sid] for player in others for sid in player.row]
        hidden = {*s.deck, *s.out, *(card for player in others for card in player.hand)}
        hidden |= {int(player.food_card) for player in others}
        hidden |= {card for sp in rows for card in sp.fresh}
        hidden |= {
            card for i, screen in enumerate(s.screens) if i != seat for card in screen.thrown
        }

        hidden -= {card for screen in s.screens for sp in screen.boards for card in sp.cards}

        shown = cards_in(game.view(s, seat))

        assert shown & (hidden - {0}) == set()


@pytest.mark.parametrize("players", [3, 6])
def test_quick_play_shows_the_sides_of_others_as_they_stood(players):
    match = tangledbank.new("evolution", players=players, seed=36, options={"quick_play": True})
    for question in match.open:
        match.play(question.seat, question.number, match.legal(question.seat)[0])
    before = [match.game.codec.encode(match.view(seat)) for seat in range(players)]

    while match.state.decision_of(0) and len(match.legal(0)) > 1:
        match.play(0, match.open[0].number, match.legal(0)[0])

    after = [match.game.codec.encode(match.view(seat)) for seat in range(players)]
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_why_not_answers_alike_for_every_card_that_cannot_be_seen():
    game = GAMES["evolution"]
    variant = TABLES[1][1]
    for s, seat, _ in decisions(game, variant, 37, every=15):
        view = game.view(s, seat)
        unseen = set(range(2, 131)) - cards_in(view)
        for verb in range(1, len(game.language.verbs)):
            for sid in (1, 2, 3):
                answers = {game.reason(view, seat, int(pack(verb, c, sid))) for c in unseen}
                if game.language.verbs[verb] not in ("feed", "attack", "store"):
                    assert len(answers) <= 1


def test_errors_do_not_name_what_is_hidden():
    match = tangledbank.new("evolution", players=2, seed=38)
    mine, theirs = (match.state.players[i].hand for i in (0, 1))
    names = match.game.card_table.names
    hidden = next(card for card in theirs if names[card] not in [names[c] for c in mine])
    absent = next(card for card in match.state.deck if names[card] not in [names[c] for c in mine])

    errors = []
    for card in (hidden, absent):
        with pytest.raises(ValueError) as error:
            match.play(0, match.open[0].number, f"A puts {names[card]} on the watering hole")
        errors.append(str(error.value).replace(names[card], "CARD"))

    assert errors[0] == errors[1]
