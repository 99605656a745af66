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
line-limited = The server limits connections from your network. Trying again in { $when }. Your game is safe.
line-now = Try now

## The top bar

top-home = Tangled Bank, front page
top-live = live
top-lost = connection lost
top-day = Day colours
top-night = Night colours

## The front page

front-lede = Feed your species, let them grow, give them horns and wings and fur, and see who is left. Five games of evolution at one table, with friends or against programs.
front-now = Play { $game } now
front-against = { $bots ->
    [one] against one bot, about { $minutes } minutes
   *[other] against { $bots } bots, about { $minutes } minutes
}
front-waiting = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
}
front-unreachable = The server does not answer. Is it running, and are you connected?
front-colophon = A fan project, free and open, not connected with the publishers of these games, North Star Games and RightGames. Their games are better with wooden markers on a table: buy them.

## Making a table

play-title = Play
play-note = two clicks, no account
play-which = Which game
play-now = Play now
play-invite = Invite friends
play-lesson = First lesson
game-first = best to begin with
game-players = { $fewest }–{ $most } players
game-minutes = { $short }–{ $long } min
seats-title = Seats
seat-your-name = Your name
seat-you = you
seat-name = Name at seat { $seat }
seat-who = Who plays at seat { $seat }
seat-open = free seat
seat-by-link = for whoever has the link
seat-at-screen = at this screen
seat-people = People
seat-programs = Bots by strength
seat-characters = Bots with character
seat-program = { $name } – { $text }
seat-add = one more seat
seat-drop = Remove seat { $seat }
bot-random = random
bot-easy = easy
bot-steady = steady
bot-sharp-1 = sharp 1
bot-sharp-2 = sharp 2
bot-sharp = sharpest
bot-grazer = grazer
bot-predator = predator
bot-breeder = breeder
bot-builder = builder
variants-title = Variants
variant-quick_play = Quick Play
variant-events = Climate events
variant-plain = Without climate
variant-variant = Which game
value-full = the whole game
value-reef = Reef, for a first game
rulings-title = What the rules leave open
rulings-text = Each is set as we read the rulebook. Change only what your group plays otherwise.
wishes-title = Clock, who may come, hints
clock-title = Time to think
clock-none = no clock
clock-none-text = Everybody takes the time they need.
clock-minute = a minute a move
clock-minute-text = When the minute is up, a bot makes that one move.
clock-game = 15 minutes each
clock-game-text = A quarter of an hour each for the whole game, and 10 seconds more with every move.
clock-day = a day a move
clock-day-text = For a game over days or weeks: a day for each decision.
away-title = When somebody is away
away-wait = wait
away-bot = a bot plays until they return
hints-title = Hints
hints-alone = when I play alone
hints-all = for everybody
hints-none = none
hints-text = What a good player would do, when you ask for it.
public-title = Public table
public-text = Listed on the front page; whoever likes takes a free seat.
watchers-title = Others may watch
watchers-text = Whoever has the link sees the game, but no hidden card.
undo-title = Moves can be taken back
undo-text = As long as nothing was revealed and nobody else has chosen.
record-open = open a recorded game
record-broken = { $file } is not a recorded game.

## My games, and tables of others

mine-title = My games
mine-waiting = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
mine-none = Games that you play from this browser will be found here.
mine-new = New here? The first lesson is one round with somebody who explains.
mine-round = { $game }, round { $round }
mine-your-turn = your turn
mine-with = with { $names }
mine-turn-of = { $names } to move
mine-going-on = going on
mine-open = waiting for players
mine-over = finished, place { $place } of { $players }
mine-replay = replay
tables-title = Public tables
tables-join = { $n ->
    [one] Join: one seat
   *[other] Join: { $n } seats
}
tables-watch = Watch

## Coming to a table

name-label = Your name
room-coming = Coming to the table …
broken-title = A part of the page is missing
broken-text = The server did not send it: it is away, or has a newer version by now. Nothing of your games is lost.
broken-again = Load the page again
room-result = See the result
door-title = Sit down at this table
door-known = You sit here already, as { $names }.
door-mine = To my seat
door-more = Or take another seat on this screen, for somebody beside you:
door-sit = Sit down
door-another = Take another seat
turned-title = This does not work
turned-watch = Watch the game
turned-reload = Reload the page
recovery-label = Recovery code of your seat
recovery-make = Show my code
recovery-send = Take my seat

## The lobby

lobby-waiting = { $n ->
    [one] Waiting for one more player. The game begins when all seats are taken.
   *[other] Waiting for { $n } more players. The game begins when all seats are taken.
}
lobby-starting = All seats are taken. The game begins as soon as everybody is here.
lobby-leave = Leave the table
seat-bot = bot, { $level }
seat-here = here
seat-away = away
seat-host = host
seat-remove = Send { $name } away
another-label = Somebody else at this screen
another-name = Name
another-first = Take part
another-sit = Take this seat
fill-bots = Fill with bots
fill-which = How strong the bots are
invite-title = Invite
invite-any = Any seat
invite-home = This address works on this machine alone. Others can come if the server is started with make play ARGS=--lan.
invite-any-text = Whoever opens this link takes the next free seat.
invite-seat = Seat { $seat }
invite-seat-text = For one person: it opens this seat, once.
invite-watch = To watch
invite-watch-text = Whoever has this link sees the game, but no hidden card.
invite-device = My phone
invite-device-text = Opens my own seat on another device, once, within ten minutes.
invite-recovery = Recovery code
invite-recovery-text = Write this code down. It brings you back to your seat from any browser, once, and signs out every other device.
link-copy = Copy
link-copied = Copied
link-share = Share
link-qr = QR code: { $what }

## Seats that change hands

seat-change-bot-seat-taken = { $name } took over the seat of { $before }, a bot.
seat-change-handed-over = { $name } took over the seat of { $before }.
seat-change-recovered = { $name } came back with a recovery code.
seat-change-replaced = A bot plays for { $name } until they return.
seat-change-returned = { $name } is back.
notice-close = OK
handover-ask = Give { $name }'s seat to somebody new?
handover-agree = Agree
handover-refuse = Refuse

## Several people at one screen

curtain-title = Pass the screen to { $name }
curtain-ready = I am { $name }
curtain-back = Not yet: back to { $name }

## Settings

settings-title = Settings
settings-name-text = What others at the table call you.
settings-language = Language
settings-browser = as the browser
settings-theme = Colours
theme-system = as the system
theme-light = day
theme-dark = night
theme-contrast = high contrast
settings-speed = Motion
settings-speed-text = How fast things move on the table. What your system says about motion counts, too.
speed-half = half
speed-normal = normal
speed-double = double
speed-off = off
settings-sound = Sound
settings-sound-text = A short tone when it is your turn.
settings-phrases = Phrases
settings-phrases-text = Show what others at the table say.
settings-letters = Single-letter keys
settings-letters-text = U takes back, P passes, L shows the log. Turn them off if you speak to your computer.
settings-kept = Kept in this browser only.
