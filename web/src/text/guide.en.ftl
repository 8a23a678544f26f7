# The illustrated rules

guide-contents = Contents
guide-overview = The game in ten lines
guide-box = What is in the box
guide-turn = A turn, step by step
guide-scoring = The points
guide-glossary = The icons
guide-hints = First strategies
guide-reference = Every rule, clause by clause
guide-reference-help = For questions at the table: each rule with its number, its source and the rulings behind it.
guide-example = An example
guide-clauses = Clauses
guide-happens = What happens
guide-whole = The illustrated rules
guide-print = Print
guide-print-clauses = with every clause
guide-print-wait = Drawing the pictures …
