"""A class: many tables of one game, the pupils at them, and the teacher who looks after all of them."""
