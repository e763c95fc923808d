"""Players that are programs. They get what their seat knows, and nothing else."""
