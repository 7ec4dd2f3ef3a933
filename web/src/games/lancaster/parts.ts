import type { Offer } from 'regnum/board'
import { anchorOf } from './anchor'
import type { Sight } from './sight.svelte'

/** The parts of the table one can go to on a phone. */
export type PartOfTable = 'england' | 'france' | 'king' | 'parliament' | 'castle'

const LIES: Record<string, PartOfTable> = {
  ...{ noble: 'england', remove: 'england', keep_county: 'england', take: 'england', take_tile: 'england' },
  ...{ name: 'england', send: 'england', favour: 'france', cross: 'france', send_to: 'france', ransom: 'france' },
  ...{ lord: 'king', allied_lord: 'king', apply: 'king', build: 'castle', evaluate: 'castle', evaluate_ally: 'castle' },
  ...{ keep_tile: 'castle', pay: 'castle', vote: 'parliament' }
}
const ANCHORED = { county: 'england', conflict: 'france', law: 'parliament', vote: 'parliament' } as const

/** Where on the table an offer is chosen. */
export function partOf(sight: Sight, offer: Offer): PartOfTable {
  const at = offer.parameters.at
  if (at !== undefined) return partOfPlace(sight, at)
  const { at: anchored } = anchorOf(sight)
  const found = anchored === 'office' ? 'king' : anchored === 'castle' ? 'castle' : ANCHORED[anchored]
  return LIES[offer.verb] ?? found
}

function partOfPlace({ realm }: Sight, at: number): PartOfTable {
  if (realm.counties.some(({ place }) => place === at)) return 'england'
  if (realm.conflicts.some(({ place }) => place === at)) return 'france'
  if (at === realm.court || [...realm.rooms, ...realm.alliedRooms].some(({ place }) => place === at)) return 'castle'
  return 'king'
}
