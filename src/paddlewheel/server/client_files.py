"""The built client. Its page and its manifest say what they are in the language of the request."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from paddlewheel.language import language
from paddlewheel.server.words import say

PAGE, MANIFEST = "index.html", "manifest.webmanifest"
LANGUAGE = re.compile(r'(<html lang=")[^"]*')
DESCRIPTION = re.compile(r'(<meta name="description" content=")[^"]*')


class ClientFiles(StaticFiles):
    """The files of the client, two of them with words."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.name == PAGE:
            return Response(spoken_page(path.read_text(encoding="utf-8")), status_code, media_type="text/html")
        if path.name == MANIFEST:
            return Response(spoken_manifest(path.read_bytes()), status_code, media_type="application/manifest+json")
        return super().file_response(full_path, stat_result, scope, status_code)


def spoken_page(page: str) -> str:
    """The page with its language and its description."""
    page = LANGUAGE.sub(lambda found: found[1] + language(), page, count=1)
    return DESCRIPTION.sub(lambda found: found[1] + say("client-page"), page, count=1)


def spoken_manifest(manifest: bytes) -> bytes:
    """The manifest with the name of the application and what it is."""
    words = {"lang": language(), "name": say("client-name"), "description": say("client-description")}
    return msgspec.json.encode(msgspec.json.decode(manifest, type=dict[str, object]) | words)
