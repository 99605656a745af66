### Joueurs : leurs rencontres

metavar-games = JEUX
metavar-agent = A
metavar-numbers = N,M
help-arena = Faire s’affronter des joueurs sur des donnes identiques, chacun à chaque place, et dire qui est le plus fort.
    .examples =
        tangledbank arena evolution --agents steady,steady-0.1
        tangledbank arena all --agents random,easy,steady --players 2,4 -n 50 --jobs 2
        tangledbank arena oceans --agents ./mybot --against steady-0.1 --rows games.csv
        tangledbank arena evolution --agents ./mybot,steady,steady,random --together
help-arena-games = Quels jeux, par exemple evolution ou evolution,oceans ; « all » pour tous.
help-arena-agents = Qui s’affronte : des noms de « tangledbank agents », ou des chemins de programmes. Chacun joue seul parmi des jumeaux de chaque autre.
help-against = Seulement contre ce joueur : chacun des autres joue seul parmi ses jumeaux.
help-together = Tous à la même table, au lieu de chaque paire ; un nom peut revenir, et le dernier prend toutes les places qui restent.
help-arena-players = Combien de joueurs, ou plusieurs nombres ; un jeu qui ne s’y prête pas est laissé de côté.
help-deals = Combien de donnes ; chacune est jouée une fois depuis chaque place.
help-first-deal = La graine de la première donne. Prenez-en d’autres que celles qui ont servi à régler un joueur.
help-journal = Où garder les parties finies, pour reprendre une rencontre interrompue. Sans cela, un fichier de votre dossier de cache.
help-fresh = Oublier les parties déjà jouées.
help-rows = Écrire une ligne par place de chaque partie : .csv, .jsonl, ou .parquet si PyArrow est installé.
help-write = Mettre les tableaux du classement dans cette page, entre ses deux repères.
arena-damaged = { $path } n’est pas un journal de parties, ou il est abîmé : nommez-en un autre avec --journal, ou recommencez avec --fresh
arena-other = { $path } contient des parties d’une autre version du programme, de ses règles ou de ses joueurs : nommez un autre fichier avec --journal, ou recommencez avec --fresh
arena-counts = --players attend des nombres de joueurs qui conviennent aux jeux, comme 4 ou 2,4, et non « { $text } »
arena-two = une rencontre demande au moins deux joueurs, chacun nommé une fois dans --agents ; avec --together, un nom peut revenir
arena-stopped = Interrompu. { $done } donnes sur { $all } sont gardées dans { $path } ; la même commande continue avec le reste.
arena-parquet = Parquet demande PyArrow : pip install pyarrow ; ou nommez un fichier qui finit par .csv ou .jsonl
arena-marks = { $path } n’a pas les repères entre lesquels se placent les tableaux : { $begin } et { $end }, chacun sur sa ligne
arena-head = { $game }, { $players } joueurs : { $games } parties sur { $deals } donnes
arena-rating = cote
arena-margin = avance
arena-seats = par place
arena-pace = par décision
arena-longest = au plus
arena-against = seul parmi
arena-cross = Part de victoire d’un joueur seul parmi des jumeaux de l’autre (part équitable { $fair }) :
arena-faults = { "  " }{ $name }, fautes : { $kind } { $times } ×
arena-how = Une victoire partagée compte en parts. Chaque donne a été jouée depuis chaque place ; on compte donc les donnes et non les parties : l’intervalle à 95 % est celui de Wilson, pour autant de parties que la dispersion entre les donnes en vaut. L’avance est en points sur le meilleur des autres.
arena-how-rating = La cote est celle d’OpenSkill (Plackett-Luce), à partir de 25.
arena-no-rating = Les cotes demandent un paquet qui n’est pas installé (openskill) : pip install "tangledbank[arena]".

## Qui il y a

help-characters = Lister les joueurs qui sont des programmes, et leur caractère.
    .examples =
        tangledbank agents
        tangledbank agents oceans
help-agents-game = Seulement ceux qui jouent à ce jeu.
agents-programs = De plus, le chemin de n’importe quel programme est un joueur : voir docs/reference/programs.md.
agent-random = joue tous les coups avec la même probabilité
agent-easy = pour les premières parties : sait ce qu’il fait, mais oublie et se trompe, comme tout le monde
agent-steady = suit des règles simples, sans calculer à l’avance : un adversaire à votre mesure après quelques parties
agent-steady-01 = le joueur « steady » de la version 0.1, qui ne change jamais et sert de mesure aux autres
agent-sharp-1 = calcule un peu à l’avance
agent-sharp-2 = calcule à l’avance : difficile à battre
agent-sharp = réfléchit aussi longtemps qu’il le peut : le plus fort
agent-grazer = paisible : des plantes, de longs cous et de bons voisins ; ne chasse que s’il ne reste rien d’autre
agent-predator = chasse tôt et souvent, et fait grandir ses chasseurs
agent-breeder = beaucoup d’espèces et de grandes familles, peu de traits
agent-builder = peu d’espèces, grandes et bien armées, avec beaucoup de traits

## Conseils

advice-only = Vous n’avez qu’un choix : { $move }.
advice-best = Le mieux : { $move }. Chances de gagner : { $chance } % (± { $doubt }) ; écart final attendu avec le meilleur des autres : { $ahead } points (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-next = Ensuite : { $move }. { $chance } % (± { $doubt }), { $ahead } points (± { NUMBER($error, maximumFractionDigits: 1) }).
advice-fears = À craindre malgré tout : { $fears }.
why-avoids = Sinon, { $harm }.
why-food = Cela rapporte environ { NUMBER($more, maximumFractionDigits: 1) } de nourriture de plus ce tour-ci.
fear-eaten = { $by } pourrait manger { $being } ({ $chance } %)
fear-robbed = { $by } pourrait prendre à { $being } ({ $chance } %)
fear-leeched = { $by } pourrait parasiter { $being } ({ $chance } %)
fear-poisoned = { $being } pourrait être empoisonné ({ $chance } %)
fear-starves = { $being } pourrait avoir faim ({ $chance } %)
fear-dies = { $being } pourrait s’éteindre ({ $chance } %)
fear-cold = { $being } pourrait souffrir du froid ({ $chance } %)
fear-heat = { $being } pourrait souffrir de la chaleur ({ $chance } %)
fear-fire = { $being } pourrait souffrir d’un incendie ({ $chance } %)
command-hint = conseil
advice-word = mieux

## Bilan

help-review = Passer en revue une partie finie : ce que chaque choix a coûté, et ce qui aurait été mieux.
    .examples =
        tangledbank review
        tangledbank review game.json --seat A
        tangledbank review game.json --html review.html --json review.json
help-review-seat = De qui : A pour la première place. Sans cela, les personnes à la table, ou tous.
help-review-json = Écrire tout en données simples dans ce fichier.
help-review-html = Écrire dans ce fichier une page avec un graphique ; elle n’a pas besoin du réseau.
review-bar = Réflexion
review-unfinished = { $path } n’est pas finie : on ne passe en revue que les parties finies
review-seat = il n’y a pas de place « { $seat } » dans cette partie : il y a { $known }
review-title = { $game } : bilan
review-results = Résultat : { $results }
review-chart = Les chances de gagner, choix après choix
review-chart-about = Une ligne par joueur, du premier choix à gauche au dernier à droite. Les repères numérotés sont les choix les plus coûteux ; le tableau de tous les choix, plus bas, donne les chiffres.
review-axis = choix
review-account = { $points } points après { $choices } choix. Au début, on pouvait attendre { $start } points d’avance ; les choix en ont coûté { NUMBER($cost, maximumFractionDigits: 1) }, les cartes et les dés ont apporté { $dealt }, les autres et ce qui était caché { $others } : à la fin { $end }.
review-course = Chances de gagner : { $bars }
review-worst = Ce qui a coûté le plus :
review-none = Aucun choix n’a coûté assez pour en parler.
review-choice = Choix { NUMBER($place, useGrouping: 0) }, tour { $round } : { $move }. Mieux : { $better }. Coût : { NUMBER($cost, maximumFractionDigits: 1) } points (± { NUMBER($error, maximumFractionDigits: 1) }) et { $chance } % des chances de gagner.
review-all = Tous les choix
review-head-place = choix
review-head-round = tour
review-head-move = joué
review-head-better = mieux
review-head-cost = coût
review-head-chance = chances de gagner
review-how = Chaque choix a été réfléchi d’après ce que le joueur pouvait savoir. L’avance se compte pour moitié sur le meilleur des autres et pour moitié sur leur moyenne ; ± est l’erreur type.
