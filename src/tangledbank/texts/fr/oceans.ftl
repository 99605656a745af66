### Oceans

## Traits. L’attribut est ce qu’apprend qui demande. Noms et textes sont de nous.

trait-apex-predator = Superprédateur
    .badge = Su
    .text = Attaque +3, et les attaques contre elle prennent 2 de moins. Ne cherche jamais sa nourriture au récif.
trait-bottom-feeder-left = Charognard des fonds (gauche)
    .badge = Cf
    .text = Gagne 2 quand sa voisine du côté de la flèche a été attaquée.
trait-bottom-feeder-right = Charognard des fonds (droite)
    .badge = Cf
    .text = Gagne 2 quand sa voisine du côté de la flèche a été attaquée.
trait-filter-feeder = Filtreur
    .badge = Fi
    .text = Récolte +5. Ne surpeuple jamais, mais ne prend que ce qui tient. N’attaque jamais.
trait-inking = Encre
    .badge = En
    .text = Les attaques contre elle prennent 4 de moins.
trait-parasitic-left = Parasite (gauche)
    .badge = Pa
    .text = Avant de se nourrir, prend en parasite 2 à sa voisine du côté de la flèche.
trait-parasitic-right = Parasite (droite)
    .badge = Pa
    .text = Avant de se nourrir, prend en parasite 2 à sa voisine du côté de la flèche.
trait-schooling = Banc
    .badge = Ba
    .text = Vieillit de 1 de plus. Ne peut pas être attaquée avec 5 populations ou plus.
trait-speed = Vitesse
    .badge = Vi
    .text = Récolte +2, attaque +2, une carapace de 2, un trait de plus.
trait-shark-cleaner = Nettoyeur de requins
    .badge = Nr
    .text = Gagne 2 après une attaque de 3 ou plus, si c’est le nettoyeur le plus proche d’un côté.
trait-symbiotic-left = Symbiote (gauche)
    .badge = Sy
    .text = Gagne 1 quand sa voisine du côté de la flèche récolte ou attaque.
trait-symbiotic-right = Symbiote (droite)
    .badge = Sy
    .text = Gagne 1 quand sa voisine du côté de la flèche récolte ou attaque.
trait-tentacled = Tentacules
    .badge = Te
    .text = L’espèce choisie peut se nourrir une fois de plus, sauf si elle surpeuple.
trait-transparent = Transparence
    .badge = Tr
    .text = Ni attaquée ni parasitée tant qu’il y a de la population dans le récif.
trait-whale-cleaner = Nettoyeur de baleines
    .badge = Nb
    .text = Gagne 3 après une récolte de 3 ou plus, si c’est le nettoyeur le plus proche d’un côté.
trait-abyss-dweller = Habitant des abysses
    .badge = Ha
    .text = Aucune attaque entre elle et une espèce qui a un trait de surface. Les autres traits des profondeurs y sont gratuits.
trait-acute-smell = Odorat fin
    .badge = Of
    .text = Gagne 1 chaque fois qu’un nettoyeur de requins agit.
trait-advanced-eyes = Yeux perçants
    .badge = Yp
    .text = Ignore un trait défensif d’une cible qui a un trait des profondeurs.
trait-ambush = Embuscade
    .badge = Em
    .text = Prend 2 à toute autre espèce qui vient de récolter.
trait-deep-apex-predator = Superprédateur des profondeurs
    .badge = Sp
    .text = Attaque 4, carapace 3, ne récolte jamais.
trait-atavism = Atavisme
    .badge = At
    .text = Deux traits de plus. Avant de se nourrir, ses traits peuvent être échangés contre des cartes de surface de la main.
trait-barbels = Barbillons
    .badge = Br
    .text = Gagne 1 chaque fois qu’un charognard des fonds agit.
trait-behemoth = Béhémoth
    .badge = Bé
    .text = Attaque 3, ne récolte jamais. Ignore les interdictions des cibles dont l’attaque est plus faible.
trait-bioluminescence = Bioluminescence
    .badge = Bi
    .text = Gagne 1 quand un trait des profondeurs est joué.
trait-biotic-cycle-reversal = Retour de cycle
    .badge = Rc
    .text = Gagne 3 après une attaque qui la vide.
trait-blubber = Lard
    .badge = La
    .text = Carapace 1, 9 places de plus.
trait-deep-bottom-feeder = Charognard des profondeurs
    .badge = Cp
    .text = Gagne 2 quand une attaque coûte de la population à une voisine.
trait-bright-coloration = Couleurs vives
    .badge = Cv
    .text = Gagne 1 à chaque nouvelle espèce.
trait-bubble-net = Filet de bulles
    .badge = Fb
    .text = Ignore ses propres icônes d’attaque et son interdiction ; attaque avec sa valeur de récolte. Ignore Banc en attaquant.
trait-burrowing = Fouisseur
    .badge = Fo
    .text = Après une attaque contre une voisine, peut attaquer l’attaquante une fois.
trait-camouflage = Camouflage
    .badge = Ca
    .text = Carapace 2 par autre espèce de son propriétaire.
trait-cavitation-bullet = Balle de cavitation
    .badge = Bc
    .text = Attaque 2, ignore tous les traits défensifs, ne prend jamais plus de 2.
trait-chitin-plated-maw = Gueule de chitine
    .badge = Gc
    .text = Avant de se nourrir, prend en parasite 4 à l’espèce dont l’attaque est la plus forte.
trait-colossus = Colosse
    .badge = Co
    .text = Récolte 11, ou moins si l’on veut. Hors d’atteinte d’une attaque plus faible que sa récolte.
trait-communication = Communication
    .badge = Cm
    .text = Un trait de plus, carapace 5. Ses gains sont doublés.
trait-coprophagia = Coprophagie
    .badge = Cr
    .text = Avant de se nourrir, prend 2 à la réserve de points d’un joueur.
trait-crushing-jaw = Mâchoire broyeuse
    .badge = Mb
    .text = Ignore les carapaces.
trait-cthulhu-leech = Sangsue de Cthulhu
    .badge = Sc
    .text = Se joue sur n’importe quelle espèce et ne s’enlève pas. Avant que l’hôte vieillisse, qui l’a jouée marque 2 de sa population.
trait-deep-diver = Plongeur
    .badge = Pl
    .text = Récolte 2 par trait des profondeurs, dans n’importe quelle zone.
trait-deep-sea-kraken = Kraken des abysses
    .badge = Ka
    .text = Ne récolte jamais. Une attaque de plus ; ce que prennent les suivantes est marqué aussitôt.
trait-defensive-spines = Épines
    .badge = Ép
    .text = Qui l’attaque ou la parasite perd 4 au récif.
trait-dense-population = Population dense
    .badge = Pd
    .text = Un trait de plus, 9 places de plus.
trait-draconic = Dragon
    .badge = Dr
    .text = Attaque 7, carapace 3, ne récolte jamais. Marque ce qu’elle perd en surpeuplant.
trait-electroreception = Électroréception
    .badge = Él
    .text = Récolte 2, attaque 2. Ignore un trait défensif.
trait-endurance = Endurance
    .badge = Ed
    .text = Vieillit de 2 de plus. Prend 2 de plus à chaque gain.
trait-extremophile = Extrêmophile
    .badge = Ex
    .text = Un trait de plus. Jamais parasitée, ne surpeuple jamais, ne s’éteint jamais.
trait-fast-metabolism = Métabolisme rapide
    .badge = Mr
    .text = Peut vieillir dans toutes les phases de vieillissement.
trait-deep-filter-feeder = Filtreur des profondeurs
    .badge = Fp
    .text = Récolte 6, n’attaque jamais, ne surpeuple jamais, 5 places de plus.
trait-filter-kraken = Kraken filtreur
    .badge = Kf
    .text = N’attaque jamais. Deux récoltes de plus.
trait-flight = Vol
    .badge = Vo
    .text = Attaquée seulement par une espèce qui a Vitesse. Ignore Banc et Encre des cibles sans trait des profondeurs.
trait-gargantuan = Gargantua
    .badge = Ga
    .text = Attaque 9, ne récolte jamais. N’attaque que 7 populations ou plus. Ignore les interdictions.
trait-gene-transfer = Transfert de gènes
    .badge = Tg
    .text = Deux traits de plus. Avant de se nourrir, ses traits de surface peuvent être échangés avec ceux d’une voisine du même joueur.
trait-gentle-giant = Doux géant
    .badge = Dg
    .text = Récolte 3, n’attaque jamais, ne peut pas être attaquée, 5 places de plus.
trait-giant-cephalopod = Céphalopode géant
    .badge = Cg
    .text = Se nourrit trois fois de plus.
trait-gigantic-brain = Cerveau gigantesque
    .badge = Ce
    .text = Autant de traits que l’on veut. Vieillit d’autant, quoi qu’il arrive.
trait-gigantic-scavenger = Charognard gigantesque
    .badge = Ch
    .text = Attaque 6, ne récolte jamais. Prend 2 à toute autre attaquante de 5 ou plus.
trait-goethite-exoskeleton = Exosquelette de goethite
    .badge = Eg
    .text = Un trait de plus. Hors d’atteinte d’une attaque inférieure à 9.
trait-grazer = Brouteur
    .badge = Bt
    .text = Avant de se nourrir, prend 2 au récif.
trait-hard-shell = Carapace dure
    .badge = Cd
    .text = Carapace 6.
trait-hydra = Hydre
    .badge = Hy
    .text = Attaque 4, ne récolte jamais. En attaquant, peut aussi prendre 1 à autant d’espèces sans défense que l’on veut.
trait-impostor-cleaner-shark = Faux nettoyeur (requin)
    .badge = Fn
    .text = Prend 1 à chaque nettoyeur de requins qui vient de gagner.
trait-impostor-cleaner-whale = Faux nettoyeur (baleine)
    .badge = Fa
    .text = Prend 1 à chaque nettoyeur de baleines qui vient de gagner.
trait-deep-inking = Encre des profondeurs
    .badge = Ec
    .text = Carapace 4. Qui l’attaque perd 3 au récif.
trait-kleptoparasitic = Cleptoparasite
    .badge = Cl
    .text = Vieillit de 2 de plus. Prend 1 à une voisine qui attaque.
trait-leviathan = Léviathan
    .badge = Lé
    .text = Attaque 5, ne récolte jamais, vieillit de 1 de plus, ne peut pas être attaquée.
trait-living-ecosystem = Écosystème vivant
    .badge = Év
    .text = Récolte 2. Avant de se nourrir, fait migrer sa récolte d’une zone vers le récif.
trait-luminous-bacteria = Bactéries lumineuses
    .badge = Bl
    .text = Un trait de plus. Peut récolter dans n’importe quelle zone.
trait-massive-fins = Grandes nageoires
    .badge = Gn
    .text = Récolte 8 dans n’importe quelle zone, n’attaque jamais. Après sa récolte, chaque trait Parasite lui prend 1.
trait-megamouth = Grande gueule
    .badge = Gg
    .text = Récolte 5, attaque 5.
trait-migratory-filter-feeder = Filtreur migrateur
    .badge = Fm
    .text = Récolte 6 dans n’importe quelle zone, n’attaque jamais, 9 places de plus.
trait-mucus-cocoon = Cocon de mucus
    .badge = Cc
    .text = Jamais parasitée. Avant de se nourrir, toutes les espèces parasites perdent 1 au récif.
trait-mutualism = Mutualisme
    .badge = Mu
    .text = Gagne 1 chaque fois qu’un symbiote agit.
trait-neurotoxin = Neurotoxine
    .badge = Ne
    .text = Qui l’attaque, ou qu’elle attaque, perd 2 au récif.
trait-pack-hunting = Chasse en meute
    .badge = Cs
    .text = Un trait de plus. Double ses icônes d’attaque.
trait-parasite-cleaner = Nettoyeur de parasites
    .badge = Np
    .text = Avant de se nourrir, prend 1 à toutes les espèces parasites.
trait-deep-parasitic = Parasite des profondeurs
    .badge = Pp
    .text = Avant de se nourrir, prend en parasite 2 à une voisine au choix.
trait-pathogen-cultivation = Culture de pathogènes
    .badge = Cu
    .text = Attaque 5, ne récolte jamais, jamais parasitée. Ignore les interdictions des espèces parasites.
trait-poisonous-inking = Encre empoisonnée
    .badge = Ee
    .text = Elle et ses voisines ont une carapace de 4.
trait-poisonous-spines = Épines empoisonnées
    .badge = És
    .text = Après une attaque contre elle, l’attaquante et toutes les autres espèces qui y ont gagné perdent 3 au récif.
trait-rapid-mutation = Mutation rapide
    .badge = Mt
    .text = Après une attaque contre elle, un de ses traits des profondeurs peut être échangé avec le pool génétique.
trait-regeneration = Régénération
    .badge = Ré
    .text = Un trait de plus. Gagne 1 après avoir perdu de la population dans une attaque.
trait-rows-of-teeth = Rangées de dents
    .badge = Rd
    .text = Attaque 3. Les charognards des fonds et nettoyeurs de requins y gagnent 1 de plus.
trait-scavenger = Charognard
    .badge = Cn
    .text = Gagne 1 quand une attaque prend 2 ou plus.
trait-deep-schooling = Banc des profondeurs
    .badge = Bp
    .text = Vieillit de 3 de plus. Ne peut pas être attaquée avec 5 populations ou plus.
trait-sea-rex = Roi des mers
    .badge = Rm
    .text = Ne récolte jamais, attaque 5, vieillit de 2 de plus.
trait-sedentary-colony = Colonie sédentaire
    .badge = Ct
    .text = Ne récolte ni n’attaque jamais, ne peut pas être attaquée. Prend 1 dans une zone au choix quand une voisine gagne.
trait-deep-shark-cleaner = Nettoyeur de requins des profondeurs
    .badge = Nt
    .text = Comme le trait de surface, mais gagne 3.
trait-slow-metabolism = Métabolisme lent
    .badge = Ml
    .text = Deux traits de plus. Peut ne pas vieillir.
trait-deep-speed = Vitesse des profondeurs
    .badge = Vp
    .text = Récolte 3, attaque 3, carapace 3, un trait de plus.
trait-swarming = Essaim
    .badge = Ea
    .text = Ne surpeuple jamais. Son attaque croît avec sa population.
trait-deep-symbiotic = Symbiote des profondeurs
    .badge = Sm
    .text = Gagne 1 quand l’une de ses voisines récolte ou attaque.
trait-tail-whip = Coup de queue
    .badge = Cq
    .text = Avant de se nourrir, prend 1 à chaque espèce qui a Banc.
trait-telomere-repair = Télomères réparés
    .badge = Tl
    .text = Gagne 2 avant la phase de vieillissement, et ne vieillit pas.
trait-tentacle-leech = Sangsue à tentacules
    .badge = St
    .text = Avant de se nourrir, prend en parasite 2 à une espèce qui a un trait des profondeurs.
trait-deep-tentacled = Tentacules des profondeurs
    .badge = Tp
    .text = Se nourrit deux fois de plus.
trait-the-kraken = Le Kraken
    .badge = Kr
    .text = Attaque 13, ne récolte jamais, deux attaques de plus. Ignore les interdictions des espèces dont la récolte ou l’attaque est de 5 ou plus.
trait-tiny = Minuscule
    .badge = Mi
    .text = Hors d’atteinte d’une attaque de 2 ou plus. Se défausse quand récolte ou attaque dépasse 2.
trait-deep-transparent = Transparence des profondeurs
    .badge = Tn
    .text = Ni attaquée ni parasitée tant qu’il y a de la population dans le récif. Ignore les interdictions des traits des profondeurs.
trait-tusks = Défenses
    .badge = Dé
    .text = Récolte 2, attaque 2, carapace 5.
trait-vestigial-limb = Membre vestigial
    .badge = Mv
    .text = Se joue sur l’espèce d’un autre joueur et ne s’enlève pas. Puis un autre trait est joué.
trait-voracious-feeder = Vorace
    .badge = Vr
    .text = Si elle a reçu un autre trait ce tour-ci, elle se nourrit en plus.
trait-warm-blooded = Sang chaud
    .badge = Sa
    .text = Un trait de plus. Peut vieillir de 3 de plus.
trait-deep-whale-cleaner = Nettoyeur de baleines des profondeurs
    .badge = Na
    .text = Comme le trait de surface, mais gagne 4, après une récolte de 5 ou plus.
trait-zooplankton = Zooplancton
    .badge = Zo
    .text = Ne récolte ni n’attaque jamais, ne peut pas être attaquée. Gagne 3 quand de la population migre au récif. Ses voisines peuvent récolter chez elle.

## Scenarios

scenario-abundance = Abondance
    .text = Les traits à icône de gain gagnent 1 de plus.
scenario-asteroid-impact = Chute d’astéroïde
    .text = Les espèces sans trait des profondeurs perdent 3 au récif.
scenario-biodiverse-reef = Récif foisonnant
    .text = Une icône de récolte 2 de plus pour toutes.
scenario-contagious-outbreak = Contagion
    .text = Les voisines d’une espèce surpeuplée perdent 3 au récif.
scenario-contagious-proximity = Promiscuité
    .text = Trois places de moins pour toutes.
scenario-degenerative-virus = Virus dégénératif
    .text = Le joueur choisit une espèce qui vieillit une fois de plus.
scenario-detritus = Détritus
    .text = Après une migration, chacun remet 2 de ses points au récif.
scenario-epizootic = Épizootie
    .text = Une espèce qui surpeuple s’éteint ; tout va au récif.
scenario-fertile = Fécondité
    .text = Une nouvelle espèce gagne 2.
scenario-food-surge = Manne
    .text = Chaque espèce double, depuis une zone au choix.
scenario-genetic-diversity = Diversité génétique
    .text = Un trait de plus pour toutes.
scenario-inhospitable-environment-1 = Milieu inhospitalier (+1)
    .text = Toutes vieillissent de 1 de plus.
scenario-inhospitable-environment-2 = Milieu inhospitalier (+2)
    .text = Toutes vieillissent de 2 de plus.
scenario-large-predators = Grands prédateurs
    .text = Une icône d’attaque 2 de plus pour toutes.
scenario-long-haul-migration = Longue migration
    .text = Toutes peuvent récolter dans les zones.
scenario-paradigm-shift = Changement de paradigme
    .text = Les espèces les plus peuplées perdent tout au récif.
scenario-pathogenic-immunity = Immunité
    .text = Personne ne surpeuple.
scenario-population-explosion = Explosion démographique
    .text = Chaque icône de gain agit une fois.
scenario-prosperity = Prospérité
    .text = Neuf places de plus pour toutes.
scenario-protective-growth = Croissance protégée
    .text = Une espèce gagne 2 quand elle reçoit un trait défensif.
scenario-protective-shells = Carapaces
    .text = Une carapace de 2 de plus pour toutes.
scenario-shallow-gene-pool = Pool génétique appauvri
    .text = Un trait de moins pour toutes.
scenario-solar-radiation = Rayonnement solaire
    .text = Après chaque vieillissement, les espèces sans trait des profondeurs perdent 1 au récif.
scenario-thermal-currents = Courants thermiques
    .text = On peut évoluer avec le pool génétique comme avec la main.
scenario-aggressive-environment = Milieu agressif
    .text = Les espèces vides peuvent être attaquées, et en meurent.
scenario-coral-bleaching = Blanchissement
    .text = Après chaque vieillissement, 2 quittent le récif pour une zone au choix.
scenario-evolutionary-arms-race = Course aux armements
    .text = Pas d’attaque contre une valeur plus haute que l’attaque.
scenario-horizontal-gene-transfer = Transfert horizontal
    .text = Avant de se nourrir, le joueur peut échanger un trait avec une voisine.
scenario-hostile-conditions = Conditions hostiles
    .text = Le joueur de droite vieillit aussi.
scenario-hostile-environment = Milieu hostile
    .text = Toutes vieillissent de 3 de plus.
scenario-mass-migration = Migration de masse
    .text = Chaque espèce la plus à gauche passe au joueur de gauche.
scenario-parallel-universe = Univers parallèle
    .text = Le joueur peut décaler d’un un nombre imprimé.
scenario-prescient-mutations = Mutations prévoyantes
    .text = Une carte de surface peut être échangée avec la défausse.
scenario-radiation-blast = Irradiation
    .text = Chacun replace ses traits sur ses espèces, sans être vu.
scenario-schadenfreude = Joie mauvaise
    .text = À chaque extinction, les espèces des autres gagnent 1.
scenario-shallow-reef = Récif peu profond
    .text = Une espèce perd 2 au récif après avoir récolté.
scenario-snowball-earth = Terre boule de neige
    .text = Les icônes de récolte et d’attaque valent 1 de moins.
scenario-uber-hostile-environment = Milieu très hostile
    .text = Toutes les espèces vieillissent à chaque vieillissement.

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
ruling-R223 = Enlever des traits
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
ruling-R257 = Quand l’ordre se demande
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
prompt-order-traits = Lequel de vos traits agit maintenant ?
prompt-choose-a-target = Quelle espèce est parasitée ?
prompt-choose-a-player = Dans quelle pile de points ?
prompt-choose-a-place = Quel endroit ?
prompt-swap-traits = Échanger des traits ?
prompt-feed = Nourrissez une de vos espèces
prompt-feed-again = Nourrir encore ?
prompt-choose-an-amount = Combien prend-elle ?
prompt-ignore-a-trait = Quel trait défensif est ignoré ?
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

move-evolve = Faire évoluer { $species } avec { $card }
move-evolve-new = Créer une espèce avec { $card }
move-evolve-left = Créer une espèce à gauche de { $neighbor } avec { $card }
move-evolve-right = Créer une espèce à droite de { $neighbor } avec { $card }
move-migrate = Migrer avec { $card } depuis { $source } vers { $target }
move-remove = Enlever { $card } de { $species }
move-done = Terminé
move-pass = Passer
move-use-trait = Utiliser { $card } de { $species }
move-leech = { $eater } parasite { $target }
move-rob-player = { $eater } prend au joueur { $player }
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
move-draw-deep = Piocher une carte des profondeurs
move-lay = Poser { $card } sur { $species }
move-trade = Échanger { $card } contre { $other }
move-shift = Décaler { $figure } de { $card } de { $species } : { $direction }
brief-evolve = { $species } évolue{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
    }
brief-evolve-new = nouvelle espèce{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
    }
brief-evolve-left = nouvelle à gauche de { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
    }
brief-evolve-right = nouvelle à droite de { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , coûte { $cost }
    }
brief-migrate = { $n } : { $source } → { $target }
brief-take-pool = Prendre { $card }
note-takes = (prend { $n })
figures-cost = Cela coûte { $cost } de vos { $score } points{ $cost ->
    [0] { "" }
   *[other] , il en reste { $left }
    }.
figures-attack = { $attacker } attaque avec { $attack } contre des carapaces de { $shell } ; { $target } a { $herd }, et { $attacker } prend { $taken }.
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
event-card-revealed = { $card } est retournée.
event-evolved = { $me ->
    [yes] Vous faites évoluer
   *[no] { $seat } fait évoluer
 } { $species } avec { $card }.
event-species-made = { $me ->
    [yes] Vous créez
   *[no] { $seat } crée
 } une espèce, { $species }.
event-paid = { $me ->
    [yes] Vous payez
   *[no] { $seat } paie
 } { $amount } vers { $place }.
event-migrated = { $me ->
    [yes] Vous migrez
   *[no] { $seat } migre
 } avec { $card } : { $amount } depuis { $source } vers { $target }.
event-trait-removed = { $me ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
 } { $card } de { $species }.
event-foraged = { $eater } récolte { $amount } dans { $place }.
event-grazed = { $eater } récolte { $amount } chez { $target }.
event-attacked = { $attacker } attaque { $target } et prend { $amount } !
event-gained = { $eater } gagne { $amount } ({ $card }).
event-took = { $eater } prend { $amount } à { $target }.
event-took-place = { $eater } prend { $amount } dans { $place }.
event-leeched = { $eater } parasite { $target } et prend { $amount }.
event-lost = { $species } perd { $amount } vers { $place }.
event-scored = { $me ->
    [yes] Vous marquez
   *[no] { $seat } marque
 } { $amount } de { $species }.
event-gave = { $me ->
    [yes] Vous remettez
   *[no] { $seat } remet
 } { $amount } de ses points dans { $place }.
event-robbed = { $eater } prend { $amount } { $me ->
    [yes] de vos points
   *[no] des points de { $seat }
 }.
event-overpopulated = { $species } est surpeuplée.
event-extinct = { $species } s’éteint.
event-scenario-began = { $scenario } entre en vigueur.
event-scenario-ended = { $scenario } prend fin.
event-cambrian = L’explosion cambrienne commence !
event-last-round = L’océan est à sec : c’est la dernière manche.
event-swapped = { $card } de { $species } est échangé contre { $other }.
event-moved = Déplacement : { $amount } depuis { $source } vers { $target }.
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
event-species-moved = { $me ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
 } { $species }.
event-traits-laid = { $me ->
    [yes] Vous avez
   *[no] { $seat } a
 } replacé tous ses traits.
event-shifted = { $figure } de { $card } est décalé pour ce tour.
event-traded = { $me ->
    [yes] Vous échangez
   *[no] { $seat } échange
 } { $card } contre { $other }.
event-game-ended = La partie est finie.
log-overpopulated = { $species } est surpeuplée et ne garde que { $left }.
log-lost = { $species } perd { $amount }, vers { $place }{ $cause ->
    [none] { "" }
    [crowd] { " " }(surpopulation)
   *[other] { " " }(blessée par { $cause })
    }.
log-of = { $amount } de { $species }
log-scored = { $me ->
    [yes] Vous marquez
   *[no] { $seat } marque
    } { $parts }.
log-extinct = { $species } s’éteint : { $cause ->
    [crowd] elle était surpeuplée
    [attack] attaquée sans population
   *[age] trop peu de population pour vieillir
    }.
log-scenario = { $name } est en vigueur : { $text }
log-cambrian = L’explosion cambrienne commence, jusqu’à la fin de la partie : désormais chacun joue { $cards } cartes par tour{ $deep ->
    [yes] , aussi celles des profondeurs pour leur prix en points,
   *[no] { "" }
    } et les espèces vieillissent de { $age }.
log-last-round = L’océan est à sec : la réserve entre en jeu dans la zone 3, et { $more ->
    [yes] une manche suit encore celle-ci
   *[no] c’est la dernière manche
    }. Ensuite comptent les points, les bonus et la population sur les plateaux.

## Why not

reason-other = La question porte maintenant sur { $subject }.
    .short = il s’agit de { $subject }
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
reason-cost = La carte « { $card } » coûte { $cost }, et il y a { $points } dans votre pile de points.
    .short = coûte { $cost }, vous avez { $points }
reason-cambrian = Les cartes des profondeurs ne se jouent qu’après l’explosion cambrienne.
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
reason-drawn = Vous avez déjà pioché une carte des profondeurs ce tour-ci, et n’avez droit qu’à une seule.
    .short = une carte des profondeurs par tour
reason-drawn-first = On défausse avant de piocher une carte des profondeurs.
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
reason-short = La carte « { $card } » en déplace { $needed }, et il n’y en a que { $there } dans { $place }.
    .short = seulement { $there }
reason-itself = { $itself } ne peut pas être sa propre cible.
    .short = pas elle-même
reason-itself-swap-trait = { $itself } ne peut pas échanger de traits avec elle-même.
reason-never-forage = { $eater } ne récolte jamais, à cause du trait « { $trait } ».
    .short = « { $trait } » : ne récolte jamais
reason-never-attack = { $attacker } n’attaque jamais, à cause du trait « { $trait } ».
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
reason-not-removable = Le trait « { $trait } » ne peut être ni enlevé ni échangé.
    .short = « { $trait } » reste
reason-kept = Le trait « { $card } » est arrivé par un échange, et reste.
    .short = échangé : il reste
reason-swapped-away = { $holder } n’a plus le trait « { $trait } », et ne peut plus rien échanger.
    .short = plus de « { $trait } »
reason-full = Votre main est pleine : elle a { $count } cartes.
    .short = main pleine
reason-gene-pool = La carte « { $card } » est dans le pool génétique, dont les cartes ne se jouent que tant que « { scenario-thermal-currents } » est en vigueur.
    .short = pas ouvert
reason-pool-stays = La carte « { $card } » est dans le pool génétique, dont les cartes ne font jamais migrer.
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
   *[other] Le trait « { $card } » de { $species } prend à plusieurs espèces ({ $sources }) : dites à laquelle maintenant.
 }
    .short = { $sources ->
    [none] sans autre espèce
   *[other] dites à laquelle
 }
reason-amount-age = { $choices_count ->
    [1] { $species } vieillit de { $choices }, ni plus ni moins.
   *[other] { $species } ne peut vieillir que de l’un de ces nombres : { $choices }.
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
reason-passed = Le trait « { $card } » est déjà ignoré.
    .short = déjà ignoré
reason-in-vain = { $traits ->
    [none] Même sans le trait « { $card } », l’attaque contre { $target } ne passerait pas.
   *[other] Même sans le trait « { $card } », l’attaque ne passerait pas : { $target } est aussi protégée par { $traits }.
 }
    .short = sans effet
reason-out-of-reach = Le trait « { $card } » de { $species } protège { $target }, mais seul un trait de { $target } elle-même peut être choisi.
    .short = protège d’à côté
reason-only-attacker = { $attacker } ne peut riposter que contre { $foe }, qui a attaqué.
    .short = seulement { $foe }
reason-figure = La carte « { $card } » n’a pas d’icône de ce genre : { $figure }.
    .short = pas d’icône : { $figure }
reason-zone-only = Choisissez une zone de l’océan pour « { $asker } », pas le récif.
    .short = une zone de l’océan
reason-same-place = La population migre d’un endroit à un autre.
    .short = deux lieux différents
reason-beside = Vous avez déjà des espèces : dites à côté de laquelle placer la nouvelle.
    .short = dites à côté de laquelle
reason-left-end = À gauche de { $neighbor }, c’est à droite de { $beside } : dites-le ainsi.
    .short = à droite de { $beside }
reason-reef-plain = Pour récolter dans le récif, on ne nomme pas l’endroit : « { $eater } récolte ».
    .short = sans nommer le récif
reason-next-trait = Le prochain trait à poser est « { $next } ».
    .short = « { $next } » d’abord
reason-no-deep = { $target } n’a pas de trait des profondeurs.
    .short = pas de trait des profondeurs
reason-no-guard = Le trait « { $card } » de { $species } ne protège pas { $target }.
    .short = ne protège pas { $target }

## Options, scores, the rules

option-promo = Mêler les scénarios promotionnels.
option-deep_draw = Combien de cartes des profondeurs piocher par tour.
option-deep_payment_to = Où va le paiement des cartes des profondeurs.
option-end_mode = Une manche de plus après la dernière, ou non.
option-score_boards = La population des plateaux compte à la fin.
option-tie = Comment départager les égalités.
option-migrate_partial = Une migration déplace ce qu’il y a s’il y en a moins.
option-feed_optional = On peut passer la phase de nourriture.
option-overpop_choice = Le surplus va à un seul endroit, ou jeton par jeton.
option-event_repeat = Les événements se répètent à chaque fois que leur zone se vide.
option-cambrian_midturn = L’explosion change le tour où elle commence.
option-own_poison = Les épines empoisonnées touchent aussi l’espèce qui les porte, si elle a gagné.
option-extinct_along = Une espèce qui vieillit pendant la phase d’un autre joueur peut s’y éteindre.
option-hydra_target = L’hydre peut aussi prendre à l’espèce qu’elle vient d’attaquer.
option-impostor = Un faux nettoyeur vole les nettoyeurs qui ont gagné, ou aussi ceux qui n’avaient pas de place.
option-ignore_lent = L’électroréception peut ignorer le trait d’une voisine qui protège sa cible.
option-round_limit = La manche après laquelle la partie s’arrête.
option-variant = Le jeu entier, ou la variante du récif pour débuter.
part-score = pile de points
part-bonus = jeton bonus
part-boards = sur les plateaux
tie-boards = population des plateaux
rule-turn = Jouer une carte, deux après l’explosion cambrienne ; effets préalables ; nourrir une espèce ; vieillir ; piocher jusqu’à six.
    .title = Tour
rule-ring = Toutes les espèces forment un cercle. La gauche et la droite sont celles du propriétaire ; votre espèce la plus à gauche touche la plus à droite du joueur suivant.
    .title = Ronde
rule-evolve = Poser un trait sur une de ses espèces, ou en créer une, sans population. Les cartes des profondeurs coûtent leur nombre en points.
    .title = Évoluer
rule-migrate = Défausser une carte pour déplacer son nombre entre le récif et les zones.
    .title = Migrer
rule-forage = Prendre la valeur de récolte, somme des icônes ou 1, au récif.
    .title = Récolter
rule-attack = Prendre à une autre espèce la valeur d’attaque moins les carapaces. Il faut passer toutes les défenses et prendre quelque chose.
    .title = Attaquer
rule-gain = Prendre dans la première zone peuplée, puis la suivante, puis la réserve.
    .title = Gagner
rule-leech = Avant de se nourrir, prendre de la population à une autre espèce. Ce n’est pas une attaque.
    .title = Sucer
rule-overpopulation = Une espèce qui couvre sa case d’arêtes perd de la population jusqu’à 5, vers un endroit choisi.
    .title = Surpeuplement
rule-aging = Chaque espèce marque 1 population, 2 après l’explosion, plus ce qu’ajoutent les traits. En manquer, c’est s’éteindre.
    .title = Vieillir
rule-drawing = Défausser des cartes de surface, prendre au plus une carte des profondeurs, remplir sa main à six.
    .title = Piocher
rule-explosion = Commence quand la zone 1 se vide et dure : deux cartes par tour, cartes des profondeurs, vieillir de 2.
    .title = Explosion cambrienne
rule-scenarios = La carte d’une zone vaut tant que la zone est vide. Les événements ont lieu une fois.
    .title = Scénarios
rule-conflicts = Jamais l’emporte ; traits, puis scénarios, puis règles de base ; interdit avant permis ; profondeurs avant surface ; le plus grand nombre.
    .title = Conflits
rule-end = Quand toutes les zones sont vides, la manche se termine. Points, jeton et plateaux comptent.
    .title = Fin
rule-species = Une ligne sur la table : son nom, sa population et combien il en tient (4/10), ses valeurs de récolte, d’attaque et de carapace, ses traits. Une nouvelle n’a pas encore de population ; il lui en faut avant de vieillir. Dans une fenêtre pleine, 4 r5 a– c2 veut dire population 4, récolte 5, attaque jamais, carapace 2.
    .title = Espèce
    .also = plateau, plateaux
rule-population = Les poissons d’une espèce, écrits 4/10 : quatre cases sur dix. La dernière est la case d’os ; qui la couvre est surpeuplé et n’en garde que 5.
    .title = Population
    .also = os, case d’os, points, poissons
rule-trait = Ce qu’une carte donne à une espèce. Trois au plus ; des traits comme Vitesse en permettent plus. On peut en enlever pendant qu’on joue ses cartes.
    .title = Trait
    .also = traits, limite
rule-reef = L’endroit où les espèces récoltent. Ce qu’on perd ou paie y va, et les migrations y font entrer ou sortir la population.
    .title = Récif
rule-zone = L’océan a trois zones. Les gains viennent de la première qui a de la population. Une zone vide met son scénario en vigueur ; la première fois que la zone 1 est vide commence l’explosion cambrienne ; quand les trois sont vides, la dernière manche.
    .title = Zone
    .also = zones, océan
rule-reserve = Population gardée de côté. Elle entre en jeu dans la zone 3 quand l’océan est à sec, et la dernière manche commence.
    .title = Réserve
rule-pool = Deux cartes des profondeurs que tous voient. En piochant, vous pouvez en prendre une en main, ou une inconnue.
    .title = Pool génétique
    .also = pool, gènes
rule-deep = Les cartes des profondeurs sont fortes et uniques. On les joue après l’explosion cambrienne, et leur prix est pris sur vos points et va au récif.
    .title = Profondeurs
    .also = carte des profondeurs, prix, coût
rule-surface = Les cartes de surface sont la pioche commune. Le nombre dit combien de population la carte fait migrer ; comme trait elle ne coûte rien.
    .title = Surface
    .also = carte de surface, nombre de migration
rule-score = La population que vos espèces ont perdue en vieillissant. Ce sont vos points, et elle paie les cartes des profondeurs.
    .title = Points
    .also = score, pile de points
rule-bonus = Des points pour qui joue tôt dans l’ordre du tour. Ils comptent à la fin et ne paient rien.
    .title = Bonus
    .also = jeton bonus
rule-shell = Retranche son nombre de chaque attaque contre l’espèce. Une attaque qui ne prendrait rien ne peut être faite.
    .title = Carapace
    .also = carapaces, défense
rule-never = Une espèce dont un trait le dit ne récolte jamais, ou n’attaque jamais ; rien ne l’emporte là-dessus, mais un trait s’enlève.
    .title = Jamais

## The table

table-legend = Les espèces sont listées de gauche à droite. 5/9 est une population de 5 avec les os à 9. Faute de place, noms et chiffres sont abrégés : r2 est une récolte de 2, a3 une attaque de 3, c4 une carapace de 4.
table-round = Manche { $round }
table-reef = Récif { $n }
table-zones = zones { $a } / { $b } / { $c }
table-reserve = réserve { $n }
table-cambrian = explosion cambrienne
table-last = dernière manche
table-scenario = Zone { $zone }, { $state ->
    [on] en vigueur
   *[off] quand elle sera vide
    } : { $name }. { $text }
table-scenario-brief = Zone { $zone }, { $state ->
    [on] en vigueur
   *[off] quand elle sera vide
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
group-remove = Enlever un trait …
group-attack = { $hunter } attaque …
group-migrate = migrer { $n } …
log-drawn = Vous piochez { $cards }.

intro =
    Vos espèces ont besoin de population, et leurs voisines en ont. Faites-les récolter au récif, attaquer, ou vivre de ce que font les autres ; ce qu’elles perdent en vieillissant, ce sont vos points.
    À chaque tour vous jouez une carte (comme trait, ou pour déplacer la population), vous nourrissez une de vos espèces, et toutes vieillissent.
    Quand la première zone est vide, l’explosion cambrienne commence : deux cartes par tour, et les profondeurs. La partie finit quand toutes les zones sont vides.
intro-reef =
    Vos espèces ont besoin de population, et leurs voisines en ont. Faites-les récolter dans le récif, attaquer ou vivre de ce que font les autres ; ce qui vieillit et les quitte fait vos points.
    À chaque tour vous jouez une carte (comme trait, ou pour déplacer de la population), vous nourrissez une de vos espèces, et toutes vieillissent.
    C’est le Récif, pour une première partie : sans cartes des profondeurs et avec deux scénarios doux. Quand la première zone est vide, l’explosion cambrienne double le rythme : deux cartes par tour, et les espèces vieillissent de 2. La partie finit quand toutes les zones sont vides.
