"""The rules, a file for each phase and kind of action."""
