"""Keys stand for ids, alone and in sets, of today and of format 1."""

import pytest

from tangledbank.core.errors import BadData
from tangledbank.core.keys import Masks


def masks():
    made = Masks("traits", ["", "horns", "burrowing", "climbing"])
    made.former = ["", "climbing", "horns"]
    return made


@pytest.mark.parametrize(
    ("keys", "mask"),
    [([], 0), (["horns"], 0b10), (["horns", "climbing"], 0b1010)],
)
def test_a_set_of_traits_is_written_as_their_keys_and_read_back(keys, mask):
    assert masks().key(mask) == keys
    assert masks().id(keys) == mask


def test_a_set_of_format_1_is_read_by_the_ids_it_had_then():
    assert masks().former_id(0b110) == masks().id(["climbing", "horns"])


@pytest.mark.parametrize("keys", ["horns", None, ["wings"], [1], [["horns"]]])
def test_what_is_no_set_of_traits_is_refused(keys):
    with pytest.raises(BadData):
        masks().id(keys)
