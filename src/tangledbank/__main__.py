"""Runs the command `tangledbank` as `python -m tangledbank`."""

from tangledbank.cli.main import main

if __name__ == "__main__":
    main()
