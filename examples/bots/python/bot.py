"""A bot in Python, with nothing but the standard library: it plays anything, and has an idea of Vive le Roi!."""

import json
import random
import sys


def best(asked, begun):
    """The place of the answer that is worth most; among equals any of them."""
    worth = [value(offer, asked["view"], begun) for offer in asked["offers"]]
    return random.choice([place for place, one in enumerate(worth) if one == max(worth)])


def value(offer, view, begun):
    """Lift your Favourites, and crown one of them; of other games it knows nothing."""
    if begun["game"] != "vive-le-roi":
        return 0
    mine = favourites(view, begun)
    if offer["do"] == "place":
        return int(offer["floor"]) * (1 if offer["courtier"] in mine else -1)
    if offer["do"] == "move":
        return 1 if offer["character"] in mine else 0
    if offer["do"] == "vote":
        wanted = "yes" if view["candidate"] in mine else "no"
        return 1 if offer["card"] == wanted else 0
    return 0


def favourites(view, begun):
    cards = [card for card in view["favourites"][begun["seat"]] if card in begun["facts"]["favourites"]]
    return {name for card in cards for name in begun["facts"]["favourites"][card]["characters"]}


begun = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        answer = {"protocol": 1, "name": "Python example"}
    elif message["kind"] == "begin":
        begun[message["match"]] = message
        continue
    elif message["kind"] == "choose":
        answer = {"id": message["id"], "choose": best(message, begun[message["match"]])}
    else:
        continue
    print(json.dumps(answer), flush=True)
