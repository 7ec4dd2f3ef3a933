"""What happens at a table beside playing: secrets, lost connections, taking back, chat, rules."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from .conftest import NewGuest


def test_two_people_play_by_invitation_and_nothing_secret_of_one_reaches_the_other(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"], first_unit=0)
    anna.sit_down(table)
    link = anna.page.get_by_label("Send this link").input_value()
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Sit here").click()
    for one in (anna, bruno):
        one.board.get_by_role("group", name="The castle").wait_for()
    cards = {}
    for one in (anna, bruno):
        line = one.page.get_by_text(f"Favourites of {one.name}:").first
        line.wait_for()
        cards[one.name] = line.inner_text()
    for one, other in ((anna, bruno), (bruno, anna)):
        page = one.page.content() + "".join(one.heard)
        assert cards[one.name] in page
        assert cards[other.name] not in page
    assert [anna.wrong, bruno.wrong] == [[], []]


def test_a_sealed_vote_is_nowhere_in_the_other_browser(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"], first_unit=0)
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    anna.sit_down(table)
    bruno.sit_down(table)
    while "vote in secret" not in bruno.question():
        for one in (anna, bruno):
            if one.asked() and "vote in secret" not in one.question():
                one.play(turns=1)
        anna.page.wait_for_timeout(20)
    expect(anna.page.locator(".question h2")).to_contain_text("vote in secret")
    heard = len(bruno.heard)
    anna.board.get_by_role("button", name="Vote NO").click()
    anna.page.get_by_role("button", name="Confirm").click()
    expect(bruno.page.locator(".seal[aria-label^='Anna has sealed']")).to_have_count(1)
    told = "".join(bruno.heard[heard:])
    assert '"vote":[null,' in told
    assert "Anna votes" not in told + bruno.page.content()


def test_a_lost_connection_comes_back_without_a_reload(guest: NewGuest) -> None:
    anna = guest("Anna")
    line = Line()
    anna.page.route_web_socket(re.compile("/api/live"), line.connect)
    anna.sit_down(anna.create("vive-le-roi", players=3))
    anna.play(turns=2)
    anna.page.evaluate("window.stillHere = true")
    lost = anna.page.locator(".away", has_text="The connection is being restored")
    line.cut()
    expect(lost).to_be_visible()
    line.whole = True
    expect(lost).to_have_count(0)
    assert anna.play(turns=2) == 2
    assert anna.page.evaluate("window.stillHere")


class Line:
    """The wire between a browser and the server, which can be cut."""

    def __init__(self) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []

    def connect(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()


def test_a_choice_is_taken_back_with_u(guest: NewGuest) -> None:
    """Alone with a friend who has not answered yet, nothing was revealed: it is free."""
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"], first_unit=0)
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    anna.sit_down(table)
    anna.page.get_by_text("Your turn").first.wait_for()
    log = anna.page.get_by_role("log", name="Log").locator("li")
    log.filter(has_text="Favourites of Anna").wait_for()
    lines = log.count()
    anna.play(turns=1)
    expect(log).to_have_count(lines + 1)
    anna.page.get_by_role("button", name="Take back", exact=True).wait_for()
    anna.page.keyboard.press("u")
    expect(log.filter(has_text="takes back")).to_have_count(1)
    expect(log).to_have_count(lines + 1)
    expect(anna.page.locator(".question .turn", has_text="Your turn")).to_have_count(1)


def test_who_is_waited_for_is_said_and_the_title_calls_me(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"], first_unit=0)
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    anna.sit_down(table)
    bruno.sit_down(table)
    expect(anna.page).to_have_title(re.compile("Your turn"))
    expect(bruno.page.get_by_role("heading", name="Anna is choosing.")).to_be_visible()
    anna.play(turns=1)
    expect(bruno.page).to_have_title(re.compile("Your turn"))
    expect(anna.page.get_by_role("heading", name="Bruno is choosing.")).to_be_visible()


def test_every_line_of_the_log_can_be_asked_why_and_the_question_too(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=3, first_unit=0))
    anna.page.get_by_role("log", name="Log").get_by_role("button").last.click()
    expect(anna.page.get_by_role("dialog", name=re.compile("Rule VR-"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    dialog = anna.page.get_by_role("dialog", name="Rule VR-51")
    expect(dialog).to_contain_text("take any courtier from the reserve")


def test_people_at_a_table_talk(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"])
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    for one in (anna, bruno):
        one.sit_down(table)
        one.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Vive le Roi!")
    anna.page.keyboard.press("Enter")
    expect(bruno.page.get_by_role("log", name="Chat")).to_contain_text("Anna guest Vive le Roi!")


def test_whoever_clicks_what_is_not_offered_is_told_why_and_by_which_rule(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=3, first_unit=0))
    anna.play(turns=1)
    expect(anna.page.locator(".question.mine")).to_be_visible()
    placed = anna.board.locator("[data-is^='thing:character'][role='img']:not([data-is~='character:jester'])").first
    placed.click(force=True)
    notice = anna.page.locator(".notices p")
    expect(notice).to_contain_text("is in the castle already")
    notice.get_by_role("button", name="VR-51").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("take any courtier from the reserve")
    assert anna.wrong == []
