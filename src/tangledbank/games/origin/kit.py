"""The kits of The Origin of Species and Time to Fly."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tangledbank.games.kit import Kit

ORIGIN: Final = Kit(
    key="origin",
    rules="tangledbank.games.origin.game:Origin",
    state="tangledbank.games.origin.state:OriginState",
    texts="tangledbank.texts.origin:OriginTexts",
    catalogues=("origin",),
    log="tangledbank.presentation.log.origin:OriginLogWriter",
    previews="tangledbank.presentation.previews.origin:OriginPreviews",
    terminal_table="tangledbank.cli.display.origin:OriginDisplay",
    terminal_menu="tangledbank.cli.menus.origin:OriginMenu",
    evaluators="tangledbank.agents.factories.origin:OriginEvaluatorFactory",
    forecast="tangledbank.agents.factories.origin:FORECAST_EVENTS",
    steady_v01="tangledbank.agents.frozen_v01.origin:SteadyOrigin",
    minutes=(30, 60),
    open_prompts=frozenset({"feed", "finish turn", "react"}),
    reveals=frozenset({"card-drawn", "die-rolled"}),
    unused_events=frozenset(
        {
            "ambushed",
            "revealed",
            "ignored",
            "shell-taken",
            "reveal-declined",
            "shell-left-in-middle",
        }
    ),
    tag="ORI",
)

TIME_TO_FLY: Final = replace(
    ORIGIN,
    key="time-to-fly",
    rules="tangledbank.games.origin.game:TimeToFly",
    minutes=(40, 75),
    open_prompts=frozenset({"feed", "finish turn"}),
    reveals=frozenset({"born", "card-drawn", "die-rolled"}),
    unused_events=frozenset(),
    tag="TTF",
)

KITS: Final = (ORIGIN, TIME_TO_FLY)
