### Evolution

## Traits. L'attribut est ce qu'on dit à qui le demande.

trait-ambush = Embuscade
    .badge = Em
    .text = Quand ce carnivore attaque, le Cri d’alerte ne l’arrête pas.
trait-burrowing = Enfouissement
    .badge = En
    .text = À l’abri des attaques tant qu’aucun de ses individus n’est affamé.
trait-carnivore = Carnivore
    .badge = Ca
    .text = Se nourrit en attaquant des espèces plus petites et prend autant de viande que la taille de sa proie. Ne mange jamais de plantes.
trait-climbing = Grimpeur
    .badge = Gr
    .text = À l’abri de tout carnivore qui ne grimpe pas lui-même.
trait-cooperation = Coopération
    .badge = Co
    .text = Chaque fois qu’elle prend de la nourriture, votre espèce à sa droite en prend 1 du même genre au même endroit.
trait-defensive-herding = Attroupement défensif
    .badge = At
    .text = À l’abri de tout carnivore dont la population n’est pas plus grande que la sienne.
trait-fat-tissue = Tissu adipeux
    .badge = Ta
    .text = Peut prendre de la nourriture sans être affamée et la garder sur cette carte, jusqu’à sa taille de corps. Cette graisse la nourrit avant que les prochaines cartes nourriture soient retournées.
trait-fertile = Fertile
    .badge = Fe
    .text = Gagne 1 de population avant que les cartes nourriture soient retournées, s’il reste de la nourriture dans la mare.
trait-foraging = Fourragère
    .badge = Fo
    .text = Chaque fois qu’elle prend des plantes, elle en reçoit 1 de plus si quelqu’un est encore affamé.
trait-hard-shell = Carapace
    .badge = Cp
    .text = Compte 4 tailles de plus quand on l’attaque. Elle n’a pas plus de viande pour autant.
trait-horns = Cornes
    .badge = Cr
    .text = Qui l’attaque perd 1 de population avant de manger.
trait-intelligence = Intelligente
    .badge = In
    .text = À vos tours de nourrissage vous pouvez défausser des cartes : chacune apporte 2 plantes de la réserve à une espèce herbivore, ou permet à un carnivore d’ignorer un trait défensif pendant son attaque.
trait-long-neck = Long cou
    .badge = Lc
    .text = Prend 1 plante dans la réserve avant que les cartes nourriture soient retournées.
trait-pack-hunting = Chasse en meute
    .badge = Me
    .text = Sa population s’ajoute à sa taille de corps quand elle attaque.
trait-scavenger = Charognard
    .badge = Ch
    .text = Prend 1 viande dans la réserve après chaque attaque, quel que soit l’attaquant.
trait-symbiosis = Symbiose
    .badge = Sy
    .text = À l’abri des attaques tant que votre espèce à sa droite est plus grande.
trait-warning-call = Cri d’alerte
    .badge = Cd
    .text = Vos espèces à sa gauche et à sa droite sont à l’abri des attaques. Elle ne se protège pas elle-même.

card-hidden = une carte
card-facts = { $count ->
    [one] Une carte, de nourriture { $numbers }.
   *[other] { $count } cartes, de nourriture { $numbers }.
}
card-doubt = Certitude de ces chiffres : { $words }.
ruling-R32 = Comment un carnivore use d’Intelligence
ruling-R29 = Quels traits l’Intelligence ignore
ruling-R33 = Des traits qui attendent leur moment
ruling-R16 = Combien va sur le Tissu adipeux
ruling-R36 = La fin d’un tour d’alimentation
ruling-R54 = S’attaquer soi-même
ruling-R67 = Comment mange qui hiberne

## Ce qui est demandé

prompt-choose-food = Choisissez votre carte nourriture
prompt-play-cards = Jouez des cartes
prompt-order-traits = Lequel de vos traits agit ensuite ?
prompt-feed = Nourrissez une de vos espèces
prompt-finish-turn = Défausser encore, ou finir votre tour ?
prompt-press-the-attack = Contourner des défenses, ou frapper ?
prompt-store-food = Combien de nourriture mettre de côté ?
prompt-pay = Quelle carte paie l’attaque ?
ask-attack = { $hunter } attaque { $prey }. { $prompt }
ask-store = { $species } est rassasiée : combien des { $most } de nourriture restants met-elle de côté ?
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
move-spend = Défausser { $card } pour nourrir { $species } par l’intelligence
move-pass = Passer
move-ignore = Défausser { $card } pour ignorer { $trait }
move-strike = Frapper
move-store = Mettre de côté { $amount }
move-pay = Payer avec { $card }
brief-play-trait = { $species } reçoit { $trait }
brief-new-left = nouvelle espèce, à gauche
brief-new-right = nouvelle espèce, à droite
brief-grow-body = { $species } : taille { $size }
brief-grow-population = { $species } : population { $population }
note-attack = ({ $meat } de viande{ $wound ->
    [0] { "" }
   *[other] , perd { $wound }
    }{ $cost ->
    [0] { "" }
    [one] , coûte { $cost } carte
   *[other] , coûte { $cost } cartes
    })
figures-attack = { $attacker } attaque avec une taille de { $reach } contre { $guard } ; { $target } perd 1 population, et il y a { $meat } de viande pour { $attacker }.{ $wound ->
    [0] { "" }
   *[other] { " " }{ $attacker } est blessée et perd d’abord { $wound } population.
    }{ $cost ->
    [0] { "" }
    [one] { " " }Cela coûte { $cost } carte.
   *[other] { " " }Cela coûte { $cost } cartes.
    }
figures-food = Elle apporte { $food } de nourriture quand les cartes nourriture sont révélées.
about-species = { $need ->
    [0] Elle n’est pas affamée.
   *[other] Il lui manque { $need }.
    } { $hunts ->
    [yes] Elle attaque avec une taille de { $reach } et
   *[no] Elle
    } compte pour { $guard } quand on l’attaque.
move-slip = Ignorer { $trait } sans carte
move-feed-sleepers = Nourrir des dormeurs : { $amount }

## Événements

event-round-began = Le tour { $round } commence. { $me ->
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
 } { $amount } cartes.
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
event-trait-revealed = { $species } montre { $card }.
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
   *[other] La mare contient { $amount } nourriture.
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
event-food-stored = { $eater } met { $amount } de nourriture de côté.
event-fat-moved = { $eater } mange { $amount } de sa graisse.
event-population-born = { $species } gagne 1 de population.
event-attacked = { $attacker } attaque { $target } !
event-card-spent = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } pour l’intelligence de { $species }.
event-population-lost = { $species } perd { $amount } de population.
event-food-bagged = { $me ->
    [yes] Vous rapportez
   *[no] { $seat } rapporte
 } { $amount } de nourriture.
event-extinct = { $species } s’éteint.
event-trait-acted = { $trait } de { $species } entre en jeu.
event-meal-began = { $eater } se nourrit.
event-passed = { $me ->
    [yes] Vous passez
   *[no] { $seat } passe
 }.
event-game-ended = La partie est finie.
event-defense-passed = { $trait } n’empêche pas { $attacker } d’atteindre { $target }.
event-card-paid = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } pour attaquer { $target }.
log-last-round = C’est le dernier tour : ensuite on compte la nourriture, la population et les traits.
log-deck = La pioche est épuisée : { $which ->
    [this] ce tour est le dernier
   *[next] le prochain tour sera le dernier
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
log-shown = Nouveaux traits : { $traits }.
log-food-cards = Cartes nourriture : { $cards }.
log-hole = Elles apportent { $cards } : { $amount ->
    [0] la mare est vide
   *[other] la mare contient { $amount } nourriture
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
log-born = { $species } gagne 1 population ({ $cause }).
log-home = Nourriture rapportée : { $foods }.
log-passed = { $names } { $count ->
    [one] passe
   *[other] passent
    }.
log-spent = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
    } { $card } : { $ignored ->
    [none] { $species } use de son intelligence
   *[other] { $species } ignore { $ignored }
    }.
log-attack = { $attacker } attaque { $species }, qui perd { $amount } population.
log-wound = { $species } est blessée et perd { $amount } population ({ $cause }).
log-starves = { $species } meurt de faim et perd { $amount } population.
log-extinct = { $names } { $count ->
    [one] s’éteint
   *[other] s’éteignent
    }.

## Pourquoi pas

reason-hand = Vous n’avez pas { $card } en main.
    .short = pas en main
reason-hand-unnamed = Nommez une carte que vous avez en main.
reason-owner = { $species } appartient à { $owner }, et cela ne se fait qu’avec vos propres espèces.
    .short = appartient à { $owner }
reason-gone = Pas en jeu : { $missing } (espèce éteinte ou jamais apparue).
    .short = pas en jeu
reason-duplicate = { $species } a déjà { $trait }, et aucune espèce ne peut avoir deux fois le même trait.
    .short = a déjà { $trait }
reason-limit = { $species } a déjà { $limit } traits, le maximum pour une espèce. Retirez-en un d’abord.
    .short = { $limit } traits au plus
reason-six = { $verb ->
    [grow-body] La taille de corps
   *[other] La population
 } de { $species } est déjà de { $limit }, et le marqueur ne va pas plus loin.
    .short = déjà { $limit }
reason-absent = { $trait ->
    [none] { $species } n’a pas ce trait.
   *[other] { $species } n’a pas le trait { $trait }.
}
    .short = { $trait ->
    [none] trait absent
   *[other] n’a pas { $trait }
}
reason-hungry = { $species } n’est pas affamée (nourriture { $food }, population { $population }) et n’a pas de place pour en mettre de côté.
    .short = pas affamée
reason-plant = { $species } est carnivore, et un carnivore ne mange jamais de plantes.
    .short = ne mange pas de plantes
reason-empty = La mare est vide.
    .short = mare vide
reason-carnivore = { $attacker } n’est pas carnivore ; seuls les carnivores attaquent.
    .short = pas carnivore
reason-self = { $attacker } ne peut pas s’attaquer elle-même : la proie est toujours une autre espèce.
    .short = pas elle-même
reason-size = { $attacker } n’est pas plus grande que { $target } : elle attaque avec une taille de { $size } contre { $target_size }.
    .short = taille { $target_size }, pas plus petite
reason-size-hard-shell = Avec { $traits }, { $target } compte pour une taille de { $target_size } ; { $attacker }, qui attaque avec une taille de { $size }, n’est pas plus grande.
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
    [absent] { $target } n’est pas protégée par { $trait } : il n’y a rien à ignorer.
    [not-defensive] { $trait } n’est pas un trait défensif, et on ne peut ignorer que ceux-là.
   *[other] Ignorer { $trait } ne fait pas avancer l’attaque contre { $target }.
}
    .short = sans effet
reason-amount = { $limit ->
    [food] Il ne reste que { $most } { $food ->
        [meat] { $most ->
            [one] viande
           *[other] viandes
        }
       *[other] { $most ->
            [one] plante
           *[other] plantes
        }
    } à mettre de côté pour { $eater }.
   *[other] { $eater } n’a de place que pour en mettre { $most } de côté.
}
    .short = { $most } au plus
reason-intelligence = { $species } n’a pas le trait Intelligente.
    .short = pas Intelligente
reason-sleepers = Ici, on peut nourrir au plus { $most } des dormeurs de { $eater }.
    .short = { $most } au plus
reason-passes = { $granted ->
    [0] { $attacker } ne peut pas ignorer { $trait } sans carte.
   *[other] { $attacker } ignore déjà sans carte autant de défenses de { $target } qu’elle le peut : { $used }.
}
    .short = pas sans carte
reason-early = On ne défausse de cartes pour Intelligente que pendant ses propres tours de nourrissage.
    .short = à votre tour seulement
reason-acted = { $card } de { $species } a déjà eu son tour.
    .short = a déjà agi
reason-idle = { $card } de { $species } ne peut rien faire maintenant, quoi qu’il se passe avant.
    .short = rien à faire
reason-moment = { $card } n’agit pas { $moment ->
    [before-reveal] avant la révélation des cartes nourriture
    [after-attack] après une attaque
    [after-feeding] après la phase de nourrissage
   *[other] maintenant
}.
    .short = pas à ce moment
reason-also = { $others_count ->
    [0] { "" }
    [one] Autre obstacle : { $others }.
   *[other] Autres obstacles : { $others }.
}{ $passes ->
    [0] { "" }
   *[other] { " " }Embuscade ne permet d’en ignorer qu’un seul.
}

## Règles

rule-round = Un tour a cinq phases : chacun reçoit des cartes, choisit une carte nourriture, joue des cartes ; les cartes nourriture sont retournées ; puis les espèces sont nourries.
    .title = tour
rule-deal = Vous recevez 3 cartes, et 1 de plus pour chacune de vos espèces. Qui n’a pas d’espèce en reçoit d’abord une nouvelle.
    .title = distribution
rule-food = Chacun pose une carte face cachée sur la mare. Son nombre est la quantité de plantes qu’elle apporte ; certains sont négatifs.
    .title = nourriture
    .also = carte nourriture, nourriture
rule-cards = Chaque carte est un trait pour une de vos espèces, ou se défausse pour une nouvelle espèce, pour 1 de taille de corps ou pour 1 de population. Autant que vous voulez, dans l’ordre voulu ; le reste demeure en main.
    .title = cartes
    .also = jouer des cartes
rule-reveal = D’abord agissent les traits qui agissent tôt (Long cou, Fertile, Tissu adipeux) ; puis les cartes nourriture sont retournées et leur somme va dans la mare.
    .title = révélation
rule-feeding = À tour de rôle, chacun nourrit une espèce : une herbivore prend 1 plante dans la mare, un carnivore attaque. On continue jusqu’à ce que personne ne puisse ou ne veuille manger. Alors la population affamée meurt, et la nourriture mangée est rapportée.
    .title = nourrissage
rule-passing = Vous ne pouvez passer que si aucune de vos espèces affamées ne peut manger. Vous pourrez nourrir de nouveau à un tour suivant.
    .title = passer
rule-attack = Un carnivore affamé attaque une espèce de taille plus petite qu’aucun trait ne protège. La proie perd 1 de population ; le carnivore prend autant de viande que la taille de la proie.
    .title = attaque
rule-hungry = Une espèce est affamée tant qu’elle a moins de nourriture que de population.
    .title = affamée
rule-defense = Les traits défensifs sont Enfouissement, Grimpeur, Attroupement défensif, Carapace, Cornes, Symbiose et Cri d’alerte.
    .title = défense
rule-bank = La réserve est sans fin. Long cou, Charognard, Intelligente et les attaques y prennent de la nourriture.
    .title = réserve
rule-extinction = Une espèce sans population s’éteint. Son propriétaire garde sa nourriture et pioche une carte pour chacun de ses traits.
    .title = extinction
rule-end = Si la pioche s’épuise pendant la distribution, ce tour est le dernier ; si c’est par une extinction, le suivant.
    .title = fin
rule-scoring = Les points sont la nourriture rapportée, la population des espèces vivantes et leurs traits. En cas d’égalité, plus de traits l’emporte, puis plus de population ; ensuite la victoire est partagée.
    .title = points
    .also = points, score
rule-species = Une espèce est une ligne sur la table : son nom (A1 est la première de A), sa taille, sa population et ses traits. Les espèces d’un joueur forment une rangée, ce qui compte pour les traits qui aident les voisines. Dans une fenêtre pleine, 3●○ veut dire taille 3, un nourri et un affamé.
    .title = espèce
    .also = plateau, rangée
rule-size = La taille du corps, de 1 à 6. Un carnivore doit être plus grand que sa proie et prend autant de viande qu’elle est grande. Carapace et Chasse en meute changent la taille qui compte, pas la viande.
    .title = taille
    .also = corps
rule-population = Combien vivent dans une espèce, de 1 à 6, en points : ● a mangé, ○ est affamé. Qui est affamé à la fin du repas meurt ; à 0 l’espèce s’éteint.
    .title = population
    .also = points, cercles
rule-trait = Ce qu’une carte donne à une espèce. On la joue face cachée et on la révèle quand tous ont joué ; pas deux fois le même trait, et trois au plus (deux à deux joueurs). On peut retirer un trait pendant qu’on joue ses cartes.
    .title = trait
    .also = traits, face cachée
rule-home = La nourriture que vos espèces ont mangée est rapportée après le repas et vaut 1 point chacune. On ne peut ni la perdre ni la voler.
    .title = sac
    .also = chez soi, rapporté
rule-hole = Le milieu de la table. Les cartes nourriture y apportent des plantes ; les herbivores les y prennent une à une. Le reste attend le tour suivant.
    .title = mare
    .also = point d’eau, plantes, plante
rule-meat = Ce que mangent les carnivores : une attaque apporte de la banque autant de viande que la proie est grande, dans la mesure de la faim et des réserves.
    .title = viande
rule-deck = Le nombre dit combien de cartes restent à piocher. Si la pioche s’épuise pendant la donne, ce tour est le dernier ; si c’est par une extinction, le suivant.
    .title = pioche
    .also = cartes restantes, dernier tour
rule-first = Commence à jouer des cartes et à nourrir ; puis on continue dans l’ordre des lettres. À chaque tour, le suivant est premier.
    .title = premier joueur
    .also = ordre du tour

## Points

part-food = nourriture
part-population = population
part-traits = traits
tie-traits = plus de traits
tie-population = plus de population

## Options de la table

option-quick_play = tous jouent leurs cartes en même temps, sans regarder ; toujours ainsi à six
option-last_token = qui reçoit la dernière nourriture quand Fourragère et Coopération la veulent : forager (la fourragère) ou neighbor (la voisine)
option-hunt_store = ce qu’un carnivore rassasié met de côté de sa proie : asked (son propriétaire décide) ou full (tout ce qui tient)
option-scavenger_order = à partir de qui, dans le sens horaire, mangent les Charognards : attacker (l’attaquant) ou first (le premier joueur)
option-extinction_order = qui pioche d’abord quand s’éteignent en même temps des espèces de plusieurs joueurs : first (le premier joueur) ou last (le premier joueur en dernier)
option-deck_end = quand la pioche est épuisée : empty (dès qu’elle est vide) ou needed (quand une carte manque)

## La table dans le terminal

table-legend = Les espèces sont listées de gauche à droite. ● est la population nourrie, ○ la population affamée. Faute de place, noms et chiffres sont abrégés : 3●○ est une taille de 3 avec un nourri sur deux.
table-round = tour { $round }
table-hole = mare { $food }
table-deck = pioche { $cards }
table-last = dernier tour
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
traits-face-down = { $count } cachés
group-remove = Retirer un trait …
group-attack = { $hunter } attaque …
log-drawn = Vous piochez { $cards }.

intro =
    Vos espèces ont besoin de nourriture, et d’autres ont besoin de vos espèces. Nourrissez-les, faites-les grandir, donnez-leur des traits contre les carnivores ; nourriture mangée, population vivante et traits sont vos points.
    À chaque tour vous posez une carte sur la mare (son nombre est de la nourriture pour tous), vous en jouez d’autres à volonté, puis vous nourrissez.
    La partie finit quand la pioche est épuisée, après environ six tours.
