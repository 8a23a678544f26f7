"""What bots ask about a position of Starter."""
