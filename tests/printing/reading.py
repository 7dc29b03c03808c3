"""A printed PDF read back: its sheets, the words on them with their sizes, and where there is something to cut."""

from __future__ import annotations

import re
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import DecodedStreamObject, NameObject

MM = 25.4 / 72
#: A rectangle to cut along: its left top corner, its width and its height, in points.
_CUT = re.compile(
    r"q 1 0 0 -1 ([\d.]+) ([\d.]+) cm(?:(?!Q).)*? 0\.4 w(?:(?!Q).)*? "
    r"0 0 m ([\d.]+) 0 l ([\d.]+) ([\d.]+) l 0 [\d.]+ l\s*h\s*S",
    re.DOTALL,
)


#: A step of a line. Pages are full of them, and reading words is slow where each is parsed.
_STEP = re.compile(rb"(?:-?[\d.]+ ){2,6}[mlc]\s")


class Word(NamedTuple):
    """Some words, where they begin in millimetres from the left top, and how high their letters are in points."""

    text: str
    x: float
    y: float
    size: float


class Cut(NamedTuple):
    """A rectangle to cut out, in millimetres."""

    x: float
    y: float
    width: float
    height: float


class Sheet:
    """One page."""

    def __init__(self, page: PageObject) -> None:
        self._page = page
        contents = page.get_contents()
        self._drawn = contents.get_data() if contents is not None else b""
        self.width, self.height = float(page.mediabox.width) * MM, float(page.mediabox.height) * MM

    @cached_property
    def _read(self) -> tuple[list[Word], str]:
        """Words and text together: reading a page takes its time."""
        found: list[Word] = []
        pieces: list[str] = []

        def note(text: str, cm: Any, tm: Any, _: Any, size: float) -> None:
            pieces.append(text)
            if text.strip():
                scale = sqrt(abs(cm[0] * cm[3] - cm[1] * cm[2]) * abs(tm[0] * tm[3] - tm[1] * tm[2]))
                found.append(Word(text.strip(), cm[4] * MM, self.height - cm[5] * MM, size * scale))

        wordy = DecodedStreamObject()
        wordy.set_data(_STEP.sub(b"", self._drawn))
        self._page[NameObject("/Contents")] = wordy
        self._page.extract_text(visitor_text=note)
        return found, " ".join("".join(pieces).split())

    @property
    def words(self) -> list[Word]:
        return self._read[0]

    @property
    def text(self) -> str:
        return self._read[1]

    @cached_property
    def cuts(self) -> list[Cut]:
        return [
            Cut(float(x) * MM, self.height - float(y) * MM, float(width) * MM, float(height) * MM)
            for x, y, width, _, height in _CUT.findall(self._drawn.decode("latin-1"))
        ]


class PrintedFile:
    """A PDF."""

    def __init__(self, path: Path) -> None:
        self._raw = path.read_bytes()
        self.bytes = len(self._raw)
        self._reader = PdfReader(path)
        self.sheets = [Sheet(page) for page in self._reader.pages]

    def sheets_of(self, title: str, side: str = "") -> list[Sheet]:
        """The sheets whose foot names these pieces, and the side if there are two."""
        return [
            sheet
            for sheet in self.sheets
            if any(f"· {title} ·" in word.text and word.text.endswith(side) for word in sheet.words)
        ]

    def sheet_called(self, title: str) -> Sheet:
        return next(sheet for sheet in self.sheets if sheet.text.startswith(title))

    @property
    def text(self) -> str:
        return " ".join(sheet.text for sheet in self.sheets)

    def fonts(self) -> dict[str, bool]:
        """The fonts by name, and whether each is embedded."""
        found: dict[str, bool] = {}
        for page in self._reader.pages:
            resources: Any = page["/Resources"]
            for font in (resources.get("/Font") or {}).values():
                made = font.get_object()
                inner = made["/DescendantFonts"][0].get_object() if "/DescendantFonts" in made else made
                described = inner.get("/FontDescriptor")
                files = described.get_object() if described is not None else {}
                found[made["/BaseFont"]] = any(key.startswith("/FontFile") for key in files)
        return found

    def has_pixels(self) -> bool:
        """Whether there is a picture that is not made of lines."""
        return re.search(rb"/Subtype\s*/Image", self._raw) is not None
