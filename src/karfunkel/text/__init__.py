"""What people read, in five languages."""
