"""The flood in words: the prompt and the lines of the journal."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.components import Components
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import PAWNS_EACH, SWIM
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules.vocabulary import (
    GOAL_SLOT,
    PAWN_AUDIENCE,
    RELIEF,
    SURVIVOR_AUDIENCE,
    WAYS,
)
from paddlewheel.games.rising_waters.view.names import (
    RIVER_MAP,
    camp_name,
    card_name,
    cause_name,
    causes_words,
    chained,
    goal_name,
    hex_words,
    land_words,
    landowner_name,
    pawn_name,
    phase_name,
    player_name,
    power_name,
    region_name,
    role_name,
    severity_name,
    town_name,
    track_name,
    water_name,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.kernel import REMARK, Event
from paddlewheel.language import Fact, identifier, listed, towards
from paddlewheel.presentation import Line, number, numbers


def prompt(seen: FloodObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return _ending(seen)
    who = player_name(seen.player) if seen.player >= 0 else say("group")
    facts: dict[str, Fact] = {"round": seen.week + 1, "rounds": seen.rounds}
    if not seen.deciders:
        return say("prompt-between", phase=phase_name(seen.phase), **facts)
    if seen.step == "upgrade":
        facts["waiting"] = ", ".join(player_name(player) for player in seen.upgrading)
        return say("prompt-upgrade", who=who, **facts) if seen.player >= 0 else say("prompt-upgrades", **facts)
    if seen.step == "act":
        facts["actions"] = seen.actions
    elif seen.step == "move":
        facts["hexes"], facts["half"] = divmod(seen.pool, 2)
    elif seen.step == "donate":
        facts["cards"] = seen.gifts
    elif seen.step == "pay force":
        facts["cards"] = seen.due
    elif seen.step == "give found":
        facts["card"] = card_name(seen.found)
    elif seen.step == "consent":
        facts["asks"], facts["pawn"] = player_name(seen.turn), pawn_name(seen.asked)
        facts["hex"] = hex_words(seen.players[seen.asked // 4].pawns[seen.asked % 4][0])
        facts["use"] = "build" if seen.asked_to_build else "move"
    return say(f"prompt-{identifier(seen.step)}", who=who, **facts)


def _ending(seen: FloodObservation) -> str:
    outcome = seen.outcome
    if outcome is None:
        return ""
    facts: dict[str, Fact] = {"ending": outcome.reason, "losses": seen.losses, "limit": seen.limit}
    if seen.individual and seen.seats > 1:
        best = chained(player_name(seat) for seat in outcome.winners)
        return say("prompt-over-with-points", best=best, **facts)
    return say("prompt-over", **facts)


# -- the journal -------------------------------------------------------------------------------------------

#: The message that tells an event, and what it says of it.
Told = tuple[str, dict[str, Fact]]
Teller = Callable[[Event], Told]


def line(event: Event, parts: Components) -> Line:
    """An event as one sentence of the journal."""
    message, facts = SENTENCES[event.kind](event)
    if "goal" in event.facts:
        facts["goal"] = goal_name(parts, number(event.facts, "goal"))
    who = player_name(event.seat) if event.seat >= 0 else ""
    short = f"{message}.short"
    is_summed_up = event.seat >= 0 and say.has(short) and not _is_of_a_lent_pawn(event, facts)
    return Line(
        say(message, who=who, **facts),
        _touches(event),
        event.rule,
        short=say(short, who=who, **facts) if is_summed_up else "",
    )


def _is_of_a_lent_pawn(event: Event, facts: dict[str, Fact]) -> bool:
    """Whether it is a pawn of somebody else that does it: then the line is no part of what the player did."""
    return "number" in facts and number(event.facts, "pawn") // PAWNS_EACH != event.seat


def _touches(event: Event) -> tuple[str, ...]:
    found: tuple[str, ...] = ()
    for fact, name in (("water", "water"), ("below", "water"), ("pawn", "pawn"), ("raft", "raft")):
        if fact in event.facts:
            found += (f"{name}-{event.facts[fact]}",)
    if "land" in event.facts:
        found += tuple(f"hex-{hex_name(hex)}" for hex in RIVER_MAP.land[number(event.facts, "land")].hexes)
    if "hex" in event.facts and number(event.facts, "hex") >= 0:
        found += (f"hex-{hex_name(number(event.facts, 'hex'))}",)
    if "hexes" in event.facts:
        found += tuple(f"levee-{hex_name(hex)}" for hex in numbers(event.facts, "hexes"))
    return found + TOUCHED.get(event.kind, ())


#: What else an event changes.
TOUCHED = {
    "landowner": ("row",),
    "crisis": ("crisis",),
    "loss": ("losses",),
    "goal": ("losses",),
    "rescues": ("losses",),
}


def _told(**words: Callable[[int], str]) -> Teller:
    """The sentence of an event's kind. These of its facts are put into words; its other numbers stay as they are."""

    def tell(event: Event) -> Told:
        plain: dict[str, Fact] = {
            name: int(value) for name, value in event.facts.items() if isinstance(value, int) and name not in words
        }
        worded = {name: word(number(event.facts, name)) for name, word in words.items()}
        return f"told-{identifier(event.kind)}", plain | worded

    return tell


def _told_of_a_pawn(**words: Callable[[int], str]) -> Teller:
    """A sentence that begins with a pawn. Summed up, it names only the number of the pawn."""
    tell = _told(pawn=pawn_name, **words)

    def tell_number(event: Event) -> Told:
        message, facts = tell(event)
        return message, facts | {"number": number(event.facts, "pawn") % PAWNS_EACH + 1}

    return tell_number


def _way(way: int) -> str:
    return towards(WAYS[way])


def _audience(audience: int) -> str:
    if audience < PAWN_AUDIENCE:
        return say("audience-town", player=player_name(audience, ".within"))
    if audience < SURVIVOR_AUDIENCE:
        return pawn_name(audience - PAWN_AUDIENCE, ".within")
    return say("audience-survivor", survivor=audience - SURVIVOR_AUDIENCE + 1)


def _draws(event: Event) -> Told:
    return "told-draws", {"cards": ", ".join(card_name(card) for card in numbers(event.facts, "cards"))}


def _raises(event: Event) -> Told:
    message, facts = _told(track=track_name)(event)
    return "told-learns-to-swim" if event.facts["track"] == SWIM else message, facts


def _levee(event: Event) -> Told:
    message, facts = _told(hex=hex_words)(event)
    return message if "offers" in facts else "told-levee-of-a-camp", facts


def _gives(event: Event) -> Told:
    to, facts = number(event.facts, "to"), {"card": card_name(number(event.facts, "card"))}
    if to == RELIEF:
        return "told-gives-relief", {**facts}
    if to > RELIEF:
        return "told-gives-goal", {**facts, "goal": to - GOAL_SLOT + 1}
    return "told-gives", {**facts, "to": player_name(to)}


def _sunny(event: Event) -> Told:
    facts = event.facts
    falls = bool(facts["falls"])
    return "told-sunny", {
        "region": region_name(number(facts, "region")),
        "falls": int(falls),
        "water": water_name(number(facts, "water")) if falls else "",
        "level": number(facts, "level") if falls else 0,
    }


def _above(event: Event) -> Told:
    message, facts = _told(water=water_name, land=land_words)(event)
    heights = numbers(event.facts, "heights")
    lower = [land_words(land) for land in numbers(event.facts, "lower")]
    lands = (say("land-at-height", land=land, height=at) for land, at in zip(lower, heights, strict=True))
    facts["lands"] = ", ".join(lands)
    if len(lower) == 1:
        return message, facts
    return f"{message}-several", {**facts, "lowest": heights.count(number(event.facts, "height"))}


def _levees_hold(event: Event) -> Told:
    message, facts = _told(water=water_name)(event)
    hexes = numbers(event.facts, "hexes")
    return message, {**facts, "levees": len(hexes), "hexes": listed(hex_words(hex) for hex in hexes)}


def _over(event: Event) -> Told:
    message, facts = _told()(event)
    return message, {**facts, "causes": causes_words(numbers(event.facts, "causes")) or say("no-causes")}


def _remark(event: Event) -> Told:
    """What a bot says: the fact `say` names the message, the others are what it is about."""
    facts: dict[str, Fact] = {}
    for name, value in event.facts.items():
        if name == "player" and isinstance(value, int):
            facts[name] = player_name(value, ".within")
        elif name == "card" and isinstance(value, int):
            facts[name] = card_name(value, ".within")
        elif name != "say" and isinstance(value, str):
            facts[name] = value
    return "told-remark", {"remark": say(str(event.facts["say"]), **facts)}


SENTENCES: dict[str, Teller] = {
    "settles": _told(town=town_name),
    "role": _told(role=role_name),
    "new pawn": _told(hex=hex_words),
    "survivor": _told(hex=hex_words),
    "round": _told(),
    "raises": _raises,
    "buys": _told(power=power_name),
    "power": _told(power=power_name),
    "draws": _draws,
    "landowner": _told(card=landowner_name),
    "crisis": _told(card=landowner_name),
    "threatened": _told(),
    "takes threat": _told(),
    "resists": _told(card=card_name),
    "teaches": _told(player=player_name),
    "cancels": _told(card=card_name),
    "witnesses": _told(card=card_name),
    "pays": _told(card=card_name),
    "cannot pay": _told(),
    "point": _told(),
    "green camp": _told(hex=hex_words),
    "no camp": _told(),
    "red camp": _told(site=camp_name, hex=hex_words),
    "sent to camp": _told_of_a_pawn(hex=hex_words),
    "survivor taken": _told(hex=hex_words),
    "no levee": _told(),
    "dynamite": _told(hex=hex_words),
    "turn": _told(),
    "walks": _told_of_a_pawn(way=_way, hex=hex_words),
    "floats": _told(raft=lambda raft: str(raft + 1), way=_way, hex=hex_words),
    "boards": _told_of_a_pawn(),
    "asks": _told(pawn=pawn_name),
    "consents": _told(pawn=pawn_name),
    "takes offer": _told(),
    "levee": _levee,
    "seeks": _told(),
    "gives": _gives,
    "discards": _told(card=card_name),
    "fundraiser": _told(),
    "reads": _told(),
    "listens": _told(),
    "tells": _told(),
    "counters": _told(card=card_name),
    "launches": _told_of_a_pawn(hex=hex_words),
    "picks up": _told_of_a_pawn(),
    "drops off": _told_of_a_pawn(hex=hex_words),
    "rescues": _told_of_a_pawn(),
    "performs": _told(audience=_audience),
    "sells": _told(card=card_name, audience=_audience),
    "keeps": _told(card=card_name),
    "finds": _told(card=card_name),
    "goal": _told(),
    "new goal": _told(),
    "cloudy": _told(),
    "rain": _told(severity=severity_name, region=region_name, water=water_name),
    "sunny": _sunny,
    "above": _above,
    "floods": _told(land=lambda land: land_words(land, ".start"), water=water_name),
    "flows": _told(water=water_name, below=water_name),
    "resolved": _told(water=water_name),
    "levees hold": _levees_hold,
    "levee gone": _told(hex=hex_words),
    "town lost": _told(hex=hex_words),
    "pawn lost": _told_of_a_pawn(hex=hex_words),
    "survivor lost": _told(hex=hex_words),
    "loss": _told(cause=cause_name),
    "week": _told(),
    REMARK: _remark,
    "stale offer": _told(),
    "over": _over,
}
