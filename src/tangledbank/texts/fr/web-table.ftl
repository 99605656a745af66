### Le client pour navigateur : la table elle-même

## Plateaux, rives, cartes

table-no-traits = aucun trait
table-face-down = face cachée
table-no-species = aucune espèce
table-no-animals = aucun animal
table-picked = Choisi.
table-cannot = Impossible : { $why }.
table-attacked-by = attaqué par { $name }
table-not-now = pas maintenant
table-not-taken = Ce choix n’a pas été accepté : il n’est pas possible maintenant.
table-key = Touche { $key }.
table-changed = Vient de changer.
table-to-move = à jouer
table-has-chosen = a choisi
table-first = premier
table-away = absent
table-or = ou
table-more-of = encore { $count }
table-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## La barre, les notes, le journal

table-asked = Ce qui est demandé
table-dock = Ce qui est demandé, et votre main
table-less = Moins
table-more = Plus
table-notes = Carnet de terrain
table-notes-empty = Pointez un animal, une carte ou une zone pour en lire la description ici.
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
table-board = { $name }, { $owner }, taille { $size }, population { $population }, { $food } nourris.
table-count-down = { $count } face cachée
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
table-cold-events = froid
table-hot-events = chaleur
table-new-left = nouvelle espèce, à gauche
table-new-right = nouvelle espèce, à droite

## Climat

table-climate-track = Échelle du climat
table-no-loss = sans perte
table-all-sizes = toutes tailles
table-sizes = taille { $low }–{ $high }
table-now = ici
table-now-zone = À présent { $zone } :
table-plants-change = { $count } plantes
table-plant-food = plantes
table-event-waits = { $event } attend sur { $zone }.
table-in-force = { $event } est en vigueur
table-thaw = Le dégel apporte 3 soleils
table-eruption = Éruption : après les repas, le climat sera { $zone }
table-burnt = Mis de côté par le feu : { $food }

## Ce qui arriverait

table-plants = { $count ->
    [one] { $count } plante
   *[other] { $count } plantes
}
table-stored = { $count } de côté
table-meat = { $count } viande
table-yours-meat = à vous · { $meat }
table-trait-costs = { $trait } : −{ $count }
table-costs-cards = coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-would-look = { $name }, tel qu’il serait
table-attacks-with = attaque avec
table-counts-as = compte pour
table-fed-of = nourris { $have } sur { $need }
table-not-possible = Impossible :

## Ce que dit la barre

table-do = Valider
table-next-ten = Dix suivants
table-back = Retour
table-store = Mettre de côté { $count }
table-hunts = { $name } chasse. Choisissez sa proie.
table-other-hunter = Une autre espèce
table-prey-count = { $open ->
    [one] Une proie possible
   *[other] { $open } proies possibles
}, { $barred } impossibles : pointez-en une pour savoir pourquoi.
table-prey-more = { $open ->
    [0] Aucune autre proie possible
    [one] Une autre proie possible
   *[other] { $open } autres proies possibles
}, { $barred } impossibles : pointez-en une pour savoir pourquoi.
table-attack = Attaquer { $name }
table-can-attack = { $count ->
    [one] { $count } proie possible
   *[other] { $count } proies possibles
}
table-whole = toute la table
table-earlier = Étape { $step } sur { $all } : { $what }
table-earlier-more = Un moment antérieur de cette partie, pour le revoir.
table-step-back = En arrière
table-step-on = En avant
table-now-again = Revenir à maintenant
table-cannot-why = { $count ->
    [one] { $count } impossible : pourquoi ?
   *[other] { $count } impossibles : pourquoi ?
}
table-card-where = { $card } : où la mettre ?
table-card-where-more = Comme trait, elle reste face cachée jusqu’à la révélation. Ou défaussez-la pour grandir, ou pour une nouvelle espèce.
table-spend-where = { $card } : la défausser pour qui ?
table-other-card = Une autre carte
table-as-trait = trait
table-remove-which = Quel trait retirer ?
table-remove-more = La carte va à la défausse.
table-remove = retirer { $trait }
table-ignore = Ignorer { $trait }
table-ignore-pay = Quelle carte défausser pour ignorer { $trait } ?
act-pass = Passer
act-done = Terminé
act-remove-trait = Retirer un trait
act-go-on = Continuer
hint-choose-food = Son nombre de plantes ira à la mare. Les autres ne la voient qu’à la révélation.
hint-play-cards = Choisissez une carte, puis sa place : un trait, une croissance, une nouvelle espèce. Puis « Terminé ».
hint-feed = Les herbivores prennent à la mare ; les carnivores attaquent.
hint-exchange-cards = Pour chaque carte glissée sous la pioche, vous en piocherez une à la fin.
hint-store-food = Ce qui est mis de côté la nourrira avant la prochaine révélation des cartes nourriture.
wait-choose-food = { $count ->
    [one] { $name } choisit une carte nourriture.
   *[other] Choisissent une carte nourriture : { $name }.
}
wait-play-cards = { $count ->
    [one] { $name } joue des cartes.
   *[other] Jouent des cartes : { $name }.
}
wait-feed = { $name } nourrit ses espèces.
wait-other = { $count ->
    [one] { $name } choisit.
   *[other] Choisissent encore : { $name }.
}
table-over = La partie est finie.
table-wait = Un instant…
table-watching = Vous regardez.
table-next = C’est ensuite à vous.
table-next-but-one = Encore un joueur, puis vous.
table-plan = Préparez la suite : pointez ce que vous voulez.
table-your-turn = À vous.
table-attacked-you = On vous attaque.

## Autour de la table

table-skip = Aller à ce qui est demandé
table-round = tour { $round }
table-last-round = dernier tour
table-phase = Phase
table-help = Touches et aide
table-undo = Annuler
table-hint = Conseil
table-palette = Dire un coup
table-palette-hint = Un coup en mots ou en notation, comme « nourrir A1 »
table-broken = Cette table ne peut pas être affichée.
keys-choose = choisir ce qui porte cette touche
keys-more = numéroter les dix suivants
keys-hand = cartes de la main, par leur place
keys-do = valider
keys-back = un pas en arrière
keys-undo = annuler
keys-pass = passer
keys-done = terminé
keys-remove = retirer un trait
keys-why = pourquoi, ou qu’est-ce que c’est : sur ce qui a le focus
keys-log = journal et carnet
keys-next = prochaine chose à choisir
keys-mine = mes espèces
keys-arrows = dans une rangée ou dans la main
keys-step = parcourir ce qui s’est passé
keys-palette = dire un coup en mots
keys-settings = réglages

## Ce que l’on peut dire aux autres

react-say = Dire quelque chose
react-mute = Masquer ce que disent les autres
react-unmute = Montrer ce que disent les autres
react-told = { $name } : { $phrase }
react-hello = Bonjour !
react-thanks = Merci !
react-nice = Joli coup !
react-wow = Oh là là !
react-ouch = Aïe !
react-sorry = Désolé !
react-thinking = Un instant…
react-well-played = Bien joué !

## Signaler un joueur

report-open = Signaler un joueur
report-about = Seul l’opérateur de ce serveur lit ceci. Personne à la table n’en est averti.
report-who = Joueur
report-why = Raison
report-words = Que s’est-il passé ? (facultatif)
report-reason-name = Nom offensant
report-reason-conduct = Insultes ou messages indésirables
report-reason-stalling = Refuse de jouer
report-reason-cheating = Triche
report-reason-other = Autre chose
report-cancel = Annuler
report-send = Envoyer
report-thanks = Merci. L’opérateur de ce serveur l’examinera.
report-close = Fermer

## Pendules

clock-left = encore { $time }
clock-days = { $days } j { $hours } h
clock-soon = Encore { $seconds } secondes pour jouer.
lobby-clock-none = Pas de pendule
lobby-clock-move = Pendule : { $time } par coup
lobby-clock-game = Pendule : { $time } par joueur, plus { $increment } s à chaque coup
