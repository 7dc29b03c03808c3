"""What the water will do if nobody does anything: a few possible weathers, tried on a copy of the map."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import HEXES, NOWHERE
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.redealing import redeal_weather
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.runoff import Runoff
from paddlewheel.kernel import GUESS_STREAM, Chance

SAMPLES: Final = 24
#: How many rounds ahead a forecast looks.
HORIZON: Final = 6
#: The number of weathers that show whether a plan is worth a closer look.
GLANCE: Final = 6
#: Kept forecasts: positions that differ only in hands and pawns share one.
KEPT: Final = 1024
SEEN: Final = 64
PRIME: Final = 1000003
MASK: Final = 0xFFFFFFFFFF
#: Below this an offer is not worth a levee.
SMALL: Final = 0.02
#: Plans that need more offers than this are not looked at.
DEAREST_PLAN: Final = 12


class Weathers:
    """Possible orders of the Weather Reports to come; they last until another card is seen."""

    def __init__(self, key: i64, decks: list[vec[i64]]) -> None:
        self.key: i64 = key
        self.decks: list[vec[i64]] = decks


class Outlook:
    """One forecast: how often each land group floods, and what that costs."""

    def __init__(self, key: i64, lands: i64, weathers: Weathers) -> None:
        self.key: i64 = key
        self.weathers: Weathers = weathers
        #: The share of weathers in which the group is flooded after the next round, and at the end of the forecast.
        self.soon: vec[float] = vec[float]([0.0] * lands)
        self.later: vec[float] = vec[float]([0.0] * lands)
        #: Land, towns and Survivors lost, on average: in all, and in the next round.
        self.losses: float = 0.0
        self.soonest: float = 0.0
        #: The same as levees are planned against it, where to be late counts: in all weathers, and in the first few.
        self.burden: float = 0.0
        self.glanced: float = 0.0
        #: What an offer spent on a levee here averts, once it is known.
        self.planned: bool = False
        self.sites: vec[float] = vec[float]([0.0] * HEXES)
        #: How high that levee is to be.
        self.heights: vec[i64] = vec[i64]([0] * HEXES)
        #: The hexes where that is worth an action.
        self.wanted: vec[i64] = vec[i64]([])
        #: The best of these on a hex or beside it.
        self.need: vec[float] = vec[float]([0.0] * HEXES)


class Memory:
    """Forecasts made under the same rules, for all decisions; each is found only by what its seat knows."""

    def __init__(self, rules: FloodRules) -> None:
        self.runoff: Runoff = Runoff(rules.shared.atlas, rules.shared.numbers)
        self.kept: list[Outlook | None] = [None] * KEPT
        self.weathers: list[Weathers | None] = [None] * SEEN


class Forecast:
    """Makes forecasts and keeps the latest.

    Levees are planned with care for the decision at hand. The thousands of positions that a search plays on to carry
    that plan along, less what has been built since; rain never falls there, it is still to come in each of them.
    """

    def __init__(self, rules: FloodRules, memory: Memory, delay: float) -> None:
        self.atlas: Atlas = rules.shared.atlas
        self.numbers: Numbers = rules.shared.numbers
        self.runoff: Runoff = memory.runoff
        #: How much of a loss counts as averted that comes a whole forecast later.
        self.delay: float = delay
        # Forecasts are shared by bots that count differently: each finds its own.
        self.mark: i64 = i64(delay * 4096.0) << 40
        self.kept: list[Outlook | None] = memory.kept
        self.weathers: list[Weathers | None] = memory.weathers
        #: The plan that a search carries along, the levees that stood then, and the round.
        self.carried: Outlook | None = None
        self.levees: vec[i64] = vec[i64]([])
        self.week: i64 = 0
        #: While the choices of one decision are weighed the position stays as it is, and so does its plan.
        self.still: bool = False
        self.latest: Outlook | None = None

    def hold(self) -> None:
        """From now on the position stays as it is."""
        self.still = True
        self.latest = None

    def release(self) -> None:
        """From now on the position may change."""
        self.still = False
        self.latest = None

    def carry(self, flood: Flood, seat: i64) -> None:
        """Keep the plan of this position, from which a search begins."""
        self.levees = flood.levees[:]
        self.week = flood.week
        plan = self.plans(flood, seat)
        self.carried = plan
        # What a search makes of the plan is of no use to others.
        self.kept = [None] * KEPT
        self.kept[plan.key % KEPT] = plan

    def weather(self, flood: Flood, seat: i64) -> Weathers:
        """The weathers that fit what a seat has seen: the order of the unseen cards does not matter."""
        carried = self.carried
        if carried is not None:
            return carried.weathers
        key: i64 = len(flood.weather)
        for count in flood.weather_discard:
            key = (key * PRIME + count) & MASK
        place: i64 = len(flood.weather) - flood.weather_known[seat]
        while place < len(flood.weather):
            key = (key * PRIME + flood.weather[place] + 7) & MASK
            place += 1
        kept = self.weathers[key % SEEN]
        if kept is not None and kept.key == key:
            return kept
        decks: list[vec[i64]] = []
        sample: i64 = 0
        while sample < SAMPLES:
            twin = flood.clone()
            redeal_weather(twin, flood.weather_known[seat], Chance(sample, GUESS_STREAM))
            decks.append(self.next_reports(twin.weather))
            sample += 1
        made = Weathers(key, decks)
        self.weathers[key % SEEN] = made
        return made

    def next_reports(self, deck: vec[i64]) -> vec[i64]:
        """The top of a deck: as much of it as a forecast needs."""
        needed = self.numbers.reports * HORIZON
        place: i64 = len(deck) - needed if len(deck) > needed else 0
        top = vec[i64](capacity=needed)
        while place < len(deck):
            top = append(top, deck[place])
            place += 1
        return top

    def key(self, flood: Flood, weathers: Weathers) -> i64:
        """One number for all that a forecast depends on."""
        key: i64 = weathers.key * 32 + self.week_of(flood)
        key = (key * PRIME + flood.flooded) & MASK
        group: i64 = 0
        while group < self.atlas.waters:
            key = (key * PRIME + flood.levels[group] * 16 + flood.rains[group]) & MASK
            group += 1
        levees = flood.levees
        camps = flood.camps
        for hex in self.atlas.land_hexes:
            if levees[hex] > 0 or camps[hex] > 0:
                key = (key * PRIME + hex * 64 + levees[hex] * 4 + camps[hex]) & MASK
        for place in flood.survivors:
            key = (key * PRIME + place + 1) & MASK
        for place in flood.towns:
            key = (key * PRIME + place + 1) & MASK
        return key + self.mark

    def look(self, flood: Flood, seat: i64) -> Outlook:
        """The forecast for this position, as this seat can make it."""
        weathers = self.weather(flood, seat)
        key = self.key(flood, weathers)
        kept = self.kept[key % KEPT]
        if kept is not None and kept.key == key:
            return kept
        outlook = Outlook(key, self.atlas.lands, weathers)
        self.kept[key % KEPT] = outlook
        self.try_weathers(flood, outlook)
        return outlook

    def week_of(self, flood: Flood) -> i64:
        """The round whose rain comes next."""
        return flood.week if self.carried is None else self.week

    def rounds(self, flood: Flood) -> i64:
        """Weather Reports still to come that a forecast looks at."""
        left = self.numbers.rounds - self.week_of(flood)
        return left if left < HORIZON else HORIZON

    def try_weathers(self, flood: Flood, outlook: Outlook) -> None:
        rounds = self.rounds(flood)
        one = 1.0 / float(SAMPLES)
        runoff = self.runoff
        runoff.prepare(flood, flood.levees)
        sample: i64 = 0
        while sample < SAMPLES:
            runoff.begin()
            deck = outlook.weathers.decks[sample]
            runoff.rounds(deck, 0, 1 if rounds > 0 else 0)
            self.count(runoff.flooded, outlook.soon, one)
            outlook.soonest += one * float(runoff.losses)
            runoff.rounds(deck, 1, rounds)
            self.count(runoff.flooded, outlook.later, one)
            outlook.losses += one * float(runoff.losses)
            outlook.burden += one * self.burden(rounds)
            sample += 1
            if sample == GLANCE:
                outlook.glanced = outlook.burden * float(SAMPLES) / float(GLANCE)

    def burden(self, rounds: i64) -> float:
        """What a weather costs: all losses, and a part of each for the time since."""
        losses = float(self.runoff.losses)
        if self.delay == 0.0 or rounds == 0:
            return losses
        return losses + self.delay * float(self.runoff.lasting) / float(rounds)

    def count(self, flooded: i64, shares: vec[float], one: float) -> None:
        """Add one weather to the shares of the land that floods in it."""
        land: i64 = 0
        while flooded != 0:
            if flooded & 1:
                shares[land] += one
            flooded >>= 1
            land += 1

    # -- levees ------------------------------------------------------------------------------------------------

    def plans(self, flood: Flood, seat: i64) -> Outlook:
        """The forecast, with what levees would change."""
        latest = self.latest
        if latest is not None:
            return latest
        outlook = self.planned(flood, seat)
        if self.still:
            self.latest = outlook
        return outlook

    def planned(self, flood: Flood, seat: i64) -> Outlook:
        outlook = self.look(flood, seat)
        if outlook.planned:
            return outlook
        outlook.planned = True
        if self.rounds(flood) == 0:
            return outlook
        carried = self.carried
        if carried is not None:
            self.still_wanted(flood, carried, outlook)
            return outlook
        land: i64 = 0
        while land < self.atlas.lands:
            if outlook.later[land] > 0.1 and not flood.flooded >> land & 1:
                self.plan(flood, outlook, self.shore(flood, land))
            land += 1
        group: i64 = 0
        while group < self.atlas.waters:
            self.plan(flood, outlook, self.ring(flood, outlook, group))
            group += 1
        for hex in self.atlas.land_hexes:
            if outlook.sites[hex] > 0.0:
                self.call_for_help(outlook, hex)
        return outlook

    def still_wanted(self, flood: Flood, carried: Outlook, outlook: Outlook) -> None:
        """The levees of an earlier plan that have not been built and whose land has not flooded."""
        for hex in carried.wanted:
            if self.atlas.height(flood, hex) < carried.heights[hex] and not self.atlas.is_water(flood, hex):
                outlook.sites[hex] = carried.sites[hex]
                self.call_for_help(outlook, hex)

    def built(self, flood: Flood) -> float:
        """What the offers avert that were spent on planned levees since the plan was made."""
        carried = self.carried
        averted = 0.0
        if carried is not None:
            for hex in carried.wanted:
                if flood.levees[hex] > self.levees[hex]:
                    before = self.levees[hex] if self.levees[hex] > 0 else self.atlas.elevations[hex] - 1
                    averted += carried.sites[hex] * float(flood.levees[hex] - before)
        return averted

    def call_for_help(self, outlook: Outlook, hex: i64) -> None:
        """Mark the hexes from which a pawn can build here."""
        worth = outlook.sites[hex]
        if worth > SMALL:
            outlook.wanted = append(outlook.wanted, hex)
        if worth > outlook.need[hex]:
            outlook.need[hex] = worth
        way: i64 = 0
        while way < 6:
            there = self.atlas.neighbours[hex * 6 + way]
            if there != NOWHERE and worth > outlook.need[there]:
                outlook.need[there] = worth
            way += 1

    def plan(self, flood: Flood, outlook: Outlook, shore: vec[i64]) -> None:
        """What an offer averts if the lowest of these hexes are all raised by one, or by two."""
        lowest: i64 = 99
        for hex in shore:
            height = self.atlas.height(flood, hex)
            if height < lowest:
                lowest = height
        rise: i64 = 1
        while rise <= 2 and lowest + rise <= self.numbers.top_levee:
            price: i64 = 0
            for hex in shore:
                short = lowest + rise - self.atlas.height(flood, hex)
                if short > 0:
                    price += short + (0 if flood.levees[hex] > 0 else 1)
            if price > 0 and price <= DEAREST_PLAN:
                worth = self.averted(flood, outlook, shore, lowest + rise, price) / float(price)
                for hex in shore:
                    if self.atlas.height(flood, hex) < lowest + rise and worth > outlook.sites[hex]:
                        outlook.sites[hex] = worth
                        outlook.heights[hex] = lowest + rise
            rise += 1

    def shore(self, flood: Flood, land: i64) -> vec[i64]:
        """The hexes by which a land group touches water."""
        shore = vec[i64](capacity=16)
        place = self.atlas.group_starts[land]
        while place < self.atlas.group_starts[land + 1]:
            hex = self.atlas.group_hexes[place]
            if flood.camps[hex] == 0 and self.ashore(flood, hex):
                shore = append(shore, hex)
            place += 1
        return shore

    def ring(self, flood: Flood, outlook: Outlook, group: i64) -> vec[i64]:
        """All dry hexes around a water grouping and the flooded land it has joined; none if nothing there floods."""
        ring = vec[i64](capacity=64)
        one: i64 = 1
        joined: i64 = 0
        waiting: i64 = 0
        threatened = False
        seen = vec[i64]([0] * HEXES)
        source = group
        while True:
            place = self.atlas.border_starts[source]
            while place < self.atlas.border_starts[source + 1]:
                hex = self.atlas.border_to[place]
                land = self.atlas.land_of[hex]
                if flood.flooded >> land & 1:
                    waiting |= (one << land) & ~joined
                    joined |= one << land
                elif seen[hex] == 0 and flood.camps[hex] == 0:
                    seen[hex] = 1
                    ring = append(ring, hex)
                    threatened = threatened or outlook.later[land] > 0.1
                place += 1
            if waiting == 0:
                break
            source = 0
            while not waiting >> source & 1:
                source += 1
            waiting &= ~(one << source)
            source += self.atlas.waters
        return ring if threatened else vec[i64]([])

    def ashore(self, flood: Flood, hex: i64) -> bool:
        way: i64 = 0
        while way < 6:
            there = self.atlas.neighbours[hex * 6 + way]
            if there != NOWHERE and self.atlas.is_water(flood, there):
                return True
            way += 1
        return False

    def averted(self, flood: Flood, outlook: Outlook, shore: vec[i64], height: i64, price: i64) -> float:
        """Losses averted on average by levees of this height here; 0 if a few weathers show next to nothing."""
        glanced = outlook.glanced - self.with_levees(flood, outlook, shore, height, 0, GLANCE) / float(GLANCE)
        if glanced < SMALL * float(price):
            return 0.0
        total = float(GLANCE) * (outlook.glanced - glanced)
        total += self.with_levees(flood, outlook, shore, height, GLANCE, SAMPLES)
        return outlook.burden - total / float(SAMPLES)

    def with_levees(
        self, flood: Flood, outlook: Outlook, shore: vec[i64], height: i64, sample: i64, samples: i64
    ) -> float:
        """The losses in these weathers with levees of this height on these hexes."""
        rounds = self.rounds(flood)
        runoff = self.runoff
        levees = flood.levees[:]
        for hex in shore:
            if self.atlas.height(flood, hex) < height:
                levees[hex] = height
        runoff.prepare(flood, levees)
        total = 0.0
        while sample < samples:
            runoff.begin()
            runoff.rounds(outlook.weathers.decks[sample], 0, rounds)
            total += self.burden(rounds)
            sample += 1
        return total
