"""The built browser client: files whose names change with their contents, and one page for all its routes.

Only what was there when the server started can be asked for: no path ever reaches the file system.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablewood.server.http.errors import refused

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "/index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ((".br", "br"), (".gz", "gzip"))
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tablewood</title></head>
<body>
<h1>The browser client has not been built</h1>
<p>This is a source checkout. Stop the server, run <code>make web</code>, and start it again.
<code>make play</code> does it all.</p>
<p lang="fr">Le client n’a pas été construit : arrêtez le serveur, lancez <code>make web</code>, puis relancez-le.</p>
</body>
</html>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the client, whole and packed."""

    kind: str
    cache: str
    tag: str
    bodies: dict[str, bytes]
    """By encoding; the file itself under the empty one."""

    def answer(self, request: Request) -> Response:
        """The file, or that it has not changed."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={**headers, "content-type": self.kind})
        encoding = self._encoding(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.kind, headers=headers)

    def _encoding(self, accepted: str) -> str:
        wanted = encodings(accepted)
        return next((one for one in self.bodies if one and one in wanted), "")


def encodings(accepted: str) -> list[str]:
    """The encodings that a browser names in `accept-encoding`."""
    return [one.partition(";")[0].strip() for one in accepted.lower().split(",")]


class Client:
    """All files of the built client, in memory: together they are smaller than a photograph."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or FOLDER
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file() and path.suffix in KINDS:
                name = "/" + path.relative_to(folder).as_posix()
                self._files[name] = _file(name, path)

    async def serve(self, request: Request) -> Response:
        """A file by name, or the page if it looks like a route of the client."""
        path = request.url.path
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            found = self._files.get(INDEX)
            if found is None:
                return HTMLResponse(NOT_BUILT, 503)
        return refused("not-found", "no such file") if found is None else found.answer(request)


def is_built() -> bool:
    """Is there a client at all?"""
    return (FOLDER / INDEX[1:]).is_file()


def _file(name: str, path: Path) -> File:
    body = path.read_bytes()
    bodies = {
        encoding: path.with_name(path.name + ending).read_bytes()
        for ending, encoding in PACKED
        if path.with_name(path.name + ending).is_file()
    }
    hashed = name.startswith("/assets/")
    return File(
        kind=KINDS[path.suffix],
        cache=FOREVER if hashed else ASK_AGAIN,
        tag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        bodies={**bodies, "": body},
    )
