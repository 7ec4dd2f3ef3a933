"""One sees what the others do: step by step, at one's own pace, and what changed stays marked."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewGuest
from .player import Guest


def answer_in_standing_time(one: Guest) -> None:
    """Answer, while no time passes in the page: whatever waits there waits for ever."""
    one.page.clock.install()
    one.sit_down(one.create("vive-le-roi", players=4, first_unit=0))
    one.choices.first.wait_for()
    one.page.clock.pause_at(one.page.evaluate("Date.now()") / 1000 + 1)  # soon, or the connection seems to be lost
    one.play(turns=1)


def test_what_others_do_is_shown_step_by_step_until_the_space_bar_skips_it(guest: NewGuest) -> None:
    anna = guest("Anna", settings={"pace": "calm"})
    answer_in_standing_time(anna)
    skip = anna.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(anna.board.get_by_role("button", name="Skip")).to_have_count(0)  # it covers nothing
    expect(anna.page).not_to_have_title("● Your turn · Vive le Roi! · Regnum")
    told = anna.page.locator(".log li").count()
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press(" ")
    expect(anna.page.locator(".log li").nth(told)).to_be_attached()
    while skip.count():
        anna.page.keyboard.press(" ")
    expect(anna.choices.first).to_be_visible()
    expect(anna.page).to_have_title("● Your turn · Vive le Roi! · Regnum")
    assert anna.wrong == []


def test_one_click_shows_where_things_stand(guest: NewGuest) -> None:
    anna = guest("Anna", settings={"pace": "calm"})
    answer_in_standing_time(anna)
    while not anna.choices.count():
        forward = anna.page.get_by_role("button", name="To now")
        if forward.count():
            forward.click()
        anna.page.wait_for_timeout(20)
    assert anna.wrong == []


def test_what_changed_stays_marked_until_one_answers(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=4, first_unit=0))
    anna.play(turns=1)
    expect(anna.choices.first).to_be_visible()
    marks, since = anna.page.locator("[data-changed^='character:']"), anna.page.get_by_text("since your last turn")
    expect(marks.first).to_be_visible()
    expect(since).to_be_visible()
    anna.page.reload()
    expect(marks.first).to_be_visible()
    expect(since).to_be_visible()
    before = {mark.get_attribute("data-changed") for mark in marks.all()}
    anna.page.get_by_role("button", name="Pace of others’ moves: at once").click()
    anna.play(turns=1)
    expect(anna.choices.first).to_be_visible()
    expect(marks.first).to_be_visible()
    assert {mark.get_attribute("data-changed") for mark in marks.all()} != before


def test_a_line_of_the_log_shows_its_places_and_a_piece_its_line(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=4, first_unit=0))
    anna.play(turns=1)
    expect(anna.choices.first).to_be_visible()
    line = anna.page.locator(".log li", has_text="lets").or_(anna.page.locator(".log li", has_text="places")).last
    line.hover()
    pointed = anna.page.locator("[data-pointed^='character:']")
    expect(pointed.first).to_be_visible()
    place = pointed.first.get_attribute("data-pointed")
    sentence = line.locator(".text").inner_text()
    anna.board.locator(f"[data-is~='{place}']").first.hover(force=True)
    expect(anna.page.get_by_role("tooltip")).to_contain_text(sentence)
    expect(pointed).to_have_count(0)


def test_a_phone_has_the_newest_line_over_the_board(guest: NewGuest) -> None:
    anna = guest("Anna", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    anna.sit_down(anna.create("vive-le-roi", players=4, first_unit=0))
    assert anna.play(turns=1) == 1
    # Asked again: nothing more happens before one answers.
    expect(anna.page.locator(".question[data-question]:not(:has(.sent))")).to_be_visible()
    said = "async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/update`)).json()).log"
    newest = anna.page.evaluate(said)["lines"][-1]["sentence"]
    ticker = anna.page.locator(".ticker")
    expect(ticker).to_contain_text(newest)
    ticker.click()
    expect(anna.page.locator(".log li").last).to_contain_text(newest)


def test_one_looks_back_while_playing_and_returns(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=4, first_unit=0))
    anna.play(turns=2)
    expect(anna.choices.first).to_be_visible()
    castle = anna.board.get_by_role("group", name="The castle")
    anna.page.get_by_role("button", name="Look back").click()
    anna.page.get_by_role("button", name="Back to now").wait_for()
    stood = castle.inner_html()
    anna.page.get_by_role("slider").fill("0")
    expect(anna.page.get_by_role("slider")).to_have_value("0")
    expect(castle.locator("[role=button]")).to_have_count(0)
    anna.page.wait_for_function(
        "before => document.querySelector('[role=region] [role=group]').innerHTML !== before", arg=stood
    )
    anna.page.get_by_role("button", name="Back to now").click()
    expect(anna.page.get_by_role("slider")).to_have_count(0)
    anna.play(turns=1)
    assert anna.wrong == []
