### The lab: studies of many games, and reports on them

help-lab = Study many games: run a study, ask its results, write a report.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
help-lab-check = Say what a study would do, and what is wrong with it.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Play the games of a study, or go on where a run stopped.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Ask the results in SQL. Tables: games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
help-lab-report = Write what was found as one HTML page.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = STUDY
metavar-folder = FOLDER
metavar-address = ADDRESS
metavar-question = SQL
help-lab-study = A study, as docs/howto/study.md describes it.
help-lab-out = The folder of the results. Without it, one beside the study.
help-lab-with = A set of your own that the study may run, by its name or its file. May be repeated.
help-lab-jobs = How many processes play.
help-lab-ray = Play on a Ray cluster at this address; local starts one here.
help-lab-question = A SELECT over the tables of the study.
help-lab-csv = Write comma-separated values.
help-lab-baseline = Another study to compare with, by its file or the folder of its results.
help-lab-page = Where to write the page. Without it, into the folder of the results.
lab-extra = The lab needs packages that are not installed ({ $package }): pip install "tangledbank[lab]".
lab-setting = { $name }: { $game }, { $agents }; { NUMBER($games) } games over { NUMBER($deals) } deals
lab-deck = {"  "}deck: { $deck }
lab-sets = {"  "}sets: { $sets }
lab-options = {"  "}options: { $options }
lab-measures = Measures: { $tables }
lab-total = { NUMBER($games) } games in { NUMBER($chunks) } chunks, about { $minutes } minutes on one core.
lab-done = { NUMBER($games) } games are played; the results are in { $folder }.
lab-page = The report is { $page }.

## The report

report-about = { NUMBER($games) } games; the first deal has the seed { $seed }. Lines beside dots, and figures in the column of intervals, hold the true figure 19 times out of 20.
report-foot = Written by Tangled Bank { $version }. Games are played among programs; what holds among them need not hold among people.
report-interval = interval
report-mean = mean
report-winner = the winner
report-first = begins
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
report-parts = What points are made of, on average: { $parts }.
report-rounds = rounds
report-decisions = choices
report-tied = not decided by points
report-points-of = points of { $agent }
report-share-first = share of who begins
report-species = species that lived, per game
report-survived = species alive at the end
report-attacks = attacks per game
report-kills = species eaten per game
report-lift-of = { $trait }: lift
report-col-setting = setting
report-col-game = game
report-col-agents = agents
report-col-deck = deck
report-col-games = games
report-col-rounds = rounds
report-col-measure = measure
report-col-before = before
report-col-now = now
report-col-change = change
report-col-interval = interval of the change
report-overview = What was played
    .about = The settings of the study. All play the same deals.
report-changes = What has changed
    .about = This study beside another, or its settings beside the first one of the same game. Changes of shares are in points of a hundred. Those in bold are larger than chance would make them 19 times out of 20.
report-agents = Who wins
    .about = Share of each seat in the wins, by the agent that sat there. The broken line is an even share; a shared win counts in parts.
    .axis = share of wins
    .count = deals
report-order = Does it matter who begins?
    .about = Share in the wins by the place in the order of the first round. The broken line is an even share.
    .axis = share of wins
    .count = deals
report-points = Points
    .about = Mean points at the end, of each agent and of whoever won.
    .axis = points
    .count = deals
report-length = How long games last
    .about = How many games had so many rounds.
    .axis = rounds
report-decided = What decides
    .about = Whether points alone decided, or what breaks ties.
report-decided-points = points
report-decided-first-tie-break = first tie-break
report-decided-second-tie-break = second tie-break
report-decided-shared = shared
report-traits = What each trait goes with
    .about = Win lift, in points of a hundred: by how much a seat that played the trait wins more often than the others of its game that did not, beyond what the same agent wins anyway. Who plays one trait often plays many.
    .axis = win lift
    .count = deals
report-worths = What one more card is worth
    .about = What one card of the trait adds to the share in the win, in points of a hundred, if all other traits that were played are the same (least squares).
    .axis = worth of a card
    .count = seats
report-eating = Who eats whom
    .about = Attacks in a hundred games, by a trait of the attacker (rows) and a trait of its prey (columns). A species with several traits counts in several fields.
    .axis = in 100 games
report-survival = Who survives
    .about = Share of species that lived to the end, by a trait they had then or when they died. The broken line is the share of all species. Who lives longer is given more traits.
    .axis = alive at the end
    .count = species
report-causes = What they die of
    .about = Deaths by their cause.
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
board-title = { $game }, round { NUMBER($round) } — asked: { $asked }
board-player = { $seat }: { NUMBER($points) } points, { NUMBER($cards) } cards
board-as-table = as a table
