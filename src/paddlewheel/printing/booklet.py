"""The rule booklet: what is needed, the set-up, a turn, the rules, worked examples, rulings, and an index."""

from __future__ import annotations

import re
from collections import defaultdict

from paddlewheel.kernel import BadData, Observation, Rule, Ruling, replay
from paddlewheel.presentation import Area, LoadedGame, load_aid, load_lesson
from paddlewheel.presentation.printed import Block, Drawing, Heading, Points, PrintedPart, TextPage, TextTable, Words
from paddlewheel.printing.aid_page import aid_blocks, sign_area

#: A picture over the whole page, and one in a column.
WIDE, NARROW = 178.0, 80.0
#: How high they may be.
HIGH, LOW = 150.0, 32.0
#: An index entry with more rules than this helps nobody.
MOST_PLACES = 10
_WORD = re.compile(r"[A-Za-z][A-Za-z-]{3,}")
_WORD_OR_LESS = re.compile(r"[a-z]+")
_COMMON = frozenset(
    _WORD_OR_LESS.findall(
        """
        about above after again against all also always another any anybody anything are away back because been
        before begin begins behind beside between both but can cannot card cards comes counts does done down each
        either else every everybody everyone everything fewer first five four from game gets give gives goes have
        hold holds into its itself just keep last least less lies long lose made make makes many mark marks may more
        most move much must near need needs never next nobody none nothing number once one only onto order other
        others over pays place places play player players plays said same says second seen several shows side since
        some somebody stays such take takes than that their them then there these they third this those three
        through time times turn turns twice under until upon used uses when where whether which while whole whose
        will with within without your work works what rulebook
        """
    )
)


def booklet_part(game: LoadedGame) -> PrintedPart:
    """The booklet of any game: everything in it comes from its rulebook, its aid and its lesson."""
    title = f"{game.info.title}: the rules"
    pages = [
        TextPage(title=title, blocks=tuple(_opening(game))),
        TextPage(title=f"{title} in full", blocks=tuple(_rules(game)), columns=2),
    ]
    if examples := _examples(game):
        pages.append(TextPage(title=f"{game.info.title}: worked examples", blocks=tuple(examples)))
    if rulings := _rulings(game):
        pages.append(TextPage(title=f"{game.info.title}: questions and answers", blocks=tuple(rulings), columns=2))
    pages.append(TextPage(title=f"{game.info.title}: index", blocks=(_index(game),), columns=2))
    return PrintedPart(id="rules", title="Rule booklet", items=tuple(pages))


def _opening(game: LoadedGame) -> list[Block]:
    """The game in short: who plays, how the table looks at the start, what a turn is."""
    info = game.info
    seats = f"{info.seats[0]} to {info.seats[1]}" if info.seats[0] != info.seats[1] else str(info.seats[0])
    found: list[Block] = [
        Words(info.one_line),
        Words(f"{seats} players, {info.minutes[0]} to {info.minutes[1]} minutes. {info.credits}"),
        Heading("Setting up"),
    ]
    if board := _board(game, game.new(info.usual_seats, seed=1).observe(None)):
        found.append(_wide(board, f"The table at the start, with {info.usual_seats} players."))
    aid = load_aid(game.folder)
    if aid is not None:
        found += [Heading("The aim"), Words(aid.aim)]
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
            mark = " (reconstructed)" if rule.kind == "reconstruction" else ""
            found.append(Words(rule.text + mark, rule.id))
    return found


def _rulings(game: LoadedGame) -> list[Block]:
    """What the rulebook leaves open, asked by the rule it belongs to, with our answer and why."""
    found: list[Block] = [Words("What the rulebook leaves open, by the number of the rule it belongs to.")]
    before = ""
    for rule, heading in zip(game.rulebook.rules, game.rulebook.headings(), strict=True):
        if isinstance(rule, Ruling):
            if heading != before:
                found.append(Heading(heading, 2))
                before = heading
            found.append(Words(f"{rule.text} Why: {rule.why}", rule.id))
    return found if len(found) > 1 else []


def _examples(game: LoadedGame) -> list[Block]:
    """The chapters of the guided first game, each with the table as it then looks."""
    try:
        lesson = load_lesson(game)
    except BadData:
        return [Words("They are left out: with these components their moves are not possible.")]
    if lesson is None:
        return []
    found: list[Block] = [Words("A game under way, step by step. Every move in it follows the rules that it names.")]
    for chapter in lesson.chapters:
        found.append(Heading(chapter.title))
        state = replay(lesson.record, game, chapter.steps[-1].at)
        if board := _board(game, state.observe(lesson.seat)):
            found.append(_wide(board, f"{chapter.title}: the table near its end."))
        found.append(Points(tuple(step.words for step in chapter.steps), numbered=True))
    return found


def _index(game: LoadedGame) -> Block:
    """Words of the rules with the numbers of the rules that speak of them."""
    places: dict[str, list[str]] = defaultdict(list)
    for rule in game.rulebook.rules:
        for word in {_singular(word) for word in _WORD.findall(rule.text)}:
            if word not in _COMMON:
                places[word].append(rule.id)
    wanted = {_singular(word) for heading in game.rulebook.headings() for word in _WORD.findall(heading)}
    rows = tuple(
        (word, ", ".join(rules[:MOST_PLACES]))
        for word, rules in sorted(places.items())
        if 2 <= len(rules) <= MOST_PLACES or word in wanted
    )
    return TextTable(("word", "rules"), rows)


def _singular(word: str) -> str:
    word = word.lower()
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word
