"""Environments for research: many games at once (``vector``), PettingZoo, OpenSpiel, and tasks that stay."""

from __future__ import annotations

from .observing import by_name
from .tasks import Task, ids, task
from .vector import Batch, VectorEnv, vector

__all__ = ["Batch", "Task", "VectorEnv", "by_name", "ids", "task", "vector"]
