### Le laboratoire : des études sur de nombreuses parties

help-lab = Étudier de nombreuses parties. Vous lancez une étude, interrogez ses résultats et en écrivez un rapport.
    .examples =
        tangledbank lab check study.toml
        tangledbank lab run study.toml
        tangledbank lab report study.toml
help-lab-check = Montrer ce qu’une étude ferait, et signaler ses erreurs.
    .examples =
        tangledbank lab check study.toml
help-lab-run = Jouer les parties d’une étude, ou reprendre une étude interrompue.
    .examples =
        tangledbank lab run study.toml
        tangledbank lab run study.toml --jobs 4 --with spines.py
        tangledbank lab run study.toml --ray local
help-lab-query = Interroger les résultats en SQL. Tables : games, seats, species, attacks, traits, decisions.
    .examples =
        tangledbank lab query study.toml "select seat, avg(share) from seats group by seat"
help-lab-report = Écrire les résultats dans une page HTML.
    .examples =
        tangledbank lab report study.toml
        tangledbank lab report study.toml --baseline before.toml --page report.html
metavar-study = ÉTUDE
metavar-folder = DOSSIER
metavar-address = ADRESSE
metavar-question = SQL
help-lab-study = Un fichier d’étude ; docs/howto/study.md le décrit.
help-lab-out = Le dossier des résultats. Par défaut, un dossier à côté du fichier d’étude.
help-lab-with = Votre propre extension que l’étude peut utiliser, par son nom ou son fichier. Peut être répété.
help-lab-jobs = Nombre de processus qui jouent.
help-lab-ray = Jouer sur la grappe Ray à cette adresse ; local en lance une ici.
help-lab-question = Une requête SELECT sur les tables de l’étude.
help-lab-csv = Écrire des valeurs séparées par des virgules.
help-lab-baseline = Une autre étude à laquelle comparer : son fichier ou son dossier de résultats.
help-lab-page = Le fichier de la page. Par défaut, dans le dossier des résultats.
lab-extra = Le laboratoire a besoin d’un paquet qui n’est pas installé ({ $package }). Installez-le avec : pip install "tangledbank[lab]"
lab-setting = { $name } : { $game }, { $agents } ; { NUMBER($games) } parties sur { NUMBER($deals) } donnes
lab-deck = {"  "}paquet : { $deck }
lab-sets = {"  "}extensions : { $sets }
lab-options = {"  "}options : { $options }
lab-measures = Mesures : { $tables }
lab-total = { NUMBER($games) } parties en { NUMBER($chunks) } lots, environ { $minutes } minutes sur un cœur.
lab-done = { NUMBER($games) } parties jouées. Les résultats sont dans { $folder }.
lab-size = {"  "}Le paquet a { NUMBER($cards) } cartes au lieu de { NUMBER($printed) }, ce qui change la durée d’une partie : avec des joueurs aléatoires, { $rounds } manches au lieu de { $before } (écart { $interval }, { NUMBER($games) } donnes). Pour garder la durée, ajoutez keep_deck_size = true.
lab-size-unknown = {"  "}Le paquet a { NUMBER($cards) } cartes au lieu de { NUMBER($printed) }, ce qui peut changer la durée d’une partie. Les joueurs aléatoires atteignent la limite de manches : l’écart ne se mesure pas ici. Pour garder la durée, ajoutez keep_deck_size = true.
lab-stopped = Arrêté : { NUMBER($games) } parties sur { NUMBER($planned) } sont enregistrées. La même commande reprend l’étude.
lab-stored = { NUMBER($stored) } parties sont déjà enregistrées ; il en reste { NUMBER($games) } à jouer.
lab-done-more = { NUMBER($games) } parties jouées ; { NUMBER($stored) } étaient déjà enregistrées. Les résultats sont dans { $folder }.
lab-unfinished = Cette étude n’est pas terminée : il manque { NUMBER($missing) } parties sur { NUMBER($planned) }. Pour continuer : { $command }
lab-truncated = La limite de manches a arrêté { NUMBER($count) } parties, qui n’ont pas de résultat ; ajoutez « where not truncated » pour les écarter.
lab-page = Rapport écrit dans { $page }.

## Le rapport

report-about = { NUMBER($games) } parties ; la première donne a la graine { $seed }. Les traits autour des points et les chiffres de la colonne des intervalles sont de simples intervalles de confiance à 95 %. Là où une section teste plusieurs chiffres, p est corrigé pour leur nombre par la méthode de Holm. Les points pleins et les chiffres en gras restent significatifs (p < 0,05) après la correction ; les points creux ne le sont pas.
report-unfinished = Cette étude n’est pas terminée : il manque { NUMBER($missing) } parties sur { NUMBER($planned) }, tous les chiffres sont donc provisoires. Pour continuer : { $command }
report-cut = « { $setting } » : une limite de manches a arrêté { NUMBER($count) } parties sur { NUMBER($games) } ({ $share }). Ces parties n’ont pas de résultat. Aucun chiffre ci-dessous ne les compte, et celles qui restent sont une sélection.
report-mostly-cut = « { $setting } » : une limite de manches a arrêté { NUMBER($count) } parties sur { NUMBER($games) } ({ $share }). Ces parties n’ont pas de résultat et les autres ne sont pas un échantillon fiable : aucun chiffre ci-dessous ne porte sur ce cadre.
report-size = « { $setting } » se joue avec { NUMBER($cards) } cartes au lieu des { NUMBER($printed) } imprimées, ce qui change la durée d’une partie : { $rounds } manches en moyenne. Pour garder la durée, ajoutez keep_deck_size = true.
report-size-beside = « { $setting } » se joue avec { NUMBER($cards) } cartes au lieu des { NUMBER($printed) } imprimées, ce qui change la durée d’une partie : { $rounds } manches en moyenne, contre { $before } pour « { $other } » (écart { $change }, intervalle { $interval }). D’autres écarts peuvent en venir. Pour garder la durée, ajoutez keep_deck_size = true.
report-of = { NUMBER($part) } sur { NUMBER($whole) }
report-printed = { $cards } (imprimées : { $printed })
report-versions = Joué avec : { $versions }.
report-rules = { $game }, règles { $rules }
report-hash = { $what } { $hash }
report-truncated = arrêtées par la limite de manches
report-col-options = options
report-col-sets = extensions
report-col-cards = cartes du paquet
report-col-truncated = dont arrêtées par la limite de manches
report-col-p = p (Holm)
report-foot = Écrit par Tangled Bank { $version }. Des robots ont joué ces parties ; les résultats peuvent différer entre humains.
report-interval = intervalle
report-mean = moyenne
report-winner = le gagnant
report-first = premier
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
report-parts = Points moyens par source : { $parts }.
report-rounds = manches
report-decisions = coups
report-tied = égalités de points
report-points-of = points, { $agent }
report-share-first = part de victoires du premier joueur
report-species = espèces par partie
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
report-overview = Parties jouées
    .about = Les cadres de l’étude. Tous utilisent les mêmes donnes.
report-changes = Changements
    .about = Cette étude comparée à une autre, ou ses cadres comparés au premier cadre du même jeu et des mêmes joueurs, donne par donne. Les écarts de parts sont en points de pourcentage. L’intervalle concerne chaque écart seul ; p est corrigé pour tous les écarts de cette page (Holm), et les écarts en gras restent significatifs.
report-agents = Qui gagne
    .about = Part de victoires par place, selon le joueur qui l’occupe. La ligne pointillée est une part égale ; une victoire partagée est divisée.
    .axis = part de victoires
    .count = donnes
report-order = Est-ce un avantage de commencer ?
    .about = Part de victoires selon l’ordre du tour à la première manche. La ligne pointillée est une part égale.
    .axis = part de victoires
    .count = donnes
report-points = Points
    .about = Points finals moyens de chaque joueur et du gagnant.
    .axis = points
    .count = donnes
report-length = Durée des parties
    .about = Part des parties selon le nombre de manches, en pourcentage. Les graphiques d’un même jeu ont les mêmes axes.
    .axis = manches (à gauche : pourcentage des parties)
report-decided = Ce qui décide de la partie
    .about = Parties décidées aux points seuls, et par chaque départage.
report-decided-points = points
report-decided-first-tie-break = premier départage
report-decided-second-tie-break = second départage
report-decided-shared = partagée
report-traits = Traits et victoires
    .about = Écart de victoires, en points de pourcentage : de combien une place qui a joué le trait gagne plus souvent que les places de sa partie qui ne l’ont pas joué, au-delà de ce que le même joueur gagne de toute façon. Qui joue un trait en joue souvent plusieurs : ce n’est pas une relation de cause à effet.
    .axis = écart de victoires
    .count = donnes
report-worths = La valeur d’une carte de plus
    .about = Ce qu’une carte du trait ajoute à la part de victoires, en points de pourcentage, tous les autres traits joués étant égaux (moindres carrés).
    .axis = valeur d’une carte
    .count = places
report-eating = Qui mange qui
    .about = Attaques pour 100 parties, selon un trait de l’attaquant (lignes) et un trait de sa proie (colonnes). Une espèce qui a plusieurs traits compte dans plusieurs cases.
    .axis = pour 100 parties
report-survival = Quelles espèces survivent
    .about = Part des espèces vivantes à la fin, selon un trait qu’elles avaient alors ou à leur mort. La ligne pointillée est la part de toutes les espèces. Les espèces qui vivent plus longtemps reçoivent plus de traits.
    .axis = vivantes à la fin
    .count = espèces
report-causes = Causes de mort
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
board-title = { $game }, manche { NUMBER($round) } — à jouer : { $asked }
board-player = { $seat } : { NUMBER($points) } points, { NUMBER($cards) } cartes
board-as-table = en tableau
