"""Telling people who are away that it is their turn: by Web Push, and by e-mail. Nobody is told more than that."""
