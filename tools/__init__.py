"""Tools for developers; each says at its top what it does."""
