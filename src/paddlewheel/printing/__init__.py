"""Games on paper: `print_game` makes a PDF of everything that has to lie on the table."""

from paddlewheel.printing.making import COLOUR, INKS, checked_parts, part_titles, print_game
from paddlewheel.printing.paper import PAPERS

__all__ = ["COLOUR", "INKS", "PAPERS", "checked_parts", "part_titles", "print_game"]
