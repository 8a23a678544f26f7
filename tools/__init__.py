"""Tools for developers; the docstring of each says what it does."""
