### Evolution: Climate. Ce qui est ici passe avant ce que dit Evolution.

## Traits

trait-ambush = Embuscade
    .badge = Em
    .text = Quand elle attaque, le Cri d’alerte ne protège pas sa proie. Contre une proie Migratoire, elle peut aussi ignorer un trait défensif.
    .short = Ignore Cri d’alerte, 1 défense de Migratoire
trait-burrowing = Enfouissement
    .badge = En
    .text = Ne peut pas être attaquée tant qu’elle n’est pas affamée. Perd 1 de moins à la chaleur et 1 de moins au froid. L’Incendie ne l’atteint pas.
    .short = À l’abri sauf affamée. Chaud −1, froid −1
trait-defensive-herding = Attroupement défensif
    .badge = At
    .text = Seul un carnivore dont la population est plus grande peut l’attaquer. Perd 1 de moins au froid.
    .short = Craint les populations plus grandes. Froid −1
trait-cooling-frills = Volants rafraîchissants
    .badge = Vr
    .text = Compte 2 tailles de plus quand on l’attaque, sans donner plus de viande. Perd 3 de moins à la chaleur.
    .short = Taille +2 quand on l’attaque. Chaud −3
trait-heavy-fur = Fourrure épaisse
    .badge = Fu
    .text = Perd 4 de moins au froid. Dans les trois zones les plus chaudes, elle perd 1 de plus à la chaleur.
    .short = Froid −4. Chaud +1 dans les 3 zones chaudes
trait-hibernation = Hibernation
    .badge = Hi
    .text = Jusqu’à 2 de ses individus se passent de nourriture sans mourir de faim. Perd 1 de moins au froid.
    .short = 2 individus sans nourriture. Froid −1
trait-migratory = Migratoire
    .badge = Mg
    .text = Après le nourrissage, si la mare est vide, elle prend jusqu’à 2 jetons nourriture dans la réserve pour ses individus affamés. Perd 1 de moins à la chaleur et 1 de moins au froid.
    .short = Mare vide : prend 2. Chaud −1, froid −1
trait-mud-wallowing = Bain de boue
    .badge = Bb
    .text = Qui l’attaque doit d’abord défausser une carte, à chaque fois. Perd 1 de moins à la chaleur.
    .short = L’attaquer coûte une carte. Chaud −1
trait-nocturnal = Nocturne
    .badge = No
    .text = Peut se nourrir gratuitement avant chacun de vos tours de nourrissage, si aucun carnivore en jeu ne pourrait alors l’attaquer. Perd 1 de moins à la chaleur.
    .short = Mange avant votre tour, si sûre. Chaud −1

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
confidence-certain = certains
confidence-likely = probables
confidence-reconstructed = reconstitués

## La piste climatique

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
} Plantes : { $few } à 2 ou 3 joueurs, { $many } de 4 à 6.
zone-doubt = Fiabilité des nombres de plantes : { $few } à 2 ou 3 joueurs ; { $many } de 4 à 6.
zone-line = { $kind ->
    [none] aucune perte de population
    [cold] les tailles { $low } à { $high } perdent { $loss } à cause du froid
   *[heat] les tailles { $low } à { $high } perdent { $loss } à cause de la chaleur
} ; plantes { $food }

## Cartes événement

weather-cold-snap = Vague de froid
    .text = Pour cette manche, ses nombres remplacent ceux de la zone : qui perd de la population à cause du froid, et combien de plantes.
weather-heat-wave = Vague de chaleur
    .text = Pour cette manche, ses nombres remplacent ceux de la zone : qui perd de la population à cause de la chaleur, et combien de plantes.
weather-desertification = Désertification
    .text = Chaque espèce perd 1 de taille de corps, avec un minimum de 1. Si le total de nourriture est positif, rien n’est ajouté ; s’il est négatif, on en retire quand même.
weather-glacial-thaw = Dégel glaciaire
    .text = Reste sur la mare ; ses 3 soleils comptent à la prochaine révélation.
weather-meteorite = Météorite
    .text = Jusqu’à la fin de la partie, un total de nourriture positif n’est pas ajouté ; un total négatif en retire toujours.
weather-volcanic-eruption = Éruption volcanique
    .text = À la fin du nourrissage, le marqueur va dans la zone indiquée sur la carte.
weather-wildfire = Incendie
    .text = Chaque espèce sans Enfouissement perd 1 de population. La nourriture de cette manche est mise de côté jusqu’à la prochaine distribution.
event-card = { $kind } ({ $zone })
event-card-hidden = un événement
event-facts = { $kind ->
    [none] { "" }
    [to] Le marqueur va dans la zone { $zone }.
    [cold] Les tailles { $low } à { $high } perdent { $loss } de population à cause du froid. Plantes : { $food }.
   *[heat] Les tailles { $low } à { $high } perdent { $loss } de population à cause de la chaleur. Plantes : { $food }.
}
zones-title = Zones climatiques : { $count }
events-title = Événements climatiques : { $count }

## La table

table-climate = Climat : { $zone } ({ $line }).
table-events = Événements : { $events }.
table-thaw = Dégel glaciaire : 3 soleils de plus.
table-struck = Une météorite est tombée : plus de nouvelle nourriture.
table-eruption = Après le nourrissage : { $zone }.
table-burnt = Mis de côté par l’Incendie : { $food }.

intro =
    Vos espèces ont besoin de nourriture, d’autres veulent manger vos espèces, et le climat n’épargne personne. Nourrissez-les, faites-les grandir, donnez-leur des traits contre les carnivores, la chaleur et le froid. Nourriture mangée, population vivante et traits sont vos points.
    À chaque manche, vous posez une carte sur la mare : son nombre est de la nourriture pour tous, ses soleils ou flocons déplacent le climat.
    Vous en jouez d’autres à volonté, puis vous nourrissez. La partie finit quand la pioche est épuisée, après environ six manches.

## Ce qui est demandé

prompt-exchange-cards = Échanger des cartes avec la pioche ?
prompt-feed-at-night = Nourrir de nuit, avant votre tour ?

## Coups

move-under = Remettre { $card } sous la pioche
move-draw = Piocher { $amount }
move-go-on = Commencer votre tour

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
event-climate-moved = Le climat est maintenant { $zone }.
event-event-struck = { $event } se déclenche !
event-event-laid = Nouvel événement : { $event }.
event-body-shrank = { $species } perd { $amount } de taille de corps{ $spilt ->
    [0] { "" }
   *[other] { " " }et { $spilt } de sa graisse
}.
event-food-burnt = Nourriture mise de côté jusqu’à la prochaine manche : { $amount }.
event-food-regrown = La nourriture mise de côté ({ $amount }) revient dans la mare.
log-climate = Le climat se { $warmer ->
    [yes] réchauffe
   *[no] refroidit
    } : { $zone } ({ $line }).
log-struck = { $event } se déclenche ! { $text }
log-hole-climate = Total des cartes nourriture : { $cards }, { $zone } : { $food }. { $amount ->
    [0] La mare est vide
   *[other] La mare contient { $amount ->
        [one] { $amount } jeton nourriture
       *[other] { $amount } jetons nourriture
    }
}.

## Pourquoi pas

reason-size-cooling-frills = Avec { $traits }, { $target } compte pour une taille de { $target_size } ; { $attacker } n’attaque qu’avec { $size }.
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
}, et vous en avez déjà mis autant dessous. Vous ne pouvez pas en échanger plus.
    .short = pioche épuisée
reason-night = { $species } n’a pas le trait Nocturne : elle se nourrit pendant votre tour, pas avant.
    .short = pas nocturne
reason-danger = { $threats } { $threats_count ->
    [one] pourrait
   *[other] pourraient
} attaquer { $species } maintenant : { $species } ne peut donc pas se nourrir de nuit.
    .short = menacée par { $threats }
reason-fed = { $species } s’est déjà nourrie cette nuit.
    .short = déjà nourrie cette nuit
reason-dusk = Seule Intelligente permettrait à { $attacker } de passer outre { $traits } de { $target }, et vous ne pouvez l’utiliser qu’à vos tours de nourrissage, pas avant.
    .short = pas de nuit
reason-early = Vous ne pouvez utiliser Intelligente qu’à votre tour de nourrissage, et il n’a pas commencé : la nuit vient avant.
    .short = à votre tour seulement
reason-draw = Vous piochez autant de cartes que vous en avez mis sous la pioche : { $put ->
    [0] aucune
   *[other] { $put }
}.
    .short = piochez { $put }

## Règles

rule-deal = Vous recevez 4 cartes, plus 1 pour chacune de vos espèces. Si vous n’avez pas d’espèce, vous en recevez d’abord une nouvelle.
    .title = distribution
rule-food = Chacun pose une carte face cachée sur la mare. Son nombre dit combien de plantes elle ajoute ; ses soleils réchauffent le climat, ses flocons le refroidissent.
    .title = nourriture
rule-reveal = D’abord agissent les traits qui précèdent la révélation (Long cou, Fertile, Tissu adipeux). Puis les cartes nourriture sont révélées, et cinq étapes suivent : le marqueur se déplace, l’événement de sa zone se déclenche, de la population est perdue, de la nourriture est ajoutée ou retirée, un nouvel événement est placé.
    .title = environnement
rule-defense = Les traits défensifs sont Enfouissement, Grimpeur, Volants rafraîchissants, Attroupement défensif, Carapace, Cornes, Bain de boue, Symbiose et Cri d’alerte.
    .title = défense
rule-climate = Si les cartes nourriture montrent plus de soleils que de flocons, le marqueur avance d’une zone vers le chaud ; si elles en montrent moins, d’une zone vers le froid. Il ne quitte jamais la piste.
    .title = climat
rule-loss = Chaque espèce dont la taille de corps est dans l’intervalle de la zone perd de la population, toutes en même temps. Les protections de plusieurs traits s’additionnent.
    .title = perte
rule-events = Un événement froid et un événement chaud sont placés sur leurs zones. Si le marqueur est sur l’une d’elles à l’étape 2, l’événement se déclenche et un nouveau est placé, qui ne peut pas se déclencher avant la manche suivante.
    .title = événements
rule-exchange = Quand vous avez fini de jouer des cartes, vous pouvez en mettre autant que vous voulez sous la pioche et en piocher autant, sans dépasser ce qu’elle contient.
    .title = échange
rule-night = Une espèce Nocturne peut se nourrir gratuitement avant chacun de vos tours si aucun carnivore en jeu, les vôtres compris, ne pourrait l’attaquer à ce moment avec les cartes que tient son propriétaire.
    .title = nuit
rule-trait = Une carte jouée sur une espèce. Elle est face cachée jusqu’à ce que tous aient joué. Une espèce n’a jamais deux fois le même trait, et en a quatre au plus. Vous pouvez retirer un trait pendant que vous jouez vos cartes.
    .title = trait
    .also = traits, face cachée
rule-zone = Neuf zones, de l’Âge de glace à Brûlant ; le marqueur est dans l’une d’elles. La zone dit quelles tailles perdent de la population à cause du froid ou de la chaleur à chaque manche, et combien de plantes elle ajoute ou retire. Demandez une zone par son nom.
    .title = zone
    .also = zones, marqueur
rule-icons = Symboles sur les cartes. Si les cartes nourriture montrent plus de soleils, le climat se réchauffe d’une zone ; si elles montrent plus de flocons, il se refroidit d’une zone.
    .title = soleils
    .also = soleil, flocon, flocons

## Options de la table

option-events = jouer avec les événements climatiques
option-plain = jouer à Evolution avec cette boîte : sans climat, 129 cartes
option-shrunk_fat = où va la graisse qu’un corps rapetissé ne peut plus garder : dans le sac, ou elle est perdue
option-mud_price = si un carnivore affamé doit payer quand sa seule proie a Bain de boue : il peut rester affamé, ou il doit payer
option-ambush_use = ce qu’Embuscade ignore chez une espèce Migratoire : ce que choisit son joueur, ou ce qui aide le plus
option-night_intelligence = Intelligente peut servir aux attaques d’un carnivore Nocturne avant votre tour
option-migratory_food = ce que trouve une espèce Migratoire : ce qu’elle mange, ou seulement des plantes
option-fur_heat = où la Fourrure épaisse perd 1 de plus à la chaleur : dans les zones chaudes à toute taille, ou seulement aux tailles de la zone
option-fur_wave = où une Vague de chaleur est pire pour la Fourrure épaisse : dans les trois zones les plus chaudes, ou partout
option-empty_deck = quand la seconde pioche est vide aussi : mélanger la défausse, ou ne plus piocher
option-quick_exchange = ordre des échanges de cartes quand tous jouent en même temps : celui du tour, ou celui dans lequel les joueurs finissent
option-wildfire_loss = si un total de nourriture négatif compte lors d’un Incendie : la nourriture est retirée, ou épargnée

ruling-R63 = Embuscade contre une espèce Migratoire
ruling-R88 = Evolution avec la boîte Climat
ruling-R122 = Intelligente la nuit
