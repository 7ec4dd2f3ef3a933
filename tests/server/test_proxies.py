"""The configurations for nginx and Caddy of ``host.md``, in front of a real server."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from regnum.server.node import bound
from regnum.server.settings import Settings

from ..missing import missing
from .conftest import Running

pytestmark = pytest.mark.anyio
FILES = Path(__file__).parents[2] / "docs" / "how-to" / "proxies"


def free_port() -> int:
    with bound(Settings(port=0)) as port:
        return int(port.getsockname()[1])


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """Our file, with a certificate of our own and quicker than in life, within the least that nginx needs around it."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = f"req -x509 -newkey rsa:2048 -nodes -keyout {key} -out {certificate} -days 1 -subj /CN=play.example.org"
    subprocess.run(["openssl", *made.split()], check=True, capture_output=True)
    text = (FILES / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", server)
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    (folder / "regnum.conf").write_text(text.replace("_timeout 10s", "_timeout 1s"), encoding="utf-8")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors;"
        f"events {{}} http {{ access_log off; {paths} include {folder}/regnum.conf; }}",
        encoding="utf-8",
    )
    return ["nginx", "-p", str(folder), "-c", str(whole)]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    text = (FILES / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("play.example.org {", f"https://play.example.org:{port} {{\n\ttls internal\n")
    text = text.replace("127.0.0.1:8000", server).replace(" 10s", " 1s")
    text = text.replace(
        "{\n\tservers", "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers"
    )
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


class Proxy:
    """A proxy that speaks TLS in front of a server."""

    def __init__(self, port: int, server: Running) -> None:
        self.port = port
        self.server = server
        self.tls = ssl.create_default_context()
        self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE

    async def said(self, *pieces: bytes) -> bytes:
        """What is answered to bytes, until the proxy has had enough of them."""
        reader, writer = await self._connected()
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
            return await asyncio.wait_for(reader.read(2000), 20)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def _connected(self, tries: int = 3) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Neither of them waits long for a handshake, which a busy machine may need."""
        try:
            return await asyncio.open_connection(
                "127.0.0.1", self.port, ssl=self.tls, server_hostname="play.example.org"
            )
        except ConnectionError:
            if tries == 1:
                raise
            return await self._connected(tries - 1)

    def heard_of(self) -> set[str]:
        """From where the server believes to have been asked."""
        return {who for _, who in self.server.house.limits._left}


@pytest.fixture(params=["nginx", "caddy"])
async def proxy(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Proxy]:
    program = shutil.which(request.param, path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        missing(f"{request.param} is not installed (Debian: apt-get install {request.param})")
    server, port = Running(str(tmp_path / "regnum.db")), free_port()
    await server.start(limits=1.0, hosts="play.example.org")
    make = {"nginx": nginx, "caddy": caddy}[request.param]
    command = make(tmp_path, port, server.address.removeprefix("http://"))
    command[0] = program
    running = subprocess.Popen(command, env={"HOME": str(tmp_path)}, stderr=subprocess.DEVNULL)
    made = Proxy(port, server)
    try:
        for _ in range(100):
            try:
                await made.said(b"GET / HTTP/1.0\r\nHost: play.example.org\r\n\r\n")
                break
            except OSError:
                await asyncio.sleep(0.1)
        server.house.limits._left.clear()
        yield made
    finally:
        running.terminate()
        running.wait()
        await server.stop()


HEAD = b"GET /api/games HTTP/1.1\r\nHost: play.example.org\r\n"


async def test_requests_come_through_and_what_a_stranger_says_of_addresses_does_not(proxy: Proxy) -> None:
    said = await proxy.said(HEAD + b"X-Forwarded-For: 6.6.6.6\r\n\r\n")
    assert b" 200 OK" in said and b"strict-transport-security" in said.lower()
    assert proxy.heard_of() == {"127.0.0.1"}


async def test_live_connections_come_through(proxy: Proxy) -> None:
    where = f"wss://play.example.org:{proxy.port}/api/live"
    async with connect(where, ssl=proxy.tls, host="127.0.0.1", port=proxy.port) as socket:
        assert '"hello"' in str(await socket.recv())


async def test_headers_and_addresses_without_end_never_reach_the_server(proxy: Proxy) -> None:
    for endless in (
        [HEAD, *[b"X-A: " + b"a" * 1000 + b"\r\n"] * 200],
        [b"GET /" + b"a" * 10_000, *[b"a" * 10_000] * 20],
    ):
        said = await proxy.said(*endless)
        assert not said or said[9:10] == b"4"
    assert not proxy.heard_of()


async def test_slow_headers_never_reach_the_server(proxy: Proxy) -> None:
    said = await proxy.said(HEAD)
    assert not said or said[9:12] == b"408"
    assert not proxy.heard_of()


async def test_large_bodies_are_refused(proxy: Proxy) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: play.example.org\r\nContent-Type: application/json\r\n"
    said = await proxy.said(head + b"Content-Length: 100000\r\n\r\n", *[b"a" * 10_000] * 10)
    # Caddy of before 2.7 calls it its own mistake.
    assert said[9:12] in (b"413", b"502")


async def test_metrics_stay_inside(proxy: Proxy) -> None:
    assert b" 403 " in await proxy.said(b"GET /metrics HTTP/1.1\r\nHost: play.example.org\r\n\r\n")


def test_host_md_points_to_both_files() -> None:
    page = (FILES.parent / "host.md").read_text(encoding="utf-8")
    for name in ("nginx.conf", "Caddyfile"):
        assert f"(proxies/{name})" in page
