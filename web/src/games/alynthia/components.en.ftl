# What the page with all components of Alynthia says.

kind-tile = Map tiles
kind-market = Market cards
kind-action = Action cards
kind-research = Research tiles
kind-guild = Guilds
kind-outpost = Outposts
kind-upgrade = Upgrades
kind-die = Dice
kind-board = Shape of the map
kind-rounds = Round tracker
kind-nests = Nest tracker
kind-supply = Resource cards and tokens

mark-worker = With a worker space.

tile-has = { $spaces }.
spaces-wood = { $count ->
    [one] 1 forest
   *[other] { $count } forests
}
spaces-stone = { $count ->
    [one] 1 quarry
   *[other] { $count } quarries
}
spaces-food = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
spaces-worker = { $count ->
    [one] 1 hamlet
   *[other] { $count } hamlets
}
spaces-dragon = { $count ->
    [one] 1 lair
   *[other] { $count } lairs
}
basic-is = Basic ability: { $does }
advanced-is = Advanced ability: { $does }
die-battle = Battle die
die-dragon = Dragon die
die-battle-does = Added to a player’s strength in battle.
die-dragon-does = Added to the strength of dragons in battle.
die-spawn-does = How many dragons a nest gains.
die-fortune-does = Rolled with research tiles or a captured dragon, and against whoever is defeated.
die-labor-does = Rolled by the Labor Guild with its advanced ability.
faces-are = Its faces: { $faces }.
face-often = { $face } ({ $count } in { $all })
map-for = { $seats } players
map-for-few = { $seats } or { $most } players
map-has = { $count } tiles, each turned at random.
rounds-cooperative = Cooperative side
rounds-competitive = Competitive side
round-falls = A nest must fall in this round.
nests-for = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
nests-cost = { $difficulty }: { $costs } renown for one nest after the other.
resource-card = Resource card: { $resource }
resource-card-does = Kept in hand. Resources pay for buildings, market cards and attacks.
supply-dragons = Dragon token
supply-renown-one = Renown token, 1
supply-renown-five = Renown token, 5
supply-renown-ten = Renown token, 10
renown-tokens-do = Renown earned so far. Here it is simply a number, and never runs out.
