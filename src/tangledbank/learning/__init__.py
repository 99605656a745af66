"""Trains the networks of the player `learned` by self-play.

`python -m tangledbank.learning GAME` trains the network of one game, and continues a run that was
stopped. Training needs NumPy and Gymnasium (the extra `envs`); playing needs neither
(`agents/network.py`).
"""
