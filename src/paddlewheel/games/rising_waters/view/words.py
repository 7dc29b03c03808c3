"""The flood in words: the prompt and the lines of the journal."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.mapfile import REGIONS
from paddlewheel.games.rising_waters.rules.vocabulary import AUDIENCES, PAWN_WORDS, RECEIVERS, WAYS
from paddlewheel.games.rising_waters.view.names import (
    CAMP_NAMES,
    CARD_NAMES,
    CAUSE_NAMES,
    GOAL_NAMES,
    LANDOWNER_NAMES,
    PLAYERS,
    POWER_NAMES,
    RIVER_MAP,
    ROLE_NAMES,
    SEVERITIES,
    TOWN_NAMES,
    TRACK_NAMES,
    WATER_NAMES,
    hex_words,
    land_words,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.kernel import REMARK, Event, Fact
from paddlewheel.presentation import Line, counted, listed, number, numbers


def prompt(seen: FloodObservation) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return _ending(seen)
    who = PLAYERS[seen.player] if seen.player >= 0 else "The group"
    week = f"Round {seen.week + 1} of {seen.rounds}"
    if not seen.deciders:
        return f"{week}: {seen.phase}"
    if seen.step == "upgrade":
        waiting = ", ".join(PLAYERS[player] for player in seen.upgrading)
        if seen.player >= 0:
            return f"{week}, upgrades: {who} raises abilities or buys powers. Still choosing: {waiting}."
        return f"{week}, upgrades. Still choosing: {waiting}."
    if seen.step == "act":
        return f"{week}: {who} has {counted(seen.actions, 'action')} left."
    if seen.step == "move":
        whole, half = divmod(seen.pool, 2)
        return f"{who} moves: {whole}{'½' if half else ''} {'hex' if (whole, half) == (1, 0) else 'hexes'} left."
    if seen.step == "donate":
        return f"{who} donates: up to {counted(seen.gifts, 'more card')}."
    if seen.step == "pay force":
        return f"Force: the group owes {counted(seen.due, 'card')}. What does {who} pay?"
    if seen.step == "discard":
        return f"{who} holds more cards than the limit and discards."
    if seen.step == "give found":
        return f"{who} has found {CARD_NAMES[seen.found]}: brought to somebody, or kept?"
    if seen.step == "consent":
        pawn = PAWN_WORDS[seen.asked].capitalize()
        where = hex_words(seen.players[seen.asked // 4].pawns[seen.asked % 4][0])
        use = "build levees beside it" if seen.asked_to_build else "move it"
        return f"{PLAYERS[seen.turn]} asks {who} for {pawn} at {where}, to {use}. Lend it for this action?"
    return PROMPTS[seen.step].format(who=who)


PROMPTS = {
    "settle": "{who} settles in a town.",
    "choose role": "{who} takes a role.",
    "place survivor": "Where does the next Survivor come ashore? {who} speaks for the group.",
    "answer threat": "A Threat to {who}: resist, or carry it in the hand?",
    "teach": "{who} can turn the Threat away with Education.",
    "cancel race hatred": "Race Hatred. {who} can call Outside Activism for everybody.",
    "witness": "{who} can tell the world of it, for points.",
    "pay race hatred": "Race Hatred: {who} gives up a Community card.",
    "place camp": "Donations suffice: where does the green Relief Camp go, if anywhere? {who} speaks for the group.",
    "send pawn": "A red Relief Camp: which pawn does {who} send?",
    "give up survivor": "A red Relief Camp takes a Survivor. {who} speaks for the group.",
    "dynamite": "Dynamite: which of these levees? {who} speaks for the group.",
    "work": "{who} works: take offers, build and raise levees.",
    "tell": "{who} has looked ahead. Are the others told?",
    "keep goals": "Keep both Community Goals or replace one? {who} speaks for the group.",
}


def _ending(seen: FloodObservation) -> str:
    outcome = seen.outcome
    if outcome is None:
        return ""
    survived = outcome.reason == "survived"
    group = "The community has come through" if survived else "The flood has taken too much"
    words = f"{group}: {counted(seen.losses, 'loss', 'losses')}, the limit was {seen.limit}."
    if seen.individual and seen.seats > 1:
        best = " and ".join(PLAYERS[seat] for seat in outcome.winners)
        words += f" Most individual points: {best}."
    return words


# -- the journal -------------------------------------------------------------------------------------------


def line(event: Event) -> Line:
    """An event as one sentence of the journal."""
    who = PLAYERS[event.seat] if event.seat >= 0 else ""
    text = SENTENCES[event.kind](who, event.facts)
    return Line(text, _touches(event), event.rule, short=_short(who, text))


def _short(who: str, text: str) -> str:
    """What sums a turn up: what the player or a pawn does, without the name."""
    if not who or not text.startswith(f"{who} "):
        return ""
    does = text.removeprefix(f"{who} ").removesuffix(".")
    return f"pawn {does}" if does[0].isdigit() else does


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


def _card(facts: dict[str, Fact]) -> str:
    return CARD_NAMES[number(facts, "card")]


def _hex(facts: dict[str, Fact]) -> str:
    return hex_words(number(facts, "hex"))


def _pawn(facts: dict[str, Fact]) -> str:
    return PAWN_WORDS[number(facts, "pawn")].capitalize()


def _water(facts: dict[str, Fact], name: str = "water") -> str:
    return WATER_NAMES[number(facts, name)]


def _draws(who: str, facts: dict[str, Fact]) -> str:
    return f"{who} draws {', '.join(CARD_NAMES[card] for card in numbers(facts, 'cards'))}."


def _above(who: str, facts: dict[str, Fact]) -> str:
    heights = numbers(facts, "heights")
    lower = [land_words(land) for land in numbers(facts, "lower")]
    lands = ", ".join(f"{name} at {height}" for name, height in zip(lower, heights, strict=True))
    goes = land_words(number(facts, "land"))
    reason = "the lowest" if heights.count(number(facts, "height")) == 1 else "the lowest, and first on the clock"
    return (
        f"{_water(facts)} stands at {facts['level']}. Clockwise it is above {lands}: {goes} is {reason}."
        if len(lower) > 1
        else f"{_water(facts)} stands at {facts['level']}, above {lands}."
    )


def _levees_hold(who: str, facts: dict[str, Fact]) -> str:
    places = [hex_words(hex) for hex in numbers(facts, "hexes")]
    levees = f"The levee at {places[0]} holds" if len(places) == 1 else f"The levees at {listed(places)} hold"
    return f"{levees} back {_water(facts)}, which stands at {facts['level']}."


def _sunny(who: str, facts: dict[str, Fact]) -> str:
    region = REGIONS[number(facts, "region")]
    if not facts["falls"]:
        return f"Sun at {region}: all its water is at its start already."
    return f"Sun at {region}: {_water(facts)} falls to {facts['level']}."


def _loss(who: str, facts: dict[str, Fact]) -> str:
    return f"A loss ({CAUSE_NAMES[number(facts, 'cause')]}): the track stands at {facts['losses']}."


def _over(who: str, facts: dict[str, Fact]) -> str:
    causes = numbers(facts, "causes")
    by_cause = ", ".join(f"{CAUSE_NAMES[cause]} {count}" for cause, count in enumerate(causes) if count)
    result = "The community has come through" if facts["won"] else "The flood has taken too much"
    losses = counted(number(facts, "losses"), "loss", "losses")
    return f"{result} with {losses} on the track. By cause: {by_cause or 'none'}."


def _raises(who: str, facts: dict[str, Fact]) -> str:
    track = TRACK_NAMES[number(facts, "track")]
    wild = f", {facts['education']} of them Education" if facts["education"] else ""
    cards = counted(number(facts, "cards"), "card")
    if track == "swim":
        return f"{who} learns to cross water for {cards}{wild}."
    return f"{who} raises {track} to {facts['value']} for {cards}{wild}."


def _gives(who: str, facts: dict[str, Fact]) -> str:
    to = RECEIVERS[number(facts, "to")]
    named = (
        "the relief track" if to == "relief" else to.capitalize() if to in ("red", "blue", "green", "violet") else to
    )
    return f"{who} gives {_card(facts)} to {named}."


def _consents(who: str, facts: dict[str, Fact]) -> str:
    return f"{who} {'lends' if facts['lends'] else 'does not lend'} {_pawn(facts)}."


def _tells(who: str, facts: dict[str, Fact]) -> str:
    deck = "weather" if facts["weather"] else "landowners"
    return f"{who} tells the others about the {deck}." if facts["tells"] else f"{who} keeps it to themselves."


def _levee(who: str, facts: dict[str, Fact]) -> str:
    if "offers" not in facts:
        return f"A levee of {facts['height']} stands at {_hex(facts)} now."
    price = counted(number(facts, "offers"), "Job Offer")
    return f"{who} brings the levee at {_hex(facts)} to {facts['height']} for {price}."


SENTENCES: dict[str, Callable[[str, dict[str, Fact]], str]] = {
    "settles": lambda who, facts: f"{who} settles in {TOWN_NAMES[number(facts, 'town')]}.",
    "role": lambda who, facts: f"{who} is the {ROLE_NAMES[number(facts, 'role')]}.",
    "new pawn": lambda who, facts: f"A pawn of {who} comes to {_hex(facts)}.",
    "survivor": lambda who, facts: f"A Survivor comes ashore at {_hex(facts)}.",
    "round": lambda who, facts: f"Round {facts['round']} begins. {who} is first.",
    "raises": _raises,
    "buys": lambda who, facts: f"{who} buys the {POWER_NAMES[number(facts, 'power')]}.",
    "power": lambda who, facts: f"{who} uses the {POWER_NAMES[number(facts, 'power')]}.",
    "draws": _draws,
    "landowner": lambda who, facts: f"A Landowner card: {LANDOWNER_NAMES[number(facts, 'card')]}.",
    "crisis": lambda who, facts: f"{LANDOWNER_NAMES[number(facts, 'card')]} is resolved.",
    "threatened": lambda who, facts: f"The Threat is {who}'s to answer.",
    "takes threat": lambda who, facts: f"{who} carries the Threat.",
    "resists": lambda who, facts: f"{who} resists the Threat with {_card(facts)}.",
    "teaches": lambda who, facts: f"{who} turns the Threat to {PLAYERS[number(facts, 'player')]} away with Education.",
    "cancels": lambda who, facts: f"{who} turns Race Hatred away with {_card(facts)}: nobody pays.",
    "witnesses": lambda who, facts: f"{who} tells the world with {_card(facts)}.",
    "pays": lambda who, facts: f"{who} pays {_card(facts)}.",
    "cannot pay": lambda who, facts: f"{who} cannot pay.",
    "point": lambda who, facts: f"{who} earns a point: {facts['points']}.",
    "green camp": lambda who, facts: f"A green Relief Camp stands at {_hex(facts)}.",
    "no camp": lambda who, facts: (
        f"{who} places no camp; {counted(number(facts, 'donations'), 'donated card stays', 'donated cards stay')} "
        "on the track."
    ),
    "red camp": lambda who, facts: f"A red Relief Camp, {CAMP_NAMES[number(facts, 'site')]}, stands at {_hex(facts)}.",
    "sent to camp": lambda who, facts: f"{_pawn(facts)} is sent to the camp at {_hex(facts)}.",
    "survivor taken": lambda who, facts: f"The Survivor at {_hex(facts)} is put to work on the levee.",
    "no levee": lambda who, facts: "There is no levee to blow up.",
    "dynamite": lambda who, facts: f"The levee at {_hex(facts)} is blown up.",
    "turn": lambda who, facts: f"{who}'s turn: {counted(number(facts, 'actions'), 'action')}.",
    "walks": lambda who, facts: f"{_pawn(facts)} goes {WAYS[number(facts, 'way')]} to {_hex(facts)}.",
    "floats": lambda who, facts: (
        f"Raft {number(facts, 'raft') + 1} goes {WAYS[number(facts, 'way')]} to {_hex(facts)}."
    ),
    "boards": lambda who, facts: f"{_pawn(facts)} boards the raft.",
    "asks": lambda who, facts: f"{who} asks for {_pawn(facts)}, to {'build' if facts['build'] else 'move it'}.",
    "consents": _consents,
    "takes offer": lambda who, facts: f"{who} takes a Job Offer.",
    "levee": _levee,
    "seeks": lambda who, facts: f"{who} seeks work.",
    "gives": _gives,
    "discards": lambda who, facts: f"{who} discards {_card(facts)}.",
    "fundraiser": lambda who, facts: f"{who} holds a fundraiser{' for everybody' if facts['for_all'] else ''}.",
    "reads": lambda who, facts: f"{who} reads the next {counted(number(facts, 'cards'), 'Weather Report')}.",
    "listens": lambda who, facts: f"{who} hears of the next {counted(number(facts, 'cards'), 'Landowner card')}.",
    "tells": _tells,
    "counters": lambda who, facts: f"{who} removes a Threat from the hand with {_card(facts)}.",
    "launches": lambda who, facts: f"{_pawn(facts)} launches a raft at {_hex(facts)}.",
    "picks up": lambda who, facts: f"{_pawn(facts)} takes a Survivor aboard.",
    "drops off": lambda who, facts: f"{_pawn(facts)} sets a Survivor down at {_hex(facts)}.",
    "rescues": lambda who, facts: f"{_pawn(facts)} brings a Survivor to the camp: {facts['losses']} on the loss track.",
    "performs": lambda who, facts: f"{who} sings for {AUDIENCES[number(facts, 'audience')]}.",
    "sells": lambda who, facts: f"{who} sells {_card(facts)} to {AUDIENCES[number(facts, 'audience')]}.",
    "keeps": lambda who, facts: f"{who} keeps {_card(facts)}.",
    "finds": lambda who, facts: f"{who} finds {_card(facts)} in Vicksburg.",
    "goal": lambda who, facts: f"{GOAL_NAMES[number(facts, 'goal')]} is achieved: {facts['losses']} on the loss track.",
    "new goal": lambda who, facts: f"A new Community Goal: {GOAL_NAMES[number(facts, 'goal')]}.",
    "cloudy": lambda who, facts: "A cloudy day: no water comes.",
    "rain": lambda who, facts: (
        f"{SEVERITIES[number(facts, 'severity')].capitalize()} at {REGIONS[number(facts, 'region')]}: "
        f"{_water(facts)} rises to {facts['level']}."
    ),
    "sunny": _sunny,
    "above": _above,
    "floods": lambda who, facts: (
        f"L{land_words(number(facts, 'land'))[1:]} floods; {_water(facts)} falls to {facts['level']}."
    ),
    "flows": lambda who, facts: (
        f"Still above land, {_water(facts)} passes one point on: it falls to {facts['level']}, "
        f"{_water(facts, 'below')} rises to {facts['its_level']}."
    ),
    "resolved": lambda who, facts: f"{_water(facts)} rests at {facts['level']}: no land around it is lower.",
    "levees hold": _levees_hold,
    "levee gone": lambda who, facts: f"The levee at {_hex(facts)} is washed away.",
    "town lost": lambda who, facts: f"{who}'s town at {_hex(facts)} is lost.",
    "pawn lost": lambda who, facts: f"{_pawn(facts)} is lost at {_hex(facts)}.",
    "survivor lost": lambda who, facts: f"A Survivor is lost at {_hex(facts)}.",
    "loss": _loss,
    "week": lambda who, facts: f"Week {facts['week']} of {facts['rounds']} is over. {who} has the first-player marker.",
    REMARK: lambda who, facts: f"{who}: “{facts['say']}”",
    "stale offer": lambda who, facts: "The oldest Job Offer is withdrawn.",
    "over": _over,
}
