"""The icons that are shipped are those of the logo."""

import struct

from scripts.write_icons import PIXELS, PUBLIC, VECTORS, drawings


def test_the_drawings_are_those_of_the_logo():
    svgs = drawings()

    for name, drawing in VECTORS.items():
        assert (PUBLIC / name).read_text(encoding="utf-8").strip() == svgs[drawing], (
            "run python -m scripts.write_icons"
        )


def test_the_pictures_have_the_sizes_that_the_manifest_says():
    for name, (_, size) in PIXELS.items():
        head = (PUBLIC / name).read_bytes()[:24]

        assert head.startswith(b"\x89PNG") and struct.unpack(">II", head[16:]) == (size, size)
