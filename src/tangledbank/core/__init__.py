"""What every engine needs. Its errors are there as soon as it is, for whoever catches them."""

from tangledbank.core import errors as errors
