### Evolution: Climate. What is here counts before what Evolution says.

## Traits

trait-ambush = Ambush
    .text = When it attacks, Warning Call doesn’t protect its prey. Against prey with Migratory it may also ignore one defensive trait.
    .short = Ignores Warning Call; 1 defense of Migratory
    .badge = Am
trait-burrowing = Burrowing
    .text = Can’t be attacked while it isn’t hungry. Loses 1 less to heat and 1 less to cold. Wildfire doesn’t harm it.
    .short = Safe unless hungry. Heat −1, cold −1
    .badge = Bu
trait-defensive-herding = Defensive Herding
    .text = Only carnivores with a larger population can attack it. Loses 1 less to cold.
    .short = Only larger populations attack it. Cold −1
    .badge = Dh
trait-cooling-frills = Cooling Frills
    .text = Counts as 2 sizes larger when attacked. It gives no extra meat. Loses 3 less to heat.
    .short = Size +2 when attacked. Heat −3
    .badge = Cf
trait-heavy-fur = Heavy Fur
    .text = Loses 4 less to cold. In the three hottest zones it loses 1 more to heat.
    .short = Cold −4. Heat +1 in the three hottest zones
    .badge = Hf
trait-hibernation = Hibernation
    .text = Up to 2 of its population need no food and don’t starve. Loses 1 less to cold.
    .short = 2 of its population need no food. Cold −1
    .badge = Hi
trait-migratory = Migratory
    .text = After feeding, if the watering hole is empty, it takes up to 2 food from the bank for its hungry population. Loses 1 less to heat and 1 less to cold.
    .short = Empty hole: takes up to 2. Heat −1, cold −1
    .badge = Mi
trait-mud-wallowing = Mud Wallowing
    .text = Anyone who attacks it must first discard a card, each time. Loses 1 less to heat.
    .short = Attacking it costs a card. Heat −1
    .badge = Mw
trait-nocturnal = Nocturnal
    .text = May feed for free before each of your feeding turns, if no carnivore in play could attack it now. Loses 1 less to heat.
    .short = Feeds first, if safe. Heat −1
    .badge = No

card-icons = { $kind ->
    [suns] { $count ->
        [one] ({ $count } sun)
       *[other] ({ $count } suns)
    }
   *[snowflakes] { $count ->
        [one] ({ $count } snowflake)
       *[other] ({ $count } snowflakes)
    }
}
confidence-certain = certain
confidence-likely = likely
confidence-reconstructed = reconstructed

## The board

zone-ice-age = Ice Age
zone-freezing = Freezing
zone-cold = Cold
zone-cool = Cool
zone-temperate = Temperate
zone-warm = Warm
zone-tropical = Tropical
zone-hot = Hot
zone-scorching = Scorching
zone-facts = { $kind ->
    [none] No population is lost.
    [cold] Sizes { $low } to { $high } lose { $loss } population to cold.
   *[heat] Sizes { $low } to { $high } lose { $loss } population to heat.
} Plants: { $few } with 2 or 3 players, { $many } with 4 to 6.
zone-doubt = Confidence in the plant numbers: { $few } with 2 or 3 players; { $many } with 4 to 6.
zone-line = { $kind ->
    [none] no population lost
    [cold] sizes { $low } to { $high } lose { $loss } to cold
   *[heat] sizes { $low } to { $high } lose { $loss } to heat
    }; { $food } plants

## Event cards

weather-cold-snap = Cold Snap
    .text = This round, its numbers replace the zone’s: which species lose population to cold, and how many plants are added.
weather-heat-wave = Heat Wave
    .text = This round, its numbers replace the zone’s: which species lose population to heat, and how many plants are added.
weather-desertification = Desertification
    .text = Every species loses 1 body size, to a minimum of 1. If the food total is positive, nothing is added; if negative, food is still removed.
weather-glacial-thaw = Glacial Thaw
    .text = Lies on the watering hole; its 3 suns count at the next reveal.
weather-meteorite = Meteorite
    .text = For the rest of the game a positive food total isn’t added; a negative one still removes food.
weather-volcanic-eruption = Volcanic Eruption
    .text = At the end of feeding the marker moves to the zone on the card.
weather-wildfire = Wildfire
    .text = Every species without Burrowing loses 1 population. This round’s food is set aside until just before the next deal.
event-card = { $kind } at { $zone }
event-card-hidden = an event
event-facts = { $kind ->
    [none] { "" }
    [to] The marker moves to { $zone }.
    [cold] Sizes { $low } to { $high } lose { $loss } population to cold. Plants: { $food }.
   *[heat] Sizes { $low } to { $high } lose { $loss } population to heat. Plants: { $food }.
}
zones-title = Climate zones: { $count }
events-title = Climate events: { $count }

## The table

table-climate = Climate: { $zone } ({ $line }).
table-events = Events: { $events }.
table-thaw = Glacial Thaw adds 3 suns.
table-struck = A Meteorite has struck: no new food.
table-eruption = After feeding: { $zone }.
table-burnt = Set aside by Wildfire: { $food }.

intro =
    Your species need food, others want to eat your species, and the climate spares nobody. Feed them, help them grow and give them traits against carnivores, heat and cold. Food eaten, living population and traits are your points.
    Each round you put a card on the watering hole: its number is food for everyone, its suns or snowflakes move the climate.
    You play other cards as you like, and then you feed. The game ends when the deck runs out, after about six rounds.

## What one is asked

prompt-exchange-cards = Exchange cards with the deck?
prompt-feed-at-night = Feed by night, before your turn?

## Moves

move-under = Put { $card } under the deck
move-draw = Draw { $amount }
move-go-on = Start your turn

## Events

event-population-lost = { $species } loses { $amount } population{ $loss ->
    [cold] { " " }to cold
    [heat] { " " }to heat
    [fire] { " " }in the fire
   *[none] { "" }
}.
event-cards-returned = { $me ->
    [yes] You put
   *[no] { $seat } puts
 } { $amount ->
    [one] 1 card
   *[other] { $amount } cards
 } under the deck.
event-climate-moved = The climate is now { $zone }.
event-event-struck = { $event } strikes!
event-event-laid = New event: { $event }.
event-body-shrank = { $species } loses { $amount } body size{ $spilt ->
    [0] { "" }
   *[other] { " " }and { $spilt } stored food
}.
event-food-burnt = { $amount } food is set aside until the next round.
event-food-regrown = The { $amount } food that was set aside returns to the watering hole.
log-climate = The climate gets { $warmer ->
    [yes] warmer
   *[no] colder
    }: { $zone } ({ $line }).
log-struck = { $event } strikes! { $text }
log-hole-climate = Food cards total { $cards }, { $zone } { $food }: { $amount ->
    [0] the watering hole is empty
   *[other] the watering hole has { $amount } food
    }.

## Why not

reason-size-cooling-frills = With { $traits }, { $target } counts as size { $target_size }; { $attacker } attacks with only { $size }.
    .short = { $trait }: counts as { $target_size }
reason-passes = { $granted ->
    [0] { $attacker } can’t ignore { $trait } without a card: that takes Ambush against a Migratory species.
   *[other] Ambush lets { $attacker } ignore only { $granted ->
        [one] one defense
       *[other] { $granted } defenses
    } of { $target } without a card, and it already does.
}
    .short = not without a card
reason-cards-mud-wallowing = { $target } has Mud Wallowing: the attack costs a card, and you hold { $held ->
    [0] none
   *[other] { $held }
}.
    .short = { $trait }: costs a card
reason-deck = The deck held { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 }, and you’ve already put that many under it. You can’t exchange more.
    .short = deck used up
reason-night = { $species } doesn’t have Nocturnal, so it feeds during your turn, not before.
    .short = not nocturnal
reason-danger = { $threats } could attack { $species } now, so { $species } can’t feed by night.
    .short = { $threats } could attack
reason-fed = { $species } has already fed tonight.
    .short = already fed tonight
reason-dusk = Only Intelligence would get { $attacker } past { $target }’s { $traits }, and you can use it only in your feeding turns, not before them.
    .short = not by night
reason-early = You can use Intelligence only in your feeding turn, and yours hasn’t begun: night feeding comes before it.
    .short = only in your turn
reason-draw = You draw as many cards as you put under the deck: { $put ->
    [0] none
   *[other] { $put }
}.
    .short = draw { $put }

## Rules

rule-deal = You’re dealt 4 cards, plus 1 for each of your species. If you have no species, you get a new one first.
    .title = deal
rule-food = Everyone puts one card face down on the watering hole. Its number is how many plants it adds; its suns make the climate warmer, its snowflakes colder.
    .title = food
rule-reveal = First, Long Neck, Fertile and Fat Tissue take effect. Then the food cards are revealed, and five steps follow: the marker moves, an event at its zone strikes, population is lost, food is added or removed, a new event is laid out.
    .title = environment
rule-defense = Defensive traits are Burrowing, Climbing, Cooling Frills, Defensive Herding, Hard Shell, Horns, Mud Wallowing, Symbiosis and Warning Call.
    .title = defense
rule-climate = If the food cards show more suns than snowflakes, the marker moves one zone warmer; if fewer, one zone colder. It never leaves the board.
    .title = climate
rule-loss = Every species whose body size is in the zone’s range loses population, all at the same time. Protection from several traits adds up.
    .title = loss
rule-events = One cold and one hot event lie at their zones. If the marker is at an event’s zone in step 2, the event strikes and a new one is laid out, which can’t strike before the next round.
    .title = events
rule-exchange = When you’re done playing cards, you may put any number of cards under the deck and draw as many, up to what the deck holds.
    .title = exchange
rule-night = A Nocturnal species may feed for free before each of your turns if no carnivore in play, yours included, could attack it now with the cards in that carnivore’s owner’s hand.
    .title = night
rule-trait = A card played on a species. It’s face down until everyone has played. A species can’t have the same trait twice, and has at most four traits. You may remove a trait while you play cards.
    .title = trait
    .also = traits, face down, face-down
rule-zone = Nine zones from Ice Age to Scorching; the marker is in one of them. The zone tells you which sizes lose population to cold or heat each round, and how many plants it adds or removes. Ask about a zone by its name.
    .title = zone
    .also = zones, marker, climate zone
rule-icons = Symbols on cards. If the food cards show more suns, the climate gets one zone warmer; if more snowflakes, one zone colder.
    .title = suns
    .also = sun, snowflake, snowflakes, icons

## Options of the table

option-events = play with climate events
option-plain = play Evolution with this box: no climate, 129 cards
option-shrunk_fat = where stored food goes if a shrunken body can’t hold it: to the food bag, or it’s lost
option-mud_price = whether a hungry carnivore must pay if its only prey has Mud Wallowing: it may go hungry, or it must pay
option-ambush_use = which trait Ambush ignores on a Migratory species: the attacking player’s choice, or the one that helps most
option-night_intelligence = Intelligence may be used in attacks that a Nocturnal carnivore makes before your turn
option-migratory_food = what Migratory finds: what the species eats, or plants only
option-fur_heat = where Heavy Fur loses 1 more to heat: in hot zones at any size, or only at the sizes the zone names
option-fur_wave = where a Heat Wave is worse for Heavy Fur: in the three hottest zones, or anywhere
option-empty_deck = when the second deck is empty too: shuffle the discards, or draw no more
option-quick_exchange = order of exchanging cards when everyone plays at once: turn order, or the order in which players finish
option-wildfire_loss = whether food cards that add up to less than 0 still remove food when a Wildfire strikes

ruling-R63 = Ambush against Migratory
ruling-R88 = Evolution with the Climate box
ruling-R122 = Intelligence at night
