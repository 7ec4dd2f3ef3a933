"""The parts of the page that can be deleted with their folders, and these tests with them."""
