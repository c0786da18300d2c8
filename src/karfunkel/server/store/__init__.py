"""Where tables are kept. The rest of the server knows `Store` alone."""
