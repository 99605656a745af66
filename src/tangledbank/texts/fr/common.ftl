### La ligne de commande, et ce que tous les jeux partagent

about = La famille de jeux Évolution : jouer, regarder, simuler, rejouer.
about-examples =
    Pour commencer :
      tangledbank play                     Evolution contre trois joueurs « steady »
      tangledbank play --lang en           la même chose en anglais
      tangledbank games                    à quoi l’on peut jouer, et comment

## Aide

help-game = Quel jeu : voir « tangledbank games ».
help-lang = Langue : { $known }. Sans cela, celle de votre environnement.
help-option = Une règle fixée autrement, comme quick_play=on. Peut être répété ; voir « tangledbank games ».
help-data = Un fichier corrigé des cartes.
help-seed = Un nombre qui décide du mélange, pour rejouer la même partie.
help-json = Écrire des données pour d’autres programmes.
help-plain = Texte linéaire sans dessin ni couleur, pour lecteurs d’écran.
help-uncovered = Montrer les piles des autres joueurs, cachées jusqu’à la fin.
help-players = Combien de joueurs.
help-help = Montrer cette aide et finir.
help-version = La version, et si le moteur est compilé.
help-count = Combien de parties.
help-agents = Qui joue : random, steady, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-jobs = Combien de processus travaillent en même temps.
help-record = Un fichier enregistré par play ou watch.
help-log = Écrire tout ce qui s’est passé.
help-scenes = Fichiers de scènes, *.scene.
help-bots = Vos adversaires : steady, random, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-watch-bots = Qui joue : steady, random, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-save = Garder la partie dans ce fichier.
help-resume = Reprendre une partie enregistrée.
help-pace = Secondes d’attente après chaque ligne.
usage-head = Utilisation :
usage-arguments = Arguments{ " " }
usage-options = Options{ " " }
usage-commands = Commandes{ " " }
usage-default = par défaut : { $value }
usage-required = obligatoire
metavar-options = [OPTIONS]
metavar-command = COMMANDE [ARGUMENTS]...
metavar-game = JEU
metavar-lang = LANGUE
metavar-option = C=V
metavar-file = FICHIER
metavar-record = PARTIE
metavar-seed = G
metavar-number = N
metavar-agents = A,B
metavar-seconds = SEC
help-games = Lister les jeux, leurs nombres de joueurs et leurs options.
    .examples =
        tangledbank games
        tangledbank games --lang fr
help-cards = Lister les cartes d’un jeu et ce qu’elles font.
    .examples =
        tangledbank cards evolution
        tangledbank cards evolution --json
help-simulate = Faire jouer beaucoup de parties à des programmes et compter les victoires.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Rejouer une partie : pas à pas dans un terminal, en bref ailleurs.
    .examples =
        tangledbank replay partie.json
        tangledbank replay partie.json --log
help-scene = Vérifier des scènes : positions, coups, et ce qui doit être vrai ensuite.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Jouer dans le terminal.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --resume partie.json
help-watch = Regarder des programmes jouer entre eux.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-bench = Mesurer la vitesse du moteur.
    .examples =
        tangledbank bench --json

## Fautes

error-game = il n’y a pas de jeu « { $key } » : les jeux sont { $known }
error-players = { $game } se joue de { $low } à { $high }, pas à { $players }
error-seed = une graine est un nombre d’au plus 128 bits, non négatif
error-option = « { $text } » n’est pas une option : on écrit clé=valeur, avec ces clés : { $known }
error-option-value = l’option { $key } ne peut pas être « { $value } » : c’est l’une de { $known }
error-read = { $path } ne peut pas être lu : { $why }
error-no-file = il n’y a pas de fichier { $path }
error-not-file = { $path } est un dossier ou un périphérique, pas un fichier
error-data = { $path } ne peut pas servir de données de cartes : { $why }
error-program = { $path } nomme le programme { $program } comme joueur : lancez-le avec --bots si vous lui faites confiance, ou nommez d’autres joueurs
error-size = { $path } est trop grand : { NUMBER($size, useGrouping: 0) } octets, alors qu’on en lit au plus { NUMBER($most, useGrouping: 0) }
error-utf8 = { $path } n’est pas du texte en UTF-8
error-record = { $path } ne peut pas être rejoué : { $why }
error-choices = { $path } a { NUMBER($count, useGrouping: 0) } choix, alors qu’on en rejoue au plus { NUMBER($most, useGrouping: 0) }
error-write = { $path } ne peut pas être écrit : { $why }
error-resume = une partie enregistrée garde ses joueurs, son mélange et ses options : enlevez { $options }
error-agent = il n’y a pas de joueur « { $name } » pour { $game } : il y a { $known }, ou le chemin d’un programme
record-long = une partie a au plus { NUMBER($most, useGrouping: 0) } caractères, et celle-ci en a { NUMBER($size, useGrouping: 0) }
record-json = le fichier est abîmé ou n’est pas une partie ({ $detail })
record-format = ce n’est pas une partie au format { $format }
record-seed = sa graine n’est pas un nombre hexadécimal d’au plus 32 chiffres
record-field = son champ « { $name } » manque ou n’est pas du type { $kind }
record-choice = le choix { NUMBER($place, useGrouping: 0) } n’est pas écrit [place, verbe, numéros …]
record-range = le choix { NUMBER($place, useGrouping: 0) } a un nombre hors limites
record-unplayable = le choix { NUMBER($place, useGrouping: 0) }, « { $choice } », n’y est pas possible
record-game = c’est une partie de { $game }, pas de { $wanted }
record-rules = elle a été jouée sous la version { NUMBER($rules, useGrouping: 0) } des règles, et ce programme a la version { $here }
record-data = elle a été jouée avec les données de cartes { $data } de { $set }, et celles d’ici sont { $here }

## Ce dont la ligne de commande ne sait que faire

usage-command = il n’y a pas de commande « { $text } » : les commandes sont { $known }
usage-no-command = il manque une commande : les commandes sont { $known }
usage-option = il n’y a pas d’option { $option } dans « { $command } » : ses options sont { $known }
usage-no-value = l’option { $option } ne prend pas de valeur
usage-value = { $name } demande { $takes }, pas « { $value } »
usage-missing = il manque { $name } : « { $command } » demande { $takes }
usage-needs = l’option { $name } demande { $takes }
usage-extra = « { $command } » n’a que faire de « { $text } »
takes-game = le nom d’un jeu : { $known }
takes-file = le chemin d’un fichier
takes-text = un texte comme { $name }
takes-whole = un nombre entier
takes-whole-from = un nombre entier d’au moins { NUMBER($low, useGrouping: 0) }
takes-whole-between = un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
takes-number = un nombre
takes-number-from = un nombre d’au moins { NUMBER($low, useGrouping: 0) }
takes-number-between = un nombre de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }

## Listes

games-line = { $key } : { $title }, de { $low } à { $high } joueurs
cards-title = { $game } : { $count } cartes
cards-doubt = Les chiffres marqués { $mark } ne sont pas certains ; --json dit à quel point chacun l’est.

## Simulations

simulate-bar = En jeu
simulate-head = { $game }, { $players } joueurs, { $games } parties
simulate-agent = joueur
simulate-wins = gagnées
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-score = points
simulate-trouble = { "  " }fautes : { $kind } { $times } ×
simulate-foot = { $decisions } décisions en { $seconds } s

## En jeu

play-you = vous
play-hint = Tapez le numéro de ce que vous voulez faire, ou le coup en toutes lettres. ? aide, ? { $card } explique une carte, et ? COUP dit pourquoi un coup n’est pas possible.
play-forced = (Votre seul choix : { $move }.)
play-inside = « { $back } » revient en arrière.
play-earlier = … { $count } { $count ->
        [one] ligne
       *[other] lignes
    } avant ceci : « { $log } » les montre.
play-more = Entrée continue, un mot arrête :
play-possible = C’est possible : { $moves }
play-unknown = On ne sait rien de « { $word } » : demandez une carte, une règle ou un coup. ? seul en donne la liste.
play-no-undo = Il n’y a rien à reprendre : depuis votre dernier choix, quelque chose a été révélé ou quelqu’un d’autre a choisi.
play-undone = Repris.
play-saved = Enregistré : { $path }
play-left = La partie est enregistrée. Pour la reprendre :
play-help = Choisissez par numéro (« 3 » ; « 3.2 » est le deuxième choix sous 3) ou en toutes lettres, ici par exemple : « { $move } ». Des abréviations suffisent si elles ne peuvent désigner qu’une chose.
    ? MOT  explique une carte ou une règle ; ? COUP dit si un coup est possible, et sinon pourquoi.
    table — tout ce qui est sur la table
    coups — vos coups en notation
    journal — ce qui s’est passé
    retour — quitter une liste de choix
    annuler — reprendre votre dernier choix
    sauver, sauver FICHIER — garder la partie
    quitter — enregistrer et quitter
    Sur la table, les espèces listées de haut en bas se tiennent de gauche à droite ; ● est la population qui a mangé et ○ celle qui est affamée.
play-topics = On peut demander : { $topics }
command-help = aide
command-table = table
command-moves = coups
command-log = journal
command-undo = annuler
command-back = retour
command-save = sauver
command-quit = quitter
read-nothing = « { $text } » n’est pas un de vos coups. Tapez un numéro, ou ? pour de l’aide.
read-alike = « { $text } » n’est pas un coup complet. De tels coups s’écrivent : { $moves }
read-number = Les choix vont ici de 1 à { $most }.
read-several = Cela peut vouloir dire { $count } choses :
read-other = Ce serait à { $seat } de le faire.

## Programmes à la table

bot-start = { $name } ne peut pas être lancé ({ $detail }) ; des coups sont joués à sa place.
bot-deaf = { $name } ne lit pas ce qu’on lui envoie et est renvoyé ; des coups sont désormais joués à sa place.
bot-silent = { $name } n’a pas répondu en { $detail } s ; un coup permis a été joué à sa place.
bot-died = { $name } s’est arrêté trop tôt ; des coups sont désormais joués à sa place.
bot-flood = { $name } a envoyé beaucoup trop et est renvoyé ; des coups sont désormais joués à sa place.
bot-nonsense = { $name } a répondu n’importe quoi (« { $detail } ») ; un coup permis a été joué à sa place.
bot-illegal = { $name } a choisi ce qui n’est pas offert (« { $detail } ») ; un coup permis a été joué à sa place.
bot-dismissed = { $name } est renvoyé après plusieurs fautes ; des coups sont désormais joués à sa place.

## Points

score-title = Résultats
score-total = total
score-winner = { $name } gagne avec { $points } points.
score-shared = { $names } partagent la victoire avec { $points } points chacun : tous les départages sont égaux.
score-tie = { $names } ont autant de points ; { $tie } décide ({ $mine } contre { $theirs }).
list-and = { " et " }

## Parties rejouées

replay-head = { $game }, { $players } joueurs, { $choices } choix ; options : { $options }
replay-unfinished = La partie n’est pas finie. Elle en est là :
replay-prompt = Entrée : suivant · b : arrière · r : révélation · 0 : début · e : fin · q : quitter >
replay-help = Entrée ou n avance, b recule, r va à la prochaine révélation de nourriture, 0 au début, e à la fin, un nombre à ce choix, q quitte.
replay-place = choix { NUMBER($place, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }

event-undone = { $me ->
    [yes] Vous reprenez votre dernier choix.
   *[no] { $seat } reprend un choix.
}
