"""What the doors to PettingZoo, Gymnasium and OpenSpiel have in common: what is played, who is asked, what is seen."""
