"""The champion's network in JavaScript says what it says in numpy, on stored positions."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import regnum.bots
from regnum.bots import Knowledge, champion, learned
from regnum.bots.network import Network, carried, load
from regnum.games import game as game_named
from regnum.kernel import Match

from .learned import unlearned

SCRIPT = Path(regnum.bots.__file__).with_name("network.js")
IN_NODE = """
import { readFileSync } from "node:fs";
const { networkOf } = await import(process.argv[2]);
const { look } = networkOf(readFileSync(process.argv[1]));
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(look)));
"""
LEARNED = ("lancaster", "lang-lebe-der-koenig")
CLOSE = 1e-4


def in_node(network: Network, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    node = shutil.which("node") or pytest.skip("no Node")
    with tempfile.NamedTemporaryFile(suffix=".network") as file:
        file.write(carried(network))
        file.flush()
        command = [node, "--input-type=module", "-e", IN_NODE, file.name, SCRIPT.as_uri()]
        done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def moments_of(name: str) -> list[Knowledge]:
    """What each of four seats knew at the moments of a stored game."""
    match = Match(game_named(name), seed="stored", players=4)
    known = []
    while not match.over and len(match.choices) < 160:
        seat = match.to_act[0]
        offers = match.offers(seat)
        if len(offers) > 1 and len(match.choices) % 5 == 0:
            known.append(Knowledge.of(match, seat))
        match.choose(offers[len(match.choices) % len(offers)], seat)
    return known


@pytest.mark.parametrize("name", LEARNED)
def test_it_likes_the_same_answers_and_sees_the_same_chances(name: str) -> None:
    path = learned.kept_for(game_named(name), 4)
    assert path is not None
    known = moments_of(name)
    assert {one.seat for one in known} == {0, 1, 2, 3}
    for one, found in zip(known, in_node(load(path), [learned.asked(one) for one in known]), strict=True):
        look = champion.look(one)
        assert (look is not None) == learned.answered(one, found)
        if look:
            assert found["chances"] == pytest.approx(look.chances(), abs=CLOSE)
            assert found["liked"] == pytest.approx([*look.liked(one.offers)], abs=CLOSE)
    assert any(map(champion.look, known))


def test_where_the_rules_are_others_or_all_is_strange_it_is_not_believed(tmp_path: Path) -> None:
    network = load(unlearned(game_named("vive-le-roi"), 4, tmp_path))
    [first, *_] = moments_of("vive-le-roi")
    [found] = in_node(network, [learned.asked(first)])
    assert found["strange"] == 0
    assert learned.answered(first, found)
    assert not learned.answered(first, found | {"strange": learned.TOLERATED + 1})
    assert not learned.answered(first, found | {"card": found["card"] | {"edition": 0}})


def test_small_and_negative_numbers_in_half_precision_are_read_as_they_are(tmp_path: Path) -> None:
    network = load(unlearned(game_named("vive-le-roi"), 4, tmp_path))
    bias = np.resize(np.array([6e-8, -6e-5, 1e-4, -2.5, 0.0, 60000], np.float32), len(network.layers["policy.bias"]))
    layers = network.layers | {"policy.weight": network.layers["policy.weight"] * 0, "policy.bias": bias}
    [first, *_] = moments_of("vive-le-roi")
    odd = replace(network, layers={name: layer.astype(np.float16).astype(np.float32) for name, layer in layers.items()})
    offers = [*range(5)]
    [found] = in_node(odd, [learned.asked(first) | {"offers": offers}])
    powers = np.exp(odd.layers["policy.bias"][offers].astype(float))
    assert found["liked"] == pytest.approx([*(powers / powers.sum())], abs=1e-12)
