"""The browser client's static files, the manual, and the security headers of all pages."""

from __future__ import annotations

import gzip
import hashlib
import html
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import URL, Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

import tangledbank
from tangledbank.server.texts import server_catalogue
from tangledbank.texts import detect_language

BUILT: Final = Path(tangledbank.__file__).parent / "web"
MANUAL_FOLDER: Final = BUILT.parents[2] / "build" / "site"  # in a checkout
MANUAL_ARCHIVE: Final = BUILT.parent / "manual.zip"  # in the package
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
GZIP: Final = ".gz"
ENCODINGS: Final = (("br", ".br"), ("gzip", GZIP))  # the smallest first
ONLY_TLS: Final = "max-age=31536000"  # a year; other names below ours are not ours to promise
# Features of browsers that no page of ours uses.
UNUSED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)
HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?", re.ASCII)

# Said here, because systems differ in what they know.
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files(StaticFiles):
    """The files of a folder that may be missing, sent compressed if the browser accepts it."""

    hashed = ""  # the folder of files whose names change with their contents

    def __init__(self, folder: Path, html: bool = False) -> None:
        super().__init__(directory=folder, check_dir=False, html=html)
        self.folder = folder

    async def check_config(self) -> None:
        """Check nothing: if the folder is missing, a page says how to build it."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file, even if only its compressed form exists."""
        found, stat = super().lookup_path(path)
        if stat is not None:
            return found, stat
        found, stat = super().lookup_path(path + GZIP)
        return found.removesuffix(GZIP), stat

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, compressed if the browser accepts that, or 304 if its copy is current."""
        path, asked = Path(full_path), Headers(scope=scope)
        packed, coding = compressed_variant(path, asked.get("accept-encoding", ""))
        headers = {
            "cache-control": FOREVER if path.parent.name == self.hashed else "no-cache",
            "vary": "accept-encoding",
        }
        if coding:
            headers["content-encoding"] = coding
        response = file_content(packed, status_code, headers, media_type_of(path))
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


class ClientFiles(Files):
    """The client's files; every path that names no file shows the client's page."""

    hashed = "assets"

    def __init__(self, folder: Path = BUILT) -> None:
        super().__init__(folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        page = path == "." or "." not in os.path.basename(path)
        try:
            return await super().get_response(INDEX if page else path, scope)
        except HTTPException as refused:
            if page and refused.status_code == 404:
                return not_built_page("web", Headers(scope=scope))
            raise


def manual_app(
    site: Path = MANUAL_FOLDER, book: Path = MANUAL_ARCHIVE
) -> ManualFolder | ManualArchive:
    """Return an app that serves the manual built in a checkout, or else the packaged one."""
    return ManualArchive(book) if book.is_file() and not is_built(site) else ManualFolder(site)


class ManualFolder(Files):
    """The manual as a folder of pages, or a page that says it isn't built."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not is_built(self.folder):
            return not_built_page("docs", Headers(scope=scope))
        return await super().get_response(path, scope)


class ManualArchive(StaticFiles):
    """The manual in one archive. A path can only reach the archive's own pages."""

    def __init__(self, path: Path) -> None:
        super().__init__(check_dir=False)
        self.file = ZipFile(path)
        self.pages = {page.filename: page for page in self.file.infolist() if not page.is_dir()}

    async def check_config(self) -> None:
        """Check nothing: the archive is already open."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        name = Path(path).as_posix()
        inner = INDEX if name == "." else f"{name}/{INDEX}"
        if name not in self.pages and inner not in self.pages:
            raise HTTPException(404)
        if name in self.pages or scope["path"].endswith("/"):
            return await self.page(self.pages.get(name) or self.pages[inner], scope)
        return RedirectResponse(with_slash(URL(scope=scope)))

    async def page(self, page: ZipInfo, scope: Scope) -> Response:
        """Return a page, or 304 if the browser's copy is current."""
        headers = {"cache-control": "no-cache", "etag": f'"{page.CRC:08x}-{page.file_size:x}"'}
        if self.is_not_modified(Headers(headers), Headers(scope=scope)):
            return NotModifiedResponse(Headers(headers))
        content = await run_in_threadpool(self.file.read, page)
        return Response(content, headers=headers, media_type=media_type_of(Path(page.filename)))


def with_slash(url: URL) -> URL:
    return url.replace(path=f"{url.path}/")


async def redirect_to_manual(request: Request) -> Response:
    """Redirect to the path with a slash, because the manual's links are relative."""
    return RedirectResponse("/docs/")


def is_built(folder: Path = BUILT) -> bool:
    return (folder / INDEX).is_file()


def compressed_variant(path: Path, accepted: str) -> tuple[Path, str]:
    """Return the compressed file that the browser accepts and its encoding, or the original."""
    codings = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
    for coding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if coding in codings and packed.is_file():
            return packed, coding
    return path, ""


def file_content(path: Path, status_code: int, headers: dict[str, str], kind: str) -> Response:
    """Return a file; if only its compressed form exists, decompress it."""
    if not path.is_file():
        content = gzip.decompress(path.with_name(path.name + GZIP).read_bytes())
        return Response(content, status_code, {**headers, "etag": etag_of(content)}, kind)
    stat = path.stat()
    headers = {**headers, "etag": file_etag(path, stat.st_mtime_ns, stat.st_size)}
    return FileResponse(path, status_code, headers, kind, stat_result=stat)


def media_type_of(path: Path) -> str:
    return MEDIA_TYPES.get(path.suffix, "application/octet-stream")


@lru_cache(maxsize=512)
def file_etag(path: Path, changed: int, size: int) -> str:
    """Return the ETag of a file's contents, cached until its time or size changes."""
    return etag_of(path.read_bytes())


def etag_of(content: bytes) -> str:
    return f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def not_built_page(what: str, asked: Headers) -> Response:
    """Return a page that says what isn't built, how to build it, and what works without it."""
    say = server_catalogue(detect_language(asked.get("accept-language", "en")[:20], {})).say
    title, *lines = (
        html.escape(say(f"missing-{what}-{part}")) for part in ("title", "build", "else")
    )
    text = "".join(f"<p>{line}</p>" for line in lines)
    page = f"<!doctype html><meta charset=utf-8><title>{title}</title><h1>{title}</h1>{text}"
    return HTMLResponse(page, 503)


def security_headers(host: str, secure: bool = False) -> dict[str, str]:
    """Return the security headers, which let pages load and contact only this server.

    Over TLS, browsers are told to use TLS from then on. The sockets are listed because older
    browsers do not count them as part of `'self'`.
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    policy = (
        "default-src 'self'",
        f"connect-src 'self'{sockets}",
        "img-src 'self' data: blob:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
    headers = {
        "content-security-policy": "; ".join(policy),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
    }
    return {**headers, "strict-transport-security": ONLY_TLS} if secure else headers
