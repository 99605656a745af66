"""Animals as the browser client draws them, and what they look like in pixels."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import pytest
from playwright.sync_api import Page

from scripts.write_specimens import chromium

PAPER = (0xF7, 0xF1, 0xDE)
WIDTH, HEIGHT, COLUMNS = 80, 67, 16  # as wide as on the smallest boards
PAGE = 320  # drawings to a page
PATIENCE = 180_000  # milliseconds, for machines with other work to do


@contextmanager
def browser() -> Iterator[Page]:
    if "browser" in os.environ.get("TANGLEDBANK_SKIP", "").split(","):
        pytest.skip("left out: SKIP=browser")
    with chromium() as found:
        page = found.new_page(viewport={"width": WIDTH * COLUMNS, "height": 400})
        page.set_default_timeout(PATIENCE)
        yield page


def pixels(page: Page, drawings: Sequence[str]) -> list[np.ndarray]:
    """Each drawing at 80 pixels on its own, cut from pictures of a few crowded pages."""
    pages = [drawings[i : i + PAGE] for i in range(0, len(drawings), PAGE)]
    return [cut for some in pages for cut in cuts(page, some)]


def cuts(page: Page, drawings: Sequence[str]) -> list[np.ndarray]:
    style = (
        f"body{{margin:0;display:flex;flex-wrap:wrap;background:rgb{PAPER}}}"
        f"div{{width:{WIDTH}px;height:{HEIGHT}px;overflow:hidden}}svg{{width:100%;height:100%}}"
    )
    page.set_content(
        f"<style>{style}</style>" + "".join(f"<div>{drawing}</div>" for drawing in drawings)
    )
    sheet = decoded(page, page.screenshot(full_page=True))
    places = (divmod(i, COLUMNS) for i in range(len(drawings)))
    return [
        sheet[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
        for row, column in places
    ]


def decoded(page: Page, png: bytes) -> np.ndarray:
    """The browser reads its own picture: nothing else here can."""
    script = """async (data) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + data;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const paper = canvas.getContext('2d');
        paper.drawImage(image, 0, 0);
        const bytes = paper.getImageData(0, 0, image.width, image.height).data;
        let text = '';
        for (let i = 0; i < bytes.length; i += 32768)
            text += String.fromCharCode(...bytes.subarray(i, i + 32768));
        return [image.width, image.height, btoa(text)];
    }"""
    width, height, data = page.evaluate(script, base64.b64encode(png).decode())
    flat = np.frombuffer(base64.b64decode(data), dtype=np.uint8)
    return flat.reshape(height, width, 4)[:, :, :3].astype(np.int16)


def changed(one: np.ndarray, other: np.ndarray) -> int:
    """How many pixels differ by more than anybody could overlook."""
    return int((np.abs(one - other).max(axis=2) > 48).sum())
