"""Messages are formatted as Project Fluent's own implementation does."""

from decimal import Decimal

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import NumberLiteral
from fluent.syntax.visitor import Visitor

from tangledbank.texts import languages
from tangledbank.texts.catalogue import HOME, Catalogue
from tangledbank.texts.message_format import Bundle, read_entry, split_entries
from tangledbank.texts.number_format import NUMBER_STYLES, Amount

NUMBERS = (0, 1, 2, 5, 11, 21, 104, 1000, 1234567, -3, -4321, 1.0, 2.5, 0.0625, Decimal("7.25"))


class Wanted(Visitor):
    """The values that a message takes, with the words that they are compared with."""

    def __init__(self):
        self.words = {}
        self.numbers = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.words.setdefault(node.id.name, {"Horns"})

    def visit_FunctionReference(self, node):  # noqa: N802
        self.numbers.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        words = self.words.setdefault(node.selector.id.name, {"Horns"})
        words |= keys
        if any(isinstance(variant.key, NumberLiteral) for variant in node.variants):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def tries(pattern):
    """Values for a message: every word that it may be told, and numbers of all forms."""
    wanted = Wanted()
    wanted.visit(pattern)
    for turn in range(max([len(NUMBERS), *map(len, wanted.words.values())]) if wanted.words else 1):
        number = NUMBERS[turn % len(NUMBERS)]
        yield {
            name: number if name in wanted.numbers else sorted(words)[turn % len(words)]
            for name, words in wanted.words.items()
        }
        yield dict.fromkeys(wanted.words, number)


def reference(lang, text):
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("lang", languages())
def test_every_message_of_every_catalogue_is_formed_as_the_reference_forms_it(lang):
    compared = 0
    for path in sorted((HOME / lang).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        theirs, ours = reference(lang, text), Bundle(lang, [split_entries(text)])
        for name in ours.entries:
            message = theirs.get_message(name)
            known = {"": message.value} if message.value else {}
            for attribute, pattern in {**known, **message.attributes}.items():
                own = ours.find(f"{name}.{attribute}")
                for values in tries(own):
                    said, errors = theirs.format_pattern(pattern, values)
                    assert not errors and ours.form(own, values) == said, (name, values)
                    compared += 1
    assert compared > 5000


RICH = """
-deck = { $case ->
   *[nominative] the deck
    [genitive] of the deck
    }
    .gender = neuter
empty =
    .note = Only a note
top = The top { -deck(case: "genitive") }, { -deck }, { "{" }{ top-note.note } { 3.50 }
top-note = { $n ->
    [0] none
    [one] one
   *[other] { NUMBER($n, minimumFractionDigits: 1, useGrouping: 0) }
    }
    .note = { "\\u2014" } { top-note }
# A comment
last = Two
    lines, { { $n } }
"""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["top", "top-note", "last", "empty.note", "top-note.note"])
@pytest.mark.parametrize("number", NUMBERS)
def test_what_our_catalogues_do_not_use_is_formed_as_well(lang, name, number):
    theirs, ours = reference(lang, RICH), Bundle(lang, [split_entries(RICH)])
    message, _, attribute = name.partition(".")
    whole = theirs.get_message(message)
    pattern = whole.attributes[attribute] if attribute else whole.value

    said, errors = theirs.format_pattern(pattern, {"n": number})

    assert not errors and ours.form(ours.find(name), {"n": number}) == said


def test_every_language_has_its_numbers():
    assert set(languages()) <= set(NUMBER_STYLES)


@pytest.mark.parametrize("lang", languages())
def test_nouns_have_the_form_that_goes_with_their_number(lang):
    theirs = reference(lang, "")
    for number in [*range(130), 1000, 1001, 1_000_000, 1_000_002, 0.5, 1.5, 2.0, -1]:
        assert Amount(number).form(lang) == theirs._plural_form(number), number


def test_a_sentence_that_lacks_a_value_says_which():
    with pytest.raises(KeyError, match=r"'error-seats' cannot be formed: no value for \$"):
        Catalogue("en", ("common",)).say("error-seats")


def test_a_value_that_is_no_word_and_no_number_is_refused():
    with pytest.raises(KeyError, match="neither text nor number"):
        Catalogue("en", ("common",)).say("error-game", key=[], known="")


@pytest.mark.parametrize(
    "text",
    [
        "plain = Text = with \N{NO-BREAK SPACE}signs [*] .attr # no comment  ",
        "plain=\N{NO-BREAK SPACE}Text\n\n# A comment { $with } signs\n\n## More\n",
        "plain = Text\n    in two lines\n",
        "plain = Text\n    .title = Title\n",
        "plain =\n    Text\n# A comment\n",
        "plain = Text }\n",
        "plain = Text\nin junk\n",
        "plain =\n",
    ],
)
def test_plain_messages_are_read_as_the_parser_reads_them(text):
    entry = FluentParser(with_spans=False).parse_entry(text)
    values = {"": entry.value} if getattr(entry, "value", None) else {}
    more = {each.id.name: each.value for each in getattr(entry, "attributes", ())}

    read = read_entry(text)

    assert read.keys() == {**values, **more}.keys()
    assert all(read[name].equals(each) for name, each in {**values, **more}.items())


def test_what_is_not_fluent_is_passed_over():
    assert Bundle("en", [split_entries("broken = { $\n\nwhole = Yes\n")]).find("broken") is None


@pytest.mark.parametrize("source", ["", "\n", "# Nothing yet\n"])
def test_a_catalogue_without_messages_is_empty(source):
    assert split_entries(source) == {}


def test_what_is_not_written_in_a_language_is_said_in_english():
    spines = {"en": "trait-spines = Spines\n"}

    assert Catalogue("ru", ("evolution",), [spines]).say("trait-spines") == "Spines"
