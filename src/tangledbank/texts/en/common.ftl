### The command line, and what all games share

about = The Evolution family of board games: play, watch, simulate, replay.
about-examples =
    Begin with:
      tangledbank play                     Evolution against three steady players
      tangledbank play --lang fr           the same in French
      tangledbank games                    what can be played, and how

## Help

help-game = Which game: see "tangledbank games".
help-lang = Language: { $known }. Without it, that of your environment.
help-option = An option of the rules, such as quick_play=on. May be repeated; see "tangledbank games".
help-data = A corrected file of card facts.
help-seed = A number that decides the shuffle, so that a game can be played again.
help-json = Print plain data for other programs.
help-plain = Linear text without drawing or colour, for screen readers.
help-uncovered = Show piles of other players that lie covered until the end.
help-players = How many players.
help-help = Show this message and exit.
help-version = The version, and whether the engine is compiled.
help-count = How many games.
help-agents = Who plays: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program; the last one named takes all seats left.
help-jobs = How many processes work at the same time.
help-record = A saved game: a file, or a name from "tangledbank saves"; without it the last one.
help-log = Print everything that happened.
help-scenes = Scene files, *.scene.
help-bots = Who plays against you: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program; the last one named takes all seats left.
help-people = Who plays at this terminal, one after the other: names such as Ann,Bob, or how many. Nobody sees the other's cards.
help-watch-bots = Who plays: names from "tangledbank agents" such as steady or sharp, policy:FILE, or the path of a program; the last one named takes all seats left.
help-save = Keep the game in this file, and not among the saved games.
help-resume = Go on with a saved game: a file, a name from "tangledbank saves", or without either the last one.
help-pace = Seconds to wait after each line; without it 0.6 in a terminal. Enter stops and goes on, q leaves.
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
help-games = List the games, their seats and their options.
    .examples =
        tangledbank games
        tangledbank games --lang fr
help-cards = List the cards of a game, and what they do.
    .examples =
        tangledbank cards evolution
        tangledbank cards evolution --json
help-simulate = Play many games among programs, and count who wins.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Play a record again: step by step in a terminal, in short elsewhere.
    .examples =
        tangledbank replay game.json
        tangledbank replay game.json --log
help-scene = Run scenes: positions, moves, and what must hold after each.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Play in the terminal.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = List the saved games, the last one first.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Watch programs play against each other.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Serve tables for people and programs.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Play at the table of a server. The secret is read from standard input.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Check the shuffle and the moves of a game that a server has recorded.
    .examples =
        tangledbank verify record.json
metavar-host = HOST
metavar-url = URL
metavar-name = NAME
help-host = The address to listen on. One that others can reach needs TLS in front of it.
help-port = The port to listen on.
help-database = Where games are kept, such as sqlite:///games.db or postgresql://USER@HOST/NAME. Without it, a file in your data directory.
help-lan = Serve the home network, at the address this machine has there.
help-open = Open the page in the browser, if there is a screen to show it on.
help-name = Another name under which the server is called. May be repeated.
help-proxies = Addresses of reverse proxies that are believed about their clients, separated by commas.
help-address-limits = Multiply the limits on what one address may use: 4 for a large school behind one address, 0 for none. Without it 1, or 0 on a server that only this machine uses.
help-set = A set from outside the package that tables may use. May be repeated.
help-thinkers = How many processes think for bots and hints.
help-workers = How many processes serve. More than one needs PostgreSQL.
help-link = The address of the table, without its secret.
help-guest = What you are called at the table.
help-verified = A record that a server has given out.
serve-extra = The server needs packages that are not installed ({ $package }): pip install "tangledbank[server]".
serve-workers = More than one worker needs PostgreSQL: --database postgresql://USER@HOST/NAME
serve-postgres = PostgreSQL needs a package that is not installed: pip install "tangledbank[postgres]".
serve-address = Serving on { $address }
serve-database = Games are kept in { $database }
database-read-only = The database { $database } is read-only ({ $why }), so games can't be stored. Let this user write to it (with SQLite, also to its folder), or pass another database with --database.
database-failed = The database { $database } can't be opened: { $why }. Check its address and who may use it, or pass another database with --database.
serve-taken = Port { $port } is taken: another server runs there already. Name another port with --port.
serve-no-client = The client for browsers is not built: programs and "tangledbank join" can play, browsers cannot. In a copy of the sources, make web builds it; installed packages have it.
serve-no-screen = There is no screen here to open a browser on. Open { $address } in one that can reach this machine.
serve-lan = Everybody in your network can reach this server, and read what it sends.
serve-public = Everybody who can reach this address can use the server, and read what it sends. Put a reverse proxy with TLS in front of it; see docs/howto/operate.md.
help-control = The socket file of a running server. Without it, beside the SQLite file.
help-names-filter = A function of your own that allows, refuses or replaces the names of people: MODULE:FUNCTION or FILE.py:FUNCTION.
help-log-form = How events are logged: plain, or json (an object on each line).
help-metrics = A port on this machine for Prometheus. Without it, there is none.
verify-failed = { $path } does not hold: { $why }
verify-good = { $count ->
    [one] The shuffle is the one that was committed to, and the one choice is legal.
   *[other] The shuffle is the one that was committed to, and all { $count } choices are legal.
}
join-fragment = Leave out what follows # in the address: the secret is asked for, so that it is not seen in lists of processes.
join-secret = The secret of the link, your recovery code, or your token:
join-seat = You are { $seat }.
join-watch = You are watching.
join-token = To come back to your seat, give this token in place of the secret: { $token }
join-lost = The connection is lost: { $why }
join-number = A number from 1 to { $most }, undo, or quit.

## Faults

error-game = there is no game "{ $key }": the games are { $known }
error-lang = there is no language "{ $lang }" here: there are { $known }
error-players = { $game } is for { $low } to { $high } players, not { $players }
error-seats = { $option } names { $names } players, and there is room for { $seats }
error-people = --people takes names such as Ann,Bob or a number, for at most { $players } players, not "{ $people }"
error-seed = a seed is a number of at most 128 bits, not below 0
error-option = "{ $text }" is not an option: options are written key=value, with these keys: { $known }
error-option-value = option { $key } cannot be "{ $value }": it is one of { $known }
error-read = { $path } cannot be read: { $why }
error-no-file = there is no file { $path }
error-not-file = { $path } is a folder or a device, not a file
error-data = { $path } cannot be used as card facts: { $why }
error-program = { $path } names the program { $program } as a player: start it with --bots if you trust it, or name other players
error-size = { $path } is too large: { NUMBER($size, useGrouping: 0) } bytes, where at most { NUMBER($most, useGrouping: 0) } are read
error-utf8 = { $path } is not text in UTF-8
error-record = { $path } cannot be replayed: { $why }
error-choices = { $path } has { NUMBER($count, useGrouping: 0) } choices, where at most { NUMBER($most, useGrouping: 0) } are replayed
error-write = { $path } cannot be written: { $why }
error-resume = a saved game keeps its players, its shuffle and its options: leave out { $options }
error-no-saves = there is no such saved game yet in { $folder }
error-agent = there is no player "{ $name }" for { $game }: there are { $known }, policy:FILE, or the path of a program
record-long = a record has at most { NUMBER($most, useGrouping: 0) } characters, and this has { NUMBER($size, useGrouping: 0) }
record-json = it is damaged, or not a record ({ $detail })
record-format = it is not a record of format { $format }
record-seed = its seed is not a hexadecimal number of at most 32 digits
record-field = its field "{ $name }" is missing, or not of type { $kind }
record-choice = choice { NUMBER($place, useGrouping: 0) } is not written [seat, verb, ids …]
record-range = choice { NUMBER($place, useGrouping: 0) } has a number out of range
record-unplayable = choice { NUMBER($place, useGrouping: 0) }, "{ $choice }", is not possible there
record-game = it is a record of { $game }, not of { $wanted }
record-rules = it was played under rules version { NUMBER($rules, useGrouping: 0) }, and this program has version { $here }
record-data = it was played with card data { $data } of { $set }, and the data here is { $here }

## Words that the command line cannot use

usage-command = there is no command "{ $text }": the commands are { $known }
usage-no-command = a command is missing: the commands are { $known }
usage-option = there is no option { $option } in "{ $command }": its options are { $known }
usage-no-value = option { $option } takes no value
usage-value = { $name } takes { $takes }, not "{ $value }"
usage-missing = { $name } is missing: "{ $command }" needs { $takes }
usage-needs = option { $name } needs { $takes }
usage-extra = "{ $command }" has no use for "{ $text }"
takes-game = the name of a game: { $known }
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
cards-doubt = Figures marked { $mark } are not certain; --json says how sure each is.
saves-open = { $choices } choices
saves-over = { $choices } choices, finished
saves-how = Go on with "tangledbank play --resume { $name }", look back with "tangledbank replay { $name }".

## Simulations

simulate-bar = Playing
simulate-head = { $game }, { $players } players, { $games } games
simulate-agent = player
simulate-wins = wins
simulate-shared = shared
simulate-share = share
simulate-interval = 95% interval
simulate-score = points
simulate-trouble = { "  " }faults: { $kind } { $times } ×
simulate-foot = { $decisions } decisions in { $seconds } s

## Playing

play-you = you
cause-attack = attack by { $being }
cause-prey = prey: { $being }
cause-stolen = stolen from { $being }
cause-hunger = hunger
cause-poison = poison
cause-crowd = overpopulation
cause-limit = no more room
cause-age = age
cause-cold = cold
cause-heat = heat
cause-fire = fire
cause-of = { $trait } of { $species }
log-you = you
play-hint = Type the number of what you want to do, or the move in words. ? helps, ? { $card } explains a card, and ? MOVE says why a move is not possible.
play-begin = Enter begins the game:
play-forced = (Your only choice: { $move }.)
play-change = { $name } is next. Nobody else should look now.
play-ready = Enter shows your cards:
watch-paused = Stopped. Enter goes on, q leaves:
play-inside = { $title } ("{ $back }" goes back):
play-earlier = … { $count } more before this ("{ $log }" shows them).
play-more = Enter goes on, any word ends:
play-possible = That is possible: { $moves }
play-then = Then: { $news }
play-unknown = Nothing is known of "{ $word }": ask about a card, a rule or a move. ? alone lists them.
play-which = Which of these: { $names }?
play-empty-hand = You hold no cards.
play-no-being = There is no { $name } on the table: it has died out, or never lived.
play-no-undo = There is nothing to take back: your last choice revealed something, or something was revealed or chosen after it.
play-thinking = Thinking …
play-undone = Taken back{ $move ->
    [none] { "" }
   *[other] : { $move }
    }.
play-saved = Saved: { $path }
play-left = The game is saved. To go on with it:
play-help = Choose by number ("3"; "3.12" is 12 in the list under 3; 0 ends your turn or does nothing), or in words, now for example: "{ $move }". Short forms will do, as long as they can mean only one thing.
    ? WORD  explains a card or a word on the screen; ? A1 a species; ? hand all your cards; ? MOVE says what a move would do, or why it is not possible.
    Enter — the table again
    table — everything on the table, nothing abridged
    moves — all your moves in words
    hint, ? best — what a strong player would do, and why
    source — the rule behind the last answer
    log — what happened lately
    back — leave a list of choices
    undo — take back your last choice
    save, save FILE — keep the game in another file; every choice is saved anyway
    quit — leave; "play --resume" goes on
play-no-source = There is no rule to show yet. Ask about a card, a word or a move first.
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
read-nothing = "{ $text }" is not one of your moves. Type a number, or ? for help.
read-alike = "{ $text }" is not a whole move. Such moves are written: { $moves }
read-number = There is no such number here: there are { $known }.
read-several = That can mean { $count } things:

## Refusals

reason-turn = { $asked ->
    [none] The game is over.
   *[other] You are not asked now: the choice is with { $asked }.
}
    .short = not your choice now
reason-turn-other = That is { $mover }’s move, and you are { $you }.
    .short = { $mover }’s move
reason-now = While you are asked “{ $prompt }”, that is not possible.
    .short = not now

## Programs at the table

bot-start = { $name } cannot be started ({ $detail }); other moves are made for it.
bot-deaf = { $name } does not read what it is sent, and is dismissed; moves are made for it from now on.
bot-silent = { $name } gave no answer within { $detail } s; a legal move was made for it.
bot-died = { $name } has ended early{ $detail }; moves are made for it from now on.
bot-flood = { $name } sent far too much, and is dismissed; moves are made for it from now on.
bot-nonsense = { $name } answered nonsense ("{ $detail }"); a legal move was made for it.
bot-ambiguous = { $name } chose by a text that several options share ("{ $detail }"); a legal move was made for it.
bot-illegal = { $name } chose something that is not offered ("{ $detail }"); a legal move was made for it.
bot-dismissed = { $name } is dismissed after repeated faults; moves are made for it from now on.

## Scores

score-title = Final scores
score-now = Scores if the game ended here
score-total = total
score-winner = { $name } wins with { $points } points.
score-shared = { $names } share the win with { $points } points each: every tie-breaker is equal.
score-tie = { $names } have the same points; { $tie } decides ({ $mine } against { $theirs }).
list-and = { " and " }

## Replays

replay-head = { $game }, { $players } players, { $choices } choices; options: { $options }
replay-unfinished = The game was not finished. It stands like this:

event-undone = { $me ->
    [yes] You take your last choice back.
   *[no] { $seat } takes a choice back.
}
replay-prompt = Enter: next · b: back · { $unit ->
    [turn] t: next turn
   *[round] r: next round
 } · h: hands · s: scores · q: quit >
replay-help = Enter or n: next choice. b: previous choice. { $unit ->
    [turn] t: next turn. t 3: turn 3.
   *[round] r: next round. r 3: round 3.
 } 0: the start. e: the end. A number: that choice. h: show or hide all hands. s: scores. q: quit.
replay-place = { $unit ->
    [turn] turn
   *[round] round
 } { $round } · choice { NUMBER($place, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [turn] There was no such turn: the last one is { $last }.
   *[round] There was no such round: the last one is { $last }.
 }
metavar-set = SET
help-with = A set of your own to play with, by its name or its file NAME.py. May be repeated.
titled = { $title }: { $text }
