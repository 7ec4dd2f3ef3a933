import type { Line, Moment } from 'regnum/board'
import type { View } from './fields'
import { combatOf, CROWN, spread, SWORD, tableOf, type Realm } from './realm'

// --- an attack ------------------------------------------------------------------------------------------------------

export interface AttackEnd {
  /** The card the defender answered with, null for none. */
  reaction: number | null
  outcome: 'conquered' | 'repelled' | 'attack_cancelled'
  sentence: string
}

const ATTACK_ENDS: readonly string[] = ['conquered', 'repelled', 'attack_cancelled']

export function attackEndIn({ lines }: Moment<View>): AttackEnd | null {
  const end = lines.find((line) => ATTACK_ENDS.includes(line.event))
  if (!end) return null
  return {
    reaction: lines.find((line) => line.event === 'reacted')?.numbers.card ?? null,
    outcome: end.event as AttackEnd['outcome'],
    sentence: end.sentence
  }
}

/** The place of the strongest card among some, -1 if none fights: it is the one that an ambush hits. */
export function strongest(realm: Realm, cards: readonly number[]): number {
  const combat = cards.map((card) => realm.cards[card]!.combat)
  const most = Math.max(0, ...combat)
  return most > 0 ? combat.indexOf(most) : -1
}

// --- a revolt -------------------------------------------------------------------------------------------------------

/** A revolt as it stands on the stage: what is still secret is null. */
export interface Revolt {
  king: number
  leader: number
  sides: (number | null)[]
  cards: (readonly number[] | null)[]
  /** Cards that an ambush took out, by seat. */
  struck: ReadonlySet<number>[]
  /** Visible swords of the people, and the people cards turned up for this revolt. */
  swords: number
  people: readonly number[]
  points: { rebels: number; royals: number } | null
  outcome: 'royals_win' | 'rebels_win' | 'revolt_cancelled' | null
  sentence: string
  gains: { seat: number; points: number }[]
}

/** What one may know while sides and cards are being chosen: the open votes, and one's own. */
export function revoltOf(view: View, seat: number | null): Revolt {
  const players = view.players
  const sides = view.side.slice(0, players).map((side) => (side < 0 ? null : side))
  const vote = seat === null ? null : (view.vote[seat] ?? null)
  if (seat !== null && vote !== null && vote >= 0) sides[seat] = vote
  const committed = seat === null ? undefined : view.committed[seat]
  return {
    king: view.king,
    leader: view.active,
    sides,
    cards: sides.map((_, other) => (other === seat && committed ? spread(committed) : null)),
    struck: sides.map(() => new Set<number>()),
    swords: view.swords,
    people: [],
    points: null,
    outcome: null,
    sentence: '',
    gains: []
  }
}

/** How a revolt went, from the lines of the log: first all that was turned up, then the people, the count and the end. */
export function revoltIn(
  { before, lines }: Moment<View>,
  realm: Realm
): { shown: Revolt; people: number[]; end: Revolt } | null {
  const votes = lines.filter((line) => line.event === 'voted')
  if (!votes.length) return null
  const sides: number[] = []
  for (const { numbers } of votes) sides[numbers.seat!] = numbers.side!
  const cards = sides.map((_, seat) =>
    lines
      .filter(({ event, numbers }) => event === 'committed' && numbers.seat === seat)
      .flatMap(({ numbers }) => Array.from({ length: numbers.count! }, () => numbers.card!))
  )
  const shown: Revolt = { ...revoltOf(before.view, null), sides, cards }
  const counted = lines.findIndex((line) => line.event === 'counted')
  const people = lines
    .slice(0, Math.max(0, counted))
    .filter((line) => line.event === 'people_card')
    .map(({ numbers }) => numbers.card!)
  return { shown, people, end: { ...shown, ...endOf(lines, counted), struck: struckBy(shown, realm), people } }
}

function endOf(lines: Line[], counted: number): Pick<Revolt, 'points' | 'outcome' | 'sentence' | 'gains'> {
  const end = lines.find((line) => ['royals_win', 'rebels_win', 'revolt_cancelled'].includes(line.event))
  const told = lines[counted]?.numbers
  return {
    points: told ? { rebels: told.rebels!, royals: told.royals! } : null,
    outcome: (end?.event as Revolt['outcome']) ?? null,
    sentence: end?.sentence ?? '',
    gains: told ? gainsIn(lines.slice(counted)) : []
  }
}

function gainsIn(lines: Line[]): { seat: number; points: number }[] {
  return lines
    .filter((line) => line.event === 'gained')
    .map(({ numbers }) => ({ seat: numbers.seat!, points: numbers.points! }))
}

/** Each ambush takes out the strongest card that the other side has left. */
function struckBy({ sides, cards }: Revolt, realm: Realm): ReadonlySet<number>[] {
  const struck = sides.map(() => new Set<number>())
  for (const side of [CROWN, SWORD]) {
    const ambushes = cards.flatMap((held, seat) =>
      sides[seat] === side ? [] : (held ?? []).filter((card) => realm.cards[card]!.kind === 'ambush')
    ).length
    cards
      .flatMap((held, seat) =>
        sides[seat] === side ? (held ?? []).map((card, i) => ({ seat, i, combat: realm.cards[card]!.combat })) : []
      )
      .filter(({ combat }) => combat > 0)
      .sort((a, b) => b.combat - a.combat)
      .slice(0, ambushes)
      .forEach(({ seat, i }) => struck[seat]!.add(i))
  }
  return struck
}

/** What a side has so far, as far as it can be seen. */
export function pointsOf(revolt: Revolt, side: number, realm: Realm): number {
  if (revolt.points) return side === SWORD ? revolt.points.rebels : revolt.points.royals
  const supporters = revolt.sides.flatMap((one, seat) => (one === side ? [seat] : []))
  const fighting = supporters.reduce(
    (sum, seat) =>
      sum +
      combatOf(
        realm,
        (revolt.cards[seat] ?? []).filter((_, i) => !revolt.struck[seat]!.has(i))
      ),
    0
  )
  const swords = revolt.swords + revolt.people.filter((card) => card === SWORD).length
  return fighting + (side === SWORD ? swords * realm.perSword : supporters.length * realm.perCrownVote)
}

// --- news -----------------------------------------------------------------------------------------------------------

/** Something worth a look before the game goes on: a card, what the people showed, who gained. */
export interface News {
  title: string
  sentence: string
  card: number | null
  people: number[]
  gains: { seat: number; points: number }[]
  grand: boolean
}

const CARDS_SEEN = ['turned_up', 'expands', 'attack_card']
const PLAYED: Record<string, string> = { incited: 'incite', visit_begins: 'papal_visit' }
const GRAND = ['first_king', 'end_phase', 'game_end_drawn', 'board_full', 'rounds_over']
const QUIET = ['people_card', 'gained', 'tax_levied', ...Object.keys(PLAYED), 'turned_up', 'expands']

/** The news of a moment; what I did myself is no news to me, what came of it is. */
export function newsIn({ lines }: Moment<View>, realm: Realm, seat: number | null): News | null {
  const told = lines.filter((line) => !line.private)
  const grand = told.find((line) => GRAND.includes(line.event))
  const quiet = told.find((line) => QUIET.includes(line.event))
  if (!grand && !quiet) return null
  const card = told.find((line) => CARDS_SEEN.includes(line.event) || line.event in PLAYED)
  const people = told.filter((line) => line.event === 'people_card').map(({ numbers }) => numbers.card!)
  const gains = gainsIn(told)
  const mine = card && card.numbers.seat === seat && card.event !== 'turned_up'
  if (!grand && mine && !people.length && !gains.length) return null
  return {
    title: grand?.event ?? '',
    sentence: (grand ?? quiet)!.sentence,
    card: card ? cardOf(card, realm) : null,
    people,
    gains,
    grand: Boolean(grand)
  }
}

function cardOf({ event, numbers }: Line, realm: Realm): number {
  return numbers.card ?? realm.cards.findIndex((card) => card.kind === PLAYED[event])
}

// --- the end --------------------------------------------------------------------------------------------------------

export interface FinalRow {
  seat: number
  place: number
  before: number
  /** Points by reason, in the order of `reasons`. */
  gained: number[]
  total: number
}

export interface FinalCount {
  reasons: number[]
  rows: FinalRow[]
}

/** The final scoring, if this moment brought it. */
export function finalIn({ lines }: Moment<View>, reasons: readonly number[]): FinalCount | null {
  const places = lines.filter((line) => line.event === 'final_place')
  if (!places.length) return null
  const gained = lines.filter((line) => line.event === 'gained' && reasons.includes(line.numbers.reason!))
  const rows = places.map(({ numbers: { seat, place, points } }) => {
    const parts = reasons.map((reason) =>
      gained
        .filter(({ numbers }) => numbers.seat === seat && numbers.reason === reason)
        .reduce((sum, { numbers }) => sum + numbers.points!, 0)
    )
    const sum = parts.reduce((all, part) => all + part, 0)
    return { seat: seat!, place: place!, before: points! - sum, gained: parts, total: points! }
  })
  return { reasons: [...reasons], rows: rows.sort((a, b) => a.place - b.place || a.seat - b.seat) }
}

/** The cards of an attack as they lie on the table. */
export function attackCards(view: View): number[] {
  return spread(tableOf(view, view.active))
}
