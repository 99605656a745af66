### L’Origine des espèces et Time to Fly

## Traits. Les noms et les textes français sont les nôtres.

trait-carnivorous = Carnivore
    .badge = Cr
    .text = Besoin + 1. Une fois par tour, il peut attaquer un animal au lieu de prendre un jeton ; s’il mange sa proie, il reçoit 2 jetons bleus.
    .short = Besoin +1. Peut attaquer : 2 bleus
trait-fat-tissue = Tissu adipeux
    .badge = Ta
    .text = Garde un jeton une fois l’animal nourri. Plus tard, au lieu de prendre un jeton, il peut changer en nourriture autant de ses jetons de graisse que vous voulez. Un animal peut avoir plusieurs de ces cartes.
    .short = Nourri, stocke 1 jeton pour plus tard
trait-camouflage = Camouflage
    .badge = Ca
    .text = Seul un carnivore qui a Vue perçante peut l’attaquer.
    .short = Seule Vue perçante peut l’attaquer
trait-sharp-vision = Vue perçante
    .badge = Vp
    .text = Peut attaquer les animaux qui ont Camouflage.
    .short = Peut attaquer Camouflage
trait-burrowing = Fouisseur
    .badge = Fo
    .text = Ne peut pas être attaqué tant qu’il est nourri.
    .short = Nourri, ne peut pas être attaqué
trait-swimming = Nageur
    .badge = Na
    .text = Seul un carnivore nageur peut l’attaquer. Carnivore, il ne peut attaquer que des nageurs.
    .short = Attaqué par les nageurs, n’attaque qu’eux
trait-high-body-weight = Grande taille
    .badge = Gt
    .text = Besoin + 1. Seul un carnivore qui a Grande taille peut l’attaquer.
    .short = Besoin +1. Attaqué par Grande taille
trait-running = Course
    .badge = Cs
    .text = Attaqué, il lance un dé et s’échappe sur 4, 5 ou 6.
    .short = Attaqué, s’enfuit sur 4, 5 ou 6
trait-mimicry = Mimétisme
    .badge = Mi
    .text = Attaqué, il peut détourner l’attaque sur un autre de vos animaux que le carnivore peut attaquer.
    .short = Dévie l’attaque sur un autre de vos animaux
trait-tail-loss = Perte de la queue
    .badge = Pq
    .text = Attaqué, il peut défausser un de ses traits pour survivre ; le carnivore reçoit 1 jeton bleu.
    .short = Défausse un trait, survit ; chasseur : 1 bleu
trait-poisonous = Toxique
    .badge = To
    .text = Le carnivore qui le mange meurt à la fin du tour.
    .short = Qui le mange meurt à la fin du tour
trait-scavenger = Charognard
    .badge = Ch
    .text = Quand un autre animal est mangé, un charognard reçoit un jeton bleu : le premier dans le sens horaire, à partir du propriétaire du carnivore. Ne va pas avec Carnivore.
    .short = Reçoit 1 bleu quand un autre est mangé
trait-piracy = Piraterie
    .badge = Pi
    .text = Une fois par tour, vole un jeton à un animal qui a de la nourriture mais n’est pas encore nourri.
    .short = Vole 1 jeton par tour à un animal mal nourri
trait-grazing = Piétinement
    .badge = Pt
    .text = À chacune de vos actions vous pouvez détruire un jeton rouge de la réserve.
    .short = Votre action peut détruire 1 jeton rouge
trait-hibernation = Hibernation
    .badge = Hi
    .text = Peut dormir un tour : il compte comme nourri et ne reçoit aucun jeton. Pas deux tours de suite, pas au dernier tour.
    .short = Dort : compte nourri. Pas deux tours de suite
trait-parasite = Parasite
    .badge = Pa
    .text = Besoin + 2. Se joue sur l’animal d’un autre joueur.
    .short = Sur un animal adverse : besoin +2
trait-symbiosis = Symbiose
    .badge = Sy
    .text = Sur deux de vos animaux. Tant que le symbiote vit, l’autre ne peut pas être attaqué, mais il ne reçoit de nourriture qu’une fois le symbiote nourri.
    .short = Paire : à l’abri, mais nourri après l’autre
trait-communication = Communication
    .badge = Cm
    .text = Sur deux de vos animaux. Quand l’un prend un jeton rouge dans la réserve, l’autre en prend un aussi.
    .short = Paire : l’un prend un rouge, l’autre aussi
trait-cooperation = Coopération
    .badge = Co
    .text = Sur deux de vos animaux. Quand l’un reçoit un jeton, l’autre en reçoit un bleu.
    .short = Paire : l’un reçoit, l’autre a un bleu
trait-shell = Coquille
    .badge = Cq
    .text = Attaqué, il peut s’enfermer pour le tour : à l’abri, mais sans jetons. S’il meurt, la coquille reste au milieu, et tout animal peut s’y installer.
    .short = Se ferme pour le tour : à l’abri, à jeun
trait-intellect = Intellect
    .badge = In
    .text = Besoin + 1. Une fois par tour, s’il est carnivore, il ignore un trait de sa proie.
    .short = Besoin +1. Chasse : ignore 1 trait par tour
trait-anglerfish = Baudroie
    .badge = Ba
    .text = Se joue comme animal. Quand un de vos animaux sans trait est attaqué, vous pouvez révéler une Baudroie sans trait : elle attaque le carnivore, ignore un de ses traits, et reste carnivore.
    .short = En animal : frappe le chasseur, puis chasse
trait-specialization-a = Spécialisation A
    .badge = Sa
    .text = Au lieu de prendre un jeton rouge, il en reçoit un bleu, si aucun autre animal sur la table n’a Spécialisation A.
    .short = Bleu au lieu de rouge, si seul A
trait-specialization-b = Spécialisation B
    .badge = Sb
    .text = Au lieu de prendre un jeton rouge, il en reçoit un bleu, si aucun autre animal sur la table n’a Spécialisation B.
    .short = Bleu au lieu de rouge, si seul B
trait-trematode = Trématode
    .badge = Tr
    .text = Sur deux animaux d’un autre joueur : besoin + 1 pour chacun. Aucune carte ne peut le défausser.
    .short = Sur deux animaux adverses : besoin +1
trait-metamorphose = Métamorphose
    .badge = Mé
    .text = Au lieu de prendre un jeton, il peut défausser un de ses traits qui n’augmente pas son besoin, et reçoit un jeton bleu.
    .short = Peut défausser un trait contre 1 bleu
trait-ink-cloud = Nuage d’encre
    .badge = Ne
    .text = Une fois par tour, arrête une attaque ; le carnivore peut réessayer au tour de table suivant.
    .short = Une fois par tour, met fin à l’attaque
trait-viviparous = Vivipare
    .badge = Vi
    .text = Besoin + 1. Une fois nourri, il met au monde un petit, pris sur la pioche, qui compte comme nourri ce tour-ci.
    .short = Besoin +1. Nourri, a un petit déjà nourri
trait-ambush-hunting = Embuscade
    .badge = Em
    .text = Carnivore, il peut attaquer l’animal d’un autre joueur qui va prendre un jeton rouge. Fouisseur et Coquille n’y font rien.
    .short = Chasseur : attaque qui va prendre un rouge
trait-flight = Vol
    .badge = Vo
    .text = Seul un carnivore qui a moins de traits peut l’attaquer.
    .short = Attaqué par qui a moins de traits

card-hidden = une carte
trait-with = { $trait } avec { $partner }

## Ce qui est demandé

prompt-play-a-card = Jouez une carte, ou passez
prompt-feed = Nourrissez un de vos animaux ou utilisez un trait
prompt-finish-turn = Une autre action ?
prompt-answer-the-attack = Révéler une Baudroie ?
prompt-ignore-a-trait = Quel trait ignorez-vous ?
prompt-react = Que fait-il ?
prompt-ambush = Attaquer en embuscade ?
prompt-order-pairs = Quelle carte de paire agit ensuite ?
prompt-scavenge = Lequel de vos Charognards mange ?
ask-hunt = { $hunter } attaque { $mine ->
    [yes] votre { $prey }
   *[no] { $prey }
    }. { $prompt }
ask-ambush = { $animal } va manger. L’attaquer en embuscade ?

## Coups

move-play-animal = Jouer { $card } comme animal
move-play-trait = Jouer { $face } sur { $animal }
move-play-pair = Jouer { $face } sur { $animal } et { $partner }
move-pass = Passer
move-feed = Nourrir { $eater }
move-attack = { $attacker } attaque { $target }
move-use-fat = { $eater } utilise { $amount } de graisse
move-specialize = { $animal } utilise sa spécialisation
move-shed = { $animal } défausse { $card } pour un jeton
move-settle = { $animal } s’installe dans une coquille
move-steal = { $thief } vole un jeton à { $victim }
move-graze = { $animal } piétine
move-sleep = { $animal } hiberne
move-done = Terminer
move-reveal = Révéler que { $animal } est une Baudroie
move-keep-still = Rester caché
move-ignore = Ignorer { $card } de { $animal }
move-ignore-none = Ne rien ignorer
move-run = { $animal } court
move-squirt = { $animal } crache de l’encre
move-close = { $animal } ferme sa coquille
move-redirect = { $animal } détourne l’attaque sur { $target }
move-drop = { $animal } abandonne { $card }
move-submit = { $animal } ne fait rien
move-ambush = { $attacker } attaque { $target } en embuscade
move-wait = Le laisser manger
move-share = { $card } nourrit { $eater }
move-scavenge = { $animal } mange les restes
brief-play-animal = Comme animal
brief-play-trait = { $trait } sur { $animal }
brief-play-pair = { $trait } sur { $animal } et { $partner }
figures-attack = Si { $animal } mange { $target }, il reçoit { $meat ->
    [one] { $meat } bleu
   *[other] { $meat } bleus
}.{ $answer ->
    [no] { "" }
   *[yes] { " " }{ $target } peut répondre : { $answers }.
}

## Événements

event-turn-began = Le tour { $turn } commence. { $me ->
    [yes] Vous êtes
   *[no] { $seat } est
 } premier joueur.
event-die-rolled = { $me ->
    [yes] Vous lancez
   *[no] { $seat } lance
 } le dé : { $number }.
event-first-player-chosen = { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
 }.
event-card-drawn = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $card }.
event-animal-played = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
 } { $card } comme animal { $animal }.
event-trait-played = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $trait } sur { $animal }.
event-pair-played = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $trait } sur { $animal } et { $partner }.
event-passed = { $me ->
    [yes] Vous passez
   *[no] { $seat } passe
 }.
event-bank-filled = La réserve contient { $amount ->
    [one] { $amount } jeton rouge
   *[other] { $amount } jetons rouges
 }.
event-red-taken = { $eater } prend { $amount ->
    [one] { $amount } jeton rouge
   *[other] { $amount } jetons rouges
 }.
event-blue-gained = { $eater } reçoit { $amount ->
    [one] { $amount } jeton bleu
   *[other] { $amount } jetons bleus
 }.
event-fat-stored = { $eater } met { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
 } en graisse.
event-fat-used = { $eater } utilise { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} de graisse.
event-stolen = { $thief } vole un jeton à { $victim }.
event-red-destroyed = { $animal } détruit un jeton rouge ; il en reste { $left } dans la réserve.
event-slept = { $animal } hiberne.
event-specialized = { $animal } utilise { $trait }.
event-shed-trait = { $animal } défausse { $trait }.
event-shell-taken = { $animal } s’installe dans une coquille.
event-attacked = { $attacker } attaque { $target } !
event-ambushed = { $attacker } attaque { $target } en embuscade !
event-reveal-declined = { $me ->
    [yes] Vous restez
   *[no] { $seat } reste
} sans rien montrer.
event-revealed = { $animal } est une Baudroie !
event-ignored = { $attacker } ignore { $trait }.
event-escaped = { $animal } échappe à { $attacker }.
event-ink-squirted = { $animal } crache de l’encre et échappe à { $attacker }.
event-shell-closed = { $animal } ferme sa coquille face à { $attacker }.
event-redirected = { $animal } détourne l’attaque sur { $target }.
event-tail-lost = { $animal } abandonne { $trait } et survit.
event-eaten = { $eater } mange { $prey }.
event-poisoned = { $animal } est empoisonné.
event-scavenged = { $animal } mange les restes.
event-partner-fed = { $trait } nourrit { $eater }.
event-born = { $animal } naît.
event-died = { $animal } meurt.
event-shell-left-in-middle = Une coquille reste au milieu.
event-deck-ran-out = La pioche est épuisée : c’est le dernier tour.
event-game-ended = La partie est finie.
log-last-turn = C’est le dernier tour. Ensuite, on compte les animaux vivants et leurs traits.
log-deck = La pioche est vide : le tour où personne ne peut piocher est le dernier.
log-started = Dés : { $dice }. { $me ->
    [yes] Vous commencez
   *[no] { $seat } commence
    }.
log-bank = Les dés donnent { $dice }{ $plus ->
    [0] { "" }
   *[other] , plus { $plus }
} : la réserve a { $amount ->
    [one] { $amount } jeton rouge
   *[other] { $amount } jetons rouges
}.
log-passed = { $names } { $count ->
    [one] passe
   *[other] passent
    }.
log-reds = { $names } prennent chacun 1 rouge.
log-red = { $eater } prend { $amount } { $amount ->
    [one] rouge
   *[other] rouges
    }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-blue = { $eater } reçoit { $amount } { $amount ->
    [one] bleu
   *[other] bleus
    }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
    }.
log-poisoned = { $animal } est empoisonné et mourra à la fin du tour.
log-died-poison = { $names } { $count ->
    [one] meurt empoisonné
   *[other] meurent empoisonnés
}.
log-starved = { $names } { $count ->
    [one] meurt
   *[other] meurent
    } de faim.

## Décisions, par leur titre

ruling-R303 = Combien de fois sert le Mimétisme
ruling-R304 = Combien de fois sert la Métamorphose
ruling-R305 = Faut-il utiliser le Mimétisme
ruling-R306 = Faut-il utiliser la Perte de la queue
ruling-R307 = Combien de fois sert la Spécialisation
ruling-R308 = Peut-on refuser une carte de paire
ruling-R310 = Faut-il prendre la nourriture
ruling-R312 = Un animal obligatoire au premier tour
ruling-R313 = Voler pour la graisse
ruling-R322 = Symbiose dans les deux sens
ruling-R325 = Attaques d’animaux qui ne peuvent pas prendre de nourriture
ruling-R326 = Charognard et Carnivore
ruling-R328 = Combien de graisse utiliser
ruling-R333 = Défausser un trait qui prive de nourriture
ruling-R335 = Animaux trop nourris
ruling-R348 = Le trait Carnivore d’une Baudroie révélée
ruling-R357 = Spécialisation et graisse au même tour

## Pourquoi pas

reason-hand = { $card ->
    [none] Vous n’avez pas cette carte en main.
   *[other] Vous n’avez pas en main la carte { $card }.
}
    .short = pas en main
reason-gone = { $gone ->
    [none] Il n’y a pas d’animal de ce nom.
   *[other] Pas ou plus en jeu : { $gone }.
}
    .short = pas d’animal de ce nom
reason-foreign = { $animal } n’est pas un de vos animaux : il appartient à { $owner }.
    .short = pas à vous
reason-alike = Un coup équivalent est déjà proposé.
    .short = déjà proposé
reason-face = La carte { $card } n’a pas ce trait.
    .short = pas sur cette carte
reason-animal = La carte { $trait } ne se joue que comme animal.
    .short = seulement comme animal
reason-own = Le trait { $trait } ne se joue que sur les animaux des autres joueurs.
    .short = chez les autres seulement
reason-home = Le trait { $trait } ne se joue que sur vos propres animaux.
    .short = chez vous seulement
reason-duplicate = { $animal } a déjà le trait { $trait }.
    .short = a déjà { $trait }
reason-excluded = { $animal } a le trait { $other }, et aucun animal n’a à la fois { $other } et { $trait }.
    .short = pas avec { $other }
reason-single = Le trait { $trait } se joue sur un seul animal.
    .short = pour un seul animal
reason-pair = Le trait { $trait } se joue sur deux animaux.
    .short = pour deux animaux
reason-same = Le trait { $trait } se joue sur deux animaux différents.
    .short = deux animaux différents
reason-owners = Le trait { $trait } se joue sur deux animaux d’un même joueur ; { $animal } et { $partner } n’appartiennent pas au même.
    .short = pas du même joueur
reason-tied = { $animal } et { $partner } ont déjà le trait { $trait } en commun.
    .short = partagent déjà { $trait }
reason-must-play = Règle maison : au premier tour, vous ne pouvez pas passer avant d’avoir un animal.
    .short = jouez d’abord un animal
reason-must-eat = Règle maison : vous ne pouvez pas passer tant qu’un de vos animaux peut prendre un jeton rouge : { $eaters }.
    .short = un des vôtres peut manger
reason-must-answer = { $animal } doit utiliser le trait { $trait } avant de pouvoir être mangé.
    .short = { $trait } d’abord
reason-must-share = Vous ne pouvez pas refuser le jeton d’une carte de paire.
    .short = ne se refuse pas
reason-bank = La réserve est vide.
    .short = réserve vide
reason-act = Vous avez déjà utilisé cette action, par exemple pour prendre un jeton ou attaquer.
    .short = jeton déjà pris
reason-fed = { $lost ->
    [none] { $stores ->
        [none] { $animal } est nourri et ne reçoit plus de jetons.
       *[other] { $animal } est nourri, et le trait { $stores } n’a plus de place.
    }
   *[other] { $animal } est nourri, et sans le trait { $lost } il n’aurait plus de place pour un jeton.
}
    .short = nourri
reason-keeps = { $animal } ne reçoit pas de jeton, à cause du trait { $trait }.
    .short = { $trait } : pas de jeton
reason-keeps-hibernation = { $animal } dort et ne reçoit aucun jeton.
    .short = endormi
reason-keeps-symbiosis = { $animal } ne reçoit de jetons qu’une fois son symbiote { $symbiont } nourri.
    .short = { $symbiont } mange d’abord
reason-keeps-shell = { $animal } est enfermé dans sa coquille et ne reçoit aucun jeton.
    .short = dans sa coquille
reason-center = Il n’y a pas de coquille au milieu de la table.
    .short = pas de coquille
reason-no-shells = Il n’y a pas de coquilles dans ce jeu : elles viennent avec Time to Fly.
    .short = pas de coquilles dans ce jeu
reason-amount = { $held ->
    [0] { $eater } n’a pas de graisse à utiliser.
    [one] { $eater } a 1 jeton de graisse : il peut en utiliser 1.
   *[other] { $eater } a { $held } jetons de graisse : il peut en utiliser de 1 à { $held }.
}
    .short = pas assez de graisse
reason-spare = { $needed ->
    [0] { $eater } est nourri. Règle maison : la graisse ne sert qu’à couvrir le besoin.
   *[other] Il manque { $needed } à { $eater }. Règle maison : la graisse ne sert qu’à couvrir le besoin.
}
    .short = plus que son besoin
reason-lacks = { $animal } n’a pas le trait { $trait }.
    .short = pas de trait { $trait }
reason-lacks-specialization-a = { $animal } n’a pas de spécialisation.
reason-absent = { $missing ->
    [none] { $animal } n’a pas ce trait.
   *[other] { $animal } n’a pas le trait { $missing }.
}
    .short = trait absent
reason-partners = Le trait { $trait } lie { $partners } et ne nourrit que ces deux animaux, pas { $eater }.
    .short = pas sur { $eater }
reason-used = { $animal } a déjà utilisé le trait { $trait } ce tour-ci.
    .short = { $trait } a servi
reason-used-carnivorous = { $animal } a déjà attaqué ce tour-ci.
    .short = a déjà attaqué
reason-used-grazing = { $animal } a déjà piétiné pendant cette action.
reason-used-hibernation = { $animal } dort déjà.
reason-used-share = Le trait { $trait } a déjà donné un jeton pendant cette action.
reason-rested = { $animal } a hiberné au tour précédent, et aucun animal ne peut le faire deux tours de suite.
    .short = a dormi au tour passé
reason-last = Les animaux ne peuvent pas hiberner au dernier tour.
    .short = pas au dernier tour
reason-empty = { $victim } n’a pas de jeton à voler.
    .short = rien à voler
reason-sated = { $victim } est nourri. On ne vole qu’aux animaux qui ne le sont pas.
    .short = est nourri
reason-hoard = { $thief } est nourri. Règle maison : on ne vole pas de jeton pour le garder en graisse.
    .short = lui-même nourri
reason-need = Le trait { $trait } augmente le besoin de { $animal } ; un tel trait ne se défausse pas ainsi.
    .short = { $trait } accroît le besoin
reason-fixed = Aucune autre carte ne peut faire défausser le trait { $trait }.
    .short = { $trait } reste
reason-fixed-carnivorous = Le trait Carnivore d’une Baudroie révélée n’est pas une carte à part : il ne peut pas être défaussé.
reason-letter = { $holder } a aussi le trait { $trait }, qui ne sert que si aucun autre animal ne l’a.
    .short = { $holder } l’a aussi
reason-surplus = { $animal } a plus de nourriture ({ $food }) qu’il ne lui en faut ({ $need }) et ne peut plus utiliser sa spécialisation ce tour-ci.
    .short = a plus que son besoin
reason-hunter = { $attacker } n’est pas carnivore.
    .short = pas carnivore
reason-inked = { $attacker } a rencontré un nuage d’encre à ce tour de table ; il pourra attaquer au suivant.
    .short = aveuglé par l’encre
reason-round = Un de vos carnivores a déjà attaqué à ce tour de table.
    .short = déjà attaqué à ce tour de table
reason-self = Un animal ne peut pas se faire cela à lui-même.
    .short = pas lui-même
reason-self-attack = { $attacker } ne peut pas s’attaquer lui-même.
reason-self-steal = { $thief } ne peut pas se voler lui-même.
reason-self-redirect = { $animal } est l’animal attaqué.
reason-trait = Le trait { $trait } protège { $target } de { $attacker }.
    .short = protégé : { $trait }
reason-trait-camouflage = { $target } a Camouflage, et { $attacker } n’a pas Vue perçante.
reason-trait-burrowing = { $target } est nourri, et à l’abri dans son terrier.
    .short = nourri : au terrier
reason-trait-swimming = { $target } est nageur, donc seul un nageur peut l’attaquer ; { $attacker } ne l’est pas.
reason-trait-high-body-weight = { $target } a Grande taille, donc seul un carnivore de grande taille peut l’attaquer ; { $attacker } ne l’est pas.
reason-trait-symbiosis = Son symbiote { $symbiont } protège { $target }.
    .short = protégé par { $symbiont }
reason-trait-shell = { $target } est enfermé dans sa coquille.
reason-trait-flight = { $target } vole et a { $target_traits ->
    [one] { $target_traits } trait
   *[other] { $target_traits } traits
}. Seul un carnivore qui en a moins peut l’attaquer, et { $attacker } en a { $attacker_traits }.
reason-habit = Le trait { $trait } empêche { $attacker } d’attaquer { $target }.
    .short = { $trait } l’interdit
reason-habit-swimming = { $attacker } est nageur et n’attaque que des nageurs ; { $target } ne l’est pas.
reason-several = { $target } est protégé de { $attacker } par les traits { $protections } ; un seul peut être ignoré.
    .short = trop bien protégé
reason-attacked = C’est { $prey } qui est attaqué, pas { $animal }.
    .short = c’est { $prey } qu’on attaque
reason-attacker = { $target } est l’attaquant.
    .short = c’est l’attaquant
reason-ignored = { $attacker } ignore le trait { $trait } de { $animal }.
    .short = { $trait } est ignoré
reason-answered = { $animal } a déjà utilisé le trait { $trait } contre cette attaque.
    .short = { $trait } a déjà servi
reason-ambushed = Le trait { $trait } ne sert à rien contre une embuscade.
    .short = sans effet en embuscade
reason-prey = La proie est { $prey } : vous ne pouvez ignorer qu’un de ses traits.
    .short = la proie est { $prey }
reason-feeder = Seul { $eater } va prendre un jeton rouge.
    .short = seul { $eater } mange
reason-idle = Le trait { $trait } ne nourrit { $eater } que si son partenaire { $partner } vient de recevoir un jeton.
    .short = { $trait } n’agit pas
reason-idle-communication = Le trait Communication ne nourrit { $eater } que si son partenaire { $partner } vient de prendre un jeton rouge dans la réserve.
reason-show = { $prey } est lui-même une Baudroie : c’est lui qu’il faut révéler.
    .short = révélez { $prey }
reason-bare = { $animal } a { $traits } ; seule une Baudroie sans trait peut être révélée.
    .short = a un trait
reason-angler = { $animal } n’est pas une Baudroie cachée.
    .short = pas une Baudroie cachée

## Règles

rule-turn = Un tour a quatre phases : jouer des cartes, lancer les dés pour la réserve, nourrir les animaux ; puis les animaux non nourris meurent et de nouvelles cartes sont distribuées.
    .title = tour
rule-development = Une carte à la fois, autour de la table : comme animal, face cachée, ou comme trait. Si vous passez, vous avez fini cette phase.
    .title = développement
rule-food = Le premier joueur lance les dés pour la réserve : un dé plus 2 à 2 joueurs, deux dés à 3, deux dés plus 2 à 4, et trois ou quatre dés plus quelques jetons de 5 à 8.
    .title = nourriture
rule-feeding = Autour de la table, chacun fait une action : prendre un jeton rouge pour un animal, attaquer avec un carnivore, ou une autre action. Un animal nourri ne reçoit plus de jetons, sauf pour remplir un Tissu adipeux vide.
    .title = nourrissage
rule-act = Pendant votre action, vous prenez un jeton, attaquez, utilisez de la graisse, une Spécialisation ou une Métamorphose, ou installez un animal dans une coquille vide. Piraterie, Piétinement et Hibernation s’utilisent en plus.
    .title = action
    .also = actions
rule-attack = Un carnivore affamé attaque tout animal qu’aucun trait ne protège. S’il mange sa proie, il reçoit 2 jetons bleus.
    .title = attaque
rule-reaction = Le propriétaire d’un animal attaqué utilise ses traits dans l’ordre de son choix ; la Course doit être tentée avant que l’animal puisse être mangé.
    .title = réaction
rule-pair = Chaque carte de paire agit une fois par action, dans l’ordre que choisit son propriétaire.
    .title = paire
rule-extinction = Les animaux non nourris meurent avec toutes leurs cartes. Puis vous piochez une carte, plus une pour chacun de vos animaux ; un joueur sans animaux ni cartes en pioche six.
    .title = extinction
rule-discard = Vous pouvez regarder votre propre défausse. De celles des autres, vous ne connaissez que le nombre de cartes.
    .title = défausse
rule-end = Quand la pioche est vide, ce tour est le dernier.
    .title = fin
rule-scoring = Vous marquez 2 points par animal, 1 par trait, et 1 de plus par nourriture qu’un trait ajoute au besoin de son animal. À égalité, la plus grande défausse l’emporte, puis un dé.
    .title = points
    .also = score
rule-animal = Une carte jouée face cachée est un animal. Son nom dit à qui il est et dans quel ordre il a été joué (B2 est le deuxième de B). Il lui faut 1 jeton par tour, et plus avec certains traits.
    .title = animal
    .also = animaux, espèce
rule-trait = Une carte jouée sur un animal. Certains traits agissent toujours ; d’autres s’utilisent, et sont alors marqués comme utilisés jusqu’à la fin du tour. Chacun vaut un point à la fin.
    .title = trait
    .also = traits, utilisé
rule-need = Combien de jetons un animal doit recevoir dans un tour, en points : ● il l’a, ○ il lui manque. Un animal nourri les a tous ; un affamé meurt à la fin du tour.
    .title = besoin
    .also = affamé, nourri, points
rule-token = La nourriture. Les jetons rouges viennent de la réserve, les bleus des traits et des proies ; les jaunes sont de la graisse. Toutes les couleurs nourrissent autant.
    .title = jeton
    .also = jetons, rouge, bleu, jaune, graisse
rule-bank = Les jetons rouges du tour, fixés par les dés. Quand elle est vide, seuls les traits et les attaques apportent de la nourriture.
    .title = réserve
    .also = banque
rule-deck = Le nombre de cartes qui restent. Quand la pioche est vide, ce tour est le dernier.
    .title = pioche
    .also = cartes restantes, dernier tour
rule-first = Commence chaque tour de table d’une phase ; les autres suivent dans l’ordre des lettres. Le joueur suivant est premier au tour suivant.
    .title = premier joueur
    .also = ordre du tour

## Points

part-animals = animaux
part-traits = traits
tie-discard = plus grande défausse
tie-die = un dé

## Options de la table

option-deck = combien de cartes : la moitié de chaque sorte à 2 ou 3 joueurs et toutes au-delà, ou toujours toutes
option-mimicry_limit = combien de fois le Mimétisme agit : une fois par attaque, ou une fois par tour
option-mimicry_mandatory = le Mimétisme doit être utilisé avant que l’animal soit mangé
option-tail_loss_mandatory = la Perte de la queue doit être utilisée avant que l’animal soit mangé
option-pair_triggers_mandatory = vous ne pouvez pas refuser le jeton d’une carte de paire
option-feeding_pass_is_final = si vous passez pendant le nourrissage, vous n’y jouez plus
option-must_take_food_if_possible = vous ne pouvez pas passer tant que vous pourriez prendre un jeton rouge
option-first_turn_must_play_animal = au premier tour, vous ne pouvez pas passer sans animal
option-piracy_into_fat = un pirate nourri peut voler un jeton pour le garder en graisse
option-fat_beyond_need = vous pouvez utiliser autant de jetons de graisse d’un animal que vous voulez, même au-delà du besoin
option-metamorphose_limit = combien de fois la Métamorphose agit : une fois par action, ou une fois par tour
option-specialization_limit = combien de fois la Spécialisation agit : une fois par action, ou une fois par tour
option-ambush_limit = ce que compte une embuscade : la seule attaque de son joueur à ce tour de table, ou seulement celle de son carnivore pour le tour
option-intellect_after_mimicry = l’Intellect peut aussi être utilisé contre la seconde proie
option-intellect_opens_shells = l’Intellect peut ignorer une coquille déjà fermée
option-fed_by_hibernation_triggers_viviparous = un animal Vivipare qui hiberne met au monde son petit
option-last_card_wakes = les animaux endormis peuvent remanger quand un Vivipare pioche la dernière carte

## La table dans le terminal

table-legend = Les animaux sont listés de gauche à droite. ● est la nourriture qu’un animal a, ○ celle qu’il lui faut encore.
board-turn = tour { $turn }
board-bank = réserve { $food }
board-deck = pioche { $cards }
board-last = dernier tour
board-shells = coquilles { $shells }
board-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-discard = { $cards ->
    [one] { $cards } défaussée
   *[other] { $cards } défaussées
}
board-first = premier joueur
board-your-hand = Votre main :
board-your-discard = Votre défausse :
board-hand-of = main :
animal-fed = nourri
animal-hungry = affamé
animal-plain = nourriture { $food } sur { $need }, { $state }.
animal-card = { $card }, face cachée
animal-poisoned = empoisonné
mark-used = utilisé
mark-inked = encré
mark-asleep = endormi
mark-rested = a dormi au tour passé
mark-closed = fermée
group-card = { $card } …
group-hunt = { $hunter } attaque …

traits-title = Traits : { $count }
bank-title = Dés de la réserve
bank-line = { $players } joueurs : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }{ $plus ->
    [0] {""}
   *[other] {" "}et { $plus } de plus
 }

intro =
    Vos animaux ont besoin de nourriture, et parfois les uns des autres. Donnez-leur des traits, trouvez-leur des jetons, évitez qu’ils soient mangés. Animaux vivants et traits sont vos points.
    À chaque tour, vous jouez des cartes, une à la fois, comme animaux ou comme traits. Puis les dés remplissent la réserve, et vous nourrissez vos animaux l’un après l’autre.
    La partie finit avec le tour où la pioche est vide.
