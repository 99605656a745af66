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
help-rows = Write a row for each seat of each game: .csv, .jsonl, or .parquet where PyArrow or Polars is installed.
help-write = Put the tables of the league into this page, between its two marks.
arena-damaged = { $path } is no journal of games, or damaged: name another with --journal, or begin anew with --fresh
arena-other = { $path } holds games of another version of the program, its rules or its players: name another with --journal, or begin anew with --fresh
arena-counts = --players takes numbers of players that the games are for, such as 4 or 2,4, not "{ $text }"
arena-two = a contest needs two players or more, each named once in --agents; with --together a name may come again
arena-stopped = Stopped. { $done } of { $all } deals are kept in { $path }; the same command goes on with the rest.
arena-parquet = Parquet needs PyArrow or Polars: pip install pyarrow; or name a file that ends in .csv or .jsonl
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
arena-how = A shared win counts in parts. Every deal was played from every seat, so deals are counted and not games: shares have Wilson's 95 % interval for as many games as the spread from deal to deal is worth. The margin is points ahead of the best of the others; the rating is OpenSkill's (Plackett-Luce), from 25.
