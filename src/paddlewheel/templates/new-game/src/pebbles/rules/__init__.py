"""Who may do what, and what it does."""
