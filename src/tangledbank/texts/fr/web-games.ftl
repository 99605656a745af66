### Le client pour navigateur : les tables d’Oceans, de L’Origine des espèces et de L’Envol

## Oceans : plateaux, rives, la mer

oceans-scored = points marqués
oceans-surface-deck = surface
oceans-deep-deck = profondeurs
oceans-deep = profondes
oceans-forage = récolte
oceans-attack = attaque
oceans-shell = carapace
oceans-ages = vieillit de
oceans-limit = traits
oceans-never = jamais
oceans-population-of = population { $now } sur { $most }
oceans-neighbours = à gauche { $left }, à droite { $right }
oceans-board = { $name }, { $owner }, population { $population } sur { $most }, récolte { $forage }, attaque { $attack }, carapace { $shell }.
oceans-beside = Voisine de gauche { $left }, voisine de droite { $right }.
oceans-migrates = Nombre de migration { $number }.
oceans-price = Prix { $number }.
oceans-sea = La mer
oceans-reef = Récif
oceans-zone1 = Zone 1
oceans-zone2 = Zone 2
oceans-zone3 = Zone 3
oceans-place-label = { $place }, population { $count }.
oceans-in-force = En vigueur :
oceans-waits = En vigueur une fois la zone { $zone } vide :
oceans-last-round = Dernière manche.
oceans-end-when = { $count ->
    [3] La dernière manche commence quand les trois zones sont vides.
    [one] La dernière manche commence quand une zone de plus est vide.
   *[other] La dernière manche commence quand { $count } zones de plus sont vides.
}
oceans-before-explosion = Dès qu’elle est vide, l’explosion cambrienne commence : deux cartes par tour, même celles des profondeurs.
oceans-exploded = Vide : l’explosion cambrienne a commencé.
oceans-gene-pool = Pool génétique
oceans-pool-empty = Vide
oceans-draw-deep = { $count ->
    [one] Piocher à l’aveugle une carte des profondeurs ({ $count } restante)
   *[other] Piocher à l’aveugle une carte des profondeurs ({ $count } restantes)
}
oceans-new = Nouvelle espèce
oceans-new-left = Nouvelle espèce à gauche de { $name }
oceans-new-right = Nouvelle espèce à droite de { $name }

## Oceans : ce qui arriverait, ce que dit la barre

oceans-takes = prend { $count }
oceans-moves = { $count ->
    [one] { $count } migre
   *[other] { $count } migrent
}
oceans-costs = coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
}
oceans-remove-which = Quel trait retirer ?
oceans-other-feeder = Une autre espèce
oceans-feeds = { $name } se nourrit.
oceans-feeds-both = { $name } se nourrit : récolte ou attaque ?
oceans-can-forage = Elle peut récolter { $count }.
oceans-cannot-forage = Elle ne peut pas récolter.
oceans-can-attack = Elle attaque avec { $count } : { $preys }.
oceans-cannot-attack = Elle ne peut attaquer personne. Survolez ou maintenez pour savoir pourquoi.
oceans-card-where = Jouez-la sur une espèce, ou dans un intervalle comme nouvelle espèce. Ou migrez { $number } : choisissez d’où, puis vers où.
oceans-deep-where = Jouez-la sur une espèce, ou dans un intervalle comme nouvelle espèce, pour { $number ->
    [one] { $number } point
   *[other] { $number } points
}. Ou migrez avec elle.
oceans-migrate-to = { $from ->
    [reef] Migrer { $number } depuis le récif : vers où ?
    [zone1] Migrer { $number } depuis la zone 1 : vers où ?
    [zone2] Migrer { $number } depuis la zone 2 : vers où ?
   *[zone3] Migrer { $number } depuis la zone 3 : vers où ?
}
oceans-migrate-more = Choisissez une destination.
oceans-hint-play-cards = Choisissez une carte, puis une espèce, un intervalle pour une nouvelle espèce, ou deux lieux entre lesquels migrer.
oceans-hint-feed = Choisissez une de vos espèces, puis où elle récolte ou quelle espèce elle attaque.
oceans-hint-feed-again = Cette espèce peut se nourrir encore une fois.
oceans-hint-order-traits = Ils agissent en même temps : à vous de choisir l’ordre.
oceans-hint-draw = Défaussez ce dont vous ne voulez pas, prenez une carte des profondeurs si vous y avez droit, puis piochez.
oceans-hint-swap-traits = Choisissez un trait, puis ce contre quoi l’échanger.
oceans-hint-lay-traits = Choisissez un trait, puis une de vos espèces. Secret jusqu’à ce que tous aient choisi.
oceans-hint-trade-a-card = Choisissez une carte de votre main, puis une carte de la défausse.
oceans-hint-shift-a-number = Choisissez un trait, puis lequel de ses nombres monte ou descend de un.

## L’Origine des espèces, L’Envol

origin-discarded = défaussées
origin-mood-fed = nourri
origin-mood-hungry = affamé
origin-mood-asleep = endormi
origin-mood-poisoned = empoisonné
origin-mood-calm = calme
origin-board = { $name }, { $owner }, { $mood }, nourriture { $food } sur { $need }.
origin-used = { $trait } (utilisé)
origin-made-of = { $card }, face cachée (vous seul la voyez)
origin-bank = Réserve
origin-tokens = { $count ->
    [one] jeton rouge
   *[other] jetons rouges
}
origin-tokens-of = jetons restants sur { $all }
origin-dice = Dés
origin-last-turn = dernier tour
origin-shells = { $count ->
    [one] coquille libre
   *[other] coquilles libres
}
origin-new-animal = Nouvel animal, face cachée
origin-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
origin-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
origin-drop-which = Quel trait abandonnez-vous ?
origin-drop-more = Vous défaussez la carte, l’animal vit, et le carnivore reçoit 1 jeton bleu.
origin-give-up = Abandonner { $trait }
origin-redirect-whom = Lequel de vos animaux subit l’attaque ?
origin-other-animal = Un autre animal
origin-does = Que fait { $name } ?
origin-targets = { $open ->
    [one] 1 animal peut être choisi. Survolez ou maintenez les autres pour savoir pourquoi ils ne le peuvent pas.
   *[other] { $open } animaux peuvent être choisis. Survolez ou maintenez les autres pour savoir pourquoi ils ne le peuvent pas.
}
origin-card-where = Jouez-la face cachée comme nouvel animal, ou comme trait.
origin-pair-second = { $trait } avec { $name } : quel est l’autre animal ?
origin-symbiont = { $name } est le symbiote : il protège son partenaire et mange en premier.
origin-hint-play-a-card = Choisissez une carte, puis jouez-la comme nouvel animal ou comme trait. Si vous passez, vous ne jouez plus de cartes de ce tour.
origin-hint-feed = Prenez un jeton pour un animal, attaquez, ou utilisez plutôt un trait.
origin-hint-finish-turn = Volez, piétinez ou hibernez si vous voulez. Puis appuyez sur « Terminer ».
origin-hint-answer-the-attack = On demande à tous ceux qui pourraient en avoir une : personne n’apprend si c’est votre cas.
origin-hint-order-pairs = Elles agissent l’une après l’autre.
origin-price-run = un dé : 4, 5 ou 6 pour s’échapper
origin-price-squirt = arrête l’attaque, une fois par tour
origin-price-close = à l’abri ce tour, mais plus de jetons
origin-price-redirect = un autre de vos animaux est attaqué à sa place
origin-price-drop = un trait perdu ; le carnivore reçoit 1 bleu
origin-price-submit = il est mangé
act-run = Courir
act-squirt = Cracher de l’encre
act-close = Fermer la coquille
act-redirect = Détourner l’attaque
act-drop = Perdre la queue
act-submit = Ne rien faire
act-feed = Prendre un jeton rouge
act-graze = Piétiner : détruire un jeton rouge
act-sleep = Hiberner
act-settle = S’installer dans une coquille
act-specialize = Spécialisation : prendre un jeton bleu
act-shed = Défausser un trait
act-attack = Attaquer
act-steal = Voler
act-keep-still = Rester caché
act-ignore-none = Ne rien ignorer
act-wait = Le laisser manger
act-remove = Retirer un trait
act-strike = Frapper
act-forage-board = Récolter ici
oceans-deep-locked = Profondeurs : quand la zone 1 sera vide
oceans-card-of = Jouez des cartes : carte { $card } sur 2
oceans-cards-done = Vos cartes sont jouées. Retirez un trait, ou terminez.
oceans-bonus = bonus
token-red-letter = R
token-blue-letter = B
