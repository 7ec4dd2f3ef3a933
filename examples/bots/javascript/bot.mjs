// A bot in JavaScript, with nothing but Node: it plays anything, and looks a little ahead in Vive le Roi!.

import { createInterface } from "node:readline";

const games = new Map();

/** What an answer is worth, to the seat that begun.seat says. */
function worth(offer, view, begun) {
  if (begun.game !== "vive-le-roi") return 0;
  const { favourites, place: places } = begun.facts;
  const mine = new Set(view.favourites[begun.seat].flatMap((card) => favourites[card]?.characters ?? []));
  const sign = (character) => (mine.has(character) ? 1 : -0.5);
  if (offer.do === "place") return sign(offer.courtier) * offer.floor;
  if (offer.do === "move") return move(offer.character, view, mine, sign);
  if (offer.do === "vote") return vote(offer.card, view, mine, places);
  return 0;
}

function move(character, view, mine, sign) {
  const onTheFifthFloor = view.place[character] === "5";
  if (!onTheFifthFloor) return sign(character);
  // A Favourite is presented late, while others have few NOES left; anybody else to be rejected.
  return mine.has(character) ? (view.rejections > 2 ? 2 : -1) : 0.75;
}

function vote(card, view, mine, places) {
  if (view.candidate === "jester") return card === "no" ? 1 : 0;
  const standing = Object.entries(view.place).map(([who, where]) => (mine.has(who) ? places[where].points : 0));
  const lead = standing.reduce((sum, points) => sum + points, 0) + (mine.has(view.candidate) ? 10 : 0);
  if (card === "yes") return lead >= 15 ? 2 : 0;
  return card === "no" ? 1 : 0.5;
}

function best(message) {
  const begun = games.get(message.match);
  const values = message.offers.map((offer) => worth(offer, message.view, begun));
  const most = Math.max(...values);
  const places = values.flatMap((value, place) => (value === most ? [place] : []));
  return places[Math.floor(Math.random() * places.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let answer;
  if (message.kind === "hello") answer = { protocol: 1, name: "JavaScript example" };
  else if (message.kind === "begin") games.set(message.match, message);
  else if (message.kind === "choose") answer = { id: message.id, choose: best(message) };
  else if (message.kind === "over") games.delete(message.match);
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
}
