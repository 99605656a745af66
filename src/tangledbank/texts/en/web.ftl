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
missing-text = There’s no page at this address. The link may have been cut off when it was copied.
missing-home = Go to the front page

## The connection

line-lost = Connection lost. Trying again in { $when }. Your game is safe.
line-trying = Connection lost. Reconnecting … Your game is safe.
line-limited = The server is limiting connections from your network. Trying again in { $when }. Your game is safe.
line-now = Reconnect now

## The top bar

top-home = Tangled Bank, front page
top-live = live
top-lost = connection lost
top-day = Day colors
top-night = Night colors

## The front page

front-lede = Feed your species, help them grow, give them horns, wings and fur, and see who survives. Five games of evolution at one table, with friends or against bots.
front-now = Play { $game } now
front-against = { $bots ->
    [one] against one bot, about { $minutes } minutes
   *[other] against { $bots } bots, about { $minutes } minutes
}
front-waiting = { $n ->
    [one] One game is waiting for you
   *[other] { $n } games are waiting for you
}
front-unreachable = The server isn’t answering. Check that it’s running and that you’re online.
front-colophon = A free and open fan project, not connected with the publishers of these games, North Star Games and RightGames. The games are even better with wooden markers on a real table: buy them.

## Making a table

play-title = Play
play-note = No account needed
play-which = Choose a game
play-now = Play now
play-invite = Invite friends
play-lesson = Learn to play
game-first = Best for beginners
game-players = { $fewest }–{ $most } players
game-minutes = { $short }–{ $long } min
seats-title = Seats
seat-your-name = Your name
seat-you = You
seat-name = Name at seat { $seat }
seat-who = Who plays at seat { $seat }
seat-open = Open seat
seat-by-link = Anyone with the link
seat-at-screen = Same device
seat-people = People
seat-programs = Bots by strength
seat-characters = Bots with character
seat-program = { $name } – { $text }
seat-add = Add player
seat-drop = Remove seat { $seat }
bot-random = Random
bot-easy = Easy
bot-steady = Steady
bot-sharp-1 = Sharp 1
bot-sharp-2 = Sharp 2
bot-sharp = Sharpest
bot-learned = Learned
bot-grazer = Grazer
bot-predator = Predator
bot-breeder = Breeder
bot-builder = Builder
variants-title = Variants
variant-quick_play = Quick Play
variant-events = Climate events
variant-plain = Without climate
variant-variant = Version
value-last_token-forager = The forager
value-last_token-neighbor = Its neighbor
value-hunt_store-asked = The owner’s choice
value-hunt_store-full = All that fits
value-scavenger_order-attacker = From the attacker
value-scavenger_order-first = From the first player
value-extinction_order-first = First player first
value-extinction_order-last = First player last
value-deck_end-empty = When it’s empty
value-deck_end-needed = When a card can’t be drawn
value-shrunk_fat-bag = To the food bag
value-shrunk_fat-lost = It is lost
value-mud_price-optional = No, it may go hungry
value-mud_price-forced = Yes, it must pay
value-ambush_use-may = The player’s choice
value-ambush_use-must = What helps most
value-migratory_food-diet = What it eats
value-migratory_food-plant = Plants only
value-fur_heat-zones = Hot zones, any size
value-fur_heat-range = Only sizes the zone names
value-fur_wave-zones = The three hottest zones
value-fur_wave-anywhere = Anywhere
value-empty_deck-shuffle = Shuffle the discards
value-empty_deck-none = Draw no more
value-quick_exchange-in_turn = In turn order
value-quick_exchange-as_done = Who finished first
value-wildfire_loss-remove = Yes, food is removed
value-wildfire_loss-spare = No, food is spared
value-deck-auto = By number of players
value-deck-full = All cards
value-mimicry_limit-per_attack = Once per attack
value-mimicry_limit-once_per_turn = Once per turn
value-metamorphose_limit-per_act = Once per action
value-metamorphose_limit-once_per_turn = Once per turn
value-specialization_limit-per_act = Once per action
value-specialization_limit-once_per_turn = Once per turn
value-ambush_limit-per_round = One attack per round
value-ambush_limit-per_carnivore = Each carnivore once per turn
value-deep_draw-one = One
value-deep_draw-any = Any number
value-deep_payment_to-reef = The Reef
value-deep_payment_to-any = Any place
value-end_mode-round = This round is the last
value-end_mode-extra = One more round
value-tie-shared = Shared win
value-tie-boards = Population on boards
value-overpop_choice-one = One place
value-overpop_choice-split = Token by token
value-impostor-gained = Only if it gained
value-impostor-fired = Even if it had no room
value-variant-full = Full game
value-variant-reef = Reef, for a first game
rulings-title = House rules
rulings-text = Each is set the way we read the rulebook. Change only what your group plays differently.
wishes-title = Clock, privacy, hints
clock-title = Time to think
clock-none = No clock
clock-none-text = Take as long as you need.
clock-minute = 1 min per move
clock-minute-text = If your minute runs out, a bot makes that one move for you.
clock-game = 15 min per player
clock-game-text = 15 minutes for the whole game, plus 10 seconds for every move.
clock-day = 1 day per move
clock-day-text = For games that last days or weeks.
away-title = If someone loses their connection
away-wait = Wait, until the host or everyone here lets a bot play
away-bot = A bot plays until they return
hints-title = Hints
hints-alone = When I play alone
hints-all = For everyone
hints-none = Off
hints-text = Ask what a strong player would do.
public-title = Public table
public-text = Listed on the front page. Anyone can join.
watchers-title = Allow spectators
watchers-text = Anyone with the link can watch, but sees no hidden cards.
undo-title = Allow undo
undo-text = Until something is revealed or another player has moved.
record-open = Open a recorded game
record-broken = { $file } isn’t a recorded game. Choose a file you downloaded after a game.

## My games, and tables of others

mine-title = My games
mine-waiting = { $n ->
    [one] one is waiting for you
   *[other] { $n } are waiting for you
}
mine-none = Games you play in this browser appear here.
mine-new = New here? Play a first round with a guide.
mine-round = { $game }, round { $round }
mine-your-turn = Your turn
mine-with = With { $names }
mine-turn-of = Waiting for { $names }
mine-going-on = In progress
mine-open = Waiting for players
mine-over = Finished, place { $place } of { $players }
mine-replay = Replay
tables-title = Public tables
tables-join = { $n ->
    [one] Join: 1 seat
   *[other] Join: { $n } seats
}
tables-watch = Watch

## Coming to a table

name-label = Your name
room-coming = Loading the table …
broken-title = Part of the page is missing
broken-text = The server didn’t send it: it’s offline or was just updated. Your games are safe. Reload the page.
broken-again = Reload the page
room-result = See the result
door-title = Join this table
door-known = You’re already at this table, as { $names }.
door-mine = Go to my seat
door-more = Or take another seat on this device, for someone next to you:
door-sit = Take a seat
door-another = Take another seat
turned-title = That didn’t work
turned-watch = Watch the game
turned-reload = Reload the page
recovery-label = Recovery code for your seat
recovery-make = Show my code
recovery-send = Return to my seat

## The lobby

lobby-waiting = { $n ->
    [one] Waiting for one more player. The game starts when every seat is taken.
   *[other] Waiting for { $n } more players. The game starts when every seat is taken.
}
lobby-starting = Every seat is taken. The game starts as soon as everyone is here.
lobby-leave = Leave table
seat-bot = Bot, { $level }
seat-here = Here
seat-away = Away
seat-host = Host
seat-add-bot = Add a bot
seat-remove = Remove { $name }
another-label = Another player on this device
another-name = Name
another-first = Join the game
another-sit = Take this seat
fill-bots = Fill with bots
fill-which = Bot strength
invite-title = Invite friends
invite-any = Any seat
invite-home = This link works only on this computer. To invite others, restart the server on your home network: see “Host a table” in the docs.
invite-any-text = Anyone who opens this link gets the next open seat.
invite-seat = Seat { $seat }
invite-seat-text = For one person. It opens this seat, once.
invite-watch = Spectators
invite-watch-text = Anyone with this link can watch, but sees no hidden cards.
invite-device = My phone
invite-device-text = Opens your seat on another device. Works once, within ten minutes.
invite-recovery = Recovery code
invite-recovery-text = Write this code down. It brings you back to your seat from any browser. It works once and signs out your other devices.
link-copy = Copy link
link-copied = Copied
link-share = Share
link-qr = QR code: { $what }

## Seats that change hands

seat-change-bot-seat-taken = { $name } took over from the bot { $before }.
seat-change-handed-over = { $name } took over { $before }’s seat.
seat-change-recovered = { $name } came back with a recovery code.
seat-change-replaced = A bot is playing for { $name } until they return.
seat-change-returned = { $name } is back.
seat-change-handed-to-bot = { $name } lets a bot play for now.
seat-change-left = { $name } left. A bot is playing until they return.
seat-change-paused = { $name } paused the game.
seat-change-resigned = { $name } resigned. A bot plays on.
seat-change-resumed = { $name } resumed the game.
table-paused = The game is paused.
proposal-replace = Let a bot play for { $name } until they return?
proposal-pause = Pause the game?
proposal-resume = Resume the game?
proposal-close = Close this table for good?
menu-title = Table menu
menu-substitute = Let a bot play for me
menu-substitute-text = You get your seat back when you make a move, reload the page or press “Take my seat back”.
menu-take-back = Take my seat back
menu-pause = Pause the game
menu-resume = Resume the game
menu-replace = Let a bot play for { $name }
menu-agreement = If you aren’t the host, everyone who’s here has to agree.
menu-leave = Leave the table
menu-leave-text = A bot plays for you until you come back. You keep your seat.
menu-resign = Resign
menu-resign-text = A bot plays your seat to the end. You can’t come back.
menu-close = Close the table
menu-close-text = The game ends without a result. Everyone who’s here has to agree.
menu-cancel = Cancel
notice-close = OK
handover-ask = Give { $name }’s seat to someone new?
handover-agree = Agree
handover-refuse = Refuse

## Several people at one screen

curtain-title = Pass the device to { $name }
curtain-ready = I’m { $name }
curtain-back = Not yet: back to { $name }

## Settings

settings-title = Settings
settings-name-text = The name other players see.
settings-language = Language
settings-browser = Browser default
settings-theme = Colors
theme-system = System default
theme-light = Day
theme-dark = Night
theme-contrast = High contrast
settings-speed = Animation speed
settings-speed-text = How fast things move on the table. If your system asks for less motion, we follow it.
speed-half = Half
speed-normal = Normal
speed-double = Double
speed-off = Off
settings-sound = Sound
settings-sound-text = Play a short tone when it’s your turn.
settings-phrases = Chat phrases
settings-phrases-text = Show what other players say.
settings-letters = Single-letter shortcuts
settings-letters-text = U undoes, P passes, L opens the log. Turn these off if you use voice control.
settings-confirm-reveal = Confirm before a reveal
settings-confirm-reveal-text = If you’re the last to choose a face-down card, we ask once more, because you can’t undo it.
settings-kept = Saved in this browser only.
