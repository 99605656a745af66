### Oceans

## Traits. The attribute is what a player is told who asks. Texts are ours.

trait-apex-predator = Apex Predator
    .text = Each one adds 3 to the attack value and takes 2 off attacks on the species. The species never forages, whatever its other icons.
    .short = Attack 3, shell 2, never forages
    .badge = Ap
trait-bottom-feeder-left = Bottom Feeder (left)
    .text = Each one gains 2 after the neighbor its arrow points to is attacked.
    .short = Gains 2 when its arrow’s neighbor is attacked
    .badge = Bf
trait-bottom-feeder-right = Bottom Feeder (right)
    .text = Each one gains 2 after the neighbor its arrow points to is attacked.
    .short = Gains 2 when its arrow’s neighbor is attacked
    .badge = Bf
trait-filter-feeder = Filter Feeder
    .text = Each one adds 5 to the forage value. The species never overpopulates: it may stay on the bones space, but takes no more than fits. It never attacks, whatever its other icons.
    .short = Forage 5, never attacks or overpopulates
    .badge = Ff
trait-inking = Inking
    .text = Each one takes 4 off attacks on the species. The attack value itself doesn’t change, so Shark Cleaners count it in full.
    .short = Shell 4
    .badge = Ik
trait-parasitic-left = Parasitic (left)
    .text = Before the feeding phase, each one leeches 2 from the neighbor its arrow points to, or all it has if that is less. This is automatic; with several, you choose the order. Leeching isn’t feeding: you still feed a species afterwards.
    .short = Before feeding, leeches 2 along its arrow
    .badge = Pa
trait-parasitic-right = Parasitic (right)
    .text = Before the feeding phase, each one leeches 2 from the neighbor its arrow points to, or all it has if that is less. This is automatic; with several, you choose the order. Leeching isn’t feeding: you still feed a species afterwards.
    .short = Before feeding, leeches 2 along its arrow
    .badge = Pa
trait-schooling = Schooling
    .text = Each one ages 1 more. With 5 or more population the species may not be attacked.
    .short = Ages 1 more. With 5+, can’t be attacked
    .badge = Sc
trait-speed = Speed
    .text = Each one adds 2 to the forage value, 2 to the attack value and 1 to the trait limit, and takes 2 off attacks on the species. You may play it on a species that is at its limit.
    .short = Forage 2, attack 2, shell 2, trait limit +1
    .badge = Sp
trait-shark-cleaner = Shark Cleaner
    .text = Each one gains 2 after a species with attack 3 or more attacks, if its species is the first with this trait to the left or right of the attacker. If the same species is nearest both ways, it gains once.
    .short = Gains 2 after an attack of 3+, if nearest
    .badge = Sk
trait-symbiotic-left = Symbiotic (left)
    .text = Each one gains 1 after the neighbor its arrow points to forages or attacks.
    .short = Gains 1 after its arrow’s neighbor feeds
    .badge = Sy
trait-symbiotic-right = Symbiotic (right)
    .text = Each one gains 1 after the neighbor its arrow points to forages or attacks.
    .short = Gains 1 after its arrow’s neighbor feeds
    .badge = Sy
trait-tentacled = Tentacled
    .text = When you feed this species, each one lets it forage or attack one more time. Resolve triggered traits and overpopulation before the extra feeding, which triggers traits like any other. If this species overpopulates, it can’t feed again; if another species does, it can.
    .short = Feeds one more time
    .badge = Te
trait-transparent = Transparent
    .text = While the Reef has population, the species may not be attacked or leeched.
    .short = Safe while the Reef has population
    .badge = Tr
trait-whale-cleaner = Whale Cleaner
    .text = Each one gains 3 after a species with forage 3 or more forages, if its species is the first with this trait to the left or right of the forager. If the same species is nearest both ways, it gains once.
    .short = Gains 3 after a forage of 3+, if nearest
    .badge = Wc
trait-abyss-dweller = Abyss Dweller
    .text = It may not attack species with a Surface trait, and they may not attack it. Other Deep traits on it are free.
    .short = No attacks to or from Surface traits. Deep traits are free
    .badge = Ad
trait-acute-smell = Acute Smell
    .text = Gains 1 each time a Shark Cleaner triggers.
    .short = Gains 1 each time a Shark Cleaner triggers
    .badge = As
trait-advanced-eyes = Advanced Eyes
    .text = Ignores one defensive trait of a target that has a Deep trait.
    .short = Ignores one defense of a target with a Deep trait
    .badge = Ae
trait-ambush = Ambush
    .badge = Am
    .text = Takes 2 from any other species after it forages.
    .short = Takes 2 from any other species after it forages
trait-deep-apex-predator = Deep Apex Predator
    .badge = Da
    .text = Attack 4, shell 3, never forages.
    .short = Attack 4, shell 3, never forages
trait-atavism = Atavism
    .text = Trait limit +2. Before feeding, you may swap its traits with Surface cards in your hand.
    .short = Trait limit +2. Before feeding, swap traits with your hand
    .badge = At
trait-barbels = Barbels
    .text = Gains 1 each time a Bottom Feeder triggers.
    .short = Gains 1 each time a Bottom Feeder triggers
    .badge = Ba
trait-behemoth = Behemoth
    .text = Attack 3, never forages. Can attack species with a lower attack value, even if a trait says they may not be attacked.
    .short = Attack 3, never forages. Weaker attackers aren’t protected
    .badge = Be
trait-bioluminescence = Bioluminescence
    .text = Gains 1 when any player plays a Deep trait.
    .short = Gains 1 when any Deep trait is played
    .badge = Bi
trait-biotic-cycle-reversal = Biotic Cycle Reversal
    .badge = Bc
    .text = Gains 3 after an attack that leaves it empty.
    .short = Gains 3 after an attack that empties it
trait-blubber = Blubber
    .text = Shell 1. Holds 9 more population.
    .short = Shell 1. Holds 9 more
    .badge = Bl
trait-deep-bottom-feeder = Deep Bottom Feeder
    .text = Gains 2 when either neighbor loses population to an attack.
    .short = Gains 2 when an attack hurts a neighbor
    .badge = Db
trait-bright-coloration = Bright Coloration
    .text = Gains 1 when any player makes a new species.
    .short = Gains 1 when anyone makes a species
    .badge = Br
trait-bubble-net = Bubble Net
    .text = Ignores its own attack and never-attack icons: its attack value equals its forage value. Ignores Schooling when it attacks.
    .short = Attack equals forage. Ignores Schooling when attacking
    .badge = Bn
trait-burrowing = Burrowing
    .text = After an attack on a neighbor, it may attack the attacker once, if that’s legal.
    .short = After an attack on a neighbor, may strike the attacker
    .badge = Bu
trait-camouflage = Camouflage
    .text = Shell 2 for each of your other species.
    .short = Shell 2 for each of your other species
    .badge = Ca
trait-cavitation-bullet = Cavitation Bullet
    .text = Attack 2. Ignores every defensive trait. Never takes more than 2 in an attack.
    .short = Attack 2, takes 2 at most. Ignores every defense
    .badge = Cb
trait-chitin-plated-maw = Chitin-Plated Maw
    .text = Before feeding, it leeches 4 from the species with the highest attack value; you choose in a tie.
    .short = Before feeding, leeches 4 from the strongest attacker
    .badge = Cp
trait-colossus = Colossus
    .text = Forage 11. May not be attacked with an attack value below its forage value. May forage less than its value.
    .short = Forage 11. Attackers need at least its forage value
    .badge = Co
trait-communication = Communication
    .text = Trait limit +1, shell 5. Doubles what it gains.
    .short = Trait limit +1, shell 5. Doubles its gains
    .badge = Cm
trait-coprophagia = Coprophagia
    .text = Before feeding, it takes 2 from a score pile you choose.
    .short = Before feeding, takes 2 from a score pile
    .badge = Cr
trait-crushing-jaw = Crushing Jaw
    .badge = Cj
    .text = Ignores shells.
    .short = Ignores shells
trait-cthulhu-leech = Cthulhu Leech
    .text = Play it on any species with room for it. It may not be removed. Before its host ages, the player who played it scores 2 from the host.
    .short = On any species: you score 2 from it before it ages
    .badge = Cl
trait-deep-diver = Deep Diver
    .text = Forage 2 for each Deep trait on the species. May forage in any Ocean zone.
    .short = Forage 2 per Deep trait. Forages in any zone
    .badge = Dd
trait-deep-sea-kraken = Deep-Sea Kraken
    .text = Never forages. May attack one more time. You score at once what its extra attacks take.
    .short = Never forages. 1 more attack, scored at once
    .badge = Dk
trait-defensive-spines = Defensive Spines
    .text = A species that attacks or leeches it loses 4 to the Reef.
    .short = Its attacker or leech loses 4 to the Reef
    .badge = Ds
trait-dense-population = Dense Population
    .text = Trait limit +1. Holds 9 more population.
    .short = Trait limit +1. Holds 9 more
    .badge = De
trait-draconic = Draconic
    .text = Attack 7, shell 3, never forages. You score what it loses by overpopulating.
    .short = Attack 7, shell 3, never forages. Scores its overpopulation
    .badge = Dr
trait-electroreception = Electroreception
    .badge = El
    .text = Forage 2, attack 2. Ignores one defensive trait.
    .short = Forage 2, attack 2. Ignores one defense
trait-endurance = Endurance
    .text = Ages 2 more. Takes 2 more each time it gains.
    .short = Ages 2 more. Takes 2 more each time it gains
    .badge = En
trait-extremophile = Extremophile
    .badge = Ex
    .text = Trait limit +1. May not be leeched. Never overpopulates. Never goes extinct.
    .short = Trait limit +1. Never leeched, overpopulated or extinct
trait-fast-metabolism = Fast Metabolism
    .badge = Fm
    .text = May age in every aging phase.
    .short = May age in every aging phase
trait-deep-filter-feeder = Deep Filter Feeder
    .text = Forage 6. Never attacks. Never overpopulates. Holds 5 more population.
    .short = Forage 6, holds 5 more. Never attacks or overpopulates
    .badge = Df
trait-filter-kraken = Filter Kraken
    .text = Never attacks. May forage two more times.
    .short = Never attacks. Forages two more times
    .badge = Fk
trait-flight = Flight
    .text = May be attacked only by a species with Speed. When it attacks a target without a Deep trait, it ignores Schooling and Inking.
    .short = Only Speed can attack it. Ignores Schooling and Inking
    .badge = Fl
trait-gargantuan = Gargantuan
    .text = Attack 9, never forages. Attacks only species with 7 or more population, even if a trait says they may not be attacked.
    .short = Attack 9, never forages. Attacks only 7+, even if protected
    .badge = Ga
trait-gene-transfer = Gene Transfer
    .text = Trait limit +2. Before feeding, you may swap its Surface traits with any traits of one of your adjacent species.
    .short = Trait limit +2. Before feeding, swap with your neighbor
    .badge = Gt
trait-gentle-giant = Gentle Giant
    .text = Forage 3. Never attacks. May not be attacked. Holds 5 more population.
    .short = Forage 3, holds 5 more. No attacks by it or on it
    .badge = Gg
trait-giant-cephalopod = Giant Cephalopod
    .text = May feed three more times.
    .short = Feeds three more times
    .badge = Gc
trait-gigantic-brain = Gigantic Brain
    .text = No trait limit. Ages 1 for each of its traits; nothing changes that.
    .short = No trait limit. Ages 1 for each of its traits
    .badge = Gb
trait-gigantic-scavenger = Gigantic Scavenger
    .text = Attack 6, never forages. Takes 2 from every other attacker with attack 5 or more.
    .short = Attack 6, never forages. Takes 2 from attackers with 5+
    .badge = Gs
trait-goethite-exoskeleton = Goethite Exoskeleton
    .badge = Ge
    .text = Trait limit +1. May not be attacked with an attack value below 9.
    .short = Trait limit +1. Attackers need attack 9
trait-grazer = Grazer
    .text = Before feeding, it takes 2 from the Reef.
    .short = Before feeding, takes 2 from the Reef
    .badge = Gr
trait-hard-shell = Hard Shell
    .badge = Hs
    .text = Shell 6.
    .short = Shell 6
trait-hydra = Hydra
    .text = Attack 4, never forages. When it attacks, it may also take 1 each from any number of species without a defensive trait.
    .short = Attack 4, never forages. Also takes 1 from each undefended
    .badge = Hy
trait-impostor-cleaner-shark = Impostor Cleaner (Shark)
    .text = Takes 1 from each species that has just gained with a Shark Cleaner.
    .short = Takes 1 from each Shark Cleaner that gained
    .badge = Ic
trait-impostor-cleaner-whale = Impostor Cleaner (Whale)
    .text = Takes 1 from each species that has just gained with a Whale Cleaner.
    .short = Takes 1 from each Whale Cleaner that gained
    .badge = Im
trait-deep-inking = Deep Inking
    .badge = Di
    .text = Shell 4. Its attacker loses 3 to the Reef.
    .short = Shell 4. Its attacker loses 3 to the Reef
trait-kleptoparasitic = Kleptoparasitic
    .badge = Kl
    .text = Ages 2 more. Takes 1 from a neighbor that attacks.
    .short = Ages 2 more. Takes 1 from a neighbor that attacks
trait-leviathan = Leviathan
    .badge = Lv
    .text = Attack 5, never forages. Ages 1 more. May not be attacked.
    .short = Attack 5, never forages. Ages 1 more. Can’t be attacked
trait-living-ecosystem = Living Ecosystem
    .text = Forage 2. Before feeding, it migrates its forage value from an Ocean zone to the Reef.
    .short = Forage 2. Before feeding, moves as much into the Reef
    .badge = Le
trait-luminous-bacteria = Luminous Bacteria
    .badge = Lb
    .text = Trait limit +1. May forage in any Ocean zone.
    .short = Trait limit +1. Forages in any zone
trait-massive-fins = Massive Fins
    .text = Forage 8. Never attacks. May forage in any Ocean zone. After it forages, every Parasitic trait leeches 1 from it.
    .short = Forage 8, any zone. Never attacks. Then Parasitics leech 1
    .badge = Mf
trait-megamouth = Megamouth
    .badge = Me
    .text = Forage 5, attack 5.
    .short = Forage 5, attack 5
trait-migratory-filter-feeder = Migratory Filter Feeder
    .text = Forage 6. Never attacks. Holds 9 more population. May forage in any Ocean zone.
    .short = Forage 6, any zone, holds 9 more. Never attacks
    .badge = Mi
trait-mucus-cocoon = Mucus Cocoon
    .text = May not be leeched. Before feeding, every species with a leeching trait loses 1 to the Reef.
    .short = Can’t be leeched. Before feeding, leeches lose 1
    .badge = Mc
trait-mutualism = Mutualism
    .text = Gains 1 each time a Symbiotic trait triggers.
    .short = Gains 1 each time a Symbiotic triggers
    .badge = Mu
trait-neurotoxin = Neurotoxin
    .text = A species that attacks it, or that it attacks, loses 2 to the Reef.
    .short = Its attacker and its target lose 2 to the Reef
    .badge = Ne
trait-pack-hunting = Pack Hunting
    .badge = Ph
    .text = Trait limit +1. Doubles the attack icons of the species.
    .short = Trait limit +1. Doubles its attack icons
trait-parasite-cleaner = Parasite Cleaner
    .text = Before feeding, it takes 1 from each species with a leeching trait.
    .short = Before feeding, takes 1 from each leeching species
    .badge = Pc
trait-deep-parasitic = Deep Parasitic
    .text = Before feeding, it leeches 2 from a neighbor you choose.
    .short = Before feeding, leeches 2 from a neighbor
    .badge = Dt
trait-pathogen-cultivation = Pathogen Cultivation
    .text = Attack 5, never forages. May not be leeched. Can attack species with a leeching trait, even if a trait says they may not be attacked.
    .short = Attack 5, never forages. Not leeched. Attacks leeches
    .badge = Pt
trait-poisonous-inking = Poisonous Inking
    .text = Gives shell 4 to its species and both neighbors.
    .short = Shell 4 for itself and both neighbors
    .badge = Pi
trait-poisonous-spines = Poisonous Spines
    .text = After an attack on it, the attacker and all other species that gained from the attack lose 3 to the Reef.
    .short = Attacked: attacker and all who gained lose 3
    .badge = Ps
trait-rapid-mutation = Rapid Mutation
    .text = After it is attacked, you may swap one of its Deep traits with the Gene Pool.
    .short = After an attack, swap a Deep trait with the Gene Pool
    .badge = Rm
trait-regeneration = Regeneration
    .badge = Re
    .text = Trait limit +1. Gains 1 after losing population to an attack.
    .short = Trait limit +1. Gains 1 after a loss to an attack
trait-rows-of-teeth = Rows of Teeth
    .badge = Rt
    .text = Attack 3. Bottom Feeders and Shark Cleaners gain 1 more from its attacks.
    .short = Attack 3. Bottom Feeders and Shark Cleaners gain 1 more
trait-scavenger = Scavenger
    .text = Gains 1 when any attack takes 2 or more.
    .short = Gains 1 when any attack takes 2+
    .badge = Sv
trait-deep-schooling = Deep Schooling
    .text = Ages 3 more. With 5 or more population it may not be attacked.
    .short = Ages 3 more. With 5+, can’t be attacked
    .badge = Dc
trait-sea-rex = Sea Rex
    .text = Attack 5, never forages. Ages 2 more.
    .short = Attack 5, never forages. Ages 2 more
    .badge = Rx
trait-sedentary-colony = Sedentary Colony
    .text = Never forages, never attacks. May not be attacked. Takes 1 from any zone each time a neighbor gains.
    .short = Never feeds. Can’t be attacked. +1 when a neighbor gains
    .badge = Se
trait-deep-shark-cleaner = Deep Shark Cleaner
    .text = Like Shark Cleaner, but gains 3.
    .short = Gains 3 after an attack of 3+, if nearest
    .badge = Dh
trait-slow-metabolism = Slow Metabolism
    .badge = Sm
    .text = Trait limit +2. May age 0.
    .short = Trait limit +2. May age 0
trait-deep-speed = Deep Speed
    .badge = Dp
    .text = Forage 3, attack 3, shell 3, trait limit +1.
    .short = Forage 3, attack 3, shell 3, trait limit +1
trait-swarming = Swarming
    .text = Never overpopulates. Adds its population to its attack value.
    .short = Never overpopulates. Attack + population
    .badge = Sw
trait-deep-symbiotic = Deep Symbiotic
    .badge = Dy
    .text = Gains 1 after either neighbor forages or attacks.
    .short = Gains 1 after either neighbor feeds
trait-tail-whip = Tail Whip
    .text = Before feeding, it takes 1 from each species with Schooling.
    .short = Before feeding, takes 1 from each Schooling
    .badge = Tw
trait-telomere-repair = Telomere Repair
    .text = Gains 2 before the aging phase. It doesn’t age.
    .short = Gains 2 before aging. Doesn’t age
    .badge = Tl
trait-tentacle-leech = Tentacle Leech
    .text = Before feeding, it leeches 2 from any species with a Deep trait.
    .short = Before feeding, leeches 2 from a Deep species
    .badge = Tn
trait-deep-tentacled = Deep Tentacled
    .text = May feed two more times.
    .short = Feeds two more times
    .badge = Dn
trait-the-kraken = The Kraken
    .text = Attack 13, never forages. May attack two more times. Can attack species with forage or attack 5 or more, even if a trait says they may not be attacked.
    .short = Attack 13, 2 more, never forages. 5+ can’t hide
    .badge = Kr
trait-tiny = Tiny
    .text = May not be attacked with an attack value of 2 or more. It is discarded when its species has forage or attack above 2.
    .short = Only attack 1 can hurt it. Lost if forage or attack is 3+
    .badge = Ti
trait-deep-transparent = Deep Transparent
    .text = May not be attacked or leeched while the Reef has population. Can attack species even if a Deep trait says they may not be attacked.
    .short = Safe while the Reef has population. Deep can’t hide
    .badge = Ta
trait-tusks = Tusks
    .badge = Tu
    .text = Forage 2, attack 2, shell 5.
    .short = Forage 2, attack 2, shell 5
trait-vestigial-limb = Vestigial Limb
    .text = Play it on another player’s species with room for it. It may not be removed. Then play another trait.
    .short = On a rival’s species, for good. Then play another trait
    .badge = Vl
trait-voracious-feeder = Voracious Feeder
    .text = On a turn when it gets another trait, it may feed once more, after your normal feeding.
    .short = Feeds once more when it gets another trait
    .badge = Vf
trait-warm-blooded = Warm Blooded
    .badge = Wb
    .text = Trait limit +1. May age up to 3 more.
    .short = Trait limit +1. May age up to 3 more
trait-deep-whale-cleaner = Deep Whale Cleaner
    .text = Like Whale Cleaner, but gains 4, after a species with forage 5 or more forages.
    .short = Gains 4 after a forage of 5+, if nearest
    .badge = Dw
trait-zooplankton = Zooplankton
    .text = Never forages, never attacks, may not be attacked. Gains 3 when population migrates into the Reef. Its neighbors may forage from its board.
    .short = Never feeds. Can’t be attacked. Gains 3 when the Reef does
    .badge = Zo

## Scenarios

scenario-abundance = Abundance
    .text = Every gain icon gains 1 more.
scenario-asteroid-impact = Asteroid Impact
    .text = Event: every species without a Deep trait loses 3 to the Reef.
scenario-biodiverse-reef = Biodiverse Reef
    .text = Every species has an extra forage icon of 2.
scenario-contagious-outbreak = Contagious Outbreak
    .text = When a species overpopulates, both its neighbors lose 3 to the Reef.
scenario-contagious-proximity = Contagious Proximity
    .text = Every species overpopulates 3 sooner.
scenario-degenerative-virus = Degenerative Virus
    .text = In your aging phase, choose one of your species: it ages a second time.
scenario-detritus = Detritus
    .text = After each migrate action, every player moves 2 of their score to the Reef.
scenario-epizootic = Epizootic
    .text = A species that overpopulates goes extinct; all its population goes to the Reef.
scenario-fertile = Fertile
    .text = Each new species gains 2.
scenario-food-surge = Food Surge
    .text = Event: every species doubles its population, taken from any Ocean zone.
scenario-genetic-diversity = Genetic Diversity
    .text = Every species has trait limit +1.
scenario-inhospitable-environment-1 = Inhospitable Environment (+1)
    .text = Every species ages 1 more.
scenario-inhospitable-environment-2 = Inhospitable Environment (+2)
    .text = Every species ages 2 more.
scenario-large-predators = Large Predators
    .text = Every species has an extra attack icon of 2.
scenario-long-haul-migration = Long Haul Migration
    .text = Every species may also forage in the Ocean zones.
scenario-paradigm-shift = Paradigm Shift
    .text = Event: the largest species (all of them in a tie) loses everything to the Reef.
scenario-pathogenic-immunity = Pathogenic Immunity
    .text = No species overpopulates.
scenario-population-explosion = Population Explosion
    .text = Event: every gain icon in play triggers once.
scenario-prosperity = Prosperity
    .text = Every species holds 9 more population.
scenario-protective-growth = Protective Growth
    .text = A species gains 2 when a defensive trait is played on it.
scenario-protective-shells = Protective Shells
    .text = Every species has an extra shell icon of 2.
scenario-shallow-gene-pool = Shallow Gene Pool
    .text = Every species has trait limit -1.
scenario-solar-radiation = Solar Radiation
    .text = After every aging phase, each species without a Deep trait loses 1 to the Reef.
scenario-thermal-currents = Thermal Currents
    .text = You may play the Gene Pool’s cards as traits, as if they were in your hand.
scenario-aggressive-environment = Aggressive Environment
    .text = Species without population may be attacked; they go extinct before anything triggers.
scenario-coral-bleaching = Coral Bleaching
    .text = After every aging phase, the current player moves 2 from the Reef to a zone of their choice.
scenario-evolutionary-arms-race = Evolutionary Arms Race
    .text = A species may not be attacked if its attack or forage value is above the attacker’s attack value.
scenario-horizontal-gene-transfer = Horizontal Gene Transfer
    .text = Before feeding, you may exchange one trait with a neighbor’s.
scenario-hostile-conditions = Hostile Conditions
    .text = In your aging phase, the player to your right ages too.
scenario-hostile-environment = Hostile Environment
    .text = Every species ages 3 more.
scenario-mass-migration = Mass Migration
    .text = Event: every player passes their leftmost species to the player on the left.
scenario-parallel-universe = Parallel Universe
    .text = Before feeding, you may change one number printed on a trait by 1 for this turn.
scenario-prescient-mutations = Prescient Mutations
    .text = After your turn, you may trade a Surface card in your hand for one in the discard pile.
scenario-radiation-blast = Radiation Blast
    .text = Event: every player rearranges their traits among their species, in secret.
scenario-schadenfreude = Schadenfreude
    .text = When a species goes extinct, every species of the other players gains 1.
scenario-shallow-reef = Shallow Reef
    .text = After a species forages, it loses 2 to the Reef.
scenario-snowball-earth = Snowball Earth
    .text = Every forage and attack icon on traits is 1 lower.
scenario-uber-hostile-environment = Uber Hostile Environment
    .text = Every species ages in every aging phase.

card-hidden = a card
card-none = a Scenario
card-unseen = an unseen card
quoted = { $name }
card-deep = { $name } (price { $price })
card-doubt = Confidence in these figures: { $words }.
confidence-likely = likely
confidence-reconstructed = reconstructed
card-numbers = { $deep ->
    [yes] Price and migrate number: { $numbers }.
   *[no] Migrate numbers: { $numbers }.
    }
ruling-R205 = The ring
ruling-R213 = Weighing permissions
ruling-R214 = Attacks that take nothing
ruling-R215 = Ignoring one defensive trait
ruling-R217 = Choosing what to age
ruling-R218 = Vestigial Limb
ruling-R220 = Cards of a turn
ruling-R221 = Deep cards before the explosion
ruling-R222 = Evolving
ruling-R223 = Removing traits
ruling-R226 = Migrating
ruling-R227 = Too few to migrate
ruling-R229 = New species
ruling-R230 = Passing
ruling-R231 = How much is foraged
ruling-R232 = Targets
ruling-R233 = Where gains come from
ruling-R236 = Aging
ruling-R238 = Drawing
ruling-R239 = Drawing Deep cards
ruling-R251 = The explosion in mid-turn
ruling-R252 = When the last round begins
ruling-R253 = How long the last round is
ruling-R257 = When players choose the order of effects
ruling-R262 = Food Surge
ruling-R264 = Parallel Universe
ruling-R265 = Prescient Mutations
ruling-R266 = Radiation Blast
ruling-R272 = Swapping
ruling-R281 = Electroreception and lent shells
ruling-R282 = Who decides
ruling-R283 = The species that feeds

place-reef = the Reef
place-zone1 = zone 1
place-zone2 = zone 2
place-zone3 = zone 3
figure-forage = forage
figure-attack = attack
figure-shell = shell
figure-gain = gain
figure-never = never
direction-up = up
direction-down = down

## What one is asked

prompt-play-cards = Play cards
prompt-pay = Where does the payment go?
prompt-order-traits = Which of your traits acts next?
prompt-choose-a-target = Which species does it leech?
prompt-choose-a-player = Whose score pile do you take from?
prompt-choose-a-place = Which place?
prompt-swap-traits = Swap traits?
prompt-feed = Feed one of your species
prompt-feed-again = Feed again?
prompt-choose-an-amount = How much does it take?
prompt-ignore-a-trait = Which defensive trait do you ignore?
prompt-take-more = Take more?
prompt-strike-back = Strike back?
prompt-shed-population = Where does the population go?
prompt-discard-traits = Too many traits: discard one
prompt-age = How much does it age?
prompt-age-too = Age too?
prompt-age-again = Which species ages again?
prompt-draw = Discard and draw
prompt-lay-traits = Rearrange your traits
prompt-trade-a-card = Trade a card with the discard pile?
prompt-shift-a-number = Change a number?
ask-about = { $about }: { $prompt }
about-card = { $species }’s { $card }

## Moves

move-evolve = Play { $card } on { $species }
move-evolve-new = Make a new species with { $card }
move-evolve-left = Make a new species left of { $neighbor } with { $card }
move-evolve-right = Make a new species right of { $neighbor } with { $card }
move-migrate = Migrate with { $card } from { $source } to { $target }
move-remove = Remove { $card } from { $species }
move-done = Done
move-pass = Pass
move-use-trait = Use { $species }’s { $card }
move-leech = { $eater } leeches { $target }
move-rob-player = { $eater } takes from { $player }’s score
move-choose = Choose { $place }
move-swap-card = Swap { $species }’s { $card } for the card { $other }
move-swap-trait = Swap { $species }’s { $card } with { $partner }’s { $other }
move-forage = { $eater } forages
move-forage-zone = { $eater } forages in { $place }
move-forage-board = { $eater } forages on { $target }
move-attack = { $attacker } attacks { $target }
move-take = Take { $amount }
move-ignore = Ignore { $species }’s { $card }
move-strike = Strike
move-take-also = { $eater } also takes from { $target }
move-age = { $species } ages { $amount }
move-age-again = { $species } ages again
move-discard = Discard { $card }
move-take-pool = Take { $card } from the Gene Pool
move-draw-deep = Draw a Deep card unseen
move-lay = Put { $card } on { $species }
move-trade = Trade { $card } for { $other }
move-shift = Shift { $figure } of { $species }’s { $card } { $direction }
brief-evolve = On { $species }{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-new = New species{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-left = New, left of { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-right = New, right of { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-migrate = { $n } from { $source } to { $target }
brief-take-pool = Take { $card }
note-takes = (takes { $n })
figures-cost = It costs { $cost } of your { $score } points{ $cost ->
    [0] { "" }
   *[other] , which leaves { $left }
    }.
figures-attack = { $attacker } attacks with { $attack } against shell { $shell }; { $target } has { $herd }, and { $attacker } takes { $taken }.
move-use-on = Use { $species }’s { $card } on { $target }
move-use-scenario = Apply { $scenario }

## Events

event-turn-began = { $me ->
    [yes] Your
   *[no] { $seat }’s
 } turn begins, round { $turn }.
event-card-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card }.
event-deck-shuffled = The discard pile becomes the new deck.
event-card-revealed = { $card } is revealed.
event-evolved = { $me ->
    [yes] You play
   *[no] { $seat } plays
 } { $card } on { $species }.
event-species-made = { $me ->
    [yes] You make
   *[no] { $seat } makes
 } a new species, { $species }.
event-points-paid = { $me ->
    [yes] You pay
   *[no] { $seat } pays
 } { $amount } to { $place }.
event-migrated = { $me ->
    [yes] You migrate
   *[no] { $seat } migrates
 } { $amount } from { $source } to { $target } with { $card }.
event-trait-removed = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } from { $species }.
event-foraged = { $eater } forages { $amount } from { $place }.
event-foraged-from-species = { $eater } forages { $amount } from { $target }.
event-attacked = { $attacker } attacks { $target } and takes { $amount }!
event-gained = { $eater } gains { $amount } ({ $card }).
event-taken-from-species = { $eater } takes { $amount } from { $target }.
event-taken-from-place = { $eater } takes { $amount } from { $place }.
event-leeched = { $eater } leeches { $amount } from { $target }.
event-population-lost = { $species } loses { $amount } to { $place }.
event-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
 } { $amount } from { $species }.
event-points-lost = { $me ->
    [yes] You move
   *[no] { $seat } moves
 } { $amount } of { $me ->
    [yes] your
   *[no] their
 } score to { $place }.
event-robbed = { $eater } takes { $amount } from { $me ->
    [yes] your score
   *[no] { $seat }’s score
 }.
event-overpopulated = { $species } overpopulates.
event-extinct = { $species } goes extinct.
event-scenario-began = { $scenario } takes effect.
event-scenario-ended = { $scenario } ends.
event-cambrian = The Cambrian Explosion begins!
event-last-round = The Ocean is empty: this is the last round.
event-trait-swapped = { $species } swaps { $card } for { $other }.
event-population-moved = { $amount } { $amount ->
    [one] moves
   *[other] move
 } from { $source } to { $target }.
event-discarded = { $me ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card }.
event-pool-taken = { $me ->
    [yes] You take
   *[no] { $seat } takes
 } { $card } from the Gene Pool.
event-deep-drawn = { $me ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card } from the Deep deck.
event-passed = { $me ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
event-species-handed-over = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } { $species }.
event-traits-rearranged = { $me ->
    [yes] You have rearranged your
   *[no] { $seat } has rearranged their
 } traits.
event-number-shifted = { $figure } of { $card } changes by one this turn.
event-card-traded = { $me ->
    [yes] You trade
   *[no] { $seat } trades
 } { $card } for { $other }.
event-game-ended = The game is over.
log-overpopulated = { $species } overpopulates and keeps only { $left }.
log-lost = { $species } loses { $amount } to { $place }{ $cause ->
    [none] { "" }
    [overpopulation] { " " }(overpopulation)
   *[other] { " " }({ $cause })
    }.
log-of = { $amount } from { $species }
log-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
    } { $parts }.
log-extinct = { $species } goes extinct: { $cause ->
    [overpopulation] it was overpopulated
    [attack] it was attacked without population
   *[age] it had too little population to age
    }.
log-scenario = { $name } takes effect: { $text }
log-cambrian = The Cambrian Explosion begins! For the rest of the game everyone plays { $cards } cards per turn{ $deep ->
    [yes] , Deep cards included for their price in points,
   *[no] { "" }
    } and species age { $age }.
log-last-round = The Ocean is empty: the reserve goes to zone 3, and { $more ->
    [yes] one more round follows this one
   *[no] this is the last round
    }. Then score piles, bonus tokens and population on boards are counted.

## Why not

reason-other = You’re deciding about { $subject } now.
    .short = about { $subject } now
reason-hand = { $alike ->
    [none] You don’t have { $trait } in your hand.
   *[other] You don’t have { $wanted } in your hand. You have { $alike }.
 }
    .short = not in your hand
reason-owner = { $foreign } belongs to { $owner }, not to you.
    .short = belongs to { $owner }
reason-foreign = { $card } goes on another player’s species, and { $species } is yours.
    .short = only on others’ species
reason-host = { $card } can’t make a new species: play it on one that’s in play.
    .short = only on a species in play
reason-host-vestigial-limb = { $card } can’t make a new species: play it on another player’s species.
    .short = only on others’ species
reason-gone = { $gone ->
    [none] The move names no species.
   *[other] There’s no species { $gone } in play.
 }
    .short = not in play
reason-limit = With { $card }, { $species } would have { $count } traits; its limit is { $limit }.
    .short = max. { $limit ->
    [one] 1 trait
   *[other] { $limit } traits
 }
reason-cost = { $card } costs { $cost }, and you have only { $points } in your score pile.
    .short = costs { $cost }, you have { $points }
reason-cambrian = You can’t play Deep cards before the Cambrian Explosion.
    .short = after the Explosion
reason-cambrian-next = The Cambrian Explosion has only just begun: you can play Deep cards from the next turn on.
    .short = from the next turn on
reason-last-place = Keep room in your hand for a Surface card: you can’t play Deep cards before the Cambrian Explosion.
    .short = keep room for a Surface card
reason-played = You’ve played { $played ->
    [one] your one card
   *[other] all { $played } cards
 } this turn.
    .short = no more cards this turn
reason-feeder = { $feeder } is the species that feeds now.
    .short = { $feeder } feeds now
reason-again = { $eater } can’t forage again this turn.
    .short = not again this turn
reason-again-attack = { $attacker } has no attack left this turn.
reason-drawn = You’ve already drawn a Deep card this turn, and you can draw only one.
    .short = one Deep card per turn
reason-drawn-first = Discard cards before you draw a Deep card.
    .short = discard before drawing
reason-owed = You still have to play { $owed ->
    [one] a card
   *[other] { $owed } cards
 }.
    .short = play your cards first
reason-owed-trait = You must first play { $owed ->
    [one] one more trait
   *[other] { $owed } more traits
 }.
    .short = play another trait first
reason-owed-feed = You can’t pass while one of your species can feed: { $able }.
    .short = one of yours must feed
reason-empty = There’s no population in { $place }.
    .short = { $place } is empty
reason-bare = { $target } has no population.
    .short = no population
reason-poor = { $player }’s score pile is empty.
    .short = nothing scored
reason-dry = The Deep deck is empty.
    .short = Deep deck is empty
reason-short = { $card } moves { $needed }, and { $place } has only { $there }.
    .short = only { $there } there
reason-itself = { $itself } can’t target itself.
    .short = not itself
reason-itself-swap-trait = { $itself } can’t swap traits with itself.
reason-never-forage = { $eater } never forages: it has { $trait }.
    .short = { $trait }: never forages
reason-never-attack = { $attacker } never attacks: it has { $trait }.
    .short = { $trait }: never attacks
reason-trait = { $target } has { $trait }: it may not be attacked.
    .short = { $trait } forbids it
reason-trait-schooling = { $target } has { $trait } and { $population } population: with 5 or more it may not be attacked.
reason-trait-transparent = { $target } has { $trait }: it may not be attacked while the Reef has population (now { $reef }).
reason-trait-abyss-dweller = { $holder } has { $trait }, and { $other } has a Surface trait: neither may attack the other.
reason-trait-colossus = { $target } has { $trait }: attacks need at least its forage value of { $forage }, and { $attacker } has attack { $attack }.
reason-trait-flight = { $target } has { $trait }: only a species with { trait-speed } may attack it.
reason-trait-goethite-exoskeleton = { $target } has { $trait }: attacks need at least 9, and { $attacker } has attack { $attack }.
reason-trait-tiny = { $target } has { $trait }: only an attack below 2 reaches it, and { $attacker } has attack { $attack }.
reason-trait-gargantuan = { $attacker } has { $trait }: it attacks only species with 7 population or more, and { $target } has { $population }.
reason-trait-evolutionary-arms-race = { $scenario } is in effect: { $attacker }’s attack { $attack } isn’t enough against { $target }’s forage { $forage } and attack { $defense }.
    .short = { $scenario } forbids it
reason-leech-ban = { $target } has { $trait }: it may not be leeched.
    .short = { $trait } forbids it
reason-leech-ban-transparent = { $target } has { $trait }: it may not be leeched while the Reef has population (now { $reef }).
reason-shell = { $attacker }’s attack { $attack } doesn’t get past { $target }’s shell { $shell }.
    .short = shell { $shell } stops it
reason-adjacent = Only { $target }’s neighbors may forage on its board.
    .short = neighbors only
reason-neighbor = { $second } isn’t next to { $first }.
    .short = not a neighbor
reason-one-neighbor = You can swap traits with only one neighbor, and that’s { $chosen }.
    .short = only with { $chosen }
reason-ground = { $eater } can forage only in the Reef.
    .short = only in the Reef
reason-no-ground = { $target } has no trait that lets others forage on its board.
    .short = nobody forages there
reason-surface-only = { $card } is a Deep card: you can discard only Surface cards.
    .short = Surface cards only
reason-surface-card = { $wanted } is a Deep card: choose a Surface card.
    .short = Surface cards only
reason-surface-trait = { $card } is a Deep trait: you can swap only Surface traits here.
    .short = Surface traits only
reason-deep-trait = { $card } is a Surface trait: you can swap only Deep traits here.
    .short = Deep traits only
reason-not-removable = { $trait } can’t be removed or swapped.
    .short = { $trait } stays
reason-kept = { $card } was just swapped in and stays.
    .short = swapped in: it stays
reason-swapped-away = { $holder } no longer has { $trait }, so it can’t swap any more.
    .short = { $trait } is gone
reason-full = Your hand is full: { $count } cards.
    .short = hand is full
reason-gene-pool = { $card } is in the Gene Pool. You can play cards from there only while { scenario-thermal-currents } is in effect.
    .short = not available now
reason-pool-stays = { $card } is in the Gene Pool. You can’t migrate with those cards.
    .short = not for migrating
reason-not-in-pool = { $trait } isn’t in the Gene Pool.
    .short = not in the Gene Pool
reason-not-discarded = { $alike ->
    [none] { $trait } isn’t in the discard pile.
   *[other] { $wanted } isn’t in the discard pile. It has { $alike }.
 }
    .short = not in the discard pile
reason-absent = { $alike ->
    [none] { $holder } doesn’t have { $trait }.
   *[other] { $holder } doesn’t have { $wanted }. It has { $alike }.
 }
    .short = { $alike ->
    [none] no { $trait }
   *[other] no { $wanted }
 }
reason-absent-there = { $alike ->
    [none] { $holder } doesn’t have { $trait }.
   *[other] { $holder } doesn’t have { $wanted }. It has { $alike }.
 }
    .short = { $alike ->
    [none] no { $trait }
   *[other] no { $wanted }
 }
reason-idle = { $species }’s { $card } doesn’t act now.
    .short = doesn’t act now
reason-idle-use-scenario = { $scenario } doesn’t act now.
reason-acted = { $species }’s { $card } has already acted.
    .short = has already acted
reason-acted-use-scenario = { $scenario } has already acted.
reason-source = { $sources ->
    [none] { $species }’s { $card } acts now and needs no other species.
   *[other] { $species }’s { $card } takes from { $sources }, one after the other. Choose the next one.
 }
    .short = { $sources ->
    [none] needs no other species
   *[other] choose which
 }
reason-amount-age = { $choices_count ->
    [1] { $species } must age exactly { $choices } now.
   *[other] { $species } can age only by { $choices }.
 }
    .short = can age { $choices }
reason-amount-take = { $eater } can take 1 to { $most }.
    .short = { $most } at most
reason-defended = { $target } is protected by { $traits }: only species without a defensive trait can be chosen.
    .short = protected by { $traits }
reason-taken = { $eater } has already taken from { $target }.
    .short = already taken from
reason-greatest = { $target } has attack { $attack }, and the highest attack value is { $greatest }.
    .short = attack { $greatest } is higher
reason-not-defensive = { $card } isn’t a defensive trait.
    .short = not defensive
reason-passed = You already ignore { $card }.
    .short = already ignored
reason-in-vain = { $traits ->
    [none] Even without { $card }, the attack wouldn’t get past { $target }.
   *[other] Even without { $card }, the attack wouldn’t get past { $target }, which is also protected by { $traits }.
 }
    .short = no use
reason-out-of-reach = { $species }’s { $card } protects { $target }, but you can choose only one of { $target }’s own traits.
    .short = not its own trait
reason-only-attacker = { $attacker } can strike back only at { $foe }, which made the attack.
    .short = only at { $foe }
reason-figure = { $card } has no { $figure } icon.
    .short = no { $figure } icon
reason-zone-only = Choose an Ocean zone for { $asker }, not the Reef.
    .short = an Ocean zone
reason-same-place = Choose two different places to migrate between.
    .short = choose two places
reason-beside = You already have species: choose which one the new one goes next to.
    .short = choose a neighbor
reason-left-end = Left of { $neighbor } is the same place as right of { $beside }: write it that way.
    .short = right of { $beside }
reason-reef-plain = To forage in the Reef, leave out the place: “{ $eater } forages”.
    .short = leave out the Reef
reason-next-trait = The next trait to place is { $next }.
    .short = { $next } is next
reason-no-deep = { $target } doesn’t have a Deep trait.
    .short = no Deep trait
reason-no-guard = { $species }’s { $card } doesn’t protect { $target }.
    .short = doesn’t protect { $target }

## Options, scores, the rules

option-promo = Shuffle in the promo Scenarios.
option-deep_draw = How many Deep cards you may draw per turn.
option-deep_payment_to = Where the payment for Deep cards goes: the Reef, or any place.
option-end_mode = When the Ocean is empty: this round is the last, or one more follows.
option-score_boards = Population on boards counts at the end.
option-tie = What happens in a tie: the win is shared, or population on boards decides.
option-migrate_partial = If there’s less than the migrate number, you move what’s there.
option-feed_optional = You may pass instead of feeding.
option-overpop_choice = Where overpopulation goes: all to one place, or token by token.
option-event_repeat = Events happen every time their zone becomes empty.
option-cambrian_midturn = The Cambrian Explosion already changes the turn in which it begins.
option-own_poison = Poisonous Spines also hurt their own species if it gained.
option-extinct_along = A species that ages in another player’s aging phase may go extinct there.
option-hydra_target = Hydra may also take from the species it attacked.
option-impostor = When an Impostor Cleaner takes from a cleaner: only if it gained, or even if it had no room.
option-ignore_lent = Electroreception may ignore a neighbor’s trait that protects its target.
option-round_limit = The game stops after this round if it hasn’t ended before.
option-variant = The full game, or the Reef variant for a first game.
part-score = score pile
part-bonus = bonus token
part-boards = on boards
tie-boards = population on boards
rule-turn = Play one card (two after the Cambrian Explosion); resolve effects before feeding; feed one species; age; draw to six.
    .title = Turn
rule-ring = All species form one circle. Left and right are as their owner sees them; your leftmost species is next to the next player’s rightmost.
    .title = Ring
rule-evolve = Play a trait on one of your species, or make a new species with it, which starts without population. Deep cards cost their number from your score.
    .title = Evolve
rule-migrate = Discard a card to move as much population as its number between the Reef and the zones.
    .title = Migrate
rule-forage = A species takes its forage value from the Reef: the sum of its forage icons, or 1 if it has none.
    .title = Forage
rule-attack = A species takes its attack value, minus the target’s shells, from another species. The attack must get past every defense and take something.
    .title = Attack
rule-gain = Take from the first zone that has population, then the next, then the reserve.
    .title = Gain
rule-leech = Before feeding, a species takes population from another one. This isn’t an attack.
    .title = Leech
rule-overpopulation = A species that covers its bones space loses population until 5 are left. Its owner chooses where it goes.
    .title = Overpopulation
rule-aging = Each of your species scores 1 population (2 after the Cambrian Explosion), plus what its traits add. A species with too little goes extinct.
    .title = Aging
rule-drawing = Discard any Surface cards, take at most one Deep card, then draw to six.
    .title = Drawing
rule-explosion = Begins when zone 1 first becomes empty and lasts for the rest of the game: you play two cards per turn, may play Deep cards, and species age 2.
    .title = Cambrian Explosion
rule-scenarios = A zone’s Scenario is in effect while the zone is empty. Events happen once.
    .title = Scenarios
rule-conflicts = If rules disagree: “never” always wins; traits beat Scenarios, which beat core rules; “may not” beats “may”; Deep beats Surface; the higher number wins.
    .title = Conflicts
rule-end = When all zones are empty, finish the round. Your score pile, bonus token and population on boards are your points.
    .title = End
rule-species = A line on the table: its name, population and capacity (4/10), forage, attack and shell values, and traits. A new one has no population; it needs some before it ages. In a narrow window 4 f5 a– s2 means population 4, forage 5, never attacks, shell 2.
    .title = Species
    .also = board, boards
rule-population = Fish on a species board, shown as 4/10: four of ten spaces. The last is the bones space; a species that covers it overpopulates and keeps only 5.
    .title = Population
    .also = bones, bones space, dots, fish
rule-trait = A card played on a species. A species has at most three; traits such as Speed allow more. You may remove traits while you play cards.
    .title = Trait
    .also = traits, limit
rule-reef = Where species forage. Population that is lost or paid goes there, and you can migrate population in and out.
    .title = Reef
rule-zone = The Ocean has three zones. Gains come from the first that has population. When a zone is empty, its Scenario takes effect. When zone 1 first becomes empty, the Cambrian Explosion begins; when all three are empty, the last round.
    .title = Zone
    .also = zones, ocean, ocean zone
rule-reserve = Population kept aside. It goes to zone 3 when the Ocean is empty and the last round begins.
    .title = Reserve
rule-pool = Two Deep cards that everyone can see. In the draw phase you may take one of them, or draw one unseen.
    .title = Gene Pool
    .also = pool, gene
rule-deep = Deep cards are strong, and each exists only once. You can play them after the Cambrian Explosion; their price comes from your score and goes to the Reef.
    .title = Deep
    .also = deep card, deep cards, price, cost
rule-surface = Surface cards are the common deck. The number on one is how much population it migrates; as a trait it’s free.
    .title = Surface
    .also = surface card, surface cards, migrate number
rule-score = Population that has aged off your species. It’s your points, and it pays for Deep cards.
    .title = Score
    .also = points, score pile
rule-bonus = Extra points for players early in turn order. They count at the end but can’t pay for anything.
    .title = Bonus
    .also = bonus token
rule-shell = Takes its number off every attack on the species. You can’t make an attack that would take nothing.
    .title = Shell
    .also = shells, defense
rule-never = If a trait says “never forages” or “never attacks”, its species can’t do that. Nothing overrides it, but you may remove the trait.
    .title = Never

## The table

table-legend = Species are listed from left to right. 5/9 is population 5 with the bones at 9. If space is short, names and figures are shortened: f2 is forage 2, a3 attack 3, s4 shell 4.
table-round = Round { $round }
table-reef = Reef { $n }
table-zones = zones { $a } / { $b } / { $c }
table-reserve = reserve { $n }
table-cambrian = Cambrian Explosion
table-last = last round
table-scenario = Zone { $zone }, { $state ->
    [on] now
   *[off] when empty
    }: { $name }. { $text }
table-scenario-brief = Zone { $zone }, { $state ->
    [on] now
   *[off] when empty
    }: { $name }.
table-pool = Gene Pool: { $cards }
table-score = score { $n }
table-covered = score hidden
table-bonus = bonus { $n }
table-hand = { $b ->
    [0] { $a } cards
   *[other] { $a } + { $b } Deep cards
    }
table-turn = to move
table-your-hand = Your hand:
table-hand-of = hand:
species-figures = forage { $f }, attack { $a }, shell { $s }
species-f = f{ $n }
species-a = a{ $n }
species-s = s{ $n }
species-plain = population { $p } of { $most }, forage { $f }, attack { $a }, shell { $s }.
group-remove = Remove a trait …
group-attack = { $hunter } attacks …
group-migrate = migrate { $n } …
log-drawn = You draw { $cards }.

intro =
    Your species need population, and their neighbors have it. Let them forage in the Reef, attack, or live off what others do. What ages off them is your score.
    Each turn you play a card (as a trait, or to migrate population), feed one of your species, and all of them age.
    When the first zone is empty, the Cambrian Explosion begins: two cards per turn, and the Deep. The game ends when all zones are empty.
intro-reef =
    Your species need population, and their neighbors have it. Let them forage in the Reef, attack, or live off what others do. What ages off them is your score.
    Each turn you play a card (as a trait, or to migrate population), feed one of your species, and all of them age.
    This is the Reef variant, for a first game: no Deep cards, and two gentle Scenarios. When the first zone is empty, the Cambrian Explosion doubles the pace: two cards per turn, and species age 2. The game ends when all zones are empty.
