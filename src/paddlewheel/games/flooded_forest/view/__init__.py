"""What each seat sees of the forest, and how it reads and looks."""
from paddlewheel.games.flooded_forest.view.seen import ForestObservation, observe
