import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { piecesOf } from '../src/guide/pieces'

const GAMES = '../src/regnum/games'
const LANGUAGES = ['en', 'fr', 'de']

/** The pieces that the guides in a game's folder show. */
function shown(folder: string): string[] {
  const texts = LANGUAGES.map((language) => readFileSync(`${GAMES}/${folder}/guide/${language}.md`, 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\(pieces\/(\w+)\.png\)/g)].map((found) => found[1]!)))]
}

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

test.each(folders)('every piece in the guide to %s is drawn', async (folder) => {
  const Piece = (await piecesOf(folder.replaceAll('_', '-')))!
  const pieces = shown(folder)
  const undrawn = pieces.filter((piece) => {
    const target = document.createElement('div')
    const drawing = mount(Piece, { target, props: { piece } })
    flushSync()
    const drawn = target.querySelector('path, .side')
    void unmount(drawing)
    return !drawn
  })
  expect(pieces.length).toBeGreaterThan(5)
  expect(undrawn).toEqual([])
})
