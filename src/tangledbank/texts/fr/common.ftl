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
help-agents = Qui joue : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-jobs = Combien de processus travaillent en même temps.
help-record = Une partie enregistrée : un fichier ou un nom de « tangledbank saves » ; sans rien, la dernière.
help-log = Écrire tout ce qui s’est passé.
help-scenes = Fichiers de scènes, *.scene.
help-bots = Vos adversaires : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-people = Qui joue à ce terminal, à tour de rôle : des noms comme Ann,Bob, ou combien. Personne ne voit les cartes des autres.
help-watch-bots = Qui joue : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme ; le dernier nommé prend les places restantes.
help-save = Garder la partie dans ce fichier, et non parmi les parties enregistrées.
help-resume = Reprendre une partie enregistrée : un fichier, un nom de « tangledbank saves » ou, sans rien, la dernière.
help-pace = Secondes d’attente après chaque ligne ; sans rien, 0,6 dans un terminal. Entrée arrête et reprend, q quitte.
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
metavar-saved = [PARTIE]
metavar-seed = G
metavar-number = N
metavar-agents = A,B
metavar-people = NOMS
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
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = Lister les parties enregistrées, la dernière en tête.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Regarder des programmes jouer entre eux.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Servir des tables aux personnes et aux programmes.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Jouer à la table d’un serveur. Le secret est lu sur l’entrée standard.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Vérifier le mélange et les coups d’une partie enregistrée par un serveur.
    .examples =
        tangledbank verify record.json
metavar-host = HÔTE
metavar-url = URL
metavar-name = NOM
help-host = L’adresse d’écoute. Si d’autres peuvent l’atteindre, il faut TLS devant elle.
help-port = Le port d’écoute.
help-database = Où garder les parties, par exemple sqlite:///games.db ou postgresql://UTILISATEUR@HÔTE/NOM. Sinon, un fichier dans votre dossier de données.
help-lan = Servir le réseau domestique, à l’adresse que cette machine y a.
help-open = Ouvrir la page dans le navigateur, s’il y a un écran pour la montrer.
help-name = Un autre nom sous lequel le serveur est appelé. Peut être répété.
help-proxies = Adresses des mandataires inverses que l’on croit sur leurs clients, séparées par des virgules.
help-address-limits = Multiplie les limites de ce qu’une adresse peut utiliser : 4 pour une grande école derrière une seule adresse, 0 pour aucune. Par défaut 1, ou 0 sur un serveur réservé à cette machine.
help-set = Une extension extérieure que les tables peuvent employer. Peut être répété.
help-thinkers = Combien de processus réfléchissent pour les robots et les conseils.
help-workers = Combien de processus servent. Plus d’un demande PostgreSQL.
help-link = L’adresse de la table, sans son secret.
help-guest = Le nom que vous portez à la table.
help-verified = Un enregistrement remis par un serveur.
serve-extra = Le serveur a besoin de paquets qui ne sont pas installés ({ $package }) : pip install "tangledbank[server]".
serve-workers = Plus d’un processus demande PostgreSQL : --database postgresql://UTILISATEUR@HÔTE/NOM
serve-postgres = PostgreSQL demande un paquet qui n’est pas installé : pip install "tangledbank[postgres]".
serve-address = Service à l’adresse { $address }
serve-database = Les parties sont gardées dans { $database }
database-read-only = La base de données { $database } est en lecture seule ({ $why }) : les parties ne peuvent pas être enregistrées. Donnez à cet utilisateur le droit d’y écrire (avec SQLite, aussi dans son dossier), ou indiquez une autre base avec --database.
database-failed = Impossible d’ouvrir la base de données { $database } : { $why }. Vérifiez son adresse et les droits d’accès, ou indiquez une autre base avec --database.
serve-taken = Le port { $port } est pris : un autre serveur y tourne déjà. Nommez-en un autre avec --port.
serve-no-client = Le client pour navigateurs n’est pas construit : les programmes et « tangledbank join » peuvent jouer, les navigateurs non. Dans une copie des sources, make web le construit ; les paquets installés l’ont déjà.
serve-no-screen = Il n’y a pas d’écran ici pour ouvrir un navigateur. Ouvrez { $address } dans un navigateur qui peut atteindre cette machine.
serve-lan = Tous ceux de votre réseau peuvent atteindre ce serveur et lire ce qu’il envoie.
serve-public = Tous ceux qui atteignent cette adresse peuvent employer le serveur et lire ce qu’il envoie. Placez devant lui un mandataire inverse avec TLS ; voir docs/howto/operate.md.
help-control = Le fichier socket d’un serveur en marche. Sinon, à côté du fichier SQLite.
help-names-filter = Une fonction à vous qui admet, refuse ou remplace les noms : « MODULE:FUNCTION » ou « FILE.py:FUNCTION ».
help-log-form = La forme du journal : plain, ou json (un objet par ligne).
help-metrics = Un port de cette machine pour Prometheus. Sinon, il n’y en a pas.
verify-failed = { $path } ne tient pas : { $why }
verify-good = { $count ->
    [one] Le mélange est celui qui avait été promis, et le seul choix est permis.
   *[other] Le mélange est celui qui avait été promis, et les { $count } choix sont permis.
}
join-fragment = Omettez ce qui suit # dans l’adresse : le secret est demandé, pour qu’il ne paraisse pas dans la liste des processus.
join-secret = Le secret du lien, votre code de secours ou votre jeton :
join-seat = Vous êtes { $seat }.
join-watch = Vous regardez la partie.
join-token = Pour revenir à votre place, donnez ce jeton au lieu du secret : { $token }
join-lost = La connexion est perdue : { $why }
join-number = Un nombre de 1 à { $most }, undo ou quit.

## Fautes

error-game = il n’y a pas de jeu « { $key } » : les jeux sont { $known }
error-lang = il n’y a pas de langue « { $lang } » ici : il y a { $known }
error-players = { $game } se joue de { $low } à { $high }, pas à { $players }
error-seats = { $option } nomme { $names } joueurs, et il y a de la place pour { $seats }
error-people = --people prend des noms comme Ann,Bob ou un nombre, pour { $players } joueurs au plus, pas « { $people } »
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
error-no-saves = il n’y a pas encore de telle partie enregistrée dans { $folder }
error-agent = il n’y a pas de joueur « { $name } » pour { $game } : il y a { $known }, policy:FICHIER, ou le chemin d’un programme
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
saves-open = { $choices } choix
saves-over = { $choices } choix, finie
saves-how = Pour reprendre : « tangledbank play --resume { $name } » ; pour revoir : « tangledbank replay { $name } ».

## Simulations

simulate-bar = En jeu
simulate-head = { $game }, { $players } joueurs, { $games } parties
simulate-agent = joueur
simulate-wins = gagnées
simulate-shared = partagées
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-score = points
simulate-trouble = { "  " }fautes : { $kind } { $times } ×
simulate-foot = { $decisions } décisions en { $seconds } s

## En jeu

play-you = vous
cause-attack = attaque de { $being }
cause-prey = proie : { $being }
cause-stolen = volé à { $being }
cause-hunger = la faim
cause-poison = le poison
cause-crowd = la surpopulation
cause-limit = plus de place
cause-age = le vieillissement
cause-cold = le froid
cause-heat = la chaleur
cause-fire = le feu
cause-of = { $trait } de { $species }
log-you = vous
play-hint = Tapez le numéro de ce que vous voulez faire, ou le coup en toutes lettres. ? aide, ? { $card } explique une carte, et ? COUP dit pourquoi un coup n’est pas possible.
play-begin = Entrée commence la partie :
play-forced = (Votre seul choix : { $move }.)
play-change = C’est au tour de { $name }. Que personne d’autre ne regarde.
play-ready = Entrée montre vos cartes :
watch-paused = Arrêté. Entrée reprend, q quitte :
play-inside = { $title } (« { $back } » revient en arrière) :
play-earlier = … encore { $count } avant ceci (« { $log } » les montre).
play-more = Entrée continue, un mot arrête :
play-possible = C’est possible : { $moves }
play-then = Alors : { $news }
play-unknown = On ne sait rien de « { $word } » : demandez une carte, une règle ou un coup. ? seul en donne la liste.
play-which = Lequel : { $names } ?
play-empty-hand = Vous n’avez pas de cartes.
play-no-being = Il n’y a pas de { $name } sur la table : éteint, ou n’a jamais vécu.
play-no-undo = Il n’y a rien à reprendre : votre dernier choix a révélé quelque chose, ou quelque chose a été révélé ou choisi depuis.
play-thinking = Je réfléchis …
play-undone = Repris{ $move ->
    [none] { "" }
   *[other] { " " }: { $move }
    }.
play-saved = Enregistré : { $path }
play-left = La partie est enregistrée. Pour la reprendre :
play-help = Choisissez par numéro (« 3 » ; « 3.12 » est le 12 de la liste sous 3 ; 0 finit votre tour ou ne fait rien) ou en toutes lettres, ici par exemple : « { $move } ». Des abréviations suffisent si elles ne peuvent désigner qu’une chose.
    ? MOT  explique une carte ou un mot de l’écran ; ? A1 une espèce ; ? main toutes vos cartes ; ? COUP dit ce que ferait un coup, ou pourquoi il n’est pas possible.
    Entrée — la table à nouveau
    table — tout ce qui est sur la table, sans rien abréger
    coups — tous vos coups en toutes lettres
    conseil, ? mieux — ce que ferait un joueur fort, et pourquoi
    source — la règle sur laquelle repose la dernière réponse
    journal — ce qui s’est passé
    retour — quitter une liste de choix
    annuler — reprendre votre dernier choix
    sauver, sauver FICHIER — garder la partie dans un autre fichier ; chaque choix est enregistré de toute façon
    quitter — s’en aller ; « play --resume » reprend
play-no-source = Il n’y a pas encore de règle à montrer. Demandez d’abord une carte, un mot ou un coup.
play-topics = On peut demander : { $topics }
command-help = aide
command-table = table
command-moves = coups
command-source = source
command-log = journal
command-undo = annuler
command-back = retour
command-save = sauver
command-quit = quitter
command-hand = main
read-nothing = « { $text } » n’est pas un de vos coups. Tapez un numéro, ou ? pour de l’aide.
read-alike = « { $text } » n’est pas un coup complet. De tels coups s’écrivent : { $moves }
read-number = Ce numéro n’existe pas ici : il y a { $known }.
read-several = Cela peut vouloir dire { $count } choses :

## Refus

reason-turn = { $asked ->
    [none] La partie est finie.
   *[other] Rien ne vous est demandé : c’est à { $asked } de choisir.
}
    .short = pas à vous de choisir
reason-turn-other = C’est un coup de { $mover }, et vous êtes { $you }.
    .short = coup de { $mover }
reason-now = Tant qu’on vous demande « { $prompt } », ce n’est pas possible.
    .short = pas maintenant

## Programmes à la table

bot-start = { $name } ne peut pas être lancé ({ $detail }) ; des coups sont joués à sa place.
bot-deaf = { $name } ne lit pas ce qu’on lui envoie et est renvoyé ; des coups sont désormais joués à sa place.
bot-silent = { $name } n’a pas répondu en { $detail } s ; un coup permis a été joué à sa place.
bot-died = { $name } s’est arrêté trop tôt{ $detail }; des coups sont désormais joués à sa place.
bot-flood = { $name } a envoyé beaucoup trop et est renvoyé ; des coups sont désormais joués à sa place.
bot-nonsense = { $name } a répondu n’importe quoi (« { $detail } ») ; un coup permis a été joué à sa place.
bot-ambiguous = { $name } a choisi par un texte commun à plusieurs options (« { $detail } ») ; un coup permis a été joué à sa place.
bot-illegal = { $name } a choisi ce qui n’est pas offert (« { $detail } ») ; un coup permis a été joué à sa place.
bot-dismissed = { $name } est renvoyé après plusieurs fautes ; des coups sont désormais joués à sa place.

## Points

score-title = Résultats
score-now = Résultats si la partie finissait ici
score-total = total
score-winner = { $name } gagne avec { $points } points.
score-shared = { $names } partagent la victoire avec { $points } points chacun : tous les départages sont égaux.
score-tie = { $names } ont autant de points ; { $tie } décide ({ $mine } contre { $theirs }).
list-and = { " et " }

## Parties rejouées

replay-head = { $game }, { $players } joueurs, { $choices } choix ; options : { $options }
replay-unfinished = La partie n’est pas finie. Elle en est là :

event-undone = { $me ->
    [yes] Vous reprenez votre dernier choix.
   *[no] { $seat } reprend un choix.
}
replay-prompt = Entrée : suivant · b : arrière · { $unit ->
    [turn] t : tour suivant
    [round-of-turns] r : manche suivante
   *[round] r : tour suivant
 } · h : mains · s : points · q >
replay-help = Entrée ou n avance, b recule, { $unit ->
    [turn] t va au tour suivant, t 3 au tour 3,
    [round-of-turns] r va à la manche suivante, r 3 à la manche 3,
   *[round] r va au tour suivant, r 3 au tour 3,
 } 0 au début, e à la fin, un nombre à ce choix, h montre ou cache les mains, s montre les points, q quitte.
replay-place = { $unit ->
    [round-of-turns] manche
   *[round] tour
 } { $round } · choix { NUMBER($place, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [round-of-turns] Il n’y a pas eu de telle manche : la dernière est { $last }.
   *[round] Il n’y a pas eu de tel tour : le dernier est { $last }.
 }
metavar-set = EXTENSION
help-with = Une extension à vous, par son nom ou son fichier NOM.py. Répétable.
titled = { $title } : { $text }
