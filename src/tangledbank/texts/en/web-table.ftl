### The client for browsers: the table itself

## Boards, banks, cards

table-no-traits = no traits yet
table-face-down = face down
table-no-species = no species
table-no-animals = no animals
table-picked = Selected.
table-cannot = Not possible: { $why }.
table-attacked-by = attacked by { $name }
table-not-now = not now
table-not-taken = That move wasn’t accepted: it’s no longer possible. Choose again.
table-key = Key { $key }.
table-changed = Just changed.
table-to-move = to move
table-has-chosen = ready
table-first = first player
table-away = away
table-or = or
table-more-of = { $count } more
table-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The bar, the notes, the log

table-asked = Your decision
table-dock = Your decision and your hand
table-less = Less
table-more = More
table-notes = Field notes
table-notes-empty = Hover over a card, species or zone, or hold it, to read about it here.
table-log = Log
table-latest-below = newest at the bottom
table-log-earlier = Show earlier
table-close = Close
table-you = You
table-a-bot = bot
table-bot = bot, { $agent }
table-replaced = a bot is playing
table-home = food scored
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
table-event-waits = { $event } strikes at { $zone }.
table-in-force = { $event } in effect
table-thaw = Glacial Thaw adds 3 suns
table-eruption = Eruption: after feeding, the climate moves to { $zone }
table-burnt = Set aside by Wildfire: { $food }

## What would happen

table-plants = { $count ->
    [one] { $count } plant
   *[other] { $count } plants
}
table-stored = { $count } stored
table-meat = { $count } meat
table-yours-meat = your own · { $meat }
table-trait-costs = { $trait }: −{ $count } population
table-costs-cards = costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-would-look = { $name } after this move
table-attacks-with = attacks with
table-counts-as = defends with
table-fed-of = { $have } of { $need } fed
table-not-possible = Not possible:

## What the bar says

table-do = Confirm
table-next-ten = Next ten
table-back = Back
table-store = Store { $count }
table-hunts = { $name } attacks. Choose its prey.
table-other-hunter = Another species
table-prey-count = { $open ->
    [one] 1 species can be attacked
   *[other] { $open } species can be attacked
}, { $barred } can’t. Hover or hold to see why.
table-prey-more = { $open ->
    [0] No other species can be attacked
    [one] 1 more can be attacked
   *[other] { $open } more can be attacked
}, { $barred } can’t. Hover or hold to see why.
table-attack = Attack { $name }
table-can-attack = { $count ->
    [one] 1 possible target
   *[other] { $count } possible targets
}
table-whole = Whole table
table-earlier = Step { $step } of { $all }: { $what }
table-earlier-more = Viewing an earlier position.
table-step-back = Back
table-step-on = Forward
table-now-again = Back to the game
table-cannot-why = { $count } can’t be chosen. Why?
table-card-where = { $card }: where do you play it?
table-card-where-more = Play it as a trait, face down until the reveal. Or discard it to grow a species or to start a new one.
table-spend-where = { $card }: discard it for which species?
table-other-card = Another card
table-as-trait = As a trait
table-remove-which = Which trait do you remove?
table-remove-more = The card goes to the discard pile.
table-remove = Remove { $trait }
table-ignore = Ignore { $trait }
table-ignore-pay = Discard which card to ignore { $trait }?
act-pass = Pass
act-done = Done
act-remove-trait = Remove a trait
act-go-on = Next
hint-choose-food = Adds that many plants. Secret until the reveal.
hint-play-cards = Pick a card, then use it as a trait, to grow a species, or for a new species. Press Done when you’re finished.
hint-feed = Plant eaters take from the watering hole. Carnivores attack.
hint-exchange-cards = Put cards under the deck; you draw as many when you’re done.
hint-store-food = It eats stored food just before the next food cards are revealed.
wait-choose-food = { $count ->
    [one] { $name } is choosing a food card.
   *[other] Choosing food cards: { $name }.
}
wait-play-cards = { $count ->
    [one] { $name } is playing cards.
   *[other] Playing cards: { $name }.
}
wait-feed = { $name } is feeding.
wait-other = { $count ->
    [one] { $name } is choosing.
   *[other] Still choosing: { $name }.
}
table-over = The game is over.
table-wait = One moment …
table-watching = You’re a spectator.
table-next = You’re next.
table-next-but-one = Two turns to go.
table-plan = Hover or hold to read.
table-your-turn = Your turn.
table-attacked-you = You’re under attack.

## Around the table

table-skip = Skip to your decision
table-round = round { $round }
table-last-round = last round
table-phase = Phase
table-help = Shortcuts and help
undo-takes-back = Takes back: { $what }
undo-not-off = Undo is off at this table.
undo-not-over = The game is over.
undo-not-nothing = You have nothing to undo.
undo-not-revealed = You can’t undo past a draw, a die or a revealed card.
undo-not-player = You can’t undo past another player’s move.
undo-not-timeout = Your time ran out, so a bot’s move can’t be undone.
undo-not-reveal = You’ve undone too often. You can undo again after the next reveal.
undo-not-game = You’ve used up your undos for this game.
table-undo = Undo
table-hint = Hint
table-palette = Type a move
table-palette-hint = Type a move, such as “feed A1”
table-broken = This table can’t be shown. Reload the page.
keys-choose = choose the item with that key
keys-more = number the next ten
keys-hand = pick a card from your hand
keys-do = confirm
keys-back = one step back
keys-undo = undo
keys-pass = pass
keys-done = done
keys-remove = remove a trait
keys-why = explain what’s focused, or why it isn’t possible
keys-log = log and notes
keys-next = next possible move
keys-mine = my species
keys-arrows = move within a row or your hand
keys-step = step through past moves
keys-palette = type a move
keys-settings = settings

## Phrases that one can say to the others

react-say = Say something
react-mute = Mute other players
react-unmute = Unmute other players
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
report-about = Only the server’s operator sees your report. Other players aren’t told.
report-who = Player
report-why = Reason
report-words = What happened? (optional)
report-reason-name = Offensive name
report-reason-conduct = Insults or spam
report-reason-stalling = Won’t play
report-reason-cheating = Cheating
report-reason-other = Something else
report-cancel = Cancel
report-send = Send report
report-thanks = Thank you. The server’s operator will look into it.
report-close = Close

## Clocks

clock-left = { $time } left
clock-days = { $days } d { $hours } h
clock-soon = { $seconds } seconds left for your move.
lobby-clock-none = No clock
lobby-clock-move = Clock: { $time } per move
lobby-clock-game = Clock: { $time } per player, plus { $increment } s for every move
table-deck-again = reshuffled deck

## Key moments

moment-food = The food is revealed
moment-zone = The climate changes
moment-event = A climate event
moment-weather = The weather takes its toll
moment-starved = Starvation
moment-scenario = A Scenario
moment-cambrian = The Cambrian Explosion
moment-last = The last round
moment-round = Round { $round } is over
moment-fed = fed
moment-starved-count = starved
moment-eaten = eaten
moment-scored = scored
moment-skip = Click to continue
