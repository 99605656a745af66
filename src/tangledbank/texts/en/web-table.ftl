### The client for browsers: the table itself

## Boards, banks, cards

table-no-traits = no traits yet
table-face-down = face down
table-no-species = no species
table-no-animals = no animals
table-picked = Picked.
table-cannot = Not possible: { $why }.
table-attacked-by = attacked by { $name }
table-not-now = not now
table-not-taken = That choice was not accepted: it is not possible now.
table-key = Key { $key }.
table-changed = Just changed.
table-to-move = to move
table-has-chosen = has chosen
table-first = first
table-away = away
table-or = or
table-more-of = { $count } more
table-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The bar, the notes, the log

table-asked = What is asked
table-dock = What is asked, and your hand
table-less = Less
table-more = More
table-notes = Field notes
table-notes-empty = Point at an animal, a card or a zone to read about it here.
table-log = Log
table-latest-below = latest below
table-log-earlier = Show earlier
table-close = Close
table-you = You
table-a-bot = bot
table-bot = bot, { $agent }
table-replaced = a bot plays on
table-home = home
table-in-hand = in hand
table-size = size
table-population = population
table-board = { $name }, { $owner }, size { $size }, population { $population }, { $food } fed.
table-count-down = { $count } face down
table-food-number = Food { $number }.
table-suns = { $count ->
    [one] { $count } sun.
   *[other] { $count } suns.
}
table-snow = { $count ->
    [one] { $count } snowflake.
   *[other] { $count } snowflakes.
}
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-hole = Watering hole
table-plants-left = { $count ->
    [one] plant left
   *[other] plants left
}
table-deck = deck
table-discards = discards
table-cold-events = cold events
table-hot-events = hot events
table-new-left = new species, left end
table-new-right = new species, right end

## Climate

table-climate-track = Climate track
table-no-loss = no loss
table-all-sizes = all sizes
table-sizes = size { $low }–{ $high }
table-now = now
table-now-zone = Now { $zone }:
table-plants-change = { $count } plants
table-plant-food = plants
table-event-waits = { $event } waits at { $zone }.
table-in-force = { $event } is in force
table-thaw = A thaw brings 3 suns
table-eruption = Eruption: after feeding the climate is { $zone }
table-burnt = Set aside by fire: { $food }

## What would happen

table-plants = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
table-stored = { $count } into store
table-meat = { $count } meat
table-yours-meat = yours · { $meat }
table-trait-costs = { $trait } cost { $count }
table-costs-cards = costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-would-look = { $name } as it would look
table-attacks-with = attacks with
table-counts-as = counts as
table-fed-of = fed { $have } of { $need }
table-not-possible = Not possible:

## What the bar says

table-do = Do it
table-next-ten = Next ten
table-back = Back
table-store = Store { $count }
table-hunts = { $name } hunts. Choose its prey.
table-other-hunter = Another species
table-prey-count = { $open ->
    [one] One can be attacked
   *[other] { $open } can be attacked
}, { $barred } cannot: point at one to read why.
table-prey-more = { $open ->
    [0] No other can be attacked
    [one] One more can be attacked
   *[other] { $open } more can be attacked
}, { $barred } cannot: point at one to read why.
table-attack = Attack { $name }
table-can-attack = { $count } it can attack
table-whole = whole table
table-earlier = Step { $step } of { $all }: { $what }
table-earlier-more = An earlier moment of this game, to look at.
table-step-back = Back
table-step-on = On
table-now-again = Back to now
table-cannot-why = { $count } cannot: why?
table-card-where = { $card }: where does it go?
table-card-where-more = As a trait it lies face down until the reveal. Or discard it to grow, or for a new species.
table-spend-where = { $card }: discard it for whom?
table-other-card = Another card
table-as-trait = as trait
table-remove-which = Which trait is removed?
table-remove-more = The card goes to the discards.
table-remove = remove { $trait }
table-ignore = Ignore { $trait }
table-ignore-pay = Discard which card to ignore { $trait }?
act-pass = Pass
act-done = Done
act-remove-trait = Remove a trait
act-go-on = Go on
hint-choose-food = Its number of plants comes to the watering hole. The others see it only when all are turned up.
hint-play-cards = Pick a card, then its place: a trait, growth, or a new species. Done when you are.
hint-feed = Plant eaters take from the watering hole; carnivores attack.
hint-exchange-cards = For each card under the deck you draw one when you are done.
hint-store-food = Stored food feeds it before the next food cards are turned up.
wait-choose-food = { $count ->
    [one] { $name } chooses a food card.
   *[other] Food cards are being chosen: { $name }.
}
wait-play-cards = { $count ->
    [one] { $name } plays cards.
   *[other] Cards are being played: { $name }.
}
wait-feed = { $name } feeds.
wait-other = { $count ->
    [one] { $name } chooses.
   *[other] Still choosing: { $name }.
}
table-over = The game is over.
table-wait = One moment …
table-watching = You are watching.
table-next = You are next.
table-next-but-one = You are next but one.
table-plan = Plan ahead: point at anything.
table-your-turn = Your turn.
table-attacked-you = You are attacked.

## Around the table

table-skip = Skip to what is asked
table-round = round { $round }
table-last-round = last round
table-phase = Phase
table-help = Keys and help
table-undo = Undo
table-hint = Hint
table-palette = Say a move
table-palette-hint = A move in words or notation, such as “feed A1”
table-broken = This table cannot be shown.
keys-choose = choose what carries that key
keys-more = number the next ten
keys-hand = cards in your hand, by their place
keys-do = do it
keys-back = one step back
keys-undo = undo
keys-pass = pass
keys-done = done
keys-remove = remove a trait
keys-why = why, or what is this: on anything focused
keys-log = log and notes
keys-next = next thing that can be chosen
keys-mine = my species
keys-arrows = within a bank or the hand
keys-step = step through what has happened
keys-palette = say a move in words
keys-settings = settings

## Phrases that one can say to the others

react-say = Say something
react-mute = Hide what others say
react-unmute = Show what others say
react-told = { $name }: { $phrase }
react-hello = Hello!
react-thanks = Thank you!
react-nice = Nice move!
react-wow = Wow!
react-ouch = Ouch!
react-sorry = Sorry!
react-thinking = One moment …
react-well-played = Well played!

## Reporting a player

report-open = Report a player
report-about = Only the operator of this server reads this. Nobody at the table is told.
report-who = Player
report-why = Reason
report-words = What happened? (optional)
report-reason-name = Offensive name
report-reason-conduct = Insults or spam
report-reason-stalling = Refuses to play
report-reason-cheating = Cheats
report-reason-other = Something else
report-cancel = Cancel
report-send = Send report
report-thanks = Thank you. The operator of this server will look at it.
report-close = Close
