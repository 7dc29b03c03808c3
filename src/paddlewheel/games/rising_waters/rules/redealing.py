"""Dealing again what cannot be seen: the order of the decks, and which heavy rains stay in the box. Hands lie open."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import CLOUDY, COMMUNITY, GOALS, LANDOWNERS
from paddlewheel.games.rising_waters.state import Flood, is_heavy_rain
from paddlewheel.kernel import Chance
from paddlewheel.parts.piles import redealt, redealt_part

WEATHERS: Final = CLOUDY + 1
#: The A goals lie on top of as many B goals.
B_GOALS: Final = 5


def redeal_decks(flood: Flood, eyes: i64, stream: Chance) -> None:
    """Deal again what none of these seats (a bit each) has looked at."""
    redeal_weather(flood, most_looked_at(flood.weather_known, eyes), stream)
    total: i64 = len(flood.landowner)
    unseen = total - most_looked_at(flood.landowner_known, eyes)
    # Starred cards stay on top of the others.
    below = total - flood.starred
    if below > unseen:
        below = unseen
    flood.landowner = redealt_part(flood.landowner, below, unseen, LANDOWNERS, stream)
    flood.landowner = redealt_part(flood.landowner, 0, below, LANDOWNERS, stream)
    flood.community = redealt(flood.community, COMMUNITY, stream)
    goals: i64 = len(flood.goal_pile)
    below = B_GOALS if goals > B_GOALS else goals
    flood.goal_pile = redealt_part(flood.goal_pile, below, goals, GOALS, stream)
    flood.goal_pile = redealt_part(flood.goal_pile, 0, below, GOALS, stream)


def redeal_weather(flood: Flood, known: i64, stream: Chance) -> None:
    """The unseen heavy rains, in the deck and in the box, change places; then the deck is shuffled."""
    unseen: i64 = len(flood.weather) - known
    heavy = vec[i64](capacity=32)
    place: i64 = 0
    while place < unseen:
        if is_heavy_rain(flood.weather[place]):
            heavy = append(heavy, flood.weather[place])
        place += 1
    for card in flood.box:
        heavy = append(heavy, card)
    heavy = redealt(heavy, WEATHERS, stream)
    next_heavy: i64 = 0
    while next_heavy < len(flood.box):
        flood.box[next_heavy] = heavy[next_heavy]
        next_heavy += 1
    place = 0
    while place < unseen:
        if is_heavy_rain(flood.weather[place]):
            flood.weather[place] = heavy[next_heavy]
            next_heavy += 1
        place += 1
    flood.weather = redealt_part(flood.weather, 0, unseen, WEATHERS, stream)


def most_looked_at(known: vec[i64], eyes: i64) -> i64:
    """How many cards from the top of a deck one of these seats knows."""
    most: i64 = 0
    seat: i64 = 0
    while seat < len(known):
        if eyes >> seat & 1 and known[seat] > most:
            most = known[seat]
        seat += 1
    return most
