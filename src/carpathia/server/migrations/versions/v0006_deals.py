"""A command may be a new deal: whoever does not know that must not read these matches."""

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was kept before is as it was."""
