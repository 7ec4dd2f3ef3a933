"""What lies outside of a server, on this machine: a push service and a mail server that remember what they got."""

from __future__ import annotations

import base64
import email
import email.policy
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from queue import Queue
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECONDS = 30
MUCH = 3_000
"""So often something is said that would go on without end."""


class PushService:
    """Takes what is sent to one browser, and reads it as that browser would."""

    def __init__(self) -> None:
        self.answer = 201
        self.nonsense = b""
        """What it says instead of an answer."""
        self.body = b""
        """What it says again and again, until nobody listens."""
        self.sent = 0
        self.stopped = threading.Event()
        self.heads: list[dict[str, str]] = []
        self.bodies: Queue[bytes] = Queue()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heads.append({name.lower(): value for name, value in self.headers.items()})
                if service.nonsense:
                    self.wfile.write(service.nonsense)
                    service.bodies.put(body)
                    return
                self.send_response(service.answer)
                if service.answer == 307:
                    self.send_header("Location", f"http://127.0.0.1:{service.port}/elsewhere")
                if not service.body:
                    self.send_header("Content-Length", "0")
                self.end_headers()
                service.bodies.put(body)
                if service.body:
                    self.close_connection = True
                    service.say_on(self.wfile)

            def log_message(self, format: str, *of: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]

    def say_on(self, where: BufferedIOBase) -> None:
        try:
            for _ in range(MUCH):
                where.write(self.body)
                self.sent += 1
        except OSError:
            self.stopped.set()

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser says of itself."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.port}/push/browser"
        return {"endpoint": endpoint, "keys": {"p256dh": _text(public), "auth": _text(self.auth)}}

    def next(self) -> bytes:
        """The next message, decrypted with the browser's own key."""
        body = self.bodies.get(timeout=SECONDS)
        found: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return found


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()


class MailServer:
    """Takes mail for everybody."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - so it is called
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=SECONDS)


@contextmanager
def mail_server() -> Iterator[tuple[MailServer, str]]:
    """The server, and what a host writes into the setting ``mail``."""
    handler = MailServer()
    controller = Controller(handler, hostname="127.0.0.1", port=_free_port())
    controller.start()
    try:
        yield handler, f"mailto://127.0.0.1:{controller.port}?from=regnum@example.org"
    finally:
        controller.stop()


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
