"""Things to do with Carpathia, small enough to be read; run from a clone."""
