// One bot in JavaScript at three stages of its life: `node bot.mjs 1` plays anything, 2 knows its Favourites, 3 reckons how
// far it is ahead of somebody with an average card. It knows Vive le Roi! alone; of other games it takes any answer.

import { createInterface } from "node:readline";

const stage = Number(process.argv[2]);
const games = new Map();

/** What an answer is worth. */
function worth(offer, message, begun) {
  if (stage === 1 || begun.game !== "vive-le-roi") return 0;
  const { view } = message;
  const mine = new Set(view.favourites[begun.seat].flatMap((card) => begun.facts.favourites[card]?.characters ?? []));
  if (offer.do === "place") return Number(offer.floor) * (mine.has(offer.courtier) ? 1 : -1);
  if (offer.do === "move") return stage === 2 ? Number(mine.has(offer.character)) : move(offer.character, view, begun, mine);
  if (offer.do === "vote") return stage === 2 ? thumb(offer.card, mine.has(view.candidate)) : vote(offer.card, view, begun, mine);
  return 0;
}

const thumb = (card, wanted) => Number(card === (wanted ? "yes" : "no"));

const NAMES = 6 / 13; // of thirteen courtiers six are on a card
const WILLING = 0.65; // how often somebody who could object does not
const COST_OF_NO = 1.5;
const COST_OF_STOMACHACHE = 2;

/** How far ahead one comes by so many points for somebody. */
const lead = (who, points, mine) => (who === "jester" ? 0 : points * (Number(mine.has(who)) - NAMES));

/** How far one is ahead where things stand so, with this king or nobody on the throne. */
function ahead(view, begun, mine, king) {
  const worth = king === "jester" ? "reversed_points" : "points";
  return Object.entries(view.place).reduce((sum, [who, where]) => {
    const place = begun.facts.place[who === king ? "throne" : where];
    return sum + lead(who, place?.[worth] ?? 0, mine);
  }, 0);
}

/** What it is worth to go on without this candidate, who would lie in the next dungeon instead of standing high. */
function refusal(view, begun, mine, candidate) {
  const { box, 4: high } = begun.facts.place;
  const grave = begun.facts.place[`D${view.rejections + 1}`] ?? box;
  return lead(candidate, grave.points - high.points, mine) + ahead(view, begun, mine) / 2;
}

/** What it promises to let the others decide about a king. */
function election(view, begun, mine, king) {
  const able = view.noes.filter((noes, seat) => seat !== begun.seat && noes + view.stomachaches[seat] > 0);
  const consent = WILLING ** able.length;
  return consent * ahead(view, begun, mine, king) + (1 - consent) * refusal(view, begun, mine, king);
}

function move(character, view, begun, mine) {
  const floor = Number(view.place[character]);
  if (floor !== 5) return lead(character, 1, mine);
  const decided = election(view, begun, mine, character);
  const refused = view.noes[begun.seat] > 0 ? refusal(view, begun, mine, character) - COST_OF_NO : decided;
  return Math.max(decided, refused) - ahead(view, begun, mine) / 2;
}

function vote(card, view, begun, mine) {
  if (card === "yes") return election(view, begun, mine, view.candidate);
  if (card === "no") return refusal(view, begun, mine, view.candidate) - COST_OF_NO;
  return ahead(view, begun, mine) / 2 - COST_OF_STOMACHACHE;
}

function best(message) {
  const begun = games.get(message.match);
  const values = message.offers.map((offer) => worth(offer, message, begun));
  const most = Math.max(...values);
  const places = values.flatMap((value, place) => (value === most ? [place] : []));
  return places[Math.floor(Math.random() * places.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let answer;
  if (message.kind === "hello") answer = { protocol: 1, name: `Climber ${stage}` };
  else if (message.kind === "begin") games.set(message.match, message);
  else if (message.kind === "choose") answer = { id: message.id, choose: best(message) };
  else if (message.kind === "over") games.delete(message.match);
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
}
