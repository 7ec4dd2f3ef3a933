import type { Moment } from '../../play/contract'
import type { Line } from '../../wire/types'
import { YES } from './view'

/** A vote that was turned over. */
export interface Vote {
  law: number
  ballots: { seat: number; yes: boolean; markers: number }[]
  yes: number
  no: number
  approved: boolean
}

/** A conflict that was decided. */
export interface Battle {
  conflict: number
  england: boolean
  strength: number
  scores: { seat: number; points: number }[]
}

export type Scene = { kind: 'vote'; vote: Vote } | { kind: 'battle'; battle: Battle }

/** What must be seen of a moment, one after the other. */
export function scenesIn({ lines }: Moment): Scene[] {
  const scenes: Scene[] = []
  let ballots: Vote['ballots'] = []
  let battle: Battle | null = null
  for (const { event, numbers } of lines) {
    if (event === 'voted') {
      ballots.push({ seat: numbers.seat!, yes: numbers.side === YES, markers: numbers.markers! })
    } else if (event === 'approved' || event === 'rejected') {
      const { law, yes, no } = numbers as Record<string, number>
      scenes.push({ kind: 'vote', vote: { law: law!, ballots, yes: yes!, no: no!, approved: event === 'approved' } })
      ballots = []
    } else if (event === 'england_wins' || event === 'france_wins') {
      const england = event === 'england_wins'
      battle = { conflict: numbers.conflict!, england, strength: numbers.england!, scores: [] }
      scenes.push({ kind: 'battle', battle })
    } else if (event === 'scored' && battle) {
      award(battle.scores, numbers.seat!, numbers.points!)
    } else if (ENDS.has(event)) battle = null
  }
  return scenes
}

/** A player may score twice: an archer is ranked by itself. */
function award(scores: Battle['scores'], seat: number, points: number): void {
  const known = scores.find((one) => one.seat === seat)
  if (known) known.points += points
  else scores.push({ seat, points })
}

/** After these, points are no longer those of the conflict before. */
const ENDS = new Set(['moved_down', 'captured', 'turned_up', 'shown_squires', 'knighthood_scored', 'applied'])

/** The parts of the final reckoning, by the event that tells of them. */
export const PARTS = ['knighthood', 'extensions', 'nobles', 'seals', 'dishonour'] as const
export type PartName = (typeof PARTS)[number]

export interface Reckoning {
  seat: number
  /** Points of each part; those that were not counted are missing. */
  parts: Partial<Record<PartName, number>>
  score: number
  place: number
}

/** The final reckoning, if the game has just ended. */
export function reckoningIn({ lines }: Moment): Reckoning[] | null {
  const places = lines.filter(({ event }) => event === 'final_place')
  if (!places.length) return null
  return places
    .map(({ numbers }) => ({
      seat: numbers.seat!,
      place: numbers.place!,
      score: numbers.score!,
      parts: partsOf(numbers.seat!, lines)
    }))
    .sort((a, b) => a.place - b.place)
}

function partsOf(seat: number, lines: Line[]): Reckoning['parts'] {
  const found: Reckoning['parts'] = {}
  for (const { event, numbers } of lines) {
    const part = PARTS.find((one) => event === `${one}_scored`)
    if (!part || numbers.seat !== seat) continue
    found[part] = (found[part] ?? 0) + (part === 'dishonour' ? -numbers.points! : numbers.points!)
  }
  return found
}
