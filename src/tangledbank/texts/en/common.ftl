### The command line, and what all games share

about = The Evolution family of board games: play, watch, simulate, replay.
about-examples =
    Start with:
      tangledbank play                     Evolution against three steady bots
      tangledbank play --lang fr           the same in French
      tangledbank games                    list the games and their options

## Help

help-game = The game; "tangledbank games" lists them.
help-lang = Language: { $known }. Default: your system’s language.
help-option = A rules option, such as quick_play=on. May be repeated; see "tangledbank games".
help-data = A corrected card data file.
help-seed = A number that determines the shuffle, so that you can repeat a game.
help-json = Print JSON for other programs.
help-plain = Plain text without drawing or color, for screen readers.
help-uncovered = Show other players’ piles that are face down until the end.
help-players = Number of players.
help-help = Show this message and exit.
help-version = Show the version and whether the engine is compiled.
help-count = Number of games.
help-agents = The players: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program. The last one fills the remaining seats.
help-jobs = Number of processes that run at the same time.
help-record = A saved game: a file, or a name from "tangledbank saves". Default: the last one.
help-log = Print everything that happens.
help-scenes = Scene files, *.scene.
help-bots = Who plays against you: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program. The last one fills the remaining seats.
help-people = The people who take turns at this terminal: names such as Ann,Bob, or a number. Nobody sees another player’s cards.
help-watch-bots = The players: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program. The last one fills the remaining seats.
help-save = Save the game to this file instead of to your saved games.
help-resume = Continue a saved game: a file or a name from "tangledbank saves". Default: the last one.
help-pace = Seconds to wait after each line; 0.6 by default in a terminal. Press Enter to pause or continue, q to quit.
usage-head = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = default: { $value }
usage-required = required
metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGS]...
metavar-game = GAME
metavar-lang = LANG
metavar-option = K=V
metavar-file = FILE
metavar-record = RECORD
metavar-saved = [SAVED]
metavar-seed = S
metavar-number = N
metavar-agents = A,B
metavar-people = NAMES
metavar-seconds = SEC
help-games = List the games, their player counts and their options.
    .examples =
        tangledbank games
        tangledbank games --lang fr
help-cards = List the cards of a game and what they do.
    .examples =
        tangledbank cards evolution
        tangledbank cards evolution --json
help-simulate = Play many games between bots and count the wins.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Replay a recorded game. In a terminal, you step through it; elsewhere, a summary is printed.
    .examples =
        tangledbank replay game.json
        tangledbank replay game.json --log
help-scene = Run scenes: positions, moves and the expected results.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Play in the terminal.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = List your saved games, newest first.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Watch bots play each other.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Run a server where people and programs can play.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Play at a server’s table. Reads the secret from standard input.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Check the shuffle and the moves of a game recorded by a server.
    .examples =
        tangledbank verify record.json
metavar-host = HOST
metavar-url = URL
metavar-name = NAME
help-host = The address to listen on. If others can reach it, use a reverse proxy with TLS.
help-port = The port to listen on.
help-database = Where to store games, such as sqlite:///games.db or postgresql://USER@HOST/NAME. Default: a file in your data directory.
help-lan = Serve your home network at this machine’s address.
help-open = Open the page in your browser, if this machine has a screen.
help-name = Another host name of the server. May be repeated.
help-proxies = Addresses of reverse proxies whose client headers are trusted, separated by commas.
help-address-limits = Multiply the per-address limits: 4 for a large school behind one address, 0 for no limits. Default: 1, or 0 if only this machine can reach the server.
help-set = Your own set that tables may use. May be repeated.
help-bot-processes = Number of processes that compute for bots and hints.
help-workers = Number of server processes. More than one needs PostgreSQL.
help-link = The table’s address, without its secret.
help-guest = Your name at the table.
help-verified = A record downloaded from a server.
serve-extra = The server needs a package that isn’t installed ({ $package }). Install it with: pip install "tangledbank[server]"
serve-workers = More than one worker needs PostgreSQL. Pass --database postgresql://USER@HOST/NAME
serve-postgres = PostgreSQL needs a package that isn’t installed. Install it with: pip install "tangledbank[postgres]"
serve-address = Serving on { $address }
serve-database = Games are stored in { $database }
database-read-only = The database { $database } is read-only ({ $why }), so games can’t be stored. Let this user write to it (with SQLite, also to its folder), or pass another database with --database.
database-failed = The database { $database } can’t be opened: { $why }. Check its address and who may use it, or pass another database with --database.
serve-taken = Port { $port } is in use. Stop the other server or choose another port with --port.
serve-no-client = The browser client isn’t built: programs and "tangledbank join" can play, browsers can’t. In a copy of the sources, build it with make web; installed packages include it.
serve-no-screen = This machine has no screen to open a browser on. Open { $address } in a browser that can reach it.
serve-lan = Everyone on your network can reach this server and read its traffic.
serve-public = Everyone who can reach this address can use the server and read its traffic. Put a reverse proxy with TLS in front of it; see docs/howto/operate.md.
help-control = The control socket of a running server. Default: next to the SQLite file.
help-names-filter = Your own function that allows, refuses or replaces people’s names: MODULE:FUNCTION or FILE.py:FUNCTION.
help-log-form = Log format: plain, or json (one object per line).
help-metrics = A local port for Prometheus metrics. Default: none.
verify-failed = { $path } fails the check: { $why }
verify-good = { $count ->
    [one] The shuffle is the one the server committed to, and the one move is legal.
   *[other] The shuffle is the one the server committed to, and all { $count } moves are legal.
}
join-fragment = Leave out the # and what follows it. You’ll be asked for the secret, so that it doesn’t appear in process lists.
join-secret = The link’s secret, your recovery code, or your token:
join-seat = You are { $seat }.
join-watch = You’re a spectator.
join-token = To return to your seat later, enter this token instead of the secret: { $token }
join-lost = Connection lost: { $why }
join-number = Type a number from 1 to { $most }, undo or quit.

## Faults

error-game = there is no game "{ $key }"; choose from { $known }
error-lang = there is no language "{ $lang }"; choose from { $known }
error-players = { $game } is for { $low } to { $high } players, not { $players }
error-seats = { $option } names { $names } players, but there are only { $seats } seats
error-people = --people takes names such as Ann,Bob or a number, for at most { $players } players, not "{ $people }"
error-seed = a seed is a number from 0 up to 128 bits
error-option = "{ $text }" isn’t an option; write key=value with one of these keys: { $known }
error-option-value = option { $key } can’t be "{ $value }"; choose from { $known }
error-read = { $path } can’t be read: { $why }
error-no-file = there is no file { $path }
error-not-file = { $path } is a folder or a device, not a file
error-data = { $path } can’t be used as card data: { $why }
error-program = { $path } has the program { $program } as a player; pass it with --bots if you trust it, or name other players
error-size = { $path } is too large: { NUMBER($size, useGrouping: 0) } bytes; the limit is { NUMBER($most, useGrouping: 0) }
error-utf8 = { $path } isn’t UTF-8 text
error-record = { $path } can’t be replayed: { $why }
error-choices = { $path } has { NUMBER($count, useGrouping: 0) } moves; at most { NUMBER($most, useGrouping: 0) } can be replayed
error-write = { $path } can’t be written: { $why }
error-resume = a saved game keeps its players, shuffle and options; leave out { $options }
error-no-saves = there is no such saved game in { $folder }; "tangledbank saves" lists yours
error-agent = { $game } has no player "{ $name }"; choose from { $known }, policy:FILE, or the path of a program
record-long = a record has at most { NUMBER($most, useGrouping: 0) } characters; this one has { NUMBER($size, useGrouping: 0) }
record-json = it is damaged, or it isn’t a Tangled Bank record ({ $detail })
record-format = it isn’t a Tangled Bank record of format { $format }
record-seed = its seed isn’t a hexadecimal number of at most 32 digits
record-field = it isn’t a Tangled Bank record: "{ $name }" is missing or isn’t of type { $kind }
record-choice = move { NUMBER($place, useGrouping: 0) } isn’t written as [seat, verb, ids …]
record-range = move { NUMBER($place, useGrouping: 0) } has a number out of range
record-unplayable = move { NUMBER($place, useGrouping: 0) }, "{ $choice }", isn’t possible there
record-game = it is a record of { $game }, not of { $wanted }
record-rules = it was played with rules version { NUMBER($rules, useGrouping: 0) }; this program has version { $here }
record-set = it was played with the set { $set }, which isn’t loaded: add --with { $set }, or --with and its file
record-data = it was played with card data { $data } of { $set }; this program has { $here }

## Words that the command line cannot use

usage-command = there is no command "{ $text }"; choose from { $known }
usage-no-command = the command is missing; choose from { $known }
usage-option = "{ $command }" has no option { $option }; its options are { $known }
usage-no-value = option { $option } takes no value
usage-value = { $name } takes { $takes }, not "{ $value }"
usage-missing = { $name } is missing; "{ $command }" needs { $takes }
usage-needs = option { $name } needs { $takes }
usage-extra = "{ $command }" doesn’t take "{ $text }"
takes-game = a game: { $known }
takes-file = the path of a file
takes-text = a text such as { $name }
takes-whole = a whole number
takes-whole-from = a whole number, at least { NUMBER($low, useGrouping: 0) }
takes-whole-between = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
takes-number = a number
takes-number-from = a number, at least { NUMBER($low, useGrouping: 0) }
takes-number-between = a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }

## Lists

games-line = { $key }: { $title }, { $low } to { $high } players
cards-title = { $game }: { $count } cards
cards-doubt = Figures marked { $mark } are uncertain; --json shows the confidence of each.
saves-open = { $choices ->
    [one] 1 move
   *[other] { $choices } moves
}
saves-over = { $choices ->
    [one] 1 move
   *[other] { $choices } moves
}, finished
saves-how = Continue with "tangledbank play --resume { $name }", or replay with "tangledbank replay { $name }".

## Simulations

simulate-bar = Playing
simulate-head = { $game }, { $players } players, { $games } games
simulate-agent = player
simulate-wins = wins
simulate-shared = shared
simulate-share = share
simulate-interval = 95% interval
simulate-score = points
simulate-trouble = { "  " }errors: { $kind } { $times } ×
simulate-foot = { $decisions } decisions in { $seconds } s

## Playing

play-you = you
cause-attack = attack by { $being }
cause-eaten-prey = from { $being }
cause-stolen = stolen from { $being }
cause-hunger = hunger
cause-poison = poison
cause-overpopulation = overpopulation
cause-over-limit = no room
cause-age = age
cause-cold = cold
cause-heat = heat
cause-fire = fire
cause-of = { $trait } of { $species }
log-you = you
play-hint = Type the number of a move, or the move in words. ? shows help, ? { $card } explains a card, and ? MOVE tells you why a move isn’t possible.
play-begin = Press Enter to start:
play-forced = (Your only move: { $move }.)
play-change = { $name } is next. Everyone else, look away.
play-ready = Press Enter to see your cards:
watch-paused = Paused. Press Enter to continue, q to quit:
play-inside = { $title } (type "{ $back }" to go back):
play-earlier = … { $count } earlier (type "{ $log }" to see them).
play-more = Press Enter to continue, or type any word to stop:
play-possible = That’s possible: { $moves }
play-then = Then: { $news }
play-unknown = I don’t know "{ $word }". Ask about a card, a rule or a move, or type ? for a list.
play-which = Which one: { $names }?
play-empty-hand = Your hand is empty.
play-no-being = There’s no { $name } on the table: it has gone extinct, or never lived.
play-no-undo = You can’t undo: something was revealed or another player has moved since, or you haven’t made a move yet.
play-thinking = Thinking …
play-undone = Undone{ $move ->
    [none] { "" }
   *[other] : { $move }
    }.
play-saved = Saved: { $path }
play-left = Your game is saved. To continue it:
play-help = Enter a number, or type a move, for example: "{ $move }". 3 chooses move 3, 3.12 chooses number 12 in the list under 3, and 0 ends your turn or does nothing. You can shorten a move as long as only one fits.
    ? WORD  explains a card or a word on the screen; ? A1 a species; ? hand all your cards; ? MOVE tells you what a move does, or why it isn’t possible.
    Enter — show the table again
    table — everything on the table, unabridged
    moves — all your moves in words
    hint, ? best — what a strong player would do, and why
    source — the rule behind the last answer
    log — recent events
    back — leave a list of moves
    undo — undo your last move
    save, save FILE — save the game to another file; every move is saved anyway
    quit — leave; "play --resume" continues
play-no-source = There’s no rule to show yet. Ask about a card, a word or a move first.
play-topics = You can ask about: { $topics }
command-help = help
command-table = table
command-moves = moves
command-source = source
command-log = log
command-undo = undo
command-back = back
command-save = save
command-quit = quit
command-hand = hand
read-nothing = "{ $text }" isn’t one of your moves. Type a number, or ? for help.
read-alike = "{ $text }" isn’t a complete move. Did you mean: { $moves }
read-number = There’s no such number here. Choose from { $known }.
read-several = That could mean { $count } moves:

## Refusals

reason-over = The game is over.
    .short = game over
reason-turn = It isn’t your turn to choose: { $asked } is choosing.
    .short = not your decision
reason-turn-other = That’s a move for { $mover }, and you are { $you }.
    .short = { $mover }’s move
reason-now = You can’t do that now. Your decision is “{ $prompt }”.
    .short = not now

## Programs at the table

bot-start = { $name } couldn’t be started ({ $detail }); it plays random moves instead.
bot-deaf = { $name } doesn’t read its messages and was removed; from now on its moves are made for it.
bot-silent = { $name } didn’t answer within { $detail } s; a legal move was made for it.
bot-died = { $name } stopped early{ $detail }; from now on its moves are made for it.
bot-flood = { $name } sent far too much and was removed; from now on its moves are made for it.
bot-nonsense = { $name } sent an unreadable answer ("{ $detail }"); a legal move was made for it.
bot-ambiguous = { $name } sent a text that fits several options ("{ $detail }"); a legal move was made for it.
bot-illegal = { $name } chose a move that isn’t offered ("{ $detail }"); a legal move was made for it.
bot-dismissed = { $name } was removed after repeated errors; from now on its moves are made for it.

## Scores

score-title = Final scores
score-now = Scores if the game ended now
score-total = total
score-winner = { $name } wins with { $points } points.
score-shared = { $names } share the win with { $points } points each: they are equal in every tie-breaker.
score-tie = { $names } are tied on points; { $tie } decides ({ $mine } to { $theirs }).
list-and = { " and " }

## Replays

replay-head = { $game }, { $players } players, { $choices } moves; options: { $options }
replay-unfinished = The game wasn’t finished. This is the last position:

event-undone = { $me ->
    [yes] You undo your last move.
   *[no] { $seat } undoes a move.
}
replay-prompt = Enter: next · b: back · { $unit ->
    [turn] t: next turn
   *[round] r: next round
 } · h: hands · s: scores · q: quit >
replay-help = Enter or n: next move. b: previous move. { $unit ->
    [turn] t: next turn. t 3: turn 3.
   *[round] r: next round. r 3: round 3.
 } 0: the start. e: the end. A number: that move. h: show or hide all hands. s: scores. q: quit.
replay-place = { $unit ->
    [turn] turn
   *[round] round
 } { $round } · move { NUMBER($place, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [turn] There was no such turn: the last one is { $last }.
   *[round] There was no such round: the last one is { $last }.
 }
metavar-set = SET
help-with = Your own set, by name or as a file NAME.py. May be repeated.
titled = { $title }: { $text }
