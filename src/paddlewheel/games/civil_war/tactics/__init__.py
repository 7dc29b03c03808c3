"""What bots know of the war: what each arrangement of reinforcements puts at stake, and what may still be drawn."""
