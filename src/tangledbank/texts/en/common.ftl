about = The Evolution family of board games: play, watch, simulate, replay.
