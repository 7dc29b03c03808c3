"""What bots know of the flood: what the water will do, where help is needed, what cards are worth, and what to say."""

from paddlewheel.games.rising_waters.tactics.forecast import Memory as Memory
from paddlewheel.games.rising_waters.tactics.tactics import FloodTactics as FloodTactics
