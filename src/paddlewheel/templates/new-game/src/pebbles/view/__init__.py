"""What each seat sees, and how it reads and looks."""

from pebbles.view.observation import PebblesObservation, observe
from pebbles.view.scene import scene
from pebbles.view.text import text
from pebbles.view.words import line

__all__ = ["PebblesObservation", "line", "observe", "scene", "text"]
