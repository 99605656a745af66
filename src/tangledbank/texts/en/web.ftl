### The client for browsers: what all its pages share, and the pages around the table

card-unseen = a card
guest = Guest

## Phases of a round, as views name them

phase-deal = Deal
phase-food = Food
phase-play = Cards
phase-reveal = Reveal
phase-environment = Environment
phase-feeding = Feeding
phase-development = Development
phase-growing = Food bank
phase-extinction = Extinction
phase-draw = Draw
phase-aging = Aging

seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}

## No such page

missing-title = Nothing grows here
missing-text = There is no page at this address. Perhaps the link was cut off where it was copied.
missing-home = To the front page

## The connection

line-lost = Connection lost. Trying again in { $when }. Nothing is lost.
line-trying = Connection lost. Trying again now. Nothing is lost.
line-now = Try now
