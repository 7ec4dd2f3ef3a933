import { expect, test } from 'vitest'
import { blocks, inline, isClause, linksOf, plainly } from '../src/text/markdown'
import { listing } from '../src/words/grammar'
import { de } from '../src/words/de'
import { en } from '../src/words/en'
import { fr } from '../src/words/fr'

test('clauses, bold, slanted and code are found inside a line', () => {
  expect(inline('see **VR-5** or VR-63, `U = 2` *only*')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'strong', inline: [{ kind: 'link', text: 'VR-5', to: 'VR-5' }] },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'VR-63', to: 'VR-63' },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'U = 2' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'only' }
  ])
})

test('links lead to clauses and pieces, also where they stand out', () => {
  const text = '**[Squires](squires)** do not count; see [driving out](LA-54).'
  expect(linksOf(text)).toEqual(['squires', 'LA-54'])
  expect(linksOf(text).map(isClause)).toEqual([false, true])
  expect(inline(text)[0]).toEqual({ kind: 'strong', inline: [{ kind: 'link', text: 'Squires', to: 'squires' }] })
  expect(plainly(inline(text))).toBe('Squires do not count; see driving out.')
})

test('tables, lists and paragraphs are told apart', () => {
  const found = blocks('First line\nof one.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two')
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'table', 'list'])
})

test('names are joined as people do', () => {
  expect(listing([], 'and')).toBe('')
  expect(listing(['Or'], 'and')).toBe('Or')
  expect(listing(['Azure', 'Gules', 'Or'], 'and')).toBe('Azure, Gules and Or')
})

/** Every place where there is a word, as a path. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => paths(part, `${path}.${key}`))
}

test('French and German say everything that English says, and nothing is empty', () => {
  const words = paths(en)
  for (const other of [fr, de]) expect(paths(other)).toEqual(words)
})

test('what is quoted in a choice has inner quotation marks', () => {
  expect(en.review.chose('Anna', 'Expand with “Truce”')).toBe('Anna: “Expand with ‘Truce’”')
  expect(de.review.chose('Anna', 'Sich mit „Anführer (3)“ ausbreiten')).toBe(
    'Anna: „Sich mit ‚Anführer (3)‘ ausbreiten“'
  )
  expect(fr.review.chose('Anna', 'S’étendre avec «\u00a0Trêve\u00a0»')).toBe(
    'Anna\u00a0: «\u00a0S’étendre avec “Trêve”\u00a0»'
  )
})
