### The Origin of Species and Time to Fly

## Traits. The attribute is what a player is told who asks.

trait-carnivorous = Carnivorous
    .text = Needs 1 more food. Once per turn it may attack an animal instead of taking a token; if it eats its prey, it gets 2 blue tokens.
    .short = Need +1. May attack: 2 blue for a kill
    .badge = Ca
trait-fat-tissue = Fat Tissue
    .text = Stores one token once the animal is fed. Later, instead of taking a token, it may turn any number of its stored tokens into food. An animal may have several.
    .short = When fed, stores 1 token for later
    .badge = Ft
trait-camouflage = Camouflage
    .badge = Cm
    .text = Only a carnivore with Sharp Vision can attack it.
    .short = Only Sharp Vision can attack it
trait-sharp-vision = Sharp Vision
    .text = Can attack animals with Camouflage.
    .short = Can attack Camouflage
    .badge = Sv
trait-burrowing = Burrowing
    .text = Can’t be attacked while it’s fed.
    .short = Can’t be attacked while fed
    .badge = Bu
trait-swimming = Swimming
    .text = Only swimming carnivores can attack it. As a carnivore, it can attack only swimmers.
    .short = Only swimmers attack it; it attacks swimmers
    .badge = Sw
trait-high-body-weight = High Body Weight
    .text = Needs 1 more food. Only a carnivore with High Body Weight can attack it.
    .short = Need +1. Only High Body Weight attacks it
    .badge = Hb
trait-running = Running
    .text = When attacked, it rolls a die and escapes on 4, 5 or 6.
    .short = Escapes an attack on a roll of 4–6
    .badge = Ru
trait-mimicry = Mimicry
    .text = When attacked, it may redirect the attack to another of your animals that the carnivore can attack.
    .short = May redirect an attack to your other animal
    .badge = Mi
trait-tail-loss = Tail Loss
    .text = When attacked, it may discard one of its traits to survive; the carnivore gets 1 blue token.
    .short = Discard a trait to survive; hunter: 1 blue
    .badge = Tl
trait-poisonous = Poisonous
    .text = A carnivore that eats it dies at the end of the turn.
    .short = A hunter that eats it dies at turn’s end
    .badge = Po
trait-scavenger = Scavenger
    .text = When another animal is eaten, one scavenger gets a blue token: the first one clockwise, starting with the carnivore’s owner. Can’t be combined with Carnivorous.
    .short = Gets 1 blue when another is eaten
    .badge = Sc
trait-piracy = Piracy
    .text = Once per turn it steals a token from an animal that has food but isn’t fed yet.
    .short = Once a turn, steals from a half-fed animal
    .badge = Pi
trait-grazing = Grazing
    .text = In each of your actions you may destroy one red token in the bank.
    .short = Your action may destroy 1 red token
    .badge = Gr
trait-hibernation = Hibernation
    .text = May sleep for a turn: it counts as fed and gets no tokens. It can’t sleep two turns in a row, or in the last turn.
    .short = May sleep: counts as fed. Not twice running
    .badge = Hi
trait-parasite = Parasite
    .text = Needs 2 more food. Play it on another player’s animal.
    .short = On a rival’s animal: need +2
    .badge = Pa
trait-symbiosis = Symbiosis
    .text = Play it on two of your animals. While the symbiont lives, the other can’t be attacked, but it gets food only once the symbiont is fed.
    .short = Pair: safe, but fed after the symbiont
    .badge = Sy
trait-communication = Communication
    .text = Play it on two of your animals. When one takes a red token from the bank, the other takes one too.
    .short = Pair: one takes a red, so does the other
    .badge = Cn
trait-cooperation = Cooperation
    .text = Play it on two of your animals. When one gets a token, the other gets a blue one.
    .short = Pair: one gets a token, the other a blue
    .badge = Co
trait-shell = Shell
    .text = When attacked, it may close for the turn: it is safe, but gets no tokens. If its animal dies, the shell stays in the middle, and any animal may settle in it.
    .short = May close for the turn: safe, but no food
    .badge = Sh
trait-intellect = Intellect
    .text = Needs 1 more food. Once per turn, as a carnivore, it ignores one trait of its prey.
    .short = Need +1. Hunting, ignores one trait a turn
    .badge = It
trait-anglerfish = Anglerfish
    .text = Played as an animal. When one of your animals without traits is attacked, you may reveal an Anglerfish without traits: it attacks the carnivore, ignores one of its traits, and is a carnivore from then on.
    .short = As an animal: strikes a hunter, then hunts
    .badge = An
trait-specialization-a = Specialization A
    .text = Instead of taking a red token it gets a blue one, if no other animal on the table has Specialization A.
    .short = Blue instead of red, if the only A
    .badge = Sa
trait-specialization-b = Specialization B
    .text = Instead of taking a red token it gets a blue one, if no other animal on the table has Specialization B.
    .short = Blue instead of red, if the only B
    .badge = Sb
trait-trematode = Trematode
    .text = Play it on two animals of another player: each needs 1 more food. No card can discard it.
    .short = On a rival’s pair: each needs 1 more
    .badge = Tr
trait-metamorphose = Metamorphose
    .text = Instead of taking a token, it may discard one of its traits that doesn’t add to the food it needs, and gets a blue token.
    .short = May discard a trait instead, for 1 blue
    .badge = Me
trait-ink-cloud = Ink Cloud
    .text = Once per turn it ends an attack; the carnivore may try again in the next round.
    .short = Once a turn, ends an attack on it
    .badge = Ik
trait-viviparous = Viviparous
    .text = Needs 1 more food. Once fed, it bears a young animal from the top of the deck, which counts as fed this turn.
    .short = Need +1. Once fed, bears a fed young
    .badge = Vi
trait-ambush-hunting = Ambush Hunting
    .text = As a carnivore, it may attack another player’s animal that is about to take a red token. Burrowing and Shell don’t help.
    .short = Hunter: attacks as others take red
    .badge = Ah
trait-flight = Flight
    .badge = Fl
    .text = Only a carnivore with fewer traits can attack it.
    .short = Only hunters with fewer traits attack it

card-hidden = a card
trait-with = { $trait } with { $partner }

## What one is asked

prompt-play-a-card = Play a card or pass
prompt-feed = Feed one of your animals or use a trait
prompt-finish-turn = Another action?
prompt-answer-the-attack = Reveal an Anglerfish?
prompt-ignore-a-trait = Which trait do you ignore?
prompt-react = What does it do?
prompt-ambush = Attack from ambush?
prompt-order-pairs = Which pair card acts next?
prompt-scavenge = Which of your Scavengers eats?
ask-hunt = { $hunter } attacks { $mine ->
    [yes] your { $prey }
   *[no] { $prey }
    }. { $prompt }
ask-ambush = { $animal } is about to eat. Attack it from ambush?

## Moves

move-play-animal = Play { $card } as an animal
move-play-trait = Play { $face } on { $animal }
move-play-pair = Play { $face } on { $animal } and { $partner }
move-pass = Pass
move-feed = Feed { $eater }
move-attack = { $attacker } attacks { $target }
move-use-fat = { $eater } uses { $amount } fat
move-specialize = { $animal } uses its Specialization
move-shed = { $animal } discards { $card } for a token
move-settle = { $animal } settles in a shell
move-steal = { $thief } steals from { $victim }
move-graze = { $animal } grazes
move-sleep = { $animal } hibernates
move-done = Done
move-reveal = Reveal { $animal } as an Anglerfish
move-keep-still = Stay hidden
move-ignore = Ignore { $animal }’s { $card }
move-ignore-none = Ignore nothing
move-run = { $animal } runs
move-squirt = { $animal } squirts ink
move-close = { $animal } closes its shell
move-redirect = { $animal } redirects the attack to { $target }
move-drop = { $animal } gives up { $card }
move-submit = { $animal } does nothing
move-ambush = { $attacker } attacks { $target } from ambush
move-wait = Let it eat
move-share = { $card } feeds { $eater }
move-scavenge = { $animal } scavenges
brief-play-animal = As an animal
brief-play-trait = { $trait } on { $animal }
brief-play-pair = { $trait } on { $animal } and { $partner }
figures-attack = If { $animal } eats { $target }, it gets { $meat } blue.{ $answer ->
    [no] { "" }
   *[yes] { " " }{ $target } may respond: { $answers }.
    }

## Events

event-turn-began = Turn { $turn } begins. { $me ->
    [yes] You are
   *[no] { $seat } is
 } first player.
event-die-rolled = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
 } a { $number }.
event-first-player-chosen = { $me ->
    [yes] You start
   *[no] { $seat } starts
 }.
event-card-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }.
event-animal-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $card } as animal { $animal }.
event-trait-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $trait } on { $animal }.
event-pair-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $trait } on { $animal } and { $partner }.
event-passed = { $me ->
    [yes] You pass
   *[no] { $seat } passes
 }.
event-bank-filled = The food bank has { $amount ->
    [one] 1 red token
   *[other] { $amount } red tokens
 }.
event-red-taken = { $eater } takes { $amount } red.
event-blue-gained = { $eater } gets { $amount } blue.
event-fat-stored = { $eater } stores { $amount } fat.
event-fat-used = { $eater } uses { $amount } fat.
event-stolen = { $thief } steals a token from { $victim }.
event-red-destroyed = { $animal } destroys a red token; { $left } left in the bank.
event-slept = { $animal } hibernates.
event-specialized = { $animal } uses { $trait }.
event-shed-trait = { $animal } discards { $trait }.
event-shell-taken = { $animal } settles in a shell.
event-attacked = { $attacker } attacks { $target }!
event-ambushed = { $attacker } attacks { $target } from ambush!
event-reveal-declined = { $me ->
    [yes] You stay
   *[no] { $seat } stays
 } hidden.
event-revealed = { $animal } is an Anglerfish!
event-ignored = { $attacker } ignores { $trait }.
event-escaped = { $animal } escapes from { $attacker }.
event-ink-squirted = { $animal } squirts ink and escapes from { $attacker }.
event-shell-closed = { $animal } closes its shell against { $attacker }.
event-redirected = { $animal } redirects the attack to { $target }.
event-tail-lost = { $animal } gives up { $trait } and survives.
event-eaten = { $eater } eats { $prey }.
event-poisoned = { $animal } is poisoned.
event-scavenged = { $animal } scavenges.
event-partner-fed = { $trait } feeds { $eater }.
event-born = { $animal } is born.
event-died = { $animal } dies.
event-shell-left-in-middle = A shell is left in the middle.
event-deck-ran-out = The deck has run out: this is the last turn.
event-game-ended = The game is over.
log-last-turn = This is the last turn. Then living animals and their traits are counted.
log-deck = The deck is empty: the turn in which nobody can draw is the last.
log-started = Dice: { $dice }. { $me ->
    [yes] You start
   *[no] { $seat } starts
    }.
log-bank = The dice show { $dice }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
    }: the food bank has { $amount } red tokens.
log-passed = { $names } { $count ->
    [one] passes
   *[other] pass
    }.
log-reds = { $names } take 1 red each.
log-red = { $eater } takes { $amount } red{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-blue = { $eater } gets { $amount } blue{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-poisoned = { $animal } is poisoned and will die at the end of the turn.
log-died-poison = { $names } { $count ->
    [one] dies
   *[other] die
    } of poison.
log-starved = { $names } { $count ->
    [one] starves
   *[other] starve
    }.

## Rulings, by title

ruling-R303 = How often Mimicry works
ruling-R304 = How often Metamorphose works
ruling-R305 = Whether Mimicry must be used
ruling-R306 = Whether Tail Loss must be used
ruling-R307 = How often Specialization works
ruling-R308 = Whether pair cards may be declined
ruling-R310 = Whether food must be taken
ruling-R312 = A compulsory animal in the first turn
ruling-R313 = Piracy into fat
ruling-R322 = Symbiosis both ways
ruling-R325 = Attacks by animals that can't take any food
ruling-R326 = Scavenger and Carnivorous
ruling-R328 = How much fat may be used
ruling-R333 = Discarding a trait that keeps food away
ruling-R335 = Overfull animals
ruling-R348 = Carnivorous on a revealed Anglerfish
ruling-R357 = Specialization and fat in one turn

## Why not

reason-hand = { $card ->
    [none] You don’t have that card in your hand.
   *[other] You don’t have { $card } in your hand.
}
    .short = not in your hand
reason-gone = { $gone ->
    [none] There’s no such animal.
   *[other] Not in play: { $gone } (dead, or never played).
}
    .short = no such animal
reason-foreign = { $animal } belongs to { $owner }, not to you.
    .short = not yours
reason-alike = An equivalent move is already listed.
    .short = already listed
reason-face = { $card } doesn’t have that trait.
    .short = not on this card
reason-animal = { $trait } can be played only as an animal.
    .short = only as an animal
reason-own = { $trait } can be played only on other players’ animals.
    .short = only on others’ animals
reason-home = { $trait } can be played only on your own animals.
    .short = only on your own
reason-duplicate = { $animal } already has { $trait }.
    .short = already has { $trait }
reason-excluded = { $animal } has { $other }, and no animal can have both { $other } and { $trait }.
    .short = not with { $other }
reason-single = { $trait } is played on one animal.
    .short = for one animal
reason-pair = { $trait } is played on two animals.
    .short = for two animals
reason-same = { $trait } is played on two different animals.
    .short = two different animals
reason-owners = { $trait } goes on two animals of one player; { $animal } and { $partner } belong to different players.
    .short = different owners
reason-tied = { $animal } and { $partner } already share { $trait }.
    .short = already share { $trait }
reason-must-play = House rule: in the first turn you can’t pass until you have an animal.
    .short = play an animal first
reason-must-eat = House rule: you can’t pass while one of your animals can take a red token: { $eaters }.
    .short = one of yours could eat
reason-must-answer = { $animal } must use { $trait } before it can be eaten.
    .short = { $trait } first
reason-must-share = You can’t decline a pair card’s token.
    .short = can’t be declined
reason-bank = The food bank is empty.
    .short = food bank empty
reason-act = You’ve already used this action, for example to take a token or to attack.
    .short = already taken a token
reason-fed = { $lost ->
    [none] { $stores ->
        [none] { $animal } is fed and gets no more tokens.
       *[other] { $animal } is fed, and its { $stores } is full.
    }
   *[other] { $animal } is fed, and without { $lost } it would have no room for a token.
}
    .short = fed
reason-keeps = { $animal } gets no tokens because of { $trait }.
    .short = { $trait }: no tokens
reason-keeps-hibernation = { $animal } is asleep and gets no tokens.
    .short = asleep
reason-keeps-symbiosis = { $animal } gets tokens only once its symbiont { $symbiont } is fed.
    .short = { $symbiont } eats first
reason-keeps-shell = { $animal } is in its closed shell and gets no tokens.
    .short = in its shell
reason-center = There’s no shell in the middle of the table.
    .short = no shell there
reason-no-shells = This game has no shells: they come with Time to Fly.
    .short = no shells in this game
reason-amount = { $held ->
    [0] { $eater } has no fat to use.
    [one] { $eater } has 1 fat token: it can use 1.
   *[other] { $eater } has { $held } fat tokens: it can use 1 to { $held }.
}
    .short = not enough fat
reason-spare = { $needed ->
    [0] { $eater } is fed. House rule: you can use fat only up to what it needs.
   *[other] { $eater } needs { $needed } more. House rule: you can use fat only up to what it needs.
}
    .short = more than it needs
reason-lacks = { $animal } doesn’t have { $trait }.
    .short = no { $trait }
reason-lacks-specialization-a = { $animal } doesn’t have a Specialization.
reason-absent = { $missing ->
    [none] { $animal } doesn’t have that trait.
   *[other] { $animal } doesn’t have { $missing }.
}
    .short = doesn’t have that trait
reason-partners = { $trait } joins { $partners } and feeds only these two, not { $eater }.
    .short = not on { $eater }
reason-used = { $animal } has already used { $trait } this turn.
    .short = { $trait } already used
reason-used-carnivorous = { $animal } has already attacked this turn.
    .short = already attacked
reason-used-grazing = { $animal } has already grazed in this action.
reason-used-hibernation = { $animal } is already asleep.
reason-used-share = { $trait } has already brought a token in this action.
reason-rested = { $animal } hibernated last turn, and no animal can do so two turns in a row.
    .short = slept last turn
reason-last = Animals can’t hibernate in the last turn.
    .short = not in the last turn
reason-empty = { $victim } has no token to steal.
    .short = nothing to steal
reason-sated = { $victim } is fed. You can steal only from animals that aren’t.
    .short = is fed
reason-hoard = { $thief } is fed. House rule: you can’t steal a token to store it as fat.
    .short = is fed itself
reason-need = { $trait } adds to the food { $animal } needs, and you can’t discard such traits this way.
    .short = { $trait } adds to its need
reason-fixed = No other card can discard { $trait }.
    .short = { $trait } stays
reason-fixed-carnivorous = The Carnivorous trait of a revealed Anglerfish isn’t a separate card, so it can’t be discarded.
reason-letter = { $holder } also has { $trait }, which works only if no other animal has it.
    .short = { $holder } has it too
reason-surplus = { $animal } has more food ({ $food }) than it needs ({ $need }) and can’t use its Specialization again this turn.
    .short = has more than it needs
reason-hunter = { $attacker } isn’t a carnivore.
    .short = not a carnivore
reason-inked = { $attacker } met a cloud of ink this round; it can attack again in the next.
    .short = blinded by ink
reason-round = One of your carnivores has already attacked this round.
    .short = already attacked this round
reason-self = An animal can’t do that to itself.
    .short = not itself
reason-self-attack = { $attacker } can’t attack itself.
reason-self-steal = { $thief } can’t steal from itself.
reason-self-redirect = { $animal } is the animal under attack.
reason-trait = { $trait } protects { $target } from { $attacker }.
    .short = { $trait } protects it
reason-trait-camouflage = { $target } has Camouflage, and { $attacker } doesn’t have Sharp Vision.
reason-trait-burrowing = { $target } is fed and safe in its burrow.
    .short = fed: in its burrow
reason-trait-swimming = { $target } has Swimming, so only a swimmer can attack it; { $attacker } isn’t one.
reason-trait-high-body-weight = { $target } has High Body Weight, so only a carnivore that also has it can attack it; { $attacker } doesn’t.
reason-trait-symbiosis = Its symbiont { $symbiont } protects { $target }.
    .short = protected by { $symbiont }
reason-trait-shell = { $target } is in its closed shell.
reason-trait-flight = { $target } flies and has { $target_traits ->
    [one] 1 trait
   *[other] { $target_traits } traits
 }. Only a carnivore with fewer traits can attack it, and { $attacker } has { $attacker_traits }.
reason-habit = { $trait } keeps { $attacker } from attacking { $target }.
    .short = { $trait } forbids it
reason-habit-swimming = { $attacker } has Swimming and attacks only swimmers; { $target } isn’t one.
reason-several = { $protections } protect { $target } from { $attacker }; only one of them can be ignored.
    .short = too well protected
reason-attacked = { $prey } is under attack, not { $animal }.
    .short = { $prey } is attacked
reason-attacker = { $target } is the attacker.
    .short = it’s the attacker
reason-ignored = { $attacker } ignores { $animal }’s { $trait }.
    .short = { $trait } is ignored
reason-answered = { $animal } has already used { $trait } against this attack.
    .short = { $trait } already used
reason-ambushed = { $trait } doesn’t help against an ambush.
    .short = no help in an ambush
reason-prey = The prey is { $prey }: you can ignore only one of its traits.
    .short = the prey is { $prey }
reason-feeder = Only { $eater } is about to take a red token.
    .short = only { $eater } eats
reason-idle = { $trait } feeds { $eater } only when its partner { $partner } has just received a token.
    .short = { $trait } isn’t active
reason-idle-communication = Communication feeds { $eater } only when its partner { $partner } has just taken a red token from the bank.
reason-show = { $prey } is itself an Anglerfish, so it’s the one to reveal.
    .short = reveal { $prey }
reason-bare = { $animal } has { $traits }; only an Anglerfish without traits can be revealed.
    .short = has a trait
reason-angler = { $animal } isn’t a hidden Anglerfish.
    .short = no hidden Anglerfish

## Rules

rule-turn = A turn has four phases: play cards, roll dice for the food bank, feed animals, then unfed animals die and new cards are dealt.
    .title = turn
rule-development = One card at a time, around the table: as an animal, face down, or as a trait. If you pass, you’re done for this phase.
    .title = development
rule-food = The first player rolls for the food bank: one die plus 2 with 2 players, two dice with 3, two dice plus 2 with 4, and three or four dice plus a few more with 5 to 8.
    .title = food
rule-feeding = Around the table, each player takes one action: take a red token for one animal, attack with a carnivore, or do another action. A fed animal gets no more tokens, except to fill empty Fat Tissue.
    .title = feeding
rule-act = In your action you take a token, attack, use fat or Specialization, use Metamorphose, or settle in an empty shell. You may use Piracy, Grazing and Hibernation in addition.
    .title = action
    .also = act
rule-attack = A hungry carnivore attacks any animal that no trait protects. If it eats its prey, it gets 2 blue tokens.
    .title = attack
rule-reaction = The owner of an attacked animal uses its traits in any order; Running must be tried before the animal can be eaten.
    .title = reaction
rule-pair = Each pair card works once per action, in the order its owner chooses.
    .title = pair
rule-extinction = Animals that aren’t fed die with all their cards. Then you draw one card, plus one for each of your animals; a player with no animals and no cards draws six.
    .title = extinction
rule-discard = You can look at your own discard pile. Of other players’ piles you know only the size.
    .title = discard
rule-end = When the deck is empty, this turn is the last.
    .title = end
rule-scoring = You score 2 points for each animal, 1 for each trait, and 1 more for each extra food that a trait requires. The larger discard pile breaks ties, then a die roll.
    .title = scoring
    .also = score, points
rule-animal = A card played face down is an animal. Its name shows its owner and the order of play (B2 is the second of B). It needs 1 token each turn, and more with some traits.
    .title = animal
    .also = animals, species
rule-trait = A card played on an animal. Some traits always work; others you use, and then they’re marked as used until the turn ends. Each is a point at the end.
    .title = trait
    .also = traits, used
rule-need = How many tokens an animal must get in a turn, shown as dots: ● it has, ○ it still needs. A fed animal has them all; a hungry one dies when the turn ends.
    .title = need
    .also = hungry, fed, dots, circles
rule-token = Food. Red tokens come from the food bank, blue ones from traits and prey; yellow ones are stored fat. All colors feed alike.
    .title = token
    .also = tokens, red, blue, yellow, fat
rule-bank = This turn’s red tokens, set by the dice. When it’s empty, only traits and attacks bring food.
    .title = bank
    .also = food bank
rule-deck = The number of cards left. When it’s empty, this turn is the last.
    .title = deck
    .also = cards left, last turn
rule-first = Starts each round of a phase; the others follow in the order of the letters. The next player is first in the next turn.
    .title = first player
    .also = turn order

## Scores

part-animals = animals
part-traits = traits
tie-discard = larger discard pile
tie-die = a die

## Options of the table

option-deck = how many cards: half of each kind with 2 or 3 players and all with more, or always all
option-mimicry_limit = how often Mimicry works: once per attack, or once per turn
option-mimicry_mandatory = Mimicry must be used before the animal is eaten
option-tail_loss_mandatory = Tail Loss must be used before the animal is eaten
option-pair_triggers_mandatory = you can’t decline a pair card’s token
option-feeding_pass_is_final = if you pass in the feeding phase, you’re out of it
option-must_take_food_if_possible = you can’t pass while you could take a red token
option-first_turn_must_play_animal = in the first turn you can’t pass without an animal
option-piracy_into_fat = a fed pirate may steal a token to store it as fat
option-fat_beyond_need = you may use any number of an animal’s fat tokens, needed or not
option-metamorphose_limit = how often Metamorphose works: once per action, or once per turn
option-specialization_limit = how often Specialization works: once per action, or once per turn
option-ambush_limit = what an ambush counts as: its player’s one attack of the round, or only its carnivore’s one attack of the turn
option-intellect_after_mimicry = Intellect may be used on the second prey too
option-intellect_opens_shells = Intellect may ignore a shell that is already closed
option-fed_by_hibernation_triggers_viviparous = a Viviparous animal that hibernates bears its young
option-last_card_wakes = animals asleep when Viviparous draws the last card may eat again

## The table in the terminal

table-legend = Animals are listed from left to right. ● is food an animal has, ○ is food it still needs.
board-turn = turn { $turn }
board-bank = bank { $food }
board-deck = deck { $cards }
board-last = last turn
board-shells = shells { $shells }
board-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-discard = { $cards } discarded
board-first = first player
board-your-hand = Your hand:
board-your-discard = Your discard pile:
board-hand-of = hand:
animal-fed = fed
animal-hungry = hungry
animal-plain = food { $food } of { $need }, { $state }.
animal-card = { $card } face down
animal-poisoned = poisoned
mark-used = used
mark-inked = inked
mark-asleep = asleep
mark-rested = slept last turn
mark-closed = closed
group-card = { $card } …
group-hunt = { $hunter } attacks …

traits-title = Traits: { $count }
bank-title = Dice for the food bank
bank-line = { $players } players: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ $plus ->
    [0] {""}
   *[other] {" "}plus { $plus }
 }

intro =
    Your animals need food, and some need each other. Give them traits, find them tokens and keep them from being eaten. Living animals and their traits are your points.
    Each turn you play cards, one at a time, as animals or as traits. Then dice fill the food bank, and you feed your animals one by one.
    The game ends with the turn in which the deck is empty.
