"""What bots know of the forest: how far fish have to swim, where predators wait, and how much room the river has."""

from paddlewheel.games.flooded_forest.tactics.tactics import ForestTactics as ForestTactics
