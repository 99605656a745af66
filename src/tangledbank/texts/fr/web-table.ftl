### Le client pour navigateur : la table elle-même

## Plateaux, rives, cartes

table-no-traits = pas encore de trait
table-face-down = face cachée
table-no-species = aucune espèce
table-no-animals = aucun animal
table-picked = Sélectionné.
table-cannot = Impossible : { $why }.
table-attacked-by = attaque de { $name }
table-not-now = pas maintenant
table-not-taken = Ce coup n’a pas été accepté : il n’est plus possible. Choisissez-en un autre.
table-key = Touche { $key }.
table-changed = Vient de changer.
table-to-move = à jouer
table-has-chosen = a choisi
table-first = premier joueur
table-away = hors ligne
table-or = ou
table-more-of = { $count } de plus
table-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## La barre, les notes, le journal

table-asked = Votre décision
table-dock = Votre décision et votre main
table-less = Moins
table-more = Plus
table-notes = Carnet de terrain
table-notes-empty = Survolez une carte, une espèce ou une zone, ou gardez le doigt dessus, pour la voir décrite ici.
table-log = Journal
table-latest-below = le plus récent en bas
table-log-earlier = Afficher ce qui précède
table-close = Fermer
table-you = Vous
table-a-bot = robot
table-bot = robot, { $agent }
table-replaced = un robot joue
table-home = nourriture marquée
table-in-hand = en main
table-size = taille
table-population = population
table-board = { $name }, { $owner }, taille { $size }, population { $population }, nourriture { $food }.
table-count-down = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
table-food-number = Nourriture { $number }.
table-suns = { $count ->
    [one] { $count } soleil.
   *[other] { $count } soleils.
}
table-snow = { $count ->
    [one] { $count } flocon.
   *[other] { $count } flocons.
}
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-hole = Mare
table-plants-left = { $count ->
    [one] plante restante
   *[other] plantes restantes
}
table-deck = pioche
table-discards = défausse
table-cold-events = événements froids
table-hot-events = événements chauds
table-new-left = nouvelle espèce, à gauche
table-new-right = nouvelle espèce, à droite

## Climat

table-climate-track = Piste du climat
table-no-loss = sans perte
table-all-sizes = toutes tailles
table-sizes = taille { $low }–{ $high }
table-now = actuelle
table-now-zone = Maintenant { $zone } :
table-plants-change = { $count } plantes
table-plant-food = plantes
table-event-waits = { $event } se déclenche à { $zone }.
table-in-force = { $event } en vigueur
table-thaw = Dégel glaciaire : 3 soleils de plus
table-eruption = Éruption : après le nourrissage, le climat passe à { $zone }
table-burnt = Mis de côté par l’Incendie : { $food }

## Ce qui arriverait

table-plants = { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
}
table-stored = { $count } en graisse
table-meat = { $count } viande
table-yours-meat = à vous · { $meat }
table-trait-costs = { $trait } : −{ $count } population
table-costs-cards = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-would-look = { $name } après ce coup
table-attacks-with = attaque avec
table-counts-as = se défend avec
table-fed-of = nourriture { $have } sur { $need }
table-not-possible = Impossible :

## Ce que dit la barre

table-do = Confirmer
table-next-ten = Les dix suivants
table-back = Retour
table-store = Mettre de côté { $count }
table-hunts = { $name } attaque. Choisissez sa proie.
table-other-hunter = Une autre espèce
table-prey-count = { $open ->
    [one] 1 proie possible
   *[other] { $open } proies possibles
}, { $barred ->
    [one] { $barred } impossible
   *[other] { $barred } impossibles
}. Survolez ou maintenez pour savoir pourquoi.
table-prey-more = { $open ->
    [0] Aucune autre proie possible
    [one] 1 autre proie possible
   *[other] { $open } autres proies possibles
}, { $barred ->
    [one] { $barred } impossible
   *[other] { $barred } impossibles
}. Survolez ou maintenez pour savoir pourquoi.
table-attack = Attaquer { $name }
table-can-attack = { $count ->
    [one] { $count } proie possible
   *[other] { $count } proies possibles
}
table-whole = Toute la table
table-earlier = Étape { $step } sur { $all } : { $what }
table-earlier-more = Vous revoyez une position antérieure.
table-step-back = Reculer
table-step-on = Avancer
table-now-again = Revenir à la partie
table-cannot-why = { $count ->
    [one] { $count } impossible. Pourquoi ?
   *[other] { $count } impossibles. Pourquoi ?
}
table-card-where = { $card } : où la jouer ?
table-card-where-more = Jouez-la comme trait, face cachée jusqu’à la révélation. Ou défaussez-la pour agrandir une espèce ou en créer une.
table-spend-where = { $card } : la défausser pour quelle espèce ?
table-other-card = Une autre carte
table-as-trait = Comme trait
table-remove-which = Quel trait retirer ?
table-remove-more = La carte va à la défausse.
table-remove = Retirer { $trait }
table-ignore = Ignorer { $trait }
table-ignore-pay = Quelle carte défausser pour ignorer { $trait } ?
act-pass = Passer
act-done = Terminer
act-remove-trait = Retirer un trait
act-go-on = Suivant
hint-choose-food = Ajoute ce nombre de plantes. Secret jusqu’à la révélation.
hint-play-cards = Choisissez une carte, puis jouez-la comme trait, pour agrandir une espèce ou pour en créer une. Appuyez sur « Terminer » quand vous avez fini.
hint-feed = Les herbivores prennent des plantes dans la mare. Les carnivores attaquent.
hint-exchange-cards = Glissez des cartes sous la pioche : vous en piocherez autant à la fin.
hint-store-food = Elle mange sa graisse juste avant la prochaine révélation des cartes nourriture.
wait-choose-food = { $count ->
    [one] { $name } choisit une carte nourriture.
   *[other] Choisissent une carte nourriture : { $name }.
}
wait-play-cards = { $count ->
    [one] { $name } joue des cartes.
   *[other] Jouent des cartes : { $name }.
}
wait-feed = { $name } nourrit ses espèces.
wait-other = { $count ->
    [one] { $name } choisit.
   *[other] Choisissent encore : { $name }.
}
table-over = La partie est finie.
table-wait = Un instant …
table-watching = Vous êtes spectateur.
table-next = Vous jouez ensuite.
table-next-but-one = Encore deux tours avant le vôtre.
table-plan = Survolez ou maintenez pour lire.
table-your-turn = À vous.
table-attacked-you = On vous attaque.

## Autour de la table

table-skip = Aller à votre décision
table-round = manche { $round }
table-last-round = dernière manche
table-phase = Phase
table-help = Raccourcis et aide
undo-takes-back = Annule : { $what }
undo-not-off = On ne peut pas annuler à cette table.
undo-not-over = La partie est terminée.
undo-not-nothing = Vous n’avez rien à annuler.
undo-not-revealed = On ne peut pas revenir avant une pioche, un dé ou une carte révélée.
undo-not-player = On ne peut pas revenir avant le coup d’un autre joueur.
undo-not-timeout = Votre temps était écoulé : le coup du robot ne s’annule pas.
undo-not-reveal = Vous avez trop annulé. Vous pourrez recommencer après la prochaine révélation.
undo-not-game = Vous avez épuisé vos annulations pour cette partie.
table-undo = Annuler
table-hint = Conseil
table-palette = Écrire un coup
table-palette-hint = Écrivez un coup, comme « nourrir A1 »
table-broken = Cette table ne peut pas être affichée. Rechargez la page.
keys-choose = choisir l’élément qui porte cette touche
keys-more = numéroter les dix suivants
keys-hand = choisir une carte de la main
keys-do = confirmer
keys-back = un pas en arrière
keys-undo = annuler
keys-pass = passer
keys-done = terminer
keys-remove = retirer un trait
keys-why = expliquer l’élément sélectionné, ou pourquoi il n’est pas possible
keys-log = journal et carnet
keys-next = prochain coup possible
keys-mine = mes espèces
keys-arrows = se déplacer dans une rangée ou dans la main
keys-step = parcourir les coups joués
keys-palette = écrire un coup
keys-settings = réglages

## Ce que l’on peut dire aux autres

react-say = Dire quelque chose
react-mute = Masquer les messages des autres
react-unmute = Afficher les messages des autres
react-told = { $name } : { $phrase }
react-hello = Bonjour !
react-thanks = Merci !
react-nice = Joli coup !
react-wow = Oh là là !
react-ouch = Aïe !
react-sorry = Désolé !
react-thinking = Un instant …
react-well-played = Bien joué !

## Signaler un joueur

report-open = Signaler un joueur
report-about = Seul l’opérateur du serveur voit votre signalement. Les autres joueurs ne sont pas prévenus.
report-who = Joueur
report-why = Raison
report-words = Que s’est-il passé ? (facultatif)
report-reason-name = Nom offensant
report-reason-conduct = Insultes ou spam
report-reason-stalling = Refuse de jouer
report-reason-cheating = Triche
report-reason-other = Autre chose
report-cancel = Annuler
report-send = Envoyer le signalement
report-thanks = Merci. L’opérateur du serveur va l’examiner.
report-close = Fermer

## Pendules

clock-left = encore { $time }
clock-days = { $days } j { $hours } h
clock-soon = Encore { $seconds } secondes pour jouer.
lobby-clock-none = Sans pendule
lobby-clock-move = Pendule : { $time } par coup
lobby-clock-game = Pendule : { $time } par joueur, plus { $increment } s à chaque coup
table-deck-again = pioche remélangée

## Moments forts

moment-food = La nourriture est révélée
moment-zone = Le climat change
moment-event = Un événement climatique
moment-weather = Le climat fait des victimes
moment-starved = La famine
moment-scenario = Un scénario
moment-cambrian = L’explosion cambrienne
moment-last = Le dernier tour
moment-round = Fin du tour { $round }
moment-fed = mangé
moment-starved-count = morts de faim
moment-eaten = dévorés
moment-scored = marqués
moment-skip = Cliquez pour continuer
