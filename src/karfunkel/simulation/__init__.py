"""Servers, a database, a network and players in one event loop with virtual time and one seed."""
