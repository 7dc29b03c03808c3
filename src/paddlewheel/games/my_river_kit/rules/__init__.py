"""The rules of My River Kit, by subject."""
