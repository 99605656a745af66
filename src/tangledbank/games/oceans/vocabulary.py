"""The vocabulary of Oceans. `make format` writes its numbers into `ids.py`."""

from __future__ import annotations

from typing import Final

from tangledbank.core.vocabulary import (
    ASKED_ELSEWHERE,
    ASKED_OTHERWISE,
    CARD,
    COUNT,
    PLAYER_SEAT,
    SPECIES,
    TRAIT,
    WORN,
    Kind,
    Vocabulary,
    many,
)

PLACE: Final = Kind("place", names=("", "reef", "zone1", "zone2", "zone3"))
# Where a revealed Surface card comes from and goes to. [R202]
PILE: Final = Kind("pile", names=("", "deck", "discard"), prefix="PILE_")
DECK: Final = Kind("deck", names=("", "surface", "deep"))
# Surface and Deep traits that share a name. [R212]
FAMILY: Final = Kind(
    "family",
    names=(
        "apex-predator",
        "bottom-feeder",
        "filter-feeder",
        "inking",
        "parasitic",
        "schooling",
        "speed",
        "shark-cleaner",
        "symbiotic",
        "tentacled",
        "transparent",
        "whale-cleaner",
    ),
    bits=True,
)
FIGURE: Final = Kind("figure", names=("", "forage", "attack", "shell", "gain"), prefix="F_")
DIRECTION: Final = Kind("direction", names=("", "up", "down"))
MOMENT: Final = Kind("moment", names=("", "before-feeding", "before-aging", "after-aging"))
WAY: Final = Kind("way", names=("", "foraging", "attacking"))  # a way of feeding
SCENARIO: Final = Kind("scenario", keys="scenario")
DISCARDED_CARD: Final = Kind("discarded", keys="card")  # a card in the discard pile
PLAYER: Final = Kind("player")
CAUSE: Final = Kind(
    "cause",
    names=("", "trait", "scenario", "attack", "overpopulation", "over-limit", "age"),
    prefix="BY_",
    saved_as={"overpopulation": "crowd", "over-limit": "limit"},
)
SPEAKER: Final = Kind("speaker")  # a trait or a Scenario, numbered as in verdicts

WORDS: Final = Vocabulary(causes=CAUSE, cause_ids={"trait": "trait", "scenario": "scenario"})
verb, prompt, event, reason = WORDS.verb, WORDS.prompt, WORDS.event, WORDS.reason

# Verbs

EVOLVE = verb("evolve", "{seat} evolves {card} on {species}", card=CARD, species=SPECIES)
EVOLVE_NEW = verb("evolve-new", "{seat} evolves {card} on a new species", card=CARD)
EVOLVE_LEFT = verb(
    "evolve-left",
    "{seat} evolves {card} on a new species left of {neighbor}",
    card=CARD,
    neighbor=SPECIES,
)
EVOLVE_RIGHT = verb(
    "evolve-right",
    "{seat} evolves {card} on a new species right of {neighbor}",
    card=CARD,
    neighbor=SPECIES,
)
MIGRATE = verb(
    "migrate",
    "{seat} migrates {card} from {source} to {target}",
    card=CARD,
    source=PLACE,
    target=PLACE,
)
REMOVE = verb("remove", "{seat} removes {card} from {species}", card=WORN, species=SPECIES)
DONE = verb("done", "{seat} is done")
PASS = verb("pass", "{seat} passes")
USE_TRAIT = verb("use-trait", "{seat} uses {card} of {species}", card=WORN, species=SPECIES)
LEECH = verb("leech", "{eater} leeches {target}", eater=SPECIES, target=SPECIES)
ROB_PLAYER = verb("rob-player", "{eater} takes from player {player}", eater=SPECIES, player=PLAYER)
CHOOSE = verb("choose", "{seat} chooses {place}", place=PLACE)
SWAP_CARD = verb(
    "swap-card",
    "{seat} swaps {card} of {species} for {other}",
    card=WORN,
    species=SPECIES,
    other=CARD,
)
SWAP_TRAIT = verb(
    "swap-trait",
    "{seat} swaps {card} of {species} for {other} of {partner}",
    card=WORN,
    species=SPECIES,
    other=WORN,
    partner=SPECIES,
)
FORAGE = verb("forage", "{eater} forages", eater=SPECIES)
FORAGE_ZONE = verb("forage-zone", "{eater} forages from {place}", eater=SPECIES, place=PLACE)
FORAGE_BOARD = verb("forage-board", "{eater} forages from {target}", eater=SPECIES, target=SPECIES)
ATTACK = verb("attack", "{attacker} attacks {target}", attacker=SPECIES, target=SPECIES)
TAKE = verb("take", "{seat} takes {amount}", amount=COUNT)
IGNORE = verb("ignore", "{seat} ignores {card} of {species}", card=WORN, species=SPECIES)
STRIKE = verb("strike", "{seat} strikes")
TAKE_ALSO = verb("take-also", "{eater} also takes from {target}", eater=SPECIES, target=SPECIES)
AGE = verb("age", "{species} ages {amount}", species=SPECIES, amount=COUNT)
AGE_AGAIN = verb("age-again", "{species} ages again", species=SPECIES)
DISCARD = verb("discard", "{seat} discards {card}", card=CARD)
TAKE_POOL = verb("take-pool", "{seat} takes {card}", card=CARD)
DRAW_DEEP = verb("draw-deep", "{seat} draws a deep card")
LAY = verb("lay", "{seat} lays {card} on {species}", card=WORN, species=SPECIES)
TRADE = verb("trade", "{seat} trades {card} for {other}", card=CARD, other=DISCARDED_CARD)
SHIFT = verb(
    "shift",
    "{seat} shifts {figure} of {card} of {species} {direction}",
    figure=FIGURE,
    card=WORN,
    species=SPECIES,
    direction=DIRECTION,
)
USE_ON = verb(
    "use-on",
    "{seat} uses {card} of {species} on {target}",
    card=WORN,
    species=SPECIES,
    target=SPECIES,
)
USE_SCENARIO = verb("use-scenario", "{seat} applies {scenario}", scenario=SCENARIO)

# Prompts

ASK_PLAY = prompt("play cards")
ASK_PAY = prompt("pay")
ASK_ORDER = prompt("order traits")
ASK_TARGET = prompt("choose a target")
ASK_PLAYER = prompt("choose a player")
ASK_PLACE = prompt("choose a place")
ASK_SWAP = prompt("swap traits")
ASK_FEED = prompt("feed")
ASK_AGAIN = prompt("feed again")
ASK_AMOUNT = prompt("choose an amount")
ASK_IGNORE = prompt("ignore a trait")
ASK_MORE = prompt("take more")
ASK_STRIKE = prompt("strike back")
ASK_SHED = prompt("shed population")
ASK_TRIM = prompt("discard traits")
ASK_AGE = prompt("age")
ASK_AGE_TOO = prompt("age too")
ASK_AGE_AGAIN = prompt("age again")
ASK_DRAW = prompt("draw")
ASK_LAY = prompt("lay traits")
ASK_TRADE = prompt("trade a card")
ASK_SHIFT = prompt("shift a number")

# Events

TURN_BEGAN = event("turn-began", "{seat} begins turn {turn}", role="round", turn=COUNT)
CARD_DRAWN = event(
    "card-drawn", "{seat} draws {card}", moves="deck -> hand", secret="card", card=CARD
)
DECK_SHUFFLED = event("deck-shuffled", "the discard pile is shuffled")
CARD_REVEALED = event(
    "card-revealed",
    "{card} is turned up",
    moves="{source|deep} -> {target|pool}",
    card=CARD,
    source=PILE,
    target=PILE,
)
EVOLVED = event(
    "evolved",
    "{seat} evolves {card} on {species}",
    moves="hand -> {species}",
    card=CARD,
    species=SPECIES,
)
SPECIES_MADE = event(
    "species-made", "{seat} makes {species}", moves="-> {species}", species=SPECIES
)
POINTS_PAID = event(
    "points-paid",
    "{seat} pays {amount} to {place}",
    moves="score -> {place}",
    amount=COUNT,
    place=PLACE,
)
MIGRATED = event(
    "migrated",
    "{seat} migrates {card}: {amount} from {source} to {target}",
    moves="{source} -> {target}",
    card=CARD,
    amount=COUNT,
    source=PLACE,
    target=PLACE,
)
TRAIT_REMOVED = event(
    "trait-removed",
    "{card} leaves {species}",
    moves="{species} -> discard",
    card=CARD,
    species=SPECIES,
)
FORAGED = event(
    "foraged",
    "{eater} foraged {amount} from {place}",
    role="meal",
    moves="{place} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    place=PLACE,
)
FORAGED_FROM_SPECIES = event(
    "foraged-from-species",
    "{eater} foraged {amount} from {target}",
    role="meal",
    moves="{target} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    target=SPECIES,
)
ATTACKED = event(
    "attacked",
    "{attacker} attacked {target} and took {amount}",
    role="attack",
    moves="{attacker} -> {target}",
    attacker=SPECIES,
    target=SPECIES,
    amount=COUNT,
)
GAINED = event(
    "gained",
    "{eater} gained {amount} with {card}",
    role="meal",
    moves="ocean -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    card=CARD,
)
TAKEN_FROM_SPECIES = event(
    "taken-from-species",
    "{eater} took {amount} from {target}",
    role="meal",
    moves="{target} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    target=SPECIES,
)
TAKEN_FROM_PLACE = event(
    "taken-from-place",
    "{eater} took {amount} from {place}",
    role="meal",
    moves="{place} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    place=PLACE,
)
LEECHED = event(
    "leeched",
    "{eater} leeched {amount} from {target}",
    role="meal",
    moves="{target} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    target=SPECIES,
)
POPULATION_LOST = event(
    "population-lost",
    "{species} lost {amount} to {place}",
    moves="{species} -> {place}",
    species=SPECIES,
    amount=COUNT,
    place=PLACE,
)
SCORED = event(
    "scored",
    "{seat} scored {amount} of {species}",
    moves="{species} -> score",
    amount=COUNT,
    species=SPECIES,
)
POINTS_LOST = event(
    "points-lost",
    "{seat} lost {amount} of the score to {place}",
    moves="score -> {place}",
    amount=COUNT,
    place=PLACE,
)
OVERPOPULATED = event(
    "overpopulated", "{species} overpopulated", moves="{species} ->", species=SPECIES
)
EXTINCT = event(
    "extinct", "{species} went extinct", role="death", moves="{species} -> discard", species=SPECIES
)
SCENARIO_BEGAN = event("scenario-began", "{scenario} is in force", scenario=SCENARIO)
SCENARIO_ENDED = event("scenario-ended", "{scenario} ends", scenario=SCENARIO)
CAMBRIAN = event("cambrian", "the Cambrian Explosion begins")
LAST_ROUND = event("last-round", "the last round begins")
TRAIT_SWAPPED = event(
    "trait-swapped",
    "{card} of {species} is swapped for {other}",
    moves="-> {species}",
    card=CARD,
    species=SPECIES,
    other=CARD,
)
POPULATION_MOVED = event(
    "population-moved",
    "{amount} moved from {source} to {target}",
    moves="{source} -> {target}",
    amount=COUNT,
    source=PLACE,
    target=PLACE,
)
DISCARDED = event("discarded", "{seat} discards {card}", moves="hand -> discard", card=CARD)
POOL_TAKEN = event(
    "pool-taken", "{seat} takes {card} from the gene pool", moves="pool -> hand", card=CARD
)
DEEP_DRAWN = event(
    "deep-drawn",
    "{seat} draws the Deep card {card}",
    moves="deep -> hand",
    secret="card",
    card=CARD,
)
PASSED = event("passed", "{seat} passes")
SPECIES_HANDED_OVER = event("species-handed-over", "{species} goes to {seat}", species=SPECIES)
TRAITS_REARRANGED = event("traits-rearranged", "{seat} lays traits anew")
NUMBER_SHIFTED = event("number-shifted", "{figure} of {card} is shifted", figure=FIGURE, card=CARD)
CARD_TRADED = event(
    "card-traded",
    "{seat} trades {card} for {other}",
    moves="hand -> discard",
    card=CARD,
    other=CARD,
)
ROBBED = event(
    "robbed",
    "{eater} took {amount} from the score of {seat}",
    moves="score -> {eater}",
    eater=SPECIES,
    amount=COUNT,
)
GAME_ENDED = event("game-ended", "the game is over")

# Reasons

R_TURN = reason("turn", **ASKED_ELSEWHERE)
R_NOW = reason("now", **ASKED_OTHERWISE)
R_OTHER = reason("other", subject=SPECIES)
R_HAND = reason("hand", wanted=CARD, trait=TRAIT, alike=many(CARD))
R_OWNER = reason("owner", foreign=SPECIES, owner=PLAYER_SEAT, asker=SPEAKER)
R_FOREIGN = reason("foreign")
R_HOST = reason("host")
R_GONE = reason("gone", gone=SPECIES, asker=SPEAKER)
R_LIMIT = reason("limit", count=COUNT, limit=COUNT)
R_COST = reason("cost", cost=COUNT, points=COUNT)
R_CAMBRIAN = reason("cambrian")
R_LAST_PLACE = reason("last-place")
R_PLAYED = reason("played", played=COUNT)
R_FEEDER = reason("feeder", feeder=SPECIES)
R_AGAIN = reason("again")
R_DRAWN = reason("drawn")
R_DRAWN_FIRST = reason("drawn-first")
R_OWED = reason("owed", owed=COUNT)
R_OWED_TRAIT = reason("owed-trait", owed=COUNT)
R_OWED_FEED = reason("owed-feed", able=many(SPECIES))
R_EMPTY = reason("empty", place=PLACE, asker=SPEAKER)
R_BARE = reason("bare", target=SPECIES, asker=SPEAKER)
R_POOR = reason("poor")
R_DRY = reason("dry")
R_SHORT = reason("short", place=PLACE, needed=COUNT, there=COUNT)
R_ITSELF = reason("itself", itself=SPECIES)
R_NEVER_FORAGE = reason("never-forage", trait=TRAIT)
R_NEVER_ATTACK = reason("never-attack", trait=TRAIT)
R_TRAIT = reason(
    "trait",
    attacker=SPECIES,
    target=SPECIES,
    trait=TRAIT,
    scenario=SCENARIO,
    holder=SPECIES,  # the attacker or the target: the one with the trait
    other=SPECIES,  # the other one of the two
    attack=COUNT,
    defense=COUNT,  # the target's attack value
    forage=COUNT,  # the target's
    population=COUNT,  # the target's
    reef=COUNT,
)
R_LEECH_BAN = reason("leech-ban", trait=TRAIT, reef=COUNT)
R_SHELL = reason("shell", attacker=SPECIES, target=SPECIES, attack=COUNT, shell=COUNT)
R_ADJACENT = reason("adjacent")
R_NEIGHBOR = reason("neighbor", first=SPECIES, second=SPECIES, asker=SPEAKER)
R_ONE_NEIGHBOR = reason("one-neighbor", chosen=SPECIES)
R_GROUND = reason("ground")
R_NO_GROUND = reason("no-ground")
R_SURFACE_ONLY = reason("surface-only")
R_SURFACE_CARD = reason("surface-card", wanted=CARD)
R_SURFACE_TRAIT = reason("surface-trait")
R_DEEP_TRAIT = reason("deep-trait")
R_NOT_REMOVABLE = reason("not-removable", trait=TRAIT)
R_KEPT = reason("kept")
R_FULL = reason("full", count=COUNT)
R_GENE_POOL = reason("gene-pool")
R_POOL_STAYS = reason("pool-stays")
R_NOT_IN_POOL = reason("not-in-pool", trait=TRAIT)
R_NOT_DISCARDED = reason("not-discarded", wanted=CARD, trait=TRAIT, alike=many(CARD))
R_ABSENT = reason("absent", holder=SPECIES, wanted=WORN, trait=TRAIT, alike=many(WORN))
R_ABSENT_THERE = reason("absent-there", holder=SPECIES, wanted=WORN, trait=TRAIT, alike=many(WORN))
R_IDLE = reason("idle")
R_ACTED = reason("acted")
R_AMOUNT_AGE = reason("amount-age", choices=many(COUNT))
R_AMOUNT_TAKE = reason("amount-take", eater=SPECIES, most=COUNT)
R_DEFENDED = reason("defended", traits=many(TRAIT))
R_TAKEN = reason("taken")
R_GREATEST = reason("greatest", attack=COUNT, greatest=COUNT)
R_NOT_DEFENSIVE = reason("not-defensive")
R_PASSED = reason("passed")
R_IN_VAIN = reason("in-vain", target=SPECIES, traits=many(TRAIT))
R_OUT_OF_REACH = reason("out-of-reach", target=SPECIES)
R_ONLY_ATTACKER = reason("only-attacker", foe=SPECIES)
R_FIGURE = reason("figure")
R_ZONE_ONLY = reason("zone-only", asker=SPEAKER)
R_SAME_PLACE = reason("same-place")
R_BESIDE = reason("beside")
R_LEFT_END = reason("left-end", beside=SPECIES)
R_REEF_PLAIN = reason("reef-plain")
R_NEXT_TRAIT = reason("next-trait", next=WORN)
R_NO_DEEP = reason("no-deep")
R_NO_GUARD = reason("no-guard", target=SPECIES)
R_CAMBRIAN_NEXT = reason("cambrian-next")
R_SWAPPED_AWAY = reason("swapped-away", holder=SPECIES, trait=TRAIT)
R_SOURCE = reason("source", sources=many(SPECIES))
