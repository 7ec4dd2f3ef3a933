"""The parts of the server that can be deleted with their folders, and these tests with them."""
