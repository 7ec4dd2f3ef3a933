"""The arena: bots against bots. Seats rotate and chance is shared between rotations, so that few games tell much."""
