"""Posting to a server that a stranger named: what it says is not read, and where it points to is not gone."""

from __future__ import annotations

import io
from typing import Any

import requests
from requests.adapters import HTTPAdapter


class CurtSession(requests.Session):
    """Status and heads are all that is taken from an answer: a body could be without end."""

    def __init__(self) -> None:
        super().__init__()
        self.max_redirects = 0
        self.trust_env = False
        for scheme in ("http://", "https://"):
            self.mount(scheme, _Curt())


class _Curt(HTTPAdapter):
    def send(self, request: requests.PreparedRequest, *of: Any, **how: Any) -> requests.Response:
        answer = super().send(request, *of, **{**how, "stream": True})
        answer.close()
        answer.raw = io.BytesIO()
        return answer
