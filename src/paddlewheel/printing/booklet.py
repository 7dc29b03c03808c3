"""The rule booklet: what is needed, the set-up, a turn, the rules, worked examples, rulings, and an index."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from unicodedata import combining, normalize

import msgspec

from paddlewheel.kernel import BadData, Observation, Rule, Ruling, replay
from paddlewheel.kernel._data_file import read_data_file
from paddlewheel.language import spoken_file
from paddlewheel.presentation import Area, LoadedGame, load_aid, load_lesson
from paddlewheel.presentation.printed import Block, Drawing, Heading, Points, PrintedPart, TextPage, TextTable, Words
from paddlewheel.printing.aid_page import aid_blocks, sign_area
from paddlewheel.printing.messages import say

#: A picture over the whole page, and one in a column.
WIDE, NARROW = 178.0, 80.0
#: How high they may be.
HIGH, LOW = 150.0, 32.0
#: An index entry with more rules than this helps nobody.
MOST_PLACES = 10
_WORD = re.compile("[A-Za-zÀ-ÿŒœ][A-Za-zÀ-ÿŒœ-]{3,}")


def booklet_part(game: LoadedGame) -> PrintedPart:
    """The booklet of any game: everything in it comes from its rulebook, its aid and its lesson."""
    title = game.about.title
    pages = [
        TextPage(title=say("rules", game=title), blocks=tuple(_opening(game))),
        TextPage(title=say("rules.full", game=title), blocks=tuple(_rules(game)), columns=2),
    ]
    if examples := _examples(game):
        pages.append(TextPage(title=say("rules.examples", game=title), blocks=tuple(examples)))
    if rulings := _rulings(game):
        pages.append(TextPage(title=say("rules.rulings", game=title), blocks=tuple(rulings), columns=2))
    pages.append(TextPage(title=say("rules.index", game=title), blocks=(_index(game),), columns=2))
    return PrintedPart(id="rules", title=say("part-rules"), items=tuple(pages))


def _opening(game: LoadedGame) -> list[Block]:
    """The game in short: who plays, how the table looks at the start, what a turn is."""
    info = game.about
    (least, most), (short, long) = info.seats, info.minutes
    who_plays = "who-plays" if least != most else "who-plays.exactly"
    found: list[Block] = [
        Words(info.one_line),
        Words(say(who_plays, least=least, most=most, short=short, long=long, credits=info.credits)),
        Heading(say("set-up")),
    ]
    if board := _board(game, game.new(info.usual_seats, seed=1).observe(None)):
        found.append(_wide(board, say("set-up.caption", count=info.usual_seats)))
    aid = load_aid(game.folder)
    if aid is not None:
        found += [Heading(say("aim")), Words(aid.aim)]
        for block in aid.blocks:
            found += [Heading(block.title), *aid_blocks(game, block)]
    return found


def _wide(area: Area, caption: str) -> Drawing:
    return Drawing(area, caption, min(WIDE, HIGH * area.view[2] / area.view[3]))


def _board(game: LoadedGame, observation: Observation) -> Area | None:
    scene = game.scene(observation)
    return next((area for area in scene.areas if area.kind == "board"), None)


def _rules(game: LoadedGame) -> list[Block]:
    aid = load_aid(game.folder)
    pictures = {picture.section: picture for picture in aid.pictures} if aid else {}
    found: list[Block] = []
    before = ""
    for rule, heading in zip(game.rulebook.rules, game.rulebook.headings(), strict=True):
        if heading != before:
            found.append(Heading(heading))
            if heading in pictures:
                picture = pictures.pop(heading)
                area = sign_area(game, picture.signs, picture.caption)
                found.append(Drawing(area, picture.caption, min(NARROW, LOW * area.view[2] / area.view[3])))
            before = heading
        if isinstance(rule, Rule) or rule.kind != "ruling":
            text = say("reconstructed", rule=rule.text) if rule.kind == "reconstruction" else rule.text
            found.append(Words(text, rule.id))
    return found


def _rulings(game: LoadedGame) -> list[Block]:
    """What the rulebook leaves open, asked by the rule it belongs to, with our answer and why."""
    found: list[Block] = [Words(say("rulings"))]
    before = ""
    for rule, heading in zip(game.rulebook.rules, game.rulebook.headings(), strict=True):
        if isinstance(rule, Ruling):
            if heading != before:
                found.append(Heading(heading, 2))
                before = heading
            found.append(Words(say("ruling", rule=rule.text, why=rule.why), rule.id))
    return found if len(found) > 1 else []


def _examples(game: LoadedGame) -> list[Block]:
    """The chapters of the guided first game, each with the table as it then looks."""
    try:
        lesson = load_lesson(game)
    except BadData:
        return [Words(say("examples.none"))]
    if lesson is None:
        return []
    found: list[Block] = [Words(say("examples"))]
    for chapter in lesson.chapters:
        found.append(Heading(chapter.title))
        state = replay(lesson.record, game, chapter.steps[-1].at)
        if board := _board(game, state.observe(lesson.seat)):
            found.append(_wide(board, say("examples.caption", chapter=chapter.title)))
        found.append(Points(tuple(step.words for step in chapter.steps), numbered=True))
    return found


class _IndexWords(msgspec.Struct, forbid_unknown_fields=True):
    """What a language leaves out of an index, and how it makes plurals."""

    common: str
    plurals: list[tuple[str, str]]
    #: Words that end like a plural and are none.
    invariable: str = ""

    def singular(self, word: str) -> str:
        word = word.lower()
        if word in self.invariable.split():
            return word
        for end, instead in self.plurals:
            if word.endswith(end) and len(word) > len(end) + 1:
                return word.removesuffix(end) + instead
        return word


def _index(game: LoadedGame) -> Block:
    """Words of the rules with the numbers of the rules that speak of them."""
    words = read_data_file(spoken_file(Path(__file__).parent, "index.toml"), _IndexWords)
    common = set(words.common.split())
    places: dict[str, list[str]] = defaultdict(list)
    for rule in game.rulebook.rules:
        for word in {words.singular(word) for word in _WORD.findall(rule.text)}:
            if word not in common:
                places[word].append(rule.id)
    wanted = {words.singular(word) for heading in game.rulebook.headings() for word in _WORD.findall(heading)}
    rows = tuple(
        (word, ", ".join(rules[:MOST_PLACES]))
        for word, rules in sorted(places.items(), key=lambda entry: _without_accents(entry[0]))
        if 2 <= len(rules) <= MOST_PLACES or word in wanted
    )
    return TextTable((say("index-word"), say("index-rules")), rows)


def _without_accents(word: str) -> str:
    """As a word is sorted: `égal` stands before `élan`, both behind `eau`."""
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))
