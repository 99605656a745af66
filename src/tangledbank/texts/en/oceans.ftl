### Oceans

## Traits. The attribute is what a player is told who asks. Texts are ours.

trait-apex-predator = Apex Predator
    .badge = Ap
    .text = Each one adds 3 to the attack value. Each one takes 2 off attacks on the species. The species never forages, whatever its other icons.
trait-bottom-feeder-left = Bottom Feeder (left)
    .badge = Bf
    .text = Each one gains 2 after the neighbor that its arrow shows was attacked.
trait-bottom-feeder-right = Bottom Feeder (right)
    .badge = Bf
    .text = Each one gains 2 after the neighbor that its arrow shows was attacked.
trait-filter-feeder = Filter Feeder
    .badge = Ff
    .text = Each one adds 5 to the forage value. The species never overpopulates: it may stay on the bones space. It still takes no more than fits. The species never attacks, whatever its other icons.
trait-inking = Inking
    .badge = Ik
    .text = Each one takes 4 off attacks on the species. Shells leave the attack value alone, so Shark Cleaners see the full value.
trait-parasitic-left = Parasitic (left)
    .badge = Pa
    .text = Each one leeches 2 from the neighbor that its arrow shows, before the feeding phase. Where there is less, all there is. It happens on its own, after the play cards phase and before the feeding phase. With several, the owner chooses the order. It is no feeding: the same or another species may be fed as well.
trait-parasitic-right = Parasitic (right)
    .badge = Pa
    .text = Each one leeches 2 from the neighbor that its arrow shows, before the feeding phase. Where there is less, all there is. It happens on its own, after the play cards phase and before the feeding phase. With several, the owner chooses the order. It is no feeding: the same or another species may be fed as well.
trait-schooling = Schooling
    .badge = Sc
    .text = Each one ages 1 more. At 5 population or more the species may not be attacked.
trait-speed = Speed
    .badge = Sp
    .text = Each one adds 2 to the forage value. Each one adds 2 to the attack value. Each one raises the trait limit by 1. Each one takes 2 off attacks on the species. It may be put on a species that is at its limit.
trait-shark-cleaner = Shark Cleaner
    .badge = Sk
    .text = Each one gains 2 after a species with an attack value of 3 or more attacks, if its species is the first with such a trait to the left or right of the attacker. If the same species is nearest both ways it gains once.
trait-symbiotic-left = Symbiotic (left)
    .badge = Sy
    .text = Each one gains 1 after the neighbor that its arrow shows forages or attacks.
trait-symbiotic-right = Symbiotic (right)
    .badge = Sy
    .text = Each one gains 1 after the neighbor that its arrow shows forages or attacks.
trait-tentacled = Tentacled
    .badge = Te
    .text = Each one lets the species that was chosen to feed forage or attack an additional time. Triggers and overpopulation come before the additional feeding. An additional feeding sets off traits like any other. Overpopulation of the species ends its feedings. Overpopulation of another species does not.
trait-transparent = Transparent
    .badge = Tr
    .text = While the Reef has population the species may be neither attacked nor leeched.
trait-whale-cleaner = Whale Cleaner
    .badge = Wc
    .text = Each one gains 3 after a species with a forage value of 3 or more forages, if its species is the first with such a trait to the left or right of the forager. If the same species is nearest both ways it gains once.
trait-abyss-dweller = Abyss Dweller
    .badge = Ad
    .text = It attacks no species with a Surface trait, and none with one attacks it. Other Deep traits cost nothing on it.
trait-acute-smell = Acute Smell
    .badge = As
    .text = Gains 1 each time a Shark Cleaner fires.
trait-advanced-eyes = Advanced Eyes
    .badge = Ae
    .text = Ignores one defensive trait of a target that has a Deep trait.
trait-ambush = Ambush
    .badge = Am
    .text = Takes 2 from any other species after it forages.
trait-deep-apex-predator = Deep Apex Predator
    .badge = Da
    .text = Attack 4, shell 3, never forages.
trait-atavism = Atavism
    .badge = At
    .text = Trait limit +2. Before feeding its traits may be swapped with Surface cards in its owner's hand.
trait-barbels = Barbels
    .badge = Ba
    .text = Gains 1 each time a Bottom Feeder fires.
trait-behemoth = Behemoth
    .badge = Be
    .text = Attack 3, never forages. Ignores bans of targets with a lower attack value.
trait-bioluminescence = Bioluminescence
    .badge = Bi
    .text = Gains 1 when anybody plays a Deep trait.
trait-biotic-cycle-reversal = Biotic Cycle Reversal
    .badge = Bc
    .text = Gains 3 after an attack that leaves it empty.
trait-blubber = Blubber
    .badge = Bl
    .text = Shell 1. Room for 9 more.
trait-deep-bottom-feeder = Deep Bottom Feeder
    .badge = Db
    .text = Gains 2 when an attack costs either neighbor population.
trait-bright-coloration = Bright Coloration
    .badge = Br
    .text = Gains 1 when anybody makes a species.
trait-bubble-net = Bubble Net
    .badge = Bn
    .text = Ignores its own never-attack and attack icons; its attack value is its forage value. Ignores Schooling when it attacks.
trait-burrowing = Burrowing
    .badge = Bu
    .text = When an attack on a neighbor is resolved it may attack the attacker once, if that is legal.
trait-camouflage = Camouflage
    .badge = Ca
    .text = Shell 2 for each other species of its owner.
trait-cavitation-bullet = Cavitation Bullet
    .badge = Cb
    .text = Attack 2; ignores every defensive trait. Never takes more than 2 from an attack.
trait-chitin-plated-maw = Chitin-Plated Maw
    .badge = Cp
    .text = Before feeding it leeches 4 from the species with the highest attack value; the owner picks among equals.
trait-colossus = Colossus
    .badge = Co
    .text = Forage 11. May not be attacked with an attack value below its forage value. May forage less than its value.
trait-communication = Communication
    .badge = Cm
    .text = Trait limit +1, shell 5. Its gains are doubled.
trait-coprophagia = Coprophagia
    .badge = Cr
    .text = Before feeding it takes 2 from a score pile of its owner's choice.
trait-crushing-jaw = Crushing Jaw
    .badge = Cj
    .text = Ignores shells.
trait-cthulhu-leech = Cthulhu Leech
    .badge = Cl
    .text = Played on any species with room for it. May not be removed. Before the host ages, whoever played it scores 2 from the host.
trait-deep-diver = Deep Diver
    .badge = Dd
    .text = Forage 2 for each Deep trait of the species. May forage in any Ocean zone.
trait-deep-sea-kraken = Deep-Sea Kraken
    .badge = Dk
    .text = Never forages. May attack one additional time. What later attacks take is scored at once.
trait-defensive-spines = Defensive Spines
    .badge = Ds
    .text = Who attacks or leeches it loses 4 to the Reef.
trait-dense-population = Dense Population
    .badge = De
    .text = Trait limit +1. Room for 9 more.
trait-draconic = Draconic
    .badge = Dr
    .text = Attack 7, shell 3, never forages. What it sheds by overpopulating is scored.
trait-electroreception = Electroreception
    .badge = El
    .text = Forage 2, attack 2. Ignores one defensive trait.
trait-endurance = Endurance
    .badge = En
    .text = Ages 2 more. Takes 2 more whenever it gains.
trait-extremophile = Extremophile
    .badge = Ex
    .text = Trait limit +1. May not be leeched. Never overpopulates. Never goes extinct.
trait-fast-metabolism = Fast Metabolism
    .badge = Fm
    .text = May age in every aging phase.
trait-deep-filter-feeder = Deep Filter Feeder
    .badge = Df
    .text = Forage 6. Never attacks. Never overpopulates. Room for 5 more.
trait-filter-kraken = Filter Kraken
    .badge = Fk
    .text = Never attacks. Two additional forages.
trait-flight = Flight
    .badge = Fl
    .text = May be attacked only by a species with Speed. Ignores Schooling and Inking of targets without a Deep trait.
trait-gargantuan = Gargantuan
    .badge = Ga
    .text = Attack 9, never forages. Attacks only species with 7 population or more. Ignores bans.
trait-gene-transfer = Gene Transfer
    .badge = Gt
    .text = Trait limit +2. Before feeding its Surface traits may be swapped with traits of one adjacent species of its owner.
trait-gentle-giant = Gentle Giant
    .badge = Gg
    .text = Forage 3. Never attacks. May not be attacked. Room for 5 more.
trait-giant-cephalopod = Giant Cephalopod
    .badge = Gc
    .text = Three additional feedings.
trait-gigantic-brain = Gigantic Brain
    .badge = Gb
    .text = No trait limit. Ages as many as it has traits; nothing changes that.
trait-gigantic-scavenger = Gigantic Scavenger
    .badge = Gs
    .text = Attack 6, never forages. Takes 2 from every other attacker with an attack value of 5 or more.
trait-goethite-exoskeleton = Goethite Exoskeleton
    .badge = Ge
    .text = Trait limit +1. May not be attacked with less than 9.
trait-grazer = Grazer
    .badge = Gr
    .text = Before feeding it takes 2 from the Reef.
trait-hard-shell = Hard Shell
    .badge = Hs
    .text = Shell 6.
trait-hydra = Hydra
    .badge = Hy
    .text = Attack 4, never forages. When it attacks it may also take 1 from each of any number of species without a defensive trait.
trait-impostor-cleaner-shark = Impostor Cleaner (Shark)
    .badge = Ic
    .text = Takes 1 from each species that has just gained by a Shark Cleaner.
trait-impostor-cleaner-whale = Impostor Cleaner (Whale)
    .badge = Im
    .text = Takes 1 from each species that has just gained by a Whale Cleaner.
trait-deep-inking = Deep Inking
    .badge = Di
    .text = Shell 4. Its attacker loses 3 to the Reef.
trait-kleptoparasitic = Kleptoparasitic
    .badge = Kl
    .text = Ages 2 more. Takes 1 from a neighbor that attacks.
trait-leviathan = Leviathan
    .badge = Lv
    .text = Attack 5, never forages. Ages 1 more. May not be attacked.
trait-living-ecosystem = Living Ecosystem
    .badge = Le
    .text = Forage 2. Before feeding it migrates its forage value from an Ocean zone to the Reef.
trait-luminous-bacteria = Luminous Bacteria
    .badge = Lb
    .text = Trait limit +1. May forage in any Ocean zone.
trait-massive-fins = Massive Fins
    .badge = Mf
    .text = Forage 8. Never attacks. May forage in any Ocean zone. After it forages every Parasitic trait leeches 1 from it.
trait-megamouth = Megamouth
    .badge = Me
    .text = Forage 5, attack 5.
trait-migratory-filter-feeder = Migratory Filter Feeder
    .badge = Mi
    .text = Forage 6. Never attacks. Room for 9 more. May forage in any Ocean zone.
trait-mucus-cocoon = Mucus Cocoon
    .badge = Mc
    .text = May not be leeched. Before feeding every species with a leeching trait loses 1 to the Reef.
trait-mutualism = Mutualism
    .badge = Mu
    .text = Gains 1 each time a Symbiotic fires.
trait-neurotoxin = Neurotoxin
    .badge = Ne
    .text = Who attacks it, or is attacked by it, loses 2 to the Reef.
trait-pack-hunting = Pack Hunting
    .badge = Ph
    .text = Trait limit +1. Doubles the attack icons of the species.
trait-parasite-cleaner = Parasite Cleaner
    .badge = Pc
    .text = Before feeding it takes 1 from each species with a leeching trait.
trait-deep-parasitic = Deep Parasitic
    .badge = Dt
    .text = Before feeding it leeches 2 from a neighbor of choice.
trait-pathogen-cultivation = Pathogen Cultivation
    .badge = Pt
    .text = Attack 5, never forages. May not be leeched. Ignores bans of species with a leeching trait.
trait-poisonous-inking = Poisonous Inking
    .badge = Pi
    .text = It and both neighbors have shell 4 from it.
trait-poisonous-spines = Poisonous Spines
    .badge = Ps
    .text = After an attack on it the attacker and all other species that gained from the attack lose 3 to the Reef.
trait-rapid-mutation = Rapid Mutation
    .badge = Rm
    .text = After it was attacked one of its Deep traits may be swapped with the Gene Pool.
trait-regeneration = Regeneration
    .badge = Re
    .text = Trait limit +1. Gains 1 after losing population to an attack.
trait-rows-of-teeth = Rows of Teeth
    .badge = Rt
    .text = Attack 3. Bottom Feeders and Shark Cleaners gain 1 more from its attacks.
trait-scavenger = Scavenger
    .badge = Sv
    .text = Gains 1 when any attack takes 2 or more.
trait-deep-schooling = Deep Schooling
    .badge = Dc
    .text = Ages 3 more. May not be attacked at 5 population or more.
trait-sea-rex = Sea Rex
    .badge = Rx
    .text = Never forages; attack 5. Ages 2 more.
trait-sedentary-colony = Sedentary Colony
    .badge = Se
    .text = Never forages, never attacks. May not be attacked. Takes 1 from any zone each time a neighbor gains.
trait-deep-shark-cleaner = Deep Shark Cleaner
    .badge = Dh
    .text = As the Surface trait, gaining 3.
trait-slow-metabolism = Slow Metabolism
    .badge = Sm
    .text = Trait limit +2. May age 0.
trait-deep-speed = Deep Speed
    .badge = Dp
    .text = Forage 3, attack 3, shell 3, trait limit +1.
trait-swarming = Swarming
    .badge = Sw
    .text = Never overpopulates. Its attack value grows by its population.
trait-deep-symbiotic = Deep Symbiotic
    .badge = Dy
    .text = Gains 1 after either neighbor forages or attacks.
trait-tail-whip = Tail Whip
    .badge = Tw
    .text = Before feeding it takes 1 from each Schooling species.
trait-telomere-repair = Telomere Repair
    .badge = Tl
    .text = Gains 2 before the aging phase. It does not age.
trait-tentacle-leech = Tentacle Leech
    .badge = Tn
    .text = Before feeding it leeches 2 from any species with a Deep trait.
trait-deep-tentacled = Deep Tentacled
    .badge = Dn
    .text = Two additional feedings.
trait-the-kraken = The Kraken
    .badge = Kr
    .text = Attack 13, never forages. Two additional attacks. Ignores bans of species with forage or attack 5 or more.
trait-tiny = Tiny
    .badge = Ti
    .text = May not be attacked with 2 or more. Is discarded when forage or attack of its species is above 2.
trait-deep-transparent = Deep Transparent
    .badge = Ta
    .text = Neither attacked nor leeched while the Reef has population. Ignores bans of Deep traits.
trait-tusks = Tusks
    .badge = Tu
    .text = Forage 2, attack 2, shell 5.
trait-vestigial-limb = Vestigial Limb
    .badge = Vl
    .text = Played on a species of another player with room for it. May not be removed. Then another trait is played.
trait-voracious-feeder = Voracious Feeder
    .badge = Vf
    .text = In a turn in which it got another trait it has a feeding of its own besides.
trait-warm-blooded = Warm Blooded
    .badge = Wb
    .text = Trait limit +1. May age up to 3 more.
trait-deep-whale-cleaner = Deep Whale Cleaner
    .badge = Dw
    .text = As the Surface trait, gaining 4, after a forage of 5 or more.
trait-zooplankton = Zooplankton
    .badge = Zo
    .text = Never forages, never attacks, may not be attacked. Gains 3 when population migrates into the Reef. Its neighbors may forage from its board.

## Scenarios

scenario-abundance = Abundance
    .text = Traits with a gain icon gain 1 more.
scenario-asteroid-impact = Asteroid Impact
    .text = Event: species without a Deep trait lose 3 to the Reef.
scenario-biodiverse-reef = Biodiverse Reef
    .text = All species have one more forage icon of 2.
scenario-contagious-outbreak = Contagious Outbreak
    .text = Both neighbors of a species that overpopulated lose 3 to the Reef.
scenario-contagious-proximity = Contagious Proximity
    .text = The bones space comes 3 earlier.
scenario-degenerative-virus = Degenerative Virus
    .text = In the aging phase the player picks a species that ages once more.
scenario-detritus = Detritus
    .text = After a migrate action all players put 2 of their score into the Reef.
scenario-epizootic = Epizootic
    .text = A species that overpopulates dies; all its population goes to the Reef.
scenario-fertile = Fertile
    .text = A new species gains 2.
scenario-food-surge = Food Surge
    .text = Event: every species doubles, from any Ocean zone.
scenario-genetic-diversity = Genetic Diversity
    .text = Trait limit +1 for all.
scenario-inhospitable-environment-1 = Inhospitable Environment (+1)
    .text = All species age 1 more.
scenario-inhospitable-environment-2 = Inhospitable Environment (+2)
    .text = All species age 2 more.
scenario-large-predators = Large Predators
    .text = All species have one more attack icon of 2.
scenario-long-haul-migration = Long Haul Migration
    .text = All may forage in the Ocean zones.
scenario-paradigm-shift = Paradigm Shift
    .text = Event: the largest species, all of them in a tie, lose everything to the Reef.
scenario-pathogenic-immunity = Pathogenic Immunity
    .text = Nobody overpopulates.
scenario-population-explosion = Population Explosion
    .text = Event: every gain icon in play fires once.
scenario-prosperity = Prosperity
    .text = Room for 9 more for all.
scenario-protective-growth = Protective Growth
    .text = A species gains 2 when a defensive trait is evolved onto it.
scenario-protective-shells = Protective Shells
    .text = All species have one more shell icon of 2.
scenario-shallow-gene-pool = Shallow Gene Pool
    .text = Trait limit -1 for all.
scenario-solar-radiation = Solar Radiation
    .text = After every aging phase species without a Deep trait lose 1 to the Reef.
scenario-thermal-currents = Thermal Currents
    .text = The Gene Pool may be evolved from as if it were the hand.
scenario-aggressive-environment = Aggressive Environment
    .text = Species without population may be attacked; they die of it before anything triggers.
scenario-coral-bleaching = Coral Bleaching
    .text = After every aging phase 2 move from the Reef to a zone of the current player's choice.
scenario-evolutionary-arms-race = Evolutionary Arms Race
    .text = A target whose attack or forage value is above the attack value may not be attacked.
scenario-horizontal-gene-transfer = Horizontal Gene Transfer
    .text = Before feeding the current player may exchange one trait with a neighbor's.
scenario-hostile-conditions = Hostile Conditions
    .text = The player to the right ages too.
scenario-hostile-environment = Hostile Environment
    .text = All age 3 more.
scenario-mass-migration = Mass Migration
    .text = Event: every leftmost species goes to the player on the left.
scenario-parallel-universe = Parallel Universe
    .text = The current player may shift one printed number by one.
scenario-prescient-mutations = Prescient Mutations
    .text = A Surface card may be traded with the discard pile.
scenario-radiation-blast = Radiation Blast
    .text = Event: everybody lays their traits anew on their own species, unseen.
scenario-schadenfreude = Schadenfreude
    .text = When a species dies out all species of the other players gain 1.
scenario-shallow-reef = Shallow Reef
    .text = A species loses 2 to the Reef after it forages.
scenario-snowball-earth = Snowball Earth
    .text = Every forage and attack icon of a trait is 1 lower.
scenario-uber-hostile-environment = Uber Hostile Environment
    .text = All species age in every aging phase.

card-hidden = a card
card-none = a Scenario
card-unseen = an unseen card
quoted = { $name }
card-deep = { $name } (price { $price })
card-doubt = How sure these figures are: { $words }.
confidence-likely = likely
confidence-reconstructed = reconstructed
card-numbers = { $deep ->
    [yes] Its price is { $numbers }, which is also its migrate number.
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
ruling-R257 = When order is asked
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
prompt-choose-a-target = Whom does it leech?
prompt-choose-a-player = From whose score pile?
prompt-choose-a-place = Which place?
prompt-swap-traits = Swap traits?
prompt-feed = Feed one of your species
prompt-feed-again = Feed again?
prompt-choose-an-amount = How much does it take?
prompt-ignore-a-trait = Which defensive trait is ignored?
prompt-take-more = Take more?
prompt-strike-back = Strike back?
prompt-shed-population = Where does the population go?
prompt-discard-traits = Too many traits: discard one
prompt-age = How much does it age?
prompt-age-too = Age too?
prompt-age-again = Which species ages again?
prompt-draw = Discard and draw
prompt-lay-traits = Lay your traits anew
prompt-trade-a-card = Trade a card with the discard pile?
prompt-shift-a-number = Shift a number?
ask-about = { $about }: { $prompt }
about-card = { $card } of { $species }

## Moves

move-evolve = Evolve { $species } with { $card }
move-evolve-new = Make a new species with { $card }
move-evolve-left = Make a new species left of { $neighbor } with { $card }
move-evolve-right = Make a new species right of { $neighbor } with { $card }
move-migrate = Migrate with { $card } from { $source } to { $target }
move-remove = Remove { $card } from { $species }
move-done = Done
move-pass = Pass
move-use-trait = Use { $card } of { $species }
move-leech = { $eater } leeches { $target }
move-rob-player = { $eater } takes from player { $player }
move-choose = Choose { $place }
move-swap-card = Swap { $card } of { $species } for the card { $other }
move-swap-trait = Swap { $card } of { $species } with { $other } of { $partner }
move-forage = { $eater } forages
move-forage-zone = { $eater } forages in { $place }
move-forage-board = { $eater } forages on { $target }
move-attack = { $attacker } attacks { $target }
move-take = Take { $amount }
move-ignore = Ignore { $card } of { $species }
move-strike = Strike
move-take-also = { $eater } also takes from { $target }
move-age = { $species } ages { $amount }
move-age-again = { $species } ages again
move-discard = Discard { $card }
move-take-pool = Take { $card } from the Gene Pool
move-draw-deep = Draw a Deep card unseen
move-lay = Lay { $card } on { $species }
move-trade = Trade { $card } for { $other }
move-shift = Shift { $figure } of { $card } of { $species } { $direction }
brief-evolve = { $species } evolves{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-new = new species{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-left = new, left of { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-evolve-right = new, right of { $neighbor }{ $cost ->
    [0] { "" }
   *[other] , costs { $cost }
    }
brief-migrate = { $n } from { $source } to { $target }
brief-take-pool = Take { $card }
note-takes = (takes { $n })
figures-cost = It costs { $cost } of your score of { $score }{ $cost ->
    [0] { "" }
   *[other] , which leaves { $left }
    }.
figures-attack = { $attacker } attacks with { $attack } against shells of { $shell }; { $target } has { $herd }, and { $attacker } takes { $taken }.
move-use-on = Use { $card } of { $species } on { $target }
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
event-card-revealed = { $card } is turned up.
event-evolved = { $me ->
    [yes] You evolve
   *[no] { $seat } evolves
 } { $species } with { $card }.
event-species-made = { $me ->
    [yes] You make
   *[no] { $seat } makes
 } a new species, { $species }.
event-paid = { $me ->
    [yes] You pay
   *[no] { $seat } pays
 } { $amount } to { $place }.
event-migrated = { $me ->
    [yes] You migrate
   *[no] { $seat } migrates
 } with { $card }: { $amount } from { $source } to { $target }.
event-trait-removed = { $card } leaves { $species }.
event-foraged = { $eater } forages { $amount } from { $place }.
event-grazed = { $eater } forages { $amount } from { $target }.
event-attacked = { $attacker } attacks { $target } and takes { $amount }!
event-gained = { $eater } gains { $amount } with { $card }.
event-took = { $eater } takes { $amount } from { $target }.
event-took-place = { $eater } takes { $amount } from { $place }.
event-leeched = { $eater } leeches { $amount } from { $target }.
event-lost = { $species } loses { $amount } to { $place }.
event-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
 } { $amount } from { $species }.
event-gave = { $me ->
    [yes] You put
   *[no] { $seat } puts
 } { $amount } scored into { $place }.
event-robbed = { $eater } takes { $amount } from { $me ->
    [yes] your score
   *[no] the score of { $seat }
 }.
event-overpopulated = { $species } is overpopulated.
event-extinct = { $species } goes extinct.
event-scenario-began = { $scenario } is in force.
event-scenario-ended = { $scenario } ends.
event-cambrian = The Cambrian Explosion begins!
event-last-round = The Ocean has run dry: this is the last round.
event-swapped = { $card } of { $species } is swapped for { $other }.
event-moved = { $amount } { $amount ->
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
event-species-moved = { $me ->
    [yes] You get
   *[no] { $seat } gets
 } { $species }.
event-traits-laid = { $me ->
    [yes] You have
   *[no] { $seat } has
 } laid all traits anew.
event-shifted = { $figure } of { $card } is shifted for this turn.
event-traded = { $me ->
    [yes] You trade
   *[no] { $seat } trades
 } { $card } for { $other }.
event-game-ended = The game is over.
log-overpopulated = { $species } is overpopulated and keeps only { $left }.
log-lost = { $species } loses { $amount } to { $place }{ $cause ->
    [none] { "" }
    [crowd] { " " }(overpopulation)
   *[other] { " " }(hurt by { $cause })
    }.
log-of = { $amount } from { $species }
log-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
    } { $parts }.
log-extinct = { $species } goes extinct: { $cause ->
    [crowd] it was overpopulated
    [attack] it was attacked without population
   *[age] it had too little population to age
    }.
log-scenario = { $name } is in force: { $text }
log-cambrian = The Cambrian Explosion begins, and lasts to the end of the game: from now on everybody plays { $cards } cards a turn{ $deep ->
    [yes] , Deep cards too for their price in points,
   *[no] { "" }
    } and species age { $age }.
log-last-round = The Ocean has run dry: the reserve comes into play in zone 3, and { $more ->
    [yes] one more round follows this one
   *[no] this is the last round
    }. Then scores, bonus tokens and the population on boards count.

## Why not

reason-other = You are asked about { $subject } now.
    .short = about { $subject } now
reason-hand = { $alike ->
    [none] You do not hold { $trait }.
   *[other] You do not hold { $wanted }. You hold { $alike }.
 }
    .short = not in your hand
reason-owner = { $foreign } belongs to { $owner }, not to you.
    .short = belongs to { $owner }
reason-foreign = { $card } goes on a species of another player, and { $species } is yours.
    .short = only on others’ species
reason-host = { $card } makes no new species: it goes on one that is in play.
    .short = only on a species in play
reason-host-vestigial-limb = { $card } makes no new species: it goes on a species of another player.
    .short = only on others’ species
reason-gone = { $gone ->
    [none] The move names no species.
   *[other] There is no species { $gone } in play.
 }
    .short = not in play
reason-limit = With { $card }, { $species } would have { $count } traits, and it may have { $limit } at most.
    .short = { $limit ->
    [one] 1 trait
   *[other] { $limit } traits
 } at most
reason-cost = { $card } costs { $cost }, and your score pile holds { $points }.
    .short = costs { $cost }, you have { $points }
reason-cambrian = Deep cards can be played only after the Cambrian Explosion.
    .short = after the Explosion
reason-cambrian-next = The Cambrian Explosion has only just begun: Deep cards can be played from the next turn on.
    .short = from the next turn on
reason-last-place = Keep a place in your hand for a Surface card: Deep cards cannot be played before the Cambrian Explosion.
    .short = keep room for a Surface card
reason-played = You have played { $played ->
    [one] the one card
   *[other] all { $played } cards
 } of this turn.
    .short = all cards are played
reason-feeder = { $feeder } is the species that feeds now.
    .short = { $feeder } feeds now
reason-again = { $eater } may not forage again this turn.
    .short = not again this turn
reason-again-attack = { $attacker } has no attack left this turn.
reason-drawn = You have drawn a Deep card this turn, and may draw only one.
    .short = one Deep card a turn
reason-drawn-first = Cards are discarded before a Deep card is drawn.
    .short = discard before drawing
reason-owed = You still have { $owed ->
    [one] a card
   *[other] { $owed } cards
 } to play.
    .short = play your cards first
reason-owed-trait = You must evolve { $owed ->
    [one] one more trait
   *[other] { $owed } more traits
 } first.
    .short = evolve another first
reason-owed-feed = You may not pass while a species of yours can feed: { $able }.
    .short = one of yours must feed
reason-empty = There is no population in { $place }.
    .short = { $place } is empty
reason-bare = { $target } has no population.
    .short = no population
reason-poor = There is nothing in the score pile of { $player }.
    .short = nothing scored
reason-dry = The Deep deck is empty.
    .short = Deep deck is empty
reason-short = { $card } moves { $needed }, and { $place } has only { $there }.
    .short = only { $there } there
reason-itself = { $itself } cannot be its own target.
    .short = not itself
reason-itself-swap-trait = { $itself } cannot swap traits with itself.
reason-never-forage = { $eater } never forages: it has { $trait }.
    .short = { $trait }: never forages
reason-never-attack = { $attacker } never attacks: it has { $trait }.
    .short = { $trait }: never attacks
reason-trait = { $target } has { $trait }: it may not be attacked.
    .short = { $trait } forbids it
reason-trait-schooling = { $target } has { $trait } and { $population } population: with 5 or more it may not be attacked.
reason-trait-transparent = { $target } has { $trait }: it may not be attacked while the Reef has population, now { $reef }.
reason-trait-abyss-dweller = { $holder } has { $trait }, and { $other } has a Surface trait: neither may attack the other.
reason-trait-colossus = { $target } has { $trait }: attacks need at least its forage value of { $forage }, and { $attacker } has attack { $attack }.
reason-trait-flight = { $target } has { $trait }: only a species with { trait-speed } may attack it.
reason-trait-goethite-exoskeleton = { $target } has { $trait }: attacks need at least 9, and { $attacker } has attack { $attack }.
reason-trait-tiny = { $target } has { $trait }: only an attack below 2 reaches it, and { $attacker } has attack { $attack }.
reason-trait-gargantuan = { $attacker } has { $trait }: it attacks only species with 7 population or more, and { $target } has { $population }.
reason-trait-evolutionary-arms-race = { $scenario } is in force: attack { $attack } of { $attacker } is not enough against forage { $forage } and attack { $defense } of { $target }.
    .short = { $scenario } forbids it
reason-leech-ban = { $target } has { $trait }: it may not be leeched.
    .short = { $trait } forbids it
reason-leech-ban-transparent = { $target } has { $trait }: it may not be leeched while the Reef has population, now { $reef }.
reason-shell = Attack { $attack } of { $attacker } does not get past shell { $shell } of { $target }.
    .short = shell { $shell } stops it
reason-adjacent = Only neighbors of { $target } may forage on its board.
    .short = neighbors only
reason-neighbor = { $second } is not next to { $first }.
    .short = not a neighbor
reason-one-neighbor = Traits are swapped with one neighbor only, and that is { $chosen }.
    .short = only with { $chosen }
reason-ground = { $eater } may forage only in the Reef.
    .short = only in the Reef
reason-no-ground = { $target } has no trait that lets others forage on its board.
    .short = nobody forages there
reason-surface-only = { $card } is a Deep card: only Surface cards are discarded.
    .short = Surface cards only
reason-surface-card = { $wanted } is a Deep card: only a Surface card will do.
    .short = Surface cards only
reason-surface-trait = { $card } is a Deep trait: only Surface traits are swapped here.
    .short = Surface traits only
reason-deep-trait = { $card } is a Surface trait: only Deep traits are swapped here.
    .short = Deep traits only
reason-not-removable = { $trait } may be neither removed nor swapped.
    .short = { $trait } stays
reason-kept = { $card } came in by a swap and stays.
    .short = swapped in: it stays
reason-swapped-away = { $holder } no longer has { $trait }, and cannot swap any more.
    .short = { $trait } is gone
reason-full = Your hand is full: it has { $count } cards.
    .short = hand is full
reason-gene-pool = { $card } is in the Gene Pool, whose cards may be evolved only while { scenario-thermal-currents } is in force.
    .short = not open now
reason-pool-stays = { $card } is in the Gene Pool, whose cards never migrate population.
    .short = not for migrating
reason-not-in-pool = The Gene Pool does not hold { $trait }.
    .short = not in the Gene Pool
reason-not-discarded = { $alike ->
    [none] The discard pile does not hold { $trait }.
   *[other] The discard pile does not hold { $wanted }. It holds { $alike }.
 }
    .short = not discarded
reason-absent = { $alike ->
    [none] { $holder } does not have { $trait }.
   *[other] { $holder } does not have { $wanted }. It has { $alike }.
 }
    .short = { $alike ->
    [none] no { $trait }
   *[other] no { $wanted }
 }
reason-absent-there = { $alike ->
    [none] { $holder } does not have { $trait }.
   *[other] { $holder } does not have { $wanted }. It has { $alike }.
 }
    .short = { $alike ->
    [none] no { $trait }
   *[other] no { $wanted }
 }
reason-idle = { $card } of { $species } does not act now.
    .short = does not act now
reason-idle-use-scenario = { $scenario } does not act now.
reason-acted = { $card } of { $species } has acted already.
    .short = has acted already
reason-acted-use-scenario = { $scenario } has acted already.
reason-source = { $sources ->
    [none] { $card } of { $species } acts now, and needs no other species.
   *[other] { $card } of { $species } takes from { $sources } one after the other: say from which now.
 }
    .short = { $sources ->
    [none] needs no other species
   *[other] say from which
 }
reason-amount-age = { $choices_count ->
    [1] { $species } ages { $choices } now, neither more nor less.
   *[other] { $species } may age by these amounts only: { $choices }.
 }
    .short = may age { $choices }
reason-amount-take = { $eater } may take between 1 and { $most }.
    .short = { $most } at most
reason-defended = { $target } is protected by { $traits }: only species without a defensive trait can be chosen.
    .short = protected by { $traits }
reason-taken = { $eater } has taken from { $target } already.
    .short = taken from already
reason-greatest = { $target } has attack { $attack }, and the highest attack value is { $greatest }.
    .short = attack { $greatest } is higher
reason-not-defensive = { $card } is not a defensive trait.
    .short = not defensive
reason-passed = { $card } is ignored already.
    .short = ignored already
reason-in-vain = { $traits ->
    [none] Even without { $card } the attack would not get past { $target }.
   *[other] Even without { $card } the attack would not get past { $target }, which is also protected by { $traits }.
 }
    .short = of no use
reason-out-of-reach = { $card } of { $species } protects { $target }, but only a trait of { $target } itself may be chosen.
    .short = protects from beside
reason-only-attacker = { $attacker } may strike back only at { $foe }, which attacked.
    .short = only at { $foe }
reason-figure = { $card } has no { $figure } icon.
    .short = no { $figure } icon
reason-zone-only = Choose an Ocean zone for { $asker }, not the Reef.
    .short = an Ocean zone
reason-same-place = Population migrates from one place to another.
    .short = choose two places
reason-beside = You have species already: say which of them the new one stands beside.
    .short = say beside which
reason-left-end = Left of { $neighbor } is the same place as right of { $beside }: say it that way.
    .short = right of { $beside }
reason-reef-plain = Foraging in the Reef is said without a place: “{ $eater } forages”.
    .short = the Reef needs no name
reason-next-trait = The next trait to lay is { $next }.
    .short = { $next } is next
reason-no-deep = { $target } has no Deep trait.
    .short = no Deep trait
reason-no-guard = { $card } of { $species } does not protect { $target }.
    .short = does not protect { $target }

## Options, scores, the rules

option-promo = Shuffle the promo Scenarios in.
option-deep_draw = How many Deep cards a turn may draw.
option-deep_payment_to = Where the payment for Deep cards goes.
option-end_mode = Whether one more round follows the last one.
option-score_boards = Population on boards counts at the end.
option-tie = How ties are broken.
option-migrate_partial = A migration moves what there is when that is less.
option-feed_optional = The feeding may be passed.
option-overpop_choice = Shed population goes to one place, or token by token.
option-event_repeat = Events happen each time their zone empties.
option-cambrian_midturn = The explosion changes the turn in which it begins.
option-own_poison = Poisonous Spines also poison the species that has them, if it gained.
option-extinct_along = A species that ages in another player’s aging phase may go extinct there.
option-hydra_target = Hydra may also take from the species that it has attacked.
option-impostor = An Impostor Cleaner robs cleaners that gained, or also those that had no room.
option-ignore_lent = Electroreception may ignore a neighbor’s trait that protects its target.
option-round_limit = The round after which play stops.
option-variant = The whole game, or the Reef variant for a first one.
part-score = score pile
part-bonus = bonus token
part-boards = on boards
tie-boards = population on boards
rule-turn = Play one card, two after the Cambrian Explosion; effects before feeding; feed one species; age; draw to six.
    .title = Turn
rule-ring = All species lie in one circle. Left and right are as their owner sees them; your leftmost species is next to the rightmost of the next player.
    .title = Ring
rule-evolve = Put a trait on one of your species, or make a new one with it, without population. Deep cards cost their number from your score.
    .title = Evolve
rule-migrate = Discard a card to move its number between the Reef and the zones.
    .title = Migrate
rule-forage = Take the forage value, the sum of icons or 1, from the Reef.
    .title = Forage
rule-attack = Take the attack value less the shells from another species. It must get past every defense and take something.
    .title = Attack
rule-gain = Take from the first zone that has population, then the next, then the reserve.
    .title = Gain
rule-leech = Before feeding, take population from another species. It is no attack.
    .title = Leech
rule-overpopulation = A species that covers its bones space sheds population until 5 are left, to a place its owner chooses.
    .title = Overpopulation
rule-aging = Each of your species scores 1 population, 2 after the explosion, and what traits add. Too little of it is extinction.
    .title = Aging
rule-drawing = Discard any Surface cards, take at most one Deep card, fill your hand to six.
    .title = Drawing
rule-explosion = Begins when zone 1 first empties and lasts: two cards a turn, Deep cards, aging 2.
    .title = Cambrian Explosion
rule-scenarios = A zone’s card is in force while the zone is empty. Events happen once.
    .title = Scenarios
rule-conflicts = Never holds; traits before Scenarios before core rules; may not before may; Deep before Surface; the higher number.
    .title = Conflicts
rule-end = When all zones are empty the round is finished. Score pile, bonus token and boards count.
    .title = End
rule-species = A line on the table: its name, its population and how many fit (4/10), its forage, attack and shell values, its traits. A new one has no population yet; it needs some before it ages. In a crowded window 4 f5 a– s2 stands for population 4, forage 5, attack never, shell 2.
    .title = Species
    .also = board, boards
rule-population = Fish on a species board, shown as 4/10: four of ten spaces. The last space is the bones space; whoever covers it is overpopulated and keeps only 5.
    .title = Population
    .also = bones, bones space, dots, fish
rule-trait = What a card gives a species. A species has three at most; traits such as Speed allow more. You may remove traits while you play cards.
    .title = Trait
    .also = traits, limit
rule-reef = Where species forage. What is lost or paid goes there, and migrating moves population in and out.
    .title = Reef
rule-zone = The Ocean has three zones. Gains are taken from the first that has population. When a zone is empty its Scenario is in force; when zone 1 is empty for the first time the Cambrian Explosion begins; when all three are empty the last round.
    .title = Zone
    .also = zones, ocean, ocean zone
rule-reserve = Population kept back. It comes into play in zone 3 when the Ocean has run dry, and the last round begins.
    .title = Reserve
rule-pool = Two Deep cards that all can see. In the draw phase you may take one of them into your hand, or one unseen.
    .title = Gene Pool
    .also = pool, gene
rule-deep = Deep cards are strong, and exist once each. They can be played after the Cambrian Explosion and cost their price from your score, which goes to the Reef.
    .title = Deep
    .also = deep card, deep cards, price, cost
rule-surface = Surface cards are the common deck. The number on one is how much population it moves when you migrate with it; as a trait it costs nothing.
    .title = Surface
    .also = surface card, surface cards, migrate number
rule-score = Population that has aged off your species. It is your points, and it pays for Deep cards.
    .title = Score
    .also = points, score pile
rule-bonus = Points for whoever begins later in the order of turns. They count at the end and pay for nothing.
    .title = Bonus
    .also = bonus token
rule-shell = Takes its number off every attack on the species. An attack that would take nothing cannot be made.
    .title = Shell
    .also = shells, defense
rule-never = A species with a trait that says so never forages, or never attacks; nothing overrides that, but a trait may be removed.
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
   *[off] once it is empty
    }: { $name }. { $text }
table-scenario-brief = Zone { $zone }, { $state ->
    [on] now
   *[off] once it is empty
    }: { $name }.
table-pool = Gene Pool: { $cards }
table-score = score { $n }
table-covered = score covered
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
    Your species need population, and their neighbors have it. Let them forage in the Reef, attack, or live off what others do; what ages off them is your score.
    In each turn you play a card (as a trait, or to move population), feed one of your species, and all of them age.
    When the first zone is empty the Cambrian Explosion begins: two cards a turn, and the Deep. The game ends when all zones are empty.
intro-reef =
    Your species need population, and their neighbors have it. Let them forage in the Reef, attack, or live off what others do; what ages off them is your score.
    In each turn you play a card (as a trait, or to move population), feed one of your species, and all of them age.
    This is the Reef, the game for a first time: without Deep cards and with two gentle Scenarios. When the first zone is empty the Cambrian Explosion doubles the pace: two cards a turn, and species age 2. The game ends when all zones are empty.
