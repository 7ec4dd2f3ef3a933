import type { Result } from '../wire/types'

/** One line of the final list. */
export interface Standing {
  /** null for a rival who has no place. */
  place: number | null
  /** null for a rival outside the seats. */
  seat: number | null
  name: string
  score: number
  gaveUp: boolean
}

/** Who came where, best first, and on the same place the most points first; a rival without a place comes at the end. */
export function standingsOf(result: Result, nameOf: (seat: number) => string): Standing[] {
  const seats = result.places.map((place, seat) => ({
    place,
    seat,
    name: nameOf(seat),
    score: result.scores[seat]!,
    gaveUp: result.gave_up.includes(seat)
  }))
  const rivals = result.rivals.map(({ name, score, place }) => ({ place, seat: null, name, score, gaveUp: false }))
  return [...seats, ...rivals].sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.score - a.score)
}

/** Everybody in first place, whether at the table or outside it. */
export function winnersOf(standings: Standing[]): string[] {
  return standings.filter(({ place }) => place === 1).map(({ name }) => name)
}

/** Whether more than one person wins, be it as a team. */
export function severalWin(result: Result, personsOn: (seat: number) => number): boolean {
  return result.winners.reduce((persons, seat) => persons + personsOn(seat), 0) > 1
}
