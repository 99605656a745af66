### Le client pour navigateurs : ce que ses pages partagent, et les pages autour de la table

card-unseen = une carte
guest = Invité

## Les phases d'une manche, telles que les vues les nomment

phase-deal = Distribution
phase-food = Nourriture
phase-play = Cartes
phase-reveal = Révélation
phase-environment = Environnement
phase-feeding = Nourrissage
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
missing-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé à la copie.
missing-home = Aller à l’accueil

## La connexion

line-lost = Connexion perdue. Nouvel essai dans { $when }. Votre partie est en sécurité.
line-trying = Connexion perdue. Reconnexion … Votre partie est en sécurité.
line-limited = Le serveur limite les connexions de votre réseau. Nouvel essai dans { $when }. Votre partie est en sécurité.
line-now = Se reconnecter

## La barre du haut

top-home = Tangled Bank, page d’accueil
top-live = en direct
top-lost = connexion perdue
top-day = Couleurs de jour
top-night = Couleurs de nuit

## La page d’accueil

front-lede = Nourrissez vos espèces, faites-les grandir, donnez-leur cornes, ailes et fourrure, et voyez qui survit. Cinq jeux d’évolution à une même table, entre amis ou contre des robots.
front-now = Jouer à { $game }
front-against = { $bots ->
    [one] contre un robot, environ { $minutes } minutes
   *[other] contre { $bots } robots, environ { $minutes } minutes
}
front-waiting = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
front-unreachable = Le serveur ne répond pas. Vérifiez qu’il est lancé et que vous êtes en ligne.
front-colophon = Un projet d’amateurs, libre et ouvert, sans lien avec les éditeurs de ces jeux, North Star Games et RightGames. Les jeux sont encore meilleurs avec des pions en bois sur une vraie table : achetez-les.

## Ouvrir une table

play-title = Jouer
play-note = Sans inscription
play-which = Choisissez un jeu
play-now = Jouer maintenant
play-invite = Inviter des amis
play-lesson = Apprendre à jouer
game-first = Idéal pour débuter
game-players = { $fewest } à { $most } joueurs
game-minutes = { $short } à { $long } min
seats-title = Places
seat-your-name = Votre nom
seat-you = Vous
seat-name = Nom à la place { $seat }
seat-who = Qui joue à la place { $seat }
seat-open = Place libre
seat-by-link = Toute personne qui a le lien
seat-at-screen = Sur cet appareil
seat-people = Joueurs
seat-programs = Robots par niveau
seat-characters = Robots de caractère
seat-program = { $name } – { $text }
seat-add = Ajouter un joueur
seat-drop = Retirer la place { $seat }
bot-random = Hasard
bot-easy = Facile
bot-steady = Moyen
bot-sharp-1 = Fort 1
bot-sharp-2 = Fort 2
bot-sharp = Le plus fort
bot-learned = Autodidacte
bot-grazer = Brouteur
bot-predator = Prédateur
bot-breeder = Éleveur
bot-builder = Bâtisseur
variants-title = Variantes
variant-quick_play = Jeu rapide
variant-events = Événements climatiques
variant-plain = Sans climat
variant-variant = Version
value-last_token-forager = La fourragère
value-last_token-neighbor = Sa voisine
value-hunt_store-asked = Au choix du joueur
value-hunt_store-full = Tout ce qui tient
value-scavenger_order-attacker = À partir de l’attaquant
value-scavenger_order-first = À partir du premier joueur
value-extinction_order-first = Premier joueur en premier
value-extinction_order-last = Premier joueur en dernier
value-deck_end-empty = Dès qu’elle est vide
value-deck_end-needed = Quand on ne peut plus piocher
value-shrunk_fat-bag = Dans le sac
value-shrunk_fat-lost = Elle est perdue
value-mud_price-optional = Non, il peut rester affamé
value-mud_price-forced = Oui, il doit payer
value-ambush_use-may = Au choix du joueur
value-ambush_use-must = Ce qui aide le plus
value-migratory_food-diet = Ce qu’elle mange
value-migratory_food-plant = Seulement des plantes
value-fur_heat-zones = Zones chaudes, toute taille
value-fur_heat-range = Seulement les tailles de la zone
value-fur_wave-zones = Les trois zones les plus chaudes
value-fur_wave-anywhere = Partout
value-empty_deck-shuffle = Mélanger la défausse
value-empty_deck-none = Ne plus piocher
value-quick_exchange-in_turn = Dans l’ordre du tour
value-quick_exchange-as_done = Qui a fini d’abord
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
value-deep_payment_to-any = Au choix
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
rulings-title = Règles maison
rulings-text = Chaque point suit notre lecture des règles. Ne changez que ce que votre groupe joue autrement.
wishes-title = Pendule, accès, conseils
clock-title = Temps de réflexion
clock-none = Sans pendule
clock-none-text = Prenez le temps qu’il vous faut.
clock-minute = 1 min par coup
clock-minute-text = Si votre minute est écoulée, un robot joue ce coup pour vous.
clock-game = 15 min par joueur
clock-game-text = 15 minutes pour toute la partie, plus 10 secondes par coup.
clock-day = 1 jour par coup
clock-day-text = Pour des parties qui durent des jours ou des semaines.
away-title = Si quelqu’un perd la connexion
away-wait = Attendre, jusqu’à ce que l’hôte ou tous les présents le remplacent par un robot
away-bot = Un robot joue jusqu’à son retour
hints-title = Conseils
hints-alone = Quand je joue seul
hints-all = Pour tous
hints-none = Aucun
hints-text = Demandez ce que ferait un joueur fort.
public-title = Table publique
public-text = Affichée sur la page d’accueil. Tout le monde peut s’y joindre.
watchers-title = Autoriser les spectateurs
watchers-text = Toute personne qui a le lien peut regarder, sans voir les cartes cachées.
undo-title = Autoriser l’annulation
undo-text = Tant que rien n’a été révélé et que personne d’autre n’a joué.
record-open = Ouvrir une partie enregistrée
record-broken = { $file } n’est pas une partie enregistrée. Choisissez un fichier téléchargé à la fin d’une partie.

## Mes parties, et les tables des autres

mine-title = Mes parties
mine-waiting = { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
mine-none = Les parties jouées dans ce navigateur apparaissent ici.
mine-new = Première visite ? Jouez une première manche avec un guide.
mine-round = { $game }, manche { $round }
mine-your-turn = À vous
mine-with = Avec { $names }
mine-turn-of = En attente de { $names }
mine-going-on = En cours
mine-open = En attente de joueurs
mine-over = Terminée, place { $place } sur { $players }
mine-replay = Revoir
tables-title = Tables publiques
tables-join = { $n ->
    [one] Rejoindre : 1 place
   *[other] Rejoindre : { $n } places
}
tables-watch = Regarder

## Arriver à une table

name-label = Votre nom
room-coming = Chargement de la table …
broken-title = Une partie de la page manque
broken-text = Le serveur ne l’a pas envoyée : il est hors ligne ou vient d’être mis à jour. Vos parties sont en sécurité. Rechargez la page.
broken-again = Recharger la page
room-result = Voir le résultat
door-title = Rejoindre cette table
door-known = Vous êtes déjà à cette table : { $names }.
door-mine = Aller à ma place
door-more = Ou prenez une autre place sur cet appareil, pour quelqu’un à côté de vous :
door-sit = Prendre place
door-another = Prendre une autre place
turned-title = Cela n’a pas marché
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
seat-bot = Robot, { $level }
seat-here = En ligne
seat-away = Hors ligne
seat-host = Hôte
seat-add-bot = Ajouter un robot
seat-remove = Exclure { $name }
another-label = Un autre joueur sur cet appareil
another-name = Nom
another-first = Rejoindre la partie
another-sit = Prendre cette place
fill-bots = Compléter avec des robots
fill-which = Niveau des robots
invite-title = Inviter des amis
invite-any = Toute place libre
invite-home = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres joueurs, relancez le serveur sur votre réseau domestique : voir « Host a table » dans la documentation.
invite-any-text = Toute personne qui ouvre ce lien reçoit la prochaine place libre.
invite-seat = Place { $seat }
invite-seat-text = Pour une personne. Il ouvre cette place, une seule fois.
invite-watch = Spectateurs
invite-watch-text = Toute personne qui a ce lien peut regarder, sans voir les cartes cachées.
invite-device = Mon téléphone
invite-device-text = Ouvre votre place sur un autre appareil. Valable une fois, pendant dix minutes.
invite-recovery = Code de secours
invite-recovery-text = Notez ce code. Il vous ramène à votre place depuis n’importe quel navigateur. Il sert une fois et déconnecte vos autres appareils.
link-copy = Copier le lien
link-copied = Copié
link-share = Partager
link-qr = Code QR : { $what }

## Places qui changent de mains

seat-change-bot-seat-taken = { $name } a pris la place du robot { $before }.
seat-change-handed-over = { $name } a pris la place de { $before }.
seat-change-recovered = { $name } revient avec un code de secours.
seat-change-replaced = Un robot joue pour { $name } jusqu’à son retour.
seat-change-returned = { $name } est de retour.
seat-change-handed-to-bot = { $name } laisse un robot jouer pour le moment.
seat-change-left = { $name } est parti. Un robot joue jusqu’à son retour.
seat-change-paused = { $name } a mis la partie en pause.
seat-change-resigned = { $name } a abandonné. Un robot continue.
seat-change-resumed = { $name } a repris la partie.
table-paused = La partie est en pause.
proposal-replace = Laisser un robot jouer pour { $name } jusqu’à son retour ?
proposal-pause = Mettre la partie en pause ?
proposal-resume = Reprendre la partie ?
proposal-close = Fermer cette table pour de bon ?
menu-title = Menu de la table
menu-substitute = Laisser un robot jouer pour moi
menu-substitute-text = Vous retrouvez votre place dès que vous jouez, rechargez la page ou touchez « Reprendre ma place ».
menu-take-back = Reprendre ma place
menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-replace = Laisser un robot jouer pour { $name }
menu-agreement = Si vous n’êtes pas l’hôte, tous les présents doivent être d’accord.
menu-leave = Quitter la table
menu-leave-text = Un robot joue pour vous jusqu’à votre retour. Vous gardez votre place.
menu-resign = Abandonner
menu-resign-text = Un robot joue à votre place jusqu’à la fin. Vous ne pourrez pas revenir.
menu-close = Fermer la table
menu-close-text = La partie se termine sans résultat. Tous les présents doivent être d’accord.
menu-cancel = Annuler
notice-close = OK
handover-ask = Donner la place de { $name } à quelqu’un d’autre ?
handover-agree = Accepter
handover-refuse = Refuser

## Plusieurs à un même écran

curtain-title = Passez l’appareil à { $name }
curtain-ready = Je suis { $name }
curtain-back = Pas encore : retour à { $name }

## Réglages

settings-title = Réglages
settings-name-text = Le nom que voient les autres joueurs.
settings-language = Langue
settings-browser = Celle du navigateur
settings-theme = Couleurs
theme-system = Celles du système
theme-light = Jour
theme-dark = Nuit
theme-contrast = Contraste élevé
settings-speed = Vitesse des animations
settings-speed-text = La vitesse des mouvements sur la table. Si votre système demande moins d’animations, nous en tenons compte.
speed-half = Moitié
speed-normal = Normale
speed-double = Double
speed-off = Aucune
settings-sound = Son
settings-sound-text = Jouer un son bref quand c’est à vous.
settings-phrases = Messages
settings-phrases-text = Afficher ce que disent les autres joueurs.
settings-letters = Raccourcis d’une lettre
settings-letters-text = U annule, P passe, L ouvre le journal. Désactivez-les si vous utilisez la commande vocale.
settings-confirm-reveal = Confirmer avant une révélation
settings-confirm-reveal-text = Si vous êtes le dernier à choisir une carte face cachée, nous vous demandons de confirmer, car ce choix ne s’annule pas.
settings-kept = Enregistré dans ce navigateur seulement.
