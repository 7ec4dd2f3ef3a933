import type { Moment } from 'regnum/board'
import type { View } from './fields'
import { heldBy, piecesIn } from './pieces'

/** An election as the board shows it. */
export interface Election {
  number: number
  rows: ElectionRow[]
  majority: number | null
  king: number | null
  /** What is said at the end: who is king, or that nobody is. */
  outcome: string
  /** Why that one is king, and why all others are equal. */
  reasons: string[]
  /** What is dealt afterwards. */
  dealt: string
}

export interface ElectionRow {
  seat: number
  /** The counties held, in the order in which they are counted. */
  counties: number[]
  votes: number
  lost: number
  bonus: number
  total: number
  lots: { dice: number[]; sum: number }[]
  rank: number | null
  won: number
}

const REASONS = [
  'claims',
  'only_claim',
  'highest_total',
  'most_county_votes',
  'most_cards',
  'best_lot',
  'others_unranked'
]

/** The election in a moment, if there was one. It changes nothing on the map, so what comes after shows who held what. */
export function electionIn({ lines, after }: Moment<View>): Election | null {
  const begins = lines.find((line) => line.event === 'election_begins')
  if (!begins) return null
  const pieces = piecesIn(after.view)
  const of = (event: string) => lines.filter((line) => line.event === event).map((line) => line.numbers)
  const rows = of('votes_counted').map(({ seat, votes, lost, bonus, total }) => {
    const award = of('bonus_won').find((one) => one.seat === seat)
    return {
      seat: seat!,
      counties: heldBy(pieces, seat!),
      votes: votes!,
      lost: lost!,
      bonus: bonus!,
      total: total!,
      lots: of('lot_cast')
        .filter((one) => one.seat === seat)
        .map(({ a, b, c, d, e, sum }) => ({ dice: [a!, b!, c!, d!, e!], sum: sum! })),
      rank: award?.rank ?? null,
      won: award?.won ?? 0
    }
  })
  const end = lines.find((line) => line.event === 'crowned') ?? lines.find((line) => line.event === 'no_king')
  const deal = lines.find((line) => line.event === 'cards_dealt' || line.event === 'no_cards_to_deal')
  return {
    number: begins.numbers.number!,
    rows,
    majority: lines.find((line) => line.event === 'no_king')?.numbers.majority ?? null,
    king: lines.find((line) => line.event === 'crowned')?.numbers.seat ?? null,
    reasons: lines.filter(({ event }) => REASONS.includes(event)).map(({ sentence }) => sentence),
    outcome: end?.sentence ?? '',
    dealt: deal?.sentence ?? ''
  }
}
