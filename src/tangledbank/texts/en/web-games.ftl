### The client for browsers: the tables of Oceans, The Origin of Species and Time to Fly

## Oceans: boards, banks, the sea

oceans-scored = scored
oceans-surface-deck = surface
oceans-deep-deck = deep
oceans-deep = deep
oceans-forage = forage
oceans-attack = attack
oceans-shell = shell
oceans-ages = ages
oceans-limit = traits
oceans-never = never
oceans-population-of = population { $now } of { $most }
oceans-neighbours = left { $left }, right { $right }
oceans-board = { $name }, { $owner }, population { $population } of { $most }, forage { $forage }, attack { $attack }, shell { $shell }.
oceans-beside = Left neighbor { $left }, right neighbor { $right }.
oceans-migrates = Migrate number { $number }.
oceans-price = Price { $number }.
oceans-sea = The sea
oceans-reef = Reef
oceans-zone1 = Zone 1
oceans-zone2 = Zone 2
oceans-zone3 = Zone 3
oceans-place-label = { $place }, population { $count }.
oceans-in-force = In effect:
oceans-waits = In effect once zone { $zone } is empty:
oceans-last-round = Last round.
oceans-end-when = { $count ->
    [3] The last round begins when all three are empty.
    [one] The last round begins when one more zone is empty.
   *[other] The last round begins when { $count } more zones are empty.
}
oceans-before-explosion = When it’s empty, the Cambrian Explosion begins: two cards per turn, Deep cards included.
oceans-exploded = Empty: the Cambrian Explosion has begun.
oceans-gene-pool = Gene Pool
oceans-pool-empty = Empty
oceans-draw-deep = Draw a Deep card unseen ({ $count } left)
oceans-new = New species
oceans-new-left = New species left of { $name }
oceans-new-right = New species right of { $name }

## Oceans: what would happen, what the bar says

oceans-takes = takes { $count }
oceans-moves = moves { $count }
oceans-costs = costs { $count } points
oceans-remove-which = Which trait do you remove?
oceans-other-feeder = Another species
oceans-feeds = { $name } feeds.
oceans-feeds-both = { $name } feeds: forage or attack?
oceans-can-forage = It can forage { $count }.
oceans-cannot-forage = It can’t forage.
oceans-can-attack = It attacks with { $count }: { $preys }.
oceans-cannot-attack = It can’t attack anyone. Hover or hold to see why.
oceans-card-where = Play it on a species or in a gap as a new species. Or migrate { $number }: pick where from, then where to.
oceans-deep-where = Play it on a species or in a gap as a new species, for { $number } points. Or migrate with it.
oceans-migrate-to = { $from ->
    [reef] Migrate { $number } from the Reef: where to?
    [zone1] Migrate { $number } from zone 1: where to?
    [zone2] Migrate { $number } from zone 2: where to?
   *[zone3] Migrate { $number } from zone 3: where to?
}
oceans-migrate-more = Pick a destination.
oceans-hint-play-cards = Pick a card, then a species, a gap for a new species, or two places to migrate between.
oceans-hint-feed = Pick one of your species, then where it forages or which species it attacks.
oceans-hint-feed-again = This species may feed once more.
oceans-hint-order-traits = They act at the same time, so you choose the order.
oceans-hint-draw = Discard what you don’t want, take a Deep card if you’re allowed to, then draw.
oceans-hint-swap-traits = Pick a trait, then what to swap it for.
oceans-hint-lay-traits = Pick a trait, then one of your species. Secret until everyone has chosen.
oceans-hint-trade-a-card = Pick a card in your hand, then one from the discard pile.
oceans-hint-shift-a-number = Pick a trait, then which of its numbers goes up or down by one.

## The Origin of Species, Time to Fly

origin-discarded = discarded
origin-mood-fed = fed
origin-mood-hungry = hungry
origin-mood-asleep = asleep
origin-mood-poisoned = poisoned
origin-mood-calm = calm
origin-board = { $name }, { $owner }, { $mood }, food { $food } of { $need }.
origin-used = { $trait } (used)
origin-made-of = { $card } face down (only you can see it)
origin-bank = Food bank
origin-tokens = { $count ->
    [one] red token
   *[other] red tokens
}
origin-tokens-of = tokens left of { $all }
origin-dice = Dice
origin-last-turn = last turn
origin-shells = { $count ->
    [one] free shell
   *[other] free shells
}
origin-new-animal = New animal, face down
origin-red = { $count } red
origin-blue = { $count } blue
origin-drop-which = Which trait do you give up?
origin-drop-more = You discard the card, the animal lives, and the carnivore gets 1 blue token.
origin-give-up = Give up { $trait }
origin-redirect-whom = Which of your animals takes the attack?
origin-other-animal = Another animal
origin-does = What does { $name } do?
origin-targets = { $open ->
    [one] 1 animal can be chosen. Hover or hold the others to see why not.
   *[other] { $open } animals can be chosen. Hover or hold the others to see why not.
}
origin-card-where = Play it face down as a new animal, or as a trait.
origin-pair-second = { $trait } with { $name }: which is the other animal?
origin-symbiont = { $name } is the symbiont: it protects its partner and eats first.
origin-hint-play-a-card = Pick a card, then play it as a new animal or as a trait. If you pass, you play no more cards this turn.
origin-hint-feed = Take a token for one animal, attack, or use a trait instead.
origin-hint-finish-turn = Steal, graze or sleep if you like. Then press Done.
origin-hint-answer-the-attack = Everyone who could have one is asked, so nobody learns whether you do.
origin-hint-order-pairs = They act one after the other.
origin-price-run = roll 4, 5 or 6 to escape
origin-price-squirt = ends the attack, once per turn
origin-price-close = safe this turn, but no more tokens
origin-price-redirect = another of your animals is attacked instead
origin-price-drop = lose one trait; the carnivore gets 1 blue
origin-price-submit = it is eaten
act-run = Run
act-squirt = Squirt ink
act-close = Close the shell
act-redirect = Redirect the attack
act-drop = Drop the tail
act-submit = Do nothing
act-feed = Take a red token
act-graze = Graze: destroy a red token
act-sleep = Hibernate
act-settle = Settle in a shell
act-specialize = Specialization: take a blue token
act-shed = Discard a trait
act-attack = Attack
act-steal = Steal
act-keep-still = Stay hidden
act-ignore-none = Ignore nothing
act-wait = Let it eat
act-remove = Remove a trait
act-strike = Strike
act-forage-board = Forage here
oceans-deep-locked = Deep cards unlock when zone 1 is empty
oceans-card-of = Play cards: card { $card } of 2
oceans-cards-done = Your cards are played. Remove a trait, or press Done.
oceans-bonus = bonus
token-red-letter = R
token-blue-letter = B
