### Evolution

## Traits. The attribute is what a player is told who asks.

trait-ambush = Ambush
    .badge = Am
    .text = When this carnivore attacks, Warning Call does not stop it.
trait-burrowing = Burrowing
    .badge = Bu
    .text = Safe from attack as long as none of its population is hungry.
trait-carnivore = Carnivore
    .badge = Ca
    .text = Eats by attacking smaller species and takes as much meat as the body of its prey is large. Never eats plants.
trait-climbing = Climbing
    .badge = Cl
    .text = Safe from every carnivore that does not climb itself.
trait-cooperation = Cooperation
    .badge = Co
    .text = Each time it takes food, your species to its right takes 1 of the same kind from the same place.
trait-defensive-herding = Defensive Herding
    .badge = Dh
    .text = Safe from every carnivore whose population is not larger than its own.
trait-fat-tissue = Fat Tissue
    .badge = Ft
    .text = May take food when it is not hungry and keep it on this card, up to its body size. The store feeds it before the next food cards are turned up.
trait-fertile = Fertile
    .badge = Fe
    .text = Gains 1 population before the food cards are turned up, if there is food left on the watering hole.
trait-foraging = Foraging
    .badge = Fo
    .text = Whenever it takes plants it gets 1 more, if somebody is still hungry.
trait-hard-shell = Hard Shell
    .badge = Hs
    .text = Counts as 4 sizes larger when attacked. There is no more meat on it for that.
trait-horns = Horns
    .badge = Ho
    .text = Whoever attacks it loses 1 population before eating.
trait-intelligence = Intelligence
    .badge = In
    .text = In your feeding turns you may discard cards: each brings a plant eater 2 plants from the bank, or lets a carnivore ignore one defensive trait in its attack.
trait-long-neck = Long Neck
    .badge = Ln
    .text = Takes 1 plant from the bank before the food cards are turned up.
trait-pack-hunting = Pack Hunting
    .badge = Pk
    .text = Its population is added to its body size when it attacks.
trait-scavenger = Scavenger
    .badge = Sc
    .text = Takes 1 meat from the bank after every attack, whoever attacked.
trait-symbiosis = Symbiosis
    .badge = Sy
    .text = Safe from attack while your species to its right has a larger body.
trait-warning-call = Warning Call
    .badge = Wc
    .text = Your species to its left and right are safe from attack. It does not protect itself.

card-hidden = a card
card-facts = { $count ->
    [one] One card, with food number { $numbers }.
   *[other] { $count } cards, with food numbers { $numbers }.
}
card-doubt = How sure these figures are: { $words }.
ruling-R32 = How a carnivore uses Intelligence
ruling-R29 = Which traits Intelligence ignores
ruling-R33 = Traits that wait for their moment
ruling-R16 = How much goes onto Fat Tissue
ruling-R36 = The end of a feeding turn
ruling-R54 = Attacking oneself
ruling-R67 = How Hibernation feeds

## What one is asked

prompt-choose-food = Choose your food card
prompt-play-cards = Play cards
prompt-order-traits = Which of your traits acts next?
prompt-feed = Feed one of your species
prompt-finish-turn = Discard more cards, or end your turn?
prompt-press-the-attack = Get past defenses, or strike?
prompt-store-food = How much food goes into store?
prompt-pay = Which card pays for the attack?
ask-attack = { $hunter } attacks { $prey }. { $prompt }
ask-store = { $species } is full: how much of the { $most } food left over goes into store?
prompt-feed-sleepers = How many sleepers eat now? They may go without food.

## Moves

move-choose-food = Put { $card } on the watering hole
move-play-trait = Play { $card } on { $species }
move-new-left = Discard { $card } for a new species on the left
move-new-right = Discard { $card } for a new species on the right
move-grow-body = Discard { $card } to make { $species } larger
move-grow-population = Discard { $card } to add population to { $species }
move-remove-trait = Remove { $card } from { $species }
move-done = Done
move-use-trait = Use { $card } of { $species }
move-feed = Feed { $eater }
move-attack = { $attacker } attacks { $target }
move-spend = Discard { $card } to feed { $species } by Intelligence
move-pass = Pass
move-ignore = Discard { $card } to ignore { $trait }
move-strike = Strike
move-store = Store { $amount }
move-pay = Pay { $card }
brief-play-trait = { $species } gets { $trait }
brief-new-left = new species, left
brief-new-right = new species, right
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
figures-attack = { $attacker } attacks with size { $reach } against { $guard }; { $target } loses 1 population, and there is { $meat } meat for { $attacker }.{ $wound ->
    [0] { "" }
   *[other] { " " }{ $attacker } is wounded and loses { $wound } population first.
    }{ $cost ->
    [0] { "" }
    [one] { " " }It costs 1 card.
   *[other] { " " }It costs { $cost } cards.
    }
figures-food = It brings { $food } food when the food cards are turned up.
about-species = { $need ->
    [0] It is not hungry.
   *[other] It is hungry for { $need }.
    } { $hunts ->
    [yes] It attacks with size { $reach } and
   *[no] It
    } counts as size { $guard } when attacked.
move-slip = Ignore { $trait } without a card
move-feed-sleepers = Feed sleepers: { $amount }

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
 } dealt { $amount } cards.
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
event-trait-revealed = { $species } shows { $card }.
event-cards-done = { $me ->
    [yes] You have
   *[no] { $seat } has
 } finished playing cards.
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
event-food-stored = { $eater } puts { $amount } food into store.
event-fat-moved = { $eater } eats { $amount } food from its store.
event-population-born = { $species } gains 1 population.
event-attacked = { $attacker } attacks { $target }!
event-card-spent = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } for the Intelligence of { $species }.
event-population-lost = { $species } loses { $amount } population.
event-food-bagged = { $me ->
    [yes] You bring
   *[no] { $seat } brings
 } { $amount } food home.
event-extinct = { $species } dies out.
event-trait-acted = { $trait } of { $species } sets in.
event-meal-began = { $eater } feeds.
event-passed = { $me ->
    [yes] You pass
   *[no] { $seat } passes
 }.
event-game-ended = The game is over.
event-defense-passed = { $trait } does not keep { $attacker } from { $target }.
event-card-paid = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } to attack { $target }.
log-last-round = This is the last round: after it food, population and traits are counted.
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
log-trait-removed = { $card } off { $species }
log-shown = New traits: { $traits }.
log-food-cards = Food cards: { $cards }.
log-hole = They bring { $cards }: { $amount ->
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
log-home = Food brought home: { $foods }.
log-passed = { $names } { $count ->
    [one] passes
   *[other] pass
    }.
log-spent = { $me ->
    [yes] You discard
   *[no] { $seat } discards
    } { $card }: { $ignored ->
    [none] { $species } uses its Intelligence
   *[other] { $species } ignores { $ignored }
    }.
log-attack = { $attacker } attacks { $species }, which loses { $amount } population.
log-wound = { $species } is wounded and loses { $amount } population ({ $cause }).
log-starves = { $species } starves and loses { $amount } population.
log-extinct = { $names } { $count ->
    [one] dies out
   *[other] die out
    }.

## Why not

reason-hand = You do not hold { $card }.
    .short = not in your hand
reason-hand-unnamed = Name a card that you hold.
reason-owner = { $species } belongs to { $owner }, and you can do that with your own species only.
    .short = belongs to { $owner }
reason-gone = Not in play: { $missing } (extinct, or never there).
    .short = not in play
reason-duplicate = { $species } already has { $trait }, and no species may have a trait twice.
    .short = has { $trait } already
reason-limit = { $species } already has { $limit } traits, as many as a species may have. Remove one first.
    .short = { $limit } traits at most
reason-six = { $verb ->
    [grow-body] The body size
   *[other] The population
 } of { $species } is already { $limit }, and its marker goes no further.
    .short = already { $limit }
reason-absent = { $trait ->
    [none] { $species } does not have that trait.
   *[other] { $species } does not have { $trait }.
}
    .short = { $trait ->
    [none] trait not there
   *[other] does not have { $trait }
}
reason-hungry = { $species } is not hungry (food { $food }, population { $population }) and has no room to store food.
    .short = not hungry
reason-plant = { $species } is a carnivore, and carnivores never eat plants.
    .short = eats no plants
reason-empty = The watering hole is empty.
    .short = watering hole empty
reason-carnivore = { $attacker } is not a carnivore; only carnivores attack.
    .short = not a carnivore
reason-self = { $attacker } cannot attack itself: prey is always another species.
    .short = not itself
reason-size = { $attacker } is not larger than { $target }: it attacks with size { $size } against { $target_size }.
    .short = size { $target_size }, not smaller
reason-size-hard-shell = With { $traits }, { $target } counts as size { $target_size }; { $attacker }, attacking with size { $size }, is not larger.
    .short = { $trait }: counts as { $target_size }
reason-trait = { $trait } protects { $target } from { $attacker }.
    .short = { $trait } protects it
reason-trait-burrowing = { $target } has Burrowing and is not hungry, so it is safe underground.{ $sparing ->
    [none] { "" }
   *[other] { " " }With { $sparing }, { $spared } of its population may go without food.
}
    .short = underground: not hungry
reason-trait-climbing = { $target } has Climbing and { $attacker } does not; only a climber can attack it.
    .short = { $trait }: climbers only
reason-trait-defensive-herding = { $target } has Defensive Herding: its attacker needs a population above { $target_population }, and { $attacker } has { $attacker_population }.
    .short = herd of { $target_population }, yours { $attacker_population }
reason-trait-symbiosis = { $target } has Symbiosis, and { $neighbor } to its right has a larger body: { $neighbor_body } against { $target_body }.
    .short = { $trait } with { $neighbor }
reason-trait-warning-call = The Warning Call of { $holders } protects { $target }; only a carnivore with Ambush can attack it.
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
reason-must-feed = You may not pass while a hungry species of yours can eat: { $hungry }.
    .short = feed the hungry first
reason-useless = { $why ->
    [twice] You already ignore { $trait } in this attack.
    [absent] { $target } is not protected by { $trait }, so there is nothing to ignore.
    [not-defensive] { $trait } is not a defensive trait, and only those can be ignored.
   *[other] Ignoring { $trait } would not help the attack on { $target }.
}
    .short = of no use
reason-amount = { $limit ->
    [food] Only { $most } { $food ->
        [meat] meat is
       *[other] { $most ->
            [one] plant is
           *[other] plants are
        }
    } left for { $eater } to store.
   *[other] { $eater } has room to store { $most } and no more.
}
    .short = { $most } at most
reason-intelligence = { $species } does not have Intelligence.
    .short = no Intelligence
reason-sleepers = No more than { $most } of the sleepers of { $eater } can be fed here.
    .short = { $most } at most
reason-passes = { $granted ->
    [0] { $attacker } cannot ignore { $trait } without a card.
   *[other] { $attacker } already ignores as many defenses of { $target } without a card as it may: { $used }.
}
    .short = not without a card
reason-early = Cards are discarded for Intelligence in your own feeding turns only.
    .short = only in your turn
reason-acted = { $card } of { $species } has already had its turn.
    .short = has had its turn
reason-idle = { $card } of { $species } can do nothing now, whatever acts before it.
    .short = nothing to do
reason-moment = { $card } does not act { $moment ->
    [before-reveal] before the food cards are revealed
    [after-attack] after an attack
    [after-feeding] after feeding
   *[other] now
}.
    .short = not at this moment
reason-also = { $others ->
    [none] { "" }
   *[other] Also in the way: { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Ambush lets it ignore only one of these.
}

## Rules

rule-round = A round has five phases: everybody is dealt cards, chooses a food card, plays cards; the food cards are turned up; then species are fed.
    .title = round
rule-deal = You are dealt 3 cards, and 1 more for each of your species. Whoever has no species gets a new one first.
    .title = deal
rule-food = Everybody puts one card face down on the watering hole. The number on it is the plants it brings; some are negative.
    .title = food
    .also = food card, food cards
rule-cards = Each card is a trait for one of your species, or is discarded for a new species, for 1 body size or for 1 population. As many as you like, in any order; the rest stays in your hand.
    .title = cards
    .also = hand cards, playing cards
rule-reveal = First traits act that act early (Long Neck, Fertile, Fat Tissue); then the food cards are turned up and their sum goes to the watering hole.
    .title = reveal
rule-feeding = In turn, everybody feeds one species: a plant eater takes 1 plant from the watering hole, a carnivore attacks. This goes round until nobody can or wants to eat. Then hungry population dies, and all food eaten is brought home.
    .title = feeding
rule-passing = You may pass only if none of your hungry species can eat. You may feed again in a later turn.
    .title = passing
rule-attack = A hungry carnivore attacks a species with a smaller body that no trait protects. The prey loses 1 population; the carnivore takes meat as large as the body of the prey.
    .title = attack
rule-hungry = A species is hungry while it has less food than population.
    .title = hungry
rule-defense = Defensive traits are Burrowing, Climbing, Defensive Herding, Hard Shell, Horns, Symbiosis and Warning Call.
    .title = defense
rule-bank = The bank has no end. Long Neck, Scavenger, Intelligence and attacks take food from it.
    .title = bank
rule-extinction = A species without population dies out. Its owner keeps its food and draws a card for each of its traits.
    .title = extinction
rule-end = When the deck runs out while cards are dealt, this round is the last; when it runs out by an extinction, the next.
    .title = end
rule-scoring = Points are food brought home, population of living species and traits on them. Ties go to more traits, then to more population; after that the win is shared.
    .title = scoring
    .also = score, points
rule-species = A species is a line on the table: its name (A1 is the first that A made), its size, its population and its traits. Species of a player stand in a row, which matters to traits that help neighbors. In a crowded window 3●○ stands for size 3, one fed and one hungry.
    .title = species
    .also = board, row
rule-size = The body size, 1 to 6. A carnivore must be larger than its prey, and takes as much meat as its prey is large. Hard Shell and Pack Hunting change the size that counts, not the meat.
    .title = size
    .also = body, body size, body-size
rule-population = How many of a species live, 1 to 6, shown as dots: ● has eaten, ○ is hungry. Whoever is hungry at the end of feeding dies; at 0 the species dies out.
    .title = population
    .also = dots, circles
rule-trait = What a card gives a species for good. It is played face down and turned up when all have played; a species has no trait twice, and three at most (two with two players). A trait may be removed while you play cards.
    .title = trait
    .also = traits, face down, face-down
rule-home = Food that your species have eaten is brought home after feeding, and is 1 point each. It cannot be lost or stolen.
    .title = home
    .also = food home, bag, screen
rule-hole = The middle of the table. Food cards bring plants there; plant eaters take them from there, one at a time. What is left stays for the next round.
    .title = watering hole
    .also = hole, plants, plant
rule-meat = What carnivores eat: an attack brings as much meat from the bank as the body of the prey is large, as far as the carnivore is hungry or can store it.
    .title = meat
rule-deck = The number behind it is how many cards are left to draw. When the deck runs out in the deal this round is the last; when it runs out by an extinction, the next one.
    .title = deck
    .also = cards left, last round
rule-first = Begins playing cards and feeding; then it goes round in the order of the letters. After each round the next player is first.
    .title = first player
    .also = turn order, order

## Scores

part-food = food
part-population = population
part-traits = traits
tie-traits = more traits
tie-population = more population

## Options of the table

option-quick_play = everybody plays cards at once, unseen; always so with six players
option-last_token = who gets the last food when Foraging and Cooperation both want it: forager or neighbor
option-hunt_store = how much of its prey a fed carnivore stores: asked (as its owner says) or full (all that fits)
option-scavenger_order = from whom clockwise Scavengers eat: the attacker, or the first player
option-extinction_order = who draws first when species of several players die out at once: the first player, or the first player last
option-deck_end = when the deck has run out: as soon as it is empty, or when a card is needed

## The table in the terminal

table-legend = Species are listed from left to right. ● is fed population, ○ is hungry population. If space is short, names and figures are shortened: 3●○ is size 3 with one of two fed.
table-round = round { $round }
table-hole = watering hole { $food }
table-deck = deck { $cards }
table-last = last round
table-bag = { $food } food home
table-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
table-food-card = has chosen
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
    Your species need food, and others need your species. Feed them, let them grow, give them traits against the carnivores; food eaten, living population and traits are your points.
    In each round you put one card on the watering hole (its number is food for all), play as many others as you like, and then feed.
    The game ends when the deck runs out, after some six rounds.
