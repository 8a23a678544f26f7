# Starter en français. Le fichier anglais a les mêmes identifiants.

game-name = Starter
game-tagline = Posez des feuilles, chacune plus haute que la précédente.

prompt-take-turn = Posez une feuille, ou passez.
waiting-take-turn = { $player } choisit une feuille.

move-play = Poser la feuille { $leaf }
move-pass = Passer

event-dealt = { $leaf ->
    [hidden] { $player } reçoit une feuille.
   *[other] { $player } reçoit la feuille { $leaf }.
}
event-played = { $player } pose la feuille { $leaf }.
event-passed = { $player } passe.

score-leaves = Feuilles posées

clause-ST-1 = De deux à quatre joueurs
clause-ST-2 = Feuilles secrètes
clause-ST-3 = Les tours
clause-ST-4 = Toujours plus haut
clause-ST-5 = Passer, et la fin
clause-ST-6 = Les points

because-not-in-hand = La feuille { $leaf } n’est pas dans votre main.
because-too-low = La feuille { $leaf } n’est pas plus haute que la feuille { $top }, qui est sur la pile.
