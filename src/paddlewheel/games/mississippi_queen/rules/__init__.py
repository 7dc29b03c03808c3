"""The rules of Mississippi Queen, by subject."""
