"""The picture in the README is a page of the terminal."""

import re
from xml.etree import ElementTree

from scripts import write_terminal_picture


def words(svg):
    return " ".join(" ".join(ElementTree.fromstring(svg).itertext()).split())


def test_a_picture_shows_a_page_with_an_attack():
    shown = words(write_terminal_picture.take())

    assert "watering hole" in shown
    assert " attacks " in shown
    assert "Feed one of your species >" in shown


def test_the_picture_in_the_documents_fetches_nothing():
    svg = write_terminal_picture.PATH.read_text(encoding="utf-8")

    assert "watering hole" in words(svg)
    assert set(re.findall(r"https?://[^\s\"<]+", svg)) == {"http://www.w3.org/2000/svg"}
