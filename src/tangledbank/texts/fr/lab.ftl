### Le laboratoire : des études sur de nombreuses parties

help-lab = Étudier de nombreuses parties : lancer une étude, interroger ses résultats, écrire un rapport.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
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
help-lab-report = Écrire ce qui a été trouvé en une page HTML.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = ÉTUDE
metavar-folder = DOSSIER
metavar-address = ADRESSE
metavar-question = SQL
help-lab-study = Une étude, comme docs/howto/study.md la décrit.
help-lab-out = Le dossier des résultats. Sans lui, un dossier à côté de l’étude.
help-lab-with = Une extension à vous que l’étude peut exécuter, par son nom ou son fichier. Peut être répété.
help-lab-jobs = Combien de processus jouent.
help-lab-ray = Jouer sur la grappe Ray à cette adresse ; local en lance une ici.
help-lab-question = Un SELECT sur les tables de l’étude.
help-lab-csv = Écrire des valeurs séparées par des virgules.
help-lab-baseline = Une autre étude à comparer, par son fichier ou le dossier de ses résultats.
help-lab-page = Où écrire la page. Sans cela, dans le dossier des résultats.
lab-extra = Le laboratoire a besoin de paquets qui ne sont pas installés ({ $package }) : pip install "tangledbank[lab]".
lab-setting = { $name } : { $game }, { $agents } ; { NUMBER($games) } parties sur { NUMBER($deals) } donnes
lab-deck = {"  "}paquet : { $deck }
lab-sets = {"  "}extensions : { $sets }
lab-options = {"  "}options : { $options }
lab-measures = Mesures : { $tables }
lab-total = { NUMBER($games) } parties en { NUMBER($chunks) } lots, environ { $minutes } minutes sur un cœur.
lab-done = { NUMBER($games) } parties sont jouées ; les résultats sont dans { $folder }.
lab-page = Le rapport est { $page }.

## Le rapport

report-about = { NUMBER($games) } parties ; la première donne a la graine { $seed }. Les traits autour des points et la colonne des intervalles contiennent la vraie valeur 19 fois sur 20.
report-foot = Écrit par Tangled Bank { $version }. Des robots ont joué ces parties ; ce qui vaut entre eux ne vaut pas forcément entre humains.
report-interval = intervalle
report-mean = moyenne
report-winner = le gagnant
report-first = commence
report-later =
    { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[other] huitième
    }
report-bare = sans trait
report-killed = tués
report-parts = De quoi les points sont faits, en moyenne : { $parts }.
report-rounds = manches
report-decisions = choix
report-tied = non décidées aux points
report-points-of = points de { $agent }
report-share-first = part de qui commence
report-species = espèces ayant vécu, par partie
report-survived = espèces vivantes à la fin
report-attacks = attaques par partie
report-kills = espèces dévorées par partie
report-lift-of = { $trait } : écart
report-col-setting = cadre
report-col-game = jeu
report-col-agents = joueurs
report-col-deck = paquet
report-col-games = parties
report-col-rounds = manches
report-col-measure = mesure
report-col-before = avant
report-col-now = maintenant
report-col-change = écart
report-col-interval = intervalle de l’écart
report-overview = Ce qui a été joué
    .about = Les cadres de l’étude. Tous jouent les mêmes donnes.
report-changes = Ce qui a changé
    .about = Cette étude à côté d’une autre, ou ses cadres à côté du premier du même jeu. Les écarts de parts sont en points de pourcentage. Ceux en gras dépassent ce que le hasard ferait 19 fois sur 20.
report-agents = Qui gagne
    .about = Part de chaque place dans les victoires, selon qui y jouait. La ligne pointillée est une part égale ; une victoire partagée compte en fractions.
    .axis = part des victoires
    .count = donnes
report-order = Importe-t-il de commencer ?
    .about = Part dans les victoires selon l’ordre de la première manche. La ligne pointillée est une part égale.
    .axis = part des victoires
    .count = donnes
report-points = Points
    .about = Points à la fin, en moyenne, de chaque joueur et de qui a gagné.
    .axis = points
    .count = donnes
report-length = Durée des parties
    .about = Combien de parties ont eu tant de manches.
    .axis = manches
report-decided = Ce qui décide
    .about = Si les points seuls ont décidé, ou ce qui départage.
report-decided-points = points
report-decided-first-tie-break = premier départage
report-decided-second-tie-break = second départage
report-decided-shared = partagée
report-traits = Avec quoi va chaque trait
    .about = Écart de victoires, en points de pourcentage : de combien une place qui a joué le trait gagne plus souvent que les autres de sa partie qui ne l’ont pas joué, au-delà de ce que le même joueur gagne de toute façon. Qui joue un trait en joue souvent plusieurs.
    .axis = écart
    .count = donnes
report-worths = Ce que vaut une carte de plus
    .about = Ce qu’une carte du trait ajoute à la part dans la victoire, en points de pourcentage, les autres traits joués étant les mêmes (moindres carrés).
    .axis = valeur d’une carte
    .count = places
report-eating = Qui mange qui
    .about = Attaques pour cent parties, selon un trait de l’attaquant (lignes) et un trait de sa proie (colonnes). Une espèce de plusieurs traits compte dans plusieurs cases.
    .axis = pour 100 parties
report-survival = Qui survit
    .about = Part des espèces qui ont vécu jusqu’à la fin, selon un trait qu’elles avaient alors ou à leur mort. La ligne pointillée est la part de toutes les espèces. Qui vit plus longtemps reçoit plus de traits.
    .axis = vivantes à la fin
    .count = espèces
report-causes = De quoi elles meurent
    .about = Les morts selon leur cause.
report-cause-eaten = dévorée
report-cause-wounded = blessée par sa proie
report-cause-starved = de faim
report-cause-cold = froid
report-cause-heat = chaleur
report-cause-fire = feu
report-cause-poisoned = empoisonnée
report-cause-burst = surpeuplée
report-cause-dwindled = dépérie

## Images dans les carnets

board-body = taille { $number }
board-population = pop. { $number }
board-food = nourr. { $number }
board-title = { $game }, manche { NUMBER($round) } — en question : { $asked }
board-player = { $seat } : { NUMBER($points) } points, { NUMBER($cards) } cartes
board-as-table = en tableau
