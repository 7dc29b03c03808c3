"""The documentation under /docs: a folder of pages that `make docs` has built."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ADDRESS = "/docs"
NOT_BUILT = "The documentation is not built here: in a checkout, `make docs` builds it; then restart the server.\n"

#: The pages set up their colours in short scripts inside them. Only these scripts may run, named by their digests.
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

#: Built files with a digest in their names never change; browsers ask about the others every time.
DIGEST_IN_NAME = re.compile(r"\.[0-9a-f]{8}\.")
KEEP = "public, max-age=31536000, immutable"
ASK = "no-cache"


class DocsSite(StaticFiles):
    """The built pages, with the security policy that each of them needs."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        response.headers["cache-control"] = KEEP if DIGEST_IN_NAME.search(path.name) else ASK
        if path.suffix == ".html":
            response.headers["content-security-policy"] = page_policy(path.read_bytes())
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 404:
            # The site's own page for this finds its style sheets from the top folder only.
            raise HTTPException(404)
        return response


def page_policy(page: bytes) -> str:
    """The content security policy of a page: its own inline scripts may run, and no others."""
    digests = [b64encode(sha256(script).digest()).decode() for script in INLINE_SCRIPT.findall(page)]
    return POLICY.format(scripts="".join(f" 'sha256-{digest}'" for digest in digests))


async def to_the_front_page(_: Request) -> Response:
    return RedirectResponse(f"{ADDRESS}/")


async def not_built(_: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, 404)


def docs_routes(folder: Path) -> list[BaseRoute]:
    """The routes of the documentation in this folder, or one sentence where it is not built."""
    if not (folder / "index.html").is_file():
        return [Route(ADDRESS, not_built), Route(f"{ADDRESS}/{{page:path}}", not_built)]
    return [Route(ADDRESS, to_the_front_page), Mount(ADDRESS, DocsSite(directory=folder, html=True))]
