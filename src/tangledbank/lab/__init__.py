"""The lab: studies of many games, their results, and reports. Playing does not need it."""
