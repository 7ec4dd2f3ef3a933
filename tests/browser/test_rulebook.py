"""The rules page: words for players in the reader's language, found, linked and printed."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewGuest


def test_inflected_words_are_found_and_links_lead_to_clauses_and_pieces(guest: NewGuest) -> None:
    anna = guest(locale="de-DE")
    page = anna.page
    page.goto("/rules/lancaster")
    page.get_by_label("In den Regeln suchen").fill("Ritter")
    expect(page.locator("#LA-24")).to_have_count(0)
    expect(page.get_by_role("article").filter(has_text="Rittern").first).to_be_visible()
    page.goto("/rules/krone-und-schwert")
    expect(page.get_by_role("heading", name="Regeln von Krone & Schwert")).to_be_visible()
    found = page.get_by_role("article")
    page.get_by_label("In den Regeln suchen").fill("Burg Städten Vorrat")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("26 Burgen")
    found.get_by_role("link", name="Burgen").click()
    dialog = page.get_by_role("dialog", name="Was die Regeln dazu sagen")
    expect(dialog.locator('[data-piece="castle"]')).to_be_visible()
    dialog.get_by_role("button", name="KS-68").click()
    expect(page.get_by_role("dialog", name="KS-68")).to_contain_text("Gebirge")
    page.keyboard.press("Escape")
    page.get_by_label("In den Regeln suchen").fill("")
    page.locator("#KS-24").get_by_role("link", name="kleineren Plan").click()
    page.wait_for_url("**/rules/krone-und-schwert?clause=KS-161")
    expect(page.locator("#KS-161")).to_be_focused()
    assert anna.wrong == []


def test_chapters_have_names_contents_and_drawn_pieces(guest: NewGuest) -> None:
    page = guest(locale="fr-FR").page
    page.goto("/rules/krone-und-schwert")
    page.get_by_role("navigation", name="Sommaire").get_by_role("link", name="Le matériel").click()
    expect(page.get_by_role("heading", name="Le matériel")).to_be_in_viewport()
    drawn = page.locator("section header [data-piece] > *")
    heights = drawn.evaluate_all("pieces => pieces.map(one => one.getBoundingClientRect().height)")
    assert len(heights) > 10
    assert min(heights) > 20


def test_a_piece_leads_to_the_chapters_that_show_it(guest: NewGuest) -> None:
    page = guest().page
    page.goto("/rules/lancaster")
    page.locator('section header a[href$="piece=gold"]').first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('[data-piece="gold"]')).to_be_visible()
    chapter = dialog.get_by_role("link").first
    title = chapter.inner_text()
    chapter.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_focused()


def test_on_paper_there_are_the_rules_and_nothing_to_click(guest: NewGuest) -> None:
    page = guest().page
    page.goto("/rules/krone-und-schwert")
    expect(page.locator("#KS-159")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#KS-159")).to_be_visible()
    for gone in (page.locator("nav"), page.get_by_label("Search the rules"), page.get_by_role("button")):
        assert not any(one.is_visible() for one in gone.all())
    assert page.locator("#KS-159").evaluate("one => getComputedStyle(one).breakInside") == "avoid"
    link = page.locator("#KS-24").get_by_role("link", name="smaller board")
    assert link.evaluate("one => getComputedStyle(one, '::after').content") == '" (KS-161)"'


def test_the_specification_is_there_for_programmers(guest: NewGuest) -> None:
    page = guest().page
    page.goto("/rules/vive-le-roi")
    page.get_by_role("link", name="The specification, for programmers").click()
    page.wait_for_url("**/reference/vive-le-roi")
    page.get_by_label("Search the rules").fill("stomachache overrides")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("VR-87")
