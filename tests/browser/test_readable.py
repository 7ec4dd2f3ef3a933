"""Everything on a board can be read and hit, nothing needed is cut or covered: amid games, at all sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from ..recording import TESTS
from .conftest import NewGuest, a_server
from .measuring import beside, covered, cut, laid_over, sideways, small_targets, small_texts
from .player import Guest
from .positions import Position, lay_out, sit_down_at

LEAST = 11
"""Pixels of the smallest letters on a desk."""
FINGER = 40
"""Pixels that a finger needs."""

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
FOUR_TIMES: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 pixels at 400 %."""

ROMEO = Position("vive_le_roi/recorded/one-winner", "where_to_place")
SPACES = Position("krone_und_schwert/recorded/rounds-over", "where_to_start")
CASTLES = Position("lancaster/recorded/4-players", "which_vote")
LOOKS = {
    "vive-le-roi": [
        ROMEO,
        Position("vive_le_roi/recorded/one-winner", "who_moves"),
        Position("vive_le_roi/recorded/everything", "which_vote"),
        Position("vive_le_roi/recorded/everything", "which_ambition_to_keep"),
    ],
    "lang-lebe-der-koenig": [
        Position("lang_lebe_der_koenig/recorded/four-players-king-in-a-confrontation", question)
        for question in ("what_to_do", "which_cards", "which_die", "how_many_back")
    ],
    "krone-und-schwert": [
        SPACES,
        *(
            Position("krone_und_schwert/recorded/rounds-over", question)
            for question in ("which_action", "which_reaction", "what_to_commit")
        ),
        Position("krone_und_schwert/recorded/every-option", "beside_which_piece"),
        Position("krone_und_schwert/recorded/every-option", "how_to_turn_it"),
    ],
    "lancaster": [
        CASTLES,
        *(
            Position("lancaster/recorded/4-players", question)
            for question in ("where_to_place", "which_favour", "which_share", "whom_to_free", "how_many_squires")
        ),
    ],
    "lancaster with everything": [
        Position("lancaster/recorded/everything-5", question)
        for question in ("which_vote", "where_to_place", "how_many_seals", "which_upgrade")
    ],
}
"""A game with its usual number of players, at moments when much lies on the board."""


PAGES = ("/", "/new/vive-le-roi", "/lobby", "/mine", "/settings", "/rules/lancaster", "/guide/lancaster")

GERMAN = [replace(position, copy="German") for position in (CASTLES, *LOOKS["lancaster with everything"])]
SWALLOWED = replace(ROMEO, copy="swallowed")
FRENCH = replace(CASTLES, copy="French")
TINY = replace(SPACES, copy="tiny")
SETTLED = 250
"""Milliseconds until a page stands that was made larger or smaller."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("server") / "regnum.db"
    lay_out(store, [*(one for looks in LOOKS.values() for one in looks), *GERMAN, SWALLOWED, FRENCH, TINY])
    with a_server(store) as found:
        yield found


def desk(page: Page) -> dict[str, list[str]]:
    return {"small": small_texts(page, LEAST), "cut": cut(page), "covered": covered(page), "laid over": laid_over(page)}


def phone(page: Page) -> dict[str, list[str]]:
    return {"small": small_targets(page, FINGER), "covered": covered(page), "laid over": laid_over(page)}


def side(page: Page) -> dict[str, list[str]]:
    return {"small": small_targets(page, FINGER), "covered": covered(page), "to the right": beside(page)}


def four_times(page: Page) -> dict[str, list[str]]:
    return {"covered": covered(page), "to the right": sideways(page)}


SIZES = {desk: DESK, phone: PHONE, side: ON_ITS_SIDE, four_times: FOUR_TIMES}


@pytest.mark.parametrize("game", LOOKS)
def test_texts_can_be_read_and_choices_be_hit_at_every_size(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", viewport=DESK, has_touch=True)
    wrong: dict[str, list[str]] = {}
    for position in LOOKS[game]:
        sit_down_at(anna, position)
        for measured, size in SIZES.items():
            anna.page.set_viewport_size(size)
            anna.page.wait_for_timeout(SETTLED)
            found = measured(anna.page).items()
            wrong |= {f"{position.question} at {measured.__name__}, {what}": bad for what, bad in found if bad}
        anna.page.set_viewport_size(DESK)
    wrong |= {f"looking back while playing, {what}": bad for what, bad in looked_back(anna).items() if bad}
    wrong |= {f"looking back afterwards, {what}": bad for what, bad in replayed(anna, game).items() if bad}
    assert wrong == {}
    assert anna.wrong == []


def looked_back(anna: Guest) -> dict[str, list[str]]:
    """What is wrong with a board at its desk while one looks back."""
    anna.page.get_by_role("button", name="Look back").click()
    anna.page.get_by_role("button", name="Back to now").wait_for()
    return desk(anna.page)


def replayed(anna: Guest, game: str) -> dict[str, list[str]]:
    """What is wrong with a board at its desk in the middle of a game that is over, beside its review."""
    review = TESTS.parent / "docs" / "reviews" / f"{game.partition(' ')[0]}.regnum"
    table = anna.post("/api/files", {"file": review.read_text(encoding="utf-8")})["table"]
    choices = anna.page.request.get(f"/api/tables/{table}/replay?at=0").json()["choices"]
    anna.page.goto(f"/replay/{table}?at={choices // 2}&review")
    anna.page.get_by_role("slider", name=re.compile("Everybody’s chances")).wait_for(timeout=120_000)
    return desk(anna.page) | {"to the right": sideways(anna.page)}


def test_long_german_words_can_be_read_too(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK, locale="de-DE")
    wrong: dict[str, list[str]] = {}
    for position in GERMAN:
        sit_down_at(anna, position)
        wrong |= {f"{position.question}, {what}": bad for what, bad in desk(anna.page).items() if bad}
    assert wrong == {}


def test_whoever_stands_in_a_conflict_leaves_its_points_in_sight(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK, locale="fr-FR")
    sit_down_at(anna, FRENCH)
    spaces, points = (anna.page.locator(f".conflict {part}") for part in ("li:last-child", ".points"))
    assert points.count() >= 2
    for space, below in zip(spaces.all(), points.all(), strict=True):
        stands, told = space.bounding_box(), below.bounding_box()
        assert stands is not None and told is not None
        assert stands["y"] + stands["height"] <= told["y"] + 1  # half a pixel is rounded


def test_a_figure_on_a_floor_that_is_offered_does_not_swallow_the_click(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=DESK)
    sit_down_at(anna, SWALLOWED)
    anna.board.get_by_role("button", name="Reserve").first.click()
    floors = anna.board.locator(".floor")
    figures = [figure for figure in anna.board.locator(".figure .through").all() if lies_on(figure, floors)]
    assert figures, "nobody stands on a floor that is offered"
    figures[0].click()
    anna.page.get_by_role("log").get_by_text("Anna places").first.wait_for()


def test_pages_beside_the_table_are_made_for_fingers_and_for_large_letters(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True, locale="de-DE")
    waits = anna.create("vive-le-roi", 3, ["friend", "bot"])["table"]
    game = (TESTS.parent / "docs" / "reviews" / "vive-le-roi.regnum").read_text(encoding="utf-8")
    over = anna.post("/api/files", {"file": game})["table"]
    wrong: dict[str, list[str]] = {}
    for page in (*PAGES, f"/table/{waits}", f"/replay/{over}"):
        anna.page.set_viewport_size(PHONE)
        anna.page.goto(page)
        anna.page.get_by_role("heading", level=1).wait_for(state="attached")
        anna.page.wait_for_load_state("networkidle")
        anna.page.evaluate("document.querySelectorAll('main details').forEach((one) => (one.open = true))")
        found = {"small": small_targets(anna.page, FINGER)}
        anna.page.set_viewport_size(FOUR_TIMES)
        anna.page.wait_for_timeout(SETTLED)
        found["to the right"] = sideways(anna.page)
        wrong |= {f"{page}, {what}": bad for what, bad in found.items() if bad}
    assert wrong == {}
    assert anna.wrong == []


def lies_on(figure: Locator, floors: Locator) -> bool:
    box = figure.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    on = [floor.bounding_box() for floor in floors.all()]
    return any(one and one["x"] < x < one["x"] + one["width"] and one["y"] < y < one["y"] + one["height"] for one in on)


def test_a_finger_among_tiny_spaces_draws_them_nearer_before_it_chooses(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    sit_down_at(anna, TINY)
    name = anna.board.get_by_role("button", name="Put a pawn on").nth(7).get_attribute("aria-label") or ""
    space = anna.board.get_by_role("button", name=name, exact=True)
    seen = [touch(space)]
    while space.count() and len(seen) < 4:
        seen.append(touch(space))
    assert seen[0] < FINGER / 2 < FINGER <= seen[-1], f"touched when so many pixels wide: {seen}"
    anna.page.get_by_role("log", include_hidden=True).get_by_text("Anna puts a pawn on").last.wait_for(state="attached")


def touch(thing: Locator) -> float:
    """How wide it is when it is touched, in the middle."""
    box = thing.bounding_box()
    assert box is not None
    thing.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    thing.page.wait_for_timeout(SETTLED)
    return box["width"]
