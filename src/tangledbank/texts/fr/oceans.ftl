### Oceans

## Traits. L’attribut est ce qu’apprend qui demande. Noms et textes sont de nous.

trait-apex-predator = Superprédateur
    .badge = Su
    .text = Chacun ajoute 3 à la valeur d’attaque et retire 2 aux attaques contre l’espèce. L’espèce ne récolte jamais, quelles que soient ses autres icônes.
    .short = Attaque 3, carapace 2, ne récolte jamais
trait-bottom-feeder-left = Charognard des fonds (gauche)
    .badge = Cf
    .text = Chacun gagne 2 après une attaque contre la voisine que montre sa flèche.
    .short = Gagne 2 si la voisine fléchée est attaquée
trait-bottom-feeder-right = Charognard des fonds (droite)
    .badge = Cf
    .text = Chacun gagne 2 après une attaque contre la voisine que montre sa flèche.
    .short = Gagne 2 si la voisine fléchée est attaquée
trait-filter-feeder = Filtreur
    .badge = Fi
    .text = Chacun ajoute 5 à la valeur de récolte. L’espèce n’est jamais surpeuplée : elle peut rester sur la case d’arêtes, mais ne prend pas plus que ce qui tient. Elle n’attaque jamais, quelles que soient ses autres icônes.
    .short = Récolte 5. Ni attaque, ni surpopulation
trait-inking = Encre
    .badge = En
    .text = Chacun retire 4 aux attaques contre l’espèce. La valeur d’attaque elle-même ne change pas : les nettoyeurs de requins la comptent en entier.
    .short = Carapace 4
trait-parasitic-left = Parasite (gauche)
    .badge = Pa
    .text = Avant le nourrissage, chacun prend en parasite 2 à la voisine que montre sa flèche, ou tout ce qu’elle a si c’est moins. C’est automatique ; s’il y en a plusieurs, vous choisissez l’ordre. Parasiter n’est pas se nourrir : vous nourrissez encore une espèce ensuite.
    .short = Avant le repas, prend 2 à la voisine fléchée
trait-parasitic-right = Parasite (droite)
    .badge = Pa
    .text = Avant le nourrissage, chacun prend en parasite 2 à la voisine que montre sa flèche, ou tout ce qu’elle a si c’est moins. C’est automatique ; s’il y en a plusieurs, vous choisissez l’ordre. Parasiter n’est pas se nourrir : vous nourrissez encore une espèce ensuite.
    .short = Avant le repas, prend 2 à la voisine fléchée
trait-schooling = Banc
    .badge = Ba
    .text = Chacun fait vieillir de 1 de plus. Avec une population de 5 ou plus, l’espèce ne peut pas être attaquée.
    .short = Vieillit +1. Avec 5+, inattaquable
trait-speed = Vitesse
    .badge = Vi
    .text = Chacun ajoute 2 à la valeur de récolte, 2 à la valeur d’attaque et 1 à la limite de traits, et retire 2 aux attaques contre l’espèce. On peut le jouer sur une espèce qui est à sa limite.
    .short = Récolte, attaque, carapace 2 ; traits +1
trait-shark-cleaner = Nettoyeur de requins
    .badge = Nr
    .text = Chacun gagne 2 après l’attaque d’une espèce d’attaque 3 ou plus, si son espèce est la première qui a ce trait à gauche ou à droite de l’attaquante. Si la même est la plus proche des deux côtés, elle ne gagne qu’une fois.
    .short = Gagne 2 après une attaque 3+, si au plus près
trait-symbiotic-left = Symbiote (gauche)
    .badge = Sy
    .text = Chacun gagne 1 après que la voisine que montre sa flèche a récolté ou attaqué.
    .short = Gagne 1 quand la voisine fléchée mange
trait-symbiotic-right = Symbiote (droite)
    .badge = Sy
    .text = Chacun gagne 1 après que la voisine que montre sa flèche a récolté ou attaqué.
    .short = Gagne 1 quand la voisine fléchée mange
trait-tentacled = Tentacules
    .badge = Te
    .text = Quand vous nourrissez cette espèce, chacun lui permet de récolter ou d’attaquer une fois de plus. Les traits déclenchés et la surpopulation passent avant cette fois de plus, qui déclenche les traits comme toute autre. Si cette espèce est surpeuplée, elle ne peut plus se nourrir ; si c’est une autre, elle le peut.
    .short = Se nourrit une fois de plus
trait-transparent = Transparence
    .badge = Tr
    .text = Tant qu’il y a de la population dans le récif, l’espèce ne peut être ni attaquée ni parasitée.
    .short = À l’abri tant que le récif n’est pas vide
trait-whale-cleaner = Nettoyeur de baleines
    .badge = Nb
    .text = Chacun gagne 3 après la récolte d’une espèce de récolte 3 ou plus, si son espèce est la première qui a ce trait à gauche ou à droite de celle qui récolte. Si la même est la plus proche des deux côtés, elle ne gagne qu’une fois.
    .short = Gagne 3 après une récolte 3+, si au plus près
trait-abyss-dweller = Habitant des abysses
    .badge = Ha
    .text = Elle ne peut pas attaquer une espèce qui a un trait de surface, ni être attaquée par elle. Les autres traits des profondeurs y sont gratuits.
    .short = Sans combat avec la surface. Traits profonds gratuits
trait-acute-smell = Odorat fin
    .badge = Of
    .text = Gagne 1 chaque fois qu’un nettoyeur de requins agit.
    .short = Gagne 1 à chaque Nettoyeur de requins
trait-advanced-eyes = Yeux perçants
    .badge = Yp
    .text = Ignore un trait défensif d’une cible qui a un trait des profondeurs.
    .short = Ignore 1 défense d’une cible des profondeurs
trait-ambush = Embuscade
    .badge = Em
    .text = Prend 2 à toute autre espèce qui vient de récolter.
    .short = Prend 2 à toute autre espèce qui récolte
trait-deep-apex-predator = Superprédateur des profondeurs
    .badge = Sp
    .text = Attaque 4, carapace 3, ne récolte jamais.
    .short = Attaque 4, carapace 3, ne récolte jamais
trait-atavism = Atavisme
    .badge = At
    .text = Deux traits de plus. Avant le nourrissage, vous pouvez échanger ses traits contre des cartes de surface de votre main.
    .short = Traits +2. Avant le repas, échangez avec votre main
trait-barbels = Barbillons
    .badge = Br
    .text = Gagne 1 chaque fois qu’un charognard des fonds agit.
    .short = Gagne 1 à chaque Charognard des fonds
trait-behemoth = Béhémoth
    .badge = Bé
    .text = Attaque 3, ne récolte jamais. Peut attaquer les espèces dont l’attaque est plus faible, même si un trait interdit de les attaquer.
    .short = Attaque 3, sans récolte. Les plus faibles sans protection
trait-bioluminescence = Bioluminescence
    .badge = Bi
    .text = Gagne 1 quand un joueur, quel qu’il soit, joue un trait des profondeurs.
    .short = Gagne 1 à chaque trait des profondeurs joué
trait-biotic-cycle-reversal = Retour de cycle
    .badge = Rc
    .text = Gagne 3 après une attaque qui la vide.
    .short = Gagne 3 après une attaque qui la vide
trait-blubber = Lard
    .badge = La
    .text = Carapace 1, 9 places de plus.
    .short = Carapace 1. 9 places de plus
trait-deep-bottom-feeder = Charognard des profondeurs
    .badge = Cp
    .text = Gagne 2 quand une attaque coûte de la population à une voisine.
    .short = Gagne 2 si une attaque blesse une voisine
trait-bright-coloration = Couleurs vives
    .badge = Cv
    .text = Gagne 1 quand un joueur, quel qu’il soit, crée une espèce.
    .short = Gagne 1 à chaque nouvelle espèce
trait-bubble-net = Filet de bulles
    .badge = Fb
    .text = Ignore ses propres icônes « attaque » et « n’attaque jamais » : sa valeur d’attaque est sa valeur de récolte. Ignore Banc quand elle attaque.
    .short = Attaque égale à la récolte. Ignore Banc en attaquant
trait-burrowing = Fouisseur
    .badge = Fo
    .text = Après une attaque contre une voisine, peut attaquer l’attaquante une fois, si c’est permis.
    .short = Peut attaquer qui vient d’attaquer une voisine
trait-camouflage = Camouflage
    .badge = Ca
    .text = Carapace 2 pour chacune de vos autres espèces.
    .short = Carapace 2 par autre espèce à vous
trait-cavitation-bullet = Balle de cavitation
    .badge = Bc
    .text = Attaque 2. Ignore tous les traits défensifs. Ne prend jamais plus de 2 par attaque.
    .short = Attaque 2, prend 2 au plus. Ignore toute défense
trait-chitin-plated-maw = Gueule de chitine
    .badge = Gc
    .text = Avant le nourrissage, prend en parasite 4 à l’espèce dont l’attaque est la plus forte ; vous choisissez en cas d’égalité.
    .short = Avant le repas, prend 4 à la plus forte attaque
trait-colossus = Colosse
    .badge = Co
    .text = Récolte 11, ou moins si vous voulez. Ne peut pas être attaquée avec une attaque plus faible que sa récolte.
    .short = Récolte 11. L’attaquer exige sa valeur de récolte
trait-communication = Communication
    .badge = Cm
    .text = Un trait de plus, carapace 5. Ses gains sont doublés.
    .short = Traits +1, carapace 5. Double ses gains
trait-coprophagia = Coprophagie
    .badge = Cr
    .text = Avant le nourrissage, prend 2 dans une pile de points au choix.
    .short = Avant le repas, prend 2 à un score
trait-crushing-jaw = Mâchoire broyeuse
    .badge = Mb
    .text = Ignore les carapaces.
    .short = Ignore les carapaces
trait-cthulhu-leech = Sangsue de Cthulhu
    .badge = Sc
    .text = Se joue sur toute espèce qui a de la place et ne se retire pas. Avant que son hôte vieillisse, le joueur qui l’a jouée marque 2 de sa population.
    .short = Sur toute espèce : vous marquez 2 avant qu’elle vieillisse
trait-deep-diver = Plongeur
    .badge = Pl
    .text = Récolte 2 par trait des profondeurs de l’espèce. Peut récolter dans toute zone de l’océan.
    .short = Récolte 2 par trait profond. Récolte dans toute zone
trait-deep-sea-kraken = Kraken des abysses
    .badge = Ka
    .text = Ne récolte jamais. Peut attaquer une fois de plus. Vous marquez aussitôt ce que prennent ses attaques de plus.
    .short = Sans récolte. 1 attaque de plus, marquée aussitôt
trait-defensive-spines = Épines
    .badge = Ép
    .text = Qui l’attaque ou la parasite cède 4 au récif.
    .short = Qui l’attaque ou la parasite perd 4 au récif
trait-dense-population = Population dense
    .badge = Pd
    .text = Un trait de plus, 9 places de plus.
    .short = Traits +1. 9 places de plus
trait-draconic = Dragon
    .badge = Dr
    .text = Attaque 7, carapace 3, ne récolte jamais. Vous marquez ce qu’elle perd par surpopulation.
    .short = Attaque 7, carapace 3, sans récolte. Marque le surplus
trait-electroreception = Électroréception
    .badge = Él
    .text = Récolte 2, attaque 2. Ignore un trait défensif.
    .short = Récolte 2, attaque 2. Ignore une défense
trait-endurance = Endurance
    .badge = Ed
    .text = Vieillit de 2 de plus. Prend 2 de plus à chaque gain.
    .short = Vieillit +2. Prend 2 de plus à chaque gain
trait-extremophile = Extrêmophile
    .badge = Ex
    .text = Un trait de plus. N’est jamais parasitée ni surpeuplée. Ne s’éteint jamais.
    .short = Traits +1. Ni parasite, ni surpopulation, ni extinction
trait-fast-metabolism = Métabolisme rapide
    .badge = Mr
    .text = Peut vieillir dans toutes les phases de vieillissement.
    .short = Peut vieillir à chaque phase de vieillissement
trait-deep-filter-feeder = Filtreur des profondeurs
    .badge = Fp
    .text = Récolte 6. N’attaque jamais. N’est jamais surpeuplée. 5 places de plus.
    .short = Récolte 6, 5 places de plus. Ni attaque, ni surpopulation
trait-filter-kraken = Kraken filtreur
    .badge = Kf
    .text = N’attaque jamais. Peut récolter deux fois de plus.
    .short = N’attaque jamais. Récolte deux fois de plus
trait-flight = Vol
    .badge = Vo
    .text = Seule une espèce qui a Vitesse peut l’attaquer. Quand elle attaque une cible sans trait des profondeurs, elle ignore Banc et Encre.
    .short = Seule Vitesse peut l’attaquer. Ignore Banc et Encre
trait-gargantuan = Gargantua
    .badge = Ga
    .text = Attaque 9, ne récolte jamais. N’attaque que les espèces d’une population de 7 ou plus, mais même si un trait interdit de les attaquer.
    .short = Attaque 9, sans récolte. Attaque dès 7, même protégée
trait-gene-transfer = Transfert de gènes
    .badge = Tg
    .text = Deux traits de plus. Avant le nourrissage, vous pouvez échanger ses traits de surface avec n’importe quels traits d’une voisine qui est à vous.
    .short = Traits +2. Avant le repas, échange avec votre voisine
trait-gentle-giant = Doux géant
    .badge = Dg
    .text = Récolte 3, n’attaque jamais, ne peut pas être attaquée, 5 places de plus.
    .short = Récolte 3, 5 places de plus. Ni attaque ni proie
trait-giant-cephalopod = Céphalopode géant
    .badge = Cg
    .text = Peut se nourrir trois fois de plus.
    .short = Se nourrit trois fois de plus
trait-gigantic-brain = Cerveau gigantesque
    .badge = Ce
    .text = Pas de limite de traits. Vieillit de 1 par trait ; rien n’y change.
    .short = Sans limite de traits. Vieillit de 1 par trait
trait-gigantic-scavenger = Charognard gigantesque
    .badge = Ch
    .text = Attaque 6, ne récolte jamais. Prend 2 à toute autre attaquante d’attaque 5 ou plus.
    .short = Attaque 6, sans récolte. Prend 2 à qui attaque avec 5+
trait-goethite-exoskeleton = Exosquelette de goethite
    .badge = Eg
    .text = Un trait de plus. Ne peut pas être attaquée avec une attaque inférieure à 9.
    .short = Traits +1. L’attaquer exige 9
trait-grazer = Brouteur
    .badge = Bt
    .text = Avant le nourrissage, prend 2 dans le récif.
    .short = Avant le repas, prend 2 au récif
trait-hard-shell = Carapace dure
    .badge = Cd
    .text = Carapace 6.
    .short = Carapace 6
trait-hydra = Hydre
    .badge = Hy
    .text = Attaque 4, ne récolte jamais. Quand elle attaque, elle peut aussi prendre 1 à autant d’espèces sans trait défensif que vous voulez.
    .short = Attaque 4, sans récolte. Prend aussi 1 aux sans-défense
trait-impostor-cleaner-shark = Faux nettoyeur (requin)
    .badge = Fn
    .text = Prend 1 à chaque espèce qui vient de gagner par Nettoyeur de requins.
    .short = Prend 1 à chaque Nettoyeur de requins qui gagne
trait-impostor-cleaner-whale = Faux nettoyeur (baleine)
    .badge = Fa
    .text = Prend 1 à chaque espèce qui vient de gagner par Nettoyeur de baleines.
    .short = Prend 1 à chaque Nettoyeur de baleines qui gagne
trait-deep-inking = Encre des profondeurs
    .badge = Ec
    .text = Carapace 4. Qui l’attaque cède 3 au récif.
    .short = Carapace 4. Qui l’attaque perd 3 au récif
trait-kleptoparasitic = Cleptoparasite
    .badge = Cl
    .text = Vieillit de 2 de plus. Prend 1 à une voisine qui attaque.
    .short = Vieillit +2. Prend 1 à la voisine qui attaque
trait-leviathan = Léviathan
    .badge = Lé
    .text = Attaque 5, ne récolte jamais, vieillit de 1 de plus, ne peut pas être attaquée.
    .short = Attaque 5, sans récolte. Vieillit +1. Inattaquable
trait-living-ecosystem = Écosystème vivant
    .badge = Év
    .text = Récolte 2. Avant le nourrissage, fait migrer sa valeur de récolte d’une zone de l’océan vers le récif.
    .short = Récolte 2. Avant le repas, en migre autant au récif
trait-luminous-bacteria = Bactéries lumineuses
    .badge = Bl
    .text = Un trait de plus. Peut récolter dans toute zone de l’océan.
    .short = Traits +1. Récolte dans toute zone
trait-massive-fins = Grandes nageoires
    .badge = Gn
    .text = Récolte 8. N’attaque jamais. Peut récolter dans toute zone de l’océan. Après sa récolte, chaque trait Parasite lui prend 1.
    .short = Récolte 8, toute zone. Sans attaque. Parasites : −1
trait-megamouth = Grande gueule
    .badge = Gg
    .text = Récolte 5, attaque 5.
    .short = Récolte 5, attaque 5
trait-migratory-filter-feeder = Filtreur migrateur
    .badge = Fm
    .text = Récolte 6. N’attaque jamais. 9 places de plus. Peut récolter dans toute zone de l’océan.
    .short = Récolte 6, toute zone, 9 places de plus. Sans attaque
trait-mucus-cocoon = Cocon de mucus
    .badge = Cc
    .text = N’est jamais parasitée. Avant le nourrissage, chaque espèce qui a un trait parasite cède 1 au récif.
    .short = Sans parasite. Avant le repas, les parasites perdent 1
trait-mutualism = Mutualisme
    .badge = Mu
    .text = Gagne 1 chaque fois qu’un symbiote agit.
    .short = Gagne 1 à chaque Symbiote déclenché
trait-neurotoxin = Neurotoxine
    .badge = Ne
    .text = Qui l’attaque, ou qu’elle attaque, cède 2 au récif.
    .short = Attaquante et cible perdent 2 au récif
trait-pack-hunting = Chasse en meute
    .badge = Cs
    .text = Un trait de plus. Double ses icônes d’attaque.
    .short = Traits +1. Double ses icônes d’attaque
trait-parasite-cleaner = Nettoyeur de parasites
    .badge = Np
    .text = Avant le nourrissage, prend 1 à chaque espèce qui a un trait parasite.
    .short = Avant le repas, prend 1 à chaque espèce parasite
trait-deep-parasitic = Parasite des profondeurs
    .badge = Pp
    .text = Avant le nourrissage, prend en parasite 2 à une voisine au choix.
    .short = Avant le repas, prend 2 à une voisine
trait-pathogen-cultivation = Culture de pathogènes
    .badge = Cu
    .text = Attaque 5, ne récolte jamais. N’est jamais parasitée. Peut attaquer les espèces qui ont un trait parasite, même si un trait interdit de les attaquer.
    .short = Attaque 5, sans récolte ni parasite. Attaque les parasites
trait-poisonous-inking = Encre empoisonnée
    .badge = Ee
    .text = Donne une carapace de 4 à son espèce et aux deux voisines.
    .short = Carapace 4 pour elle et ses voisines
trait-poisonous-spines = Épines empoisonnées
    .badge = És
    .text = Après une attaque contre elle, l’attaquante et toutes les autres espèces qui y ont gagné cèdent 3 au récif.
    .short = Attaquée : attaquante et profiteuses perdent 3
trait-rapid-mutation = Mutation rapide
    .badge = Mt
    .text = Après une attaque contre elle, vous pouvez échanger un de ses traits des profondeurs avec le pool génétique.
    .short = Après une attaque, échange un trait profond au bassin
trait-regeneration = Régénération
    .badge = Ré
    .text = Un trait de plus. Gagne 1 après avoir perdu de la population dans une attaque.
    .short = Traits +1. Gagne 1 après une perte à l’attaque
trait-rows-of-teeth = Rangées de dents
    .badge = Rd
    .text = Attaque 3. Les charognards des fonds et les nettoyeurs de requins gagnent 1 de plus à ses attaques.
    .short = Attaque 3. Charognards et nettoyeurs gagnent 1 de plus
trait-scavenger = Charognard
    .badge = Cn
    .text = Gagne 1 quand une attaque prend 2 ou plus.
    .short = Gagne 1 quand une attaque prend 2+
trait-deep-schooling = Banc des profondeurs
    .badge = Bp
    .text = Vieillit de 3 de plus. Avec une population de 5 ou plus, elle ne peut pas être attaquée.
    .short = Vieillit +3. Avec 5+, inattaquable
trait-sea-rex = Roi des mers
    .badge = Rm
    .text = Attaque 5, ne récolte jamais. Vieillit de 2 de plus.
    .short = Attaque 5, ne récolte jamais. Vieillit +2
trait-sedentary-colony = Colonie sédentaire
    .badge = Ct
    .text = Ne récolte jamais, n’attaque jamais. Ne peut pas être attaquée. Prend 1 dans une zone au choix chaque fois qu’une voisine gagne.
    .short = Ne mange pas. Inattaquable. +1 quand une voisine gagne
trait-deep-shark-cleaner = Nettoyeur de requins des profondeurs
    .badge = Nt
    .text = Comme Nettoyeur de requins, mais gagne 3.
    .short = Gagne 3 après une attaque 3+, si au plus près
trait-slow-metabolism = Métabolisme lent
    .badge = Ml
    .text = Deux traits de plus. Peut ne pas vieillir.
    .short = Traits +2. Peut vieillir de 0
trait-deep-speed = Vitesse des profondeurs
    .badge = Vp
    .text = Récolte 3, attaque 3, carapace 3, un trait de plus.
    .short = Récolte, attaque, carapace 3 ; traits +1
trait-swarming = Essaim
    .badge = Ea
    .text = N’est jamais surpeuplée. Ajoute sa population à sa valeur d’attaque.
    .short = Sans surpopulation. Attaque + population
trait-deep-symbiotic = Symbiote des profondeurs
    .badge = Sm
    .text = Gagne 1 quand l’une de ses voisines récolte ou attaque.
    .short = Gagne 1 quand une voisine se nourrit
trait-tail-whip = Coup de queue
    .badge = Cq
    .text = Avant le nourrissage, prend 1 à chaque espèce qui a Banc.
    .short = Avant le repas, prend 1 à chaque Banc
trait-telomere-repair = Télomères réparés
    .badge = Tl
    .text = Gagne 2 avant la phase de vieillissement. Ne vieillit pas.
    .short = Gagne 2 avant de vieillir. Ne vieillit pas
trait-tentacle-leech = Sangsue à tentacules
    .badge = St
    .text = Avant le nourrissage, prend en parasite 2 à une espèce au choix qui a un trait des profondeurs.
    .short = Avant le repas, prend 2 à un trait profond
trait-deep-tentacled = Tentacules des profondeurs
    .badge = Tp
    .text = Peut se nourrir deux fois de plus.
    .short = Se nourrit deux fois de plus
trait-the-kraken = Le Kraken
    .badge = Kr
    .text = Attaque 13, ne récolte jamais. Peut attaquer deux fois de plus. Peut attaquer les espèces dont la récolte ou l’attaque est de 5 ou plus, même si un trait interdit de les attaquer.
    .short = Attaque 13, 2 de plus, sans récolte. 5+ sans protection
trait-tiny = Minuscule
    .badge = Mi
    .text = Ne peut pas être attaquée avec une attaque de 2 ou plus. Ce trait est défaussé quand la récolte ou l’attaque de l’espèce dépasse 2.
    .short = Craint l’attaque 1. Perdue dès récolte ou attaque 3
trait-deep-transparent = Transparence des profondeurs
    .badge = Tn
    .text = Ni attaquée ni parasitée tant qu’il y a de la population dans le récif. Peut attaquer une espèce même si un trait des profondeurs l’interdit.
    .short = À l’abri si le récif est peuplé. Perce les profondeurs
trait-tusks = Défenses
    .badge = Dé
    .text = Récolte 2, attaque 2, carapace 5.
    .short = Récolte 2, attaque 2, carapace 5
trait-vestigial-limb = Membre vestigial
    .badge = Mv
    .text = Se joue sur l’espèce d’un autre joueur qui a de la place, et ne se retire pas. Puis jouez un autre trait.
    .short = Sur l’espèce d’un rival, à vie. Puis jouez un autre trait
trait-voracious-feeder = Vorace
    .badge = Vr
    .text = Au tour où elle reçoit un autre trait, elle peut se nourrir une fois de plus, après votre nourrissage normal.
    .short = Mange encore quand elle reçoit un autre trait
trait-warm-blooded = Sang chaud
    .badge = Sa
    .text = Un trait de plus. Peut vieillir de 3 de plus au maximum.
    .short = Traits +1. Peut vieillir de 3 de plus
trait-deep-whale-cleaner = Nettoyeur de baleines des profondeurs
    .badge = Na
    .text = Comme Nettoyeur de baleines, mais gagne 4, après la récolte d’une espèce de récolte 5 ou plus.
    .short = Gagne 4 après une récolte 5+, si au plus près
trait-zooplankton = Zooplancton
    .badge = Zo
    .text = Ne récolte jamais, n’attaque jamais, ne peut pas être attaquée. Gagne 3 quand de la population migre dans le récif. Ses voisines peuvent récolter sur son plateau.
    .short = Ne mange pas. Inattaquable. Gagne 3 quand le récif gagne

## Scenarios

scenario-abundance = Abondance
    .text = Chaque icône de gain gagne 1 de plus.
scenario-asteroid-impact = Chute d’astéroïde
    .text = Événement : chaque espèce sans trait des profondeurs cède 3 au récif.
scenario-biodiverse-reef = Récif foisonnant
    .text = Chaque espèce a une icône de récolte 2 de plus.
scenario-contagious-outbreak = Contagion
    .text = Quand une espèce est surpeuplée, ses deux voisines cèdent 3 au récif.
scenario-contagious-proximity = Promiscuité
    .text = Chaque espèce est surpeuplée 3 plus tôt.
scenario-degenerative-virus = Virus dégénératif
    .text = À votre phase de vieillissement, choisissez une de vos espèces : elle vieillit une seconde fois.
scenario-detritus = Détritus
    .text = Après chaque action de migration, chaque joueur remet 2 de ses points dans le récif.
scenario-epizootic = Épizootie
    .text = Une espèce surpeuplée s’éteint ; toute sa population va au récif.
scenario-fertile = Fécondité
    .text = Chaque nouvelle espèce gagne 2.
scenario-food-surge = Manne
    .text = Événement : chaque espèce double sa population, prise dans une zone au choix de l’océan.
scenario-genetic-diversity = Diversité génétique
    .text = Chaque espèce peut avoir un trait de plus.
scenario-inhospitable-environment-1 = Milieu inhospitalier (+1)
    .text = Chaque espèce vieillit de 1 de plus.
scenario-inhospitable-environment-2 = Milieu inhospitalier (+2)
    .text = Chaque espèce vieillit de 2 de plus.
scenario-large-predators = Grands prédateurs
    .text = Chaque espèce a une icône d’attaque 2 de plus.
scenario-long-haul-migration = Longue migration
    .text = Chaque espèce peut aussi récolter dans les zones de l’océan.
scenario-paradigm-shift = Changement de paradigme
    .text = Événement : l’espèce la plus peuplée (toutes, en cas d’égalité) cède tout au récif.
scenario-pathogenic-immunity = Immunité
    .text = Aucune espèce n’est surpeuplée.
scenario-population-explosion = Explosion démographique
    .text = Événement : chaque icône de gain en jeu agit une fois.
scenario-prosperity = Prospérité
    .text = Chaque espèce a 9 places de plus.
scenario-protective-growth = Croissance protégée
    .text = Une espèce gagne 2 quand elle reçoit un trait défensif.
scenario-protective-shells = Carapaces
    .text = Chaque espèce a une icône de carapace 2 de plus.
scenario-shallow-gene-pool = Pool génétique appauvri
    .text = Chaque espèce peut avoir un trait de moins.
scenario-solar-radiation = Rayonnement solaire
    .text = Après chaque phase de vieillissement, chaque espèce sans trait des profondeurs cède 1 au récif.
scenario-thermal-currents = Courants thermiques
    .text = Vous pouvez jouer les cartes du pool génétique comme traits, comme si vous les aviez en main.
scenario-aggressive-environment = Milieu agressif
    .text = Les espèces sans population peuvent être attaquées ; elles s’éteignent avant que rien n’agisse.
scenario-coral-bleaching = Blanchissement
    .text = Après chaque phase de vieillissement, le joueur dont c’est le tour déplace 2 du récif vers une zone au choix.
scenario-evolutionary-arms-race = Course aux armements
    .text = Une espèce ne peut pas être attaquée si son attaque ou sa récolte dépasse l’attaque de l’attaquante.
scenario-horizontal-gene-transfer = Transfert horizontal
    .text = Avant le nourrissage, vous pouvez échanger un trait avec celui d’une voisine.
scenario-hostile-conditions = Conditions hostiles
    .text = À votre phase de vieillissement, le joueur à votre droite vieillit aussi.
scenario-hostile-environment = Milieu hostile
    .text = Chaque espèce vieillit de 3 de plus.
scenario-mass-migration = Migration de masse
    .text = Événement : chaque joueur passe son espèce la plus à gauche au joueur de gauche.
scenario-parallel-universe = Univers parallèle
    .text = Avant le nourrissage, vous pouvez changer de 1, pour ce tour, un nombre imprimé sur un trait.
scenario-prescient-mutations = Mutations prévoyantes
    .text = Après votre tour, vous pouvez échanger une carte de surface de votre main contre une de la défausse.
scenario-radiation-blast = Irradiation
    .text = Événement : chaque joueur replace en secret ses traits sur ses espèces.
scenario-schadenfreude = Joie mauvaise
    .text = Quand une espèce s’éteint, chaque espèce des autres joueurs gagne 1.
scenario-shallow-reef = Récif peu profond
    .text = Après avoir récolté, une espèce cède 2 au récif.
scenario-snowball-earth = Terre boule de neige
    .text = Chaque icône de récolte et d’attaque des traits vaut 1 de moins.
scenario-uber-hostile-environment = Milieu très hostile
    .text = Chaque espèce vieillit à chaque phase de vieillissement.

card-hidden = une carte
card-none = un scénario
card-unseen = une carte cachée
quoted = « { $name } »
card-deep = { $name } (prix { $price })
card-doubt = Fiabilité de ces chiffres : { $words }.
confidence-likely = probables
confidence-reconstructed = reconstitués
card-numbers = { $deep ->
    [yes] Son prix est { $numbers }, qui est aussi son nombre de migration.
   *[no] Nombres de migration : { $numbers }.
    }
ruling-R205 = L’anneau
ruling-R213 = Ce qui l’emporte
ruling-R214 = Attaques qui ne prennent rien
ruling-R215 = Ignorer un trait défensif
ruling-R217 = Choisir combien vieillir
ruling-R218 = Membre vestigial
ruling-R220 = Cartes d’un tour
ruling-R221 = Profondeurs avant l’explosion
ruling-R222 = Évoluer
ruling-R223 = Retirer des traits
ruling-R226 = Migrer
ruling-R227 = Trop peu pour migrer
ruling-R229 = Nouvelles espèces
ruling-R230 = Passer
ruling-R231 = Combien on récolte
ruling-R232 = Cibles
ruling-R233 = D’où viennent les gains
ruling-R236 = Vieillir
ruling-R238 = Piocher
ruling-R239 = Piocher dans les profondeurs
ruling-R251 = L’explosion en plein tour
ruling-R252 = Quand commence la dernière manche
ruling-R253 = Durée de la dernière manche
ruling-R257 = Quand les joueurs choisissent l’ordre des effets
ruling-R262 = Manne
ruling-R264 = Univers parallèle
ruling-R265 = Mutations prévoyantes
ruling-R266 = Irradiation
ruling-R272 = Échanger
ruling-R281 = Électroréception et carapaces prêtées
ruling-R282 = Qui décide
ruling-R283 = L’espèce qui se nourrit

place-reef = le récif
place-zone1 = la zone 1
place-zone2 = la zone 2
place-zone3 = la zone 3
figure-forage = récolte
figure-attack = attaque
figure-shell = carapace
figure-gain = gain
figure-never = jamais
direction-up = plus un
direction-down = moins un

## Questions

prompt-play-cards = Jouez des cartes
prompt-pay = Où va le paiement ?
prompt-order-traits = Lequel de vos traits agit ensuite ?
prompt-choose-a-target = Quelle espèce parasite-t-elle ?
prompt-choose-a-player = Dans quelle pile de points prenez-vous ?
prompt-choose-a-place = Quel lieu ?
prompt-swap-traits = Échanger des traits ?
prompt-feed = Nourrissez une de vos espèces
prompt-feed-again = Nourrir encore ?
prompt-choose-an-amount = Combien prend-elle ?
prompt-ignore-a-trait = Quel trait défensif ignorez-vous ?
prompt-take-more = En prendre plus ?
prompt-strike-back = Riposter ?
prompt-shed-population = Où va la population ?
prompt-discard-traits = Trop de traits : défaussez-en un
prompt-age = De combien vieillit-elle ?
prompt-age-too = Vieillir aussi ?
prompt-age-again = Quelle espèce vieillit encore ?
prompt-draw = Défaussez et piochez
prompt-lay-traits = Replacez vos traits
prompt-trade-a-card = Échanger une carte avec la défausse ?
prompt-shift-a-number = Décaler un nombre ?
ask-about = { $about } : { $prompt }
about-card = { $card } de { $species }

## Coups

move-evolve = Jouer { $card } sur { $species }
move-evolve-new = Créer une espèce avec { $card }
move-evolve-left = Créer une espèce à gauche de { $neighbor } avec { $card }
move-evolve-right = Créer une espèce à droite de { $neighbor } avec { $card }
move-migrate = Migrer avec { $card } depuis { $source } vers { $target }
move-remove = Retirer { $card } de { $species }
move-done = Terminer
move-pass = Passer
move-use-trait = Utiliser { $card } de { $species }
move-leech = { $eater } parasite { $target }
move-rob-player = { $eater } prend aux points de { $player }
move-choose = Choisir { $place }
move-swap-card = Échanger { $card } de { $species } contre la carte { $other }
move-swap-trait = Échanger { $card } de { $species } avec { $other } de { $partner }
move-forage = { $eater } récolte
move-forage-zone = { $eater } récolte dans { $place }
move-forage-board = { $eater } récolte chez { $target }
move-attack = { $attacker } attaque { $target }
move-take = Prendre { $amount }
move-ignore = Ignorer { $card } de { $species }
move-strike = Frapper
move-take-also = { $eater } prend aussi à { $target }
move-age = { $species } vieillit de { $amount }
move-age-again = { $species } vieillit encore
move-discard = Défausser { $card }
move-take-pool = Prendre { $card } au pool génétique
move-draw-deep = Piocher à l’aveugle une carte des profondeurs
move-lay = Poser { $card } sur { $species }
move-trade = Échanger { $card } contre { $other }
move-shift = Décaler { $figure } de { $card } de { $species } : { $direction }
brief-evolve = Sur { $species }{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
}
brief-evolve-new = Nouvelle espèce{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
}
brief-evolve-left = Nouvelle, à gauche de { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
}
brief-evolve-right = Nouvelle, à droite de { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
}
brief-migrate = { $n } : { $source } → { $target }
brief-take-pool = Prendre { $card }
note-takes = (prend { $n })
figures-cost = Cela coûte { $cost } de vos { $score } points{ $cost ->
    [0] { "" }
   *[other] { " " }; il en reste { $left }
}.
figures-attack = { $attacker } attaque avec { $attack } contre une carapace de { $shell } ; { $target } a { $herd }, et { $attacker } prend { $taken }.
move-use-on = Utiliser { $card } de { $species } sur { $target }
move-use-scenario = Appliquer { $scenario }

## Events

event-turn-began = { $me ->
    [yes] Votre tour commence
   *[no] Le tour de { $seat } commence
 }, manche { $turn }.
event-card-drawn = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $card }.
event-deck-shuffled = La défausse devient la nouvelle pioche.
event-card-revealed = { $card } est révélée.
event-evolved = { $me ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card } sur { $species }.
event-species-made = { $me ->
    [yes] Vous créez
   *[no] { $seat } crée
} une nouvelle espèce, { $species }.
event-points-paid = { $me ->
    [yes] Vous versez
   *[no] { $seat } verse
} { $amount } dans { $place }.
event-migrated = { $me ->
    [yes] Vous migrez
   *[no] { $seat } migre
} avec { $card } : { $amount } depuis { $source } vers { $target }.
event-trait-removed = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } de { $species }.
event-foraged = { $eater } récolte { $amount } dans { $place }.
event-foraged-from-species = { $eater } récolte { $amount } chez { $target }.
event-attacked = { $attacker } attaque { $target } et prend { $amount } !
event-gained = { $eater } gagne { $amount } ({ $card }).
event-taken-from-species = { $eater } prend { $amount } à { $target }.
event-taken-from-place = { $eater } prend { $amount } dans { $place }.
event-leeched = { $eater } parasite { $target } et lui prend { $amount }.
event-population-lost = { $species } perd { $amount }, vers { $place }.
event-scored = { $me ->
    [yes] Vous marquez
   *[no] { $seat } marque
 } { $amount } de { $species }.
event-points-lost = { $me ->
    [yes] Vous remettez
   *[no] { $seat } remet
} { $amount } de { $me ->
    [yes] vos
   *[no] ses
} points dans { $place }.
event-robbed = { $eater } prend { $amount } { $me ->
    [yes] de vos points
   *[no] des points de { $seat }
 }.
event-overpopulated = { $species } est surpeuplée.
event-extinct = { $species } s’éteint.
event-scenario-began = { $scenario } entre en vigueur.
event-scenario-ended = { $scenario } prend fin.
event-cambrian = L’explosion cambrienne commence !
event-last-round = L’océan est vide : c’est la dernière manche.
event-trait-swapped = { $species } échange { $card } contre { $other }.
event-population-moved = { $amount } { $amount ->
    [one] passe
   *[other] passent
} : { $source } → { $target }.
event-discarded = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card }.
event-pool-taken = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
 } { $card } au pool génétique.
event-deep-drawn = { $me ->
    [yes] Vous piochez
   *[no] { $seat } pioche
 } { $card } dans les profondeurs.
event-passed = { $me ->
    [yes] Vous passez.
   *[no] { $seat } passe.
 }
event-species-handed-over = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $species }.
event-traits-rearranged = { $me ->
    [yes] Vous avez replacé vos
   *[no] { $seat } a replacé ses
} traits.
event-number-shifted = { $figure } de { $card } change de 1 pour ce tour.
event-card-traded = { $me ->
    [yes] Vous échangez
   *[no] { $seat } échange
 } { $card } contre { $other }.
event-game-ended = La partie est finie.
log-overpopulated = { $species } est surpeuplée et ne garde que { $left }.
log-lost = { $species } perd { $amount }, vers { $place }{ $cause ->
    [none] { "" }
    [overpopulation] { " " }(surpopulation)
   *[other] { " " }({ $cause })
}.
log-of = { $amount } de { $species }
log-scored = { $me ->
    [yes] Vous marquez
   *[no] { $seat } marque
    } { $parts }.
log-extinct = { $species } s’éteint : { $cause ->
    [overpopulation] elle était surpeuplée
    [attack] attaquée, elle n’avait pas de population
   *[age] elle avait trop peu de population pour vieillir
}.
log-scenario = { $name } entre en vigueur : { $text }
log-cambrian = L’explosion cambrienne commence ! Jusqu’à la fin de la partie, chacun joue { $cards } cartes par tour{ $deep ->
    [yes] , même celles des profondeurs pour leur prix en points,
   *[no] { "" }
} et les espèces vieillissent de { $age }.
log-last-round = L’océan est vide : la réserve va dans la zone 3, et { $more ->
    [yes] une manche suit encore celle-ci
   *[no] c’est la dernière manche
}. Ensuite, on compte les piles de points, les jetons bonus et la population des plateaux.

## Why not

reason-other = Vous décidez maintenant pour { $subject }.
    .short = c’est pour { $subject }
reason-hand = { $alike ->
    [none] Vous n’avez pas « { $trait } » en main.
   *[other] Vous n’avez pas « { $wanted } » en main. Vous avez { $alike }.
 }
    .short = pas en main
reason-owner = { $foreign } appartient à { $owner }, pas à vous.
    .short = appartient à { $owner }
reason-foreign = La carte « { $card } » se pose sur l’espèce d’un autre joueur, et { $species } est à vous.
    .short = chez les autres seulement
reason-host = La carte « { $card } » ne crée pas d’espèce : elle se pose sur une espèce en jeu.
    .short = sur une espèce en jeu
reason-host-vestigial-limb = La carte « { $card } » ne crée pas d’espèce : elle se pose sur l’espèce d’un autre joueur.
    .short = chez les autres seulement
reason-gone = { $gone ->
    [none] Le coup ne nomme pas d’espèce.
   *[other] Il n’y a pas d’espèce { $gone } en jeu.
 }
    .short = pas en jeu
reason-limit = Avec « { $card } », { $species } aurait { $count ->
    [one] { $count } trait
   *[other] { $count } traits
 }, et n’a droit qu’à { $limit }.
    .short = { $limit ->
    [one] { $limit } trait
   *[other] { $limit } traits
 } au plus
reason-cost = La carte « { $card } » coûte { $cost }, et vous n’avez que { $points } dans votre pile de points.
    .short = coûte { $cost }, vous avez { $points }
reason-cambrian = Les cartes des profondeurs ne se jouent pas avant l’explosion cambrienne.
    .short = après l’explosion
reason-cambrian-next = L’explosion cambrienne vient de commencer : les cartes des profondeurs se jouent à partir du prochain tour.
    .short = à partir du prochain tour
reason-last-place = Gardez une place dans votre main pour une carte de surface : celles des profondeurs ne se jouent pas avant l’explosion cambrienne.
    .short = gardez une place
reason-played = Vous avez joué { $played ->
    [one] la carte
   *[other] les { $played } cartes
 } de ce tour.
    .short = cartes déjà jouées
reason-feeder = C’est { $feeder } qui se nourrit maintenant.
    .short = { $feeder } se nourrit
reason-again = { $eater } ne peut plus récolter ce tour-ci.
    .short = plus ce tour-ci
reason-again-attack = { $attacker } n’a plus d’attaque ce tour-ci.
reason-drawn = Vous avez déjà pioché une carte des profondeurs ce tour-ci, et vous n’avez droit qu’à une.
    .short = une carte des profondeurs par tour
reason-drawn-first = Défaussez avant de piocher une carte des profondeurs.
    .short = défaussez d’abord
reason-owed = Il vous reste { $owed ->
    [one] une carte
   *[other] { $owed } cartes
 } à jouer.
    .short = jouez d’abord vos cartes
reason-owed-trait = Vous devez d’abord jouer { $owed ->
    [one] encore un trait
   *[other] encore { $owed } traits
 }.
    .short = un autre trait d’abord
reason-owed-feed = Vous ne pouvez pas passer tant qu’une de vos espèces peut se nourrir : { $able }.
    .short = une des vôtres doit manger
reason-empty = Il n’y a pas de population dans { $place }.
    .short = { $place } : vide
reason-bare = { $target } n’a pas de population.
    .short = aucune population
reason-poor = La pile de points de { $player } est vide.
    .short = aucun point
reason-dry = La pioche des profondeurs est vide.
    .short = pioche des profondeurs vide
reason-short = La carte « { $card } » en déplace { $needed }, et { $place } n’en a que { $there }.
    .short = seulement { $there }
reason-itself = { $itself } ne peut pas être sa propre cible.
    .short = pas elle-même
reason-itself-swap-trait = { $itself } ne peut pas échanger de traits avec elle-même.
reason-never-forage = { $eater } ne récolte jamais : elle a le trait « { $trait } ».
    .short = « { $trait } » : ne récolte jamais
reason-never-attack = { $attacker } n’attaque jamais : elle a le trait « { $trait } ».
    .short = « { $trait } » : n’attaque jamais
reason-trait = { $target } a le trait « { $trait } » : on ne peut pas l’attaquer.
    .short = « { $trait } » l’interdit
reason-trait-schooling = { $target } a le trait « { $trait } » et une population de { $population } : à partir de 5, on ne peut pas l’attaquer.
reason-trait-transparent = { $target } a le trait « { $trait } » : on ne peut pas l’attaquer tant qu’il y a de la population dans le récif (il y en a { $reef }).
reason-trait-abyss-dweller = { $holder } a le trait « { $trait } », et { $other } un trait de surface : elles ne peuvent pas s’attaquer.
reason-trait-colossus = { $target } a le trait « { $trait } » : il faut une attaque au moins égale à sa récolte ({ $forage }), et celle de { $attacker } est de { $attack }.
reason-trait-flight = { $target } a le trait « { $trait } » : seule une espèce qui a le trait « { trait-speed } » peut l’attaquer.
reason-trait-goethite-exoskeleton = { $target } a le trait « { $trait } » : il faut une attaque d’au moins 9, et celle de { $attacker } est de { $attack }.
reason-trait-tiny = { $target } a le trait « { $trait } » : seule une attaque de moins de 2 l’atteint, et celle de { $attacker } est de { $attack }.
reason-trait-gargantuan = { $attacker } a le trait « { $trait } » : elle n’attaque qu’une population d’au moins 7, et celle de { $target } est de { $population }.
reason-trait-evolutionary-arms-race = « { $scenario } » est en vigueur : l’attaque { $attack } de { $attacker } ne suffit pas contre la récolte { $forage } et l’attaque { $defense } de { $target }.
    .short = « { $scenario } » l’interdit
reason-leech-ban = { $target } a le trait « { $trait } » : on ne peut pas la parasiter.
    .short = « { $trait } » l’interdit
reason-leech-ban-transparent = { $target } a le trait « { $trait } » : on ne peut pas la parasiter tant qu’il y a de la population dans le récif (il y en a { $reef }).
reason-shell = L’attaque { $attack } de { $attacker } ne passe pas la carapace { $shell } de { $target }.
    .short = arrêtée par la carapace { $shell }
reason-adjacent = Seules les voisines de { $target } peuvent récolter sur son plateau.
    .short = voisines seulement
reason-neighbor = { $second } n’est pas à côté de { $first }.
    .short = pas voisine
reason-one-neighbor = On n’échange des traits qu’avec une seule voisine, et c’est { $chosen }.
    .short = avec { $chosen } seulement
reason-ground = { $eater } ne peut récolter que dans le récif.
    .short = dans le récif seulement
reason-no-ground = { $target } n’a pas de trait qui permette de récolter sur son plateau.
    .short = personne n’y récolte
reason-surface-only = « { $card } » est une carte des profondeurs : on ne défausse que des cartes de surface.
    .short = cartes de surface seulement
reason-surface-card = « { $wanted } » est une carte des profondeurs : il faut une carte de surface.
    .short = cartes de surface seulement
reason-surface-trait = « { $card } » est un trait des profondeurs : seuls les traits de surface s’échangent ici.
    .short = traits de surface seulement
reason-deep-trait = « { $card } » est un trait de surface : seuls ceux des profondeurs s’échangent ici.
    .short = traits des profondeurs seulement
reason-not-removable = Le trait « { $trait } » ne peut être ni retiré ni échangé.
    .short = « { $trait } » reste
reason-kept = Le trait « { $card } » vient d’être échangé, et reste.
    .short = échangé : il reste
reason-swapped-away = { $holder } n’a plus le trait « { $trait } », et ne peut plus rien échanger.
    .short = plus de « { $trait } »
reason-full = Votre main est pleine : { $count } cartes.
    .short = main pleine
reason-gene-pool = La carte « { $card } » est dans le pool génétique. On n’en joue les cartes que tant que « { scenario-thermal-currents } » est en vigueur.
    .short = indisponible
reason-pool-stays = La carte « { $card } » est dans le pool génétique. On ne migre pas avec ces cartes.
    .short = pas pour migrer
reason-not-in-pool = « { $trait } » n’est pas dans le pool génétique.
    .short = pas dans le pool génétique
reason-not-discarded = { $alike ->
    [none] « { $trait } » n’est pas dans la défausse.
   *[other] « { $wanted } » n’est pas dans la défausse. On y trouve { $alike }.
 }
    .short = pas défaussée
reason-absent = { $alike ->
    [none] { $holder } n’a pas le trait « { $trait } ».
   *[other] { $holder } n’a pas le trait « { $wanted } ». Elle a { $alike }.
 }
    .short = { $alike ->
    [none] pas de « { $trait } »
   *[other] pas de « { $wanted } »
 }
reason-absent-there = { $alike ->
    [none] { $holder } n’a pas le trait « { $trait } ».
   *[other] { $holder } n’a pas le trait « { $wanted } ». Elle a { $alike }.
 }
    .short = { $alike ->
    [none] pas de « { $trait } »
   *[other] pas de « { $wanted } »
 }
reason-idle = Le trait « { $card } » de { $species } n’agit pas maintenant.
    .short = n’agit pas maintenant
reason-idle-use-scenario = Le scénario « { $scenario } » n’agit pas maintenant.
reason-acted = Le trait « { $card } » de { $species } a déjà agi.
    .short = a déjà agi
reason-acted-use-scenario = Le scénario « { $scenario } » a déjà agi.
reason-source = { $sources ->
    [none] Le trait « { $card } » de { $species } agit maintenant, sans autre espèce.
   *[other] Le trait « { $card } » de { $species } prend à plusieurs espèces ({ $sources }), l’une après l’autre. Choisissez laquelle maintenant.
}
    .short = { $sources ->
        [none] sans autre espèce
       *[other] choisissez laquelle
    }
reason-amount-age = { $choices_count ->
    [1] { $species } doit vieillir de { $choices } exactement.
   *[other] { $species } ne peut vieillir que de { $choices }.
}
    .short = peut vieillir de { $choices }
reason-amount-take = { $eater } peut prendre de 1 à { $most }.
    .short = { $most } au plus
reason-defended = { $target } est protégée par { $traits } : seule une espèce sans trait défensif peut être choisie.
    .short = protégée par { $traits }
reason-taken = { $eater } a déjà pris à { $target }.
    .short = déjà pris
reason-greatest = L’attaque de { $target } est de { $attack }, et la plus haute est de { $greatest }.
    .short = attaque { $greatest } plus haute
reason-not-defensive = « { $card } » n’est pas un trait défensif.
    .short = pas défensif
reason-passed = Vous ignorez déjà le trait « { $card } ».
    .short = déjà ignoré
reason-in-vain = { $traits ->
    [none] Même sans le trait « { $card } », l’attaque contre { $target } ne passerait pas.
   *[other] Même sans le trait « { $card } », l’attaque ne passerait pas : { $target } est aussi protégée par { $traits }.
 }
    .short = sans effet
reason-out-of-reach = Le trait « { $card } » de { $species } protège { $target }, mais vous ne pouvez choisir qu’un trait de { $target } elle-même.
    .short = pas son propre trait
reason-only-attacker = { $attacker } ne peut riposter que contre { $foe }, qui a attaqué.
    .short = seulement { $foe }
reason-figure = La carte « { $card } » n’a pas d’icône « { $figure } ».
    .short = pas d’icône « { $figure } »
reason-zone-only = Choisissez une zone de l’océan pour « { $asker } », pas le récif.
    .short = une zone de l’océan
reason-same-place = Choisissez deux lieux différents pour migrer de l’un à l’autre.
    .short = deux lieux différents
reason-beside = Vous avez déjà des espèces : choisissez à côté de laquelle placer la nouvelle.
    .short = choisissez une voisine
reason-left-end = À gauche de { $neighbor }, c’est à droite de { $beside } : écrivez-le ainsi.
    .short = à droite de { $beside }
reason-reef-plain = Pour récolter dans le récif, ne nommez pas le lieu : « { $eater } récolte ».
    .short = sans nommer le récif
reason-next-trait = Le prochain trait à poser est « { $next } ».
    .short = « { $next } » d’abord
reason-no-deep = { $target } n’a pas de trait des profondeurs.
    .short = pas de trait des profondeurs
reason-no-guard = Le trait « { $card } » de { $species } ne protège pas { $target }.
    .short = ne protège pas { $target }

## Options, scores, the rules

option-promo = Mêler les scénarios promotionnels aux autres.
option-deep_draw = Combien de cartes des profondeurs vous pouvez piocher par tour.
option-deep_payment_to = Où va le paiement des cartes des profondeurs : au récif, ou dans un lieu au choix.
option-end_mode = Quand l’océan est vide : cette manche est la dernière, ou une autre suit.
option-score_boards = La population des plateaux compte à la fin.
option-tie = En cas d’égalité : la victoire est partagée, ou la population des plateaux décide.
option-migrate_partial = S’il y a moins que le nombre de migration, vous déplacez ce qu’il y a.
option-feed_optional = Vous pouvez passer au lieu de nourrir.
option-overpop_choice = Où va le surplus d’une espèce surpeuplée : dans un seul lieu, ou jeton par jeton.
option-event_repeat = Les événements se produisent chaque fois que leur zone se vide.
option-cambrian_midturn = L’explosion cambrienne change déjà le tour où elle commence.
option-own_poison = Les Épines empoisonnées touchent aussi leur propre espèce si elle a gagné.
option-extinct_along = Une espèce qui vieillit pendant la phase de vieillissement d’un autre joueur peut s’y éteindre.
option-hydra_target = L’hydre peut aussi prendre à l’espèce qu’elle vient d’attaquer.
option-impostor = Quand un faux nettoyeur prend à un nettoyeur : seulement s’il a gagné, ou même s’il n’avait pas de place.
option-ignore_lent = Électroréception peut ignorer le trait d’une voisine qui protège sa cible.
option-round_limit = La partie s’arrête après cette manche si elle n’a pas fini avant.
option-variant = Le jeu complet, ou la variante du récif pour une première partie.
part-score = pile de points
part-bonus = jeton bonus
part-boards = sur les plateaux
tie-boards = population des plateaux
rule-turn = Jouez une carte (deux après l’explosion cambrienne) ; appliquez les effets d’avant le nourrissage ; nourrissez une espèce ; vieillissez ; piochez jusqu’à six.
    .title = Tour
rule-ring = Toutes les espèces forment un cercle. La gauche et la droite sont celles du propriétaire ; votre espèce la plus à gauche touche la plus à droite du joueur suivant.
    .title = Anneau
rule-evolve = Jouez un trait sur une de vos espèces, ou créez avec lui une espèce, qui commence sans population. Les cartes des profondeurs coûtent leur nombre, pris sur vos points.
    .title = Évoluer
rule-migrate = Défaussez une carte pour déplacer autant de population que son nombre entre le récif et les zones.
    .title = Migrer
rule-forage = L’espèce prend dans le récif sa valeur de récolte : la somme de ses icônes de récolte, ou 1 si elle n’en a pas.
    .title = Récolter
rule-attack = L’espèce prend à une autre sa valeur d’attaque, moins les carapaces de la cible. L’attaque doit passer toutes les défenses et prendre quelque chose.
    .title = Attaquer
rule-gain = L’espèce prend dans la première zone qui a de la population, puis dans la suivante, puis dans la réserve.
    .title = Gagner
rule-leech = Avant le nourrissage, l’espèce prend de la population à une autre. Ce n’est pas une attaque.
    .title = Parasiter
rule-overpopulation = Une espèce qui couvre sa case d’arêtes perd de la population jusqu’à ce qu’il en reste 5. Son propriétaire choisit où elle va.
    .title = Surpopulation
rule-aging = Chacune de vos espèces marque 1 de population (2 après l’explosion cambrienne), plus ce qu’ajoutent ses traits. Une espèce qui en a trop peu s’éteint.
    .title = Vieillir
rule-drawing = Défaussez les cartes de surface que vous voulez, prenez au plus une carte des profondeurs, puis piochez jusqu’à six.
    .title = Piocher
rule-explosion = Commence quand la zone 1 se vide pour la première fois et dure jusqu’à la fin de la partie : on joue deux cartes par tour, même des profondeurs, et les espèces vieillissent de 2.
    .title = Explosion cambrienne
rule-scenarios = Le scénario d’une zone est en vigueur tant que la zone est vide. Les événements ont lieu une fois.
    .title = Scénarios
rule-conflicts = Si des règles se contredisent : « jamais » l’emporte toujours ; les traits l’emportent sur les scénarios, qui l’emportent sur les règles de base ; l’interdit sur le permis ; les profondeurs sur la surface ; le plus grand nombre sur le plus petit.
    .title = Conflits
rule-end = Quand toutes les zones sont vides, on finit la manche. Votre pile de points, votre jeton bonus et la population de vos plateaux sont vos points.
    .title = Fin
rule-species = Une ligne sur la table : son nom, sa population et ses places (4/10), ses valeurs de récolte, d’attaque et de carapace, et ses traits. Une nouvelle espèce n’a pas de population ; il lui en faut avant de vieillir. Dans une fenêtre étroite, 4 r5 a– c2 veut dire population 4, récolte 5, n’attaque jamais, carapace 2.
    .title = Espèce
    .also = plateau, plateaux
rule-population = Les poissons sur le plateau d’une espèce, écrits 4/10 : quatre places sur dix. La dernière est la case d’arêtes ; une espèce qui la couvre est surpeuplée et ne garde que 5.
    .title = Population
    .also = arêtes, case d’arêtes, os, points, poissons
rule-trait = Une carte jouée sur une espèce. Une espèce en a trois au plus ; des traits comme Vitesse en permettent davantage. Vous pouvez retirer des traits pendant que vous jouez vos cartes.
    .title = Trait
    .also = traits, limite
rule-reef = Là où les espèces récoltent. La population perdue ou payée y va, et vous pouvez en faire migrer vers lui ou depuis lui.
    .title = Récif
rule-zone = L’océan a trois zones. Les gains viennent de la première qui a de la population. Quand une zone est vide, son scénario entre en vigueur. Quand la zone 1 se vide pour la première fois, l’explosion cambrienne commence ; quand les trois sont vides, c’est la dernière manche.
    .title = Zone
    .also = zones, océan
rule-reserve = Population gardée à part. Elle va dans la zone 3 quand l’océan est vide et que la dernière manche commence.
    .title = Réserve
rule-pool = Deux cartes des profondeurs que tous voient. En piochant, vous pouvez en prendre une, ou en piocher une à l’aveugle.
    .title = Pool génétique
    .also = pool, gènes
rule-deep = Les cartes des profondeurs sont fortes, et chacune est unique. On les joue après l’explosion cambrienne ; leur prix est pris sur vos points et va au récif.
    .title = Profondeurs
    .also = carte des profondeurs, prix, coût
rule-surface = Les cartes de surface sont la pioche commune. Leur nombre dit combien de population elles font migrer ; comme traits, elles sont gratuites.
    .title = Surface
    .also = carte de surface, nombre de migration
rule-score = La population que vos espèces ont perdue en vieillissant. Ce sont vos points, et ils paient les cartes des profondeurs.
    .title = Points
    .also = score, pile de points
rule-bonus = Des points de plus pour ceux qui jouent tôt dans l’ordre du tour. Ils comptent à la fin, mais ne paient rien.
    .title = Bonus
    .also = jeton bonus
rule-shell = Retire son nombre à chaque attaque contre l’espèce. Une attaque qui ne prendrait rien n’est pas possible.
    .title = Carapace
    .also = carapaces, défense
rule-never = Si un trait dit « ne récolte jamais » ou « n’attaque jamais », son espèce ne peut pas le faire. Rien ne l’emporte là-dessus, mais vous pouvez retirer le trait.
    .title = Jamais

## The table

table-legend = Les espèces sont listées de gauche à droite. 5/9 est une population de 5 avec les arêtes à 9. Faute de place, noms et chiffres sont abrégés : r2 est une récolte de 2, a3 une attaque de 3, c4 une carapace de 4.
table-round = Manche { $round }
table-reef = Récif { $n }
table-zones = zones { $a } / { $b } / { $c }
table-reserve = réserve { $n }
table-cambrian = explosion cambrienne
table-last = dernière manche
table-scenario = Zone { $zone }, { $state ->
    [on] en vigueur
   *[off] une fois vide
} : { $name }. { $text }
table-scenario-brief = Zone { $zone }, { $state ->
    [on] en vigueur
   *[off] une fois vide
} : { $name }.
table-pool = Pool génétique : { $cards }
table-score = points { $n }
table-covered = points cachés
table-bonus = bonus { $n }
table-hand = { $b ->
    [0] { $a } cartes
   *[other] { $a } + { $b } cartes des profondeurs
    }
table-turn = à jouer
table-your-hand = Votre main :
table-hand-of = main :
species-figures = récolte { $f }, attaque { $a }, carapace { $s }
species-f = r{ $n }
species-a = a{ $n }
species-s = c{ $n }
species-plain = population { $p } sur { $most }, récolte { $f }, attaque { $a }, carapace { $s }.
group-remove = Retirer un trait …
group-attack = { $hunter } attaque …
group-migrate = migrer { $n } …
log-drawn = Vous piochez { $cards }.

intro =
    Vos espèces ont besoin de population, et leurs voisines en ont. Faites-les récolter dans le récif, attaquer, ou vivre de ce que font les autres. Ce qu’elles perdent en vieillissant fait vos points.
    À chaque tour, vous jouez une carte (comme trait, ou pour faire migrer de la population), vous nourrissez une de vos espèces, et toutes vieillissent.
    Quand la première zone est vide, l’explosion cambrienne commence : deux cartes par tour, et les profondeurs. La partie finit quand toutes les zones sont vides.
intro-reef =
    Vos espèces ont besoin de population, et leurs voisines en ont. Faites-les récolter dans le récif, attaquer, ou vivre de ce que font les autres. Ce qu’elles perdent en vieillissant fait vos points.
    À chaque tour, vous jouez une carte (comme trait, ou pour faire migrer de la population), vous nourrissez une de vos espèces, et toutes vieillissent.
    C’est la variante du récif, pour une première partie : sans cartes des profondeurs, et avec deux scénarios doux. Quand la première zone est vide, l’explosion cambrienne double le rythme : deux cartes par tour, et les espèces vieillissent de 2. La partie finit quand toutes les zones sont vides.
