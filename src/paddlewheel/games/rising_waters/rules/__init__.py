"""The rules, a room for each phase and kind of action."""
