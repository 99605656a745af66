"""The application, its HTTP API, and the files it serves."""
