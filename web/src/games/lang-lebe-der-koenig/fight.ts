import type { Asking, Line } from 'regnum/board'
import type { View } from './fields'
import type { Realm } from './realm'

/** A confrontation as the stage shows it: one lane for each player, in the order in which they roll. */
export interface Fight {
  county: number
  intruder: number
  defender: number
  phase: 'commit' | 'dice' | 'back'
  lanes: Lane[]
  /** Who prevailed. */
  winner: number | null
  /** What is happening, in a sentence of the log. */
  message: string
}

export interface Lane {
  seat: number
  role: 'intruder' | 'defender' | 'third'
  /** The kinds of cards laid down, the highest first; null while they lie face down. */
  cards: number[] | null
  /** Cards that lie face down: my own, and everybody's the moment before they are turned. */
  mine: number[] | null
  dice: Throw
  /** Points for pieces in the county. */
  pieces: number
  score: number | null
  /** Tied for the lead, to roll again or without a card to roll with; or out of the running. */
  state: 'open' | 'tied' | 'keeps' | 'out'
}

/** Dice as rolled, and on which card each lies; -1 for those that lie on none. */
export interface Throw {
  number: number
  dice: { value: number; card: number }[]
}

export const NO_DICE: Throw = { number: 0, dice: [] }

const QUESTIONS: Record<string, Fight['phase']> = { which_cards: 'commit', which_die: 'dice', how_many_back: 'back' }

/** The confrontation that a view shows, if the open question belongs to one. */
export function fightIn(
  view: View,
  asking: Asking | null,
  seat: number | null,
  realm: Realm,
  before: Fight | null
): Fight | null {
  const phase = asking ? QUESTIONS[asking.name] : undefined
  if (!phase) return null
  const players = view.players
  const intruder = view.active
  const order = Array.from({ length: players }, (_, i) => (intruder + i) % players)
  const winner = phase === 'back' ? view.winner : null
  return {
    county: view.contested,
    intruder,
    defender: view.defender,
    phase,
    winner,
    message: '',
    lanes: order.map((one) =>
      laneOf(
        view,
        one,
        phase,
        seat,
        realm,
        before?.lanes.find((lane) => lane.seat === one)
      )
    )
  }
}

function laneOf(
  view: View,
  seat: number,
  phase: Fight['phase'],
  me: number | null,
  realm: Realm,
  before: Lane | undefined
): Lane {
  const bit = (row: 'leaders' | 'to_come') => (view[row] >> seat) & 1
  const secret = view.committed[seat] ?? []
  const mine = seat === me || me === null ? kindsOf(secret.map((count) => count ?? 0)) : null
  const cards = kindsOf(view.played[seat] ?? [])
  // Cards that were taken back leave no place for a die.
  const laid = (view.laid[seat] ?? []).slice(0, cards.length)
  const tray = phase === 'dice' && view.roller === seat ? view.dice : []
  const open = phase === 'back' || Boolean(bit('leaders'))
  const scored = phase === 'back' || (phase === 'dice' && view.roller !== seat && !bit('to_come'))
  const role = seat === view.active ? 'intruder' : seat === view.defender ? 'defender' : 'third'
  return {
    seat,
    role,
    cards: phase === 'commit' ? null : cards,
    mine: phase === 'commit' && mine?.length ? mine : null,
    dice: phase === 'commit' ? NO_DICE : arranged(before?.dice ?? NO_DICE, tray, laid),
    pieces: piecePoints(view, seat, role, realm),
    score: phase !== 'commit' && (scored || !open) ? view.score[seat]! : null,
    state: phase === 'dice' && !open ? 'out' : 'open'
  }
}

function piecePoints(view: View, seat: number, role: Lane['role'], realm: Realm): number {
  if (role === 'intruder') return realm.pointsPerPiece
  if (role === 'third') return 0
  const county = view.contested
  const noble = view.noble[seat] === county ? 1 : 0
  return (view.courtiers[seat]![county]! + noble) * realm.pointsPerPiece
}

/** Counts of each kind as a row of cards, the highest first, as dice are laid on them. */
export function kindsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind)).reverse()
}

// --- dice ------------------------------------------------------------------------------------------------------------

/** The same dice where they lie now; others are a new throw, which falls on the table. */
export function arranged(before: Throw, tray: readonly number[], laid: readonly number[]): Throw {
  const inTray = tray.filter(Boolean)
  const onCards = laid.map((value, card) => ({ value, card })).filter(({ value }) => value > 0)
  const again = before.dice.some(({ card }) => card >= 0) && !onCards.length
  if (again || !sameDice(before, [...inTray, ...onCards.map(({ value }) => value)])) {
    const dice = [...tray.filter(Boolean).map((value) => ({ value, card: -1 })), ...onCards]
    return { number: dice.length ? before.number + 1 : before.number, dice }
  }
  const dice = before.dice.map((die) => ({ ...die }))
  const free = new Set(dice)
  const waiting = onCards.filter(({ value, card }) => {
    const there = dice.find((die) => die.card === card && die.value === value)
    if (there) free.delete(there)
    return !there
  })
  for (const { value, card } of waiting) {
    const die = [...free].find((one) => one.value === value)!
    die.card = card
    free.delete(die)
  }
  for (const die of free) die.card = -1
  return { number: before.number, dice }
}

function sameDice(before: Throw, values: number[]): boolean {
  const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b).join()
  return sorted(before.dice.map(({ value }) => value)) === sorted(values)
}

/** Dice laid so that they make these points: those on cards stay, one is chosen, the others go from high to low. */
export function laidFor(points: number, thrown: Throw, cards: readonly number[], values: readonly number[]): Throw {
  const onCards = thrown.dice.filter(({ card }) => card >= 0)
  const left = thrown.dice.filter(({ card }) => card < 0).sort((a, b) => b.value - a.value)
  const places = cards.map((_, card) => card).filter((card) => onCards.every((die) => die.card !== card))
  const orders = [left, ...left.map((chosen) => [chosen, ...left.filter((die) => die !== chosen)])]
  const ways = orders.map((order) => {
    const placed = new Map(order.map((die, i) => [die, places[i] ?? -1]))
    return { number: thrown.number, dice: thrown.dice.map((die) => ({ ...die, card: placed.get(die) ?? die.card })) }
  })
  const worth = ({ dice }: Throw) =>
    dice.reduce((sum, { value, card }) => sum + (card < 0 ? 0 : value * values[cards[card]!]!), 0)
  return ways.find((way) => worth(way) === points) ?? ways[0]!
}

// --- what happens on the stage ------------------------------------------------------------------------------------------

function changed(fight: Fight, seat: number, change: (lane: Lane) => Partial<Lane>): Fight {
  return {
    ...fight,
    lanes: fight.lanes.map((lane) => (lane.seat === seat ? { ...lane, ...change(lane) } : lane))
  }
}

/** Everybody's cards on the table, face down, the moment before they are turned together. */
export function laidDown(fight: Fight, revealed: readonly Line[]): Fight {
  return revealed.reduce<Fight>(
    (stage, { event, numbers: { seat, x1, x2, x3 } }) =>
      event === 'revealed' ? changed(stage, seat!, () => ({ mine: kindsOf([x1!, x2!, x3!]) })) : stage,
    { ...fight, phase: 'dice' }
  )
}

/** The stage after a line of the log; the same stage if the line has nothing to do with it. */
export function happened(fight: Fight, line: Line, values: readonly number[]): Fight {
  const { seat, x1, x2, x3, a, b, c, d, e, score, cards, pieces } = line.numbers as Record<string, number>
  const said = { ...fight, message: line.sentence }
  switch (line.event) {
    case 'revealed':
      return changed({ ...said, phase: 'dice' }, seat!, () => ({ cards: kindsOf([x1!, x2!, x3!]), mine: null }))
    case 'without_cards':
      return changed({ ...said, phase: 'dice' }, seat!, () => ({ cards: [], mine: null }))
    case 'dice_rolled':
      return changed(said, seat!, (lane) => ({
        dice: {
          number: lane.dice.number + 1,
          dice: [a!, b!, c!, d!, e!].filter(Boolean).map((value) => ({ value, card: -1 }))
        },
        score: null,
        state: 'open'
      }))
    case 'scored':
      return changed(said, seat!, (lane) => ({
        dice: laidFor(cards!, lane.dice, lane.cards ?? [], values),
        score: score!,
        pieces: pieces!,
        state: 'open'
      }))
    case 'won':
      return { ...said, winner: seat! }
    default:
      return fight
  }
}

/** Those tied for the lead roll again, if they have cards; everybody else is out of it. */
export function tied(fight: Fight, lines: readonly Line[], message: string): Fight {
  const lanes = fight.lanes.map((lane) => {
    const line = lines.find(({ numbers }) => numbers.seat === lane.seat)
    const state: Lane['state'] = !line ? 'out' : line.event === 'tied' ? 'tied' : 'keeps'
    return { ...lane, state }
  })
  return { ...fight, lanes, message }
}
