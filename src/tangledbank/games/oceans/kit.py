"""The kit of Oceans."""

from __future__ import annotations

from typing import Final

from tangledbank.games.kit import Kit

OCEANS: Final = Kit(
    key="oceans",
    rules="tangledbank.games.oceans.game:Oceans",
    state="tangledbank.games.oceans.state:OceansState",
    texts="tangledbank.texts.oceans:OceansTexts",
    catalogues=("oceans",),
    log="tangledbank.presentation.log.oceans:OceansLogWriter",
    previews="tangledbank.presentation.previews.oceans:OceansPreviews",
    terminal_table="tangledbank.cli.display.oceans:OceansDisplay",
    terminal_menu="tangledbank.cli.menus.oceans:OceansMenu",
    evaluators="tangledbank.agents.factories.oceans:OceansEvaluatorFactory",
    forecast="tangledbank.agents.factories.oceans:FORECAST_EVENTS",
    steady_v01="tangledbank.agents.frozen_v01.oceans:SteadyOceans",
    minutes=(45, 90),
    open_prompts=frozenset({"feed"}),
    audit="tangledbank.audit.oceans_audit:OceansAudit",
    reveals=frozenset({"card-drawn", "card-revealed", "deep-drawn"}),
    tag="OCE",
)

KITS: Final = (OCEANS,)
