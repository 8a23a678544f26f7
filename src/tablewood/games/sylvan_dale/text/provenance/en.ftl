# Builders of Sylvan Dale: where the numbers of components.toml come from, for players.
# The French file has the same ids. A table has a name, and a text for each source that it draws on.

why = The rulebook counts every piece but lists neither the faces of the cards, tiles and bases nor the layout of the board. We filled these in with the plainest split that fits its counts: as many of each style, as many of each icon, and a board whose districts have the sizes that the rules need. Names of styles, creatures and districts are ours where the rulebook gives none. Whoever owns the printed game can replace any number in the table of components without touching a line of code.

table-style = Styles and species
table-style-rulebook = Four styles, each with a species of its own.
table-style-published = Parakeets among the species (a review on Meeple Mountain).
table-style-reconstructed = The names, the other species, and which species has which style.
table-item = Special items
table-item-rulebook = Four icons, how many of each are in the supply, what returns when used, and the banner on a bridge.
table-face = Cards
table-face-rulebook = 80 cards with one style and one icon each, some with bridge and treetop.
table-face-reconstructed = The mix: 4 styles, 5 icons or pairs of icons, 4 copies of each.
table-colour = Colours
table-colour-rulebook = Four colours; red, yellow and blue by name.
table-colour-reconstructed = Purple.
table-tiles = Tiles
table-tiles-rulebook = 16 in each colour, four styles, two stacks of 8.
table-tiles-reconstructed = Four of each style.
table-bases = Bases
table-bases-rulebook = 20 bases, each with a dwelling.
table-bases-reconstructed = Five of each style.
table-banners = Banners
table-banners-rulebook = 16 in each colour.
table-district = Districts
table-district-rulebook = Five districts told apart by their background, one of them light green grass.
table-district-reconstructed = Their names and the other backgrounds.
table-board = The board
table-board-rulebook = Two sides with 20 and 16 spaces, 3 to 5 in a district; 3 light green spaces are not used with two players.
table-board-reconstructed = The layout.
table-score = Scoring
table-score-rulebook = The scoring summary.
table-limits = Limits
table-limits-rulebook = Levels of a tree, tiles that earn a banner, cards in hand, cards of a set.
table-limits-reconstructed = How often the market may be replaced in a turn, and when a stalemate ends the round: our rulings.
table-setup = Setup
table-setup-rulebook = The treetop that the second of two players starts with.
table-fame_tokens = Fame tokens
table-fame_tokens-rulebook = Worth 590 in all; for the record only, since fame is a number here.
