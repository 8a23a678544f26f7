"""What bots want to know of a position of Builders of Sylvan Dale."""
