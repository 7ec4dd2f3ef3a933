import type { Moment } from '../../play/contract'
import type { Line, View } from '../../wire/types'
import { favouritesOn, type Castle } from './places'

/** A coronation as the board shows it. */
export interface Counted {
  king: number
  sentence: string
  reversed: boolean
  /** What each character was worth where it stood. */
  worth: number[]
  rows: CountRow[]
}

export interface CountRow {
  /** null for the Emissary. */
  seat: number | null
  person: number
  card: number | null
  /** What the marker moved by. */
  points: number
  /** What this person's own favourites and ambition came to: a team with one marker moves it by the lower one. */
  own: number
  score: number
  ambition: { card: number; points: number } | null
}

/** What happened in a vote, from the lines of the log: the board shows it before the table moves on. */
export interface VoteScene {
  votes: (number | null)[]
  emissary: number | null
  outcome: 'crowned' | 'rejected' | 'cancelled' | null
  sentence: string
}

export function voteIn(moment: Moment): VoteScene | null {
  const voted = moment.lines.filter((line) => line.event === 'voted')
  if (!voted.length) return null
  const votes: (number | null)[] = []
  for (const { numbers } of voted) votes[numbers.seat!] = numbers.card!
  const outcome = moment.lines.find((line) => ['crowned', 'rejected', 'cancelled'].includes(line.event))
  return {
    votes,
    emissary: moment.lines.find((line) => line.event === 'emissary_voted')?.numbers.card ?? null,
    outcome: (outcome?.event as VoteScene['outcome']) ?? null,
    sentence: outcome?.sentence ?? ''
  }
}

/** The count of a coronation, if there was one. */
export function countIn(moment: Moment, castle: Castle, banished: boolean): Counted | null {
  const crowned = moment.lines.find((line) => line.event === 'crowned')
  if (!crowned) return null
  const king = crowned.numbers.character!
  const reversed = king === castle.jester
  const worth = worthOf(moment.before.view, castle, reversed)
  const scored = moment.lines.filter((line) => line.event === 'scored')
  const rows = moment.lines
    .filter((line) => line.event === 'revealed')
    .map(({ numbers }) => rowOf(numbers.seat!, numbers.person!, cardNamed(numbers, castle), scored, moment.lines))
  const emissary = moment.lines.find((line) => line.event === 'emissary_scored')
  if (emissary) {
    rows.push({
      seat: null,
      person: 0,
      card: moment.before.view.emissary_card as number,
      points: emissary.numbers.points!,
      score: emissary.numbers.score!,
      ambition: null
    })
  }
  return { king, sentence: crowned.sentence, reversed, worth, rows: rows.map(counted) }

  function counted(row: Omit<CountRow, 'own'>): CountRow {
    const names = row.card === null ? [] : favouritesOn(castle.cards[row.card]!, banished)
    return { ...row, own: names.reduce((sum, name) => sum + worth[name]!, row.ambition?.points ?? 0) }
  }
}

/** The card that bears the six names a line spells out. */
function cardNamed(numbers: Record<string, number>, castle: Castle): number | null {
  const { seat: _seat, person: _person, ...names } = numbers
  const spelt = new Set(Object.values(names))
  const card = castle.cards.findIndex((one) => one.names.every((name) => spelt.has(name)))
  return card < 0 ? null : card
}

function rowOf(
  seat: number,
  person: number,
  card: number | null,
  scored: Line[],
  lines: Line[]
): Omit<CountRow, 'own'> {
  // With common scoring a team has one marker: both persons then share its line.
  const line =
    scored.find(({ numbers }) => numbers.seat === seat && numbers.person === person) ??
    scored.find(({ numbers }) => numbers.seat === seat)
  const ambition = lines.find(
    ({ event, numbers }) => event === 'ambition_paid' && numbers.seat === seat && numbers.person === person
  )
  return {
    seat,
    person,
    card,
    points: line?.numbers.points ?? 0,
    score: line?.numbers.score ?? 0,
    ambition: ambition ? { card: ambition.numbers.card!, points: ambition.numbers.points! } : null
  }
}

/** What each character is worth where it is. */
export function worthOf(view: View, castle: Castle, reversed: boolean): number[] {
  return (view.place as number[]).map((place) => {
    const { points, reversed: other } = castle.places[place]!
    return reversed ? other : points
  })
}
