"""A page stands still on a slow phone: while a table loads, and while others move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .conftest import NewGuest, a_server
from .player import Guest
from .positions import Position, lay_out, sit_down_at
from .test_readable import PHONE

MOST = 0.1
"""Of the layout shift, summed; what somebody's own touch brings about within half a second does not count."""

TABLES = [
    Position("vive_le_roi/recorded/one-winner", "who_moves"),
    Position("lang_lebe_der_koenig/recorded/four-players-king-in-a-confrontation", "what_to_do"),
    Position("krone_und_schwert/recorded/rounds-over", "which_action"),
    Position("lancaster/recorded/4-players", "where_to_place"),
]

WATCH = """
window.shifts = []
new PerformanceObserver(seen => {
  for (const { value, hadRecentInput, sources } of seen.getEntries()) {
    const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
      `${node?.className || node?.nodeName} from ${from.y} to ${to.y}, ${from.height} to ${to.height} px high`)
    if (!hadRecentInput) shifts.push({ value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("server") / "regnum.db"
    lay_out(store, TABLES)
    with a_server(store) as found:
        yield found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.record.split("/")[0])
def test_hardly_anything_moves_under_the_eyes(guest: NewGuest, table: Position) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    anna.context.set_default_timeout(60_000)
    anna.page.add_init_script(WATCH)
    slow_down(anna)
    sit_down_at(anna, table)
    for _ in range(2):
        answer(anna)
    shifts = anna.page.evaluate("shifts")
    total = sum(shift["value"] for shift in shifts)
    worst = sorted(shifts, key=lambda shift: -shift["value"])[:3]
    assert total < MOST, f"{total:.3f} in all: {worst}"


def answer(somebody: Guest) -> None:
    """The first choice, and the first of what is asked then, until something else is asked: by true keys."""
    number = somebody.number()
    for _ in range(20):
        somebody.page.keyboard.press("1")
        somebody.page.keyboard.press("Enter")
        somebody.page.wait_for_timeout(900)
        if somebody.over or somebody.number() not in ("", number):
            return
    pytest.fail(f"still asked: {somebody.question()}")


def slow_down(somebody: Guest) -> None:
    """Slow 4G, and a processor that needs four times as long."""
    protocol = somebody.context.new_cdp_session(somebody.page)
    line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", line)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": 4})
