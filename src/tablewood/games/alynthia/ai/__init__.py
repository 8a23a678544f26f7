"""What bots want to know of a position of Alynthia."""
