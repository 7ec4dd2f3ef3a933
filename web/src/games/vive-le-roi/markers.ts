import type { Options } from 'regnum/board'
import type { View } from './fields'

/** A score marker: a unit's, or with separate scoring a person's. */
export interface Marker {
  /** null for the Emissary. */
  seat: number | null
  /** Which of the persons who share a seat; null where the marker is all theirs. */
  person: number | null
  /** Which of the eight colours it has: a seat's own, for a second person one that no seat has. */
  colour: number
  score: number
}

/** The markers of a unit (VR-9). */
export function markersOf(view: View, seat: number, options: Options): Marker[] {
  const scores = view.score[seat]!
  if (!scoresApart(view, seat, options)) return [{ seat, person: null, colour: seat, score: scores[0]! }]
  return scores.map((score, person) => ({ seat, person, colour: colourOfPerson(view, seat, person), score }))
}

function scoresApart(view: View, seat: number, options: Options): boolean {
  return options.team_scoring !== 'common' && view.unit_sizes[seat] === 2
}

export function colourOfPerson(view: View, seat: number, person: number): number {
  if (person === 0) return seat
  const teamsBefore = view.unit_sizes.slice(0, seat).filter((size) => size === 2).length
  return view.players + teamsBefore
}
