"""Records of finished games: exported, replayed, and summarized."""
