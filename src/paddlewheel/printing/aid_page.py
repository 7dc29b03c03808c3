"""The player aid as one page."""

from __future__ import annotations

from paddlewheel.presentation import AidBlock, Area, Element, LoadedGame, Sign, load_aid
from paddlewheel.presentation.printed import (
    Block,
    Heading,
    Points,
    PrintedPart,
    SignList,
    TextPage,
    TextTable,
    Words,
)
from paddlewheel.presentation.svg import read_art
from paddlewheel.printing.bounds import bounds
from paddlewheel.printing.messages import say


def aid_part(game: LoadedGame) -> tuple[PrintedPart, ...]:
    """The player aid, if the game has one: one page for each player."""
    aid = load_aid(game.folder)
    if aid is None:
        return ()
    blocks: list[Block] = [Words(aid.aim)]
    for block in aid.blocks:
        blocks += [Heading(block.title, 2), *aid_blocks(game, block)]
    copies = game.info.seats[1]
    page = TextPage(title=say("aid", game=game.about.title), blocks=tuple(blocks), columns=2, copies=copies)
    return (PrintedPart(id="aid", title=say("part-aid"), items=(page,)),)


def aid_blocks(game: LoadedGame, block: AidBlock) -> list[Block]:
    """A block of the aid as text."""
    found: list[Block] = []
    if block.steps:
        found.append(Points(block.steps, numbered=True))
    if block.rows:
        found.append(TextTable((), block.rows))
    if block.signs:
        found.append(SignList(tuple((sign_area(game, (sign,)), sign.text) for sign in block.signs)))
    if block.lines:
        found.append(Points(block.lines))
    return found


def sign_area(game: LoadedGame, signs: tuple[Sign, ...], title: str = "") -> Area:
    """Signs of the aid as a picture that holds just them."""
    elements = tuple(
        Element(
            f"sign-{number}",
            sign.symbol,
            sign.x,
            sign.y,
            sign.text or title or sign.symbol,
            angle=sign.angle,
            scale=sign.scale,
            layer=number,
            texts=sign.texts,
            classes=sign.classes,
        )
        for number, sign in enumerate(signs)
    )
    art = read_art(game.folder / "art.svg")
    return Area("signs", title, "panel", bounds(elements, art), elements)
