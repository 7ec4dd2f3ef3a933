import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ClauseText from '../src/text/ClauseText.svelte'
import type { Clause } from '../src/wire/types'

const CLAUSE: Clause = {
  id: 'LA-54',
  section: 'Grafschaften',
  text: 'Steht dort ein [Ritter](LA-50).',
  language: 'de',
  stale: false
}
let shown: object

function show(clause: Partial<Clause>, language = 'de'): string {
  const props = { game: 'lancaster', clause: { ...CLAUSE, ...clause }, language }
  shown = mount(ClauseText, { target: document.body, props })
  return document.querySelector('.remark')?.textContent ?? ''
}

beforeEach(() => document.body.replaceChildren())
afterEach(() => void unmount(shown))

test('a text in the language of the reader that is up to date has no remark', () => {
  expect(show({})).toBe('')
  expect(document.querySelector('a')!.dataset.clause).toBe('LA-50')
})

test('a text that nobody has translated says so, and in which language it is', () => {
  expect(show({ language: 'en' })).toBe('Not translated yet')
  expect(document.querySelector('[lang]')!.getAttribute('lang')).toBe('en')
})

test('a translation that is older than its source says so, and so does a text that is older than the rule', () => {
  expect(show({ stale: true })).toBe('This translation is older than the text')
  void unmount(shown)
  expect(show({ language: 'en', stale: true }, 'en')).toBe('This text is older than the rule it tells')
})
