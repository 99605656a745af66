"""The client for browsers: its files, how they are kept and packed, and what pages may do."""

import asyncio
import gzip
import urllib.error
import urllib.request
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from starlette.exceptions import HTTPException
from starlette.routing import Mount

from tangledbank.server.http.app import AdmissionGate
from tangledbank.server.http.host_check import HostCheck
from tangledbank.server.http.static_files import (
    ClientFiles,
    ManualArchive,
    ManualFolder,
    manual_app,
)
from tangledbank.server.limits.rate_limit import PER_ADDRESS, Admission
from tests.server.playing import running

UNLIMITED = Admission(PER_ADDRESS, 0.0, lambda: 0.0)
FILES = {
    "index.html": b"<!doctype html><title>Tangled Bank</title>",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.skipWaiting()",
    "assets/index-a1b2.js": b"console.log(1)",
    "assets/index-a1b2.js.gz": gzip.compress(b"console.log(1)"),
    "assets/index-a1b2.js.br": b"br",
}


class Answer:
    """The messages that an application sent."""

    def __init__(self, messages):
        head, *rest = messages
        self.status = head["status"]
        self.headers = {key.decode(): value.decode() for key, value in head["headers"]}
        self.content = b"".join(part.get("body", b"") for part in rest)


class Browser:
    """Asks an application, as a browser on this machine would."""

    def __init__(self, files, place="/"):
        self.app = AdmissionGate(Mount(place, files), HostCheck(("table.example",)), UNLIMITED)

    def get(self, path, method="GET", **headers):
        return asyncio.run(self.ask(path, method, {"host": "table.example", **headers}))

    async def ask(self, path, method, headers):
        sent = []

        async def receive():
            await asyncio.Future()

        async def send(message):
            sent.append(message)

        named = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": named}
        try:
            await self.app(scope, receive, send)
        except HTTPException as refused:
            sent = [{"status": refused.status_code, "headers": []}]
        return Answer(sent)


@pytest.fixture
def browser(tmp_path):
    folder = tmp_path / "web"
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    return Browser(ClientFiles(folder))


@pytest.mark.parametrize("path", ["/", "/table/a_B-3", "/replay/x/12", "/lesson/one", "/assets"])
def test_every_address_without_a_file_is_a_page(browser, path):
    got = browser.get(path)

    assert got.status == 200
    assert got.content == FILES["index.html"]
    assert got.headers["content-type"].startswith("text/html")
    assert got.headers["cache-control"] == "no-cache"


def test_pages_run_no_script_but_ours_and_talk_to_nobody_else(browser):
    headers = browser.get("/").headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))

    assert policy["default-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://table.example wss://table.example"
    assert not {"script-src", "style-src", "worker-src", "manifest-src"} & set(policy)
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_pages_may_not_use_sensors_cameras_or_payments(browser):
    features = dict(
        part.split("=") for part in browser.get("/").headers["permissions-policy"].split(", ")
    )

    assert {"camera", "geolocation", "microphone", "payment"} <= set(features)
    assert set(features.values()) == {"()"}
    assert not {"clipboard-write", "web-share"} & set(features), "the client uses these"


@pytest.mark.parametrize(
    ("proxies", "scheme", "promised"),
    [
        ("127.0.0.1", "https", "max-age=31536000"),
        ("127.0.0.1", "http", None),
        ("", "https", None),
        ("192.0.2.7", "https", None),
    ],
)
def test_tls_is_promised_only_where_a_trusted_proxy_says_so(tmp_path, proxies, scheme, promised):
    async def run():
        async with running(tmp_path, proxies=proxies) as server:
            asked = urllib.request.Request(
                f"{server.base}/api/health",
                headers={"X-Forwarded-Proto": scheme, "X-Forwarded-For": "203.0.113.9"},
            )
            return await asyncio.to_thread(headers_of, asked)

    assert asyncio.run(run()).get("strict-transport-security") == promised


def headers_of(asked):
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return dict(answer.headers)


def test_a_host_that_would_widen_the_policy_is_left_out(browser):
    got = browser.get("/", host="table.example:; script-src *")

    assert "script-src" not in got.headers["content-security-policy"]


def test_hashed_files_are_kept_for_ever_and_sent_packed(browser):
    for accepted, coding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
        got = browser.get("/assets/index-a1b2.js", "HEAD", accept_encoding=accepted)

        assert got.headers.get("content-encoding") == coding
        assert "immutable" in got.headers["cache-control"]
        assert got.headers["content-type"].startswith("text/javascript")
        assert got.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br", "br"), ("gzip", "gzip"), ("", None)])
def test_a_file_that_is_there_packed_alone_is_sent_to_everybody(
    tmp_path, browser, accepted, coding
):
    (tmp_path / "web" / "assets" / "index-a1b2.js").unlink()
    got = browser.get("/assets/index-a1b2.js", accept_encoding=accepted)
    unpack = {"br": {b"br": b"console.log(1)"}.get, "gzip": gzip.decompress, None: bytes}[coding]

    assert got.status == 200 and unpack(got.content) == b"console.log(1)"
    assert got.headers.get("content-encoding") == coding
    assert got.headers["content-type"].startswith("text/javascript")
    assert got.headers["content-length"] == str(len(got.content))
    assert "immutable" in got.headers["cache-control"]
    again = {"accept_encoding": accepted, "if_none_match": got.headers["etag"]}
    assert browser.get("/assets/index-a1b2.js", **again).status == 304


def test_every_form_of_a_file_has_a_mark_of_its_own(tmp_path, browser):
    (tmp_path / "web" / "assets" / "index-a1b2.js").unlink()
    forms = [browser.get("/assets/index-a1b2.js", accept_encoding=a) for a in ("br", "gzip", "")]

    assert len({form.headers["etag"] for form in forms}) == 3


def test_what_a_browser_has_is_not_sent_again(tmp_path, browser):
    mark = browser.get("/").headers["etag"]
    assert browser.get("/", if_none_match=mark).status == 304

    (tmp_path / "web" / "index.html").write_bytes(
        FILES["index.html"].replace(b"Tangled", b"tangled")
    )
    assert browser.get("/", if_none_match=mark).status == 200


def test_the_page_can_be_installed(browser):
    kind = browser.get("/manifest.webmanifest").headers["content-type"]
    assert kind == "application/manifest+json"
    worker = browser.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/no.js", "/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/a\0.txt"]
)
def test_nothing_else_is_served(browser, path):
    assert browser.get(path).status == 404


def test_calls_stay_calls(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            assert (await server.http("/api/health"))[1] == {"status": "ok"}
            return [
                (await asyncio.to_thread(status, server.base + path, method))
                for path, method in (("/api/no", "GET"), ("/api/replay", "GET"), ("/", "POST"))
            ]

    assert asyncio.run(run()) == [404, 405, 405]


def status(address, method):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, method=method)) as got:
            return got.status
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "isn’t built"), ("fr", "pas construit"), ("ru", "собран")]
)
def test_a_server_without_the_client_says_so(tmp_path, lang, word):
    browser = Browser(ClientFiles(tmp_path / "none"))
    got = browser.get("/table/x", accept_language=lang)

    assert got.status == 503
    assert word in got.content.decode()
    assert browser.get("/sw.js").status == 404


DOCUMENTS = ("index.html", "rules/index.html", "assets/site.css", "assets/site.js", "t.woff2")


def write_site(folder):
    for name in DOCUMENTS:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return folder


def write_book(path, content="{}"):
    with ZipFile(path, "w", ZIP_DEFLATED) as book:
        book.mkdir("pictures")
        for name in DOCUMENTS:
            book.writestr(name, content.format(name))
    return path


@pytest.fixture(params=["folder", "book"])
def reader(request, tmp_path):
    """A reader of the documents, built in a checkout or shipped."""
    (tmp_path / "secret.txt").write_text("secret")
    if request.param == "folder":
        return Browser(ManualFolder(write_site(tmp_path / "manual")), "/docs")
    return Browser(ManualArchive(write_book(tmp_path / "manual.zip")), "/docs")


def test_documents_are_pages(reader):
    for path, page in (("/docs/", "index.html"), ("/docs/rules/", "rules/index.html")):
        got = reader.get(path)
        assert got.status == 200 and got.content.decode() == page
        assert got.headers["content-security-policy"].startswith("default-src 'self'; ")
        assert got.headers["cache-control"] == "no-cache"
    assert reader.get("/docs/assets/site.css").headers["cache-control"] == "no-cache"
    assert reader.get("/docs/no/").status == reader.get("/docs/no.css").status == 404
    assert reader.get("/docs/rules/", "POST").status == 405


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("assets/site.css", "text/css; charset=utf-8"),
        ("assets/site.js", "text/javascript; charset=utf-8"),
        ("t.woff2", "font/woff2"),
    ],
)
def test_documents_say_what_they_are(reader, name, kind):
    got = reader.get(f"/docs/{name}")

    assert got.content.decode() == name and got.headers["content-type"] == kind
    assert got.headers["x-content-type-options"] == "nosniff"
    assert got.headers["content-length"] == str(len(name))


def test_a_document_that_a_browser_has_is_not_sent_again(reader):
    mark = reader.get("/docs/rules/").headers["etag"]
    again = reader.get("/docs/rules/", if_none_match=mark)

    assert again.status == 304 and again.content == b"" and again.headers["etag"] == mark
    assert reader.get("/docs/", if_none_match=mark).status == 200


def test_a_folder_of_documents_has_an_address_with_a_slash(reader):
    got = reader.get("/docs/rules")

    assert got.status == 307 and got.headers["location"].endswith("/docs/rules/")


@pytest.mark.parametrize(
    "path",
    [
        "/docs/../secret.txt",
        "/docs/rules/../../secret.txt",
        "/docs//secret.txt",
        "/docs/..%2fsecret.txt",
        "/docs/..\\secret.txt",
        "/docs/../manual.zip",
        "/docs/a\0.html",
        "/docs/pictures/",
        "/docs/assets",
    ],
)
def test_nothing_but_documents_is_served(reader, path):
    assert reader.get(path).status == 404


def test_a_new_book_has_new_marks(tmp_path):
    marks = {
        Browser(ManualArchive(write_book(tmp_path / "book.zip", text)), "/docs")
        .get("/docs/")
        .headers["etag"]
        for text in ("{}", "{} of a new version", "{} of a new Version")
    }
    assert len(marks) == 3


def test_documents_of_a_checkout_come_first(tmp_path):
    book, site = write_book(tmp_path / "manual.zip"), tmp_path / "site"
    assert isinstance(manual_app(site, book), ManualArchive)
    assert isinstance(manual_app(site, tmp_path / "none"), ManualFolder)
    assert isinstance(manual_app(write_site(site), book), ManualFolder)


def test_documents_that_were_not_made_say_how_to_make_them(tmp_path):
    got = Browser(ManualFolder(tmp_path / "none"), "/docs").get("/docs/", accept_language="fr")

    assert got.status == 503 and "make docs" in got.content.decode()
    assert "documentation" in got.content.decode()


def test_the_server_has_its_documents_below_docs(tmp_path):
    async def run():
        async with running(tmp_path) as server:
            return await asyncio.to_thread(status_and_address, f"{server.base}/docs")

    status, address = asyncio.run(run())

    assert status in (200, 503) and address.endswith("/docs/")


def status_and_address(url):
    try:
        with urllib.request.urlopen(url) as answer:
            return answer.status, answer.url
    except urllib.error.HTTPError as refused:
        return refused.code, refused.url
