"""The laboratory: many games at once, their results, and their speed."""
