import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import About from '../src/play/About.svelte'
import { explained } from '../src/play/mark'
import { stored } from './stored'

const { world } = stored('krone-und-schwert')
const children = createRawSnippet(() => ({
  render: () => '<p><button data-is="card:ambush" data-state="combat 0">A</button><i data-is="card:nothing">B</i></p>'
}))
let about: object

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  about = mount(About, { target: document.body, props: { world, children } })
})
afterEach(() => {
  void unmount(about)
  vi.useRealTimers()
})

function told(): string {
  flushSync()
  return document.querySelector('[role=tooltip]')?.textContent ?? ''
}

function point(selector: string, event: string, pointerType: string): void {
  document
    .querySelector(selector)!
    .dispatchEvent(new PointerEvent(event, { bubbles: true, cancelable: true, pointerType }))
}

test('a card that is pointed at for a moment says what it does', () => {
  point('button', 'pointermove', 'mouse')
  expect(told()).toBe('')
  vi.advanceTimersByTime(400)
  expect(told()).toContain('Ambush')
  expect(told()).toContain('combat 0')
  expect(told()).toContain('the strongest card of the other side no longer counts')
  point('button', 'pointermove', 'mouse') // from one part of it to another
  vi.advanceTimersByTime(320)
  expect(told()).toContain('Ambush')
  point('i', 'pointermove', 'mouse')
  vi.advanceTimersByTime(400)
  expect(told()).toBe('') // of this nobody says anything
})

test('the explanation stays while it is pointed at itself, and goes with Esc, a click on it, or elsewhere', () => {
  const show = () => {
    point('button', 'pointermove', 'mouse')
    vi.advanceTimersByTime(400)
    point('p', 'pointermove', 'mouse')
    vi.advanceTimersByTime(100)
    expect(told()).toContain('Ambush')
    point('[role=tooltip]', 'pointerenter', 'mouse')
    vi.advanceTimersByTime(10_000)
    expect(told()).toContain('Ambush')
  }
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  for (const [leave, pause] of [
    [() => point('[role=tooltip]', 'pointerleave', 'mouse'), 400],
    [() => document.querySelector<HTMLElement>('[role=tooltip]')!.click(), 0],
    [() => document.body.dispatchEvent(escape), 0]
  ] as const) {
    show()
    leave()
    vi.advanceTimersByTime(pause)
    expect(told()).toBe('')
  }
  expect(escape.defaultPrevented).toBe(true) // it closed this, and nothing else
})

test('the explanation goes with its piece, though the pointer rests', async () => {
  point('button', 'pointermove', 'mouse')
  vi.advanceTimersByTime(400)
  expect(told()).toContain('Ambush')
  document.querySelector('button')!.remove()
  await vi.advanceTimersByTimeAsync(50)
  expect(told()).toBe('')
})

test('whatever a board brings below a pointer that rests is not explained unasked', () => {
  point('button', 'pointerover', 'mouse')
  vi.advanceTimersByTime(2000)
  expect(told()).toBe('')
  point('button', 'pointermove', 'mouse')
  vi.advanceTimersByTime(400)
  expect(told()).toContain('Ambush')
})

test('a long press tells, and is not a choice; a short one is a choice and tells nothing', () => {
  const chosen = vi.fn()
  document.querySelector('button')!.addEventListener('click', chosen)
  for (const [pause, times] of [
    [700, 0],
    [100, 1]
  ] as const) {
    point('button', 'pointerdown', 'touch')
    vi.advanceTimersByTime(pause)
    point('button', 'pointerup', 'touch')
    expect(told() !== '').toBe(times === 0)
    document.querySelector('button')!.click()
    expect(chosen).toHaveBeenCalledTimes(times)
  }
})

test('a thing is called by its kind and its name, and by its own words where it has some', () => {
  const told = (mark: string) => {
    const marked = document.createElement('i')
    marked.dataset.is = mark
    return explained(world, marked).name
  }
  expect(told('building:castle space:A31')).toBe('castle · A31')
  expect(told('thing:throne field:king')).toBe('king')
  expect(told('card:ambush')).toBe('Ambush')
})
