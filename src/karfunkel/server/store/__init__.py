"""Where tables are stored. The rest of the server only knows `Store`."""
