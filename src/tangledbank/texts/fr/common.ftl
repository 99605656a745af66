### La ligne de commande, et ce que tous les jeux partagent

about = La famille de jeux Évolution : jouer, regarder, simuler, rejouer.
about-examples =
    Pour commencer :
      tangledbank play                     Evolution contre trois robots « steady »
      tangledbank play --lang en           la même chose en anglais
      tangledbank games                    la liste des jeux et de leurs options

## Aide

help-game = Le jeu ; « tangledbank games » les liste.
help-lang = Langue : { $known }. Par défaut, celle de votre système.
help-option = Une option des règles, comme quick_play=on. Peut être répété ; voir « tangledbank games ».
help-data = Un fichier de données de cartes corrigé.
help-seed = Un nombre qui fixe le mélange, pour pouvoir rejouer la même partie.
help-json = Écrire du JSON pour d’autres programmes.
help-plain = Texte simple, sans dessin ni couleur, pour lecteurs d’écran.
help-uncovered = Montrer les piles des autres joueurs, cachées jusqu’à la fin.
help-players = Nombre de joueurs.
help-help = Afficher ce message et quitter.
help-version = Afficher la version et dire si le moteur est compilé.
help-count = Nombre de parties.
help-agents = Les joueurs : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme. Le dernier prend les places restantes.
help-jobs = Nombre de processus en parallèle.
help-record = Une partie enregistrée : un fichier ou un nom de « tangledbank saves ». Par défaut, la dernière.
help-log = Écrire tout ce qui se passe.
help-scenes = Fichiers de scènes, *.scene.
help-bots = Vos adversaires : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme. Le dernier prend les places restantes.
help-people = Les personnes qui jouent à tour de rôle à ce terminal : des noms comme Ann,Bob, ou un nombre. Personne ne voit les cartes des autres.
help-watch-bots = Les joueurs : des noms de « tangledbank agents », comme steady ou sharp, policy:FICHIER, ou le chemin d’un programme. Le dernier prend les places restantes.
help-save = Enregistrer la partie dans ce fichier plutôt que parmi vos parties enregistrées.
help-resume = Reprendre une partie enregistrée : un fichier ou un nom de « tangledbank saves ». Par défaut, la dernière.
help-pace = Secondes d’attente après chaque ligne ; 0,6 par défaut dans un terminal. Appuyez sur Entrée pour mettre en pause ou reprendre, sur q pour quitter.
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
help-simulate = Faire jouer des robots et compter leurs victoires.
    .examples =
        tangledbank simulate evolution -n 1000
        tangledbank simulate evolution -n 100 --agents steady,random --json
        tangledbank simulate evolution -n 20 --players 6 --option quick_play=on
help-replay = Rejouer une partie enregistrée. Dans un terminal, pas à pas ; ailleurs, en résumé.
    .examples =
        tangledbank replay partie.json
        tangledbank replay partie.json --log
help-scene = Jouer des scènes : positions, coups et résultats attendus.
    .examples =
        tangledbank scene tests/rules/evolution/*.scene
help-play = Jouer dans le terminal.
    .examples =
        tangledbank play
        tangledbank play evolution --players 3 --bots steady,random
        tangledbank play --bots ./mybot --seed 7 --option deck_end=needed
        tangledbank play --people Ann,Bob
        tangledbank play --resume
help-saves = Lister vos parties enregistrées, la plus récente d’abord.
    .examples =
        tangledbank saves
        tangledbank play --resume
help-watch = Regarder des robots jouer entre eux.
    .examples =
        tangledbank watch evolution --bots steady
        tangledbank watch evolution --bots ./mybot,steady --pace 0.5
help-serve = Lancer un serveur où jouent des personnes et des programmes.
    .examples =
        tangledbank serve
        tangledbank serve --open
        tangledbank serve --lan
        tangledbank serve --host 0.0.0.0 --name table.example
help-join = Jouer à la table d’un serveur. Le secret est lu sur l’entrée standard.
    .examples =
        tangledbank join http://127.0.0.1:8000/t/TABLE
help-verify = Vérifier le mélange et les coups d’une partie d’un serveur.
    .examples =
        tangledbank verify record.json
metavar-host = HÔTE
metavar-url = URL
metavar-name = NOM
help-host = L’adresse d’écoute. Si d’autres peuvent l’atteindre, mettez TLS devant.
help-port = Le port d’écoute.
help-database = Où garder les parties, par exemple sqlite:///games.db ou postgresql://UTILISATEUR@HÔTE/NOM. Par défaut, un fichier dans votre dossier de données.
help-lan = Servir votre réseau domestique, à l’adresse que cette machine y a.
help-open = Ouvrir la page dans votre navigateur, si cette machine a un écran.
help-name = Un autre nom d’hôte du serveur. Peut être répété.
help-proxies = Adresses des mandataires inverses dont les en-têtes de client sont acceptés, séparées par des virgules.
help-address-limits = Multiplie les limites par adresse : 4 pour une grande école derrière une seule adresse, 0 pour aucune limite. Par défaut 1, ou 0 si cette machine seule peut atteindre le serveur.
help-set = Une extension extérieure au paquet que les tables peuvent utiliser. Peut être répété.
help-bot-processes = Nombre de processus qui calculent pour les robots et les conseils.
help-workers = Nombre de processus du serveur. Plus d’un demande PostgreSQL.
help-link = L’adresse de la table, sans son secret.
help-guest = Votre nom à la table.
help-verified = Un enregistrement téléchargé depuis un serveur.
serve-extra = Le serveur a besoin d’un paquet qui n’est pas installé ({ $package }). Installez-le avec : pip install "tangledbank[server]"
serve-workers = Plus d’un processus demande PostgreSQL. Indiquez --database postgresql://UTILISATEUR@HÔTE/NOM
serve-postgres = PostgreSQL demande un paquet qui n’est pas installé. Installez-le avec : pip install "tangledbank[postgres]"
serve-address = Service à l’adresse { $address }
serve-database = Les parties sont gardées dans { $database }
database-read-only = La base de données { $database } est en lecture seule ({ $why }) : les parties ne peuvent pas être enregistrées. Donnez à cet utilisateur le droit d’y écrire (avec SQLite, aussi dans son dossier), ou indiquez une autre base avec --database.
database-failed = Impossible d’ouvrir la base de données { $database } : { $why }. Vérifiez son adresse et les droits d’accès, ou indiquez une autre base avec --database.
serve-taken = Le port { $port } est déjà utilisé. Arrêtez l’autre serveur ou choisissez un autre port avec --port.
serve-no-client = Le client pour navigateurs n’est pas construit : les programmes et « tangledbank join » peuvent jouer, les navigateurs non. Dans une copie des sources, make web le construit ; les paquets installés l’ont déjà.
serve-no-screen = Cette machine n’a pas d’écran pour ouvrir un navigateur. Ouvrez { $address } dans un navigateur qui peut l’atteindre.
serve-lan = Tout le monde sur votre réseau peut atteindre ce serveur et lire ses échanges.
serve-public = Tous ceux qui atteignent cette adresse peuvent utiliser le serveur et lire ses échanges. Placez devant lui un mandataire inverse avec TLS ; voir docs/howto/operate.md.
help-control = Le socket de contrôle d’un serveur en marche. Par défaut, à côté du fichier SQLite.
help-names-filter = Votre propre fonction qui admet, refuse ou remplace les noms des personnes : MODULE:FONCTION ou FICHIER.py:FONCTION.
help-log-form = Le format du journal : plain, ou json (un objet par ligne).
help-metrics = Un port local pour les mesures Prometheus. Par défaut, aucun.
verify-failed = { $path } échoue à la vérification : { $why }
verify-good = { $count ->
    [one] Le mélange est celui auquel le serveur s’était engagé, et le seul coup est légal.
   *[other] Le mélange est celui auquel le serveur s’était engagé, et les { $count } coups sont légaux.
}
join-fragment = Omettez le # et ce qui le suit. Le secret vous est demandé ensuite, pour qu’il ne paraisse pas dans la liste des processus.
join-secret = Le secret du lien, votre code de secours ou votre jeton :
join-seat = Vous êtes { $seat }.
join-watch = Vous êtes spectateur.
join-token = Pour revenir plus tard à votre place, donnez ce jeton au lieu du secret : { $token }
join-lost = Connexion perdue : { $why }
join-number = Tapez un nombre de 1 à { $most }, undo ou quit.

## Fautes

error-game = il n’y a pas de jeu « { $key } » ; choisissez parmi { $known }
error-lang = il n’y a pas de langue « { $lang } » ; choisissez parmi { $known }
error-players = { $game } se joue de { $low } à { $high }, pas à { $players }
error-seats = { $option } nomme { $names } joueurs, mais il n’y a que { $seats } places
error-people = --people prend des noms comme Ann,Bob ou un nombre, pour { $players } joueurs au plus, pas « { $people } »
error-seed = une graine est un nombre positif ou nul d’au plus 128 bits
error-option = « { $text } » n’est pas une option ; écrivez clé=valeur avec une de ces clés : { $known }
error-option-value = l’option { $key } ne peut pas être « { $value } » ; choisissez parmi { $known }
error-read = { $path } ne peut pas être lu : { $why }
error-no-file = il n’y a pas de fichier { $path }
error-not-file = { $path } est un dossier ou un périphérique, pas un fichier
error-data = { $path } ne peut pas servir de données de cartes : { $why }
error-program = { $path } a le programme { $program } comme joueur ; indiquez-le avec --bots si vous lui faites confiance, ou nommez d’autres joueurs
error-size = { $path } est trop gros : { NUMBER($size, useGrouping: 0) } octets ; la limite est de { NUMBER($most, useGrouping: 0) }
error-utf8 = { $path } n’est pas du texte en UTF-8
error-record = { $path } ne peut pas être rejoué : { $why }
error-choices = { $path } a { NUMBER($count, useGrouping: 0) } coups ; on peut en rejouer au plus { NUMBER($most, useGrouping: 0) }
error-write = { $path } ne peut pas être écrit : { $why }
error-resume = une partie enregistrée garde ses joueurs, son mélange et ses options ; retirez { $options }
error-no-saves = il n’y a pas de telle partie enregistrée dans { $folder } ; « tangledbank saves » liste les vôtres
error-agent = { $game } n’a pas de joueur « { $name } » ; choisissez parmi { $known }, policy:FICHIER, ou le chemin d’un programme
record-long = un enregistrement a au plus { NUMBER($most, useGrouping: 0) } caractères ; celui-ci en a { NUMBER($size, useGrouping: 0) }
record-json = il est abîmé, ou ce n’est pas un enregistrement de Tangled Bank ({ $detail })
record-format = ce n’est pas un enregistrement de Tangled Bank au format { $format }
record-seed = sa graine n’est pas un nombre hexadécimal d’au plus 32 chiffres
record-field = ce n’est pas un enregistrement de Tangled Bank : « { $name } » manque ou n’est pas du type { $kind }
record-choice = le coup { NUMBER($place, useGrouping: 0) } n’est pas écrit [place, verbe, numéros …]
record-range = le coup { NUMBER($place, useGrouping: 0) } a un nombre hors limites
record-unplayable = le coup { NUMBER($place, useGrouping: 0) }, « { $choice } », n’y est pas possible
record-game = c’est un enregistrement de { $game }, pas de { $wanted }
record-rules = la partie a été jouée avec la version { NUMBER($rules, useGrouping: 0) } des règles ; ce programme a la version { $here }
record-set = la partie a été jouée avec l’extension { $set }, qui n’est pas chargée : ajoutez --with { $set }, ou --with et son fichier
record-data = la partie a été jouée avec les données de cartes { $data } de { $set } ; ce programme a { $here }

## Ce dont la ligne de commande ne sait que faire

usage-command = il n’y a pas de commande « { $text } » ; choisissez parmi { $known }
usage-no-command = il manque la commande ; choisissez parmi { $known }
usage-option = « { $command } » n’a pas d’option { $option } ; ses options sont { $known }
usage-no-value = l’option { $option } ne prend pas de valeur
usage-value = { $name } demande { $takes }, pas « { $value } »
usage-missing = il manque { $name } ; « { $command } » demande { $takes }
usage-needs = l’option { $name } demande { $takes }
usage-extra = « { $command } » ne prend pas « { $text } »
takes-game = un jeu : { $known }
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
cards-doubt = Les chiffres marqués { $mark } sont incertains ; --json montre la fiabilité de chacun.
saves-open = { $choices ->
    [one] { $choices } coup
   *[other] { $choices } coups
}
saves-over = { $choices ->
    [one] { $choices } coup
   *[other] { $choices } coups
}, finie
saves-how = Pour reprendre : « tangledbank play --resume { $name } » ; pour revoir : « tangledbank replay { $name } ».

## Simulations

simulate-bar = En cours
simulate-head = { $game }, { $players } joueurs, { $games } parties
simulate-agent = joueur
simulate-wins = gagnées
simulate-shared = partagées
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-score = points
simulate-trouble = { "  " }erreurs : { $kind } { $times } ×
simulate-foot = { $decisions } décisions en { $seconds } s

## En jeu

play-you = vous
cause-attack = attaque de { $being }
cause-eaten-prey = proie : { $being }
cause-stolen = volé à { $being }
cause-hunger = la faim
cause-poison = le poison
cause-overpopulation = la surpopulation
cause-over-limit = pas de place
cause-age = l’âge
cause-cold = le froid
cause-heat = la chaleur
cause-fire = le feu
cause-of = { $trait } de { $species }
log-you = vous
play-hint = Tapez le numéro d’un coup, ou le coup en toutes lettres. ? affiche l’aide, ? { $card } explique une carte, et ? COUP dit pourquoi un coup n’est pas possible.
play-begin = Appuyez sur Entrée pour commencer :
play-forced = (Votre seul coup : { $move }.)
play-change = C’est à { $name }. Que les autres détournent les yeux.
play-ready = Appuyez sur Entrée pour voir vos cartes :
watch-paused = En pause. Appuyez sur Entrée pour reprendre, sur q pour quitter :
play-inside = { $title } (tapez « { $back } » pour revenir) :
play-earlier = … { $count } avant cela (tapez « { $log } » pour les voir).
play-more = Appuyez sur Entrée pour continuer, ou tapez un mot pour arrêter :
play-possible = C’est possible : { $moves }
play-then = Alors : { $news }
play-unknown = Je ne connais pas « { $word } ». Demandez une carte, une règle ou un coup, ou tapez ? pour la liste.
play-which = Lequel : { $names } ?
play-empty-hand = Votre main est vide.
play-no-being = Il n’y a pas de { $name } sur la table : éteint, ou jamais apparu.
play-no-undo = Vous ne pouvez pas annuler : quelque chose a été révélé ou un autre joueur a joué depuis, ou vous n’avez pas encore joué de coup.
play-thinking = Réflexion …
play-undone = Annulé{ $move ->
    [none] { "" }
   *[other] { " " }: { $move }
}.
play-saved = Enregistré : { $path }
play-left = Votre partie est enregistrée. Pour la reprendre :
play-help = Choisissez par numéro (« 3 » ; « 3.12 » est le 12 de la liste sous 3 ; 0 finit votre tour ou ne fait rien) ou écrivez un coup, par exemple : « { $move } ». Vous pouvez l’abréger tant qu’un seul coup convient.
    ? MOT  explique une carte ou un mot de l’écran ; ? A1 une espèce ; ? main toutes vos cartes ; ? COUP dit ce que fait un coup, ou pourquoi il n’est pas possible.
    Entrée — montrer de nouveau la table
    table — tout ce qui est sur la table, sans rien abréger
    coups — tous vos coups en toutes lettres
    conseil, ? mieux — ce que ferait un joueur fort, et pourquoi
    source — la règle derrière la dernière réponse
    journal — les derniers événements
    retour — quitter une liste de coups
    annuler — annuler votre dernier coup
    sauver, sauver FICHIER — enregistrer la partie dans un autre fichier ; chaque coup est enregistré de toute façon
    quitter — partir ; « play --resume » reprend
play-no-source = Il n’y a pas encore de règle à montrer. Demandez d’abord une carte, un mot ou un coup.
play-topics = Vous pouvez demander : { $topics }
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
read-alike = « { $text } » n’est pas un coup complet. Vouliez-vous dire : { $moves }
read-number = Ce numéro n’existe pas ici. Choisissez parmi { $known }.
read-several = Cela peut désigner { $count } coups :

## Refus

reason-over = La partie est finie.
    .short = partie finie
reason-turn = Ce n’est pas à vous de décider : { $asked } choisit.
    .short = pas à vous de décider
reason-turn-other = C’est un coup de { $mover }, et vous êtes { $you }.
    .short = coup de { $mover }
reason-now = Vous ne pouvez pas faire cela maintenant. Votre décision : « { $prompt } ».
    .short = pas maintenant

## Programmes à la table

bot-start = { $name } n’a pas pu être lancé ({ $detail }) ; il joue des coups au hasard.
bot-deaf = { $name } ne lit pas ses messages et a été exclu ; des coups sont désormais joués à sa place.
bot-silent = { $name } n’a pas répondu en { $detail } s ; un coup légal a été joué à sa place.
bot-died = { $name } s’est arrêté trop tôt{ $detail } ; des coups sont désormais joués à sa place.
bot-flood = { $name } a envoyé beaucoup trop et a été exclu ; des coups sont désormais joués à sa place.
bot-nonsense = { $name } a envoyé une réponse illisible (« { $detail } ») ; un coup légal a été joué à sa place.
bot-ambiguous = { $name } a envoyé un texte qui convient à plusieurs options (« { $detail } ») ; un coup légal a été joué à sa place.
bot-illegal = { $name } a choisi un coup qui n’est pas proposé (« { $detail } ») ; un coup légal a été joué à sa place.
bot-dismissed = { $name } a été exclu après plusieurs erreurs ; des coups sont désormais joués à sa place.

## Points

score-title = Résultats
score-now = Résultats si la partie finissait maintenant
score-total = total
score-winner = { $name } gagne avec { $points } points.
score-shared = { $names } se partagent la victoire avec { $points } points chacun : ils sont à égalité à tous les départages.
score-tie = { $names } sont à égalité de points ; { $tie } décide ({ $mine } contre { $theirs }).
list-and = { " et " }

## Parties rejouées

replay-head = { $game }, { $players } joueurs, { $choices } coups ; options : { $options }
replay-unfinished = La partie n’a pas été finie. Voici la dernière position :

event-undone = { $me ->
    [yes] Vous annulez votre dernier coup.
   *[no] { $seat } annule un coup.
}
replay-prompt = Entrée : suivant · b : arrière · { $unit ->
    [turn] t : tour suivant
   *[round] r : manche suivante
} · h : mains · s : points · q : quitter >
replay-help = Entrée ou n : coup suivant. b : coup précédent. { $unit ->
    [turn] t : tour suivant. t 3 : tour 3.
   *[round] r : manche suivante. r 3 : manche 3.
} 0 : le début. e : la fin. Un nombre : ce coup. h : montrer ou cacher toutes les mains. s : points. q : quitter.
replay-place = { $unit ->
    [turn] tour
   *[round] manche
} { $round } · coup { NUMBER($place, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
replay-no-round = { $unit ->
    [turn] Il n’y a pas eu de tel tour : le dernier est { $last }.
   *[round] Il n’y a pas eu de telle manche : la dernière est { $last }.
}
metavar-set = EXTENSION
help-with = Votre propre extension, par son nom ou son fichier NOM.py. Peut être répété.
titled = { $title } : { $text }
