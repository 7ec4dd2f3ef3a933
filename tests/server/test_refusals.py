"""Whatever the server refuses, it refuses in the visitor's language: over HTTP, over the socket and before it opens."""

from __future__ import annotations

import pytest

from .conftest import Arrive

pytestmark = pytest.mark.anyio

FRENCH = {"headers": {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.5"}}


async def test_a_french_visitor_is_refused_in_french_over_http(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    answer = await anna.ask("GET", "/api/tables/nowhere", params={"lang": "fr"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "cette table n’existe pas")
    answer = await anna.ask("GET", "/api/nowhere", **FRENCH)
    assert (answer.status_code, answer.json()["reason"]) == (404, "il n’y a rien à cette adresse")


async def test_a_french_visitor_is_refused_in_french_over_the_socket(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    made = await anna.create()
    await anna.connect(lang="fr")
    refusal = await anna.do(do="start", table=made["table"])
    assert (refusal["code"], refusal["reason"]) == ("not-now", "il reste des places libres")


async def test_the_language_of_the_account_counts_before_that_of_the_browser(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.ask("PATCH", "/api/me", {"language": "de"})).status_code == 200
    answer = await anna.ask("GET", "/api/tables/nowhere", **FRENCH)
    assert answer.json()["reason"] == "diesen Tisch gibt es nicht"


async def test_options_that_do_not_go_together_are_refused_in_the_words_of_their_game(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    wish = {"players": 5, "options": {"allies": True}}
    answer = await anna.ask("POST", "/api/games/lancaster/check?lang=fr", wish)
    refusal = answer.json()
    assert (refusal["reason"], refusal["clause"]) == ("à 5 joueurs, on joue sans alliés", "LA-241")


async def test_a_choice_that_cannot_be_made_is_refused_in_german(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "me"}, {"for": "bot", "bot": "random"}]
    made = await anna.create(seats=seats)
    await anna.connect(lang="de")
    await anna.open(made["table"])
    update = anna.told.get("update") or await anna.update()
    while (asked := update["asked"]) is None:
        update = await anna.update()
    refusal = await anna.do(do="choose", table=made["table"], question=asked["question"], choice="dance")
    assert refusal["reason"].startswith("unbekannte Entscheidung „dance“")


async def test_a_stranger_at_the_door_is_refused_in_french(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    answer = await anna.ask("POST", "/api/guests?lang=fr", {"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "une requête a au plus 65\u202f536 octets")


async def test_a_body_of_the_wrong_shape_is_refused_in_a_sentence_for_people(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    short = {"name": "Anna", "password": "short"}
    told = {
        "en": "a password has at least 8 characters",
        "fr": "un mot de passe a au moins 8 caractères",
        "de": "ein Passwort hat mindestens 8 Zeichen",
    }
    for language, reason in told.items():
        answer = await anna.ask("POST", f"/api/accounts?lang={language}", short)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    wrong = {
        "name is empty": {"name": ""},
        "name is missing": {},
        "name: expected at most 32 characters": {"name": "x" * 40},
        "age is unknown here": {"name": "Anna", "age": 9},
    }
    for reason, body in wrong.items():
        answer = await anna.ask("POST", "/api/guests?lang=en", body)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)
