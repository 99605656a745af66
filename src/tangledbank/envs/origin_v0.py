"""A retired version. Importing it raises an error that names its replacement."""

from __future__ import annotations

from tangledbank.envs.retired import refuse

refuse(__name__)
