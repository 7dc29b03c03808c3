"""What bots know of My River Kit."""
