"""The lab: studies of many games, what they measured, and reports. Nothing to play needs it."""
