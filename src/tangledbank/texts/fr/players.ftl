### Joueurs : leurs rencontres

metavar-games = JEUX
metavar-agent = A
metavar-numbers = N,M
help-arena = Comparer des joueurs sur des donnes identiques. Chacun joue à chaque place, et le résultat dit qui est le plus fort.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = Les jeux, par exemple evolution ou evolution,oceans ; « all » pour tous.
help-arena-agents = Les joueurs à comparer : des noms de « tangledbank agents », ou des chemins de programmes. Dans chaque paire, l’un joue seul contre des copies de l’autre.
help-against = Comparer seulement avec ce joueur : chacun des autres joue seul contre des copies de lui.
help-together = Les asseoir tous à une même table au lieu de les opposer par paires. Un nom peut être répété ; le dernier prend les places restantes.
help-arena-players = Nombre de joueurs, ou plusieurs nombres. Les jeux qui n’en permettent pas un sont laissés de côté.
help-deals = Nombre de donnes. Chacune est jouée une fois depuis chaque place.
help-first-deal = Graine de la première donne. N’utilisez pas les donnes sur lesquelles un joueur a été réglé.
help-journal = Où garder les parties finies, pour pouvoir reprendre une rencontre interrompue. Par défaut, un fichier de votre dossier de cache.
help-fresh = Effacer les parties déjà jouées et recommencer.
help-rows = Écrire une ligne par place de chaque partie : .csv, .jsonl, ou .parquet si PyArrow est installé.
help-write = Insérer les tableaux du classement dans cette page, entre ses deux repères.
arena-damaged = { $path } n’est pas un journal de parties, ou il est abîmé ; choisissez-en un autre avec --journal, ou recommencez avec --fresh
arena-other = { $path } contient des parties d’une autre version du programme, des règles ou des joueurs ; choisissez un autre fichier avec --journal, ou recommencez avec --fresh
arena-counts = --players prend des nombres de joueurs que les jeux permettent, comme 4 ou 2,4, pas « { $text } »
arena-two = une rencontre demande au moins deux joueurs différents dans --agents ; avec --together, un nom peut être répété
arena-stopped = Interrompu. { $done } donnes sur { $all } sont gardées dans { $path } ; relancez la même commande pour continuer.
arena-parquet = Parquet demande PyArrow ; installez-le avec pip install pyarrow, ou choisissez un fichier qui finit par .csv ou .jsonl
arena-marks = { $path } n’a pas les repères des tableaux : ajoutez { $begin } et { $end }, chacun sur sa propre ligne
arena-head = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes
arena-rating = cote
arena-margin = avance
arena-seats = par place
arena-pace = par décision
arena-longest = au plus
arena-against = seul contre
arena-cross = Part de victoires d’un joueur seul contre des copies de l’autre (part équitable { $fair }) :
arena-faults = { "  " }{ $name }, erreurs : { $kind } { $times } ×
arena-how = Une victoire partagée compte en fractions. Chaque donne est jouée depuis chaque place ; la taille de l’échantillon est donc celle des donnes, pas des parties : les parts ont l’intervalle de Wilson à 95 %, ajusté à la dispersion entre les donnes. L’avance est en points sur le meilleur adversaire.
arena-how-rating = La cote est celle d’OpenSkill (Plackett-Luce) ; chacun commence à 25.
arena-no-rating = Les cotes demandent un paquet qui n’est pas installé (openskill). Installez-le avec : pip install "tangledbank[arena]"

## Qui il y a

help-characters = Lister les robots et décrire leur jeu.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Seulement les robots qui jouent à ce jeu.
agents-programs = Le chemin de n’importe quel programme peut aussi servir de joueur : voir docs/reference/programs.md.
agent-random = joue un coup au hasard
agent-easy = pour vos premières parties : connaît le jeu, mais oublie des choses et se trompe sur les autres, comme tout le monde
agent-steady = suit des règles simples, sans calculer à l’avance ; un adversaire à votre mesure après quelques parties
agent-steady-01 = le robot « steady » de la version 0.1, qui ne change jamais : un étalon pour les autres robots
agent-sharp-1 = calcule un peu à l’avance
agent-sharp-2 = calcule à l’avance ; difficile à battre
agent-sharp = réfléchit un dixième de seconde ; très difficile à battre
agent-learned = joue ce qu’il a appris en jouant contre lui-même, sans calculer à l’avance
agent-champion = réfléchit jusqu’à une seconde ; le plus fort
agent-grazer = paisible : des plantes, de longs cous et de bons voisins ; ne chasse que s’il ne reste rien d’autre
agent-predator = chasse tôt et souvent, et fait grandir ses chasseurs
agent-breeder = beaucoup d’espèces aux grandes populations, peu de traits
agent-builder = peu d’espèces, grandes et bien armées, avec beaucoup de traits

## Conseils

advice-only = Vous n’avez qu’un coup possible : { $move }.
advice-best = Le mieux : { $move }. Chances de gagner : { $chance } % (± { $doubt }) ; avance finale attendue sur le meilleur adversaire : { $ahead } points (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Ensuite : { $move }. { $chance } % (± { $doubt }), { $ahead } points (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = Dangers qui restent : { $fears }.
why-avoids = Sinon, { $harm }.
why-food = Cela rapporte environ { NUMBER($more, maximumFractionDigits: 1) } jetons nourriture de plus cette manche.
fear-eaten = { $by } pourrait manger { $being } ({ $chance } %)
fear-robbed = { $by } pourrait voler { $being } ({ $chance } %)
fear-leeched = { $by } pourrait parasiter { $being } ({ $chance } %)
fear-poisoned = { $being } pourrait être empoisonné ({ $chance } %)
fear-starves = { $being } pourrait mourir de faim ({ $chance } %)
fear-dies = { $being } pourrait s’éteindre ({ $chance } %)
fear-cold = { $being } pourrait perdre de la population à cause du froid ({ $chance } %)
fear-heat = { $being } pourrait perdre de la population à cause de la chaleur ({ $chance } %)
fear-fire = { $being } pourrait perdre de la population dans un incendie ({ $chance } %)
command-hint = conseil
advice-word = mieux

## Bilan

help-review = Passer en revue une partie finie. Vous voyez ce que chaque coup a coûté, et ce qui aurait été mieux.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = La place dont les coups sont à revoir ; A est la première. Par défaut, celles des personnes, ou toutes si seuls des robots ont joué.
help-review-json = Écrire tout dans ce fichier, en JSON.
help-review-html = Écrire dans ce fichier une page avec un graphique ; elle se lit hors ligne.
review-bar = Réflexion
review-unfinished = { $path } n’est pas finie ; on ne passe en revue que les parties finies
review-seat = cette partie n’a pas de place « { $seat } » ; choisissez parmi { $known }
review-title = { $game } : bilan
review-results = Résultat : { $results }
review-chart = Chances de gagner, coup par coup
review-chart-about = Une ligne par joueur passé en revue, du premier coup à gauche au dernier à droite. Les numéros marquent les coups les plus coûteux ; le tableau de tous les coups, plus bas, donne les chiffres.
review-axis = coup
review-account = { $points } points après { $choices } coups. Avance attendue au début : { $start } points. Points perdus par ses propres coups : { NUMBER($cost, maximumFractionDigits: 1) }. Variation due aux cartes et aux dés : { $dealt } ; aux autres joueurs et aux cartes cachées : { $others }. Avance finale : { $end }.
review-course = Chances de gagner : { $bars }
review-worst = Les coups les plus coûteux :
review-none = Aucun coup n’a coûté assez pour en parler.
review-choice = Coup { NUMBER($place, useGrouping: 0) }, manche { $round } : { $move }. Mieux : { $better }. Coût : { NUMBER($cost, maximumFractionDigits: 1) } points (± { NUMBER($error, maximumFractionDigits: 1) }) et { $chance } % des chances de gagner.
review-all = Tous les coups
review-head-place = coup
review-head-round = manche
review-head-move = joué
review-head-better = mieux
review-head-cost = coût
review-head-chance = chances de gagner
review-how = Chaque coup est jugé d’après ce que le joueur pouvait savoir alors. L’avance se mesure pour moitié sur le meilleur adversaire et pour moitié sur la moyenne des adversaires ; ± est l’erreur type.

### Le banc d’essai : des tâches aux adversaires et aux donnes fixes, avec un seul score

metavar-task = TÂCHE
help-benchmark = Mesurer un agent avec les tâches du banc d’essai Tangled Bank.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark run evolution-2 --agent steady
        tangledbank benchmark show *.json
help-benchmark-list = Afficher la liste des tâches.
    .examples =
        tangledbank benchmark list
        tangledbank benchmark list --json
help-benchmark-run = Jouer les donnes de test d’une tâche et écrire le résultat dans un fichier.
    .examples =
        tangledbank benchmark run evolution-2 --agent policy:policy.npz
        tangledbank benchmark run origin-4 --agent ./mybot --jobs 2 --out mybot.json
        tangledbank benchmark run evolution-2-budget --agent policy:policy.npz --trained-on 1000000
help-benchmark-show = Comparer des fichiers de résultats, le meilleur de chaque tâche en premier.
    .examples =
        tangledbank benchmark show steady.json mybot.json
help-benchmark-task = Le nom d’une tâche ; « tangledbank benchmark list » les affiche toutes.
help-benchmark-agent = Un nom de « tangledbank agents », policy:FICHIER ou le chemin d’un programme.
help-benchmark-deals = Ne jouer que les premières donnes, pour un aperçu. Par défaut : toutes. Le résultat est marqué comme incomplet.
help-benchmark-trained = Nombre de décisions sur lesquelles l’agent a été entraîné. Obligatoire pour les tâches à budget.
help-benchmark-out = Où écrire le résultat. Par défaut : un fichier de ce dossier, nommé d’après la tâche et l’agent.
help-benchmark-files = Fichiers de résultats.
benchmark-unknown = La tâche « { $name } » n’existe pas. Les tâches sont { $known }.
benchmark-declare = { $task } limite l’entraînement à { NUMBER($budget) } décisions : indiquez avec --trained-on sur combien votre agent a été entraîné
benchmark-budget = { $task } autorise { NUMBER($budget) } décisions d’entraînement, et cet agent en a eu { NUMBER($given) }. Entraînez-le moins longtemps, ou lancez la tâche sans budget.
benchmark-partial = * Incomplet : { $done } donnes sur { $all } ont été jouées. Retirez -n pour les jouer toutes.
benchmark-written = Résultat écrit dans { $path }.
benchmark-damaged = { $path } n’est pas un résultat de ce banc d’essai. Produisez-en un avec : tangledbank benchmark run
benchmark-col-task = tâche
benchmark-col-track = catégorie
benchmark-col-tables = tables
benchmark-col-trains = entraînement
benchmark-col-fair = équité
benchmark-col-agent = agent
benchmark-col-score = score
benchmark-col-interval = 95 %
benchmark-col-margin = écart
benchmark-col-games = parties
benchmark-field = Les adversaires sont des copies de steady-0.1. --json montre tous les détails des tâches.
benchmark-decisions = { NUMBER($count) } décisions
benchmark-deck = paquet modifié
benchmark-sets = traits inconnus
benchmark-play = jeu
benchmark-efficiency = efficacité
benchmark-generalization = généralisation
