"""Every event carries its cause: a trait and its species, a Scenario, an attack or a rule."""

import pytest

from tangledbank.core.cause import cause_being, cause_id, cause_kind
from tangledbank.core.match import Match
from tangledbank.games.oceans.vocabulary import CAUSE
from tangledbank.notation.names import name_of
from tests.presentation.test_log import at

FEEDING = "phase feeding"
BEFORE = "phase before feeding"


def written(match, cause):
    """Return a cause in words: `trait hydra of A1`, `scenario fertile`, `attack of A1`, `age`."""
    words = [CAUSE.names[cause_kind(cause)]]
    if words == ["trait"]:
        words.append(match.game.traits[cause_id(cause)].key)
    if words == ["scenario"]:
        words.append(match.game.scenarios[cause_id(cause)].key)
    if cause_being(cause):
        words += ["of", name_of(int(cause_being(cause)), int(match.state.seats))]
    return " ".join(words)


def causes(match):
    """Return all events with a cause that were not undone, each with its cause."""
    return [
        f"{match.game.language.write_event(match.state, event)} <- {written(match, event.by)}"
        for _, event in match.watched.since(0)
        if event.by
    ]


def story(lines, *moves, players=2, **options):
    match = at("oceans", *lines, players=players, **options)
    for move in moves:
        match.do(move)
    return causes(match)


# Traits


def test_each_gain_has_the_trait_that_brought_it():
    beings = ["A1: population 3, apex-predator", "B1: population 6, regeneration"]
    cleaner = "B2: population 2, shark-cleaner, bottom-feeder-left"
    assert story([FEEDING, *beings, cleaner], "A1 attacks B1") == [
        "B1 gained 1 with regeneration <- trait regeneration of B1",
        "B2 gained 2 with shark-cleaner:5 <- trait shark-cleaner of B2",
        "B2 gained 2 with bottom-feeder-left:5 <- trait bottom-feeder-left of B2",
    ]


def test_two_traits_of_one_player_that_act_in_turn_do_not_share_a_cause():
    beings = ["A1: population 1, megamouth", "B1: population 1"]
    takers = ["B2: population 4, gigantic-scavenger", "B3: population 4, kleptoparasitic"]
    moves = ["A1 attacks B1", "B uses kleptoparasitic of B3"]
    assert story([FEEDING, *beings, *takers], *moves) == [
        "B3 took 1 from A1 <- trait kleptoparasitic of B3",
        "B2 took 1 from A1 <- trait gigantic-scavenger of B2",
        "A1 went extinct <- age",
    ]


def test_a_leech_is_hurt_by_the_trait_of_its_host():
    beings = ["A1: population 4, parasitic-left, grazer", "B1: population 9, defensive-spines"]
    assert story([BEFORE, *beings], "A uses grazer of A1") == [
        "A1 took 2 from reef <- trait grazer of A1",
        "A1 leeched 2 from B1 <- trait parasitic-left of A1",
        "A1 lost 4 to reef <- trait defensive-spines of B1",
    ]


def test_losses_after_an_attack_name_the_trait_of_the_other_side():
    beings = ["B1: population 9, poisonous-spines", "B2: population 3, bottom-feeder-left"]
    attacker = "A1: population 3, megamouth, neurotoxin"
    assert story([FEEDING, attacker, *beings], "A1 attacks B1", own_poison=True)[1:] == [
        "A1 lost 3 to reef <- trait poisonous-spines of B1",
        "B2 lost 3 to reef <- trait poisonous-spines of B1",
        "B1 lost 2 to reef <- trait neurotoxin of A1",
    ]


def test_a_species_that_poisons_itself_is_the_cause():
    target = "B1: population 9, poisonous-spines, regeneration"
    lines = [FEEDING, "A1: population 3, megamouth", target]
    losses = "B1 lost 3 to reef <- trait poisonous-spines of B1"
    assert losses in story(lines, "A1 attacks B1", own_poison=True)


def test_traits_before_feeding_act_in_the_name_of_their_species():
    cocoon = [BEFORE, "A1: population 3, mucus-cocoon", "B1: population 3, parasitic-left"]
    cleaner = [BEFORE, "A1: population 3, parasite-cleaner", "B1: population 3, parasitic-left"]
    robber = [BEFORE, "A1: population 3, coprophagia", "B: score 3"]
    mover = [BEFORE, "A1: population 3, living-ecosystem", "A2: population 3, zooplankton"]

    assert story(cocoon) == ["B1 lost 1 to reef <- trait mucus-cocoon of A1"]
    assert story(cleaner) == ["A1 took 1 from B1 <- trait parasite-cleaner of A1"]
    assert story(robber, "A1 takes from player B") == [
        "A1 took 2 from the score of B <- trait coprophagia of A1"
    ]
    assert story(mover, "A chooses zone1") == [
        "2 moved from zone1 to reef <- trait living-ecosystem of A1",
        "A2 gained 3 with zooplankton <- trait zooplankton of A2",
    ]


def test_taking_from_a_chosen_zone_keeps_the_trait_as_its_cause():
    colony = ["A2: population 3, symbiotic-left", "A3: population 1, sedentary-colony"]
    assert story([FEEDING, "A1: population 3", *colony], "A1 forages", "A chooses zone2") == [
        "A2 gained 1 with symbiotic-left:5 <- trait symbiotic-left of A2",
        "A3 took 1 from zone2 <- trait sedentary-colony of A3",
    ]


def test_a_trait_that_scores_is_the_cause_and_aging_is_not():
    lines = [FEEDING, "A1: population 6, cthulhu-leech", "B1: population 3"]
    assert story(lines, "A passes") == ["A scored 2 of A1 <- trait cthulhu-leech of A1"]


# Attacks


def test_only_the_score_of_an_attack_has_the_attack_as_its_cause():
    beings = ["A1: population 3, deep-sea-kraken, megamouth", "A2: population 9"]
    assert story([FEEDING, *beings, "B1: population 9"], "A1 attacks B1", "A1 attacks A2") == [
        "A scored 5 of A2 <- attack of A1"
    ]


def test_an_attack_inside_an_attack_has_the_trait_that_set_it_off():
    lines = [FEEDING, "gene pool deep-symbiotic, hydra", "A1: population 3, megamouth"]
    beings = ["B1: population 6, rapid-mutation", "B2: population 3, burrowing", "B3: population 3"]
    moves = ["A1 attacks B1", "B uses burrowing of B2", "B2 attacks A1"]
    swap = "B swaps rapid-mutation of B1 for deep-symbiotic"
    assert story([*lines, *beings], *moves, swap) == [
        "B2 attacked A1 and took 1 <- trait burrowing of B2",
        "rapid-mutation of B1 is swapped for deep-symbiotic <- trait rapid-mutation of B1",
    ]


def test_a_death_by_attack_names_the_attacker():
    table = ["phase feeding, cambrian", "zones 0 0 20"]
    scenarios = "scenarios aggressive-environment, schadenfreude"
    beings = ["A1: population 9, tentacled", "B1: population 0"]
    assert story([*table, scenarios, *beings], "A1 attacks B1", "A chooses reef", promo=True) == [
        "B1 went extinct <- attack of A1",
        "A1 gained 1 with a Scenario <- scenario schadenfreude",
        "A1 lost 5 to reef <- overpopulation",
    ]


# Rules


def test_gains_after_a_death_in_aging_come_from_the_scenario():
    table = [FEEDING, "zones 20 0 20", "scenarios none, schadenfreude"]
    beings = ["A1: population 0", "A2: population 3", "B1: population 3"]
    assert story([*table, *beings], "A passes", promo=True) == [
        "A1 went extinct <- age",
        "B1 gained 1 with a Scenario <- scenario schadenfreude",
    ]


def test_overpopulation_causes_losses_deaths_and_scores():
    table = ["phase feeding, cambrian", "zones 0 0 20"]
    scenarios = "scenarios epizootic, contagious-outbreak"
    beings = ["A1: population 9", "A2: population 8", "B1: population 8"]
    draconic = [FEEDING, "A1: population 9, draconic", "B1: population 9"]

    assert story([*table, scenarios, *beings], "A1 forages") == [
        "A1 lost 10 to reef <- overpopulation",
        "A1 went extinct <- overpopulation",
        "B1 lost 3 to reef <- scenario contagious-outbreak",
        "A2 lost 3 to reef <- scenario contagious-outbreak",
    ]
    assert story(draconic, "A1 attacks B1") == ["A scored 5 of A1 <- overpopulation"]


def test_a_board_without_room_loses_population_to_the_limit():
    table = ["zones 20 0 20", "scenarios none, prosperity", "A: hand speed:5", "A1: population 15"]
    assert story(table, "A migrates speed:5 from zone1 to zone2", "A chooses zone1") == [
        "A1 lost 5 to reef <- over-limit",
        "A1 lost 5 to zone1 <- overpopulation",
    ]


def test_traits_leave_by_the_limit_or_because_they_no_longer_fit():
    limit = ["zones 20 0 20", "scenarios none, genetic-diversity", "A: hand speed:5"]
    worn = "B1: population 3, inking, schooling, transparent, tentacled"
    moves = ["A migrates speed:5 from zone1 to zone2", "B removes tentacled from B1"]
    tiny = [FEEDING, "A1: population 3, tiny, megamouth", "B1: population 3"]

    assert story([*limit, worn], *moves) == ["tentacled:5 leaves B1 <- over-limit"]
    assert story(tiny, "A1 attacks B1") == ["tiny leaves A1 <- trait tiny of A1"]


# Scenarios


def test_two_scenarios_that_bring_gains_at_once_keep_them_apart():
    table = ["phase play, cambrian", "zones 0 0 20", "scenarios fertile, protective-growth"]
    own = ["A: hand inking:5 tentacled:5", "A1: population 3, bright-coloration"]
    assert story([*table, *own], "A evolves inking:5 on a new species right of A1") == [
        "A1 gained 1 with bright-coloration <- trait bright-coloration of A1",
        "A2 gained 2 with a Scenario <- scenario fertile",
        "A2 gained 2 with a Scenario <- scenario protective-growth",
    ]


def test_an_event_card_is_the_cause_of_everything_it_does():
    impact = ["zones 20 5 20", "scenarios none, asteroid-impact", "A: hand speed:7"]
    surge = ["zones 20 5 20", "scenarios none, food-surge", "A: hand speed:7"]
    move = "A migrates speed:7 from zone2 to zone1"
    beings = ["A1: population 5", "B1: population 2"]

    assert story([*impact, *beings], move) == [
        "B1 lost 2 to reef <- scenario asteroid-impact",
        "A1 lost 3 to reef <- scenario asteroid-impact",
    ]
    assert story([*surge, *beings], move, "A chooses zone3") == [
        "A1 took 5 from zone3 <- scenario food-surge"
    ]


def test_a_scenario_after_an_act_is_not_the_cause_of_later_events():
    forage = [FEEDING, "zones 20 0 20", "scenarios none, shallow-reef"]
    detritus = ["zones 20 0 20", "scenarios none, detritus", "A: hand speed:7, score 3"]

    assert story([*forage, "A1: population 3, filter-feeder"], "A1 forages", promo=True) == [
        "A1 lost 2 to reef <- scenario shallow-reef"
    ]
    move = "A migrates speed:7 from zone1 to reef"
    assert story([*detritus, "A1: population 3, zooplankton", "B: score 1"], move) == [
        "A lost 2 of the score to reef <- scenario detritus",
        "B lost 1 of the score to reef <- scenario detritus",
        "A1 gained 3 with zooplankton <- trait zooplankton of A1",
    ]


def test_a_gain_that_waits_in_a_save_keeps_its_scenario():
    table = ["phase play, cambrian", "zones 0 20 20", "scenarios fertile, none"]
    beings = ["A1: population 9, bright-coloration, bioluminescence"]
    colony = "A2: population 1, sedentary-colony"
    match = at("oceans", *table, "A: hand inking:5 hydra, score 9", *beings, colony)
    match.do("A evolves hydra on a new species right of A2")
    loaded = Match.load(match.game, match.save())
    loaded.do("A uses bright-coloration of A1")
    assert causes(loaded)[-1] == "A3 gained 2 with a Scenario <- scenario fertile"


# Undo


def test_causes_are_the_same_after_undo_and_a_second_try():
    beings = ["A1: population 1, hydra", "B1: population 9", "C1: population 3"]
    match = at("oceans", FEEDING, *beings)
    match.do("A1 attacks B1")
    match.do("A1 also takes from C1")
    match.undo(0)
    match.do("A1 also takes from B1")
    match.do("A1 also takes from C1")
    assert causes(match) == [
        "A1 took 1 from B1 <- trait hydra of A1",
        "A1 took 1 from C1 <- trait hydra of A1",
    ]


def test_another_order_after_undo_brings_other_causes():
    beings = ["A1: population 4, parasitic-left, grazer", "B1: population 9, defensive-spines"]
    match = at("oceans", BEFORE, *beings, players=2)
    match.do("A uses grazer of A1")
    match.undo(0)
    match.do("A uses parasitic-left of A1")
    assert causes(match) == [
        "A1 leeched 2 from B1 <- trait parasitic-left of A1",
        "A1 lost 4 to reef <- trait defensive-spines of B1",
        "A1 took 2 from reef <- trait grazer of A1",
    ]


# Saves


@pytest.mark.parametrize(
    ("kind", "ids", "text"),
    [
        ("population-lost", (1, 3, 1, 1 << 16), "A1 lost 3 to reef"),
        ("extinct", (1, 2, 0, 0), "A1 went extinct"),
    ],
)
def test_events_saved_with_a_slot_for_the_cause_still_load(kind, ids, text):
    match = at("oceans", FEEDING, "A1: population 3")
    slots = dict(zip("abcd", ids, strict=True))
    saved = {"is": "Event", "kind": kind, "seat": 0, **slots, "audience": 15, "secret": 0}
    event = match.game.codec.decode(saved)
    assert match.game.language.write_event(match.state, event) == text
    assert event.by == 0
