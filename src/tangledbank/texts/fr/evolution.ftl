### Evolution

## Traits. L'attribut est ce qu'on dit à qui le demande.

trait-ambush = Embuscade
    .badge = Em
    .text = Quand elle attaque, le Cri d’alerte ne protège pas sa proie.
    .short = Ignore Cri d’alerte quand elle attaque
trait-burrowing = Enfouissement
    .badge = En
    .text = Ne peut pas être attaquée tant qu’elle n’est pas affamée.
    .short = Attaquable seulement si elle a faim
trait-carnivore = Carnivore
    .badge = Ca
    .text = Attaque des espèces plus petites pour manger : elle prend autant de viande que la taille de sa proie. Ne mange jamais de plantes.
    .short = Mange plus petit que soi, jamais de plantes
trait-climbing = Grimpeur
    .badge = Gr
    .text = Seul un carnivore qui a Grimpeur peut l’attaquer.
    .short = Seuls les grimpeurs peuvent l’attaquer
trait-cooperation = Coopération
    .badge = Co
    .text = Chaque fois qu’elle prend de la nourriture, votre espèce à sa droite en prend 1 de la même sorte au même endroit.
    .short = Quand elle mange, celle de droite prend 1
trait-defensive-herding = Attroupement défensif
    .badge = At
    .text = Seul un carnivore dont la population est plus grande peut l’attaquer.
    .short = Attaquable par une population plus grande
trait-fat-tissue = Tissu adipeux
    .badge = Ta
    .text = Rassasiée, elle peut encore prendre de la nourriture et la garder sur cette carte, jusqu’à sa taille de corps. Elle mange cette graisse juste avant la prochaine révélation des cartes nourriture.
    .short = Rassasiée, stocke jusqu’à sa taille
trait-fertile = Fertile
    .badge = Fe
    .text = Gagne 1 de population juste avant la révélation des cartes nourriture, s’il y a de la nourriture dans la mare.
    .short = +1 population avant, s’il reste des plantes
trait-foraging = Fourragère
    .badge = Fo
    .text = Chaque fois qu’elle prend des plantes, elle en prend 1 de plus si elle est encore affamée.
    .short = Prend 1 plante de plus si elle a faim
trait-hard-shell = Carapace
    .badge = Cp
    .text = Compte 4 tailles de plus quand on l’attaque, sans donner plus de viande.
    .short = Taille +4 quand on l’attaque
trait-horns = Cornes
    .badge = Cr
    .text = Chaque attaquant perd 1 de population avant de manger.
    .short = L’attaquant perd 1 population
trait-intelligence = Intelligente
    .badge = In
    .text = À vos tours de nourrissage, vous pouvez défausser des cartes. Chacune donne 2 plantes de la réserve à une herbivore, ou permet à un carnivore d’ignorer un trait défensif de sa proie.
    .short = Défaussez : 2 plantes ou défense ignorée
trait-long-neck = Long cou
    .badge = Lc
    .text = Prend 1 plante dans la réserve juste avant la révélation des cartes nourriture.
    .short = Prend 1 plante avant la révélation
trait-pack-hunting = Chasse en meute
    .badge = Me
    .text = Ajoute sa population à sa taille de corps quand elle attaque.
    .short = Attaque avec taille + population
trait-scavenger = Charognard
    .badge = Ch
    .text = Prend 1 viande dans la réserve après chaque attaque, quel que soit l’attaquant.
    .short = Prend 1 viande après chaque attaque
trait-symbiosis = Symbiose
    .badge = Sy
    .text = Ne peut pas être attaquée tant que votre espèce à sa droite a un plus grand corps.
    .short = À l’abri si celle de droite est plus grande
trait-warning-call = Cri d’alerte
    .badge = Cd
    .text = Vos espèces à sa gauche et à sa droite ne peuvent pas être attaquées, sauf avec Embuscade. Elle ne se protège pas elle-même.
    .short = Protège ses voisines, sauf d’Embuscade

card-hidden = une carte
card-facts = { $count ->
    [one] Une carte, de nombre { $numbers }.
   *[other] { $count } cartes, de nombres { $numbers }.
}
card-doubt = Fiabilité de ces chiffres : { $words }.
ruling-R32 = Comment un carnivore se sert d’Intelligente
ruling-R29 = Quels traits Intelligente permet d’ignorer
ruling-R33 = Traits qui attendent leur moment
ruling-R16 = Combien va sur le Tissu adipeux
ruling-R36 = La fin d’un tour de nourrissage
ruling-R54 = S’attaquer soi-même
ruling-R67 = Comment Hibernation nourrit

## Ce qui est demandé

prompt-choose-food = Choisissez votre carte nourriture
prompt-play-cards = Jouez des cartes
prompt-order-traits = Lequel de vos traits agit ensuite ?
prompt-feed = Nourrissez une de vos espèces
prompt-finish-turn = Défausser encore des cartes, ou finir votre tour ?
prompt-press-the-attack = Contourner des défenses, ou frapper ?
prompt-store-food = Combien de nourriture mettez-vous de côté ?
prompt-pay = Avec quelle carte payez-vous l’attaque ?
ask-attack = { $hunter } attaque { $prey }. { $prompt }
ask-store = { $species } est rassasiée. Nourriture restante : { $most }. Combien en mettez-vous de côté ?
prompt-feed-sleepers = Combien de dormeurs mangent maintenant ? Ils peuvent s’en passer.

## Coups

move-choose-food = Poser { $card } sur la mare
move-play-trait = Jouer { $card } sur { $species }
move-new-left = Défausser { $card } pour une nouvelle espèce à gauche
move-new-right = Défausser { $card } pour une nouvelle espèce à droite
move-grow-body = Défausser { $card } pour agrandir { $species }
move-grow-population = Défausser { $card } pour peupler { $species }
move-remove-trait = Retirer { $card } de { $species }
move-done = Terminer
move-use-trait = Utiliser { $card } de { $species }
move-feed = Nourrir { $eater }
move-attack = { $attacker } attaque { $target }
move-spend = Défausser { $card } pour nourrir { $species } (Intelligente)
move-pass = Passer
move-ignore = Défausser { $card } pour ignorer { $trait }
move-strike = Frapper
move-store = Mettre de côté { $amount }
move-pay = Payer avec { $card }
brief-play-trait = { $species } reçoit { $trait }
brief-new-left = Nouvelle espèce, à gauche
brief-new-right = Nouvelle espèce, à droite
brief-grow-body = { $species } : taille { $size }
brief-grow-population = { $species } : population { $population }
note-attack = (viande { $meat }{ $wound ->
    [0] { "" }
   *[other] , perd { $wound }
    }{ $cost ->
    [0] { "" }
    [one] , coûte { $cost } carte
   *[other] , coûte { $cost } cartes
    })
figures-attack = { $attacker } attaque avec une taille de { $reach } contre { $guard }. { $target } perd 1 de population ; { $attacker } prend jusqu’à { $meat ->
    [one] { $meat } viande
   *[other] { $meat } viandes
}.{ $wound ->
    [0] { "" }
   *[other] { " " }D’abord, { $attacker } est blessée et perd { $wound } de population.
}{ $cost ->
    [0] { "" }
    [one] { " " }Cela coûte { $cost } carte.
   *[other] { " " }Cela coûte { $cost } cartes.
}
figures-food = Nourriture ajoutée à la révélation : { $food }.
about-species = { $need ->
    [0] Elle n’est pas affamée.
   *[other] Nourriture qui lui manque : { $need }.
} { $hunts ->
    [yes] Elle attaque avec une taille de { $reach } et
   *[no] Elle
} se défend avec une taille de { $guard }.
move-slip = Ignorer { $trait } sans carte
move-feed-sleepers = Nourrir des dormeurs : { $amount }

## Événements

event-round-began = La manche { $round } commence. { $me ->
    [yes] Vous êtes
   *[no] { $seat } est
} premier joueur.
event-species-given = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } une nouvelle espèce, { $species }.
event-cards-dealt = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
event-card-drawn = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $card }.
event-deck-ran-out = La pioche est épuisée : la fin de la partie approche.
event-food-chosen = { $me ->
    [yes] Vous posez
   *[no] { $seat } pose
 } { $card } sur la mare, face cachée.
event-trait-played = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
 } { $card } sur { $species }, face cachée.
event-species-made = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } pour une nouvelle espèce, { $species }.
event-body-grew = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } : { $species } atteint la taille { $body }.
event-population-grew = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } : { $species } atteint la population { $population }.
event-trait-removed = { $me ->
    [yes] Vous retirez
   *[no] { $seat } retire
 } { $card } de { $species }.
event-trait-revealed = { $species } révèle { $card }.
event-cards-done = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } fini de jouer des cartes.
event-food-revealed = { $me ->
    [yes] Votre carte nourriture
   *[no] La carte nourriture de { $seat }
 } est { $card }.
event-hole-changed = { $amount ->
    [0] La mare est vide.
   *[other] La mare contient { $amount ->
        [one] { $amount } jeton nourriture
       *[other] { $amount } jetons nourriture
    }.
}
event-food-taken = { $eater } prend { $amount } { $food ->
    [plant] { $amount ->
        [one] plante
       *[other] plantes
    }
   *[other] { $amount ->
        [one] viande
       *[other] viandes
    }
} dans { $source ->
    [hole] la mare
   *[other] la réserve
}.
event-food-stored = { $eater } met de côté { $amount ->
    [one] { $amount } jeton nourriture
   *[other] { $amount } jetons nourriture
}.
event-fat-moved = { $eater } mange { $amount } de sa graisse.
event-population-born = { $species } gagne 1 de population.
event-attacked = { $attacker } attaque { $target } !
event-card-spent = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $card } ({ $species }, Intelligente).
event-population-lost = { $species } perd { $amount } de population.
event-food-bagged = { $me ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $amount ->
    [one] { $amount } jeton nourriture
   *[other] { $amount } jetons nourriture
}.
event-extinct = { $species } s’éteint.
event-trait-acted = { $species } utilise { $trait }.
event-meal-began = { $eater } se nourrit.
event-passed = { $me ->
    [yes] Vous passez
   *[no] { $seat } passe
 }.
event-game-ended = La partie est finie.
event-defense-passed = { $attacker } passe outre { $trait } de { $target }.
event-card-paid = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } pour attaquer { $target }.
log-last-round = C’est la dernière manche. Ensuite, on compte la nourriture, la population et les traits.
log-deck = La pioche est épuisée : { $which ->
    [this] cette manche est la dernière
   *[next] la prochaine manche sera la dernière
}.
log-plays = { $seat } joue : { $plays }.
log-trait-played = { $count ->
    [one] un trait
   *[other] { $count } traits
    } face cachée sur { $species }
log-species-made = nouvelle espèce { $species } ({ $card })
log-body-grew = { $species } à la taille { $size } ({ $card })
log-population-grew = { $species } à la population { $size } ({ $card })
log-trait-removed = { $card } retiré de { $species }
log-shown = Traits révélés : { $traits }.
log-food-cards = Cartes nourriture : { $cards }.
log-hole = Total des cartes nourriture : { $cards }. { $amount ->
    [0] La mare est vide
   *[other] La mare contient { $amount ->
        [one] { $amount } jeton nourriture
       *[other] { $amount } jetons nourriture
    }
}.
log-plants = { $names } prennent chacune 1 plante.
log-meal = { $eater } prend { $amount } { $kind ->
    [plant] { $amount ->
        [one] plante
       *[other] plantes
    }
   *[meat] { $amount ->
        [one] viande
       *[other] viandes
    }
}{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
}.
log-born = { $species } gagne 1 de population ({ $cause }).
log-home = Nourriture marquée : { $foods }.
log-passed = { $names } { $count ->
    [one] passe
   *[other] passent
    }.
log-spent = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $card } : { $ignored ->
    [none] { $species } utilise Intelligente
   *[other] { $species } ignore { $ignored }
}.
log-attack = { $attacker } attaque { $species }, qui perd { $amount } de population.
log-wound = { $species } est blessée et perd { $amount } de population ({ $cause }).
log-starves = { $species } a faim et perd { $amount } de population.
log-extinct = { $names } { $count ->
    [one] s’éteint
   *[other] s’éteignent
    }.

## Pourquoi pas

reason-hand = { $lacking ->
    [none] Vous n’avez pas { $card } en main.
   *[other] Vous n’avez pas { $lacking } en main.
}
    .short = pas en main
reason-hand-unnamed = Nommez une carte de votre main.
reason-owner = { $species } appartient à { $owner }. Cela ne se fait qu’avec vos propres espèces.
    .short = appartient à { $owner }
reason-gone = Pas en jeu : { $missing } (espèce éteinte ou jamais apparue).
    .short = pas en jeu
reason-duplicate = { $species } a déjà { $trait }, et une espèce n’a jamais deux fois le même trait.
    .short = a déjà { $trait }
reason-limit = { $species } a déjà { $limit } traits, le maximum. Retirez-en un d’abord.
    .short = { $limit } traits au plus
reason-six = { $verb ->
    [grow-body] La taille de corps
   *[other] La population
} de { $species } est déjà de { $limit }, le maximum.
    .short = déjà { $limit }
reason-absent = { $trait ->
    [none] { $species } n’a pas ce trait.
   *[other] { $species } n’a pas le trait { $trait }.
}
    .short = { $trait ->
    [none] trait absent
   *[other] n’a pas { $trait }
}
reason-hungry = { $species } n’est pas affamée (nourriture { $food }, population { $population }) et n’a pas de place pour en garder.
    .short = pas affamée
reason-plant = { $species } est carnivore, et un carnivore ne mange jamais de plantes.
    .short = ne mange pas de plantes
reason-empty = La mare est vide.
    .short = mare vide
reason-carnivore = { $attacker } n’est pas carnivore ; seuls les carnivores attaquent.
    .short = pas carnivore
reason-self = { $attacker } ne peut pas s’attaquer elle-même.
    .short = pas elle-même
reason-size = { $attacker } n’est pas plus grande que { $target } : elle attaque avec une taille de { $size } contre { $target_size }.
    .short = taille { $target_size }, pas plus petite
reason-size-hard-shell = Avec { $traits }, { $target } compte pour une taille de { $target_size } ; { $attacker } n’attaque qu’avec { $size }.
    .short = { $trait } : compte { $target_size }
reason-trait = { $trait } protège { $target } de { $attacker }.
    .short = protégée : { $trait }
reason-trait-burrowing = { $target } a Enfouissement et n’est pas affamée : elle est à l’abri sous terre.{ $sparing ->
    [none] { "" }
   *[other] { " " }Avec { $sparing }, { $spared } de ses individus peuvent se passer de nourriture.
}
    .short = sous terre : pas affamée
reason-trait-climbing = { $target } a Grimpeur et { $attacker } ne l’a pas ; seul un grimpeur peut l’attaquer.
    .short = { $trait } : grimpeurs seulement
reason-trait-defensive-herding = { $target } a Attroupement défensif : il faut à l’attaquant une population de plus de { $target_population }, et { $attacker } en a { $attacker_population }.
    .short = troupeau de { $target_population } contre { $attacker_population }
reason-trait-symbiosis = { $target } a Symbiose, et { $neighbor }, à sa droite, a un plus grand corps : { $neighbor_body } contre { $target_body }.
    .short = { $trait } avec { $neighbor }
reason-trait-warning-call = Le Cri d’alerte de { $holders } protège { $target } ; seul un carnivore avec Embuscade peut l’attaquer.
    .short = avertie par { $holders }
reason-cards = { $verb ->
    [attack] Pour passer outre ce qui protège { $target } ({ $defenses }), il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    }, et vous { $held ->
        [0] n’en avez aucune
       *[other] en avez { $held }
    }.
    [strike] Pour passer outre ce qui protège { $target } ({ $defenses }), il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    }, et vous { $held ->
        [0] n’en avez aucune
       *[other] en avez { $held }
    }.
   *[other] Il resterait trop peu de cartes : l’attaque en coûterait encore { $needed }, et vous { $held ->
        [0] n’en auriez plus aucune
       *[other] en auriez { $held }
    }.
}
    .short = trop peu de cartes
reason-must-feed = Vous ne pouvez pas passer tant qu’une de vos espèces affamées peut manger : { $hungry }.
    .short = nourrissez d’abord
reason-useless = { $why ->
    [twice] Vous ignorez déjà { $trait } dans cette attaque.
    [absent] { $trait } ne protège pas { $target } : il n’y a rien à ignorer.
    [not-defensive] { $trait } n’est pas un trait défensif, et on ne peut ignorer que ceux-là.
   *[other] Ignorer { $trait } n’aiderait pas l’attaque contre { $target }.
}
    .short = sans effet
reason-amount = { $limit ->
    [food] { $eater } ne peut mettre de côté que { $most } { $food ->
        [meat] { $most ->
            [one] viande
           *[other] viandes
        }
       *[other] { $most ->
            [one] plante
           *[other] plantes
        }
    } : c’est tout ce qu’il y a.
   *[other] { $eater } n’a de place que pour { $most }.
}
    .short = { $most } au plus
reason-intelligence = { $species } n’a pas le trait Intelligente.
    .short = pas Intelligente
reason-sleepers = Vous pouvez nourrir ici au plus { $most } des dormeurs de { $eater }.
    .short = { $most } au plus
reason-passes = { $granted ->
    [0] { $attacker } ne peut pas ignorer { $trait } sans carte.
   *[other] { $attacker } ignore déjà sans carte autant de défenses de { $target } qu’elle le peut : { $used }.
}
    .short = pas sans carte
reason-early = Vous ne pouvez défausser de cartes pour Intelligente qu’à vos propres tours de nourrissage.
    .short = à votre tour seulement
reason-acted = { $card } de { $species } a déjà agi.
    .short = a déjà agi
reason-idle = { $card } de { $species } ne peut rien faire maintenant.
    .short = rien à faire
reason-moment = { $card } n’agit pas { $moment ->
    [before-reveal] avant la révélation des cartes nourriture
    [after-attack] après une attaque
    [after-feeding] après le nourrissage
   *[other] maintenant
}.
    .short = pas maintenant
reason-also = { $others_count ->
    [0] { "" }
    [one] Autre obstacle : { $others }.
   *[other] Autres obstacles : { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Embuscade ne permet d’en ignorer qu’un seul.
}

## Règles

rule-round = Une manche a cinq phases : recevoir des cartes, choisir une carte nourriture, jouer des cartes, révéler les cartes nourriture, nourrir ses espèces.
    .title = manche
rule-deal = Vous recevez 3 cartes, plus 1 pour chacune de vos espèces. Si vous n’avez pas d’espèce, vous en recevez d’abord une nouvelle.
    .title = distribution
rule-food = Chacun pose une carte face cachée sur la mare. Son nombre dit combien de plantes elle ajoute ; certains nombres sont négatifs.
    .title = nourriture
    .also = carte nourriture, cartes nourriture
rule-cards = Jouez chaque carte comme trait d’une de vos espèces, ou défaussez-la pour une nouvelle espèce, 1 de taille de corps ou 1 de population. Jouez-en autant que vous voulez, dans l’ordre que vous voulez ; gardez le reste.
    .title = cartes
    .also = jouer des cartes, main
rule-reveal = D’abord agissent les traits qui précèdent la révélation (Long cou, Fertile, Tissu adipeux). Puis les cartes nourriture sont révélées, et leur total s’ajoute à la mare.
    .title = révélation
rule-feeding = À tour de rôle, chacun nourrit une espèce : une herbivore prend 1 plante dans la mare, un carnivore attaque. On continue jusqu’à ce que personne ne puisse ou ne veuille manger. Alors la population affamée meurt, et vous marquez la nourriture que vos espèces ont mangée.
    .title = nourrissage
rule-passing = Vous ne pouvez passer que si aucune de vos espèces affamées ne peut manger. Vous pourrez encore nourrir à un tour suivant.
    .title = passer
rule-attack = Un carnivore affamé attaque une espèce plus petite qu’aucun trait ne protège. La proie perd 1 de population ; le carnivore prend autant de viande que la taille de corps de la proie.
    .title = attaque
rule-hungry = Une espèce est affamée tant qu’elle a moins de nourriture que de population.
    .title = affamée
rule-defense = Les traits défensifs sont Enfouissement, Grimpeur, Attroupement défensif, Carapace, Cornes, Symbiose et Cri d’alerte.
    .title = défense
rule-bank = La réserve ne s’épuise jamais. Long cou, Charognard, Intelligente et les attaques y prennent de la nourriture.
    .title = réserve
rule-extinction = Une espèce sans population s’éteint. Son propriétaire garde sa nourriture et pioche une carte pour chacun de ses traits.
    .title = extinction
rule-end = Si la pioche s’épuise pendant la distribution, cette manche est la dernière. Si elle s’épuise à cause d’une extinction, c’est la suivante.
    .title = fin
rule-scoring = Vous marquez 1 point pour chaque nourriture de votre sac, chaque population de vos espèces vivantes et chacun de leurs traits. À égalité, le plus de traits l’emporte, puis le plus de population ; ensuite la victoire est partagée.
    .title = points
    .also = score
rule-species = Une espèce est une ligne sur la table : son nom (A1 est la première que A a créée), sa taille, sa population et ses traits. Vos espèces forment une rangée, ce qui compte pour les traits qui aident les voisines. Dans une fenêtre étroite, 3●○ veut dire taille 3, un nourri et un affamé.
    .title = espèce
    .also = plateau, rangée
rule-size = La taille de corps, de 1 à 6. Un carnivore doit être plus grand que sa proie et prend autant de viande que la taille de celle-ci. Carapace et Chasse en meute changent la taille comparée, pas la viande.
    .title = taille
    .also = corps, taille de corps
rule-population = Le nombre d’animaux d’une espèce, de 1 à 6, en points : ● est nourri, ○ est affamé. La population affamée meurt à la fin du nourrissage ; à 0, l’espèce s’éteint.
    .title = population
    .also = points, cercles
rule-trait = Une carte jouée sur une espèce. Elle est face cachée jusqu’à ce que tous aient joué. Une espèce n’a jamais deux fois le même trait, et en a trois au plus (deux à deux joueurs). Vous pouvez retirer un trait pendant que vous jouez vos cartes.
    .title = trait
    .also = traits, face cachée
rule-home = La nourriture que vos espèces ont mangée va dans votre sac après le nourrissage. Chacune vaut 1 point et ne peut être ni perdue ni volée.
    .title = sac
    .also = sac de nourriture, nourriture marquée, marqué
rule-hole = Le milieu de la table. Les cartes nourriture y ajoutent des plantes ; les herbivores les prennent une à une. Ce qui reste y demeure pour la manche suivante.
    .title = mare
    .also = point d’eau, plantes, plante
rule-meat = Ce que mangent les carnivores. Une attaque apporte de la réserve autant de viande que la taille de corps de la proie, mais pas plus que le carnivore ne peut manger ou mettre de côté.
    .title = viande
rule-deck = Le nombre de cartes qui restent à piocher. Si la pioche s’épuise pendant la distribution, cette manche est la dernière ; si c’est à cause d’une extinction, la suivante.
    .title = pioche
    .also = cartes restantes, dernière manche
rule-first = Commence à jouer des cartes et à nourrir ; les autres suivent dans l’ordre des lettres. Le joueur suivant est premier à la manche suivante.
    .title = premier joueur
    .also = ordre du tour

## Points

part-food = nourriture
part-population = population
part-traits = traits
tie-traits = plus de traits
tie-population = plus de population

## Options de la table

option-quick_play = tous jouent leurs cartes en même temps, en secret ; toujours ainsi à six joueurs
option-last_token = qui reçoit la dernière nourriture quand Fourragère et Coopération la veulent : la fourragère, ou sa voisine
option-hunt_store = ce qu’un carnivore rassasié met de côté de sa proie : ce que choisit son joueur, ou tout ce qui tient
option-scavenger_order = quels Charognards mangent d’abord, dans le sens horaire : à partir de l’attaquant, ou du premier joueur
option-extinction_order = qui pioche d’abord quand plusieurs joueurs perdent des espèces à la fois : le premier joueur en premier, ou en dernier
option-deck_end = quand la pioche est épuisée : dès qu’elle est vide, ou seulement quand une carte ne peut pas être piochée

## La table dans le terminal

table-legend = Les espèces sont listées de gauche à droite. ● est la population nourrie, ○ la population affamée. Faute de place, noms et chiffres sont abrégés : 3●○ est une taille de 3 avec un nourri sur deux.
table-round = manche { $round }
table-hole = mare { $food }
table-deck = pioche { $cards }
table-last = dernière manche
table-bag = sac { $food }
table-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-food-card = a choisi
table-first = premier joueur
table-your-hand = Votre main :
table-your-food = Votre carte nourriture : { $card }
table-hand-of = main :
species-size = taille { $size }
species-plain = taille { $size }, population { $population }, nourriture { $food }.
trait-face-down = { $trait } (face cachée)
traits-face-down = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
group-remove = Retirer un trait …
group-attack = { $hunter } attaque …
log-drawn = Vous piochez { $cards }.

intro =
    Vos espèces ont besoin de nourriture, et d’autres veulent manger vos espèces. Nourrissez-les, faites-les grandir, donnez-leur des traits contre les carnivores. Nourriture mangée, population vivante et traits sont vos points.
    À chaque manche, vous posez une carte sur la mare (son nombre est de la nourriture pour tous), vous en jouez d’autres à volonté, puis vous nourrissez.
    La partie finit quand la pioche est épuisée, après environ six manches.
