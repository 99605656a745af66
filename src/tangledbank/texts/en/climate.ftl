### Evolution: Climate. What is here counts before what Evolution says.

## Traits

trait-ambush = Ambush
    .badge = Am
    .text = When this carnivore attacks, Warning Call does not stop it. On prey with Migratory it may also ignore one defensive trait.
trait-burrowing = Burrowing
    .badge = Bu
    .text = Safe from attack as long as none of its population is hungry. Loses 1 less to heat and 1 less to cold. Wildfire does not harm it.
trait-defensive-herding = Defensive Herding
    .badge = Dh
    .text = Safe from every carnivore whose population is not larger than its own. Loses 1 less to cold.
trait-cooling-frills = Cooling Frills
    .badge = Cf
    .text = Counts as 2 sizes larger when attacked. There is no more meat on it for that. Loses 3 less to heat.
trait-heavy-fur = Heavy Fur
    .badge = Hf
    .text = Loses 4 less to cold. In the three hottest zones it loses 1 more to heat.
trait-hibernation = Hibernation
    .badge = Hi
    .text = Up to 2 of its population need no food and do not starve. Loses 1 less to cold.
trait-migratory = Migratory
    .badge = Mi
    .text = After feeding, if the watering hole is empty, it takes up to 2 food from the bank for its hungry population. Loses 1 less to heat and 1 less to cold.
trait-mud-wallowing = Mud Wallowing
    .badge = Mw
    .text = Whoever attacks it must first discard a card, for every attack. Loses 1 less to heat.
trait-nocturnal = Nocturnal
    .badge = No
    .text = Before each of your feeding turns it may feed for free, if no carnivore in play could eat it now. Loses 1 less to heat.

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
confidence-reconstructed = reconstructed, a placeholder until a real card is read

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
    [cold] Bodies { $low } to { $high } lose { $loss } population to cold.
   *[heat] Bodies { $low } to { $high } lose { $loss } population to heat.
} Plant food { $few } with 2 or 3 players, { $many } with 4 to 6.
zone-doubt = How sure the plant food is: { $few } with 2 or 3 players; { $many } with 4 to 6.
zone-line = { $kind ->
    [none] nobody loses population
    [cold] sizes { $low } to { $high } lose { $loss } to cold
   *[heat] sizes { $low } to { $high } lose { $loss } to heat
    }; { $food } plants

## Event cards

weather-cold-snap = Cold Snap
    .text = Its line is used this round in place of the zone’s: who loses population to cold, and the plant food.
weather-heat-wave = Heat Wave
    .text = Its line is used this round in place of the zone’s: who loses population to heat, and the plant food.
weather-desertification = Desertification
    .text = Every species loses 1 body size, down to 1. If the food total is positive nothing is added; if negative, food is taken away.
weather-glacial-thaw = Glacial Thaw
    .text = The card lies on the watering hole; its 3 suns count when the next food cards are turned up.
weather-meteorite = Meteorite
    .text = From now on to the end of the game a positive food total is not added; a negative one still takes food away.
weather-volcanic-eruption = Volcanic Eruption
    .text = At the end of feeding the marker goes to the zone on the card.
weather-wildfire = Wildfire
    .text = Every species without Burrowing loses 1 population. This round’s food is set aside and is put on the watering hole before the next deal.
event-card = { $kind } at { $zone }
event-card-hidden = an event
event-facts = { $kind ->
    [none] { "" }
    [to] The marker goes to { $zone }.
    [cold] Bodies { $low } to { $high } lose { $loss } population to cold. Plant food { $food }.
   *[heat] Bodies { $low } to { $high } lose { $loss } population to heat. Plant food { $food }.
}
zones-title = Climate zones: { $count }
events-title = Climate events: { $count }

## The table

table-climate = Climate: { $zone } ({ $line }).
table-events = Events: { $events }.
table-thaw = A thaw brings 3 suns.
table-struck = A meteorite has struck: no new food.
table-eruption = After feeding: { $zone }.
table-burnt = Set aside by fire: { $food }.

intro =
    Your species need food, and others need your species, and the climate spares nobody. Feed them, let them grow, give them traits against carnivores, heat and cold; food eaten, living population and traits are your points.
    Each round you put a card on the watering hole: its number is food for all, its suns or snowflakes move the climate.
    You play others as you like, and then you feed. The game ends when the deck has run out, after about six rounds.

## What one is asked

prompt-exchange-cards = Put cards under the deck and draw as many?
prompt-feed-at-night = Feed by night, before your turn?

## Moves

move-under = Put { $card } under the deck
move-draw = Draw { $amount }
move-go-on = Go on to the turn

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
event-event-laid = { $event } is laid out.
event-body-shrank = { $species } loses { $amount } body size{ $spilt ->
    [0] { "" }
   *[other] { " " }and { $spilt } stored food
}.
event-food-burnt = { $amount } plant food is set aside until the next round.
event-food-regrown = The { $amount } plant food that was set aside is on the watering hole.
log-climate = The climate gets { $warmer ->
    [yes] warmer
   *[no] colder
    }: { $zone } ({ $line }).
log-struck = { $event } strikes! { $text }
log-hole-climate = They bring { $cards }, { $zone } { $food }: { $amount ->
    [0] the watering hole is empty
   *[other] the watering hole has { $amount } food
    }.

## Why not

reason-size-cooling-frills = With { $traits }, { $target } counts as size { $target_size }; { $attacker }, attacking with size { $size }, is not larger.
    .short = { $trait }: counts as { $target_size }
reason-passes = { $granted ->
    [0] { $attacker } cannot ignore { $trait } without a card: that takes Ambush against a Migratory species.
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
 }, and you have put as many under it; no more can be exchanged.
    .short = deck used up
reason-night = { $species } does not have Nocturnal, so it feeds in your turn, not before it.
    .short = not nocturnal
reason-danger = { $threats } could attack { $species } now, so { $species } does not feed by night.
    .short = { $threats } could attack
reason-fed = { $species } has already fed tonight.
    .short = has fed tonight
reason-dusk = Only Intelligence would get { $attacker } past { $traits } of { $target }, and cards are discarded for it in your feeding turns, not before them.
    .short = not by night
reason-early = Cards are discarded for Intelligence in your feeding turns, and yours has not begun: night feeding comes before it.
    .short = only in your turn
reason-draw = You draw as many cards as you have put under the deck: { $put ->
    [0] none
   *[other] { $put }
}.
    .short = as many as put back: { $put }

## Rules

rule-deal = You are dealt 4 cards, and 1 more for each of your species. Whoever has no species gets a new one first.
    .title = deal
rule-food = Everybody puts one card face down on the watering hole. Its number is the plants it brings; its suns make the climate warmer, its snowflakes colder.
    .title = food
rule-reveal = First traits act that act early (Long Neck, Fertile, Fat Tissue). Then the food cards are turned up and five steps follow: the marker moves, an event at its zone strikes, population is lost, food comes or goes, a new event is laid out.
    .title = environment
rule-defense = Defensive traits are Burrowing, Climbing, Cooling Frills, Defensive Herding, Hard Shell, Horns, Mud Wallowing, Symbiosis and Warning Call.
    .title = defense
rule-climate = If the food cards show more suns than snowflakes, the marker moves one zone warmer; if fewer, one zone colder. It stays on the board.
    .title = climate
rule-loss = Every species whose body is in the range of the zone loses population, all at the same time. Traits that protect add up.
    .title = loss
rule-events = One cold and one hot event lie at their zones. If the marker stands there in step 2 the event strikes, and another is laid out, which cannot strike before the next round.
    .title = events
rule-exchange = When you are done playing cards you may put any number of cards under the deck and draw as many, not more than the deck holds.
    .title = exchange
rule-night = A Nocturnal species may feed for free before each of your turns if no carnivore in play, yours included, could attack it now with the cards its owner holds.
    .title = night
rule-trait = What a card gives a species for good. It is played face down and turned up when all have played; a species has no trait twice, and four at most. A trait may be removed while you play cards.
    .title = trait
    .also = traits, face down, face-down
rule-zone = Nine zones from Ice Age to Scorching; the marker stands in one of them. The zone says which sizes lose population to cold or heat each round, and how many plants it adds or takes. Ask about a zone by its name.
    .title = zone
    .also = zones, marker, climate zone
rule-icons = Signs on cards. If the food cards show more suns the climate gets one zone warmer, if more snowflakes one zone colder.
    .title = suns
    .also = sun, snowflake, snowflakes, icons

## Options of the table

option-events = play with climate events
option-plain = plain Evolution with this box: no climate, 129 cards
option-shrunk_fat = where stored food goes that a shrunken body cannot hold: bag or lost
option-mud_price = whether a hungry carnivore has to pay for prey in the mud when it has no other: optional or forced
option-ambush_use = what Ambush ignores on a Migratory species: may (what its player likes, if anything) or must (what helps most)
option-night_intelligence = Intelligence may be used in attacks that a Nocturnal carnivore makes before your turn
option-migratory_food = what Migratory finds: diet (what the species eats) or plant
option-fur_heat = where Heavy Fur suffers: zones (hot zones, at any size) or range (only within their sizes)
option-fur_wave = where a Heat Wave is worse for Heavy Fur: zones (in the three hottest zones) or anywhere
option-empty_deck = when the second deck is empty too: shuffle the discards, or none are drawn
option-quick_exchange = who exchanges first when all play at once: in_turn, or as_done (who was done first)
option-wildfire_loss = whether a negative food total counts in a Wildfire: remove or spare

ruling-R63 = Ambush against Migratory
ruling-R88 = Evolution with the Climate box
ruling-R122 = Intelligence by night
