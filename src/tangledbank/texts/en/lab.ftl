### The lab: studies of many games, and reports on them

help-lab = Study many games: run a study, query its results, write a report.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
help-lab-check = Show what a study would run, and report its errors.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Play the games of a study, or resume a stopped run.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Query the results with SQL. Tables: games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
help-lab-report = Write the findings to one HTML page.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = STUDY
metavar-folder = FOLDER
metavar-address = ADDRESS
metavar-question = SQL
help-lab-study = A study file; docs/howto/study.md describes it.
help-lab-out = The folder for the results. Default: a folder next to the study file.
help-lab-with = Your own set that the study may use, by name or file. May be repeated.
help-lab-jobs = Number of processes that play.
help-lab-ray = Play on a Ray cluster at this address; local starts one here.
help-lab-question = A SELECT query on the study’s tables.
help-lab-csv = Write comma-separated values.
help-lab-baseline = Another study to compare with: its file or its results folder.
help-lab-page = The file for the page. Default: in the results folder.
lab-extra = The lab needs a package that isn’t installed ({ $package }). Install it with: pip install "tangledbank[lab]"
lab-setting = { $name }: { $game }, { $agents }; { NUMBER($games) } games on { NUMBER($deals) } deals
lab-deck = {"  "}deck: { $deck }
lab-sets = {"  "}sets: { $sets }
lab-options = {"  "}options: { $options }
lab-measures = Measures: { $tables }
lab-total = { NUMBER($games) } games in { NUMBER($chunks) } chunks, about { $minutes } minutes on one core.
lab-done = Played { NUMBER($games) } games. The results are in { $folder }.
lab-size = {"  "}The deck has { NUMBER($cards) } cards instead of { NUMBER($printed) }, which changes the length of a game: with random players { $rounds } rounds instead of { $before } (change { $interval }, { NUMBER($games) } deals). To keep the length, set keep_deck_size = true.
lab-size-unknown = {"  "}The deck has { NUMBER($cards) } cards instead of { NUMBER($printed) }, which may change the length of a game. Random players reach the round limit, so the change can’t be measured here. To keep the length, set keep_deck_size = true.
lab-stopped = Stopped: { NUMBER($games) } of { NUMBER($planned) } games are stored. Run the same command to continue.
lab-stored = { NUMBER($stored) } games are already stored; { NUMBER($games) } remain to be played.
lab-done-more = Played { NUMBER($games) } games; { NUMBER($stored) } were already stored. The results are in { $folder }.
lab-unfinished = This run isn’t finished: { NUMBER($missing) } of { NUMBER($planned) } games are missing. Continue with: { $command }
lab-truncated = { NUMBER($count) } games were stopped by the round limit and have no result; add “where not truncated” to leave them out.
lab-page = Report written to { $page }.

## The report

report-about = { NUMBER($games) } games; the first deal has seed { $seed }. Lines at dots and figures in the interval column are plain 95 % confidence intervals. Where a section tests several figures, p is corrected for their number by Holm’s method. Filled dots and bold figures remain significant (p < 0.05) after the correction; hollow dots don’t.
report-unfinished = This run isn’t finished: { NUMBER($missing) } of { NUMBER($planned) } games are missing, so every figure is preliminary. Continue with: { $command }
report-cut = “{ $setting }”: a round limit stopped { NUMBER($count) } of { NUMBER($games) } games ({ $share }). These games have no result. Every figure below leaves them out, and the games that remain are a selection.
report-mostly-cut = “{ $setting }”: a round limit stopped { NUMBER($count) } of { NUMBER($games) } games ({ $share }). These games have no result, and the others are no fair sample, so no figure below includes this setting.
report-size = “{ $setting }” plays with { NUMBER($cards) } cards instead of the printed { NUMBER($printed) }, which changes the length of a game: { $rounds } rounds on average. To keep the length, set keep_deck_size = true.
report-size-beside = “{ $setting }” plays with { NUMBER($cards) } cards instead of the printed { NUMBER($printed) }, which changes the length of a game: { $rounds } rounds on average, compared with { $before } in “{ $other }” (change { $change }, interval { $interval }). Other differences may come from that. To keep the length, set keep_deck_size = true.
report-of = { NUMBER($part) } of { NUMBER($whole) }
report-printed = { $cards } (printed: { $printed })
report-versions = Played with: { $versions }.
report-rules = { $game }, rules { $rules }
report-hash = { $what } { $hash }
report-truncated = stopped by the round limit
report-col-options = options
report-col-sets = sets
report-col-cards = cards in the deck
report-col-truncated = of these, stopped by the round limit
report-col-p = p (Holm)
report-foot = Written by Tangled Bank { $version }. Bots played these games; results may differ when people play.
report-interval = interval
report-mean = mean
report-winner = the winner
report-first = first
report-later =
    { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }
report-bare = no trait
report-killed = killed
report-parts = Average points by source: { $parts }.
report-rounds = rounds
report-decisions = moves
report-tied = ties in points
report-points-of = points, { $agent }
report-share-first = win share of the first player
report-species = species per game
report-survived = species alive at the end
report-attacks = attacks per game
report-kills = species eaten per game
report-lift-of = { $trait }: lift
report-col-setting = setting
report-col-game = game
report-col-agents = players
report-col-deck = deck
report-col-games = games
report-col-rounds = rounds
report-col-measure = measure
report-col-before = before
report-col-now = now
report-col-change = change
report-col-interval = interval of the change
report-overview = Games played
    .about = The settings of the study. All of them use the same deals.
report-changes = Changes
    .about = This study compared with another, or its settings compared with the first setting of the same game and players, deal by deal. Changes in shares are in percentage points. The interval belongs to each change alone; p is corrected for all changes on this page (Holm), and changes in bold remain significant.
report-agents = Who wins
    .about = Share of wins per seat, by the agent in that seat. The dashed line is an even share; a shared win is split.
    .axis = share of wins
    .count = deals
report-order = Does it matter who goes first?
    .about = Share of wins by turn order in the first round. The dashed line is an even share.
    .axis = share of wins
    .count = deals
report-points = Points
    .about = Mean final points of each agent and of the winner.
    .axis = points
    .count = deals
report-length = How long games last
    .about = Share of games by number of rounds, in percent. Charts of the same game have the same axes.
    .axis = rounds (left: percent of games)
report-decided = What decides the game
    .about = Games decided by points alone, and by each tie-break.
report-decided-points = points
report-decided-first-tie-break = first tie-break
report-decided-second-tie-break = second tie-break
report-decided-shared = shared
report-traits = Traits and winning
    .about = Win lift, in percentage points: how much more often a seat that played the trait wins than the seats in its game that didn’t, beyond what the same agent wins anyway. Players who play one trait often play many, so this isn’t cause and effect.
    .axis = win lift
    .count = deals
report-worths = The value of one more card
    .about = How much one card of the trait adds to the share of wins, in percentage points, with all other traits played held equal (least squares).
    .axis = value of a card
    .count = seats
report-eating = Who eats whom
    .about = Attacks per 100 games, by a trait of the attacker (rows) and a trait of its prey (columns). A species with several traits counts in several cells.
    .axis = per 100 games
report-survival = Which species survive
    .about = Share of species alive at the end, by a trait they had then or when they died. The dashed line is the share of all species. Species that live longer are given more traits.
    .axis = alive at the end
    .count = species
report-causes = Causes of death
    .about = Deaths by cause.
report-cause-eaten = eaten
report-cause-wounded = wounded by prey
report-cause-starved = starved
report-cause-cold = cold
report-cause-heat = heat
report-cause-fire = fire
report-cause-poisoned = poisoned
report-cause-burst = overpopulated
report-cause-dwindled = dwindled

## Pictures in notebooks

board-body = body { $number }
board-population = pop. { $number }
board-food = food { $number }
board-title = { $game }, round { NUMBER($round) } — to move: { $asked }
board-player = { $seat }: { NUMBER($points) } points, { NUMBER($cards) } cards
board-as-table = as a table
