# The rules and where they come from

## Sources of clauses: a mark, its name, and what it means

mark-R = rulebook
mark-R-help = A rule of the printed rulebook, in our words. Words without a label are of this kind.
mark-X = example
mark-X-help = A worked example of the rulebook.
mark-P = published
mark-P-help = A fact that another public source tells.
mark-G = our ruling
mark-G-help = What we decided where the rulebook is silent, damaged or unclear. The ruling tells why.
mark-J = ours
mark-J-help = A ruling or a reconstruction of ours. The ruling tells why.
mark-RG = completed
mark-RG-help = A rule of the rulebook that only a decision of ours completes.
mark-PG = published, completed
mark-PG-help = A published fact that only a decision of ours completes.

rules-legend = What the labels mean
rules-rulings = Rulings
rules-rulings-help = What we decided where the rulebook is silent, damaged or unclear, and why.
rules-why = Why
rules-about = About
rules-ruling-link = Ruling { $ruling }
rules-provenance = What is from the rulebook, what is reconstructed, and why

## Provenance: a page a game

provenance-title = { $game }: what is from the rulebook, and what is ours
provenance-heading = What is from the rulebook, what is reconstructed, and why
provenance-rules = The rules
provenance-clauses = { $ours ->
    [one] Of { $clauses } clauses, 1 rests on a decision of ours, wholly or partly. Each has its label in the rules.
   *[other] Of { $clauses } clauses, { $ours } rest on a decision of ours, wholly or partly. Each has its label in the rules.
  }
provenance-mark-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
  }
provenance-components = The components
provenance-components-help = What every table of cards, tiles and numbers draws on.
provenance-read = Read the rules
provenance-other = Another game

origin-rulebook = rulebook
origin-rulebook-help = From the printed rulebook
origin-published = published
origin-published-help = From another public source
origin-reconstructed = reconstructed
origin-reconstructed-help = Filled in by us
