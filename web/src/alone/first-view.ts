import type { Options, View } from '../wire/types'

/** A table as anybody may see it: enough to draw its board. */
export interface Shown {
  players: number
  options: Options
  view: View
}

/** How a new game of some title looks, as it was written down with the folder. */
export async function firstView(game: string): Promise<Shown> {
  const found = await fetch(new URL(`answers/first/${game}.json`, document.baseURI))
  if (!found.ok) throw new Error(`${game}: ${found.status}`)
  return (await found.json()) as Shown
}
