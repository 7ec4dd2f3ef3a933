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
  const floor = drawn('<p data-is="thing:floor place:3 floor=3"><i></i></p>')
  expect(whatWasTried(floor, choosing)).toBe('3 floor=3')
  choosing.pick('courtier', 0)
  expect(whatWasTried(floor, choosing)).toBe('3 courtier=alienor floor=3')
})

test('what can be chosen, and what nobody asks for, is not tried', () => {
  expect(whatWasTried(drawn('<p data-is="thing:character character:romeo" role="button"><i></i></p>'), asked())).toBe(
    ''
  )
  expect(whatWasTried(drawn('<p><i></i></p>'), asked())).toBe('')
})

test('who is not asked may try, and hears why not', () => {
  const nobody = new Choosing(async () => {})
  expect(whatWasTried(drawn('<p data-is="thing:character character:romeo"><i></i></p>'), nobody)).toBe('romeo')
})

test('what explains a thing on a place is tried as that place', () => {
  const sign = drawn('<p data-is="thing:county place:dorset"><b data-is="thing:squires"><i></i></b></p>')
  expect(whatWasTried(sign, asked())).toBe('dorset')
  expect(whatWasTried(drawn('<p data-is="thing:crown field:king"><i></i></p>'), asked())).toBe('')
})
