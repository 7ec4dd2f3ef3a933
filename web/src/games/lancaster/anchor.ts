import type { Sight } from './sight.svelte'

/** Where on the board a question belongs, so that its answers can be offered there. */
export type Anchor =
  | { at: 'county'; county: number }
  | { at: 'conflict'; conflict: number }
  | { at: 'law'; law: number }
  | { at: 'vote' }
  | { at: 'office' }
  | { at: 'castle' }

export function anchorOf(sight: Sight): Anchor {
  const { view, asking, realm } = sight
  const name = asking?.name
  if (name === 'which_vote') return { at: 'vote' }
  if (name === 'which_support') return { at: 'office' }
  if (name === 'how_many_squires') {
    return { at: 'county', county: realm.counties.findIndex(({ place }) => place === view.target) }
  }
  if (view.law >= 0) return { at: 'law', law: view.law }
  if (view.county >= 0) return { at: 'county', county: view.county }
  if (view.conflict >= 0) return { at: 'conflict', conflict: view.conflict }
  return { at: 'castle' }
}
