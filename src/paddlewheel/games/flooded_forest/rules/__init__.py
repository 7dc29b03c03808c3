"""The rules of Flooded Forest, by subject."""
