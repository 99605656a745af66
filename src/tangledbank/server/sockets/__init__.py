"""Clients' WebSocket connections."""
