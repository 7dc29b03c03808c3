"""What things are called: the cities, the weather, the indicators and their zones, money."""

from __future__ import annotations

#: The cities from the source down.
CITIES = ("Highspring", "Millford", "Alderbridge", "Saltmouth")
WEATHER_WORDS = ("very wet", "wet", "normal", "dry")
INDICATOR_WORDS = {
    "water": "Water availability",
    "pollution": "Pollution",
    "flood": "Flood regulation",
    "recreation": "Recreation potential",
    "biodiversity": "Biodiversity",
    "landscape": "Landscape beauty",
}
GOAL_WORDS = {"aquabon": "most Aquabon", "richest": "the richest city", "secret": "a secret goal for each mayor"}
ZONE_WORDS = {"red": "red zone", "between": "between the zones", "green": "green zone"}


def wag(number: int) -> str:
    return f"{number} WAG"


def act_words(act: str, card: str, third: bool = False) -> str:
    """What is done or promised: `add Wetland`; of a third person `adds Wetland`."""
    if act == "not add":
        return f"does not add {card}" if third else f"not add {card}"
    return f"{act}{'s' if third else ''} {card}"
