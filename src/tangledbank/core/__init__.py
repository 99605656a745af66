"""The machinery that all games share. Importing it also loads its errors."""

from tangledbank.core import errors as errors
