"""Pin the images that the container is built from to the digests they have today: the ARG lines of the Containerfile.

    make images                    ask the images' registries, and write the digests into the Containerfile
    make images ARGS=--check       only say which images are not pinned; fails if any is not

An image is named as in `docker.io/library/node:22-slim`; pinned, `@sha256:...` follows. The tag stays, for people, and
so that the next run can ask for what it means by then. Needs the network; nothing is written unless all answer.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

CONTAINERFILE = Path(__file__).resolve().parent.parent / "Containerfile"
IMAGE = re.compile(
    r"^ARG (?P<name>[A-Z]+)=(?P<host>[^/\s]+)/(?P<repository>[^:@\s]+):(?P<tag>[^@\s]+)"
    r"(?:@(?P<digest>sha256:[0-9a-f]{64}))?$",
    re.MULTILINE,
)
ALIASES = {"docker.io": "registry-1.docker.io"}
"""Hosts whose images are served by another one."""
KINDS = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
"""An index of all platforms first: its digest is the same on every machine."""
PATIENCE = 20.0


class CannotPin(Exception):
    """A registry did not answer with a digest."""


class Image(NamedTuple):
    """An image of the Containerfile."""

    name: str
    host: str
    repository: str
    tag: str
    digest: str | None

    @property
    def text(self) -> str:
        return f"{self.host}/{self.repository}:{self.tag}"


def images(text: str) -> list[Image]:
    """The images that a Containerfile names in its ARG lines."""
    return [Image(**found.groupdict()) for found in IMAGE.finditer(text)]


def pinned(text: str, digests: dict[str, str]) -> str:
    """The Containerfile with these digests, by the name of the ARG."""

    def line(found: re.Match[str]) -> str:
        image = Image(**found.groupdict())
        return f"ARG {image.name}={image.text}@{digests[image.name]}"

    return IMAGE.sub(line, text)


def digest_of(image: Image, scheme: str = "https") -> str:
    """What the tag means today; CannotPin if nobody says so."""
    host = ALIASES.get(image.host, image.host)
    url = f"{scheme}://{host}/v2/{image.repository}/manifests/{image.tag}"
    headers = {"Accept": ", ".join(KINDS)}
    try:
        return _digest(url, headers)
    except HTTPError as error:
        if error.code != 401:
            raise CannotPin(f"{image.text}: the registry answers {error.code}") from None
        challenge = error.headers.get("WWW-Authenticate", "")
    except (URLError, TimeoutError) as error:
        raise CannotPin(f"{image.text}: {error}") from None
    try:
        return _digest(url, {**headers, "Authorization": f"Bearer {_token(challenge)}"})
    except (HTTPError, URLError, TimeoutError, KeyError, ValueError) as error:
        raise CannotPin(f"{image.text}: {error}") from None


def _digest(url: str, headers: dict[str, str]) -> str:
    with urlopen(Request(url, headers=headers, method="HEAD"), timeout=PATIENCE) as answer:
        digest = str(answer.headers.get("Docker-Content-Digest", ""))
    if not re.fullmatch(r"sha256:[0-9a-f]{64}", digest):
        raise ValueError(f"{digest!r} is not a digest")
    return digest


def _token(challenge: str) -> str:
    """A registry lets anybody read what is public, but wants to be asked for a token first."""
    asked = dict(re.findall(r'(\w+)="([^"]*)"', challenge))
    url = asked.pop("realm") + "?" + urlencode(asked)
    with urlopen(Request(url), timeout=PATIENCE) as answer:
        told = json.load(answer)
    return str(told.get("token") or told["access_token"])


def main() -> int:
    """Pin all images, or list those that are not pinned."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only list what is not pinned")
    text = CONTAINERFILE.read_text(encoding="utf-8")
    found = images(text)
    if parser.parse_args().check:
        loose = [image.text for image in found if image.digest is None]
        for name in loose:
            print(f"images: {name} is not pinned: make images")
        return 1 if loose else 0
    try:
        digests = {image.name: digest_of(image) for image in found}
    except (CannotPin, ValueError) as error:
        print(f"images: {error}", file=sys.stderr)
        return 1
    CONTAINERFILE.write_text(pinned(text, digests), encoding="utf-8")
    for image in found:
        print(f"images: {image.text} is {digests[image.name]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
