"""Packages contain the licences of bundled software, and everything that users need."""

import io
import json
import os
import tarfile
import zipfile

import pytest

from scripts import dist


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """Return a function that makes packages with the given files."""
    monkeypatch.setattr(dist, "DIST", tmp_path)

    def make(wheel, source, pages=dist.PAGES):
        with zipfile.ZipFile(tmp_path / "a-1-py3-none-any.whl", "w") as archive:
            for name in wheel:
                archive.writestr(name, book_of(pages) if name.endswith(".zip") else "")
        with tarfile.open(tmp_path / "a-1.tar.gz", "w:gz") as archive:
            for name in source:
                archive.addfile(tarfile.TarInfo(f"a-1/{name}"), io.BytesIO())

    return make


def book_of(pages):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as book:
        for page in pages:
            book.writestr(page, "")
    return file.getvalue()


SOURCES = ["tools/compiling.py", "setup.py", "THIRD_PARTY.md"]


def test_whole_packages_pass(packages, capsys):
    packages(dist.MEMBERS, [*SOURCES, *(f"src/{name}" for name in dist.MEMBERS)])

    dist.prove_contents()

    assert f"{len(dist.MEMBERS)} files in the wheel" in capsys.readouterr().out


def test_a_package_without_the_page_is_found(packages):
    packages(
        [name for name in dist.MEMBERS if name != "tangledbank/web/index.html"],
        [*SOURCES, *(f"src/{name}" for name in dist.MEMBERS)],
    )

    with pytest.raises(dist.Broken, match=r"the wheel lacks tangledbank/web/index\.html"):
        dist.prove_contents()


def test_a_package_without_some_of_the_documents_is_found(packages):
    packages(dist.MEMBERS, [f"src/{name}" for name in dist.MEMBERS], ["index.html"])

    with pytest.raises(dist.Broken, match=r"the documentation lacks .*licenses\.txt"):
        dist.prove_contents()


def test_the_same_documents_make_the_same_file(tmp_path, monkeypatch):
    site, books = tmp_path / "site", []
    monkeypatch.setattr(dist, "SITE", site)
    (site / "rules").mkdir(parents=True)
    for moment in (1_000_000_000, 1_700_000_000):
        for name in ("index.html", "rules/index.html"):
            (site / name).write_text(name)
            os.utime(site / name, (moment, moment))
        monkeypatch.setattr(dist, "BOOK", tmp_path / f"{moment}.zip")
        dist.pack_manual()
        books.append(dist.BOOK.read_bytes())

    assert books[0] == books[1]
    assert zipfile.ZipFile(io.BytesIO(books[0])).read("rules/index.html") == b"rules/index.html"


def test_a_source_package_that_cannot_be_built_from_is_found(packages):
    packages(dist.MEMBERS, [f"src/{name}" for name in dist.MEMBERS])

    with pytest.raises(dist.Broken, match="lacks files that the build needs"):
        dist.prove_contents()


def test_what_the_client_is_made_of_is_listed_with_its_licence():
    needs = json.loads((dist.ROOT / "web" / "package.json").read_text())["dependencies"]
    page = (dist.ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").partition("## What is")[2]

    assert set(needs) <= set(dist.BUNDLED)
    assert all(name in page for name in dist.BUNDLED)


def test_licences_are_taken_from_the_packages(tmp_path, monkeypatch):
    monkeypatch.setattr(dist, "MODULES", tmp_path)
    for name, files in {
        "kind": {"LICENSE.md": "Do as you like", "package.json": "{}"},
        "odd": {"package.json": '{"license": "Proprietary"}'},
    }.items():
        (tmp_path / name).mkdir()
        for file, text in files.items():
            (tmp_path / name / file).write_text(text)

    assert dist.licence_of("kind") == "Do as you like"
    with pytest.raises(dist.Broken, match="odd has no known licence"):
        dist.licence_of("odd")


def test_a_command_that_says_something_else_is_found():
    with pytest.raises(dist.Broken, match="expected 'compiled'"):
        dist.expect("tangledbank 0.1.0, pure Python", "compiled")


def test_an_installation_that_grew_too_large_is_found(tmp_path, monkeypatch, capsys):
    packages = tmp_path / "lib" / "python3" / "site-packages"
    for name, size in {"ours/a.py": 700, "ours/a.pyc": 300, "pip/a.py": 9_000}.items():
        (packages / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / name).write_bytes(bytes(size))
    place = dist.Place(tmp_path, tmp_path, {})

    monkeypatch.setattr(dist, "MOST", 1_000)
    dist.tell_size(place)
    assert "MB installed" in capsys.readouterr().out
    monkeypatch.setattr(dist, "MOST", 999)
    with pytest.raises(dist.Broken, match="the base install takes"):
        dist.tell_size(place)
