### Le client pour navigateurs : ce que ses pages partagent, et les pages autour de la table

card-unseen = une carte
guest = Invité

## Les phases d'une manche, telles que les vues les nomment

phase-deal = Distribution
phase-food = Nourriture
phase-play = Cartes
phase-reveal = Révélation
phase-environment = Environnement
phase-feeding = Alimentation
phase-development = Développement
phase-extinction = Extinction
phase-draw = Pioche
phase-aging = Vieillissement

seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}

## Page inconnue

missing-title = Rien ne pousse ici
missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé en le copiant.
missing-home = Vers la page d’accueil

## La connexion

line-lost = Connexion perdue. Nouvel essai dans { $when }. Rien n’est perdu.
line-trying = Connexion perdue. Nouvel essai en cours. Rien n’est perdu.
line-limited = Le serveur limite les connexions de votre réseau. Nouvel essai dans { $when }. Votre partie est en sécurité.
line-now = Essayer maintenant

## La barre du haut

top-home = Tangled Bank, page d’accueil
top-live = en direct
top-lost = connexion perdue
top-day = Couleurs de jour
top-night = Couleurs de nuit

## La page d’accueil

front-lede = Nourrissez vos espèces, faites-les grandir, donnez-leur cornes, ailes et fourrure, et voyez qui reste. Cinq jeux d’évolution à une même table, entre amis ou contre des programmes.
front-now = Jouer à { $game }
front-against = { $bots ->
    [one] contre un robot, environ { $minutes } minutes
   *[other] contre { $bots } robots, environ { $minutes } minutes
}
front-waiting = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
front-unreachable = Le serveur ne répond pas. Est-il lancé, et êtes-vous connecté ?
front-colophon = Un projet d’amateurs, libre et ouvert, sans lien avec les éditeurs de ces jeux, North Star Games et RightGames. Leurs jeux sont encore meilleurs avec du bois sur une vraie table : achetez-les.

## Ouvrir une table

play-title = Jouer
play-note = deux clics, sans compte
play-which = Quel jeu
play-now = Jouer maintenant
play-invite = Inviter des amis
play-lesson = Première leçon
game-first = idéal pour commencer
game-players = { $fewest } à { $most } joueurs
game-minutes = { $short } à { $long } min
seats-title = Places
seat-your-name = Votre nom
seat-you = vous
seat-name = Nom à la place { $seat }
seat-who = Qui joue à la place { $seat }
seat-open = place libre
seat-by-link = pour qui a le lien
seat-at-screen = à cet écran
seat-people = Personnes
seat-programs = Robots selon leur force
seat-characters = Robots de caractère
seat-program = { $name } – { $text }
seat-add = une place de plus
seat-drop = Retirer la place { $seat }
bot-random = hasard
bot-easy = facile
bot-steady = solide
bot-sharp-1 = fin 1
bot-sharp-2 = fin 2
bot-sharp = le plus fin
bot-grazer = brouteur
bot-predator = prédateur
bot-breeder = éleveur
bot-builder = bâtisseur
variants-title = Variantes
variant-quick_play = Jeu rapide
variant-events = Événements climatiques
variant-plain = Sans climat
variant-variant = Quelle partie
value-last_token-forager = Le fourrageur
value-last_token-neighbor = Sa voisine
value-hunt_store-asked = Au choix du joueur
value-hunt_store-full = Tout ce qui tient
value-scavenger_order-attacker = À partir de l’attaquant
value-scavenger_order-first = À partir du premier joueur
value-extinction_order-first = Premier joueur en premier
value-extinction_order-last = Premier joueur en dernier
value-deck_end-empty = Dès qu’elle est vide
value-deck_end-needed = Quand une carte manque
value-shrunk_fat-bag = Dans le sac
value-shrunk_fat-lost = Elle est perdue
value-mud_price-optional = Non, il peut rester affamé
value-mud_price-forced = Oui, il doit payer
value-ambush_use-may = Au choix du joueur
value-ambush_use-must = Ce qui aide le plus
value-migratory_food-diet = Ce que mange l’espèce
value-migratory_food-plant = Des plantes seulement
value-fur_heat-zones = Zones chaudes, toute taille
value-fur_heat-range = Tailles touchées seulement
value-fur_wave-zones = Les trois zones les plus chaudes
value-fur_wave-anywhere = Partout
value-empty_deck-shuffle = Mélanger la défausse
value-empty_deck-none = Ne plus piocher
value-quick_exchange-in_turn = Dans l’ordre du tour
value-quick_exchange-as_done = Le premier qui a fini
value-wildfire_loss-remove = Oui, elle est retirée
value-wildfire_loss-spare = Non, elle est épargnée
value-deck-auto = Selon le nombre de joueurs
value-deck-full = Toutes les cartes
value-mimicry_limit-per_attack = Une fois par attaque
value-mimicry_limit-once_per_turn = Une fois par tour
value-metamorphose_limit-per_act = Une fois par action
value-metamorphose_limit-once_per_turn = Une fois par tour
value-specialization_limit-per_act = Une fois par action
value-specialization_limit-once_per_turn = Une fois par tour
value-ambush_limit-per_round = Une attaque par manche
value-ambush_limit-per_carnivore = Chaque carnivore une fois par tour
value-deep_draw-one = Une
value-deep_draw-any = Autant qu’on veut
value-deep_payment_to-reef = Le Récif
value-deep_payment_to-any = Un lieu au choix
value-end_mode-round = Cette manche est la dernière
value-end_mode-extra = Une manche de plus
value-tie-shared = Victoire partagée
value-tie-boards = Population sur les plateaux
value-overpop_choice-one = Un seul lieu
value-overpop_choice-split = Jeton par jeton
value-impostor-gained = S’il a gagné
value-impostor-fired = Même s’il n’avait pas de place
value-variant-full = Jeu complet
value-variant-reef = Récif, pour une première partie
rulings-title = Ce que les règles laissent ouvert
rulings-text = Chaque point est réglé comme nous lisons les règles. Ne changez que ce que votre groupe joue autrement.
wishes-title = Pendule, qui peut venir, conseils
clock-title = Temps de réflexion
clock-none = sans pendule
clock-none-text = Chacun prend le temps qu’il lui faut.
clock-minute = une minute par coup
clock-minute-text = La minute passée, un robot joue ce coup-là.
clock-game = 15 minutes chacun
clock-game-text = Un quart d’heure chacun pour toute la partie, plus 10 secondes à chaque coup.
clock-day = un jour par coup
clock-day-text = Pour une partie sur des jours ou des semaines : un jour par décision.
away-title = Quand quelqu’un est absent
away-wait = attendre
away-bot = un robot joue jusqu’à son retour
hints-title = Conseils
hints-alone = quand je joue seul
hints-all = pour tous
hints-none = aucun
hints-text = Ce que ferait un bon joueur, quand vous le demandez.
public-title = Table publique
public-text = Visible sur la page d’accueil ; qui veut prend une place libre.
watchers-title = D’autres peuvent regarder
watchers-text = Qui a le lien voit la partie, mais aucune carte cachée.
undo-title = On peut reprendre ses coups
undo-text = Tant que rien n’a été révélé et que personne d’autre n’a choisi.
record-open = ouvrir une partie enregistrée
record-broken = { $file } n’est pas une partie enregistrée.

## Mes parties, et les tables des autres

mine-title = Mes parties
mine-waiting = { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
mine-none = Les parties que vous jouez depuis ce navigateur se retrouvent ici.
mine-new = Première visite ? La première leçon est une manche avec quelqu’un qui explique.
mine-round = { $game }, tour { $round }
mine-your-turn = à vous
mine-with = avec { $names }
mine-turn-of = au tour de { $names }
mine-going-on = en cours
mine-open = en attente de joueurs
mine-over = terminée, { $place } sur { $players }
mine-replay = revoir
tables-title = Tables publiques
tables-join = { $n ->
    [one] Rejoindre : une place
   *[other] Rejoindre : { $n } places
}
tables-watch = Regarder

## Arriver à une table

name-label = Votre nom
room-coming = On arrive à la table …
broken-title = Une partie de la page manque
broken-text = Le serveur ne l’a pas envoyée : il est absent, ou a une version plus récente. Rien de vos parties n’est perdu.
broken-again = Recharger la page
room-result = Voir le résultat
door-title = Prendre place à cette table
door-known = Vous êtes déjà assis ici : { $names }.
door-mine = À ma place
door-more = Ou prenez une autre place à cet écran, pour quelqu’un à côté de vous :
door-sit = Prendre place
door-another = Prendre une autre place
turned-title = Cela ne va pas
turned-watch = Regarder la partie
turned-reload = Recharger la page
recovery-label = Code de secours de votre place
recovery-make = Afficher mon code
recovery-send = Reprendre ma place

## La salle d’attente

lobby-waiting = { $n ->
    [one] On attend encore un joueur. La partie commence quand toutes les places sont prises.
   *[other] On attend encore { $n } joueurs. La partie commence quand toutes les places sont prises.
}
lobby-starting = Toutes les places sont prises. La partie commence dès que tout le monde est là.
lobby-leave = Quitter la table
seat-bot = robot, { $level }
seat-here = présent
seat-away = absent
seat-host = hôte
seat-remove = Renvoyer { $name }
another-label = Quelqu’un d’autre à cet écran
another-name = Nom
another-first = Participer
another-sit = Prendre la place
fill-bots = Compléter avec des robots
fill-which = La force des robots
invite-title = Inviter
invite-any = Une place libre
invite-home = Cette adresse ne marche que sur cette machine. D’autres peuvent venir si le serveur est lancé avec make play ARGS=--lan.
invite-any-text = Qui ouvre ce lien prend la prochaine place libre.
invite-seat = Place { $seat }
invite-seat-text = Pour une personne : il ouvre cette place, une fois.
invite-watch = Pour regarder
invite-watch-text = Qui a ce lien voit la partie, mais aucune carte cachée.
invite-device = Mon téléphone
invite-device-text = Ouvre ma propre place sur un autre appareil, une fois, dans les dix minutes.
invite-recovery = Code de secours
invite-recovery-text = Notez ce code. Il vous rend votre place depuis n’importe quel navigateur, une fois, et déconnecte tous les autres appareils.
link-copy = Copier
link-copied = Copié
link-share = Partager
link-qr = Code QR : { $what }

## Places qui changent de mains

seat-change-bot-seat-taken = { $name } a pris la place du robot { $before }.
seat-change-handed-over = { $name } a pris la place de { $before }.
seat-change-recovered = { $name } est de retour avec un code de secours.
seat-change-replaced = Un robot joue pour { $name } jusqu’à son retour.
seat-change-returned = { $name } est de retour.
notice-close = OK
handover-ask = Confier la place de { $name } à quelqu’un d’autre ?
handover-agree = Accepter
handover-refuse = Refuser

## Plusieurs à un même écran

curtain-title = Passez l’écran à { $name }
curtain-ready = Je suis { $name }
curtain-back = Pas encore : retour à { $name }

## Réglages

settings-title = Réglages
settings-name-text = Comment les autres vous appellent à la table.
settings-language = Langue
settings-browser = celle du navigateur
settings-theme = Couleurs
theme-system = celles du système
theme-light = jour
theme-dark = nuit
theme-contrast = contraste élevé
settings-speed = Mouvement
settings-speed-text = La vitesse de ce qui bouge sur la table. Ce que votre système dit du mouvement compte aussi.
speed-half = moitié
speed-normal = normal
speed-double = double
speed-off = aucun
settings-sound = Son
settings-sound-text = Un son bref quand c’est à vous.
settings-phrases = Phrases
settings-phrases-text = Montrer ce que disent les autres joueurs de la table.
settings-letters = Touches d’une lettre
settings-letters-text = U reprend, P passe, L montre le journal. Désactivez-les si vous parlez à votre ordinateur.
settings-kept = Gardés dans ce navigateur seulement.
