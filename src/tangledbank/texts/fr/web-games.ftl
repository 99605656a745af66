### Le client pour navigateur : les tables d’Oceans, de L’Origine des espèces et de L’Envol

## Oceans : plateaux, rives, la mer

oceans-scored = marqués
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
oceans-in-force = en vigueur :
oceans-waits = attend que la zone { $zone } soit vide :
oceans-last-round = La dernière manche.
oceans-end-when = { $count ->
    [3] La dernière manche commence quand les trois zones sont vides.
    [one] La dernière manche commence quand une zone de plus est vide.
   *[other] La dernière manche commence quand { $count } zones de plus sont vides.
}
oceans-before-explosion = Dès qu’elle est vide, l’explosion cambrienne commence : deux cartes par tour, aussi celles des profondeurs.
oceans-exploded = Vide : l’explosion cambrienne a commencé.
oceans-gene-pool = Pool génétique
oceans-pool-empty = vide
oceans-draw-deep = Piocher une carte des profondeurs sans la voir ; il en reste { $count }
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
oceans-remove-which = Quel trait enlever ?
oceans-other-feeder = Une autre espèce
oceans-feeds = { $name } se nourrit.
oceans-feeds-both = { $name } se nourrit : récolte ou attaque ?
oceans-can-forage = Elle récolte { $count }.
oceans-cannot-forage = Elle ne peut pas récolter.
oceans-can-attack = Attaque de { $count } : { $preys }.
oceans-cannot-attack = Elle ne peut attaquer personne : pointez une espèce pour lire pourquoi.
oceans-card-where = Sur une espèce, entre deux comme nouvelle espèce, ou migrez { $number } : d’abord d’où, puis vers où.
oceans-deep-where = Sur une espèce, entre deux comme nouvelle espèce, ou pour migrer. Son prix, payé de vos points, est { $number }.
oceans-migrate-to = { $from ->
    [reef] Migrer { $number } depuis le récif : vers où ?
    [zone1] Migrer { $number } depuis la zone 1 : vers où ?
    [zone2] Migrer { $number } depuis la zone 2 : vers où ?
   *[zone3] Migrer { $number } depuis la zone 3 : vers où ?
}
oceans-migrate-more = Choisissez où va la population.
oceans-hint-play-cards = Choisissez une carte, puis une espèce, un intervalle pour une nouvelle, ou deux endroits pour migrer.
oceans-hint-feed = Choisissez une de vos espèces, puis l’endroit où elle récolte ou l’espèce qu’elle attaque.
oceans-hint-feed-again = La même espèce peut se nourrir encore une fois.
oceans-hint-order-traits = Ils agissent en même temps : à vous de choisir l’ordre.
oceans-hint-draw = Défaussez ce dont vous ne voulez pas, prenez au pool génétique ou dans les profondeurs si vous pouvez, puis piochez.
oceans-hint-swap-traits = Choisissez un trait, puis ce contre quoi l’échanger.
oceans-hint-lay-traits = Choisissez un trait, puis une de vos espèces. Personne ne le voit avant que tous aient choisi.
oceans-hint-trade-a-card = Choisissez une carte de votre main, puis une de la défausse.
oceans-hint-shift-a-number = Choisissez un trait, puis lequel de ses nombres monte ou descend.

## L’Origine des espèces, L’Envol

origin-discarded = défaussées
origin-mood-fed = repu
origin-mood-hungry = affamé
origin-mood-asleep = endormi
origin-mood-poisoned = empoisonné
origin-mood-calm = calme
origin-board = { $name }, { $owner }, { $mood }, nourriture { $food } sur { $need }.
origin-used = { $trait } (utilisé)
origin-made-of = fait de { $card } (vous seul le voyez)
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
origin-new-animal = nouvel animal, face cachée
origin-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
origin-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
origin-drop-which = Quel trait abandonne-t-il ?
origin-drop-more = La carte est défaussée, l’animal vit, et le carnivore reçoit 1 bleu.
origin-give-up = abandonner { $trait }
origin-redirect-whom = Lequel de vos animaux est attaqué à sa place ?
origin-other-animal = Un autre animal
origin-does = Que fait { $name } ?
origin-targets = { $open ->
    [one] Un animal peut être choisi : pointez les autres pour lire pourquoi ils ne le peuvent pas.
   *[other] { $open } animaux peuvent être choisis : pointez les autres pour lire pourquoi ils ne le peuvent pas.
}
origin-card-where = Comme nouvel animal, face cachée, ou comme trait sur un animal.
origin-pair-second = { $trait } avec { $name } : et avec qui ?
origin-symbiont = { $name } est le symbiote : il protège et se nourrit en premier.
origin-hint-play-a-card = Choisissez une carte, puis sa place : un nouvel animal ou un trait. Qui passe ne joue plus de ce tour.
origin-hint-feed = Un jeton pour un animal, ou une attaque, ou ce qu’il peut faire d’autre à la place.
origin-hint-finish-turn = Volez, piétinez ou dormez si vous voulez, puis terminez.
origin-hint-answer-the-attack = Tous ceux qui pourraient en avoir une sont interrogés : personne n’apprend si c’est votre cas.
origin-hint-order-pairs = Elles agissent l’une après l’autre.
origin-price-run = un dé : 4, 5 ou 6 le sauve
origin-price-squirt = une fois par tour : l’attaque s’arrête
origin-price-close = à l’abri ce tour, mais sans autre jeton
origin-price-redirect = Mimétisme : un autre des vôtres est attaqué
origin-price-drop = un trait perdu ; le carnivore reçoit 1 jeton
origin-price-submit = il est mangé
act-run = Il court
act-squirt = Il crache de l’encre
act-close = Il ferme sa coquille
act-redirect = Il détourne l’attaque
act-drop = Il perd sa queue
act-submit = Il se laisse faire
act-feed = Prendre un jeton rouge
act-graze = Piétiner : détruire un jeton rouge
act-sleep = S’endormir
act-settle = S’installer dans une coquille
act-specialize = Spécialisation : un jeton bleu
act-shed = Se défaire d’un trait
act-attack = Attaquer
act-steal = Voler
act-keep-still = Ne rien montrer
act-ignore-none = Ne rien ignorer
act-wait = Le laisser manger
act-remove = Enlever un trait
act-strike = Frapper
act-forage-board = Récolter là
