### Players: contests among them

metavar-games = GAMES
metavar-agent = A
metavar-numbers = N,M
help-arena = Compare players on duplicate deals. Each plays every seat, and the result says who is stronger.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = The games, such as evolution or evolution,oceans; "all" for all of them.
help-arena-agents = The players to compare: names from "tangledbank agents", or paths of programs. In each pairing, one plays alone against copies of the other.
help-against = Compare only with this player: each of the others plays alone against copies of it.
help-together = Seat all of them at one table instead of in pairs. A name may be repeated; the last one fills the remaining seats.
help-arena-players = Number of players, or several such numbers. Games that don’t allow a number are left out.
help-deals = Number of deals. Each is played once from every seat.
help-first-deal = Seed of the first deal. Don’t use the deals a player was tuned on.
help-journal = Where to store finished games, so that you can resume a stopped contest. Default: a file in your cache directory.
help-fresh = Delete the games played so far and start over.
help-rows = Write a row for each seat of each game: .csv, .jsonl, or .parquet if PyArrow is installed.
help-write = Insert the league’s tables into this page, between its two markers.
arena-damaged = { $path } isn’t a journal of games, or it is damaged; choose another with --journal, or start over with --fresh
arena-other = { $path } holds games of another version of the program, rules or players; choose another with --journal, or start over with --fresh
arena-counts = --players takes player counts that the games allow, such as 4 or 2,4, not "{ $text }"
arena-two = a contest needs at least two different players in --agents; with --together a name may be repeated
arena-stopped = Stopped. { $done } of { $all } deals are stored in { $path }; run the same command again to continue.
arena-parquet = Parquet needs PyArrow; install it with pip install pyarrow, or choose a file that ends in .csv or .jsonl
arena-marks = { $path } lacks the marks for the tables: add { $begin } and { $end }, each on its own line
arena-head = { $game }, { $players } players: { $games } games on { $deals } deals
arena-rating = rating
arena-margin = margin
arena-seats = by seat
arena-pace = per decision
arena-longest = longest
arena-against = alone against
arena-cross = Win share of one player alone against copies of the other (fair share { $fair }):
arena-faults = { "  " }{ $name }, errors: { $kind } { $times } ×
arena-how = A shared win counts in parts. Every deal is played from every seat, so the sample size is deals, not games: shares have Wilson’s 95 % interval, adjusted for the spread between deals. The margin is points ahead of the best opponent.
arena-how-rating = The rating is OpenSkill’s (Plackett-Luce); everyone starts at 25.
arena-no-rating = Ratings need a package that isn’t installed (openskill). Install it with: pip install "tangledbank[arena]"

## Who there is

help-characters = List the bots and describe how they play.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Only bots that play this game.
agents-programs = You can also use the path of any program as a player: see docs/reference/programs.md.
agent-random = picks any move at random
agent-easy = for your first games: knows the game, but overlooks things and misjudges others, as people do
agent-steady = plays by rules of thumb, without thinking ahead; an even match after a few games
agent-steady-01 = the steady bot of version 0.1, which never changes: a yardstick for other bots
agent-sharp-1 = thinks ahead a little
agent-sharp-2 = thinks ahead; hard to beat
agent-sharp = thinks for a tenth of a second; very hard to beat
agent-learned = plays what it learned from games against itself, without thinking ahead
agent-champion = thinks for up to a second; the strongest
agent-grazer = peaceful: plants, long necks and good neighbors; hunts only when nothing else is left
agent-predator = hunts early and often, and grows its hunters
agent-breeder = many species with large populations and few traits
agent-builder = few species, large and well armed, with many traits

## Advice

advice-only = You have only one move: { $move }.
advice-best = Best: { $move }. Chance to win { $chance }% (±{ $doubt }); expected final lead over the best opponent: { $ahead } points (±{ NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Next: { $move }. { $chance }% (±{ $doubt }), { $ahead } points (±{ NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = Remaining dangers: { $fears }.
why-avoids = Otherwise { $harm }.
why-food = It brings about { NUMBER($more, maximumFractionDigits: 1) } more food this round.
fear-eaten = { $by } could eat { $being } ({ $chance }%)
fear-robbed = { $by } could rob { $being } ({ $chance }%)
fear-leeched = { $by } could leech from { $being } ({ $chance }%)
fear-poisoned = { $being } could be poisoned ({ $chance }%)
fear-starves = { $being } could starve ({ $chance }%)
fear-dies = { $being } could go extinct ({ $chance }%)
fear-cold = { $being } could lose population to the cold ({ $chance }%)
fear-heat = { $being } could lose population to the heat ({ $chance }%)
fear-fire = { $being } could lose population to a fire ({ $chance }%)
command-hint = hint
advice-word = best

## Review

help-review = Review a finished game. It shows what each move cost and what would have been better.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = The seat whose moves to review; A is the first. Default: all seats with people, or all seats if only bots played.
help-review-json = Write everything to this file as JSON.
help-review-html = Write a page with a chart to this file; it works offline.
review-bar = Thinking
review-unfinished = { $path } isn’t finished; only finished games can be reviewed
review-seat = this game has no seat "{ $seat }"; choose from { $known }
review-title = { $game }: review
review-results = Result: { $results }
review-chart = Chance to win, move by move
review-chart-about = One line per reviewed player, from the first move on the left to the last on the right. Numbers mark the costliest moves; the table of all moves below has the figures.
review-axis = move
review-account = { $points } points after { $choices } moves. Expected lead at the start: { $start } points. Points lost by this player’s moves: { NUMBER($cost, maximumFractionDigits: 1) }. Change through cards and dice: { $dealt }; through other players and hidden cards: { $others }. Final lead: { $end }.
review-course = Chance to win: { $bars }
review-worst = Costliest moves:
review-none = No move cost anything worth mentioning.
review-choice = Move { NUMBER($place, useGrouping: 0) }, round { $round }: { $move }. Better: { $better }. It cost { NUMBER($cost, maximumFractionDigits: 1) } points (±{ NUMBER($error, maximumFractionDigits: 1) }) and { $chance }% of the chance to win.
review-all = All moves
review-head-place = move
review-head-round = round
review-head-move = played
review-head-better = better
review-head-cost = cost
review-head-chance = chance to win
review-how = Every move is judged by what the player could know at the time. The lead is measured half against the best opponent and half against the opponents’ average; ± is the standard error.

### The benchmark: tasks with a fixed field, fixed deals and one score

metavar-task = TASK
help-benchmark = Measure an agent with the tasks of the Tangled Bank Benchmark.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark run evolution-2 --agent steady
        tangledbank benchmark show *.json
help-benchmark-list = List the tasks.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark list --json
help-benchmark-run = Play a task’s test deals and write the result to a file.
    .examples =
        tangledbank benchmark run evolution-2 --agent policy:policy.npz
        tangledbank benchmark run origin-4 --agent ./mybot --jobs 2 --out mybot.json
        tangledbank benchmark run evolution-2-budget --agent policy:policy.npz --trained-on 1000000
help-benchmark-show = Compare result files, the best of each task first.
    .examples =
        tangledbank benchmark show steady.json mybot.json
help-benchmark-task = The name of a task; "tangledbank benchmark list" shows all.
help-benchmark-agent = A name from "tangledbank agents", policy:FILE, or the path of a program.
help-benchmark-deals = Play only the first deals, for a quick look. Default: all of them. The result is marked as incomplete.
help-benchmark-trained = Number of decisions that the agent was trained on. Tasks with a budget need it.
help-benchmark-out = Where to write the result. Default: a file in this folder, named after task and agent.
help-benchmark-files = Result files.
benchmark-unknown = There is no task "{ $name }". The tasks are { $known }.
benchmark-declare = { $task } limits training to { NUMBER($budget) } decisions: state how many your agent was trained on with --trained-on
benchmark-budget = { $task } allows { NUMBER($budget) } decisions of training, and this agent had { NUMBER($given) }. Train it for less, or run the task without a budget.
benchmark-partial = * Incomplete: { $done } of { $all } deals were played. Leave out -n to play them all.
benchmark-written = Result written to { $path }.
benchmark-damaged = { $path } isn’t a result of this benchmark. Write one with: tangledbank benchmark run
benchmark-col-task = task
benchmark-col-track = track
benchmark-col-tables = tables
benchmark-col-trains = training
benchmark-col-fair = fair
benchmark-col-agent = agent
benchmark-col-score = score
benchmark-col-interval = 95 %
benchmark-col-margin = margin
benchmark-col-games = games
benchmark-field = The opponents are copies of steady-0.1. --json shows every detail of the tasks.
benchmark-decisions = { NUMBER($count) } decisions
benchmark-deck = changed deck
benchmark-sets = unseen traits
benchmark-play = play
benchmark-efficiency = efficiency
benchmark-generalization = generalization
