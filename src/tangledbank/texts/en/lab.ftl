### The lab: studies of many games

help-lab = Study many games: run a study, ask its results.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
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
metavar-study = STUDY
metavar-folder = FOLDER
metavar-address = ADDRESS
metavar-question = SQL
help-lab-study = A study, as docs/lab.md describes it.
help-lab-out = The folder of the results. Without it, one beside the study.
help-lab-with = A set of your own that the study may run, by its name or its file. May be repeated.
help-lab-jobs = How many processes play.
help-lab-ray = Play on a Ray cluster at this address; local starts one here.
help-lab-question = A SELECT over the tables of the study.
help-lab-csv = Write comma-separated values.
lab-extra = The lab needs packages that are not installed ({ $package }): pip install "tangledbank[lab]".
lab-setting = { $name }: { $game }, { $agents }; { NUMBER($games) } games over { NUMBER($deals) } deals
lab-deck = {"  "}deck: { $deck }
lab-sets = {"  "}sets: { $sets }
lab-options = {"  "}options: { $options }
lab-measures = Measures: { $tables }
lab-total = { NUMBER($games) } games in { NUMBER($chunks) } chunks, about { $minutes } minutes on one core.
lab-done = { NUMBER($games) } games are played; the results are in { $folder }.
