"""The kits of Evolution and Climate."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tangledbank.games.kit import Kit

EVOLUTION: Final = Kit(
    key="evolution",
    rules="tangledbank.games.evolution.game:Evolution",
    state="tangledbank.games.evolution.state:EvolutionState",
    texts="tangledbank.texts.evolution:EvolutionTexts",
    catalogues=("evolution",),
    log="tangledbank.presentation.log.evolution:EvolutionLogWriter",
    previews="tangledbank.presentation.previews.evolution:EvolutionPreviews",
    terminal_table="tangledbank.cli.display.evolution:EvolutionDisplay",
    terminal_menu="tangledbank.cli.menus.evolution:EvolutionMenu",
    evaluators="tangledbank.agents.factories.evolution:EvolutionEvaluatorFactory",
    forecast="tangledbank.agents.factories.evolution:FORECAST_EVENTS",
    steady_v01="tangledbank.agents.frozen_v01.evolution:SteadyEvolution",
    minutes=(30, 60),
    open_prompts=frozenset({"feed"}),
    audit="tangledbank.audit.evolution_audit:FoodAudit",
    reveals=frozenset({"card-drawn", "food-revealed", "trait-revealed"}),
    unused_events=frozenset({"card-paid", "defense-passed"}),
    tag="EVO",
)

CLIMATE: Final = replace(
    EVOLUTION,
    key="climate",
    rules="tangledbank.games.evolution.climate.game:Climate",
    state="tangledbank.games.evolution.climate.state:ClimateState",
    texts="tangledbank.texts.climate:ClimateTexts",
    catalogues=("evolution", "climate"),
    log="tangledbank.presentation.log.climate:ClimateLogWriter",
    terminal_table="tangledbank.cli.display.climate:ClimateDisplay",
    evaluators="tangledbank.agents.factories.evolution:ClimateEvaluatorFactory",
    steady_v01="tangledbank.agents.frozen_v01.climate:SteadyClimate",
    minutes=(45, 75),
    open_prompts=frozenset({"feed", "feed at night"}),
    reveals=frozenset({"card-drawn", "event-laid", "food-revealed", "trait-revealed"}),
    unused_events=frozenset(),
    tag="CLI",
)

KITS: Final = (EVOLUTION, CLIMATE)
