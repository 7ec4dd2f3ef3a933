"""Two people on one team of *Vive le Roi!*, each in a browser of their own (VR-250 to VR-263)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .player import Guest


@pytest.fixture
def team(guest: NewGuest) -> tuple[Guest, Guest, Guest]:
    """Anna and Bruno share the first seat, Cleo sits beside them."""
    anna, bruno, cleo = people = guest("Anna"), guest("Bruno"), guest("Cleo")
    table = anna.create(
        "vive-le-roi", players=3, seats=["friend", "bot"], teammate="friend", first_unit=0, ambition=True
    )
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 0, "key": table["key"]})
    cleo.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    for one in people:
        one.sit_down(table)
        one.board.get_by_role("group", name="The castle").wait_for()
    return people


def keep(one: Guest) -> str:
    """Keep the first of one's two Ambitions; its sentence."""
    first = one.choices.first
    first.wait_for()
    sentence = first.inner_text().partition("Keep ")[2].partition(":")[0]
    first.click()
    confirm = one.page.locator(".confirm .gold:not([disabled])")
    if confirm.count():  # whoever is last cannot take it back any more
        confirm.click()
    return sentence


def test_each_has_cards_of_their_own_and_shows_an_ambition_once_it_is_kept(team: tuple[Guest, Guest, Guest]) -> None:
    anna, bruno, cleo = team
    for one in (anna, bruno, cleo):
        expect(one.page.locator(".question h2")).to_contain_text(f"{one.name}, which of your two Ambitions")
    others = {one.name: one.choices.all_inner_texts() for one in (anna, bruno)}
    assert not set(others["Anna"]) & set(others["Bruno"])
    kept = keep(bruno).strip("“”")
    expect(anna.page.get_by_text("Favourites of Bruno:").first).to_be_attached()
    expect(anna.board.get_by_role("button", name=f"Bruno: {kept}")).to_have_count(1)
    strangers = cleo.page.content() + "".join(cleo.heard)
    assert "of Cleo" in strangers
    assert "Favourites of Bruno" not in strangers and "Ambition of Bruno" not in strangers


def test_the_first_answer_counts_and_the_other_sees_it_and_may_take_it_back(team: tuple[Guest, Guest, Guest]) -> None:
    anna, bruno, cleo = team
    for one in team:
        keep(one)
    while "vote in secret" not in bruno.question():
        for one in (anna, cleo):
            if one.asked() and "vote in secret" not in one.question():
                one.play(turns=1)
        anna.page.wait_for_timeout(20)
    bruno.board.get_by_role("button", name="Vote NO").click()
    bruno.page.get_by_role("button", name="Confirm").click()
    expect(anna.board.get_by_role("button", name="Vote NO")).to_have_count(0)
    expect(anna.board.locator(".mine")).to_have_text("NO")
    assert "votes NO" not in cleo.page.content() + "".join(cleo.heard)
    anna.page.get_by_role("button", name="Take back", exact=True).click()
    for one in (anna, bruno):
        expect(one.board.get_by_role("button", name="Vote NO")).to_have_count(1)
    assert [one.wrong for one in team] == [[], [], []]
