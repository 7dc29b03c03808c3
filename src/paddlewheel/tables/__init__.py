"""One table with people and bots at it: seats, clock, undo, chat and storage. No web in here."""
