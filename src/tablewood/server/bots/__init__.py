"""Bots at tables: who is to move, and the worker processes they think in."""
