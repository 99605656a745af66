"""A table as one viewer sees it: positions, events, and answers about moves."""
