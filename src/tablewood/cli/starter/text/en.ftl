# Starter in English. The French file has the same ids.

game-name = Starter
game-tagline = Play leaves, each higher than the last.

prompt-take-turn = Play a leaf, or pass.
waiting-take-turn = { $player } is choosing a leaf.

move-play = Play leaf { $leaf }
move-pass = Pass

event-dealt = { $leaf ->
    [hidden] { $player } is dealt a leaf.
   *[other] { $player } is dealt leaf { $leaf }.
}
event-played = { $player } plays leaf { $leaf }.
event-passed = { $player } passes.

score-leaves = Leaves played

clause-ST-1 = Two to four players
clause-ST-2 = Secret leaves
clause-ST-3 = Turns
clause-ST-4 = Always higher
clause-ST-5 = Passing, and the end
clause-ST-6 = Points

because-not-in-hand = Leaf { $leaf } is not in your hand.
because-too-low = Leaf { $leaf } is not higher than { $top }, which lies on the pile.
