"""A compiler for the linked subset, with LLVM behind it."""
