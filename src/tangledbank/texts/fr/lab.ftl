### Le laboratoire : des études sur de nombreuses parties

help-lab = Étudier de nombreuses parties : lancer une étude, interroger ses résultats.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
help-lab-check = Dire ce qu’une étude ferait, et ce qui n’y va pas.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Jouer les parties d’une étude, ou reprendre là où elle s’est arrêtée.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Interroger les résultats en SQL. Tables : games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
metavar-study = ÉTUDE
metavar-folder = DOSSIER
metavar-address = ADRESSE
metavar-question = SQL
help-lab-study = Une étude, comme docs/lab.md la décrit.
help-lab-out = Le dossier des résultats. Sans lui, un dossier à côté de l’étude.
help-lab-with = Une extension à vous que l’étude peut exécuter, par son nom ou son fichier. Peut être répété.
help-lab-jobs = Combien de processus jouent.
help-lab-ray = Jouer sur la grappe Ray à cette adresse ; local en lance une ici.
help-lab-question = Un SELECT sur les tables de l’étude.
help-lab-csv = Écrire des valeurs séparées par des virgules.
lab-extra = Le laboratoire a besoin de paquets qui ne sont pas installés ({ $package }) : pip install "tangledbank[lab]".
lab-setting = { $name } : { $game }, { $agents } ; { NUMBER($games) } parties sur { NUMBER($deals) } donnes
lab-deck = {"  "}paquet : { $deck }
lab-sets = {"  "}extensions : { $sets }
lab-options = {"  "}options : { $options }
lab-measures = Mesures : { $tables }
lab-total = { NUMBER($games) } parties en { NUMBER($chunks) } lots, environ { $minutes } minutes sur un cœur.
lab-done = { NUMBER($games) } parties sont jouées ; les résultats sont dans { $folder }.
