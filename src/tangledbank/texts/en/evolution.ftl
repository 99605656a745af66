### Evolution

## Traits. The attribute is what a player is told who asks.

trait-ambush = Ambush
    .text = When it attacks, Warning Call doesn’t protect its prey.
    .short = Ignores Warning Call when it attacks
    .badge = Am
trait-burrowing = Burrowing
    .text = Can’t be attacked while it isn’t hungry.
    .short = Can’t be attacked unless it’s hungry
    .badge = Bu
trait-carnivore = Carnivore
    .text = Attacks smaller species to eat: it takes meat equal to its prey’s size. Never eats plants.
    .short = Eats smaller species, never plants
    .badge = Ca
trait-climbing = Climbing
    .text = Only carnivores with Climbing can attack it.
    .short = Only climbers can attack it
    .badge = Cl
trait-cooperation = Cooperation
    .text = Each time it takes food, your species to its right takes 1 of the same kind from the same place.
    .short = When it eats, the one to its right eats 1
    .badge = Co
trait-defensive-herding = Defensive Herding
    .text = Only carnivores with a larger population can attack it.
    .short = Only larger populations can attack it
    .badge = Dh
trait-fat-tissue = Fat Tissue
    .text = When it’s full, it may take more food and store it on this card, up to its body size. It eats the stored food just before the next food cards are revealed.
    .short = When full, stores food up to its size
    .badge = Ft
trait-fertile = Fertile
    .text = Gains 1 population just before the food cards are revealed, if there’s food on the watering hole.
    .short = +1 population before food, if plants left
    .badge = Fe
trait-foraging = Foraging
    .text = Each time it takes plants, it takes 1 more if it’s still hungry.
    .short = Takes 1 plant more while hungry
    .badge = Fo
trait-hard-shell = Hard Shell
    .text = Counts as 4 sizes larger when attacked. It gives no extra meat.
    .short = Size +4 when attacked
    .badge = Hs
trait-horns = Horns
    .text = Each attacker loses 1 population before it eats.
    .short = Attackers lose 1 population
    .badge = Ho
trait-intelligence = Intelligence
    .text = In your feeding turns you may discard cards. Each gives a plant eater 2 plants from the bank, or lets a carnivore ignore one defensive trait of its prey.
    .short = Discard a card: 2 plants, or skip a defense
    .badge = In
trait-long-neck = Long Neck
    .text = Takes 1 plant from the bank just before the food cards are revealed.
    .short = Takes 1 plant before the reveal
    .badge = Ln
trait-pack-hunting = Pack Hunting
    .text = Adds its population to its body size when it attacks.
    .short = Attacks with size + population
    .badge = Pk
trait-scavenger = Scavenger
    .text = Takes 1 meat from the bank after every attack by any species.
    .short = Takes 1 meat after every attack
    .badge = Sc
trait-symbiosis = Symbiosis
    .text = Can’t be attacked while your species to its right has a larger body.
    .short = Safe while the one to its right is larger
    .badge = Sy
trait-warning-call = Warning Call
    .text = Your species to its left and right can’t be attacked, except with Ambush. It doesn’t protect itself.
    .short = Protects both neighbors, except from Ambush
    .badge = Wc

card-hidden = a card
card-facts = { $count ->
    [one] One card, with food number { $numbers }.
   *[other] { $count } cards, with food numbers { $numbers }.
}
card-doubt = Confidence in these figures: { $words }.
ruling-R32 = How a carnivore uses Intelligence
ruling-R29 = Which traits Intelligence ignores
ruling-R33 = Traits that wait for their moment
ruling-R16 = How much goes onto Fat Tissue
ruling-R36 = The end of a feeding turn
ruling-R54 = A carnivore that attacks itself
ruling-R67 = How Hibernation feeds

## What one is asked

prompt-choose-food = Choose your food card
prompt-play-cards = Play cards
prompt-order-traits = Which of your traits acts next?
prompt-feed = Feed one of your species
prompt-finish-turn = Discard more cards or end your turn?
prompt-press-the-attack = Get past defenses or strike?
prompt-store-food = How much food do you store?
prompt-pay = Which card do you pay for the attack?
ask-attack = { $hunter } attacks { $prey }. { $prompt }
ask-store = { $species } is full. How much of the { $most } food left over do you store?
prompt-feed-sleepers = How many hibernators eat now? They can do without food.

## Moves

move-choose-food = Put { $card } on the watering hole
move-play-trait = Play { $card } on { $species }
move-new-left = Discard { $card } for a new species on the left
move-new-right = Discard { $card } for a new species on the right
move-grow-body = Discard { $card } to grow { $species }’s body
move-grow-population = Discard { $card } to grow { $species }’s population
move-remove-trait = Remove { $card } from { $species }
move-done = Done
move-use-trait = Use { $species }’s { $card }
move-feed = Feed { $eater }
move-attack = { $attacker } attacks { $target }
move-spend = Discard { $card } to feed { $species } (Intelligence)
move-pass = Pass
move-ignore = Discard { $card } to ignore { $trait }
move-strike = Strike
move-store = Store { $amount }
move-pay = Pay with { $card }
brief-play-trait = { $species } gets { $trait }
brief-new-left = New species, left
brief-new-right = New species, right
brief-grow-body = { $species } to size { $size }
brief-grow-population = { $species } to population { $population }
note-attack = ({ $meat } meat{ $wound ->
    [0] { "" }
   *[other] , loses { $wound }
    }{ $cost ->
    [0] { "" }
    [one] , costs 1 card
   *[other] , costs { $cost } cards
    })
figures-attack = { $attacker } attacks with size { $reach } against { $guard }. { $target } loses 1 population; { $attacker } can eat up to { $meat } meat.{ $wound ->
    [0] { "" }
   *[other] { " " }First { $attacker } is wounded and loses { $wound } population.
    }{ $cost ->
    [0] { "" }
    [one] { " " }It costs 1 card.
   *[other] { " " }It costs { $cost } cards.
    }
figures-food = It adds { $food } food at the reveal.
about-species = { $need ->
    [0] It isn’t hungry.
   *[other] It needs { $need } more food.
    } { $hunts ->
    [yes] It attacks with size { $reach } and
   *[no] It
    } defends with size { $guard }.
move-slip = Ignore { $trait } without a card
move-feed-sleepers = Feed { $amount } hibernating

## Events

event-round-began = Round { $round } begins. { $me ->
    [yes] You are
   *[no] { $seat } is
 } first player.
event-species-given = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } a new species, { $species }.
event-cards-dealt = { $me ->
    [yes] You are
   *[no] { $seat } is
 } dealt { $amount ->
    [one] 1 card
   *[other] { $amount } cards
 }.
event-card-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }.
event-deck-ran-out = The deck has run out: the end of the game is near.
event-food-chosen = { $me ->
    [yes] You put
   *[no] { $seat } puts
 } { $card } on the watering hole, face down.
event-trait-played = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $card } on { $species }, face down.
event-species-made = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } for a new species, { $species }.
event-body-grew = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card }: { $species } grows to size { $body }.
event-population-grew = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card }: { $species } grows to population { $population }.
event-trait-removed = { $me ->
    [yes] You remove
   *[no] { $seat } removes
 } { $card } from { $species }.
event-trait-revealed = { $species } reveals { $card }.
event-cards-done = { $me ->
    [yes] You are
   *[no] { $seat } is
 } done playing cards.
event-food-revealed = { $me ->
    [yes] Your
   *[no] { $seat }’s
 } food card is { $card }.
event-hole-changed = { $amount ->
    [0] The watering hole is empty.
   *[other] The watering hole has { $amount } food.
}
event-food-taken = { $eater } takes { $amount } { $food ->
    [plant] { $amount ->
        [one] plant
       *[other] plants
    }
   *[other] meat
} from the { $source ->
    [hole] watering hole
   *[other] bank
}.
event-food-stored = { $eater } stores { $amount } food.
event-fat-moved = { $eater } eats { $amount } stored food.
event-population-born = { $species } gains 1 population.
event-attacked = { $attacker } attacks { $target }!
event-card-spent = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } ({ $species }, Intelligence).
event-population-lost = { $species } loses { $amount } population.
event-food-bagged = { $me ->
    [yes] You score
   *[no] { $seat } scores
 } { $amount } food.
event-extinct = { $species } goes extinct.
event-trait-acted = { $species } uses { $trait }.
event-meal-began = { $eater } feeds.
event-passed = { $me ->
    [yes] You pass
   *[no] { $seat } passes
 }.
event-game-ended = The game is over.
event-defense-passed = { $attacker } gets past { $target }’s { $trait }.
event-card-paid = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } to attack { $target }.
log-last-round = This is the last round. Then food, population and traits are counted.
log-deck = The deck has run out: { $which ->
    [this] this round is the last
   *[next] the next round will be the last
    }.
log-plays = { $seat } plays: { $plays }.
log-trait-played = { $count ->
    [one] a trait
   *[other] { $count } traits
    } face down on { $species }
log-species-made = new species { $species } ({ $card })
log-body-grew = { $species } to size { $size } ({ $card })
log-population-grew = { $species } to population { $size } ({ $card })
log-trait-removed = { $card } removed from { $species }
log-shown = Traits revealed: { $traits }.
log-food-cards = Food cards: { $cards }.
log-hole = Food cards total { $cards }: { $amount ->
    [0] the watering hole is empty
   *[other] the watering hole has { $amount } food
    }.
log-plants = { $names } take 1 plant each.
log-meal = { $eater } takes { $amount } { $kind ->
    [plant] { $amount ->
        [one] plant
       *[other] plants
    }
   *[meat] meat
    }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-born = { $species } gains 1 population ({ $cause }).
log-home = Food scored: { $foods }.
log-passed = { $names } { $count ->
    [one] passes
   *[other] pass
    }.
log-spent = { $me ->
    [yes] You discard
   *[no] { $seat } discards
    } { $card }: { $ignored ->
    [none] { $species } uses Intelligence
   *[other] { $species } ignores { $ignored }
    }.
log-attack = { $attacker } attacks { $species }, which loses { $amount } population.
log-wound = { $species } is wounded and loses { $amount } population ({ $cause }).
log-starves = { $species } starves and loses { $amount } population.
log-extinct = { $names } { $count ->
    [one] goes
   *[other] go
    } extinct.

## Why not

reason-hand = { $lacking ->
    [none] You don’t have { $card } in your hand.
   *[other] You don’t have { $lacking } in your hand.
}
    .short = not in your hand
reason-hand-unnamed = Name a card in your hand.
reason-owner = { $species } belongs to { $owner }. You can only do that with your own species.
    .short = belongs to { $owner }
reason-gone = Not in play: { $missing } (extinct, or never there).
    .short = not in play
reason-duplicate = { $species } already has { $trait }, and a species can’t have the same trait twice.
    .short = already has { $trait }
reason-limit = { $species } already has { $limit } traits, the maximum. Remove one first.
    .short = max. { $limit } traits
reason-six = { $verb ->
    [grow-body] The body size
   *[other] The population
 } of { $species } is already { $limit }, the maximum.
    .short = already { $limit }
reason-absent = { $trait ->
    [none] { $species } doesn’t have that trait.
   *[other] { $species } doesn’t have { $trait }.
}
    .short = { $trait ->
    [none] doesn’t have that trait
   *[other] doesn’t have { $trait }
}
reason-hungry = { $species } isn’t hungry (food { $food }, population { $population }) and has no room to store food.
    .short = not hungry
reason-plant = { $species } is a carnivore, and carnivores never eat plants.
    .short = eats no plants
reason-empty = The watering hole is empty.
    .short = watering hole empty
reason-carnivore = { $attacker } isn’t a carnivore; only carnivores attack.
    .short = not a carnivore
reason-self = { $attacker } can’t attack itself.
    .short = not itself
reason-size = { $attacker } isn’t larger than { $target }: it attacks with size { $size } against { $target_size }.
    .short = size { $target_size }, not smaller
reason-size-hard-shell = With { $traits }, { $target } counts as size { $target_size }; { $attacker } attacks with only { $size }.
    .short = { $trait }: counts as { $target_size }
reason-trait = { $trait } protects { $target } from { $attacker }.
    .short = { $trait } protects it
reason-trait-burrowing = { $target } has Burrowing and isn’t hungry, so it’s safe underground.{ $sparing ->
    [none] { "" }
   *[other] { " " }With { $sparing }, { $spared } of its population can go without food.
}
    .short = underground: not hungry
reason-trait-climbing = { $target } has Climbing and { $attacker } doesn’t; only a climber can attack it.
    .short = { $trait }: climbers only
reason-trait-defensive-herding = { $target } has Defensive Herding: its attacker needs a population above { $target_population }, and { $attacker } has { $attacker_population }.
    .short = herd of { $target_population }, yours { $attacker_population }
reason-trait-symbiosis = { $target } has Symbiosis, and { $neighbor } to its right has a larger body: { $neighbor_body } to { $target_body }.
    .short = { $trait } with { $neighbor }
reason-trait-warning-call = Warning Call on { $holders } protects { $target }; only a carnivore with Ambush can attack it.
    .short = warned by { $holders }
reason-cards = { $verb ->
    [attack] Getting past what protects { $target } ({ $defenses }) takes { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    }, and you hold { $held ->
        [0] none
       *[other] { $held }
    }.
    [strike] Getting past what protects { $target } ({ $defenses }) takes { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    }, and you hold { $held ->
        [0] none
       *[other] { $held }
    }.
   *[other] Too few cards would be left: the attack would still take { $needed }, and you would hold { $held ->
        [0] none
       *[other] { $held }
    }.
}
    .short = too few cards
reason-must-feed = You can’t pass while one of your hungry species can eat: { $hungry }.
    .short = feed the hungry first
reason-useless = { $why ->
    [twice] You already ignore { $trait } in this attack.
    [absent] { $trait } doesn’t protect { $target }, so there’s nothing to ignore.
    [not-defensive] { $trait } isn’t a defensive trait, and only those can be ignored.
   *[other] Ignoring { $trait } wouldn’t help the attack on { $target }.
}
    .short = no use
reason-amount = { $limit ->
    [food] { $eater } can store only { $most } { $food ->
        [meat] meat: that’s all there is.
       *[other] { $most ->
            [one] plant: that’s all there is.
           *[other] plants: that’s all there is.
        }
    }
   *[other] { $eater } has room for only { $most }.
}
    .short = { $most } at most
reason-intelligence = { $species } doesn’t have Intelligence.
    .short = no Intelligence
reason-sleepers = You can feed at most { $most } of { $eater }’s hibernators here.
    .short = { $most } at most
reason-passes = { $granted ->
    [0] { $attacker } can’t ignore { $trait } without a card.
   *[other] { $attacker } can’t ignore more of { $target }’s defenses without a card: it already ignores { $used }.
}
    .short = not without a card
reason-early = You can discard cards for Intelligence only in your own feeding turns.
    .short = only in your turn
reason-acted = { $species }’s { $card } has already acted.
    .short = has already acted
reason-idle = { $species }’s { $card } can’t do anything now.
    .short = nothing to do
reason-moment = { $card } doesn’t act { $moment ->
    [before-reveal] before the food cards are revealed
    [after-attack] after an attack
    [after-feeding] after feeding
   *[other] now
}.
    .short = not now
reason-also = { $others ->
    [none] { "" }
   *[other] Also in the way: { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Ambush lets it ignore only one of these.
}

## Rules

rule-round = A round has five phases: deal cards, choose a food card, play cards, reveal the food cards, feed your species.
    .title = round
rule-deal = You’re dealt 3 cards, plus 1 for each of your species. If you have no species, you get a new one first.
    .title = deal
rule-food = Everyone puts one card face down on the watering hole. Its number is how many plants it adds; some numbers are negative.
    .title = food
    .also = food card, food cards
rule-cards = Play each card as a trait of one of your species, or discard it for a new species, 1 body size or 1 population. Play as many as you like, in any order; keep the rest.
    .title = cards
    .also = hand cards, playing cards
rule-reveal = First, Long Neck, Fertile and Fat Tissue take effect. Then the food cards are revealed and their total is added to the watering hole.
    .title = reveal
rule-feeding = In turn, each player feeds one species: a plant eater takes 1 plant from the watering hole, a carnivore attacks. This continues until nobody can or wants to eat. Then hungry population starves, and you score the food your species ate.
    .title = feeding
rule-passing = You can pass only if none of your hungry species can eat. You may still feed in a later turn.
    .title = passing
rule-attack = A hungry carnivore attacks a species that is smaller and not protected by a trait. The prey loses 1 population; the carnivore takes meat equal to the prey’s body size.
    .title = attack
rule-hungry = A species is hungry while it has less food than population.
    .title = hungry
rule-defense = Defensive traits are Burrowing, Climbing, Defensive Herding, Hard Shell, Horns, Symbiosis and Warning Call.
    .title = defense
rule-bank = The bank never runs out. Long Neck, Scavenger, Intelligence and attacks take food from it.
    .title = bank
rule-extinction = A species without population goes extinct. Its owner keeps its food and draws a card for each of its traits.
    .title = extinction
rule-end = If the deck runs out while cards are dealt, this round is the last. If it runs out because of an extinction, the next round is the last.
    .title = end
rule-scoring = You score 1 point for each food in your food bag, each population of your living species and each trait on them. Ties go to more traits, then to more population; after that the win is shared.
    .title = scoring
    .also = score, points
rule-species = A species is a line on the table: its name (A1 is the first that A made), size, population and traits. Your species form a row, which matters for traits that help neighbors. In a narrow window 3●○ means size 3, one fed and one hungry.
    .title = species
    .also = board, row
rule-size = Body size, 1 to 6. A carnivore must be larger than its prey, and takes meat equal to its prey’s size. Hard Shell and Pack Hunting change the size that’s compared, not the meat.
    .title = size
    .also = body, body size, body-size
rule-population = How many animals a species has, 1 to 6, shown as dots: ● is fed, ○ is hungry. Hungry population starves at the end of feeding; at 0 the species goes extinct.
    .title = population
    .also = dots, circles
rule-trait = A card played on a species. It’s face down until everyone has played. A species can’t have the same trait twice, and has at most three traits (two with two players). You may remove a trait while you play cards.
    .title = trait
    .also = traits, face down, face-down
rule-home = Food your species ate goes into your food bag after feeding. Each is worth 1 point and can’t be lost or stolen.
    .title = food bag
    .also = home, food home, scored, bag, screen
rule-hole = The middle of the table. Food cards add plants there; plant eaters take them, one at a time. Leftover food stays for the next round.
    .title = watering hole
    .also = hole, plants, plant
rule-meat = What carnivores eat. An attack brings meat from the bank equal to the prey’s body size, but no more than the carnivore can eat or store.
    .title = meat
rule-deck = The number of cards left to draw. If the deck runs out during the deal, this round is the last. If it runs out because of an extinction, the next round is the last.
    .title = deck
    .also = cards left, last round
rule-first = Starts playing cards and feeding; the others follow in the order of the letters. The next player is first in the next round.
    .title = first player
    .also = turn order, order

## Scores

part-food = food
part-population = population
part-traits = traits
tie-traits = more traits
tie-population = more population

## Options of the table

option-quick_play = everyone plays cards at the same time, in secret; always on with six players
option-last_token = who gets the last food when Foraging and Cooperation both want it: the forager, or its neighbor
option-hunt_store = how much of its prey a fed carnivore stores: what its owner chooses, or all that fits
option-scavenger_order = whose Scavengers eat first, clockwise: from the attacker, or from the first player
option-extinction_order = who draws first when several players lose species at once: the first player first, or last
option-deck_end = when the deck counts as run out: as soon as it’s empty, or only when a card can’t be drawn

## The table in the terminal

table-legend = Species are listed from left to right. ● is fed population, ○ is hungry population. If space is short, names and figures are shortened: 3●○ is size 3 with one of two fed.
table-round = round { $round }
table-hole = watering hole { $food }
table-deck = deck { $cards }
table-last = last round
table-bag = { $food } food scored
table-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-food-card = ready
table-first = first player
table-your-hand = Your hand:
table-your-food = Your food card: { $card }
table-hand-of = hand:
species-size = size { $size }
species-plain = size { $size }, population { $population }, food { $food }.
trait-face-down = { $trait } (face down)
traits-face-down = { $count } face down
group-remove = Remove a trait …
group-attack = { $hunter } attacks …
log-drawn = You draw { $cards }.

intro =
    Your species need food, and others want to eat your species. Feed them, help them grow and give them traits against carnivores. Food eaten, living population and traits are your points.
    Each round you put one card on the watering hole (its number is food for everyone), play as many others as you like, and then feed.
    The game ends when the deck runs out, after about six rounds.
