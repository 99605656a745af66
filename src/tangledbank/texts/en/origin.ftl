### The Origin of Species and Time to Fly

## Traits. The attribute is what a player is told who asks.

trait-carnivorous = Carnivorous
    .badge = Ca
    .text = Needs 1 more. Instead of taking a token it may attack an animal, once a turn, and gets 2 blue tokens if it eats it.
trait-fat-tissue = Fat Tissue
    .badge = Ft
    .text = Stores one token when the animal is fed. Later, instead of taking a token, any number of an animal’s stored tokens may become food. An animal may have several.
trait-camouflage = Camouflage
    .badge = Cm
    .text = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision = Sharp Vision
    .badge = Sv
    .text = Its carnivore sees through Camouflage.
trait-burrowing = Burrowing
    .badge = Bu
    .text = Cannot be attacked while it is fed.
trait-swimming = Swimming
    .badge = Sw
    .text = Only swimming carnivores can attack it; a swimming carnivore attacks swimmers only.
trait-high-body-weight = High Body Weight
    .badge = Hb
    .text = Needs 1 more. Only a carnivore of high body weight can attack it.
trait-running = Running
    .badge = Ru
    .text = When attacked it rolls a die and gets away with 4, 5 or 6.
trait-mimicry = Mimicry
    .badge = Mi
    .text = When attacked it may send the attack to another of your animals that the carnivore could attack.
trait-tail-loss = Tail Loss
    .badge = Tl
    .text = When attacked it may give up one of its traits instead of its life; the carnivore gets 1 blue token.
trait-poisonous = Poisonous
    .badge = Po
    .text = The carnivore that eats it dies at the end of the turn.
trait-scavenger = Scavenger
    .badge = Sc
    .text = When another animal is eaten, one scavenger gets a blue token, looking clockwise from the carnivore’s owner. Never together with Carnivorous.
trait-piracy = Piracy
    .badge = Pi
    .text = Once a turn it takes a token from an animal that has food but is not yet fed.
trait-grazing = Grazing
    .badge = Gr
    .text = In each of your acts you may destroy one red token from the bank.
trait-hibernation = Hibernation
    .badge = Hi
    .text = May sleep for a turn: it counts as fed and gets no tokens. Not two turns running, and not in the last turn.
trait-parasite = Parasite
    .badge = Pa
    .text = Needs 2 more. Goes on another player’s animal.
trait-symbiosis = Symbiosis
    .badge = Sy
    .text = On two of your animals: while the symbiont lives, the other cannot be attacked; it gets food only when the symbiont is fed.
trait-communication = Communication
    .badge = Cn
    .text = On two of your animals: when one takes a red token from the bank, the other takes one too.
trait-cooperation = Cooperation
    .badge = Co
    .text = On two of your animals: when one gets a token, the other gets a blue one.
trait-shell = Shell
    .badge = Sh
    .text = When attacked it may close for the turn: safe, but without tokens. If its animal dies the shell stays in the middle, for anybody to settle in.
trait-intellect = Intellect
    .badge = It
    .text = Needs 1 more. Once a turn its carnivore ignores one trait of its prey.
trait-anglerfish = Anglerfish
    .badge = An
    .text = Played as an animal. When one of your animals without traits is attacked, an Anglerfish without traits may be shown: it attacks the carnivore, ignoring one of its traits, and is a carnivore from then on.
trait-specialization-a = Specialization A
    .badge = Sa
    .text = Instead of a red token it gets a blue one, if no other animal on the table has Specialization A.
trait-specialization-b = Specialization B
    .badge = Sb
    .text = Instead of a red token it gets a blue one, if no other animal on the table has Specialization B.
trait-trematode = Trematode
    .badge = Tr
    .text = On two animals of another player: each needs 1 more. No card can discard it.
trait-metamorphose = Metamorphose
    .badge = Me
    .text = Instead of taking a token it may discard one of its traits that does not raise its need, and gets a blue token.
trait-ink-cloud = Ink Cloud
    .badge = Ik
    .text = Once a turn it ends an attack; the carnivore may try again in the next round.
trait-viviparous = Viviparous
    .badge = Vi
    .text = Needs 1 more. Once fed, it bears a young animal from the top of the deck, fed for this turn.
trait-ambush-hunting = Ambush Hunting
    .badge = Ah
    .text = Its carnivore may attack another player’s animal that is about to take a red token. Burrowing and Shell do not help.
trait-flight = Flight
    .badge = Fl
    .text = Only a carnivore with fewer traits can attack it.

card-hidden = a card
trait-with = { $trait } with { $partner }

## What one is asked

prompt-play-a-card = Play a card, or pass
prompt-feed = Feed one of your animals, or do something else
prompt-finish-turn = Anything more in this act?
prompt-answer-the-attack = Show an Anglerfish?
prompt-ignore-a-trait = Which trait do you ignore?
prompt-react = What does it do?
prompt-ambush = Attack from ambush?
prompt-order-pairs = Which pair card acts next?
prompt-scavenge = Which of your scavengers eats?
ask-hunt = { $hunter } attacks { $mine ->
    [yes] your { $prey }
   *[no] { $prey }
    }. { $prompt }
ask-ambush = { $animal } is about to eat: attack it from ambush?

## Moves

move-play-animal = Play { $card } as an animal
move-play-trait = Play { $face } on { $animal }
move-play-pair = Play { $face } on { $animal } and { $partner }
move-pass = Pass
move-feed = Feed { $eater }
move-attack = { $attacker } attacks { $target }
move-use-fat = { $eater } uses { $amount } fat
move-specialize = { $animal } uses its specialization
move-shed = { $animal } sheds { $card } for a token
move-settle = { $animal } settles in a shell
move-steal = { $thief } steals from { $victim }
move-graze = { $animal } grazes
move-sleep = { $animal } falls asleep
move-done = Done
move-reveal = Show that { $animal } is an Anglerfish
move-keep-still = Keep still
move-ignore = Ignore { $card } of { $animal }
move-ignore-none = Ignore nothing
move-run = { $animal } runs
move-squirt = { $animal } squirts ink
move-close = { $animal } closes its shell
move-redirect = { $animal } sends the attack to { $target }
move-drop = { $animal } gives up { $card }
move-submit = { $animal } lets it happen
move-ambush = { $attacker } attacks { $target } from ambush
move-wait = Let it eat
move-share = { $card } feeds { $eater }
move-scavenge = { $animal } scavenges
brief-play-animal = as an animal
brief-play-trait = { $trait } on { $animal }
brief-play-pair = { $trait } on { $animal } and { $partner }
figures-attack = If { $animal } eats { $target }, it gets { $meat } blue.{ $answer ->
    [no] { "" }
   *[yes] { " " }{ $target } may answer: { $answers }.
    }

## Events

event-turn-began = Turn { $turn } begins. { $me ->
    [yes] You are
   *[no] { $seat } is
 } first player.
event-die-rolled = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
 } { $number }.
event-started = { $me ->
    [yes] You begin
   *[no] { $seat } begins
 }.
event-card-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }.
event-animal-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $card } as the animal { $animal }.
event-trait-played = { $me ->
    [yes] You give
   *[no] { $seat } gives
 } { $animal } { $trait }.
event-pair-played = { $me ->
    [yes] You put
   *[no] { $seat } puts
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
event-blue-got = { $eater } gets { $amount } blue.
event-fat-stored = { $eater } stores { $amount } as fat.
event-fat-used = { $eater } eats { $amount } of its fat.
event-stolen = { $thief } steals a token from { $victim }.
event-grazed = { $animal } tramples a token; the bank has { $left }.
event-slept = { $animal } falls asleep.
event-specialized = { $animal } uses { $trait }.
event-shed-trait = { $animal } sheds { $trait }.
event-settled = { $animal } settles in a shell.
event-attacked = { $attacker } attacks { $target }!
event-ambushed = { $attacker } attacks { $target } from ambush!
event-still-kept = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
 } still.
event-revealed = { $animal } is an Anglerfish!
event-ignored = { $attacker } ignores { $trait }.
event-escaped = { $animal } runs away from { $attacker }.
event-ink-squirted = { $animal } vanishes in a cloud of ink before { $attacker }.
event-shell-closed = { $animal } closes its shell before { $attacker }.
event-redirected = { $animal } sends the attack to { $target }.
event-tail-lost = { $animal } gives up { $trait } and lives.
event-eaten = { $prey } is eaten by { $eater }.
event-poisoned = { $animal } is poisoned.
event-scavenged = { $animal } finds the remains.
event-pair-used = { $trait } feeds { $eater }.
event-born = { $animal } is born.
event-died = { $animal } is gone.
event-shell-left = A shell stays in the middle.
event-deck-ran-out = The deck has run out: this is the last turn.
event-game-ended = The game is over.
log-last-turn = This is the last turn: after it living animals and their traits are counted.
log-deck = The deck is empty: the turn in which nobody can draw is the last.
log-started = Dice: { $dice }. { $me ->
    [yes] You begin
   *[no] { $seat } begins
    }.
log-bank = The dice show { $dice }{ $plus ->
    [0] { "" }
   *[other] , and { $plus } more
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
log-poisoned = { $animal } has eaten poison and will die at the end of the turn.
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
ruling-R325 = Attacks of animals that can hold nothing
ruling-R326 = Scavenger and Carnivorous
ruling-R328 = How much fat may be used
ruling-R333 = Shedding what keeps food away
ruling-R335 = Overfull animals
ruling-R348 = The Carnivorous of a shown Anglerfish
ruling-R357 = Specialization and fat in one turn

## Why not

reason-hand = { $card ->
    [none] You hold no such card.
   *[other] You do not hold { $card }.
}
    .short = not in your hand
reason-gone = { $gone ->
    [none] There is no such animal.
   *[other] Not in play: { $gone } (dead, or never played).
}
    .short = no such animal
reason-foreign = { $animal } is not one of your animals: it belongs to { $owner }.
    .short = not yours
reason-alike = An equivalent move is already offered.
    .short = offered already
reason-face = { $card } has no other trait on it.
    .short = not on this card
reason-animal = { $trait } is played only as an animal.
    .short = only as an animal
reason-own = { $trait } goes on other players’ animals only.
    .short = only on others’ animals
reason-home = { $trait } goes on your own animals only.
    .short = only on your own
reason-duplicate = { $animal } already has { $trait }.
    .short = has { $trait } already
reason-excluded = { $animal } has { $other }, and no animal has both { $other } and { $trait }.
    .short = not with { $other }
reason-single = { $trait } is played on one animal.
    .short = for one animal
reason-pair = { $trait } is played on two animals.
    .short = for two animals
reason-same = { $trait } is played on two different animals.
    .short = two different animals
reason-owners = { $trait } is played on two animals of one player; { $animal } and { $partner } belong to different players.
    .short = not of one player
reason-tied = { $animal } and { $partner } already share { $trait }.
    .short = share { $trait } already
reason-must-play = At this table you cannot pass in the first turn before you have an animal.
    .short = play an animal first
reason-must-eat = At this table you cannot pass while one of your animals could take a red token: { $eaters }.
    .short = one of yours could eat
reason-must-answer = { $animal } must use { $trait } before it can be eaten.
    .short = { $trait } first
reason-must-share = The token of a pair card cannot be declined.
    .short = cannot be declined
reason-bank = The food bank is empty.
    .short = food bank empty
reason-act = You have already taken your token in this act, or done something in its place.
    .short = token taken already
reason-fed = { $lost ->
    [none] { $stores ->
        [none] { $animal } is fed and gets no more tokens.
       *[other] { $animal } is fed, and its { $stores } is full.
    }
   *[other] { $animal } is fed, and without { $lost } it would have no room for a token.
}
    .short = fed
reason-keeps = { $trait } keeps tokens away from { $animal }.
    .short = { $trait }: no tokens
reason-keeps-hibernation = { $animal } is asleep and gets no tokens.
    .short = asleep
reason-keeps-symbiosis = { $animal } gets tokens only once its symbiont { $symbiont } is fed.
    .short = { $symbiont } eats first
reason-keeps-shell = { $animal } is inside its closed shell and gets no tokens.
    .short = in its shell
reason-center = There is no shell in the middle of the table.
    .short = no shell there
reason-no-shells = There are no shells in this game: they come with Time to Fly.
    .short = no shells in this game
reason-amount = { $held ->
    [0] { $eater } has no fat to use.
    [one] { $eater } has 1 fat token: it can use 1.
   *[other] { $eater } has { $held } fat tokens: it can use 1 to { $held }.
}
    .short = not so much fat
reason-spare = { $needed ->
    [0] { $eater } is fed, and at this table fat is used only up to the need.
   *[other] { $eater } needs { $needed } more, and at this table fat is used only up to the need.
}
    .short = no more than it lacks
reason-lacks = { $animal } does not have { $trait }.
    .short = no { $trait }
reason-lacks-specialization-a = { $animal } has no specialization.
reason-absent = { $missing ->
    [none] { $animal } has no such trait.
   *[other] { $animal } does not have { $missing }.
}
    .short = no such trait
reason-partners = { $trait } lies on { $partners } and feeds only these two, not { $eater }.
    .short = not on { $eater }
reason-used = { $animal } has already used { $trait } this turn.
    .short = { $trait } is used
reason-used-carnivorous = { $animal } has already attacked this turn.
    .short = has attacked
reason-used-grazing = { $animal } has already grazed in this act.
reason-used-hibernation = { $animal } is already asleep.
reason-used-share = { $trait } has already brought a token in this act.
reason-rested = { $animal } slept last turn, and no animal sleeps two turns running.
    .short = slept last turn
reason-last = No animal falls asleep in the last turn.
    .short = not in the last turn
reason-empty = { $victim } has no token that could be stolen.
    .short = nothing to steal
reason-sated = { $victim } is fed, and tokens are stolen only from animals that are not.
    .short = is fed
reason-hoard = { $thief } is fed, and at this table nobody steals for fat.
    .short = is fed itself
reason-need = { $trait } raises the need of { $animal }, and such traits are not shed.
    .short = { $trait } raises its need
reason-fixed = { $trait } cannot be discarded by another card.
    .short = { $trait } stays
reason-fixed-carnivorous = The Carnivorous of a shown Anglerfish is not a card of its own and cannot be discarded.
reason-letter = { $holder } has { $trait } too, and it works only while no other animal has it.
    .short = { $holder } has it too
reason-surplus = { $animal } has more food ({ $food }) than it needs ({ $need }) and does not specialize again this turn.
    .short = has more than it needs
reason-hunter = { $attacker } is not a carnivore.
    .short = not a carnivore
reason-inked = { $attacker } met a cloud of ink in this round; it may attack again in the next.
    .short = lost in the ink
reason-round = One of your carnivores has already attacked in this round.
    .short = attacked this round
reason-self = An animal cannot do that to itself.
    .short = not itself
reason-self-attack = { $attacker } cannot attack itself.
reason-self-steal = { $thief } cannot steal from itself.
reason-self-redirect = { $animal } is the animal under attack.
reason-trait = { $trait } protects { $target } from { $attacker }.
    .short = { $trait } protects it
reason-trait-camouflage = { $target } has Camouflage, and { $attacker } has no Sharp Vision.
reason-trait-burrowing = { $target } is fed and sits in its burrow.
    .short = fed: in its burrow
reason-trait-swimming = { $target } swims, and { $attacker } does not.
reason-trait-high-body-weight = { $target } has High Body Weight, and { $attacker } does not.
reason-trait-symbiosis = { $target } is protected by its symbiont { $symbiont }.
    .short = guarded by { $symbiont }
reason-trait-shell = { $target } is inside its closed shell.
reason-trait-flight = { $target } flies and has { $target_traits ->
    [one] 1 trait
   *[other] { $target_traits } traits
 }; { $attacker } has { $attacker_traits } and would need fewer.
reason-habit = { $trait } keeps { $attacker } from attacking { $target }.
    .short = { $trait } forbids it
reason-habit-swimming = { $attacker } swims and attacks only swimmers; { $target } does not swim.
reason-several = { $target } is protected from { $attacker } by { $protections }; only one of these can be ignored.
    .short = too well protected
reason-attacked = { $prey } is under attack, not { $animal }.
    .short = { $prey } is attacked
reason-attacker = { $target } is the attacker itself.
    .short = it is the attacker
reason-ignored = { $attacker } ignores { $animal }’s { $trait }.
    .short = { $trait } is ignored
reason-answered = { $animal } has already used { $trait } against this attack.
    .short = { $trait } has answered
reason-ambushed = { $trait } does not help against an ambush.
    .short = no help in an ambush
reason-prey = The prey is { $prey }: only one of its traits can be ignored.
    .short = the prey is { $prey }
reason-feeder = Only { $eater } is about to take a red token.
    .short = only { $eater } eats
reason-idle = { $trait } feeds { $eater } only when its partner { $partner } has just got a token.
    .short = { $trait }: not due
reason-idle-communication = Communication feeds { $eater } only when its partner { $partner } has just taken a red token from the bank.
reason-show = { $prey } is itself an Anglerfish and must be shown.
    .short = show { $prey } first
reason-bare = { $animal } has { $traits }, and an Anglerfish lies in wait only without traits.
    .short = has a trait
reason-angler = { $animal } is not a hidden Anglerfish.
    .short = no hidden Anglerfish

## Rules

rule-turn = A turn has four phases: cards are played, dice fill the food bank, animals are fed, the unfed die and new cards are dealt.
    .title = turn
rule-development = One card at a time, round after round: as an animal, face down, or as a trait of your animals. Whoever passes is done for this phase.
    .title = development
rule-food = The first player rolls for the food: with 2 players one die and 2, with 3 two dice, with 4 two dice and 2, with 5 to 8 three or four dice and a few more.
    .title = food
rule-feeding = Round after round, everybody takes one red token for one animal, or does something else. A fed animal gets no more, except into empty Fat Tissue.
    .title = feeding
rule-act = In your act you take a token, or attack, or use fat, specialization, metamorphosis or an empty shell instead. Piracy, Grazing and Hibernation come beside it.
    .title = act
rule-attack = A hungry carnivore attacks any animal that no trait protects. It gets 2 blue tokens if it eats it.
    .title = attack
rule-reaction = The owner of an attacked animal uses its traits in any order; Running must be tried before the animal can be eaten.
    .title = reaction
rule-pair = Each pair card works once in an act, in its owner’s order, and again in the next act.
    .title = pair
rule-extinction = Animals that are not fed die with all their cards. Then everybody gets one card and one for each animal; a player with nothing gets six.
    .title = extinction
rule-discard = You may look at your own discard pile; of the others you know only how many cards they have.
    .title = discard
rule-end = When the deck is empty, the turn is the last.
    .title = end
rule-scoring = Two points for an animal, one for a trait, and one more for each token that the trait adds to the need. Ties go to the larger discard pile, then to a die.
    .title = scoring
    .also = score, points
rule-animal = A card played face down is an animal; its name tells whose it is and in which order they came (B2 is the second of B). It needs 1 token each turn, and more for some traits.
    .title = animal
    .also = animals, species
rule-trait = What a card gives an animal when it is played as a trait. Some act always, some when they are used; then they are marked as used until the turn is over. Each is a point at the end.
    .title = trait
    .also = traits, used
rule-need = How many tokens an animal must get in a turn, shown as dots: ● it has, ○ it lacks. One with all its tokens is fed and lives; a hungry one dies when the turn ends.
    .title = need
    .also = hungry, fed, dots, circles
rule-token = Food. Red tokens lie in the food bank, blue ones come from traits and from prey, yellow ones are fat in store. All feed alike.
    .title = token
    .also = tokens, red, blue, yellow, fat
rule-bank = The red tokens of this turn, as many as the dice gave. When it is empty, only traits and attacks bring food.
    .title = bank
    .also = food bank
rule-deck = The number behind it is how many cards are left. When it is empty the turn is the last.
    .title = deck
    .also = cards left, last turn
rule-first = Begins each round of a phase; then it goes on in the order of the letters. After each turn the next player is first.
    .title = first player
    .also = turn order

## Scores

part-animals = animals
part-traits = traits
tie-discard = larger discard pile
tie-die = a die

## Options of the table

option-deck = auto: half of each kind of card with 2 or 3 players, all cards with more; full: all cards
option-mimicry_limit = how often a Mimicry answers: once in each attack, or once a turn
option-mimicry_mandatory = Mimicry must be used before the animal is eaten
option-tail_loss_mandatory = Tail Loss must be used before the animal is eaten
option-pair_triggers_mandatory = tokens of pair cards cannot be declined
option-feeding_pass_is_final = whoever passes in the feeding phase is out of it
option-must_take_food_if_possible = nobody passes who could take a red token
option-first_turn_must_play_animal = in the first turn nobody passes without an animal
option-piracy_into_fat = a fed pirate may steal for its fat
option-fat_beyond_need = any number of an animal’s fat tokens may be used, needed or not
option-metamorphose_limit = how often Metamorphose works: once in each act, or once a turn
option-specialization_limit = how often Specialization works: once in each act, or once a turn
option-ambush_limit = per_round: an ambush is the one attack of its player’s carnivores in that round; per_carnivore: each carnivore attacks once a turn, in ambush or not
option-intellect_after_mimicry = Intellect may be used on the second prey too
option-intellect_opens_shells = Intellect may ignore a shell that is already closed
option-fed_by_hibernation_triggers_viviparous = an animal that falls asleep bears its young
option-last_card_wakes = an animal asleep when Viviparous draws the last card may eat again

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
animal-card = made of { $card }
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
   *[other] {" "}and { $plus } more
 }

intro =
    Your animals need food, and some need each other. Give them traits, find them tokens, keep them from being eaten; living animals and their traits are your points.
    In each turn you play cards, one at a time: as animals or as traits. Then dice fill the food bank, and you feed one animal after another.
    The game ends with the turn in which the deck is empty.
