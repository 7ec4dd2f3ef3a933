import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BoardModule } from 'regnum/board'

const GAMES = '../src/regnum/games'
const LANGUAGES = ['en', 'fr', 'de']
const BOARDS = import.meta.glob<BoardModule>('../src/games/*/index.ts')

/** The pieces that the guides in a game's folder show. */
function shown(folder: string): string[] {
  const texts = LANGUAGES.map((language) => readFileSync(`${GAMES}/${folder}/guide/${language}.md`, 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\(pieces\/(\w+)\.png\)/g)].map((found) => found[1]!)))]
}

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

test.each(folders)('every piece in the guide to %s is drawn', async (folder) => {
  const { piece: draw } = await BOARDS[`../src/games/${folder.replaceAll('_', '-')}/index.ts`]!()
  const pieces = shown(folder)
  const undrawn = pieces.filter((piece) => {
    const target = document.createElement('div')
    draw!(target, piece)
    return !target.querySelector('path, .side')
  })
  expect(pieces.length).toBeGreaterThan(5)
  expect(undrawn).toEqual([])
})
