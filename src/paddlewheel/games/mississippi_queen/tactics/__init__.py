"""What bots know of a race, by subject."""
