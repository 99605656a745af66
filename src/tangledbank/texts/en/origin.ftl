### The Origin of Species and Time to Fly

## Traits. The attribute is what a player is told who asks.

trait-carnivorous = Carnivorous
    .text = Needs 1 more. Instead of taking a token it may attack an animal, once a turn, and gets 2 blue tokens if it eats it.
trait-fat-tissue = Fat Tissue
    .text = Stores one token when the animal is fed. Later, instead of taking a token, stored ones become food. An animal may have several.
trait-camouflage = Camouflage
    .text = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision = Sharp Vision
    .text = Its carnivore sees through Camouflage.
trait-burrowing = Burrowing
    .text = Cannot be attacked while it is fed.
trait-swimming = Swimming
    .text = Only swimming carnivores can attack it; a swimming carnivore attacks swimmers only.
trait-high-body-weight = High Body Weight
    .text = Needs 1 more. Only a carnivore of high body weight can attack it.
trait-running = Running
    .text = When attacked it rolls a die and gets away with 4, 5 or 6.
trait-mimicry = Mimicry
    .text = When attacked it may send the attack to another of your animals that the carnivore could attack.
trait-tail-loss = Tail Loss
    .text = When attacked it may give up one of its traits instead of its life; the carnivore gets 1 blue token.
trait-poisonous = Poisonous
    .text = The carnivore that eats it dies at the end of the turn.
trait-scavenger = Scavenger
    .text = When another animal is eaten, one scavenger gets a blue token, looking clockwise from the carnivore’s owner. Never together with Carnivorous.
trait-piracy = Piracy
    .text = Once a turn it takes a token from an animal that has food but is not yet fed.
trait-grazing = Grazing
    .text = In each of your acts you may destroy one red token of the bank.
trait-hibernation = Hibernation
    .text = May sleep for a turn: it counts as fed and gets no tokens. Not twice running, not in the last turn.
trait-parasite = Parasite
    .text = Needs 2 more. Goes on another player’s animal.
trait-symbiosis = Symbiosis
    .text = On two of your animals: while the symbiont lives, the other cannot be attacked; it gets food only when the symbiont is fed.
trait-communication = Communication
    .text = On two of your animals: when one takes a red token from the bank, the other takes one too.
trait-cooperation = Cooperation
    .text = On two of your animals: when one gets a token, the other gets a blue one.
trait-shell = Shell
    .text = When attacked it may close for the turn: safe, but without tokens. If its animal dies the shell stays in the middle, for anybody to settle in.
trait-intellect = Intellect
    .text = Needs 1 more. Once a turn its carnivore ignores one trait of its prey.
trait-anglerfish = Anglerfish
    .text = Played as an animal. When one of your animals without traits is attacked, an Anglerfish without traits may be shown: it attacks the carnivore, ignoring one of its traits, and is a carnivore from then on.
trait-specialization-a = Specialization A
    .text = Instead of a red token it gets a blue one, if no other animal on the table has Specialization A.
trait-specialization-b = Specialization B
    .text = Instead of a red token it gets a blue one, if no other animal on the table has Specialization B.
trait-trematode = Trematode
    .text = On two animals of another player: each needs 1 more. No card can discard it.
trait-metamorphose = Metamorphose
    .text = Instead of taking a token it may discard one of its traits that does not raise its need, and gets a blue token.
trait-ink-cloud = Ink Cloud
    .text = Once a turn it ends an attack; the carnivore may try again in the next round.
trait-viviparous = Viviparous
    .text = Needs 1 more. Once fed, it bears a young animal from the top of the deck, fed for this turn.
trait-ambush-hunting = Ambush Hunting
    .text = Its carnivore may attack another player’s animal that is about to take a red token. Burrowing and Shell do not help.
trait-flight = Flight
    .text = Only a carnivore with fewer traits can attack it.

card-hidden = a card
ruling-R310 = Whether food must be taken
ruling-R312 = A compulsory animal in the first turn
ruling-R326 = Scavenger and Carnivorous
ruling-R328 = How much fat may be used
trait-with = { $trait } with { $partner }

## What one is asked

prompt-play-a-card = Play a card, or pass
prompt-feed = Feed one of your animals, or do something else
prompt-finish-turn = Anything more in this act?
prompt-answer-the-attack = Show an Anglerfish?
prompt-ignore-a-trait = Which trait shall be ignored?
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

move-play-animal = Play { $a } as an animal
move-play-trait = Play { $b } on { $c }
move-play-pair = Play { $b } on { $c } and { $d }
move-pass = Pass
move-feed = Feed { $a }
move-attack = { $a } attacks { $b }
move-use-fat = { $a } uses { $b } fat
move-specialize = { $a } uses its specialization
move-shed = { $a } sheds { $b } for a token
move-settle = { $a } settles in a shell
move-steal = { $a } steals from { $b }
move-graze = { $a } grazes
move-sleep = { $a } falls asleep
move-done = Done
move-reveal = Show that { $a } is an Anglerfish
move-keep-still = Keep still
move-ignore = Ignore { $a } of { $b }
move-ignore-none = Ignore nothing
move-run = { $a } runs
move-squirt = { $a } squirts ink
move-close = { $a } closes its shell
move-redirect = { $a } sends the attack to { $b }
move-drop = { $a } gives up { $b }
move-submit = { $a } lets it happen
move-ambush = { $a } attacks { $b } from ambush
move-wait = Let it eat
move-share = { $a } feeds { $b }
move-scavenge = { $a } scavenges
brief-play-animal = as an animal
brief-play-trait = { $trait } on { $c }
brief-play-pair = { $trait } on { $c } and { $d }
figures-attack = If { $animal } eats { $target }, it gets { $meat } blue.{ $answer ->
    [no] { "" }
   *[yes] { " " }{ $target } may answer: { $answers }.
    }

## Events

event-turn-began = Turn { $a } begins. { $me ->
    [yes] You are
   *[no] { $seat } is
 } first player.
event-die-rolled = { $me ->
    [yes] You roll
   *[no] { $seat } rolls
 } { $a }.
event-started = { $me ->
    [yes] You begin
   *[no] { $seat } begins
 }.
event-card-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $a }.
event-animal-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $a } as the animal { $b }.
event-trait-played = { $me ->
    [yes] You give
   *[no] { $seat } gives
 } { $c } { $b }.
event-pair-played = { $me ->
    [yes] You put
   *[no] { $seat } puts
 } { $b } on { $c } and { $d }.
event-passed = { $me ->
    [yes] You pass
   *[no] { $seat } passes
 }.
event-bank-filled = The food bank has { $a } red tokens.
event-red-taken = { $a } takes { $b } red.
event-blue-got = { $a } gets { $b } blue.
event-fat-stored = { $a } stores { $b } as fat.
event-fat-used = { $a } eats { $b } of its fat.
event-stolen = { $a } steals a token from { $b }.
event-grazed = { $a } tramples a token; the bank has { $b }.
event-slept = { $a } falls asleep.
event-shed-trait = { $a } sheds { $c }.
event-settled = { $a } settles in a shell.
event-attacked = { $a } attacks { $b }!
event-ambushed = { $a } attacks { $b } from ambush!
event-still-kept = { $me ->
    [yes] You keep
   *[no] { $seat } keeps
 } still.
event-revealed = { $a } is an Anglerfish!
event-ignored = { $a } ignores { $c }.
event-escaped = { $a } runs away from { $b }.
event-ink-squirted = { $a } vanishes in a cloud of ink before { $b }.
event-shell-closed = { $a } closes its shell before { $b }.
event-redirected = { $a } sends the attack to { $b }.
event-tail-lost = { $a } gives up { $c } and lives.
event-eaten = { $a } is eaten by { $b }.
event-poisoned = { $a } is poisoned.
event-scavenged = { $a } finds the remains.
event-pair-used = { $b } feeds { $c }.
event-born = { $b } is born.
event-died = { $a } is gone.
event-shell-left = A shell stays in the middle.
event-deck-ran-out = The deck has run out: the last turn.
event-game-ended = The game is over.
tale-last-turn = This is the last turn: after it living animals and their traits are counted.
tale-deck = The deck is empty: the turn in which nobody can draw is the last.
tale-started = Dice: { $dice }. { $me ->
    [yes] You begin
   *[no] { $seat } begins
    }.
tale-bank = The dice show { $dice }{ $plus ->
    [0] { "" }
   *[other] , and { $plus } more
    }: the food bank has { $a } red tokens.
tale-passed = { $names } { $count ->
    [one] passes
   *[other] pass
    }.
tale-reds = { $names } take 1 red each.
tale-red = { $a } takes { $b } red{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
tale-blue = { $a } gets { $b } blue{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
tale-poisoned = { $a } has eaten poison and will die at the end of the turn.
tale-died-poison = { $names } { $count ->
    [one] dies
   *[other] die
    } of poison.
tale-starved = { $names } { $count ->
    [one] starves
   *[other] starve
    }.

## Why not

reason-turn = It is not your turn: nothing is asked of you now.
reason-now = That has no place in this step. What you are asked now: { $prompt }.
reason-hand = You do not hold that card.
reason-gone = There is no such animal: it has died, or never lived.
reason-own = That goes on another player’s animals only.
reason-foreign = That is for your own animals only.
reason-duplicate = { $trait } is there already.
reason-excluded = { $trait } does not go with a trait that is there already.
reason-pair = That card lies on two animals of one player, others on one.
reason-animal = An Anglerfish is played as an animal only.
reason-fed = { $target } is fed, or can hold no more.
reason-used = That has been used already.
reason-bank = The food bank is empty.
reason-act = You have already taken your token, or done something in its place.
reason-self = { $animal } cannot do that to itself.
reason-trait = { $trait } forbids it.
reason-trait-camouflage = { $target } has Camouflage, and { $animal } has no Sharp Vision.
reason-trait-burrowing = { $target } is fed and sits in its burrow.
reason-trait-swimming = Swimmers hunt swimmers, others hunt on land: { $animal } cannot reach { $target }.
reason-trait-high-body-weight = { $target } is too heavy for { $animal }.
reason-trait-hibernation = { $animal } sleeps and gets nothing.
reason-trait-symbiosis = Symbiosis: { $target } is protected by its symbiont, or { $animal } must wait until its symbiont is fed.
reason-trait-shell = A closed shell keeps out food and carnivores.
reason-trait-specialization-a = Another animal on the table has Specialization A too.
reason-trait-specialization-b = Another animal on the table has Specialization B too.
reason-trait-flight = { $target } flies: a carnivore needs fewer traits than it has.
reason-hunter = { $animal } is no carnivore that could do this.
reason-center = There is no shell in the middle.
reason-empty = { $target } has no food that could be taken.
reason-need = { $trait } raises the need, and such traits are not shed.
reason-last = Not in the last turn.
reason-must-eat = At this table nobody passes who could take a red token.
reason-must-play = At this table everybody plays an animal in the first turn.
reason-must-answer = The animal must answer first. { $trait }
reason-absent = There is nothing of that kind to be used now.
reason-target = That animal cannot be chosen here.
reason-amount = Not so much, and not so little.
reason-fixed = { $trait } cannot be given up here.
reason-alike = The same is offered once already.

## Rules

rule-turn = A turn has four phases: cards are played, dice fill the food bank, animals are fed, the unfed die and new cards are dealt.
    .title = turn
rule-development = One card at a time, round after round: as an animal, face down, or as a trait of your animals. Whoever passes is done for this phase.
    .title = development
rule-food = The first player rolls for the food: with 2 players one die and 2, with 3 two dice, with 4 two dice and 2, with 5 to 8 three or four dice and some more.
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
rule-discard = You may look at your own discard pile; of others you know the number.
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
option-metamorphose_limit = how often Metamorphose works: once in each act, or once a turn
option-specialization_limit = how often Specialization works: once in each act, or once a turn
option-intellect_after_mimicry = Intellect may be used on the second prey too
option-fed_by_hibernation_triggers_viviparous = an animal that falls asleep bears its young

## The table in the terminal

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
