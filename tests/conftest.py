"""For all tests: bots do not start compilations in the background; tests that want native code ask for it.

The browser tests are a call of their own, ``REGNUM_BROWSER=1 pytest tests/browser``: Playwright's event loop and the
server's tests cannot share a process.
"""

from __future__ import annotations

import os

os.environ.setdefault("REGNUM_INTERPRETED", "1")

collect_ignore = [] if os.environ.get("REGNUM_BROWSER") else ["browser"]
