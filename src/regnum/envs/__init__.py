"""Environments for research: many games at once (``vector``), PettingZoo and OpenSpiel."""

from __future__ import annotations

from .vector import Batch, VectorEnv, vector

__all__ = ["Batch", "VectorEnv", "vector"]
