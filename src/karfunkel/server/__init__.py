"""Tables that people share: the server behind the page."""
