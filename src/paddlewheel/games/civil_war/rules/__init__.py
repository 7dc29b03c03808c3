"""The rules of Civil War, by subject."""
