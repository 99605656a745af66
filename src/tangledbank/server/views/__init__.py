"""What one viewer is shown of a table: positions, events, and answers about moves."""
