import type { View } from './fields'

/** Where everybody's pieces are. */
export interface Pieces {
  /** By seat: a county, or -1. */
  noble: number[]
  /** By seat and county. */
  courtiers: number[][]
  /** The county two players are in, and who was there first; -1 for none. */
  contested: number
  defender: number
}

/** A piece that would go somewhere. */
export interface Preview {
  piece: 'noble' | 'courtier'
  seat: number
  to: number
}

export function piecesIn(view: View): Pieces {
  const players = view.players
  return {
    noble: view.noble.slice(0, players),
    courtiers: view.courtiers.slice(0, players),
    contested: view.contested,
    defender: view.defender
  }
}

/** Everybody who has a piece in a county; in a confrontation these are two. */
export function seatsIn({ noble, courtiers }: Pieces, county: number): number[] {
  return noble.flatMap((at, seat) => (at === county || courtiers[seat]![county]! > 0 ? [seat] : []))
}

/** Whose a county is: in a confrontation still the defender's, who was there before. */
export function ownerOf(pieces: Pieces, county: number): number | null {
  const seats = seatsIn(pieces, county)
  if (county === pieces.contested && seats.includes(pieces.defender)) return pieces.defender
  return seats[0] ?? null
}

/** The counties somebody holds. */
export function heldBy(pieces: Pieces, seat: number): number[] {
  return (pieces.courtiers[0] ?? []).flatMap((_, county) => (ownerOf(pieces, county) === seat ? [county] : []))
}
