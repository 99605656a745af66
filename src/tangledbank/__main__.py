"""`python -m tangledbank` is the command `tangledbank`."""

from tangledbank.cli.main import main

if __name__ == "__main__":
    main()
