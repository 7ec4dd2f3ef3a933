import type { Line, Moment } from 'regnum/board'
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
    } else if (FOUGHT.has(event)) {
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

const FOUGHT = new Set(['england_wins', 'france_wins'])

/** After these, points are no longer those of the conflict before. */
const ENDS = new Set(['moved_down', 'captured', 'turned_up', 'shown_squires', 'knighthood_scored', 'applied'])

/** The parts of the final scoring, by the event that tells of them. */
const FINAL = ['knighthood', 'extensions', 'nobles', 'seals', 'dishonour'] as const
/** The columns of the reckoning: what somebody had, what the last conflicts brought, and the parts of the scoring. */
export const PARTS = ['before', 'conflicts', ...FINAL] as const
export type PartName = (typeof PARTS)[number]

export interface Reckoning {
  seat: number
  /** Points of each part, which add up to the score; those that were not counted are missing. */
  parts: Partial<Record<PartName, number>>
  score: number
  place: number
}

/** The final reckoning, if the game has just ended. */
export function reckoningIn({ lines, log }: Moment): Reckoning[] | null {
  const places = lines.filter(({ event }) => event === 'final_place')
  if (!places.length) return null
  return places
    .map(({ numbers }) => ({
      seat: numbers.seat!,
      place: numbers.place!,
      score: numbers.score!,
      parts: partsOf(numbers.seat!, log)
    }))
    .sort((a, b) => a.place - b.place)
}

function partsOf(seat: number, log: Line[]): Reckoning['parts'] {
  const end = log.findIndex(({ event }) => event === 'knighthood_scored')
  const lastRound = log.findLastIndex(({ event }) => event === 'round_begins')
  const battle = log.findIndex(({ event }, i) => i > lastRound && FOUGHT.has(event))
  const conflicts = battle < 0 ? end : battle
  const mine = (lines: Line[], name: string) =>
    lines.filter((line) => line.event === name && line.numbers.seat === seat)
  const found: Reckoning['parts'] = {
    before: mine(log.slice(0, conflicts), 'scored').at(-1)?.numbers.score ?? 0,
    conflicts: sum(mine(log.slice(conflicts, end), 'scored'))
  }
  for (const part of FINAL) {
    const lines = mine(log.slice(end), `${part}_scored`)
    if (lines.length) found[part] = part === 'dishonour' ? -sum(lines) : sum(lines)
  }
  return found
}

function sum(lines: Line[]): number {
  return lines.reduce((total, { numbers }) => total + numbers.points!, 0)
}
