"""The results of a small study, played once."""

import pytest

from tangledbank.lab.queries import StudyResults
from tests.lab.support import run, study_file


@pytest.fixture(scope="session")
def results(tmp_path_factory):
    return run(study_file(tmp_path_factory.mktemp("study")))


@pytest.fixture
def answers(results):
    return StudyResults(results)
