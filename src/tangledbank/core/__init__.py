"""The engine that all games share. Importing this package also loads its errors."""

from tangledbank.core import errors as errors
