"""Keys for ids and sets of ids, in today's format and in format 1."""

import pytest

from tangledbank.core.cause import pack_cause
from tangledbank.core.errors import BadData
from tangledbank.core.keys import Causes, Keys, Masks


def masks():
    made = Masks("traits", ["", "horns", "burrowing", "climbing"])
    made.legacy_keys = ["", "climbing", "horns"]
    return made


@pytest.mark.parametrize(
    ("keys", "mask"),
    [([], 0), (["horns"], 0b10), (["horns", "climbing"], 0b1010)],
)
def test_a_set_of_traits_is_written_as_their_keys_and_read_back(keys, mask):
    assert masks().key(mask) == keys
    assert masks().id(keys) == mask


def test_a_set_of_format_1_is_read_by_the_ids_it_had_then():
    assert masks().legacy_id(0b110) == masks().id(["climbing", "horns"])


@pytest.mark.parametrize("keys", ["horns", None, ["wings"], [1], [["horns"]]])
def test_what_is_no_set_of_traits_is_refused(keys):
    with pytest.raises(BadData):
        masks().id(keys)


def causes():
    traits = Keys("trait", ["", "horns", "burrowing"])
    return Causes(("", "trait", "attack", "hunger"), {"trait": traits})


@pytest.mark.parametrize(
    ("key", "cause"),
    [
        ("hunger", pack_cause(3)),
        ("trait/burrowing", pack_cause(1, 2)),
        ("trait/horns/7", pack_cause(1, 1, 7)),
        ("attack//12", pack_cause(2, 0, 12)),
        ("", 0),
    ],
)
def test_a_cause_is_written_by_its_keys_and_read_back(key, cause):
    assert causes().key(cause) == key
    assert causes().id(key) == cause


@pytest.mark.parametrize(
    "key", ["thirst", 3, None, "trait/wings", "attack/horns", "trait/horns/x", "attack//4096"]
)
def test_what_is_no_cause_is_refused(key):
    with pytest.raises(BadData):
        causes().id(key)
