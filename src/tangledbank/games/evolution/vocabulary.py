"""The vocabulary of Evolution. `make format` writes its numbers into `ids.py`."""

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

FOOD: Final = Kind("food", names=("", "plant", "meat"))
SOURCE: Final = Kind("source", names=("", "hole", "bank"))
LOSS: Final = Kind("loss", names=("", "cold", "heat", "fire"), after=" to {}")
CAUSE: Final = Kind(
    "cause",
    names=("", "trait", "attack", "eaten-prey", "hunger", "cold", "heat", "fire", "event", "zone"),
    prefix="BY_",
    saved_as={"eaten-prey": "prey"},
)
MOMENT: Final = Kind("moment", names=("", "before-reveal", "after-attack", "after-feeding"))
STORE_LIMIT: Final = Kind("store-limit", names=("", "room", "food"), prefix="LIMIT_")
IGNORING: Final = Kind(  # why ignoring a trait would not help
    "ignoring", names=("", "twice", "absent", "not-defensive", "no-help"), prefix="IGNORING_"
)

WORDS: Final = Vocabulary(
    causes=CAUSE, cause_ids={"trait": "trait", "event": "event", "fire": "event", "zone": "zone"}
)
verb, prompt, event, reason = WORDS.verb, WORDS.prompt, WORDS.event, WORDS.reason

# Verbs

CHOOSE_FOOD = verb("choose-food", "{seat} puts {card} on the watering hole", card=CARD)
PLAY_TRAIT = verb("play-trait", "{seat} plays {card} on {species}", card=CARD, species=SPECIES)
NEW_LEFT = verb("new-left", "{seat} discards {card} for a new species on the left", card=CARD)
NEW_RIGHT = verb("new-right", "{seat} discards {card} for a new species on the right", card=CARD)
GROW_BODY = verb(
    "grow-body", "{seat} discards {card} for body of {species}", card=CARD, species=SPECIES
)
GROW_POPULATION = verb(
    "grow-population",
    "{seat} discards {card} for population of {species}",
    card=CARD,
    species=SPECIES,
)
REMOVE_TRAIT = verb(
    "remove-trait", "{seat} removes {card} from {species}", card=WORN, species=SPECIES
)
DONE = verb("done", "{seat} is done")
USE_TRAIT = verb("use-trait", "{seat} uses {card} of {species}", card=WORN, species=SPECIES)
FEED = verb("feed", "{eater} feeds", eater=SPECIES)
ATTACK = verb("attack", "{attacker} attacks {target}", attacker=SPECIES, target=SPECIES)
SPEND = verb(
    "spend", "{seat} discards {card} for intelligence of {species}", card=CARD, species=SPECIES
)
PASS = verb("pass", "{seat} passes")
IGNORE = verb("ignore", "{seat} discards {card} to ignore {trait}", card=CARD, trait=TRAIT)
STRIKE = verb("strike", "{seat} strikes")
STORE = verb("store", "{seat} stores {amount}", amount=COUNT)
PAY = verb("pay", "{seat} pays {card}", card=CARD)
FEED_SLEEPERS = verb("feed-sleepers", "{seat} feeds {amount} sleepers", amount=COUNT)
SLIP = verb("slip", "{seat} ignores {trait}", trait=TRAIT)

# Prompts

ASK_FOOD = prompt("choose food")
ASK_PLAY = prompt("play cards")
ASK_ORDER = prompt("order traits")
ASK_FEED = prompt("feed")
ASK_FINISH = prompt("finish turn")
ASK_PRESS = prompt("press the attack")
ASK_STORE = prompt("store food")
ASK_PAY = prompt("pay")
ASK_SLEEPERS = prompt("feed sleepers")

# Events

ROUND_BEGAN = event("round-began", "round {round} begins, first {seat}", role="round", round=COUNT)
SPECIES_GIVEN = event(
    "species-given", "{seat} gets {species}", moves="-> {species}", species=SPECIES
)
CARDS_DEALT = event("cards-dealt", "{seat} is dealt {amount} cards", amount=COUNT)
CARD_DRAWN = event(
    "card-drawn", "{seat} draws {card}", moves="deck -> hand", secret="card", card=CARD
)
DECK_RAN_OUT = event("deck-ran-out", "the deck has run out")
FOOD_CHOSEN = event(
    "food-chosen",
    "{seat} puts {card} on the watering hole",
    moves="hand -> hole",
    secret="card",
    card=CARD,
)
TRAIT_PLAYED = event(
    "trait-played",
    "{seat} plays {card} on {species}",
    moves="hand -> {species}",
    secret="card",
    card=CARD,
    species=SPECIES,
)
SPECIES_MADE = event(
    "species-made",
    "{seat} discards {card} and makes {species}",
    moves="hand -> {species}",
    card=CARD,
    species=SPECIES,
)
BODY_GREW = event(
    "body-grew",
    "{seat} discards {card}: {species} grows to body {body}",
    moves="hand -> {species}",
    card=CARD,
    species=SPECIES,
    body=COUNT,
)
POPULATION_GREW = event(
    "population-grew",
    "{seat} discards {card}: {species} grows to population {population}",
    moves="hand -> {species}",
    card=CARD,
    species=SPECIES,
    population=COUNT,
)
TRAIT_REMOVED = event(
    "trait-removed",
    "{seat} removes {card} from {species}",
    moves="{species} -> discard",
    card=CARD,
    species=SPECIES,
)
TRAIT_REVEALED = event(
    "trait-revealed", "{species} shows {card}", moves="-> {species}", card=CARD, species=SPECIES
)
CARDS_DONE = event("cards-done", "{seat} is done")
FOOD_REVEALED = event("food-revealed", "{seat} reveals {card}", card=CARD)
HOLE_CHANGED = event(
    "hole-changed", "the watering hole has {amount}", amount=COUNT, cards=COUNT
)  # with the sum of the food cards, which may be negative
FOOD_TAKEN = event(
    "food-taken",
    "{eater} took {amount} {food} from the {source}",
    role="meal",
    moves="{source} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
    food=FOOD,
    source=SOURCE,
)
FOOD_STORED = event(
    "food-stored",
    "{eater} stored {amount}",
    role="meal",
    moves="{source} -> store of {eater}",
    eater=SPECIES,
    amount=COUNT,
    source=SOURCE,
)
FAT_MOVED = event(
    "fat-moved",
    "{eater} moved {amount} from its store",
    moves="store of {eater} -> {eater}",
    eater=SPECIES,
    amount=COUNT,
)
POPULATION_BORN = event(
    "population-born", "{species} gained 1 population", moves="-> {species}", species=SPECIES
)
ATTACKED = event(
    "attacked",
    "{attacker} attacked {target}",
    role="attack",
    moves="{attacker} -> {target}",
    attacker=SPECIES,
    target=SPECIES,
)
CARD_SPENT = event(
    "card-spent",
    "{seat} discards {card} for {species}",
    moves="hand -> discard",
    card=CARD,
    species=SPECIES,
    ignored=TRAIT,
)
POPULATION_LOST = event(
    "population-lost",
    "{species} lost {amount} population{loss}",
    moves="{species} ->",
    species=SPECIES,
    amount=COUNT,
    loss=LOSS,
)
FOOD_BAGGED = event(
    "food-bagged",
    "{seat} bags {amount} food",
    moves="{species} -> bag",
    amount=COUNT,
    species=SPECIES,
)
EXTINCT = event(
    "extinct", "{species} went extinct", role="death", moves="{species} -> discard", species=SPECIES
)
PASSED = event("passed", "{seat} passes")
GAME_ENDED = event("game-ended", "the game is over")
CARD_PAID = event(
    "card-paid",
    "{seat} discards {card} to attack {target}",
    moves="hand -> discard",
    card=CARD,
    target=SPECIES,
)
DEFENSE_PASSED = event(
    "defense-passed",
    "{attacker} ignored {trait} of {target}",
    moves="{attacker} -> {target}",
    attacker=SPECIES,
    target=SPECIES,
    trait=TRAIT,
)
TRAIT_ACTED = event(
    "trait-acted", "{trait} of {species} acts", moves="{species} ->", trait=TRAIT, species=SPECIES
)
MEAL_BEGAN = event("meal-began", "{eater} feeds", moves="-> {eater}", eater=SPECIES)

# Reasons

FIGHT: Final = {"attacker": SPECIES, "target": SPECIES}
ALSO: Final = {"others": many(TRAIT), "passes": COUNT}  # what else protects the target

R_TURN = reason("turn", **ASKED_ELSEWHERE)
R_NOW = reason("now", **ASKED_OTHERWISE)
R_HAND = reason("hand", lacking=TRAIT)  # the trait, if no card in the hand has it
R_OWNER = reason("owner", species=SPECIES, owner=PLAYER_SEAT)
R_GONE = reason("gone", missing=many(SPECIES))
R_DUPLICATE = reason("duplicate", trait=TRAIT)
R_LIMIT = reason("limit", limit=COUNT)
R_SIX = reason("six", limit=COUNT)
R_ABSENT = reason("absent", trait=TRAIT)
R_HUNGRY = reason("hungry", species=SPECIES, food=COUNT, population=COUNT)
R_PLANT = reason("plant", species=SPECIES)
R_EMPTY = reason("empty")
R_CARNIVORE = reason("carnivore")
R_SELF = reason("self")
R_SIZE = reason(
    "size", **FIGHT, trait=TRAIT, traits=many(TRAIT), size=COUNT, target_size=COUNT, **ALSO
)
R_TRAIT = reason(
    "trait",
    **FIGHT,
    trait=TRAIT,
    holders=many(SPECIES),
    attacker_population=COUNT,
    target_population=COUNT,
    target_body=COUNT,
    neighbor=SPECIES,  # to the right of the target
    neighbor_body=COUNT,
    sparing=many(TRAIT),  # why a target without food is not hungry
    spared=COUNT,
    **ALSO,
)
R_CARDS = reason("cards", **FIGHT, trait=TRAIT, defenses=many(TRAIT), needed=COUNT, held=COUNT)
R_MUST_FEED = reason("must-feed", hungry=many(SPECIES))
R_USELESS = reason("useless", target=SPECIES, why=IGNORING)
R_AMOUNT = reason("amount", eater=SPECIES, most=COUNT, limit=STORE_LIMIT, food=FOOD)
R_INTELLIGENCE = reason("intelligence", species=SPECIES)
R_SLEEPERS = reason("sleepers", eater=SPECIES, most=COUNT)
R_PASSES = reason("passes", **FIGHT, granted=COUNT, used=COUNT)
R_EARLY = reason("early")
R_ACTED = reason("acted")
R_IDLE = reason("idle")
R_MOMENT = reason("moment", moment=MOMENT)
