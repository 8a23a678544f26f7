"""What bots need to know about a position of Starter."""
