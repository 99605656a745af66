"""The vocabulary of The Origin of Species. `make format` writes its numbers into `ids.py`.

It includes the words for steps of attacks and acts that only Time to Fly uses.
"""

from __future__ import annotations

from typing import Final

from tangledbank.core.vocabulary import (
    ANIMAL,
    ASKED_ELSEWHERE,
    ASKED_OTHERWISE,
    CARD,
    COUNT,
    PLAYER_SEAT,
    TRAIT,
    WORN,
    Kind,
    Vocabulary,
    many,
)

COLOR: Final = Kind("color", names=("", "red", "blue"))  # of tokens, if it matters
FACE: Final = Kind("face")  # of a card with two faces
CAUSE: Final = Kind(
    "cause",
    names=("", "trait", "attack", "eaten-prey", "stolen", "poison", "hunger"),
    prefix="BY_",
    saved_as={"eaten-prey": "prey"},
)
PAIR: Final = Kind("pair")  # a card on two animals
PURPOSE: Final = Kind("purpose", names=("", "start", "bank", "running", "tie"), prefix="FOR_")

WORDS: Final = Vocabulary(causes=CAUSE, cause_ids={"trait": "trait", "poison": "trait"})
verb, prompt, event, reason = WORDS.verb, WORDS.prompt, WORDS.event, WORDS.reason

# Verbs

PLAY_ANIMAL = verb("play-animal", "{seat} plays {card} as an animal", card=CARD)
PLAY_TRAIT = verb(
    "play-trait",
    "{seat} plays {card} as {face} on {animal}",
    "{seat} plays {card} on {animal}",
    card=CARD,
    face=FACE,
    animal=ANIMAL,
)
PLAY_PAIR = verb(
    "play-pair",
    "{seat} plays {card} as {face} on {animal}+{partner}",
    "{seat} plays {card} on {animal}+{partner}",
    card=CARD,
    face=FACE,
    animal=ANIMAL,
    partner=ANIMAL,
)
PASS = verb("pass", "{seat} passes")
FEED = verb("feed", "{eater} feeds", eater=ANIMAL)
ATTACK = verb("attack", "{attacker} attacks {target}", attacker=ANIMAL, target=ANIMAL)
USE_FAT = verb("use-fat", "{eater} uses {amount} fat", eater=ANIMAL, amount=COUNT)
SETTLE = verb("settle", "{animal} takes a shell", animal=ANIMAL)
STEAL = verb("steal", "{thief} steals from {victim}", thief=ANIMAL, victim=ANIMAL)
GRAZE = verb("graze", "{animal} grazes", animal=ANIMAL)
SLEEP = verb("sleep", "{animal} hibernates", animal=ANIMAL)
DONE = verb("done", "{seat} is done")
REVEAL = verb("reveal", "{seat} reveals {animal}", animal=ANIMAL)
KEEP_STILL = verb("keep-still", "{seat} keeps still")
IGNORE = verb("ignore", "{seat} ignores {card} of {animal}", card=WORN, animal=ANIMAL)
IGNORE_NONE = verb("ignore-none", "{seat} ignores nothing")
RUN = verb("run", "{animal} runs", animal=ANIMAL)
REDIRECT = verb("redirect", "{animal} sends the attack to {target}", animal=ANIMAL, target=ANIMAL)
DROP = verb("drop", "{animal} drops {card}", animal=ANIMAL, card=WORN)
SUBMIT = verb("submit", "{animal} submits", animal=ANIMAL)
AMBUSH = verb("ambush", "{attacker} ambushes {target}", attacker=ANIMAL, target=ANIMAL)
WAIT = verb("wait", "{seat} waits")
SHARE = verb("share", "{card} feeds {eater}", card=PAIR, eater=ANIMAL)
SCAVENGE = verb("scavenge", "{animal} scavenges", animal=ANIMAL)

# Prompts

ASK_PLAY = prompt("play a card")
ASK_FEED = prompt("feed")
ASK_FINISH = prompt("finish turn")
ASK_ANGLER = prompt("answer the attack")
ASK_IGNORE = prompt("ignore a trait")
ASK_REACT = prompt("react")
ASK_AMBUSH = prompt("ambush")
ASK_PAIRS = prompt("order pairs")
ASK_SCAVENGE = prompt("scavenge")

# Events

TURN_BEGAN = event("turn-began", "turn {turn} begins, first {seat}", role="round", turn=COUNT)
DIE_ROLLED = event("die-rolled", "{seat} rolls {number}", number=COUNT, purpose=PURPOSE)
FIRST_PLAYER_CHOSEN = event("first-player-chosen", "{seat} starts")
CARD_DRAWN = event(
    "card-drawn", "{seat} draws {card}", moves="deck -> hand", secret="card", card=CARD
)
ANIMAL_PLAYED = event(
    "animal-played",
    "{seat} plays {card} as {animal}",
    moves="hand -> {animal}",
    secret="card",
    card=CARD,
    animal=ANIMAL,
)
TRAIT_PLAYED = event(
    "trait-played",
    "{seat} plays {card} as {trait} on {animal}",
    moves="hand -> {animal}",
    card=CARD,
    trait=TRAIT,
    animal=ANIMAL,
)
PAIR_PLAYED = event(
    "pair-played",
    "{seat} plays {card} as {trait} on {animal}+{partner}",
    moves="hand -> {animal}",
    card=CARD,
    trait=TRAIT,
    animal=ANIMAL,
    partner=ANIMAL,
)
PASSED = event("passed", "{seat} passes")
BANK_FILLED = event("bank-filled", "the bank has {amount}", moves="-> bank", amount=COUNT)
RED_TAKEN = event(
    "red-taken",
    "{eater} took {amount} red",
    role="meal",
    moves="bank -> {eater}",
    eater=ANIMAL,
    amount=COUNT,
)
BLUE_GAINED = event(
    "blue-gained",
    "{eater} got {amount} blue",
    role="meal",
    moves="{giver|supply} -> {eater}",
    eater=ANIMAL,
    amount=COUNT,
    giver=ANIMAL,
)
FAT_STORED = event(
    "fat-stored",
    "{eater} stored {amount} fat",
    role="meal",
    moves="supply -> store of {eater}",
    eater=ANIMAL,
    amount=COUNT,
)
FAT_USED = event(
    "fat-used",
    "{eater} used {amount} fat",
    moves="store of {eater} -> {eater}",
    eater=ANIMAL,
    amount=COUNT,
)
STOLEN = event(
    "stolen",
    "{thief} stole from {victim}",
    moves="{victim} -> {thief}",
    thief=ANIMAL,
    victim=ANIMAL,
)
RED_DESTROYED = event(
    "red-destroyed",
    "{animal} grazed: the bank has {left}",
    moves="bank -> {animal}",
    animal=ANIMAL,
    left=COUNT,
)
SLEPT = event("slept", "{animal} fell asleep", animal=ANIMAL)
SHELL_TAKEN = event(
    "shell-taken",
    "{animal} settled in a shell",
    moves="center -> {animal}",
    animal=ANIMAL,
    card=CARD,
)
ATTACKED = event(
    "attacked",
    "{attacker} attacked {target}",
    role="attack",
    moves="{attacker} -> {target}",
    attacker=ANIMAL,
    target=ANIMAL,
)
AMBUSHED = event(
    "ambushed",
    "{attacker} ambushed {target}",
    role="attack",
    moves="{attacker} -> {target}",
    attacker=ANIMAL,
    target=ANIMAL,
)
REVEAL_DECLINED = event("reveal-declined", "{seat} kept still")
REVEALED = event(
    "revealed", "{animal} showed {card}", moves="-> {animal}", animal=ANIMAL, card=CARD
)
IGNORED = event("ignored", "{attacker} ignores {trait}", attacker=ANIMAL, card=CARD, trait=TRAIT)
ESCAPED = event("escaped", "{animal} ran away from {attacker}", animal=ANIMAL, attacker=ANIMAL)
REDIRECTED = event(
    "redirected",
    "{animal} sent the attack to {target}",
    moves="{animal} -> {target}",
    animal=ANIMAL,
    target=ANIMAL,
)
TAIL_LOST = event(
    "tail-lost",
    "{animal} dropped {trait}",
    moves="{animal} -> discard",
    animal=ANIMAL,
    card=CARD,
    trait=TRAIT,
)
EATEN = event(
    "eaten", "{prey} was eaten by {eater}", moves="{prey} -> {eater}", prey=ANIMAL, eater=ANIMAL
)
POISONED = event("poisoned", "{animal} was poisoned", animal=ANIMAL)
SCAVENGED = event("scavenged", "{animal} scavenged", animal=ANIMAL)
PARTNER_FED = event(
    "partner-fed",
    "{trait} feeds {eater}",
    moves="{partner} -> {eater}",
    card=CARD,
    trait=TRAIT,
    eater=ANIMAL,
    partner=ANIMAL,
)
DIED = event("died", "{animal} died", role="death", moves="{animal} -> discard", animal=ANIMAL)
SHELL_LEFT_IN_MIDDLE = event(
    "shell-left-in-middle", "{card} stays in the middle", moves="-> center", card=CARD
)
DECK_RAN_OUT = event("deck-ran-out", "the deck has run out")
GAME_ENDED = event("game-ended", "the game is over")

# Reasons

R_TURN = reason("turn", **ASKED_ELSEWHERE)  # the seat is not asked
R_NOW = reason("now", **ASKED_OTHERWISE)  # not in this step
R_HAND = reason("hand", card=CARD)  # not in hand; 0 for an unknown card
R_GONE = reason("gone", gone=many(ANIMAL))  # not in play
R_OWN = reason("own", trait=TRAIT)  # for others' animals only
R_HOME = reason("home", trait=TRAIT)  # for own animals only
R_DUPLICATE = reason("duplicate", trait=TRAIT)  # the animal already has the trait
R_EXCLUDED = reason("excluded", trait=TRAIT, other=TRAIT)  # the animal's other trait forbids it
R_PAIR = reason("pair", trait=TRAIT)  # the trait needs two animals
R_ANIMAL = reason("animal", trait=TRAIT)  # the card can only be an animal
# No room for a token: all stores are full, or `lost` is the only empty one and is discarded.
R_FED = reason("fed", animal=ANIMAL, stores=many(TRAIT), lost=TRAIT)
R_USED = reason("used", animal=ANIMAL, trait=TRAIT)  # the trait was used
R_BANK = reason("bank")  # the bank is empty
R_ACT = reason("act")  # the token was taken
R_SELF = reason("self")  # not itself
# The trait protects the target; for a pair card, its symbiont does.
R_TRAIT = reason(
    "trait",
    trait=TRAIT,
    attacker=ANIMAL,
    symbiont=ANIMAL,
    attacker_traits=COUNT,
    target_traits=COUNT,
)
R_HUNTER = reason("hunter")  # not a carnivore
R_CENTER = reason("center")  # nothing in the middle
R_EMPTY = reason("empty")  # nothing to steal
R_LAST = reason("last")  # not in the last turn
R_MUST_EAT = reason("must-eat", eaters=many(ANIMAL))
R_MUST_PLAY = reason("must-play")
R_MUST_ANSWER = reason("must-answer", trait=TRAIT)  # the trait must react first
R_ABSENT = reason("absent", animal=ANIMAL, missing=TRAIT)  # no such trait on the animal
R_ATTACKED = reason("attacked", prey=ANIMAL)  # another animal is the target
R_AMOUNT = reason("amount", held=COUNT)  # not enough fat
R_FIXED = reason("fixed", trait=TRAIT)  # the trait cannot be given up
R_ALIKE = reason("alike")  # an equal option is offered
R_ROUND = reason("round")  # a carnivore has attacked in this round
R_SINGLE = reason("single", trait=TRAIT)  # the trait needs one animal
R_SAME = reason("same", trait=TRAIT)  # needs two different animals
R_OWNERS = reason("owners", trait=TRAIT)  # needs two animals of one player
R_TIED = reason("tied", trait=TRAIT)  # the pair already has the trait
R_KEEPS = reason("keeps", animal=ANIMAL, trait=TRAIT, symbiont=ANIMAL)  # until the symbiont is fed
R_HABIT = reason("habit", trait=TRAIT, attacker=ANIMAL)  # the attacker's own trait forbids it
R_SEVERAL = reason("several", attacker=ANIMAL, protections=many(WORN))  # only one can be ignored
R_SATED = reason("sated")  # the victim is fed
R_HOARD = reason("hoard")  # no stealing into fat
R_LACKS = reason("lacks", animal=ANIMAL, trait=TRAIT)  # the animal has no such trait
R_IGNORED = reason("ignored", attacker=ANIMAL, trait=TRAIT)  # the attacker ignores the trait
R_ANSWERED = reason("answered", trait=TRAIT)  # the trait has reacted to this attack
R_PREY = reason("prey", prey=ANIMAL)  # another animal is the target
R_FEEDER = reason("feeder", eater=ANIMAL)  # another animal is about to eat
R_IDLE = reason("idle", trait=TRAIT, partner=ANIMAL)  # the pair card has nothing to answer
R_MUST_SHARE = reason("must-share")
R_ATTACKER = reason("attacker")  # not the attacker itself
R_BARE = reason("bare", traits=many(TRAIT))  # it has traits, but must have none
R_ANGLER = reason("angler")  # not a hidden Anglerfish
R_SHOW = reason("show", prey=ANIMAL)  # the target itself must be revealed
R_INKED = reason("inked")  # not before the next round
R_RESTED = reason("rested")  # it slept last turn
R_SPARE = reason("spare", needed=COUNT)  # no more fat than needed
R_FACE = reason("face")  # not printed on the card
R_FOREIGN = reason("foreign", animal=ANIMAL, owner=PLAYER_SEAT)  # another player's animal
R_PARTNERS = reason("partners", trait=TRAIT, partners=many(ANIMAL))  # the card is on other animals
R_NO_SHELLS = reason("no-shells")  # this game has no shells
