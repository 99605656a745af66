"""The program without arguments."""

from tangledbank.cli.localized_click import requested_language


def test_no_words_ask_for_no_language():
    assert requested_language([]) is None


def test_the_last_word_may_ask_for_a_language_and_name_none():
    assert requested_language(["games", "--lang"]) == ""
