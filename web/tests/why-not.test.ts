// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Choosing } from '../src/play/choosing.svelte'
import { whatWasTried } from '../src/play/why-not'
import type { Offer } from '../src/wire/types'

const offer = (action: string, courtier: number, floor: number): Offer => ({
  action,
  verb: 'place',
  parameters: { courtier, floor },
  sentence: action,
  json: {},
  means: {}
})

function asked(): Choosing {
  const choosing = new Choosing(async () => {})
  const offers = [offer('place courtier=alienor floor=1', 0, 1), offer('place courtier=alienor floor=2', 0, 2)]
  choosing.ask({ question: 1, sentence: '', offers })
  return choosing
}

function drawn(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('i')!
}

test('a thing that is not offered can be tried, together with what was picked', () => {
  const choosing = asked()
  const floor = drawn('<p data-try="floor=3"><i></i></p>')
  expect(whatWasTried(floor, choosing)).toBe('floor=3')
  choosing.pick('courtier', 0)
  expect(whatWasTried(floor, choosing)).toBe('courtier=alienor floor=3')
})

test('what can be chosen, and what nobody asks for, is not tried', () => {
  expect(whatWasTried(drawn('<p data-try="romeo" role="button"><i></i></p>'), asked())).toBe('')
  expect(whatWasTried(drawn('<p><i></i></p>'), asked())).toBe('')
  expect(whatWasTried(drawn('<p data-try="romeo"><i></i></p>'), new Choosing(async () => {}))).toBe('')
})
