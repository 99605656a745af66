### Evolution: Climate. Ce qui est ici passe avant ce que dit Evolution.

## Traits

trait-ambush = Embuscade
    .badge = Em
    .text = Quand ce carnivore attaque, le Cri d’alerte ne l’arrête pas. Contre une proie Migratoire, il peut aussi ignorer un trait défensif.
trait-burrowing = Enfouissement
    .badge = En
    .text = À l’abri des attaques tant qu’aucun de ses individus n’est affamé. Perd 1 de moins à la chaleur et 1 de moins au froid. L’Incendie ne l’atteint pas.
trait-defensive-herding = Attroupement défensif
    .badge = At
    .text = À l’abri de tout carnivore dont la population n’est pas plus grande que la sienne. Perd 1 de moins au froid.
trait-cooling-frills = Volants rafraîchissants
    .badge = Vr
    .text = Compte 2 tailles de plus quand on l’attaque. Elle n’a pas plus de viande pour autant. Perd 3 de moins à la chaleur.
trait-heavy-fur = Fourrure épaisse
    .badge = Fu
    .text = Perd 4 de moins au froid. Dans les trois zones les plus chaudes, elle perd 1 de plus à la chaleur.
trait-hibernation = Hibernation
    .badge = Hi
    .text = Jusqu’à 2 de ses individus se passent de nourriture sans mourir de faim. Perd 1 de moins au froid.
trait-migratory = Migratoire
    .badge = Mg
    .text = Après le nourrissage, si la mare est vide, elle prend jusqu’à 2 de nourriture dans la réserve pour ses individus affamés. Perd 1 de moins à la chaleur et 1 de moins au froid.
trait-mud-wallowing = Bain de boue
    .badge = Bb
    .text = Qui l’attaque doit d’abord défausser une carte, pour chaque attaque. Perd 1 de moins à la chaleur.
trait-nocturnal = Nocturne
    .badge = No
    .text = Avant chacun de vos tours de nourrissage, elle peut se nourrir gratuitement si aucun carnivore en jeu ne pourrait la manger à ce moment. Perd 1 de moins à la chaleur.

card-icons = { $kind ->
    [suns] { $count ->
        [one] ({ $count } soleil)
       *[other] ({ $count } soleils)
    }
   *[snowflakes] { $count ->
        [one] ({ $count } flocon)
       *[other] ({ $count } flocons)
    }
}
confidence-certain = certain
confidence-likely = probable
confidence-reconstructed = reconstitué, en attendant de lire une vraie carte

## La frise climatique

zone-ice-age = Âge de glace
zone-freezing = Gel
zone-cold = Froid
zone-cool = Frais
zone-temperate = Tempéré
zone-warm = Doux
zone-tropical = Tropical
zone-hot = Chaud
zone-scorching = Brûlant
zone-facts = { $kind ->
    [none] Aucune population n’est perdue.
    [cold] Les tailles { $low } à { $high } perdent { $loss } de population à cause du froid.
   *[heat] Les tailles { $low } à { $high } perdent { $loss } de population à cause de la chaleur.
} Nourriture végétale : { $few } à 2 ou 3 joueurs, { $many } de 4 à 6.
zone-doubt = Certitude de la nourriture végétale : { $few } à 2 ou 3 joueurs ; { $many } de 4 à 6.
zone-line = { $kind ->
    [none] personne ne perd de population
    [cold] les tailles { $low } à { $high } perdent { $loss } par le froid
   *[heat] les tailles { $low } à { $high } perdent { $loss } par la chaleur
    } ; { $food } plantes

## Cartes événement

weather-cold-snap = Vague de froid
    .text = Sa ligne remplace ce tour-ci celle de la zone : qui perd de la population à cause du froid, et la nourriture végétale.
weather-heat-wave = Vague de chaleur
    .text = Sa ligne remplace ce tour-ci celle de la zone : qui perd de la population à cause de la chaleur, et la nourriture végétale.
weather-desertification = Désertification
    .text = Chaque espèce perd 1 taille de corps, sans descendre sous 1. Si le total de nourriture est positif, rien n’est ajouté ; s’il est négatif, on en retire.
weather-glacial-thaw = Dégel glaciaire
    .text = La carte reste sur la mare ; ses 3 soleils comptent quand les prochaines cartes nourriture sont retournées.
weather-meteorite = Météorite
    .text = Désormais et jusqu’à la fin de la partie, un total de nourriture positif n’est pas ajouté ; un total négatif en retire toujours.
weather-volcanic-eruption = Éruption volcanique
    .text = À la fin du nourrissage, le curseur va dans la zone indiquée sur la carte.
weather-wildfire = Incendie
    .text = Chaque espèce sans Enfouissement perd 1 de population. La nourriture de ce tour est mise de côté et rejoint la mare avant la prochaine distribution.
event-card = { $kind } ({ $zone })
event-card-hidden = un événement
event-facts = { $kind ->
    [none] { "" }
    [to] Le curseur va dans la zone { $zone }.
    [cold] Les tailles { $low } à { $high } perdent { $loss } de population à cause du froid. Nourriture végétale { $food }.
   *[heat] Les tailles { $low } à { $high } perdent { $loss } de population à cause de la chaleur. Nourriture végétale { $food }.
}
zones-title = Zones climatiques : { $count }
events-title = Événements climatiques : { $count }

## La table

table-climate = Climat : { $zone } ({ $line }).
table-events = Événements : { $events }.
table-thaw = Un dégel apporte 3 soleils.
table-struck = Une météorite est tombée : plus de nouvelle nourriture.
table-eruption = Après le nourrissage : { $zone }.
table-burnt = Mis de côté par l’incendie : { $food }.

intro =
    Vos espèces ont besoin de nourriture, d’autres ont besoin de vos espèces, et le climat n’épargne personne. Nourrissez-les, faites-les grandir, donnez-leur des traits contre les carnivores, la chaleur et le froid ; nourriture mangée, population vivante et traits sont vos points.
    À chaque tour vous posez une carte sur la mare : son nombre est de la nourriture pour tous, ses soleils ou flocons déplacent le climat.
    Vous en jouez d’autres à volonté, puis vous nourrissez. La partie finit quand la pioche est épuisée, après environ six tours.

## Ce qui est demandé

prompt-exchange-cards = Remettre des cartes sous la pioche pour en piocher autant ?
prompt-feed-at-night = Nourrir de nuit, avant votre tour ?

## Coups

move-under = Remettre { $card } sous la pioche
move-draw = Piocher { $amount }
move-go-on = Passer à votre tour

## Événements

event-population-lost = { $species } perd { $amount } de population{ $loss ->
    [cold] { " " }à cause du froid
    [heat] { " " }à cause de la chaleur
    [fire] { " " }dans l’incendie
   *[none] { "" }
}.
event-cards-returned = { $me ->
    [yes] Vous remettez
   *[no] { $seat } remet
 } { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
 } sous la pioche.
event-climate-moved = Le climat est maintenant : { $zone }.
event-event-struck = { $event } se déclenche !
event-event-laid = Nouvel événement sur la frise : { $event }.
event-body-shrank = { $species } perd { $amount } de taille de corps{ $spilt ->
    [0] { "" }
   *[other] { " " }et { $spilt } de sa graisse
}.
event-food-burnt = Nourriture végétale mise de côté jusqu’au prochain tour : { $amount }.
event-food-regrown = La nourriture mise de côté ({ $amount }) est dans la mare.
log-climate = Le climat se { $warmer ->
    [yes] réchauffe
   *[no] refroidit
    } : { $zone } ({ $line }).
log-struck = { $event } frappe ! { $text }
log-hole-climate = Elles apportent { $cards }, { $zone } { $food } : { $amount ->
    [0] la mare est vide
   *[other] la mare contient { $amount } nourriture
    }.

## Pourquoi pas

reason-size-cooling-frills = Avec { $traits }, { $target } compte pour une taille de { $target_size } ; { $attacker }, qui attaque avec une taille de { $size }, n’est pas plus grande.
    .short = { $trait } : compte { $target_size }
reason-passes = { $granted ->
    [0] { $attacker } ne peut pas ignorer { $trait } sans carte : il faut pour cela Embuscade contre une espèce Migratoire.
   *[other] Embuscade ne permet à { $attacker } d’ignorer sans carte { $granted ->
        [one] qu’une défense
       *[other] que { $granted } défenses
    } de { $target }, et c’est déjà fait.
}
    .short = pas sans carte
reason-cards-mud-wallowing = { $target } a Bain de boue : l’attaque coûte une carte, et vous { $held ->
    [0] n’en avez aucune
   *[other] en avez { $held }
}.
    .short = { $trait } : coûte une carte
reason-deck = La pioche contenait { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
 }, et vous en avez remis autant : on ne peut pas en échanger plus.
    .short = pioche épuisée
reason-night = { $species } n’a pas le trait Nocturne : elle se nourrit pendant votre tour, pas avant.
    .short = pas nocturne
reason-danger = { $threats } { $threats_count ->
    [one] pourrait
   *[other] pourraient
} attaquer { $species } maintenant : { $species } ne se nourrit donc pas de nuit.
    .short = menacée par { $threats }
reason-fed = { $species } s’est déjà nourrie cette nuit.
    .short = déjà nourrie cette nuit
reason-dusk = Seul Intelligente permettrait à { $attacker } de passer outre { $traits } chez { $target }, et l’on ne défausse de cartes pour ce trait que pendant ses tours de nourrissage, pas avant.
    .short = pas de nuit
reason-early = Les cartes pour Intelligente se défaussent pendant vos tours de nourrissage, et le vôtre n’a pas commencé : la nuit vient avant.
    .short = à votre tour seulement
reason-draw = Vous piochez autant de cartes que vous en avez remis sous la pioche : { $put ->
    [0] aucune
   *[other] { $put }
}.
    .short = autant que remis : { $put }

## Règles

rule-deal = Vous recevez 4 cartes, et 1 de plus pour chacune de vos espèces. Qui n’a pas d’espèce en reçoit d’abord une nouvelle.
    .title = distribution
rule-food = Chacun pose une carte face cachée sur la mare. Son nombre est la quantité de plantes qu’elle apporte ; ses soleils réchauffent le climat, ses flocons le refroidissent.
    .title = nourriture
rule-reveal = D’abord agissent les traits qui agissent tôt (Long cou, Fertile, Tissu adipeux). Puis les cartes nourriture sont retournées et cinq étapes suivent : le curseur se déplace, l’événement de sa zone se déclenche, la population diminue, la nourriture arrive ou part, un nouvel événement est placé.
    .title = environnement
rule-defense = Les traits défensifs sont Enfouissement, Grimpeur, Volants rafraîchissants, Attroupement défensif, Carapace, Cornes, Bain de boue, Symbiose et Cri d’alerte.
    .title = défense
rule-climate = Si les cartes nourriture montrent plus de soleils que de flocons, le curseur avance d’une zone vers le chaud ; s’il y en a moins, d’une zone vers le froid. Il ne quitte pas la frise.
    .title = climat
rule-loss = Chaque espèce dont la taille est dans l’intervalle de la zone perd de la population, toutes en même temps. Les protections s’additionnent.
    .title = perte
rule-events = Un événement froid et un événement chaud sont placés sur leurs zones. Si le curseur s’y trouve à l’étape 2, l’événement se déclenche, et un autre est placé, qui ne peut pas se déclencher avant le tour suivant.
    .title = événements
rule-exchange = Quand vous avez fini de jouer des cartes, vous pouvez en remettre autant que vous voulez sous la pioche et en piocher autant, sans dépasser ce qu’elle contient.
    .title = échange
rule-night = Une espèce Nocturne peut se nourrir gratuitement avant chacun de vos tours si aucun carnivore en jeu, les vôtres compris, ne pourrait l’attaquer à ce moment avec les cartes que tient son propriétaire.
    .title = nuit
rule-trait = Ce qu’une carte donne à une espèce. On la joue face cachée et on la révèle quand tous ont joué ; pas deux fois le même trait, et quatre au plus. On peut retirer un trait pendant qu’on joue ses cartes.
    .title = trait
    .also = traits, face cachée
rule-zone = Neuf zones, de l’Âge de glace à Brûlant ; le marqueur est dans l’une d’elles. La zone dit quelles tailles perdent de la population par le froid ou la chaleur à chaque tour, et combien de plantes elle ajoute ou retire. Demandez une zone par son nom.
    .title = zone
    .also = zones, marqueur
rule-icons = Signes sur les cartes. Si les cartes nourriture montrent plus de soleils, le climat se réchauffe d’une zone ; plus de flocons, il se refroidit d’une zone.
    .title = soleils
    .also = soleil, flocon, flocons

## Options de la table

option-events = jouer avec les événements climatiques
option-plain = Evolution seul avec cette boîte : sans climat, 129 cartes
option-shrunk_fat = où va la graisse qu’un corps rapetissé ne peut plus porter : bag (le sac) ou lost (perdue)
option-mud_price = si un carnivore affamé doit payer pour une proie dans la boue quand il n’en a pas d’autre : optional (non) ou forced (oui)
option-ambush_use = ce qu’ignore Embuscade chez une espèce Migratoire : may (ce que veut son joueur, ou rien) ou must (ce qui aide le plus)
option-night_intelligence = un carnivore Nocturne peut se servir d’Intelligente dans ses attaques d’avant votre tour
option-migratory_food = ce que trouve une espèce Migratoire : diet (ce qu’elle mange) ou plant (des plantes)
option-fur_heat = où souffre la Fourrure épaisse : zones (zones chaudes, à toute taille) ou range (seulement dans leurs tailles)
option-fur_wave = où une Vague de chaleur pèse davantage sur la Fourrure épaisse : zones (dans les trois zones les plus chaudes) ou anywhere (partout)
option-empty_deck = quand la seconde pioche est vide aussi : shuffle (mélanger la défausse) ou none (on ne pioche plus)
option-quick_exchange = qui échange d’abord quand tous jouent en même temps : in_turn (dans l’ordre du tour) ou as_done (qui a fini d’abord)
option-wildfire_loss = si un total de nourriture négatif compte dans un Incendie : remove (oui) ou spare (non)

ruling-R63 = Embuscade contre une espèce Migratoire
ruling-R88 = Evolution avec la boîte Climat
ruling-R122 = L’Intelligence la nuit
