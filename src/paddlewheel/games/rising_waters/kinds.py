"""The kinds of things by number, and how many of each there are: cards, tracks, powers, roles, losses, pieces."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

# What a hand holds, twelve counts a player.
BLUES: Final = 0
CHURCH: Final = 1
FAMILY: Final = 2
FARM: Final = 3
GARDEN: Final = 4
EDUCATION: Final = 5
NEWSPAPER: Final = 6
RADIO: Final = 7
ACTIVISM: Final = 8
VAUDEVILLE: Final = 9
JOB: Final = 10
THREAT: Final = 11
COMMUNITY: Final = 10
HAND: Final = 12

# Landowner cards; from CAMP on, one for each site.
OFFER: Final = 0
THREATENS: Final = 1
FORCE: Final = 2
HATRED: Final = 3
FLEES: Final = 4
DYNAMITE: Final = 5
CAMP: Final = 6
LANDOWNERS: Final = 13

# Weather cards: region * 4 + severity (heavy, medium or light rain, sun), or cloudy.
HEAVY: Final = 0
SUNNY: Final = 3
CLOUDY: Final = 16

# Perpetual tracks and renewable powers, five each a player.
ACTIONS: Final = 0
MOVEMENT: Final = 1
PAWNS: Final = 2
DONATION: Final = 3
SWIM: Final = 4
RAFT: Final = 0
DISCOUNT: Final = 1
MULES: Final = 2
HANDS: Final = 3
SUPPER: Final = 4
FIVE: Final = 5

# Roles.
SINGER: Final = 0
ACTIVIST: Final = 1
PREACHER: Final = 2
CROPPER: Final = 3
CHILD: Final = 4
TEACHER: Final = 5

# Causes of losses, and what eases them.
LAND: Final = 0
TOWN: Final = 1
PAWN: Final = 2
SURVIVOR: Final = 3
LEVEE: Final = 4
LANDOWNER: Final = 5
PENALTY: Final = 6
CAUSES: Final = 7
RESCUE: Final = 0
GOAL: Final = 1

# Relief Camps.
GREEN: Final = 1
RED: Final = 2

PAWNS_EACH: Final = 4
SURVIVORS: Final = 12
RAFTS: Final = 10
HEXES: Final = 140
WATERS: Final = 16
GOALS: Final = 10
