"""The options of The Origin of Species and Time to Fly."""

from __future__ import annotations

from tangledbank.core.options import Option, flag

EACH_ACT = ("per_act", "once_per_turn")

FLY_DECK = Option(
    "deck",
    "auto",
    ("auto", "full"),
    "auto: half of each kind of card for 2 or 3 players, all cards for more",
    "R316",
)
BASE_OPTIONS = (
    Option(
        "mimicry_limit",
        "per_attack",
        ("per_attack", "once_per_turn"),
        "how often a Mimicry can be used: once per attack, or once per turn",
        "R303",
    ),
    flag("mimicry_mandatory", False, "Mimicry must be used before the animal is eaten", "R305"),
    flag("tail_loss_mandatory", False, "Tail Loss must be used before the animal is eaten", "R306"),
    flag("pair_triggers_mandatory", True, "tokens of pair cards cannot be declined", "R308"),
    flag(
        "feeding_pass_is_final",
        False,
        "a player who passes in the feeding phase is out of it",
        "R309",
    ),
    flag(
        "must_take_food_if_possible", False, "players who can take a red token cannot pass", "R310"
    ),
    flag(
        "first_turn_must_play_animal",
        False,
        "in the first turn, players without an animal cannot pass",
        "R312",
    ),
    flag("piracy_into_fat", True, "a fed animal with Piracy may steal into Fat Tissue", "R313"),
    flag(
        "fat_beyond_need",
        True,
        "any number of fat tokens may be used, even beyond the need",
        "R328",
    ),
)
FLY_OPTIONS = (
    Option(
        "metamorphose_limit",
        "per_act",
        EACH_ACT,
        "how often Metamorphose can be used: once per act, or once per turn",
        "R304",
    ),
    Option(
        "specialization_limit",
        "per_act",
        EACH_ACT,
        "how often Specialization can be used: once per act, or once per turn",
        "R307",
    ),
    Option(
        "ambush_limit",
        "per_round",
        ("per_round", "per_carnivore"),
        "whether an ambush counts as the player's one attack of the round",
        "R349",
    ),
    flag(
        "intellect_after_mimicry", True, "Intellect may be used on a redirected target, too", "R314"
    ),
    flag(
        "fed_by_hibernation_triggers_viviparous",
        True,
        "an animal that falls asleep bears its young",
        "R315",
    ),
    flag("intellect_opens_shells", True, "Intellect may ignore a closed shell", "R338"),
    flag(
        "last_card_wakes", False, "sleeping animals may eat again when the deck has run out", "R317"
    ),
)
