"""What tables of The Origin of Species may settle differently."""

from __future__ import annotations

from tangledbank.core.options import Option, flag

EACH_ACT = ("per_act", "once_per_turn")

BASE_DECK = Option(
    "deck",
    "auto",
    ("auto", "one", "two"),
    "one basic set or two; auto goes by the number of players",
    "R116",
)
FLY_DECK = Option(
    "deck",
    "auto",
    ("auto", "full", "half"),
    "all cards, or half of each kind; auto takes the half with 2 or 3 players",
    "R116",
)
BASE_OPTIONS = (
    Option(
        "mimicry_limit",
        "per_attack",
        ("per_attack", "once_per_turn"),
        "how often a Mimicry answers: once in each attack, or once a turn",
        "R103",
    ),
    flag("mimicry_mandatory", False, "Mimicry must be used before the animal is eaten", "R105"),
    flag("tail_loss_mandatory", False, "Tail Loss must be used before the animal is eaten", "R106"),
    flag("pair_triggers_mandatory", True, "tokens of pair cards cannot be declined", "R108"),
    flag("feeding_pass_is_final", False, "who passes in the feeding phase is out of it", "R109"),
    flag("must_take_food_if_possible", False, "nobody passes who could take a red token", "R110"),
    flag(
        "first_turn_must_play_animal", False, "in turn one nobody passes without an animal", "R112"
    ),
    flag("piracy_into_fat", True, "a fed pirate may steal for its fat", "R113"),
)
FLY_OPTIONS = (
    Option(
        "metamorphose_limit",
        "per_act",
        EACH_ACT,
        "how often Metamorphose works: once in each act, or once a turn",
        "R104",
    ),
    Option(
        "specialization_limit",
        "per_act",
        EACH_ACT,
        "how often Specialization works: once in each act, or once a turn",
        "R107",
    ),
    flag("intellect_after_mimicry", True, "Intellect may be used on the second prey too", "R114"),
    flag(
        "fed_by_hibernation_triggers_viviparous",
        True,
        "an animal that falls asleep bears its young",
        "R115",
    ),
)
