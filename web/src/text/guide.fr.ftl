# Les règles illustrées

guide-contents = Sommaire
guide-overview = Le jeu en dix lignes
guide-box = Ce qu’il y a dans la boîte
guide-turn = Un tour, pas à pas
guide-scoring = Les points
guide-glossary = Les icônes
guide-hints = Premières stratégies
guide-reference = Toutes les règles, clause par clause
guide-reference-help = Pour les questions en cours de partie : chaque règle avec son numéro, sa source et les décisions qui la complètent.
guide-example = Un exemple
guide-clauses = Clauses
guide-happens = Ce qui se passe
guide-whole = Les règles illustrées
guide-print = Imprimer
guide-print-clauses = avec toutes les clauses
guide-print-wait = Les images se dessinent…
