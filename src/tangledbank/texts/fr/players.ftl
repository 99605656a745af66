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
help-rows = Écrire une ligne par place de chaque partie : .csv, .jsonl, ou .parquet si PyArrow ou Polars est installé.
help-write = Mettre les tableaux du classement dans cette page, entre ses deux repères.
arena-damaged = { $path } n’est pas un journal de parties, ou il est abîmé : nommez-en un autre avec --journal, ou recommencez avec --fresh
arena-other = { $path } contient des parties d’une autre version du programme, de ses règles ou de ses joueurs : nommez un autre fichier avec --journal, ou recommencez avec --fresh
arena-counts = --players attend des nombres de joueurs qui conviennent aux jeux, comme 4 ou 2,4, et non « { $text } »
arena-two = une rencontre demande au moins deux joueurs, chacun nommé une fois dans --agents ; avec --together, un nom peut revenir
arena-stopped = Interrompu. { $done } donnes sur { $all } sont gardées dans { $path } ; la même commande continue avec le reste.
arena-parquet = Parquet demande PyArrow ou Polars : pip install pyarrow ; ou nommez un fichier qui finit par .csv ou .jsonl
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
arena-how = Une victoire partagée compte en parts. Chaque donne a été jouée depuis chaque place ; on compte donc les donnes et non les parties : l’intervalle à 95 % est celui de Wilson, pour autant de parties que la dispersion entre les donnes en vaut. L’avance est en points sur le meilleur des autres ; la cote est celle d’OpenSkill (Plackett-Luce), à partir de 25.
