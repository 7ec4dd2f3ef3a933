"""Those who learned a game: what they are shown, whom they fit, and that they are honest."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.arena.games import by_count
from regnum.bots import Knowledge, bot, champion, emperor, learned, levels, warming
from regnum.bots.judge import by_best, by_network, by_search, is_learned
from regnum.bots.knowledge import OpenTable
from regnum.bots.network import Network, load, save
from regnum.bots.reading import found_in
from regnum.bots.review import review
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match, seeded
from regnum.kernel.views import observation

from .learned import unlearned

LEARNED = ("champion", "emperor")


@pytest.fixture(autouse=True)
def small_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "KING", 5)
    monkeypatch.setattr(emperor, "TOGETHER", 16)
    learned.say_that_nobody_has.cache_clear()


def network_of(name: str, folder: Path) -> Network:
    return load(unlearned(game_named(name), 4, folder))


def far(name: str, answers: int, players: int = 4) -> Match:
    """A game that has gone on for a while."""
    match = Match(game_named(name), seed="far", players=players)
    for number in range(answers):
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.choose(offers[number % len(offers)], seat)
    return match


@pytest.mark.parametrize("kind", LEARNED)
@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_know_changes_nothing(name: str, kind: str, tmp_path: Path) -> None:
    path = unlearned(game_named(name), 4, tmp_path)
    for answers in (3, 30):
        match = far(name, answers)
        seat = match.to_act[0]
        table = match.table.copy()
        match.game.redeal(table, seat, seeded("another world"))
        knowledge = Knowledge.of(match, seat)
        chosen = by_count(bot(f"{kind}:{path}", 7)).choose(knowledge)
        assert chosen in knowledge.offers
        assert champion.look(knowledge, path) is not None
        other = Knowledge(match.game, table, seat, match.history(seat), knowledge.evidence)
        assert by_count(bot(f"{kind}:{path}", 7)).choose(other) == chosen


def test_a_reader_finds_its_own_seat_first_and_others_by_how_far_they_sit(tmp_path: Path) -> None:
    reading = network_of("vive-le-roi", tmp_path).reading
    match = far("vive-le-roi", 20)
    seat = match.to_act[0]
    turned = match.table.copy()
    for name, field in turned.FIELDS.items():
        value = getattr(turned, name)
        if field.names == "seat":
            setattr(turned, name, value if value < 0 else (value + 1) % 4)
        elif field.axes and getattr(field.axes[0], "present", ""):
            setattr(turned, name, [value[3], *value[:3], *value[4:]])
    turned.waiting = 1 << (seat + 1) % 4
    seats = np.array([seat, (seat + 1) % 4])
    shown = np.array([observation(match.table, seat), observation(turned, (seat + 1) % 4)])
    first, second = reading.counted_from(shown, seats, np.arange(2))
    apart = np.flatnonzero(first != second)
    waiting = list(match.table.FIELDS).index("waiting")  # single numbers stand before it
    assert set(reading.order[0][apart]) <= {waiting}


def test_chances_are_shares_in_the_order_of_the_seats(tmp_path: Path) -> None:
    network = network_of("lancaster", tmp_path)
    match = far("lancaster", 25)
    shown = np.array([observation(match.table, 0)])
    _, chances = network(shown, np.array([0]))
    assert chances.shape == (1, 4)
    assert chances.sum() == pytest.approx(1)
    logarithms = np.log(chances[0])
    calm = Network(network.layers, network.reading, network.card | {"temperature": 2.0})
    halved = np.log(calm(shown, np.array([0]))[1][0])
    assert halved - halved[0] == pytest.approx((logarithms - logarithms[0]) / 2, abs=1e-5)


def test_a_network_is_the_same_after_it_was_kept(tmp_path: Path) -> None:
    network = network_of("vive-le-roi", tmp_path)
    save(tmp_path / "again.npz", network)
    again = load(tmp_path / "again.npz")
    match = far("vive-le-roi", 10)
    shown = np.array([observation(match.table, 2)]), np.array([2])
    assert (again(*shown)[0] == network(*shown)[0]).all()
    assert again.card == network.card


@pytest.mark.parametrize("kind", LEARNED)
def test_where_nobody_has_learned_the_rules_a_king_answers_and_it_is_said(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = unlearned(game_named("vive-le-roi"), 4, tmp_path)
    for players, ambition in ((3, False), (4, True)):
        match = Match(game_named("vive-le-roi"), seed=1, players=players, ambition=ambition)
        seat = match.to_act[0]
        with caplog.at_level(logging.WARNING, "regnum"):
            knowledge = Knowledge.of(match, seat)
            assert bot(f"{kind}:{path}", 1).choose(knowledge) in knowledge.offers
        assert "a king answers" in caplog.text
        caplog.clear()
        learned.say_that_nobody_has.cache_clear()


def test_a_network_of_another_edition_or_board_does_not_fit(tmp_path: Path) -> None:
    network = network_of("vive-le-roi", tmp_path)
    match = far("vive-le-roi", 5)
    assert learned.fits(network.card, match.game, match.table)
    for other in ({"edition": 1}, {"board": "another"}, {"players": 5}, {"modules": 1}, {"game": "lancaster"}):
        assert not learned.fits(network.card | other, match.game, match.table)


def test_what_was_always_the_same_and_is_no_longer_is_strange() -> None:
    match = far("vive-le-roi", 5)
    seat = match.to_act[0]
    seen = np.array([observation(match.table, seat)])
    reading = found_in(match.game, 4, [(seen, np.array([seat]))])
    assert reading.places == 0
    assert reading.strange(seen[0], seat) == 0
    assert reading.strange(seen[0] + 1, seat) > learned.TOLERATED


def test_an_emperor_judges_as_the_search_does_where_nobody_has_learned_the_rules(tmp_path: Path) -> None:
    path = unlearned(game_named("vive-le-roi"), 4, tmp_path)
    for match in (far("vive-le-roi", 20), Match(game_named("vive-le-roi"), seed=1, players=3)):
        knowledge = Knowledge.of(match, match.to_act[0])
        judge = emperor.Emperor(1, 60, 2, weights=path)
        assert sum(judge.chances(knowledge)) == pytest.approx(1)
        thoughts = judge.think(knowledge)
        assert {thought.action for thought in thoughts} == {*knowledge.offers}
        assert all(0 <= thought.worth <= 1 for thought in thoughts)
        assert thoughts[0].visits == max(thought.visits for thought in thoughts)


def test_an_answer_that_was_tried_once_less_often_stands_behind_none_for_that() -> None:
    tries, rounds = np.array([43, 43, 42]), np.array([6, 6, 6])
    found = looked_at([0.4, 0.3, 0.3], [0.2, 0.2, 0.6], tries, rounds)
    assert found.promised.argmax() == found.chosen.argmax() == 2
    dropped = looked_at([0.4, 0.3, 0.3], [0.2, 0.2, 0.6], tries, np.array([6, 6, 5]))
    assert dropped.promised.argmax() == dropped.chosen.argmax() == 0


def looked_at(likely: list[float], worths: list[float], tries: Any, rounds: Any) -> emperor.Looked:
    """Games that were won or lost, so many of each hundred."""
    gains = np.array(worths) * tries
    return emperor.Looked(np.array(likely), gains, gains, tries, rounds)


def test_what_may_be_luck_does_not_make_an_emperor_leave_its_network() -> None:
    rounds = np.array([6, 6])
    few = looked_at([0.6, 0.4], [0.50, 0.55], np.array([50, 50]), rounds)
    many = looked_at([0.6, 0.4], [0.50, 0.55], np.array([5000, 5000]), rounds)
    assert few.chosen.tolist() == pytest.approx([0.6, 0.4])
    assert many.chosen.argmax() == 1


def test_an_emperor_does_not_drop_what_its_network_likes_for_a_little_bad_luck() -> None:
    likely = np.array([0.93, *[0.01] * 7])
    promising = np.array([0.30, *[0.31] * 7])

    class Imagined:
        def worths(self, answers: Any, places: Any, decisions: int) -> Any:
            return promising[answers]

    thinking = emperor.Emperor(1, 60)
    assert thinking._considered(Imagined(), likely, emperor.best(likely)).chosen.argmax() == 0  # type: ignore[arg-type]
    promising[3] = 0.6
    assert thinking._considered(Imagined(), likely, emperor.best(likely)).chosen.argmax() == 3  # type: ignore[arg-type]


def test_an_emperor_judges_with_its_own_eyes_what_its_answers_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever else is asked cannot see what it answered in secret."""
    monkeypatch.delenv("REGNUM_INTERPRETED")
    match = far("vive-le-roi", 20)
    knowledge = Knowledge.of(match, match.to_act[0])

    def sure_of_oneself(observations: Any, seats: Any) -> tuple[Any, Any]:
        return np.zeros((len(seats), len(match.game.actions)), np.float32), np.eye(4, dtype=np.float32)[seats]

    ahead = emperor.Ahead(sure_of_oneself, warming.compiled(match.game), knowledge, "eyes")  # type: ignore[arg-type]
    found = ahead.worths(np.resize(np.arange(len(knowledge.offers)), 16), np.arange(16), 6)
    assert found.tolist() == [1.0] * 16


def test_what_ships_is_small_fits_the_rules_of_today_and_has_its_card_beside_it() -> None:
    shipped = [
        (game, path)
        for game in map(game_named, names())
        if game.champion
        for path in sorted(game.champion.glob("*.npz"))
    ]
    assert {game.name for game, _ in shipped} == {"lancaster", "lang-lebe-der-koenig"}
    for game, path in shipped:
        assert path.stat().st_size <= 4_000_000
        network = load(path)
        match = Match(game, seed="ships", players=network.card["players"])
        assert learned.kept_for(game, network.card["players"]) == path
        assert champion.look(Knowledge.of(match, match.to_act[0])) is not None
        card = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        assert {name: card[name] for name in network.card} == network.card
        assert card["measured"] and card["history"]


@pytest.mark.parametrize(("name", "players", "learned"), [("lancaster", 4, True), ("lancaster", 3, False)])
def test_reviews_ask_the_network_where_it_has_learned_the_rules_and_the_search_elsewhere(
    name: str, players: int, learned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("REGNUM_INTERPRETED")
    match = far(name, 20, players)
    knowledge = Knowledge.of(match, match.to_act[0])
    assert is_learned(knowledge) == learned
    expected = by_network if learned else by_search
    warming.compiled(match.game)
    assert by_best("judge", 8).chances(knowledge) == expected("judge", 8).chances(knowledge)
    assert by_best("judge", 8).think(knowledge) == expected("judge", 8).think(knowledge)
    assert (expected("judge", 8).think(knowledge) != by_search("judge", 8).think(knowledge)) == learned
    assert len(review(match, 2.0).moments) >= 1


def test_with_all_cards_open_everybody_is_asked(tmp_path: Path) -> None:
    match = far("lancaster", 30)
    seats = [champion.look(Knowledge(match.game, match.table, seat)) for seat in range(4)]
    alone = [found.chances() for found in seats if found is not None]
    together = by_network("open", 8).chances(OpenTable(match.game, match.table, match.to_act[0]))
    assert np.allclose(together, np.mean(alone, 0)) and sum(together) == pytest.approx(1.0)
