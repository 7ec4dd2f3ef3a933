"""How fast the engines are, side by side with other libraries of games: ``regnum bench``."""
