### Players: contests among them

metavar-games = GAMES
metavar-agent = A
metavar-numbers = N,M
help-arena = Let players contend on duplicate deals, each at every seat, and say who is stronger.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = Which games, such as evolution or evolution,oceans; "all" for all of them.
help-arena-agents = Who contends: names from "tangledbank agents", or paths of programs. Each sits alone among twins of each other one.
help-against = Only against this player: each of the others sits alone among its twins.
help-together = All of them at one table, in place of each pair; a name may come twice, and the last one takes all seats left.
help-arena-players = How many players, or several such numbers; a game that is not for so many is left out.
help-deals = How many deals; each is played once from every seat.
help-first-deal = The seed of the first deal. Use others than those by which a player was tuned.
help-journal = Where finished games are kept, so that a contest that was stopped goes on. Without it, a file in your cache directory.
help-fresh = Forget games that were played before.
help-rows = Write a row for each seat of each game: .csv, .jsonl, or .parquet where PyArrow is installed.
help-write = Put the tables of the league into this page, between its two marks.
arena-damaged = { $path } is no journal of games, or damaged: name another with --journal, or begin anew with --fresh
arena-other = { $path } holds games of another version of the program, its rules or its players: name another with --journal, or begin anew with --fresh
arena-counts = --players takes numbers of players that the games are for, such as 4 or 2,4, not "{ $text }"
arena-two = a contest needs two players or more, each named once in --agents; with --together a name may come again
arena-stopped = Stopped. { $done } of { $all } deals are kept in { $path }; the same command goes on with the rest.
arena-parquet = Parquet needs PyArrow: pip install pyarrow; or name a file that ends in .csv or .jsonl
arena-marks = { $path } lacks the marks between which tables are put: { $begin } and { $end }, each on a line of its own
arena-head = { $game }, { $players } players: { $games } games on { $deals } deals
arena-rating = rating
arena-margin = margin
arena-seats = by seat
arena-pace = a decision
arena-longest = longest
arena-against = alone among
arena-cross = Share of the win of one player alone among twins of the other (fair share { $fair }):
arena-faults = { "  " }{ $name }, faults: { $kind } { $times } ×
arena-how = A shared win counts in parts. Every deal was played from every seat, so deals are counted and not games: shares have Wilson's 95 % interval for as many games as the spread from deal to deal is worth. The margin is points ahead of the best of the others.
arena-how-rating = The rating is OpenSkill's (Plackett-Luce), from 25.
arena-no-rating = Ratings need a package that is not installed (openskill): pip install "tangledbank[arena]".

## Who there is

help-characters = List the players that are programs, and what they are like.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Only those that play this game.
agents-programs = Besides, the path of any program is a player: see docs/reference/programs.md.
agent-random = plays every move with the same chance
agent-easy = for the first games: knows what it is doing, but overlooks things and misjudges others, as people do
agent-steady = by rules of thumb, without thinking ahead: an even opponent after a few games
agent-steady-01 = the steady player of version 0.1, which never changes, so that others can be measured by it
agent-sharp-1 = thinks ahead a little
agent-sharp-2 = thinks ahead: hard to beat
agent-sharp = thinks as long as it may: the strongest
agent-grazer = peaceful: plants, long necks and good neighbours; it hunts only when nothing else is left
agent-predator = hunts early and often, and lets its hunters grow
agent-breeder = many species and large families, few traits
agent-builder = few species, large and well armed, with many traits

## Advice

advice-only = You have one choice only: { $move }.
advice-best = Best: { $move }. Chance to win { $chance }% (±{ $doubt }); expected final margin over the best opponent: { $ahead } points (±{ NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Next: { $move }. { $chance }% (±{ $doubt }), { $ahead } points (±{ NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = Dangers that remain: { $fears }.
why-avoids = Otherwise { $harm }.
why-food = It brings about { NUMBER($more, maximumFractionDigits: 1) } more food this round.
fear-eaten = { $by } could eat { $being } ({ $chance }%)
fear-robbed = { $by } could take from { $being } ({ $chance }%)
fear-leeched = { $by } could leech from { $being } ({ $chance }%)
fear-poisoned = { $being } could be poisoned ({ $chance }%)
fear-starves = { $being } could starve ({ $chance }%)
fear-dies = { $being } could die out ({ $chance }%)
fear-cold = { $being } could lose population to the cold ({ $chance }%)
fear-heat = { $being } could lose population to the heat ({ $chance }%)
fear-fire = { $being } could lose population to a fire ({ $chance }%)
command-hint = hint
advice-word = best

## Review

help-review = Go through a finished game: what each choice cost, and what would have been better.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = Whose choices: A for the first seat. Without it, those of the people at the table, or of all.
help-review-json = Write everything as plain data into this file.
help-review-html = Write a page with a chart into this file; it needs no network.
review-bar = Thinking
review-unfinished = { $path } is not finished: only finished games are reviewed
review-seat = there is no seat "{ $seat }" in this game: there are { $known }
review-title = { $game }: a review
review-results = Result: { $results }
review-chart = The chance to win, choice by choice
review-chart-about = A line for each reviewed player, from the first choice on the left to the last on the right. Numbered marks are the choices that cost most; the table of all choices below has the figures.
review-axis = choice
review-account = { $points } points after { $choices } choices. At first { $start } points ahead were to be expected; choices gave away { NUMBER($cost, maximumFractionDigits: 1) }, cards and dice brought { $dealt }, what others did and what was hidden { $others }: in the end { $end }.
review-course = Chance to win: { $bars }
review-worst = What cost most:
review-none = No choice cost anything worth telling.
review-choice = Choice { NUMBER($place, useGrouping: 0) }, round { $round }: { $move }. Better: { $better }. It cost { NUMBER($cost, maximumFractionDigits: 1) } points (±{ NUMBER($error, maximumFractionDigits: 1) }) and { $chance }% of the chance to win.
review-all = All choices
review-head-place = choice
review-head-round = round
review-head-move = played
review-head-better = better
review-head-cost = cost
review-head-chance = chance to win
review-how = Every choice was thought about from what the player could know then. Points ahead are counted against the best other by half and against the mean of the others by half; ± is the standard error.
