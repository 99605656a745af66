"""Reports agree with the tables, are accessible, and need no network."""

import math
import re
from html.parser import HTMLParser
from statistics import mean

import numpy as np
import pytest

import tangledbank
from tangledbank.lab import charts
from tangledbank.lab.comparison import changes
from tangledbank.lab.estimates import Statistic, holm
from tangledbank.lab.execution import on_cores, run_study
from tangledbank.lab.labels import ReportLabels, percent, plain, signed
from tangledbank.lab.queries import StudyResults
from tangledbank.lab.report import make_page
from tangledbank.lab.statistics import (
    by_seat_column,
    least_squares,
    of_games,
    rows_per_game,
    survival,
    trait_lifts,
    trait_worths,
    who_eats_whom,
)
from tangledbank.lab.study import read_study
from tangledbank.texts.catalogue import Catalogue
from tests.cli.commands import run as called
from tests.lab.support import SMALL, run, study_file
from tests.lab.test_study import spines

BASELINE = """
title = "Before"
deals = 6
seed = 99

[[setting]]
name = "base"
game = "evolution"
players = 3
"""


def texts(lang="en"):
    return Catalogue(lang, ("common", "lab"))


@pytest.fixture(scope="module")
def page(results):
    return make_page(StudyResults(results), None, texts())


class Reader(HTMLParser):
    """Parses a page: matching tags, attributes, and charts without descriptions."""

    EMPTY = {"meta", "line", "rect", "circle"}

    def __init__(self, page):
        super().__init__()
        self.open, self.attributes, self.charts = [], [], []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.attributes += [(tag, *pair) for pair in attrs]
        if tag == "svg":
            self.charts.append([])
        if tag in ("title", "desc") and "svg" in self.open:
            self.charts[-1].append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.attributes += [(tag, *pair) for pair in attrs]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_a_page_asks_nobody_for_anything(page):
    read = Reader(page)
    links = [value for _, name, value in read.attributes if name in ("href", "src")]

    assert links and all(link.startswith("#") for link in links)
    assert not re.search(r"<script|@import|url\(|<link|<img|<iframe", page)


def test_every_chart_has_a_title_a_description_and_a_table(page):
    read = Reader(page)

    assert len(read.charts) > 20
    assert all(words == ["title", "desc"] for words in read.charts)
    assert page.count("<table") >= len(read.charts)
    assert all(
        value == "img" for tag, name, value in read.attributes if (tag, name) == ("svg", "role")
    )
    assert "prefers-color-scheme: dark" in page


def test_a_page_has_all_that_was_measured(page):
    for part in ("overview", "agents", "order", "points", "length", "decided", "traits",
                 "eating", "survival", "causes"):  # fmt: skip
        assert f'<section id="{part}">' in page
    assert '<section id="worths">' not in page  # too few games
    for words in ("A small study", "Does it work?", "horns +4, carnivore -2", "Long Neck"):
        assert words in page


def test_what_was_not_measured_is_left_out(tmp_path):
    text = BASELINE.replace("deals = 6", "deals = 6\nmeasure = []")

    page = make_page(StudyResults(run(study_file(tmp_path, text))), None, texts())

    assert '<section id="order">' in page and '<section id="traits">' not in page


def test_a_study_beside_another(tmp_path, results):
    before = StudyResults(run(study_file(tmp_path, BASELINE)))

    page = make_page(StudyResults(results), before, texts())

    changes = page.split('<section id="changes">')[1].split("</section>")[0]
    old = of_games(before, "base", "", "decisions").mean
    new = of_games(StudyResults(results), "base", "", "decisions").mean
    assert f"<td>moves</td><td>{plain(old)}</td><td>{plain(new)}</td>" in changes
    assert changes.count("<h3>") == 1


def test_a_study_beside_another_whose_settings_have_other_names(tmp_path, results):
    before = StudyResults(run(study_file(tmp_path, BASELINE.replace('"base"', '"old"'))))

    page = make_page(StudyResults(results), before, texts())

    changes = page.split('<section id="changes">')[1].split("</section>")[0]
    assert re.findall("<h3>(.*?)</h3>", changes) == ["old → base"]
    assert "Long Neck" in changes


def test_settings_of_a_game_stand_side_by_side(page):
    changes = page.split('<section id="changes">')[1].split("</section>")[0]

    assert re.findall("<h3>(.*?)</h3>", changes) == ["base → more horns"]


def parts_of(page, section):
    return page.split(f'<section id="{section}">')[1].split("</section>")[0]


def test_only_changes_that_survive_the_correction_are_bold(tmp_path):
    text = SMALL.replace("deals = 6", "deals = 40").split('[[setting]]\nname = "duel"')[0]
    study = StudyResults(run(study_file(tmp_path, text.replace("horns = +4", "horns = +60"))))
    found = changes(study, study, ReportLabels(texts(), study.note))

    rows = found[0][1]
    page = make_page(study, None, texts())

    plain_p = [row.difference.p_value() for row in rows]
    adjusted = [row.adjusted for row in rows]
    assert len(rows) > 20 and adjusted == holm(plain_p)
    clear = [row.label for row in rows if row.adjusted < 0.05]
    assert "rounds" in clear and len(clear) < sum(p < 0.05 for p in plain_p if p == p) < len(rows)
    section = parts_of(page, "changes")
    assert section.count('<strong class="clear">') == len(clear)
    assert "p (Holm)" in section and "&lt; 0.001" in section
    assert '<section id="worths">' in page


def test_the_page_says_how_it_was_played(page):
    overview = parts_of(page, "overview")

    for said in ("3 × random", "steady, random", "horns +4, carnivore -2", "131 (printed: 129)"):
        assert said in overview
    assert f"Tangled Bank {tangledbank.__version__}" in overview
    assert "evolution, rules" in overview and "oceans, rules" in overview


def test_options_and_sets_are_shown(tmp_path):
    spines(tmp_path)
    text = (
        'deals = 4\n[[setting]]\ngame = "evolution"\nplayers = 2\nsets = ["spines.py"]\n'
        "options = {quick_play = true}\n"
    )

    page = make_page(
        StudyResults(run(study_file(tmp_path, text), allowed=["spines.py"])), None, texts()
    )

    overview = parts_of(page, "overview")
    assert "spines.py" in overview and "quick_play=on" in overview


def test_a_finished_run_has_no_warning_about_missing_games(page):
    assert "isn’t finished" not in page


def test_an_unfinished_run_says_so_on_top(tmp_path):
    path = study_file(tmp_path)

    def stop(done, total):
        if done > 12:
            raise KeyboardInterrupt

    out = tmp_path / "elsewhere"
    with pytest.raises(KeyboardInterrupt):
        run_study(read_study(path), on_cores(1), out, stop)
    got = called("lab", "report", out)
    page = (out / "report.html").read_text(encoding="utf-8")

    top = page.split("</header>")[0]
    said = "10 of 26 games are missing"
    command = "tangledbank lab run small.toml --out elsewhere"
    assert got.exit_code == 0 and said in got.stderr and command in got.stderr
    assert said in top and command in top
    assert "4 of 6" in parts_of(page, "overview")
    assert said in called("lab", "query", out, "select 1", "--csv").stderr
    Reader(page)


def test_truncated_games_are_counted_and_left_out(answers, page):
    top, decided = page.split("</header>")[0], parts_of(page, "decided")

    assert "a round limit stopped 2 of 2 games (100.0%)" in top
    assert "stopped by the round limit" in decided
    order = parts_of(page, "order")
    assert "<h3>origin, 2 players, random</h3>" in order and "<h3>oceans" not in order
    assert answers.truncated == {"oceans, 2 players, random": 2}
    assert answers.query("select count(*) from finished_games").rows == [(24,)]
    seats = "select count(*) from finished_seats where setting like 'oceans%'"
    assert answers.query(seats).rows == [(0,)]


def test_a_deck_of_another_size_is_a_warning(page):
    top = page.split("</header>")[0]

    assert "“more horns” plays with 131 cards instead of the printed 129" in top
    assert "compared with" in top and "keep_deck_size = true" in top


def test_a_section_has_one_scale(page):
    order = parts_of(page, "order")
    charts_of = re.findall(r"<svg.*?</svg>", order)
    ticks = {
        tuple(re.findall(r'<text [^>]*class="small">([\d.]+%)</text>', chart))
        for chart in charts_of
    }

    assert len(charts_of) > 4 and len(ticks) == 1


def test_every_round_has_its_place_on_the_axis():
    words = charts.ChartText("title", "about", "rounds")

    drawn = charts.columns(words, {3: 75.0, 7: 25.0}, range(3, 8), 75.0)

    assert drawn.count('class="bar"') == 5
    assert re.findall(r">(\d+)</text>", drawn) == ["0", "20", "40", "60", "80", *"34567"]


def test_ticks_of_an_axis_differ():
    scale = charts.Scale((0.5001, 0.5002), 50, percent)

    labels = [percent(tick) for tick in scale.ticks()]
    assert len(set(labels)) == len(labels) >= 2


@pytest.mark.parametrize(("lang", "words"), [("fr", "Qui gagne"), ("ru", "Кто побеждает")])
def test_a_report_in_another_language(tmp_path, results, lang, words):
    path = tmp_path / "report.html"

    got = called("lab", "report", results.folder, "--page", path, "--lang", lang)

    assert got.exit_code == 0, got.output
    page = path.read_text(encoding="utf-8")
    assert words in page and f'<html lang="{lang}">' in page
    Reader(page)


def test_shares_are_means_of_deals(answers):
    rows = answers.query(
        "select deal, avg(share) from seats join games using (setting, game) "
        "where setting = 'duel' and agent = 'steady' group by deal"
    ).rows

    steady = next(
        f for f in by_seat_column(answers, "duel", "agent", "share") if f.label == "steady"
    )

    assert steady.count == 3 and math.isclose(steady.mean, mean(share for _, share in rows))
    assert steady.low < steady.mean <= steady.high


def test_a_lift_compares_seats_of_the_same_game(answers):
    found = {each.label: each for each in trait_lifts(answers, "base")}
    share = {(g, s): x for g, s, x in answers.query("select game, seat, share from seats")}
    own = mean(x for (g, _), x in share.items() if g < 6)
    has = set(
        answers.query(
            "select game, seat from traits where setting = 'base' and trait = 'carnivore'"
        )
    )
    lifts = []
    for game in range(6):
        owners = [share[game, s] - own for s in range(3) if (game, s) in has]
        others = [share[game, s] - own for s in range(3) if (game, s) not in has]
        if owners and others:
            lifts.append(mean(owners) - mean(others))

    assert found["carnivore"].count == len(lifts)
    assert math.isclose(found["carnivore"].mean, mean(lifts))


def test_least_squares_find_what_is_there():
    chance = np.random.default_rng(1)
    x = np.column_stack([chance.integers(0, 3, 2000), chance.integers(0, 2, 2000), np.ones(2000)])
    y = x @ [0.3, -0.2, 0.5] + chance.normal(0, 0.1, 2000)

    found, spread = least_squares(x, y, np.arange(2000) // 2)

    assert np.all(np.abs(found - [0.3, -0.2, 0.5]) < 4 * spread)
    assert np.all(spread < 0.01)


def test_counts_are_those_of_the_tables(answers):
    attacks = answers.query("select count(*) from attacks where setting = 'base'").rows[0][0]
    carnivores = sum(
        n for hunter, _, n, _ in who_eats_whom(answers, "base") if hunter == "carnivore"
    )

    assert math.isclose(rows_per_game(answers, "base", "", "attacks").mean, attacks / 6)
    assert carnivores >= attacks
    assert all(0 <= each.low <= each.mean <= each.high <= 1 for each in survival(answers, "base"))


def test_attacks_are_counted_in_games_where_deals_have_several(answers, page):
    attacks = max(n for _, _, n, _ in who_eats_whom(answers, "duel"))

    eating = page.split('<section id="eating">')[1].split("</section>")[0]

    duel = eating.split("<h3>duel</h3>")[1].split("<tbody>")[1]
    assert re.findall("<td>(.*?)</td>", duel)[1] == plain(100 * attacks / 6)


def test_too_few_games_have_no_worths(answers):
    assert trait_worths(answers, "base") == []


def test_charts_stay_within_their_bounds():
    figures = [Statistic("a", 0.2, 0.1, 0.3, 9), Statistic("b", 0.9, math.nan, math.nan, 1)]
    words = charts.ChartText("title <", "about &", "axis")

    drawn = charts.dots(words, charts.Panel(figures, 0.25, (0.1, 0.9), [True, False]), percent)

    places = [float(x) for x in re.findall(r'(?:cx|x1|x2)="([\d.-]+)"', drawn)]
    assert all(0 <= x <= charts.WIDTH for x in places)
    assert "title &lt;" in drawn and "about &amp;" in drawn
    assert charts.round_step(0.13) == pytest.approx(0.2)


def test_numbers_are_written_as_they_are_read():
    assert [plain(n) for n in (0.5, -0.001, 12.345, 123.45, 12345.6)] == [
        "0.50", "0.00", "12.35", "123.5", "12,346",
    ]  # fmt: skip
    assert [signed(n) for n in (0.051, -0.2, -0.0001)] == ["+5.1", "−20.0", "+0.0"]
