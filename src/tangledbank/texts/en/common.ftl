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
help-option = A rule settled otherwise, such as quick_play=on. May be repeated; see "tangledbank games".
help-data = A corrected file of card facts.
help-seed = A number that decides the shuffle, so that a game can be played again.
help-json = Print plain data for other programs.
help-plain = Linear text without drawing or colour, for screen readers.
help-uncovered = Show piles of other players that lie covered until the end.
help-players = How many players.
help-help = Show this message and exit.
help-version = The version, and whether the engine is compiled.
help-count = How many games.
help-agents = Who plays: random, steady, or the path of a program; the last one named takes all seats left.
help-jobs = How many processes work at the same time.
help-record = A file that was saved by play or watch.
help-log = Print everything that happened.
help-scenes = Scene files, *.scene.
help-bots = Who plays against you: steady, random, or the path of a program; the last one named takes all seats left.
help-watch-bots = Who plays: steady, random, or the path of a program; the last one named takes all seats left.
help-save = Keep the game in this file.
help-resume = Go on with a saved game.
help-pace = Seconds to wait after each line.
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
metavar-seed = S
metavar-number = N
metavar-agents = A,B
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
        tangledbank play --resume game.json
help-watch = Watch programs play against each other.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-bench = Measure how fast the engine is.
    .examples =
        tangledbank bench --json

## Faults

error-game = there is no game "{ $key }": the games are { $known }
error-players = { $game } is for { $low } to { $high } players, not { $players }
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
error-agent = there is no player "{ $name }" for { $game }: there are { $known }, or the path of a program
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

## Simulations

simulate-bar = Playing
simulate-head = { $game }, { $players } players, { $games } games
simulate-agent = player
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-score = points
simulate-trouble = { "  " }faults: { $kind } { $times } ×
simulate-foot = { $decisions } decisions in { $seconds } s

## Playing

play-you = you
play-hint = Type the number of what you want to do, or the move in words. ? helps, ? { $card } explains a card, and ? MOVE says why a move is not possible.
play-forced = (Your only choice: { $move }.)
play-inside = "{ $back }" goes back.
play-earlier = … { $count } { $count ->
        [one] line
       *[other] lines
    } before this: "{ $log }" shows them.
play-more = Enter goes on, any word ends:
play-possible = That is possible: { $moves }
play-unknown = Nothing is known of "{ $word }": ask about a card, a rule or a move. ? alone lists them.
play-no-undo = There is nothing to take back: since your last choice something was revealed, or somebody else has chosen.
play-undone = Taken back.
play-saved = Saved: { $path }
play-left = The game is saved. To go on with it:
play-help = Choose by number ("3"; "3.2" is the second choice under 3), or in words, now for example: "{ $move }". Short forms will do, as long as they can mean only one thing.
    ? WORD  explains a card or a rule; ? MOVE says whether a move is possible, and if not, why.
    table — everything on the table
    moves — your moves in notation
    log — what happened lately
    back — leave a list of choices
    undo — take back your last choice
    save, save FILE — keep the game
    quit — save and leave
    On the table, species stand from left to right as they are listed from top to bottom; ● is population that has eaten and ○ population that is hungry.
play-topics = To ask about: { $topics }
command-help = help
command-table = table
command-moves = moves
command-log = log
command-undo = undo
command-back = back
command-save = save
command-quit = quit
read-nothing = "{ $text }" is not one of your moves. Type a number, or ? for help.
read-alike = "{ $text }" is not a whole move. Such moves are written: { $moves }
read-number = The choices here go from 1 to { $most }.
read-several = That can mean { $count } things:
read-other = That would be for { $seat } to do.

## Programs at the table

bot-start = { $name } cannot be started ({ $detail }); other moves are made for it.
bot-deaf = { $name } does not read what it is sent, and is dismissed; moves are made for it from now on.
bot-silent = { $name } gave no answer within { $detail } s; a legal move was made for it.
bot-died = { $name } has ended early; moves are made for it from now on.
bot-flood = { $name } sent far too much, and is dismissed; moves are made for it from now on.
bot-nonsense = { $name } answered nonsense ("{ $detail }"); a legal move was made for it.
bot-illegal = { $name } chose something that is not offered ("{ $detail }"); a legal move was made for it.
bot-dismissed = { $name } is dismissed after repeated faults; moves are made for it from now on.

## Scores

score-title = Final scores
score-total = total
score-winner = { $name } wins with { $points } points.
score-shared = { $names } share the win with { $points } points each: every tie-breaker is equal.
score-tie = { $names } have the same points; { $tie } decides ({ $mine } against { $theirs }).
list-and = { " and " }

## Replays

replay-head = { $game }, { $players } players, { $choices } choices; options: { $options }
replay-unfinished = The game was not finished. It stands like this:
replay-prompt = Enter: on · b: back · r: next reveal · 0: start · e: end · 12: go there · q: quit >
replay-help = Enter or n goes on, b goes back, r to the next time food is revealed, 0 to the start, e to the end, a number to that choice, q leaves.
replay-place = choice { NUMBER($place, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }

event-undone = { $me ->
    [yes] You take your last choice back.
   *[no] { $seat } takes a choice back.
}
