"""The player aid in a terminal."""

from __future__ import annotations

from rich.text import Text

from paddlewheel.presentation import Aid


def aid_lines(title: str, aid: Aid) -> list[Text]:
    """The player aid as text. The signs are pictures: the table says what they mean."""
    lines = [Text.assemble((title, "bold"), f": {aid.aim}")]
    for block in aid.blocks:
        told = [f"{number}. {step}" for number, step in enumerate(block.steps, 1)]
        told += [f"{what}: {how}" for what, how in block.rows] + list(block.lines)
        if told:
            lines += [Text(), Text(block.title, "bold"), *(Text(f"  {line}") for line in told)]
    return lines
