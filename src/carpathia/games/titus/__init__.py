"""Titus (Uwe Rosenberg): rules T1 to T6, editions, component data."""
