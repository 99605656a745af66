"""A retired version: importing it names the one that replaces it."""

from __future__ import annotations

from tangledbank.envs.retired import refuse

refuse(__name__)
