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
oceans-in-force = in force:
oceans-waits = waits until zone { $zone } is empty:
oceans-last-round = The last round.
oceans-end-when = { $count ->
    [3] The last round begins when all three are empty.
    [one] The last round begins when one more zone is empty.
   *[other] The last round begins when { $count } more zones are empty.
}
oceans-before-explosion = When it is empty the Cambrian Explosion begins: two cards a turn, Deep cards too.
oceans-exploded = Empty: the Cambrian Explosion has begun.
oceans-gene-pool = Gene Pool
oceans-pool-empty = empty
oceans-draw-deep = Draw a Deep card unseen; { $count } left
oceans-new = New species
oceans-new-left = New species left of { $name }
oceans-new-right = New species right of { $name }

## Oceans: what would happen, what the bar says

oceans-takes = takes { $count }
oceans-moves = { $count } move
oceans-costs = costs { $count } of your score
oceans-remove-which = Which trait is removed?
oceans-other-feeder = Another species
oceans-feeds = { $name } feeds.
oceans-feeds-both = { $name } feeds: forage, or attack?
oceans-can-forage = It forages { $count }.
oceans-cannot-forage = It cannot forage.
oceans-can-attack = Attack with { $count }: { $preys }.
oceans-cannot-attack = Nobody can be attacked: point at one to read why.
oceans-card-where = On a species, between two as a new one, or migrate { $number }: first from where, then to where.
oceans-deep-where = On a species, between two as a new one, or migrate. Its price, paid from your score, is { $number }.
oceans-migrate-to = { $from ->
    [reef] Migrate { $number } from the Reef: to where?
    [zone1] Migrate { $number } from zone 1: to where?
    [zone2] Migrate { $number } from zone 2: to where?
   *[zone3] Migrate { $number } from zone 3: to where?
}
oceans-migrate-more = Pick the place where they go.
oceans-hint-play-cards = Pick a card, then a species, a gap for a new one, or two places to migrate.
oceans-hint-feed = Pick one of your species, then the place where it forages or the species it attacks.
oceans-hint-feed-again = The same species may feed once more.
oceans-hint-order-traits = They act at the same time: you choose the order.
oceans-hint-draw = Discard what you do not want, take from the Gene Pool or the Deep deck if you may, then draw.
oceans-hint-swap-traits = Pick a trait, then what it is swapped for.
oceans-hint-lay-traits = Pick a trait, then one of your species. Nobody sees it before all have chosen.
oceans-hint-trade-a-card = Pick a card of your hand, then one of the discards.
oceans-hint-shift-a-number = Pick a trait, then which of its numbers goes up or down.

## The Origin of Species, Time to Fly

origin-discarded = discarded
origin-mood-fed = fed
origin-mood-hungry = hungry
origin-mood-asleep = asleep
origin-mood-poisoned = poisoned
origin-mood-calm = calm
origin-board = { $name }, { $owner }, { $mood }, food { $food } of { $need }.
origin-used = { $trait } (used)
origin-made-of = made of { $card } (only you see it)
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
origin-new-animal = new animal, face down
origin-red = { $count } red
origin-blue = { $count } blue
origin-drop-which = Which trait does it give up?
origin-drop-more = The card is discarded, the animal lives, and the carnivore gets 1 blue.
origin-give-up = give up { $trait }
origin-redirect-whom = Which of your animals is attacked instead?
origin-other-animal = Another animal
origin-does = What does { $name } do?
origin-targets = { $open ->
    [one] One animal can be chosen: point at the others to read why not.
   *[other] { $open } animals can be chosen: point at the others to read why not.
}
origin-card-where = As a new animal, face down, or as a trait on an animal.
origin-pair-second = { $trait } with { $name }: and with whom?
origin-symbiont = { $name } is the symbiont: it protects, and is fed first.
origin-hint-play-a-card = Pick a card, then where it goes: a new animal, or a trait. Whoever passes plays no more in this turn.
origin-hint-feed = One token for one animal, or an attack, or what else it can do instead.
origin-hint-finish-turn = Steal, graze or sleep if you like, then you are done.
origin-hint-answer-the-attack = All who could have one are asked: nobody learns whether you do.
origin-hint-order-pairs = They act one after the other.
origin-price-run = a die: 4, 5 or 6 saves it
origin-price-squirt = once a turn: the attack ends
origin-price-close = safe for this turn, but no more tokens
origin-price-redirect = Mimicry: another of yours is attacked instead
origin-price-drop = one trait is lost; the carnivore gets 1 food
origin-price-submit = it is eaten
act-run = It runs
act-squirt = It squirts ink
act-close = It closes its shell
act-redirect = It sends the attack on
act-drop = It drops its tail
act-submit = It lets it happen
act-feed = Take a red token
act-graze = Graze: destroy a red token
act-sleep = Fall asleep
act-settle = Settle in a shell
act-specialize = Specialization: a blue token
act-shed = Shed a trait
act-attack = Attack
act-steal = Steal
act-keep-still = Keep still
act-ignore-none = Ignore nothing
act-wait = Let it eat
act-remove = Remove a trait
act-strike = Strike
act-forage-board = Forage there
