"""Every rule has code and a test, every citation a rule; and the check for that notices faults."""

import pytest

from tools import check_citations

HEAD = "| key | rule | code | test |\n|---|---|---|---|\n"
CODE = "`games/evolution/traits.py:Horns.attacked`"
TEST = '`tests/rules/evolution/horns.scene` "Both die; or one"'
RULE = f"| EVO Horns 1 | It hurts. | {CODE} | {TEST} |\n"

PROJECT = {
    "docs/rules/evolution.md": HEAD + RULE,
    "docs/rulings/evolution.md": f"# Rulings\n\n## R1 Order\n\n- Code: {CODE}\n- Test: {TEST}\n",
    "src/tangledbank/games/evolution/sets/base.py": 'TRAITS: dict = {"horns": int}\n',
    "src/tangledbank/games/evolution/traits.py": (
        "LOSS: int = 1\n\n\nclass Horns:\n    def attacked(self):\n"
        '        """It hurts. [EVO Horns] [R1]"""\n'
    ),
    "tests/rules/evolution/horns.scene": (
        'scene "Both die; or one" [EVO Horns 1]\ngame evolution\nA1: body 2, horns\n> A1 feeds\n'
    ),
    "tests/rules/evolution/test_horns.py": "def test_horns():\n    pass\n",
}


def check(root, files=None):
    """The faults of the project above, with some files added or changed."""
    for name, text in {**PROJECT, **(files or {})}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return check_citations.problems(root)


def check_rows(root, rows):
    return check(root, files={"docs/rules/evolution.md": HEAD + rows})


def test_the_project_cites_and_is_cited():
    assert check_citations.problems() == []


def test_a_complete_project_has_no_faults(tmp_path):
    assert check(tmp_path) == []


@pytest.mark.parametrize(
    "row",
    [
        "| EVO Goal 1 | (info) Have fun. | — | — |\n",
        f"| EVO Horns 2 | Two. | games/evolution/traits.py:LOSS; {CODE} | {TEST} |\n",
        f"| EVO Horns 2 | Two. | {CODE} | tests/rules/evolution/test_horns.py:test_horns |\n",
        f"| EVO Horns 2 | 2. | {CODE} | tests/rules/evolution/test_horns.py::test_horns; {TEST} |",
        f"| EVO Horns 2 | This \\| that. | {CODE} | {TEST} |\n",
    ],
)
def test_a_good_row_passes(tmp_path, row):
    assert check_rows(tmp_path, RULE + row) == []


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (f"| EVO Horns 2 | Two. | — | {TEST} |", "EVO Horns 2 has no code"),
        (f"| EVO Horns 2 | Two. | {CODE} | |", "EVO Horns 2 has no test"),
        (f"| EVO Horns 2 | (info) Two. | — | {TEST} |", "EVO Horns 2 has no code"),
        (f"| EVO Horns 1 | One. | {CODE} | {TEST} |", "EVO Horns 1 is already defined at"),
        (f"| EVO Horns | One. | {CODE} | {TEST} |", '"EVO Horns" is not a key'),
        (f"| OCE Horns 2 | One. | {CODE} | {TEST} |", '"OCE Horns 2" is not a key'),
        (f"| EVO Horns 2 | {CODE} | {TEST} |", "a row has four cells"),
        (f"| EVO Horns 2 | Two. | games/x.py:Deal | {TEST} |", "there is no src/tangledbank/games"),
        (f"| EVO Horns 2 | Two. | games/evolution/traits.py | {TEST} |", '"games/evolution/tra'),
        (f"| EVO Horns 2 | Two. | games/evolution/traits.py:Tail | {TEST} |", "src/tangledbank/"),
        (f"| EVO Horns 2 | Two. | somewhere in the code | {TEST} |", '"somewhere in the code"'),
        (f'| EVO Horns 2 | Two. | {CODE} | tests/x.scene "A" |', "there is no tests/x.scene"),
        (
            f'| EVO Horns 2 | Two. | {CODE} | tests/rules/evolution/horns.scene "None" |',
            'tests/rules/evolution/horns.scene has no scene "None"',
        ),
        (
            f"| EVO Horns 2 | Two. | {CODE} | tests/rules/evolution/test_horns.py:test_tail |",
            "tests/rules/evolution/test_horns.py defines no test_tail",
        ),
        (f"| EVO Horns 2 | Two. | {CODE} | by hand |", '"by hand" is not like'),
    ],
)
def test_a_faulty_row_is_reported_with_its_line(tmp_path, row, fault):
    found = check_rows(tmp_path, RULE + row + "\n")

    assert len(found) == 1
    assert found[0].startswith(f"docs/rules/evolution.md:4: {fault}")


@pytest.mark.parametrize("citation", ["[EVO Horns 9]", "[EVO Tail]", "[EVO\n    Tail 1]", "[R9]"])
@pytest.mark.parametrize("suffix", [".py", ".scene"])
def test_a_citation_needs_a_rule(tmp_path, citation, suffix):
    name = f"tests/rules/evolution/other{suffix}"

    found = check(tmp_path, files={name: f"\n# {citation}\n"})

    assert found == [f"{name}:2: {' '.join(citation.split())} is not a rule in docs"]


def test_a_game_without_a_page_is_left_alone(tmp_path):
    files = {"src/tangledbank/games/oceans/ids.py": "X = 1  # [OCE Ring]\n"}

    assert check(tmp_path, files=files) == []


@pytest.mark.parametrize("missing", ["Code", "Test"])
def test_a_ruling_needs_code_and_test(tmp_path, missing):
    text = PROJECT["docs/rulings/evolution.md"].replace(f"- {missing}:", "- Reason:")

    found = check(tmp_path, files={"docs/rulings/evolution.md": text})

    assert found == [f"docs/rulings/evolution.md:3: R1 has no {missing.lower()}"]


def test_a_trait_needs_a_scene(tmp_path):
    path = "src/tangledbank/games/evolution/sets/base.py"
    files = {path: 'TRAITS: dict = {"horns": int, "long-neck": int}\n'}

    found = check(tmp_path, files=files)

    assert found == [f"{path}:1: no scene shows long-neck"]


@pytest.mark.parametrize(
    "scene",
    [
        'scene "It eats" [EVO Long Neck Card 1]\nA1: body 1\n',
        'scene "It eats"\nA1: body 1, long-neck(2)\n',
    ],
)
def test_a_trait_is_shown_by_citation_or_by_position(tmp_path, scene):
    files = {
        "src/tangledbank/games/evolution/sets/base.py": (
            'TRAITS: dict = {"horns": int, "long-neck": int}\n'
        ),
        "tests/rules/evolution/neck.scene": scene,
        "docs/rules/evolution.md": HEAD
        + RULE
        + f"| EVO Long Neck Card 1 | It eats. | {CODE} | {TEST} |\n",
    }

    assert check(tmp_path, files=files) == []
