import type { Line } from 'regnum/board'
import type { View } from './fields'
import type { Castle } from './places'

/** A coronation as the board shows it. */
export interface Counted {
  king: number
  sentence: string
  reversed: boolean
  rows: CountRow[]
  /** What follows from it, in words: the first King steps aside, or nobody is left to be crowned. */
  then: string[]
}

export interface CountRow {
  /** null for the Emissary. */
  seat: number | null
  person: number
  /** The names on the card, and what each brought; a sealed one is nobody's favourite. */
  favourites: { character: number; points: number; sealed: boolean }[]
  /** What this person's own favourites and ambition came to: a team with one marker moves it by the lower one. */
  own: number
  /** Where the marker stands now. */
  score: number
  /** Only in the count that ends the round. */
  ambition: { card: number; points: number } | null
}

/** What happened in a vote, from the lines of the log: the board shows it before the table moves on. */
export interface VoteScene {
  votes: (number | null)[]
  emissary: number | null
  outcome: 'crowned' | 'rejected' | 'cancelled' | null
  sentence: string
}

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six']

/** The lines that belong together, one moment after the other. */
export function momentsIn(lines: Line[]): Line[][] {
  const numbers = [...new Set(lines.map((line) => line.number))]
  return numbers.map((number) => lines.filter((line) => line.number === number))
}

export function voteIn(lines: Line[]): VoteScene | null {
  const voted = lines.filter((line) => line.event === 'voted')
  if (!voted.length) return null
  const votes: (number | null)[] = []
  for (const { numbers } of voted) votes[numbers.seat!] = numbers.card!
  const outcome = lines.find((line) => ['crowned', 'rejected', 'cancelled'].includes(line.event))
  return {
    votes,
    emissary: lines.find((line) => line.event === 'emissary_voted')?.numbers.card ?? null,
    outcome: (outcome?.event as VoteScene['outcome']) ?? null,
    sentence: outcome?.sentence ?? ''
  }
}

/** The count of a coronation, if there was one. */
export function countIn(lines: Line[], castle: Castle, banished: boolean): Counted | null {
  const crowned = lines.find((line) => line.event === 'crowned')
  if (!crowned) return null
  const king = crowned.numbers.character!
  return {
    king,
    sentence: crowned.sentence,
    reversed: king === castle.jester,
    rows: lines.filter((line) => line.event.endsWith('counted')).map(rowOf),
    then: lines.filter((line) => AFTERWARDS.includes(line.event)).map((line) => line.sentence)
  }

  function rowOf({ event, numbers }: Line): CountRow {
    const { seat, person } = numbers as { seat: number; person: number }
    const favourites = favouritesIn(numbers, castle, banished)
    if (event === 'emissary_counted') {
      const { score } = lines.find((line) => line.event === 'emissary_scored')!.numbers
      return { seat: null, person, favourites, own: numbers.points!, score: score!, ambition: null }
    }
    const paid = lines.find((line) => line.event === 'ambition_paid' && of(line, seat, person))?.numbers
    // With common scoring a team has one marker: both persons then share its line.
    const scored = lines.filter((line) => line.event === 'scored' && line.numbers.seat === seat)
    const { score } = (scored.find((line) => of(line, seat, person)) ?? scored[0])!.numbers
    const ambition = paid ? { card: paid.card!, points: paid.points! } : null
    return { seat, person, favourites, own: numbers.points! + (ambition?.points ?? 0), score: score!, ambition }
  }
}

const AFTERWARDS = ['first_of_the_couple', 'no_second_king']

const of = ({ numbers }: Line, seat: number, person: number) => numbers.seat === seat && numbers.person === person

function favouritesIn(numbers: Line['numbers'], castle: Castle, banished: boolean): CountRow['favourites'] {
  const names = NAMES.map((name) => numbers[name]!)
  const card = castle.cards.find((one) => one.names.every((name) => names.includes(name)))
  return NAMES.map((name) => {
    const character = numbers[name]!
    return { character, points: numbers[`${name}_points`]!, sealed: banished && character === card?.sealed }
  })
}

/** What each character is worth where it is. */
export function worthOf(view: View, castle: Castle, reversed: boolean): number[] {
  return view.place.map((place) => {
    const { points, reversed: other } = castle.places[place]!
    return reversed ? other : points
  })
}
