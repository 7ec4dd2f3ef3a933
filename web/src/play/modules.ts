import type { GameModule } from './contract'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })

/** The board of a game, fetched when it is needed; undefined if nobody has drawn one yet. */
export async function moduleOf(game: string): Promise<GameModule | undefined> {
  return modules[`../games/${game}/index.ts`]?.()
}
