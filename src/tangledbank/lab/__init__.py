"""The lab: studies of many games, with results and reports. Playing does not require it."""
